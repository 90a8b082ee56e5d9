"""What can happen at a table: the entries of its log. A table is what its log tells, and nothing else.

Entries are written once and read for years: fields may be added with a default, nothing else may change.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from fogcity.server.table.clock import NO_CLOCK, Clock

Ending = Literal["played", "stopped", "forfeited", "closed"]


class Entry(msgspec.Struct, frozen=True, tag_field="what", omit_defaults=True):
    """One thing that happened. Seats are counted from 0; players are named by their ids."""


class Created(Entry, frozen=True, tag="created"):
    """A table was made, with the digest of the secret that its game is dealt from."""

    host: str
    game: str
    seats: int
    options: dict[str, int | bool]
    commitment: str
    open: bool
    clock: Clock = NO_CLOCK
    rules: int = 1
    after: str = ""  # the table that this is the rematch of
    when_full: bool = False  # the game begins by itself once all seats are taken


class Joined(Entry, frozen=True, tag="joined"):
    """A player took a seat; under another name, if several people share one screen."""

    seat: int
    player: str
    name: str = ""


class Left(Entry, frozen=True, tag="left"):
    """A seat became free before the start: its player left, or the host sent player or bot away."""

    seat: int
    kicked: bool = False


class BotSeated(Entry, frozen=True, tag="bot_seated"):
    """A bot was given a seat."""

    seat: int
    bot: str


class Invited(Entry, frozen=True, tag="invited"):
    """A seat is kept for a player who is asked to join; under another name, if several people share one screen."""

    seat: int
    player: str
    name: str = ""


class Declined(Entry, frozen=True, tag="declined"):
    """A player who was asked does not want to."""

    seat: int
    player: str


class HostChanged(Entry, frozen=True, tag="host_changed"):
    """Somebody else looks after the table."""

    host: str


class Started(Entry, frozen=True, tag="started"):
    """The game begins."""


class Acted(Entry, frozen=True, tag="acted"):
    """A seat took an action. The log holds it in full; others are told what they may know."""

    seat: int
    action: str
    spent: int = 0  # milliseconds


class Undone(Entry, frozen=True, tag="undone"):
    """A seat took its last choice back."""

    seat: int
    spent: int = 0


class Resigned(Entry, frozen=True, tag="resigned"):
    """A player gave a seat up, and a bot plays on."""

    seat: int
    bot: str


class Flagged(Entry, frozen=True, tag="flagged"):
    """A seat has no time left. A bot plays on; if the table says that who runs out of time forfeits, it cannot win."""

    seat: int
    bot: str
    forfeits: bool = False


class StopOffered(Entry, frozen=True, tag="stop_offered"):
    """A player would like to stop here, without a result."""

    player: str


class StopAnswered(Entry, frozen=True, tag="stop_answered"):
    """A player agrees to that, or does not."""

    player: str
    agrees: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The game is over: played to its end, stopped, decided by forfeit, or closed."""

    how: Ending
    scores: list[int] = []
    winners: list[int] = []


class Said(Entry, frozen=True, tag="said"):
    """Somebody said something."""

    player: str
    text: str


class Muted(Entry, frozen=True, tag="muted"):
    """The host does not want to hear somebody any more, or does again."""

    player: str
    muted: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """There is a new table for the same people."""

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


def forget_words(body: bytes) -> bytes:
    """An entry, as it is kept, without what it quotes of the player who made it."""
    entry = read(body)
    if isinstance(entry, Said):
        return write(Said(entry.player, ""))
    if isinstance(entry, Joined) and entry.name:
        return write(Joined(entry.seat, entry.player))
    return body
