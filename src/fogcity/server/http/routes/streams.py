"""Streams over HTTP: a line of JSON for each message, until the client disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.responses import Response, StreamingResponse

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.routes.tables import TABLE, find_room
from fogcity.server.http.send_queue import Resync, SendQueue
from fogcity.server.table.messages import EntryMessage, Presence, Renamed, Snapshot, encode
from fogcity.server.table.notices import Notice
from fogcity.server.table.room import Room
from fogcity.server.table.service import TableService

KEEP_ALIVE = 15.0  # seconds without a message after which an empty line is sent


def add_streams(api: Api) -> None:
    """Add the streams of one table and of a player's notices."""

    @api.route(
        "GET",
        TABLE + "/stream",
        "A table and its new entries, line by line (NDJSON)",
        gives=None,
        lines=Snapshot | EntryMessage | Presence | Renamed | Resync,
        query={"key": "a key of the table"},
        needs_player=False,
    )
    async def stream(request: ApiRequest) -> Response:
        return _streamed(_watched(await find_room(request), request.player))

    @api.route("GET", "/api/stream", "Notices about your tables, line by line (NDJSON)", gives=None, lines=Notice)
    async def mine(request: ApiRequest) -> Response:
        return _streamed(_noticed(request.service, request.caller.person.id))


def _streamed(lines: AsyncIterator[bytes]) -> StreamingResponse:
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


async def _watched(room: Room, player: str) -> AsyncIterator[bytes]:
    """A snapshot of a table, then its new entries."""
    queue = SendQueue(player)
    room.watch(queue)
    try:
        yield encode(room.snapshot(player)) + b"\n"
        async for line in _lines(queue):
            yield line
    finally:
        room.unwatch(queue)


async def _noticed(service: TableService, player: str) -> AsyncIterator[bytes]:
    """The tables that wait for a player, then new notices."""
    queue = SendQueue(player)
    service.listeners.add(player, queue)
    try:
        waiting = await service.pending_notices(player)
        yield b"\n".join(map(encode, waiting)) + b"\n"  # an empty line if there are none
        async for line in _lines(queue):
            yield line
    finally:
        service.listeners.remove(player, queue)


async def _lines(queue: SendQueue) -> AsyncIterator[bytes]:
    while True:
        try:
            data = await asyncio.wait_for(queue.next(), KEEP_ALIVE)
        except TimeoutError:
            yield b"\n"
            continue
        if data is None:
            return
        yield data + b"\n"
