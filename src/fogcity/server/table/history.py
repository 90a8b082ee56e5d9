"""What a table's log holds: the entries since a number, past positions, and the record of a finished game.

All of it is built from what the reader may know now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from fogcity.core.fair_deal import deal_tags
from fogcity.core.record import add_budget, write_hints
from fogcity.core.table import Table
from fogcity.core.view_data import ViewData
from fogcity.server.problems import BadRequest, Conflict
from fogcity.server.table import entries as e
from fogcity.server.table.base import begun
from fogcity.server.table.messages import (
    EntryMessage,
    Moved,
    Placed,
    differences,
    encode,
    game_now,
    table_info,
    visible_step,
)
from fogcity.server.table.past import LONG, Past
from fogcity.server.table.position import Step
from fogcity.server.table.room import Room
from fogcity.server.table.state import TableState
from fogcity.software import software

MAX_POSITIONS = 50  # in one response
ALL = "all"  # asks for what all seats saw
CHANGES_POSITION = (e.Started, e.Acted, e.Undone)


async def entries_after(room: Room, after: int, player: str) -> list[EntryMessage]:
    """The entries after a number. The last one comes with the table and the game position."""
    past = await room.read_past()
    state = room.state
    reader = state.log_viewer(player)
    missing = past.missing_moves(after, state.number, reader)
    if missing > LONG:
        await room.run_long(partial(past.compute_moves, after, state.number, reader))
    elif missing:
        past.compute_moves(after, state.number, reader)
    found = [
        EntryMessage(state.id, stored.row.number, stored.row.at, past.visible(state, stored, reader, room.names))
        for stored in past.log[after : state.number]
    ]
    if found:
        info = table_info(state, room.names, room.present_players())
        now = game_now(state, state.viewer(player), state.can_undo(player))
        found[-1] = replace(found[-1], info=info, now=now)
    return found


class Then(NamedTuple):
    """A table as it was after an entry, and what the entry did to the game."""

    state: TableState
    entry: e.AnyEntry
    step: Step | None


async def positions(room: Room, first: int, player: str, seat: str = "") -> list[Placed]:
    """The position after each move from a number on, up to MAX_POSITIONS, as the reader may see it now.

    Once the game is over its deal is public. Then `seat` may ask for what another seat saw, or for ALL of them.
    """
    past, state = await room.read_past(), room.state
    place: Callable[[Then], Placed] = partial(_placed, viewer=state.viewer(player))
    if seat:
        if not state.is_final:
            text = "only a finished game shows what others saw: it would reveal hidden information"
            raise Conflict(text, reason="not_over")
        if seat != ALL and int(seat) >= len(state.seats):
            raise BadRequest(f"seat must be a number from 0 to {len(state.seats) - 1}, or {ALL}")
        place = _placed_for_all if seat == ALL else partial(_placed_for_seat, seat=int(seat))
    return await room.run_long(partial(_positions, past, first, state.number, place))


def _positions(past: Past, first: int, last: int, place: Callable[[Then], Placed]) -> list[Placed]:
    found: list[Placed] = []
    for state, (entry, row), step in past.replay(last):
        if row.number >= first and isinstance(entry, CHANGES_POSITION):
            found.append(place(Then(state.fork(), entry, step)))
            if len(found) == MAX_POSITIONS:
                break
    return found


def _placed(then: Then, viewer: int | None) -> Placed:
    """A position as a seat (None: a spectator) may see it now."""
    now = game_now(then.state, viewer, undo=False, legal=False)
    assert now is not None
    return Placed(then.state.number, now)


def _placed_for_seat(then: Then, seat: int) -> Placed:
    """A position as a seat saw it, and the move that led to it."""
    placed = _placed(then, seat)
    now = replace(placed.now, view_data=_seen_by(then, seat))
    return replace(placed, now=now, move=_move(then, seat))


def _placed_for_all(then: Then) -> Placed:
    """A position as everybody saw it, and the move that led to it as its player saw it."""
    placed = _placed(then, None)
    views = [_seen_by(then, seat) for seat in range(len(then.state.seats))]
    seen = differences(placed.now.view_data, views)
    player = then.entry.seat if isinstance(then.entry, e.Acted) else None
    return replace(placed, move=_move(then, player), seats=seen)


def _seen_by(then: Then, seat: int) -> ViewData:
    return then.state.game.view_data(then.state.seen_by(seat))


def _move(then: Then, viewer: int | None) -> Moved | None:
    if not isinstance(then.entry, e.Acted) or then.step is None:
        return None
    return Moved(then.entry.seat, *visible_step(then.state.game, then.step, viewer))


async def export(room: Room, form: str, player: str) -> tuple[bytes, str]:
    """A finished game as a file, and its media type: a record as `text` or `json`, or the `log` as JSON.

    The deal is public once the game is over, so everybody who may see the table may have the record.
    """
    if not room.state.is_final:
        text = "only a finished game can be exported: its record would reveal hidden information"
        raise Conflict(text, reason="not_over")
    if form == "log":
        return encode(await entries_after(room, 0, player)), "application/json"
    replay = partial(_replay, await room.read_past(), room.state, room.names)
    if form == "json":
        return await room.run_long(lambda: replay().record().to_json()), "application/json"
    return await room.run_long(lambda: replay().record_text().encode()), "text/plain; charset=utf-8"


class Kept(NamedTuple):
    """An action that was not undone, and the number of the position before it (see `positions`)."""

    acted: e.Acted
    position: int


def kept_actions(past: Past, last: int) -> list[Kept]:
    """The actions of a game up to a number, without those that were undone."""
    found: list[Kept] = []
    position = 0
    for entry, row in past.log[:last]:
        if isinstance(entry, e.Acted):
            found.append(Kept(entry, position))
        elif isinstance(entry, e.Undone):
            del found[-entry.actions :]
        if isinstance(entry, CHANGES_POSITION):
            position = row.number
    return found


def play_again(state: TableState, actions: Sequence[Kept], tags: dict[str, str] | None = None) -> Table:
    """A finished game, played again with these actions, after those of the game that it continues."""
    if state.base is None:
        table = Table(state.game, len(state.seats), state.seed, dict(state.setup.options), tags=tags)
    else:
        table = begun(state.game, state.setup, state.base, tags)
    for kept in actions:
        table.act(kept.acted.action)
    return table


def _replay(past: Past, state: TableState, names: dict[str, str]) -> Table:
    """The game as it was played, without the actions that were undone."""
    actions, tags = kept_actions(past, state.number), _tags(state, names)
    first = 1 if state.base is None else 1 + len(state.base.actions)
    for number, kept in enumerate(actions, first):
        add_budget(tags, number, kept.acted.budget)
    return play_again(state, actions, tags)


def _tags(state: TableState, names: dict[str, str]) -> dict[str, str]:
    players = [_printable(seat.name or names.get(seat.player, "") or seat.bot) for seat in state.seats]
    tags = {"table": state.id, "players": ", ".join(players), "software": software()}
    if state.base is None:
        tags |= deal_tags(state.setup.deal, state.secret, state.setup.commitment, state.contributions)
    else:
        tags["continues"] = state.base.table
    owners = [state.seats_of(seat.player)[0] if seat.player else n for n, seat in enumerate(state.seats)]
    if len(set(owners)) < len(owners):  # for each seat, the first one of the same player
        tags["owners"] = ", ".join(str(owner + 1) for owner in owners)
    if state.end is not None and state.end.how != "played":
        tags["ended"] = state.end.how
    resigned = [str(n + 1) for n, seat in enumerate(state.seats) if seat.resigned]
    if resigned:
        tags["resigned"] = ", ".join(resigned)
    if state.played_on:
        tags["played_on"] = "yes"
    if state.takebacks:
        tags["takebacks"] = str(state.takebacks)
    write_hints(tags, state.hints.counts(len(state.seats)))
    return tags


def _printable(name: str) -> str:
    """A name without the characters that would break a comma-separated list in one line."""
    return "".join(letter if letter.isprintable() and letter not in ',"' else " " for letter in name).strip()
