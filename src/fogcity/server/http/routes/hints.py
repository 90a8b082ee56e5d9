"""Hints during play over HTTP. The WebSocket takes the same message."""

from __future__ import annotations

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.commands import body_of
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.table import commands as c
from fogcity.server.table.execute import give_hint
from fogcity.server.table.hint_messages import TableHint


def add_hints(api: Api) -> None:
    """Add the endpoint that gives a hint."""
    body = body_of(c.AskHint)

    @api.route("POST", TABLE + "/hint", "A hint for your turn", takes=body, gives=TableHint, cost="hint")
    async def hint(request: ApiRequest) -> TableHint:
        asked = request.body
        wanted = c.AskHint(table=request.path["table"], id=asked.id, level=asked.level, after=asked.after)
        return await give_hint(
            await find_room(request), wanted, request.caller.person.id, request.limits, request.service
        )
