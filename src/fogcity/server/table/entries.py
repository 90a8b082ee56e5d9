"""The entries of a table's log. The state of a table is a fold over its log, and nothing else.

Entries are written once and read for years: fields with defaults may be added, nothing else may change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fogcity.server.table.clock import NO_CLOCK, Clock

Ending = Literal["played", "stopped", "forfeited", "closed"]


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """Something that happened at a table. Seats are counted from 0; players are given by id."""


class Created(Entry, frozen=True, tag="created"):
    """The table was created. `commitment` is the SHA-256 of the secret that the game is dealt from."""

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


class Joined(Entry, frozen=True, tag="joined"):
    """A player took a seat. The seat has its own name if several people share one screen."""

    seat: int
    player: str
    name: str = ""


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the start: its player left, or the host removed the player, bot or invitation."""

    seat: int
    kicked: bool = False


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


class Undone(Entry, frozen=True, tag="undone"):
    """A seat undid its last action."""

    seat: int
    spent: int = 0


class Resigned(Entry, frozen=True, tag="resigned"):
    """A player resigned a seat, and a bot took over."""

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
    """The game ended: played to its end, stopped by agreement, decided by forfeit, or closed."""

    how: Ending
    scores: list[int] = []
    winners: list[int] = []


class Said(Entry, frozen=True, tag="said"):
    """A player wrote a chat message."""

    player: str
    text: str


class Muted(Entry, frozen=True, tag="muted"):
    """The host muted or unmuted a player."""

    player: str
    muted: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """A rematch was created: a new table for the same people."""

    table: str


AnyEntry = (
    Created
    | Joined
    | Left
    | BotSeated
    | Invited
    | Declined
    | HostChanged
    | Started
    | Acted
    | Undone
    | Resigned
    | Flagged
    | StopOffered
    | StopAnswered
    | Ended
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
    return body
