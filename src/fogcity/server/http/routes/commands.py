"""Every command of a table as a POST. The WebSocket takes the same commands."""

from __future__ import annotations

from typing import Any

import msgspec

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.table import commands as c
from fogcity.server.table.execute import Sender, execute


class Done(msgspec.Struct, frozen=True):
    """The command was executed and its entries are durable: the number of the last one."""

    table: str
    number: int


def add_commands(api: Api) -> None:
    """Add an endpoint for each command."""
    for kind in c.AnyCommand.__args__:
        _add_command(api, kind)


def _add_command(api: Api, kind: type[c.Command]) -> None:
    """The path names the table and the command; the body has its other fields."""
    verb = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    summary = (kind.__doc__ or "").strip().splitlines()[0].rstrip(".:")
    body = body_of(kind)

    @api.route("POST", f"{TABLE}/{verb}", summary, takes=body, gives=Done)
    async def command(request: ApiRequest) -> Done:
        fields = {name: getattr(request.body, name) for name in body.__struct_fields__}
        wanted: Any = kind(table=request.path["table"], **fields)
        sender = Sender(request.caller.person, request.origin)
        room = await find_room(request)
        return Done(room.state.id, await execute(room, wanted, sender, request.limits, request.service))


def body_of(kind: type[c.Command]) -> type[msgspec.Struct]:
    """The fields of a command without its table."""
    fields: list[Any] = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(kind)
        if field.name != "table"
    ]
    return msgspec.defstruct(
        f"{kind.__name__}Body",
        fields,
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
        namespace={"__doc__": kind.__doc__},
    )
