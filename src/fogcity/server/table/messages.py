"""The messages about a table. Everything about a game in them is built from the reader's own view of it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from fogcity.core.action_data import ActionData
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.core.view_data import ViewData
from fogcity.server.table import entries as e
from fogcity.server.table.clock import Clock
from fogcity.server.table.position import Step
from fogcity.server.table.state import CLOSED, EACH, WAITING, TableState


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat: free, reserved (`kept`), a person's, or a bot's. A bot may have taken over from a person."""

    kind: Literal["free", "kept", "person", "bot"]
    colour: str
    player: str = ""
    name: str = ""
    bot: str = ""
    here: bool = False
    resigned: bool = False
    forfeited: bool = False
    left: int | None = None  # milliseconds, if there is a clock; does not count the current turn


class Origin(msgspec.Struct, frozen=True):
    """Where a table's game comes from: a position of another table's game, which is over."""

    table: str
    position: int  # the number of the entry of that table that led to it
    step: int  # how many positions its log has before
    number: int  # how many actions its log had by then, without those that were undone
    guessed: int | None  # what this seat could not know then was guessed anew; null: all is as it was
    sandbox: bool  # does the host act for all seats?


class TableInfo(msgspec.Struct, frozen=True):
    """A table without its game position."""

    id: str
    game: str
    status: Literal["waiting", "playing", "over", "closed"]
    host: str
    host_name: str
    open: bool
    when_full: bool  # does the game start as soon as all seats are taken?
    options: dict[str, int | bool]
    clock: Clock
    seats: list[SeatInfo]
    asked: list[e.SeatAsked]  # who waits for the host's consent to one more seat
    commitment: str  # the SHA-256 of the secret that the game is dealt from; empty if it comes from another table
    secret: str  # that secret, once the game is over
    deal: int  # how the game follows from the secret: 0: not at all; 1: from it alone; 2: and from the contributions
    contributions: list[str]  # of each seat, as hexadecimal digits; empty if it has contributed nothing
    number: int
    stop: list[str]  # players who want to stop the game
    muted: list[str]
    end: e.Ended | None
    rematch: str
    after: str  # the table of which this is the rematch
    take_back: bool | None  # can moves be taken back without limit? null: if only bots play with the host at the start
    takebacks: int  # how often that was done
    hints: bool | None  # may players take hints? null: if only bots play with the host at the start
    hints_taken: list[int]  # how many hints each seat took
    may_play_on: str  # the player who has won by resignation and may play on against a bot
    played_on: bool  # has the winner by resignation played on?
    origin: Origin | None  # what the game was played on from, if it was not dealt here


class Now(msgspec.Struct, frozen=True):
    """The current game position, as the reader may see it."""

    position: int  # the number that the next action must refer to (`after`)
    turn: int  # the seat to act; the reader's own, or else the first that has not chosen, while several choose at once
    view_data: ViewData
    legal: list[str] | None  # for the player to act
    actions: list[ActionData] | None  # the same actions in the same order, by kind and fields
    undo: bool  # can the reader undo the last action?
    began: int  # when the clock of the seat to act started
    left: list[int] | None  # milliseconds of each seat; does not count the current turn
    choosing: list[int] = []  # the seats that have not chosen yet, while several choose at once
    chosen: str | None = None  # what the reader has chosen, while others still choose; `undo` withdraws it
    hint: int = 0  # the hint that the reader, who is to act, has taken for this decision: its level; 0: none
    seats: list[dict[str, Any]] = []  # for whoever plays a sandbox: the fields of each seat's view that differ


class Moved(msgspec.Struct, frozen=True, tag_field="what", tag="moved"):
    """A seat took an action. `action` is null if only the player who took it may know it."""

    seat: int
    action: str | None
    events: list[Event]


class HasChosen(msgspec.Struct, frozen=True, tag_field="what", tag="chosen"):
    """A seat has chosen while others still choose. What it chose is shown to nobody else until all have chosen."""

    seat: int


class Placed(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game position after the entry with this number.

    If a seat was asked for, `move` is the move that led to it, as that seat saw it. If all were asked for, `now` is a
    spectator's view, `move` is what its own player saw, and `seats` has the fields of each seat's view that differ.
    """

    number: int
    now: Now
    move: Moved | None = None
    seats: list[dict[str, Any]] = []


class Considered(msgspec.Struct, frozen=True, tag_field="say", tag="considered"):
    """What an action would do at this position: the events that its player can predict. Nothing has changed."""

    id: str
    table: str
    position: int
    action: str
    events: list[Event]


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="what", tag="said"):
    """A player wrote a chat message, or sent a phrase: its id, and its English text for clients that do not know it."""

    player: str
    name: str
    text: str
    phrase: str = ""


class ContinuedFrom(msgspec.Struct, frozen=True, tag_field="what", tag="continued"):
    """The game goes on from a position of another table's game, which is over."""

    origin: Origin


VisibleEntry = (
    Moved
    | Spoken
    | e.Created
    | ContinuedFrom
    | e.Joined
    | e.Contributed
    | e.SeatAsked
    | e.SeatAnswered
    | e.Left
    | e.BotSeated
    | e.Invited
    | e.Declined
    | e.SeatsChanged
    | e.HostChanged
    | e.Started
    | HasChosen
    | e.Withdrawn
    | e.Undone
    | e.Hinted
    | e.Resigned
    | e.Flagged
    | e.StopOffered
    | e.StopAnswered
    | e.Ended
    | e.PlayedOn
    | e.Settled
    | e.Reopened
    | e.Muted
    | e.Rematched
)


class EntryMessage(msgspec.Struct, frozen=True, tag_field="say", tag="entry"):
    """A new log entry; with `info` if the table changed, and with `now` if the game did."""

    table: str
    number: int
    at: int
    entry: VisibleEntry
    info: TableInfo | None = None
    now: Now | None = None


class Snapshot(msgspec.Struct, frozen=True, tag_field="say", tag="table"):
    """A table as the reader may see it. `you` are the reader's seats."""

    table: str
    number: int
    you: list[int]
    info: TableInfo
    now: Now | None
    talk: list[EntryMessage] = []  # the latest chat messages
    invite: str = ""  # the table's keys, for readers who may share them
    watch: str = ""


class Presence(msgspec.Struct, frozen=True, tag_field="say", tag="here"):
    """Who is connected to the table: players of the game, and how many others watch."""

    table: str
    players: list[str]
    watching: int


class Renamed(msgspec.Struct, frozen=True, tag_field="say", tag="renamed"):
    """A player at the table has another name. The log does not change: it has players by id."""

    table: str
    player: str
    name: str
    info: TableInfo


class AboutServer(msgspec.Struct, frozen=True, tag_field="say", tag="about"):
    """The server's version and games. While bots are `compiling`, usually on the first start, they think less."""

    version: str
    games: list[str]
    bots: Literal["ready", "compiling"]


TALK = 50  # chat messages in a snapshot


def table_info(state: TableState, names: dict[str, str], here: set[str]) -> TableInfo:
    """What everybody who sees a table may know of it, without the game position."""
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
        asked=list(state.asked.values()),
        commitment=head.commitment,
        secret=state.secret.hex() if state.is_final and head.deal else "",
        deal=head.deal,
        contributions=state.contributions,
        number=state.number,
        stop=sorted(state.agreed),
        muted=sorted(state.muted),
        end=state.end,
        rematch=state.rematch,
        after=head.after,
        take_back=head.take_back if state.status == WAITING else state.takes_back,
        takebacks=state.takebacks,
        hints=head.hints if state.status == WAITING else state.gives_hints,
        hints_taken=state.hints.counts(len(state.seats)),
        may_play_on=state.may_play_on,
        played_on=state.played_on,
        origin=None if state.base is None else origin_of(state.base),
    )


def origin_of(base: e.Continued) -> Origin:
    """What everybody who sees a table may know of the position that its game comes from."""
    return Origin(base.table, base.position, base.step, base.number, base.continued[-1].seat, base.sandbox)


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
        name=seat.name or ("" if state.is_sandbox else names.get(seat.player, "")),
        bot=seat.bot,
        here=bool(seat.player) and seat.player in here,
        resigned=seat.resigned,
        forfeited=seat.forfeited,
        left=None if state.setup.clock.kind == "none" else seat.left,
    )


def game_now(state: TableState, viewer: int | None, undo: bool, legal: bool = True) -> Now | None:
    """The game as a seat (None: a spectator) may see it.

    `undo`: can the reader undo the last action? `legal`: include the legal actions, if the reader is to act?
    """
    if state.current is None or state.status == CLOSED:
        return None
    game, seats = state.game, state.seats
    spent = {seat: choice.spent for seat, choice in state.chosen.items()}
    left = None if state.setup.clock.kind == "none" else [one.left - spent.get(n, 0) for n, one in enumerate(seats)]
    if not legal:
        view = state.current.view(viewer)
        return now_of(game, view, state.position, state.turn, acts=False, undo=undo, began=state.began, left=left)
    to_act, choice = state.seats_to_act, None if viewer is None else state.chosen.get(viewer)
    view = state.seen_by(viewer)
    now = now_of(
        game,
        view,
        state.position,
        state.turn_for(viewer),
        acts=viewer is not None and viewer in to_act and not seats[viewer].bot,
        undo=undo,
        began=state.began,
        left=left,
        chosen=None if choice is None else choice.action,
        hint=state.hints.level(viewer, view) if viewer in to_act else 0,
    )
    if state.is_sandbox and viewer is not None:
        views = [game.view_data(state.current.view(seat)) for seat in range(len(seats))]
        return replace(now, seats=differences(now.view_data, views))
    if state.choosing:
        return replace(now, choosing=to_act)
    if now.actions is None or state.takes_back:  # then everything can be undone
        return now
    return replace(now, actions=_mark_final(game, view, now.actions))


def differences(base: ViewData, views: Sequence[ViewData]) -> list[dict[str, Any]]:
    """The fields of each view that are not as in the first one."""
    known = _fields(base)
    return [{name: value for name, value in _fields(view).items() if value != known[name]} for view in views]


def _fields(data: ViewData) -> dict[str, Any]:
    return {name: getattr(data, name) for name in data.__struct_fields__}


def _mark_final(game: Game, view: View, actions: list[ActionData]) -> list[ActionData]:
    """The groups of legal actions, with a mark on those that cannot be undone."""
    reveals = iter(game.reveals_each(view, game.legal(view).tolist()))
    return [replace(group, final=True) if any(list(islice(reveals, group.count))) else group for group in actions]


def now_of(  # noqa: PLR0913 - the fields of a message
    game: Game,
    view: View,
    position: int,
    turn: int,
    *,
    acts: bool,
    undo: bool = False,
    began: int = 0,
    left: list[int] | None = None,
    chosen: str | None = None,
    hint: int = 0,
) -> Now:
    """A game as the holder of a view sees it; with the legal actions, if the viewer is to act.

    `turn` is -1 once the table is over, which may be before the game is. `chosen`: see Now.
    """
    codes = game.legal(view).tolist() if acts else []
    return Now(
        position=position,
        turn=turn,
        view_data=game.view_data(view) if chosen is None else game.chosen_data(view, game.parse(view, chosen)),
        legal=[game.text(view, code) for code in codes] if acts else None,
        actions=game.action_data(view, codes) if acts else None,
        undo=undo,
        began=began,
        left=left,
        chosen=chosen,
        hint=hint,
    )


def visible_entry(
    state: TableState, entry: e.AnyEntry, step: Step | None, viewer: int | None, names: dict[str, str]
) -> VisibleEntry:
    """A log entry, as a seat (None: a spectator; EACH: the one that acted) may know it."""
    if isinstance(entry, e.Acted):
        assert step is not None
        action, events = visible_step(state.game, step, entry.seat if viewer == EACH else viewer)
        return Moved(entry.seat, action, events)
    if isinstance(entry, e.Chosen):
        return HasChosen(entry.seat)
    if isinstance(entry, e.Continued):
        return ContinuedFrom(origin_of(entry))
    if isinstance(entry, e.Said):
        return Spoken(entry.player, names.get(entry.player, ""), entry.text, entry.phrase)
    return entry


def visible_step(game: Game, step: Step, viewer: int | None) -> tuple[str | None, list[Event]]:
    """An action and its events, as a seat (None: a spectator) may know them."""
    shown = game.shown(step.before.record, step.action, viewer)
    events = game.events(step.before.view(viewer), shown, step.after.view(viewer))
    return None if shown < 0 else game.text(step.before.record, shown), events


def with_name(message: EntryMessage, player: str, name: str) -> EntryMessage:
    """A chat message with the new name of its author."""
    if isinstance(message.entry, Spoken) and message.entry.player == player:
        return replace(message, entry=replace(message.entry, name=name))
    return message


CHANGES_TABLE = (
    e.Created,
    e.Continued,
    e.Joined,
    e.Contributed,
    e.SeatAsked,
    e.SeatAnswered,
    e.Left,
    e.BotSeated,
    e.Invited,
    e.Declined,
    e.SeatsChanged,
    e.HostChanged,
    e.Started,
    e.Hinted,
    e.Resigned,
    e.Flagged,
    e.StopOffered,
    e.StopAnswered,
    e.Ended,
    e.PlayedOn,
    e.Settled,
    e.Reopened,
    e.Muted,
    e.Rematched,
)
CHANGES_SEATS = (
    e.Joined,
    e.Left,
    e.BotSeated,
    e.Invited,
    e.Declined,
    e.SeatsChanged,
    e.Resigned,
    e.Flagged,
    e.PlayedOn,
)
CHANGES_SEAT_ROWS = (*CHANGES_SEATS, e.Ended, e.Reopened)  # what the database has about seats
CHANGES_GAME = (
    e.Started,
    e.Acted,
    e.Chosen,
    e.Withdrawn,
    e.Undone,
    e.Resigned,
    e.Flagged,
    e.Ended,
    e.PlayedOn,
    e.Reopened,
)

encode = msgspec.json.Encoder().encode
