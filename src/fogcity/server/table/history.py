"""What a table's log holds: the entries since a number, past positions, and the record of a finished game.

All of it is built from what the reader may know now.
"""

from __future__ import annotations

from msgspec.structs import replace

from fogcity.core.table import Table
from fogcity.server.problems import Conflict
from fogcity.server.table import entries as e
from fogcity.server.table.messages import EntryMessage, Placed, encode, game_now, table_info, visible_entry
from fogcity.server.table.room import Applied, Room
from fogcity.server.table.state import OVER, TableState

MAX_POSITIONS = 50  # in one response
CHANGES_POSITION = (e.Started, e.Acted, e.Undone)


async def entries_after(room: Room, after: int, player: str) -> list[EntryMessage]:
    """The entries after a number. The last one comes with the table and the game position."""
    state, applied = TableState(room.state.id, room.state.secret), list[Applied]()
    for row in await room.read_log():
        entry = e.read(row.body)
        step = state.apply(entry, row.number, row.at)
        if row.number > after:
            applied.append(Applied(entry, row, step))
    viewer, log_viewer = state.viewer(player), state.log_viewer(player)
    found = [
        EntryMessage(state.id, row.number, row.at, visible_entry(state, entry, step, log_viewer, room.names))
        for entry, row, step in applied
    ]
    if found:
        if state.number == room.state.number:
            state.began = room.state.began  # the log does not know of times when no server ran
        now = game_now(state, viewer, state.can_undo(player))
        found[-1] = replace(found[-1], info=table_info(state, room.names, room.present_players()), now=now)
    return found


async def positions(room: Room, first: int, player: str) -> list[Placed]:
    """The position after each move from a number on, up to MAX_POSITIONS."""
    state, past = TableState(room.state.id, room.state.secret), list[TableState]()
    for row in await room.read_log():
        entry = e.read(row.body)
        state.apply(entry, row.number, row.at)
        if row.number >= first and isinstance(entry, CHANGES_POSITION) and len(past) < MAX_POSITIONS:
            past.append(state.fork())
    viewer = state.viewer(player)
    found = []
    for then in past:
        now = game_now(then, viewer, undo=False, legal=False)
        assert now is not None
        found.append(Placed(then.number, now))
    return found


async def export(room: Room, form: str, player: str) -> tuple[bytes, str]:
    """A finished game as a file, and its media type: a record as `text` or `json`, or the `log` as JSON.

    The deal is public once the game is over, so everybody who may see the table may have the record.
    """
    if room.state.status != OVER:
        text = "only a finished game can be exported: its record would reveal hidden information"
        raise Conflict(text, reason="not_over")
    if form == "log":
        return encode(await entries_after(room, 0, player)), "application/json"
    table = await _replay(room)
    if form == "json":
        return table.record().to_json(), "application/json"
    return table.record_text().encode(), "text/plain; charset=utf-8"


async def _replay(room: Room) -> Table:
    """The game as it was played, without the actions that were undone."""
    state = room.state
    actions: list[str] = []
    for row in await room.read_log():
        entry = e.read(row.body)
        if isinstance(entry, e.Acted):
            actions.append(entry.action)
        elif isinstance(entry, e.Undone):
            actions.pop()
    table = Table(state.game, len(state.seats), state.secret, dict(state.setup.options), tags=_tags(state, room.names))
    for action in actions:
        table.act(action)
    return table


def _tags(state: TableState, names: dict[str, str]) -> dict[str, str]:
    players = [_printable(seat.name or names.get(seat.player, "") or seat.bot) for seat in state.seats]
    tags = {"table": state.id, "players": ", ".join(players), "commitment": state.setup.commitment}
    if state.end is not None and state.end.how != "played":
        tags["ended"] = state.end.how
    return tags


def _printable(name: str) -> str:
    """A name without the characters that would break a comma-separated list in one line."""
    return "".join(letter if letter.isprintable() and letter not in ',"' else " " for letter in name).strip()
