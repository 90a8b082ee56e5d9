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
from fogcity.server.table.removal import remember
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
    """The id of a new table, and its commitment: the SHA-256 of the secret that the game is dealt from.

    The commitment is empty if the game is played on from another table, so that nothing is dealt.
    """

    table: str
    commitment: str


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


def _made(room: Room) -> Made:
    return Made(room.state.id, room.state.setup.commitment)


def add_tables(api: Api) -> None:
    """Add the endpoints that create and read tables, and wait for their entries."""

    @api.route("POST", "/api/tables", "Create a table", takes=c.NewTable, gives=Made, status=201, cost="table")
    async def make(request: ApiRequest) -> Made:
        request.limits.take("tables", request.caller.person.id)
        person = await request.service.name_guest(request.caller.person)
        room = await request.service.tables.create(request.body, person, request.address)
        await remember(request.service.database, room.state, person.id, request.origin)
        return _made(room)

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
            if request.caller_or_none is not None:  # logged out meanwhile?
                await request.service.accounts.reauthenticate(request.caller_or_none)
        request.limits.charge("entry", request.address, request.player, max(0, room.state.number - after))
        found = await entries_after(room, after, request.player)
        return Entries(found, found[-1].number if found else max(after, room.state.number))

    seat = "once the game is over: the number of a seat, to see what it saw, or all"
    start = {**key, "first": "the first number", "seat": seat}

    @api.route(
        "GET",
        TABLE + "/positions",
        "Past positions",
        gives=Positions,
        query=start,
        needs_player=False,
        cost="positions",
    )
    async def stood(request: ApiRequest) -> Positions:
        room, first = await find_room(request), request.number("first") or 0
        return Positions(await positions(room, first, request.player, request.query("seat")))

    wanted = {"action": "the text of an action", **key}

    @api.route(
        "GET", TABLE + "/consider", "What an action of yours would do", gives=Considered, query=wanted, cost="consider"
    )
    async def consider(request: ApiRequest) -> Considered:
        return (await find_room(request)).consider(request.query("action"), request.player)

    @api.route(
        "POST",
        TABLE + "/rematch",
        "Play again, with seats rotated by one",
        gives=Made,
        takes=c.Rematch,
        status=201,
        cost="table",
    )
    async def rematch(request: ApiRequest) -> Made:
        request.limits.take("tables", request.caller.person.id)
        service, room = request.service, await find_room(request)
        person = await service.name_guest(request.caller.person)
        new = await service.tables.rematch(room, person, request.address, contribute=request.body.contribute)
        return _made(await service.rooms.get(new))

    @api.route(
        "POST",
        TABLE + "/play_from",
        "Play on from a position of a finished game",
        takes=c.PlayFrom,
        gives=Made,
        status=201,
        cost="table",
    )
    async def play_from(request: ApiRequest) -> Made:
        request.limits.take("tables", request.caller.person.id)
        service, room = request.service, await find_room(request)
        person = await service.name_guest(request.caller.person)
        new = await service.tables.play_from(room, request.body, person, request.address)
        await remember(service.database, new.state, person.id, request.origin)
        return _made(new)


def add_exports(api: Api) -> None:
    """Add the endpoints that export views and records."""
    key = {"key": "a key of the table, to join or to watch"}

    @api.route("GET", TABLE + "/view", "Your view for the simulator", gives=ViewBytes, query=key, needs_player=False)
    async def view(request: ApiRequest) -> ViewBytes:
        state = (await find_room(request)).state
        if state.current is None:
            raise Conflict("the game has not begun", reason="game_not_begun")
        seat = state.viewer(request.player)
        seen = state.seen_by(seat)
        return ViewBytes(state.setup.game, seat, state.position, state.turn_for(seat), seen.tobytes())

    formats = {**key, "format": "text, json or log"}

    @api.route(
        "GET",
        TABLE + "/record",
        "A finished game as a record",
        gives=None,
        query=formats,
        needs_player=False,
        cost="record",
    )
    async def record(request: ApiRequest) -> Response:
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
