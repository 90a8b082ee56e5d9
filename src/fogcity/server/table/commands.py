"""What clients may ask for at a table: the same messages over sockets (`do` tells which) and as bodies of POSTs."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fogcity.bots.registry import DEFAULT_BOT
from fogcity.server.table.clock import NO_CLOCK, Clock

LONGEST_ACTION = 200  # characters
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9]+$")]
Key = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9]*$")]
ClientId = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
FieldText = Annotated[str, msgspec.Meta(max_length=100)]
ActionFields = Annotated[dict[str, FieldText | int | bool | None], msgspec.Meta(max_length=10)]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]
MAX_SAID = 500


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """Something that a player wants at a table. `id` is the client's own name for it: asking twice does it once."""

    table: Id
    id: ClientId = ""


class Join(Command, frozen=True, tag="join"):
    """Take a seat: this one, those that are kept for you, or the first that is free.

    A table that is not open needs the key of its invitation. Who sits already takes one more seat with `another`, for
    somebody at the same screen, perhaps with a name.
    """

    seat: SeatNumber | None = None
    key: Key = ""
    another: bool = False
    name: Annotated[str, msgspec.Meta(max_length=30)] = ""


class Leave(Command, frozen=True, tag="leave"):
    """Give all own seats back, or this one, before the start."""

    seat: SeatNumber | None = None


class Kick(Command, frozen=True, tag="kick"):
    """The host makes a seat free, before the start. Who sat there comes back only if the host asks them to."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host gives a free seat to a bot, such as `conductor` or `gripman:hard`."""

    seat: SeatNumber
    bot: BotName


class Invite(Command, frozen=True, tag="invite"):
    """The host keeps a free seat for the account of this name, who finds it among the challenges."""

    seat: SeatNumber
    name: Name


class Decline(Command, frozen=True, tag="decline"):
    """Do not want to."""


class Start(Command, frozen=True, tag="start"):
    """The host begins the game; free seats are given to this bot."""

    bot: BotName = DEFAULT_BOT


class Act(Command, frozen=True, tag="act"):
    """Take an action: its text, as in the list of legal actions. `after` is the position that it answers."""

    action: ActionText
    after: Number


class Undo(Command, frozen=True, tag="undo"):
    """Take the own last choice back, unless it showed something hidden or somebody else has acted since."""

    after: Number


class Resign(Command, frozen=True, tag="resign"):
    """Give up all own seats, or this one; a bot plays on."""

    seat: SeatNumber | None = None
    bot: BotName = DEFAULT_BOT


class OfferStop(Command, frozen=True, tag="offer_stop"):
    """Ask the others to stop here, without a result."""


class AnswerStop(Command, frozen=True, tag="answer_stop"):
    """Agree to stop here, or not; who offered takes the offer back with `agrees` false."""

    agrees: bool


class Say(Command, frozen=True, tag="say"):
    """Say something to the table."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_SAID)]


class Mute(Command, frozen=True, tag="mute"):
    """The host silences somebody, or lets them speak again."""

    player: Id
    muted: bool = True


class Close(Command, frozen=True, tag="close"):
    """The host takes the table away, before the start."""


AnyCommand = (
    Join
    | Leave
    | Kick
    | SeatBot
    | Invite
    | Decline
    | Start
    | Act
    | Undo
    | Resign
    | OfferStop
    | AnswerStop
    | Say
    | Mute
    | Close
)


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again: whoever asks, and however often, there is one rematch of a table."""

    id: ClientId = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is wanted. Whoever makes it is its host and takes the first seat, unless `sit` is false."""

    game: Annotated[str, msgspec.Meta(max_length=20)]
    id: ClientId = ""  # the client's own name for it: asking twice makes one table
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    options: dict[str, int | bool] = {}
    clock: Clock = NO_CLOCK
    open: bool = True
    sit: bool = True
    bots: Annotated[list[BotName], msgspec.Meta(max_length=6)] = []  # in the last seats
    start: bool = False  # as soon as all seats are taken, at once if they are; else when the host says so
    invite: Annotated[list[Name], msgspec.Meta(max_length=5)] = []  # accounts, in the seats after the host's
