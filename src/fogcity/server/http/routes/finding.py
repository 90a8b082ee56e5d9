"""The table that an address names."""

from __future__ import annotations

from fogcity.server.http.api import ApiRequest
from fogcity.server.http.problems import Unknown
from fogcity.server.table.authorization import require_view_access
from fogcity.server.table.room import Room

TABLE = "/api/tables/{table}"


async def find_room(request: ApiRequest) -> Room:
    """The table that the address names, if whoever asks may see it: a key may be in the address or in the message."""
    table = request.path["table"]
    if not table.isalnum() or len(table) > 16:
        raise Unknown("there is no such table", reason="no_such_table")
    room = await request.service.rooms.get(table)
    require_view_access(room, request.player, request.query("key") or getattr(request.body, "key", ""))
    return room
