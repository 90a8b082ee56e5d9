"""What happened at a table before, told from its log to somebody as they may know it now."""

from __future__ import annotations

from msgspec.structs import replace

from fogcity.server.store import logs
from fogcity.server.table import entries as e
from fogcity.server.table.messages import EntryMessage, Placed, game_now, table_info, visible_entry
from fogcity.server.table.room import Applied, Room
from fogcity.server.table.state import TableState

MOST_POSITIONS = 50  # told at once
CHANGES_POSITION = (e.Started, e.Acted, e.Undone)


async def entries_after(room: Room, after: int, player: str) -> list[EntryMessage]:
    """What happened after a number; the last with table and game."""
    state, applied = TableState(room.state.id, room.state.secret), list[Applied]()
    for row in await _read(room):
        entry = e.read(row.body)
        step = state.apply(entry, row.number, row.at)
        if row.number > after:
            applied.append((entry, row, step))
    viewer, log_viewer = state.viewer(player), state.log_viewer(player)
    found = [
        EntryMessage(state.id, row.number, row.at, visible_entry(state, entry, step, log_viewer, room.names))
        for entry, row, step in applied
    ]
    if found:
        if state.number == room.state.number:
            state.began = room.state.began  # the log does not tell of time without a server
        now = game_now(state, viewer, state.can_undo(player))
        found[-1] = replace(found[-1], info=table_info(state, room.names, room.here()), now=now)
    return found


async def positions(room: Room, first: int, player: str) -> list[Placed]:
    """The game as it stood after each move from a number on, as many as are told at once."""
    state, past = TableState(room.state.id, room.state.secret), list[TableState]()
    for row in await _read(room):
        entry = e.read(row.body)
        state.apply(entry, row.number, row.at)
        if row.number >= first and isinstance(entry, CHANGES_POSITION) and len(past) < MOST_POSITIONS:
            past.append(state.fork())
    viewer = state.viewer(player)
    found = []
    for then in past:
        now = game_now(then, viewer, undo=False, legal=False)
        assert now is not None
        found.append(Placed(then.number, now))
    return found


async def _read(room: Room) -> list[logs.Row]:
    table = room.state.id
    return await room.service.database.read(lambda connection: logs.read_log(connection, table))
