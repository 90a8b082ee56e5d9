"""Streams over HTTP: what happens, line by line, for as long as somebody listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import Response, StreamingResponse

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.finding import TABLE, find_room
from fogcity.server.http.send_queue import Resync, SendQueue
from fogcity.server.table.messages import EntryMessage, Presence, Snapshot, encode
from fogcity.server.table.notices import Notice
from fogcity.server.table.room import Room
from fogcity.server.table.service import TableService

STILL_HERE = 15.0  # seconds after which an empty line shows that a stream is alive


def add_streams(api: Api) -> None:
    """One table, and all that concerns a player."""

    @api.route(
        "GET",
        TABLE + "/stream",
        "What happens, line by line (NDJSON)",
        gives=None,
        lines=Snapshot | EntryMessage | Presence | Resync,
        query={"key": "to watch"},
        needs_player=False,
    )
    async def stream(request: ApiRequest) -> Response:
        return _streamed(_watched(await find_room(request), request.player))

    @api.route("GET", "/api/stream", "What concerns you at all tables, line by line (NDJSON)", gives=None, lines=Notice)
    async def mine(request: ApiRequest) -> Response:
        return _streamed(_noticed(request.service, request.caller.person.id))


def _streamed(lines: AsyncIterator[bytes]) -> StreamingResponse:
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


async def _watched(room: Room, player: str) -> AsyncIterator[bytes]:
    """A table as it stands, and what happens there. A client that is gone before the first line has never watched."""
    reader = SendQueue(player)
    room.watch(reader)
    try:
        yield encode(room.snapshot(player)) + b"\n"
        async for line in _lines(reader):
            yield line
    finally:
        room.unwatch(reader)


async def _noticed(service: TableService, player: str) -> AsyncIterator[bytes]:
    """What waits for a player, and what concerns them from now on."""
    reader = SendQueue(player)
    service.listeners.add(player, reader)
    try:
        waiting = await service.pending_notices(player)
        yield b"\n".join(map(encode, waiting)) + b"\n"  # an empty line, if nothing waits: it shows that we listen
        async for line in _lines(reader):
            yield line
    finally:
        service.listeners.remove(player, reader)


async def _lines(reader: SendQueue) -> AsyncIterator[bytes]:
    while True:
        try:
            data = await asyncio.wait_for(reader.next(), STILL_HERE)
        except TimeoutError:
            yield b"\n"
            continue
        if data is None:
            return
        yield data + b"\n"
