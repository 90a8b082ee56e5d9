"""The table that an address names."""

from __future__ import annotations

from fogcity.server.http.problems import Unknown
from fogcity.server.http.web import Call
from fogcity.server.table.authorization import may_see
from fogcity.server.table.room import Room

TABLE = "/api/tables/{table}"


async def find_room(call: Call) -> Room:
    """The table that the address names, if whoever asks may see it: a key may be in the address or in the message."""
    table = call.path["table"]
    if not table.isalnum() or len(table) > 16:
        raise Unknown("there is no such table", reason="no_such_table")
    room = await call.house.room(table)
    may_see(room, call.player, call.request.query_params.get("key", "") or getattr(call.body, "key", ""))
    return room
