"""The commands of players at a table: messages of the WebSocket (`do` names the command) and bodies of POSTs."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from fogcity.bots.registry import DEFAULT_BOT
from fogcity.core.fair_deal import CONTRIBUTION
from fogcity.server.table.clock import NO_CLOCK, Clock
from fogcity.server.table.phrases import Phrase

MAX_ACTION = 200  # characters
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=16, pattern="^[A-Za-z0-9]+$")]
Key = Annotated[str, msgspec.Meta(max_length=32, pattern="^[A-Za-z0-9]*$")]
ClientId = Annotated[str, msgspec.Meta(max_length=40, pattern="^[A-Za-z0-9_.:-]*$")]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
FieldText = Annotated[str, msgspec.Meta(max_length=100)]
ActionFields = Annotated[dict[str, FieldText | int | bool | None], msgspec.Meta(max_length=10)]
Contribution = Annotated[str, msgspec.Meta(max_length=128, pattern=rf"^({CONTRIBUTION})$(?!\n)")]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_ACTION)]
MAX_CHAT = 500  # characters


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", kw_only=True):
    """A command. `id` is chosen by the client: a command sent twice with the same id is executed once."""

    table: Id
    id: ClientId = ""


class Join(Command, frozen=True, tag="join"):
    """Take a seat: the given one, those reserved for you, or the first free one.

    A private table needs the key of its invitation link. If you are seated already, `another` takes one more seat for a
    second person at the same screen, who may have a name. Unless you are the host or the seat is reserved for you, this
    only asks the host, who answers with `answer_seat`. `contribution`: see `contribute`.
    """

    seat: SeatNumber | None = None
    key: Key = ""
    another: bool = False
    name: Annotated[str, msgspec.Meta(max_length=30)] = ""
    contribution: Contribution | None = None


class Contribute(Command, frozen=True, tag="contribute"):
    """Contribute random bytes to the deal, after you have seen its commitment and before the start.

    They are 16 to 64 bytes as hexadecimal digits. A player contributes once.
    """

    contribution: Contribution


class AnswerSeat(Command, frozen=True, tag="answer_seat"):
    """The host lets a player take one more seat, or declines. A player withdraws the request with `agrees` false."""

    player: Id
    agrees: bool


class Leave(Command, frozen=True, tag="leave"):
    """Leave all your seats, or one, before the start."""

    seat: SeatNumber | None = None


class Kick(Command, frozen=True, tag="kick"):
    """The host frees a seat before the start. Its player loses all seats, and returns only if the host invites them."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot in a free seat, such as `conductor` or `gripman:hard`."""

    seat: SeatNumber
    bot: BotName


class Invite(Command, frozen=True, tag="invite"):
    """The host reserves a free seat for the account of this name, which sees it as a challenge."""

    seat: SeatNumber
    name: Name


class SetSeats(Command, frozen=True, tag="set_seats"):
    """The host adds seats before the start, or removes free ones, the last first."""

    seats: Annotated[int, msgspec.Meta(ge=1, le=8)]


class Decline(Command, frozen=True, tag="decline"):
    """Decline an invitation."""


class Start(Command, frozen=True, tag="start"):
    """The host starts the game; this bot takes the free seats."""

    bot: BotName = DEFAULT_BOT


class Act(Command, frozen=True, tag="act"):
    """Take an action, given by its text in the list of legal actions. `after` is the position that you saw."""

    action: ActionText
    after: Number


class Undo(Command, frozen=True, tag="undo"):
    """Undo your last action, unless it revealed something hidden or another player has acted since.

    At a table with `take_back`, nothing prevents it: what bots have done since your action is undone too.
    """

    after: Number


class AskHint(Command, frozen=True, tag="hint"):
    """Ask for a hint: where to look (level 1), or the best actions (level 2). `after` is the position that you saw.

    The seat to act must be yours, and the table must have `hints`. Everybody sees how many hints you took; the same one
    again does not count.
    """

    level: Literal[1, 2]
    after: Number


class Resign(Command, frozen=True, tag="resign"):
    """Resign all your seats, or one; a bot takes over.

    In a game of two, or if only bots would be left, the game ends: you have lost.
    """

    seat: SeatNumber | None = None
    bot: BotName = DEFAULT_BOT


class PlayOn(Command, frozen=True, tag="play_on"):
    """Play on against a bot, after you have won because the other player resigned."""

    bot: BotName = DEFAULT_BOT


class Settle(Command, frozen=True, tag="settle"):
    """Do not play on after the other player has resigned: the secret of the deal is shown."""


class Abandon(Command, frozen=True, tag="abandon"):
    """End a game against bots, or close a table at which nobody else sits. It disappears from your lists."""


class Reopen(Command, frozen=True, tag="reopen"):
    """Open a table again that you have abandoned."""


class OfferStop(Command, frozen=True, tag="offer_stop"):
    """Offer to stop the game without a result."""


class AnswerStop(Command, frozen=True, tag="answer_stop"):
    """Accept or decline the offer to stop. The player who made it withdraws it with `agrees` false."""

    agrees: bool


class Say(Command, frozen=True, tag="say"):
    """Write a chat message, or send a phrase that readers see in their own language."""

    text: Annotated[str, msgspec.Meta(max_length=MAX_CHAT)] = ""
    phrase: Phrase | None = None


class Mute(Command, frozen=True, tag="mute"):
    """The host mutes or unmutes a player."""

    player: Id
    muted: bool = True


class Close(Command, frozen=True, tag="close"):
    """The host closes the table before the start."""


AnyCommand = (
    Join
    | Contribute
    | AnswerSeat
    | Leave
    | Kick
    | SeatBot
    | Invite
    | SetSeats
    | Decline
    | Start
    | Act
    | Undo
    | Resign
    | PlayOn
    | Settle
    | Abandon
    | Reopen
    | OfferStop
    | AnswerStop
    | Say
    | Mute
    | Close
)


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again. A table has one rematch, no matter which player asks for it or how often."""

    id: ClientId = ""
    contribute: bool = False  # as in NewTable


class PlayFrom(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of a finished game, at a table of your own that nobody else can join.

    You take one seat, and bots the others; in a `sandbox` you act for all seats. What is hidden is as it was, or with
    `guess` guessed anew from what the seat could know at that position.
    """

    position: Number  # the number of the entry that led to it, as in `/positions`
    key: Key = ""  # of the table with the finished game
    id: ClientId = ""  # as in NewTable
    seat: SeatNumber = 0  # yours; in a sandbox, the one whose knowledge is kept
    bot: BotName = DEFAULT_BOT
    sandbox: bool = False
    guess: bool = False


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. You become its host and take the first seat, unless `sit` is false."""

    game: Annotated[str, msgspec.Meta(max_length=20)]
    id: ClientId = ""  # chosen by the client: asking twice with the same id creates one table
    seats: Annotated[int, msgspec.Meta(ge=2, le=6)] = 2
    options: dict[str, int | bool] = {}
    clock: Clock = NO_CLOCK
    open: bool = True
    sit: bool = True
    bots: Annotated[list[BotName], msgspec.Meta(max_length=6)] = []  # in the last seats
    start: bool = False  # start as soon as all seats are taken; otherwise the host starts the game
    invite: Annotated[list[Name], msgspec.Meta(max_length=5)] = []  # accounts, in the seats after the host's
    take_back: bool | None = None  # without limit, for one person against bots; null: if it is so when the game starts
    hints: bool | None = None  # may players take hints? null: if only bots play with the host when the game starts
    contribute: bool = False  # you will contribute to the deal, so the game does not start by itself before that
