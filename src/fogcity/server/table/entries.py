"""The entries of a table's log. The state of a table is a fold over its log, and nothing else.

Entries are written once and read for years: fields with defaults may be added, nothing else may change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fogcity.core.continuation import Continuation
from fogcity.server.table.clock import NO_CLOCK, Clock

Ending = Literal["played", "stopped", "forfeited", "resigned", "abandoned", "closed"]


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """Something that happened at a table. Seats are counted from 0; players are given by id."""


class Created(Entry, frozen=True, tag="created"):
    """The table was created. `commitment` is the SHA-256 of the secret that the game is dealt from.

    `deal` is how the game follows from the secret (see core/fair_deal.py). It is 0, and there is no commitment, if
    nothing is dealt because the game is continued from another table.
    """

    host: str
    game: str
    seats: int
    options: dict[str, int | bool]
    commitment: str
    open: bool
    clock: Clock = NO_CLOCK
    rules: int = 1
    after: str = ""  # the table of which this is the rematch
    when_full: bool = False  # the game starts as soon as all seats are taken
    take_back: bool | None = False  # without limit; None: if only bots play with the host when the game starts
    deal: int = 1
    contribute: bool = False  # the game does not start by itself before the host has contributed to the deal
    hints: bool | None = False  # are there hints? None: if only bots play with the host when the game starts


class Continued(Entry, frozen=True, tag="continued"):
    """The game goes on from a position of another table's game, which is over. It comes right after `Created`.

    `seed`, `actions` and `continued` are those of a record that ends there. Clients get `ContinuedFrom` instead: this
    reveals everything that is hidden. In a sandbox, the host acts for all seats.
    """

    table: str
    position: int  # the number of the entry of that table that led to the position
    step: int  # how many positions its log had before
    number: int  # how many actions its log had by then, without those that were undone
    seed: str
    actions: list[str]
    continued: list[Continuation]
    sandbox: bool = False


class Joined(Entry, frozen=True, tag="joined"):
    """A player took a seat. The seat has its own name if several people share one screen."""

    seat: int
    player: str
    name: str = ""


class Contributed(Entry, frozen=True, tag="contributed"):
    """A player contributed random bytes to the deal, as hexadecimal digits. It counts while the player stays."""

    player: str
    contribution: str


class SeatAsked(Entry, frozen=True, tag="seat_asked"):
    """A player who is seated asked the host for one more seat, for somebody at the same screen: this one, if given."""

    player: str
    name: str = ""
    seat: int | None = None


class SeatAnswered(Entry, frozen=True, tag="seat_answered"):
    """The request for one more seat was granted, declined or withdrawn. If it was granted, the player joins next."""

    player: str
    agrees: bool
    withdrawn: bool = False


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the start: its player left, or the host removed the player, bot or invitation."""

    seat: int
    kicked: bool = False
    new_links: bool = False  # the table's links were renewed, because a person was removed


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: int
    bot: str


class Invited(Entry, frozen=True, tag="invited"):
    """A seat was reserved for an invited player. It has its own name if several people share one screen."""

    seat: int
    player: str
    name: str = ""


class Declined(Entry, frozen=True, tag="declined"):
    """An invited player declined."""

    seat: int
    player: str


class SeatsChanged(Entry, frozen=True, tag="seats_changed"):
    """The table has another number of seats. The free seats in `removed` are gone; those after them move up."""

    seats: int
    removed: list[int] = []


class HostChanged(Entry, frozen=True, tag="host_changed"):
    """The table has another host."""

    host: str


class Started(Entry, frozen=True, tag="started"):
    """The game started."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat took an action. The log has it in full; what others see of it is built from their views."""

    seat: int
    action: str
    spent: int = 0  # milliseconds
    budget: str = ""  # what a bot used, such as 12p, if it could not use its full budget because it was not compiled


class Chosen(Entry, frozen=True, tag="chosen"):
    """A seat chose its action while others choose too. Once all have chosen, their `Acted` entries follow.

    A later choice of the same seat replaces this one. Until all have chosen, only this seat may know the action.
    """

    seat: int
    action: str
    spent: int = 0  # milliseconds; charged with the `Acted` entry
    budget: str = ""  # as in the `Acted` entry


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    """A seat withdrew its choice, to choose again."""

    seat: int


class Undone(Entry, frozen=True, tag="undone"):
    """A seat undid its last action, and with it the actions of bots since then.

    `actions` were undone in all. `revealed`: they had shown the player something hidden.
    """

    seat: int
    spent: int = 0
    actions: int = 1
    revealed: bool = False


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat took a hint for its current decision: where to look (level 1), or the best actions (level 2)."""

    seat: int
    level: int


class Resigned(Entry, frozen=True, tag="resigned"):
    """A player resigned a seat. A bot took over; or the game ends, and `bot` is empty."""

    seat: int
    bot: str


class Flagged(Entry, frozen=True, tag="flagged"):
    """A seat ran out of time, and a bot took over. If it `forfeits`, the seat cannot win any more."""

    seat: int
    bot: str
    forfeits: bool = False


class StopOffered(Entry, frozen=True, tag="stop_offered"):
    """A player offered to stop the game without a result."""

    player: str


class StopAnswered(Entry, frozen=True, tag="stop_answered"):
    """A player accepted or declined the offer to stop."""

    player: str
    agrees: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The game ended: played to its end, stopped by agreement, decided by forfeit or resignation, or without a result.

    A table is `closed` before the start or by an administrator; its only person `abandoned` it.
    """

    how: Ending
    scores: list[int] = []
    winners: list[int] = []


class PlayedOn(Entry, frozen=True, tag="played_on"):
    """The winner by resignation plays on against a bot, which took the seat that was resigned."""

    seat: int
    bot: str


class Settled(Entry, frozen=True, tag="settled"):
    """The winner by resignation does not play on, so the secret of the deal can be shown."""


class Reopened(Entry, frozen=True, tag="reopened"):
    """An abandoned table was opened again by the player who had abandoned it."""


class Said(Entry, frozen=True, tag="said"):
    """A player wrote a chat message, or sent a phrase: its id, and its English text for clients that do not know it."""

    player: str
    text: str
    phrase: str = ""


class Muted(Entry, frozen=True, tag="muted"):
    """The host muted or unmuted a player."""

    player: str
    muted: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch was created: a new table for the same people."""

    table: str


AnyEntry = (
    Created
    | Continued
    | Joined
    | Contributed
    | SeatAsked
    | SeatAnswered
    | Left
    | BotSeated
    | Invited
    | Declined
    | SeatsChanged
    | HostChanged
    | Started
    | Acted
    | Chosen
    | Withdrawn
    | Undone
    | Hinted
    | Resigned
    | Flagged
    | StopOffered
    | StopAnswered
    | Ended
    | PlayedOn
    | Settled
    | Reopened
    | Said
    | Muted
    | Rematched
)

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(AnyEntry).decode


def without_own_words(body: bytes) -> bytes:
    """A stored entry without the words of the player who wrote it: chat text, and a name of a seat."""
    entry = read(body)
    if isinstance(entry, Said):
        return write(Said(entry.player, ""))
    if isinstance(entry, Joined) and entry.name:
        return write(Joined(entry.seat, entry.player))
    if isinstance(entry, SeatAsked) and entry.name:
        return write(SeatAsked(entry.player, seat=entry.seat))
    return body
