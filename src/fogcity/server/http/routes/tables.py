"""Tables over HTTP: made, looked at, waited for, read out."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.responses import Response

from fogcity.server.http.parameters import LONGEST_WAIT
from fogcity.server.http.problems import BadRequest, NotNow
from fogcity.server.http.readers import Reader
from fogcity.server.http.routes.finding import TABLE, find_room
from fogcity.server.http.web import Call, Web
from fogcity.server.table import commands as c
from fogcity.server.table.exports import export
from fogcity.server.table.history import events_after, positions
from fogcity.server.table.messages import Considered, Placed, Snapshot, Told
from fogcity.server.table.room import Room


class Made(msgspec.Struct, frozen=True):
    """A table: its id."""

    table: str


class Events(msgspec.Struct, frozen=True):
    """What happened at a table after a number."""

    events: list[Told]
    number: int


class Positions(msgspec.Struct, frozen=True):
    """The game after each of its moves, at most fifty: ask again from the next number for more."""

    positions: list[Placed]


class ViewTold(msgspec.Struct, frozen=True):
    """Your view of a game as the simulator has it: `fogcity.game(game).read_view(view, seat)`, `view` in base64."""

    game: str
    seat: int | None
    position: int
    turn: int
    view: bytes


def add_tables(web: Web) -> None:
    """Make a table, look at it, and wait for what happens."""

    @web.route("POST", "/api/tables", "Make a table", takes=c.NewTable, gives=Made, status=201)
    async def make(call: Call) -> Made:
        person = call.visitor.person
        call.limits.take("tables", person.id)
        return Made((await call.house.new_table(call.body, person)).story.id)

    key = {"key": "the key of an invitation, or to watch"}

    @web.route("GET", TABLE, "A table as you may see it", gives=Snapshot, query=key, needs_player=False)
    async def look(call: Call) -> Snapshot:
        return (await find_room(call)).snapshot(call.player)

    query = {**key, "after": "the number of the last event that you know", "wait": "seconds to wait for the next"}

    @web.route("GET", TABLE + "/events", "What happened since", gives=Events, query=query, needs_player=False)
    async def events(call: Call) -> Events:
        room = await find_room(call)
        after, wait = call.number("after") or 0, call.number("wait", LONGEST_WAIT) or 0
        if wait and room.story.number <= after:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(_wait(room, after, call.player), wait)
        found = await events_after(room, after, call.player)
        return Events(found, found[-1].number if found else max(after, room.story.number))

    start = {**key, "first": "the number from which on"}

    @web.route("GET", TABLE + "/positions", "The game as it stood", gives=Positions, query=start, needs_player=False)
    async def stood(call: Call) -> Positions:
        call.limits.take("exports", call.player or call.address)
        return Positions(await positions(await find_room(call), call.number("first") or 0, call.player))

    wanted = {"action": "its text", **key}

    @web.route("GET", TABLE + "/consider", "What an action of yours would do", gives=Considered, query=wanted)
    async def consider(call: Call) -> Considered:
        return (await find_room(call)).consider(call.request.query_params["action"], call.player)

    @web.route(
        "POST", TABLE + "/rematch", "Play again, with seats moved on by one", gives=Made, takes=c.Rematch, status=201
    )
    async def rematch(call: Call) -> Made:
        call.limits.take("tables", call.visitor.person.id)
        return Made(await call.house.rematch(await find_room(call), call.visitor.person))


def add_exports(web: Web) -> None:
    """Read a table out."""
    key = {"key": "the key of an invitation, or to watch"}

    @web.route("GET", TABLE + "/view", "Your view, for the simulator", gives=ViewTold, query=key, needs_player=False)
    async def view(call: Call) -> ViewTold:
        story = (await find_room(call)).story
        if story.moment is None:
            raise NotNow("the game has not begun", reason="game_not_begun")
        seat = story.viewer(call.player)
        seen = story.moment.view(seat)
        return ViewTold(story.head.game, seat, story.position, story.turn, seen.tobytes())

    formats = {**key, "format": "text, json or log"}

    @web.route("GET", TABLE + "/record", "A finished game as a record", gives=None, query=formats, needs_player=False)
    async def record(call: Call) -> Response:
        call.limits.take("exports", call.player or call.address)
        wanted = call.request.query_params.get("format", "text")
        if wanted not in ("text", "json", "log"):
            raise BadRequest("format is text, json or log")
        room = await find_room(call)
        data, media = await export(room, wanted, call.player)
        name = f"fogcity-{room.story.id}.{'txt' if wanted == 'text' else 'json'}"
        return Response(data, media_type=media, headers={"content-disposition": f'attachment; filename="{name}"'})


async def _wait(room: Room, after: int, player: str) -> None:
    """Wait until something has happened after a number. Whoever waits is here."""
    reader = Reader(player)
    room.watch(reader)
    try:
        while room.story.number <= after and await reader.next() is not None:
            pass
    finally:
        room.unwatch(reader)
