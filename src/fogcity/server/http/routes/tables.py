"""Tables over HTTP: create, read, wait for entries, export."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.responses import Response

from fogcity.server.http.api import Api, ApiRequest
from fogcity.server.http.send_queue import SendQueue
from fogcity.server.problems import Conflict, NotFound
from fogcity.server.table import commands as c
from fogcity.server.table.authorization import require_view_access
from fogcity.server.table.history import entries_after, export, positions
from fogcity.server.table.messages import Considered, EntryMessage, Placed, Snapshot
from fogcity.server.table.room import Room

TABLE = "/api/tables/{table}"


async def find_room(request: ApiRequest) -> Room:
    """The table in the request's path, if the caller may see it. A key may be in the query or in the body."""
    table = request.path["table"]
    if not table.isalnum() or len(table) > 16:
        raise NotFound("there is no such table", reason="no_such_table")
    room = await request.service.rooms.get(table)
    require_view_access(room, request.player, request.query("key") or getattr(request.body, "key", ""))
    return room


class Made(msgspec.Struct, frozen=True):
    """The id of a new table."""

    table: str


class Entries(msgspec.Struct, frozen=True):
    """The entries of a table after a number."""

    entries: list[EntryMessage]
    number: int


class Positions(msgspec.Struct, frozen=True):
    """The game after each of its moves, at most fifty. For more, ask again from the next number."""

    positions: list[Placed]


class ViewBytes(msgspec.Struct, frozen=True):
    """Your view of a game for the simulator: `fogcity.game(game).read_view(view, seat)`, `view` in base64."""

    game: str
    seat: int | None
    position: int
    turn: int
    view: bytes


def add_tables(api: Api) -> None:
    """Add the endpoints that create and read tables, and wait for their entries."""

    @api.route("POST", "/api/tables", "Create a table", takes=c.NewTable, gives=Made, status=201)
    async def make(request: ApiRequest) -> Made:
        person = request.caller.person
        request.limits.take("tables", person.id)
        return Made((await request.service.tables.create(request.body, person)).state.id)

    key = {"key": "a key of the table, to join or to watch"}

    @api.route("GET", TABLE, "A table as you see it", gives=Snapshot, query=key, needs_player=False)
    async def look(request: ApiRequest) -> Snapshot:
        return (await find_room(request)).snapshot(request.player)

    query = {**key, "after": "the number of the last entry that you know", "wait": "seconds to wait for the next entry"}

    @api.route("GET", TABLE + "/entries", "The entries since a number", gives=Entries, query=query, needs_player=False)
    async def entries(request: ApiRequest) -> Entries:
        room = await find_room(request)
        after, wait = request.number("after") or 0, request.number("wait") or 0
        if wait and room.state.number <= after:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(_wait(room, after, request.player), wait)
        found = await entries_after(room, after, request.player)
        return Entries(found, found[-1].number if found else max(after, room.state.number))

    start = {**key, "first": "the first number"}

    @api.route("GET", TABLE + "/positions", "Past positions", gives=Positions, query=start, needs_player=False)
    async def stood(request: ApiRequest) -> Positions:
        request.limits.take("exports", request.player or request.address)
        return Positions(await positions(await find_room(request), request.number("first") or 0, request.player))

    wanted = {"action": "the text of an action", **key}

    @api.route("GET", TABLE + "/consider", "What an action of yours would do", gives=Considered, query=wanted)
    async def consider(request: ApiRequest) -> Considered:
        return (await find_room(request)).consider(request.query("action"), request.player)

    @api.route(
        "POST", TABLE + "/rematch", "Play again, with seats rotated by one", gives=Made, takes=c.Rematch, status=201
    )
    async def rematch(request: ApiRequest) -> Made:
        request.limits.take("tables", request.caller.person.id)
        return Made(await request.service.tables.rematch(await find_room(request), request.caller.person))


def add_exports(api: Api) -> None:
    """Add the endpoints that export views and records."""
    key = {"key": "a key of the table, to join or to watch"}

    @api.route("GET", TABLE + "/view", "Your view for the simulator", gives=ViewBytes, query=key, needs_player=False)
    async def view(request: ApiRequest) -> ViewBytes:
        state = (await find_room(request)).state
        if state.current is None:
            raise Conflict("the game has not begun", reason="game_not_begun")
        seat = state.viewer(request.player)
        seen = state.current.view(seat)
        return ViewBytes(state.setup.game, seat, state.position, state.turn, seen.tobytes())

    formats = {**key, "format": "text, json or log"}

    @api.route("GET", TABLE + "/record", "A finished game as a record", gives=None, query=formats, needs_player=False)
    async def record(request: ApiRequest) -> Response:
        request.limits.take("exports", request.player or request.address)
        form = request.query("format", "text")
        room = await find_room(request)
        data, media = await export(room, form, request.player)
        name = f"fogcity-{room.state.id}.{'txt' if form == 'text' else 'json'}"
        return Response(data, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _wait(room: Room, after: int, player: str) -> None:
    """Wait for an entry after a number. A player who waits counts as present."""
    queue = SendQueue(player)
    room.watch(queue)
    try:
        while room.state.number <= after and await queue.next() is not None:
            pass
    finally:
        room.unwatch(queue)
