"""What is told of a table, and to whom. All that is told of a game is made from the reader's own view of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from fogcity.core.action_data import ActionData
from fogcity.core.events import Event
from fogcity.core.game import Game
from fogcity.core.view_data import ViewData
from fogcity.server.table import entries as e
from fogcity.server.table.clock import Clock
from fogcity.server.table.state import CLOSED, OVER, Step, TableState


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: free, kept for somebody, a person's, or a bot's (which may play on for a person)."""

    kind: Literal["free", "kept", "person", "bot"]
    colour: str
    player: str = ""
    name: str = ""
    bot: str = ""
    here: bool = False
    resigned: bool = False
    forfeited: bool = False
    left: int | None = None  # milliseconds, if there is a clock; those of the present turn are not taken off


class TableInfo(msgspec.Struct, frozen=True):
    """A table, but for the game itself."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over", "closed"]
    host: str
    host_name: str
    open: bool
    when_full: bool  # does the game begin by itself once all seats are taken?
    options: dict[str, int | bool]
    clock: Clock
    seats: list[SeatInfo]
    commitment: str  # the SHA-256 of the secret that the game is dealt from
    secret: str  # that secret, once the game is over
    number: int
    stop: list[str]  # players who want to stop here
    muted: list[str]
    end: e.Ended | None
    rematch: str
    after: str  # the table that this is the rematch of


class Now(msgspec.Struct, frozen=True):
    """The game as it stands for a reader."""

    position: int  # what the next action answers
    turn: int
    view_data: ViewData
    legal: list[str] | None  # for the player to act
    actions: list[ActionData] | None  # the same, in the same order, as kinds and fields
    undo: bool  # can the reader take a choice back?
    began: int  # since when the time of the seat to act runs
    left: list[int] | None  # milliseconds that everybody has, without the present turn


class Placed(msgspec.Struct, frozen=True):
    """The game as it stood after the entry of this number."""

    number: int
    now: Now


class Moved(msgspec.Struct, frozen=True, tag_field="what", tag="moved"):
    """An action was taken; None if only who took it may know which."""

    seat: int
    action: str | None
    events: list[Event]


class Considered(msgspec.Struct, frozen=True, tag_field="say", tag="considered"):
    """What an action would do at this position: events that its player can tell beforehand. Nothing has changed."""

    id: str
    table: str
    position: int
    action: str
    events: list[Event]


class Spoken(msgspec.Struct, frozen=True, tag_field="what", tag="said"):
    """Somebody said something."""

    player: str
    name: str
    text: str


VisibleEntry = (
    Moved
    | Spoken
    | e.Created
    | e.Joined
    | e.Left
    | e.BotSeated
    | e.Invited
    | e.Declined
    | e.HostChanged
    | e.Started
    | e.Undone
    | e.Resigned
    | e.Flagged
    | e.StopOffered
    | e.StopAnswered
    | e.Ended
    | e.Muted
    | e.Rematched
)


class EntryMessage(msgspec.Struct, frozen=True, tag_field="say", tag="entry"):
    """Something happened at a table; with it the table if that changed, and the game if that did."""

    table: str
    number: int
    at: int
    entry: VisibleEntry
    info: TableInfo | None = None
    now: Now | None = None


class Snapshot(msgspec.Struct, frozen=True, tag_field="say", tag="table"):
    """A table as it stands for a reader: `you` are the reader's seats."""

    table: str
    number: int
    you: list[int]
    info: TableInfo
    now: Now | None
    talk: list[EntryMessage] = []  # what was said of late
    invite: str = ""  # keys for those who may hand them on
    watch: str = ""


class Presence(msgspec.Struct, frozen=True, tag_field="say", tag="here"):
    """Who is at the table at the moment: players of the game, and how many others watch."""

    table: str
    players: list[str]
    watching: int


class AboutServer(msgspec.Struct, frozen=True, tag_field="say", tag="about"):
    """What this server is. While bots are `compiling`, on a machine that has never played, they take their time."""

    version: str
    games: list[str]
    bots: Literal["ready", "compiling"]


TALK = 50  # so much of what was said is part of a snapshot


def table_info(state: TableState, names: dict[str, str], here: set[str]) -> TableInfo:
    """The table, for anybody."""
    head = state.setup
    return TableInfo(
        id=state.id,
        game=head.game,
        status=state.status,  # type: ignore[arg-type]
        host=state.host,
        host_name=names.get(state.host, ""),
        open=head.open,
        when_full=head.when_full,
        options=head.options,
        clock=head.clock,
        seats=[_seat_info(state, n, names, here) for n in range(len(state.seats))],
        commitment=head.commitment,
        secret=state.secret.hex() if state.status == OVER else "",
        number=state.number,
        stop=sorted(state.agreed),
        muted=sorted(state.muted),
        end=state.end,
        rematch=state.rematch,
        after=head.after,
    )


def _seat_info(state: TableState, number: int, names: dict[str, str], here: set[str]) -> SeatInfo:
    seat = state.seats[number]
    colour = state.game.colours[number % len(state.game.colours)]
    if seat.is_free:
        kind: Literal["kept", "free"] = "kept" if seat.invited else "free"
        return SeatInfo(kind, colour, seat.invited, seat.name or names.get(seat.invited, ""))
    return SeatInfo(
        kind="bot" if seat.bot else "person",
        colour=colour,
        player=seat.player,
        name=seat.name or names.get(seat.player, ""),
        bot=seat.bot,
        here=bool(seat.player) and seat.player in here,
        resigned=seat.resigned,
        forfeited=seat.forfeited,
        left=None if state.setup.clock.kind == "none" else seat.left,
    )


def game_now(state: TableState, viewer: int | None, undo: bool, legal: bool = True) -> Now | None:
    """The game as a seat (None: a spectator) may see it.

    `undo`: can the reader take something back? `legal`: is a player to act told what can be done?
    """
    if state.current is None or state.status == CLOSED:
        return None
    game, turn = state.game, state.turn
    view = state.current.view(viewer)
    mine = legal and viewer is not None and viewer == turn and not state.seats[turn].bot
    codes = game.legal(view).tolist() if mine else []
    return Now(
        position=state.position,
        turn=turn,
        view_data=game.view_data(view),
        legal=[game.text(view, code) for code in codes] if mine else None,
        actions=game.action_data(view, codes) if mine else None,
        undo=undo,
        began=state.began,
        left=None if state.setup.clock.kind == "none" else [seat.left for seat in state.seats],
    )


def visible_entry(
    state: TableState, entry: e.AnyEntry, step: Step | None, viewer: int | None, names: dict[str, str]
) -> VisibleEntry:
    """What happened, as a seat (None: a spectator) may know it."""
    if isinstance(entry, e.Acted):
        assert step is not None
        action, events = visible_step(state.game, step, viewer)
        return Moved(entry.seat, action, events)
    if isinstance(entry, e.Said):
        return Spoken(entry.player, names.get(entry.player, ""), entry.text)
    return entry


def visible_step(game: Game, step: Step, viewer: int | None) -> tuple[str | None, list[Event]]:
    """An action and its events."""
    shown = game.shown(step.before.record, step.action, viewer)
    events = game.events(step.before.view(viewer), shown, step.after.view(viewer))
    return None if shown < 0 else game.text(step.before.record, shown), events


CHANGES_TABLE = (
    e.Created,
    e.Joined,
    e.Left,
    e.BotSeated,
    e.Invited,
    e.Declined,
    e.HostChanged,
    e.Started,
    e.Resigned,
    e.Flagged,
    e.StopOffered,
    e.StopAnswered,
    e.Ended,
    e.Muted,
    e.Rematched,
)
CHANGES_SEATS = (e.Joined, e.Left, e.BotSeated, e.Invited, e.Declined, e.Resigned, e.Flagged)
CHANGES_GAME = (e.Started, e.Acted, e.Undone, e.Resigned, e.Flagged, e.Ended)

encode = msgspec.json.Encoder().encode
