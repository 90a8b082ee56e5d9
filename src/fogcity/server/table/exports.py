"""Finished games as files: the record that `fogcity replay` and `fogcity verify` read, or what happened, as events."""

from __future__ import annotations

from fogcity.core.table import Table
from fogcity.server.http.problems import NotNow
from fogcity.server.store import logs
from fogcity.server.table import entries as e
from fogcity.server.table.history import entries_after
from fogcity.server.table.messages import encode
from fogcity.server.table.room import Room
from fogcity.server.table.state import OVER, TableState


async def export(room: Room, wanted: str, player: str) -> tuple[bytes, str]:
    """A finished game and its media type. The deal lies open then, so this is for everybody who may see the table."""
    if room.state.status != OVER:
        raise NotNow(
            "only a finished game can be taken away: until then its record would tell what is hidden", reason="not_over"
        )
    if wanted == "log":
        return encode(await entries_after(room, 0, player)), "application/json"
    table = await replay(room)
    if wanted == "json":
        return table.record().to_json(), "application/json"
    return table.record_text().encode(), "text/plain; charset=utf-8"


async def replay(room: Room) -> Table:
    """The game as it was played, without what was taken back."""
    state = room.state
    rows = await room.service.database.read(lambda connection: logs.read_log(connection, state.id))
    actions: list[str] = []
    for row in rows:
        entry = e.read(row.body)
        if isinstance(entry, e.Acted):
            actions.append(entry.action)
        elif isinstance(entry, e.Undone):
            actions.pop()
    table = Table(state.game, len(state.seats), state.secret, dict(state.setup.options), tags=_tags(state, room.names))
    for action in actions:
        table.act(action)
    return table


def _printable(name: str) -> str:
    """A name that can stand in a list in one line."""
    return "".join(letter if letter.isprintable() and letter not in ',"' else " " for letter in name).strip()


def _tags(state: TableState, names: dict[str, str]) -> dict[str, str]:
    players = [_printable(seat.name or names.get(seat.player, "") or seat.bot) for seat in state.seats]
    tags = {"table": state.id, "players": ", ".join(players), "commitment": state.setup.commitment}
    if state.end is not None and state.end.how != "played":
        tags["ended"] = state.end.how
    return tags
