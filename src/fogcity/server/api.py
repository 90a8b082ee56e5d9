"""The service over HTTP. What can be done at a table can be done here and over a socket; the rest only here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

import msgspec
from starlette.responses import Response, StreamingResponse

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.finding import bots, find_bot
from fogcity.core.errors import FogCityError
from fogcity.core.options import Option
from fogcity.registry import game as find_game
from fogcity.server import commands as c
from fogcity.server.clock import DAY
from fogcity.server.deciding import clean
from fogcity.server.exports import export
from fogcity.server.house import House
from fogcity.server.notices import Kind, Notice
from fogcity.server.problems import BadRequest, Forbidden, Illegal, Late, NotNow, Problem, Trouble, Unknown
from fogcity.server.reading import may_see, same
from fogcity.server.room import Room
from fogcity.server.store import lists
from fogcity.server.store.people import Person
from fogcity.server.streams import Reader, Resync
from fogcity.server.telling import Presence, Snapshot, Told, encode
from fogcity.server.web import COOKIE, Call, Web

LONGEST_WAIT = 55  # seconds that a request may wait for something to happen
STILL_HERE = 15.0  # seconds after which an empty line shows that a stream is alive


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that a guest needs."""

    name: c.Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: c.Name
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    account: bool
    created: int


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, so that you know it again."""

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Token(msgspec.Struct, frozen=True):
    """A token; its `key` is shown once, when it is made."""

    id: str
    label: str
    created: int
    key: str = ""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list: who sits there (seat, player, bot, name), and whether it is your turn."""

    id: str
    game: str
    seats: int
    status: str
    open: bool
    host: str
    created: int
    changed: int
    your_turn: bool
    who: list[tuple[int, str | None, str | None, str | None]]


class TableList(msgspec.Struct, frozen=True):
    """Tables, and how to ask for more: `before`, if there may be more."""

    tables: list[Listed]
    before: int | None


class Done(msgspec.Struct, frozen=True):
    """It is done, and kept: the number of the last entry that came of it."""

    table: str
    number: int


class Made(msgspec.Struct, frozen=True):
    """A table: its id."""

    table: str


class Events(msgspec.Struct, frozen=True):
    """What happened at a table after a number."""

    events: list[Told]
    number: int


class ViewTold(msgspec.Struct, frozen=True):
    """Your view of a game as the simulator has it: `fogcity.game(game).read_view(view, seat)`, `view` in base64."""

    game: str
    seat: int | None
    position: int
    turn: int
    view: bytes


class GameTold(msgspec.Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    seats: list[int]
    options: list[OptionTold]
    bots: list[str]


class OptionTold(msgspec.Struct, frozen=True):
    """An option of a game."""

    name: str
    default: int | bool
    allowed: str
    about: str


TABLE = "/api/tables/{table}"


def add_routes(web: Web) -> None:
    """Everything."""
    _add_players(web)
    _add_tokens(web)
    _add_lists(web)
    _add_tables(web)
    _add_commands(web)
    _add_streams(web)


# ---- players


def _add_players(web: Web) -> None:
    accounts = web.house.accounts

    @web.route("POST", "/api/guest", "Become a guest: a name and a cookie", takes=Guest, gives=Me, needs_player=False)
    async def be_guest(call: Call) -> Response:
        call.limits.take("guests", call.address)
        person, key = await accounts.new_guest(call.body.name)
        return _with_cookie(call, person, key)

    @web.route("GET", "/api/me", "Who you are", gives=Me)
    async def me(call: Call) -> Me:
        return _me(call.visitor.person)

    @web.route("POST", "/api/me/name", "Change your name", takes=Guest, gives=Me)
    async def rename(call: Call) -> Me:
        person = await accounts.rename(call.visitor.person, call.body.name)
        _rename_at_tables(call, person)
        return _me(person)

    @web.route("POST", "/api/account", "Make the guest you are an account", takes=Credentials, gives=Me)
    async def register(call: Call) -> Me:
        call.limits.take("passphrases", call.address)
        person = await accounts.register(call.visitor.person, call.body.name, call.body.passphrase)
        _rename_at_tables(call, person)
        return _me(person)

    @web.route("POST", "/api/login", "Log in to an account", takes=Credentials, gives=Me, needs_player=False)
    async def log_in(call: Call) -> Response:
        call.limits.take("passphrases", call.address)
        call.limits.take("passphrases", clean(call.body.name).casefold())
        person, key = await accounts.log_in(call.body.name, call.body.passphrase)
        return _with_cookie(call, person, key)

    @web.route("POST", "/api/logout", "Forget this browser, or this token")
    async def log_out(call: Call) -> Response:
        await accounts.log_out(call.visitor)
        call.house.gone(key=call.visitor.key)
        response = Response(b"{}", media_type="application/json")
        response.delete_cookie(COOKIE, path="/")
        return response


def _rename_at_tables(call: Call, person: Person) -> None:
    for room in call.house.rooms.values():
        if person.id in room.names:
            room.names[person.id] = person.name


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.created)


def _with_cookie(call: Call, person: Person, key: str) -> Response:
    response = Response(encode(_me(person)), media_type="application/json", headers={"cache-control": "no-store"})
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=400 * DAY // 1000, path="/", httponly=True, samesite="lax", secure=secure)
    return response


def _add_tokens(web: Web) -> None:
    accounts = web.house.accounts

    @web.route("GET", "/api/tokens", "Your tokens", gives=list[Token])
    async def tokens(call: Call) -> list[Token]:
        return [Token(row.hash[:16], row.label, row.created) for row in await accounts.tokens(call.visitor.person)]

    @web.route("POST", "/api/tokens", "Make a token for a script", takes=NewToken, gives=Token, status=201)
    async def new_token(call: Call) -> Token:
        row, key = await accounts.new_token(call.visitor.person, call.body.label)
        return Token(row.hash[:16], row.label, row.created, key)

    @web.route("DELETE", "/api/tokens/{token}", "Delete a token")
    async def drop_token(call: Call) -> None:
        call.house.gone(key=await accounts.drop_token(call.visitor.person, call.path["token"]))


# ---- lists


def _add_lists(web: Web) -> None:
    @web.route("GET", "/api/games", "The games, their options and bots", gives=list[GameTold], needs_player=False)
    async def games(_call: Call) -> list[GameTold]:
        return [_tell_game(name) for name in fogcity.games()]

    query = {"list": "open, mine, mine_finished, finished or challenges", "game": "only this game", "before": "go on"}

    @web.route("GET", "/api/tables", "Lists of tables", gives=TableList, query=query, needs_player=False)
    async def tables(call: Call) -> TableList:
        return await _list(call)


def _tell_game(name: str) -> GameTold:
    game = find_game(name)
    options = [_tell_option(option) for option in game.options.values()]
    return GameTold(name, game.title, list(game.seats), options, _bot_names(name))


def _tell_option(option: Option) -> OptionTold:
    return OptionTold(option.name, option.default, option.expected, option.help)


def _bot_names(game: str) -> list[str]:
    found = []
    for name in bots():
        with contextlib.suppress(FogCityError):  # a bot that does not play this game, or cannot be had
            levels = find_bot(name, find_game(game), Budget()).bot.levels
            found += [f"{name}:{level}" for level in levels] or [name]
    return found


async def _list(call: Call) -> TableList:
    which = call.request.query_params.get("list", "open")
    game, before, player = call.request.query_params.get("game"), call.number("before"), call.player
    read = call.house.database.read
    if which == "open":
        rows = await read(lambda connection: lists.open_tables(connection, game, before))
    elif which == "finished":
        rows = await read(lambda connection: lists.finished_tables(connection, game, before))
    elif which in ("mine", "mine_finished"):
        player, finished = call.visitor.person.id, which == "mine_finished"
        rows = await read(lambda connection: lists.tables_of(connection, player, finished, before))
    elif which == "challenges":
        player = call.visitor.person.id
        rows = await read(lambda connection: lists.challenges_of(connection, player, before))
    else:
        raise BadRequest("list is open, mine, mine_finished, finished or challenges")
    order = "created" if which in ("open", "challenges") else "changed"
    found = [_listed(row, player) for row in rows]
    return TableList(found, rows[-1][order] if len(rows) >= lists.PAGE else None)


def _listed(row: dict[str, Any], player: str) -> Listed:
    turn = row.pop("turn")
    mine = any(seat == turn and who == player and bot is None for seat, who, bot, _ in row["who"])
    return Listed(**row, your_turn=bool(player) and row["status"] == "playing" and mine)


# ---- tables


async def find_room(call: Call) -> Room:
    """The table that the address names, if whoever asks may see it: a key may be in the address or in the message."""
    table = call.path["table"]
    if not table.isalnum() or len(table) > 16:
        raise Unknown("there is no such table")
    room = await call.house.room(table)
    may_see(room, call.player, call.request.query_params.get("key", "") or getattr(call.body, "key", ""))
    return room


def _add_tables(web: Web) -> None:
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
        found = await room.events_after(after, call.player)
        return Events(found, found[-1].number if found else max(after, room.story.number))

    @web.route(
        "POST", TABLE + "/rematch", "Play again, with seats moved on by one", gives=Made, takes=_Empty, status=201
    )
    async def rematch(call: Call) -> Made:
        call.limits.take("tables", call.visitor.person.id)
        return Made(await call.house.rematch(await find_room(call), call.visitor.person))

    @web.route("GET", TABLE + "/view", "Your view, for the simulator", gives=ViewTold, query=key, needs_player=False)
    async def view(call: Call) -> ViewTold:
        story = (await find_room(call)).story
        if story.state is None:
            raise NotNow("the game has not begun")
        seat = story.viewer(call.player)
        seen = story.game.view(story.state, seat)
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


class _Empty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing needs to be said."""


def _add_commands(web: Web) -> None:
    for kind in c.AnyCommand.__args__:
        _add_command(web, kind)


def _add_command(web: Web, kind: type[c.Command]) -> None:
    """A command as a POST: the address says which and where, the body the rest."""
    verb = msgspec.inspect.type_info(kind).tag  # type: ignore[attr-defined]
    summary = (kind.__doc__ or "").strip().splitlines()[0].rstrip(".:")
    body = _body_of(kind)

    @web.route("POST", f"{TABLE}/{verb}", summary, takes=body, gives=Done)
    async def command(call: Call) -> Done:
        fields = {name: getattr(call.body, name) for name in body.__struct_fields__}
        wanted: Any = kind(table=call.path["table"], **fields)
        return await do(call, wanted)


def _body_of(kind: type[c.Command]) -> type[msgspec.Struct]:
    """The fields of a command without its table."""
    fields: list[Any] = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(kind)
        if field.name != "table"
    ]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        frozen=True,
        forbid_unknown_fields=True,
        kw_only=True,
        namespace={"__doc__": kind.__doc__},
    )


async def do(call: Call, command: c.AnyCommand) -> Done:
    """Do what somebody asks for."""
    person = call.visitor.person
    room = await find_room(call)
    return Done(room.story.id, await obey(call.web, room, command, person))


async def obey(web: Web, room: Room, command: c.AnyCommand, person: Person) -> int:
    """Do what a player asks for at a table; the same over HTTP and sockets."""
    if isinstance(command, c.Say):
        web.limits.take("chat", person.id)
    try:
        if isinstance(command, c.Join):
            _check_invitation(room, command, person)
        return await room.do(command, person.id, person.name)
    except (Forbidden, Illegal, Late, NotNow) as problem:
        raise Refused(problem, room.snapshot(person.id)) from None


class TroubleHere(Trouble, frozen=True, kw_only=True):
    """What was wrong at a table, and the table as it stands: nothing else needs to be asked to go on."""

    state: Snapshot


class Refused(Problem):
    """A problem at a table, with the table."""

    def __init__(self, problem: Problem, state: Snapshot) -> None:
        super().__init__(problem.text, **problem.about)
        self.code, self.status = problem.code, problem.status
        self._state = state

    def told(self) -> TroubleHere:
        """The problem as it is sent."""
        plain = super().told()
        return TroubleHere(plain.code, plain.text, plain.about, state=self._state)


def _check_invitation(room: Room, command: c.Join, person: Person) -> None:
    story = room.story
    asked = person.id == story.host or any(person.id in (seat.invited, seat.player) for seat in story.seats)
    if not story.head.open and not asked and not same(command.key, room.invite_key):
        raise Forbidden("this table is by invitation: use the link that the host can give you")


# ---- streams


def _add_streams(web: Web) -> None:
    @web.route(
        "GET",
        TABLE + "/stream",
        "What happens, line by line (NDJSON)",
        gives=None,
        lines=Snapshot | Told | Presence | Resync,
        query={"key": "to watch"},
        needs_player=False,
    )
    async def stream(call: Call) -> Response:
        return _streamed(_watched(await find_room(call), call.player))

    @web.route("GET", "/api/stream", "What concerns you at all tables, line by line (NDJSON)", gives=None, lines=Notice)
    async def mine(call: Call) -> Response:
        return _streamed(_noticed(call.house, call.visitor.person.id))


def _streamed(lines: AsyncIterator[bytes]) -> StreamingResponse:
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines, media_type="application/x-ndjson", headers=headers)


async def _watched(room: Room, player: str) -> AsyncIterator[bytes]:
    """A table as it stands, and what happens there. A client that is gone before the first line has never watched."""
    reader = Reader(player)
    room.watch(reader)
    try:
        yield encode(room.snapshot(player)) + b"\n"
        async for line in _lines(reader):
            yield line
    finally:
        room.unwatch(reader)


async def _noticed(house: House, player: str) -> AsyncIterator[bytes]:
    """What waits for a player, and what concerns them from now on."""
    reader = Reader(player)
    house.listeners.add(player, reader)
    try:
        rows = await house.database.read(partial(lists.waiting_for, player=player))
        kinds: dict[str, Kind] = {"waiting": "challenge", "playing": "your_turn"}
        waiting = [encode(Notice(kinds[row["status"]], row["id"], row["game"], 0, 0)) for row in rows]
        yield b"\n".join(waiting) + b"\n"  # an empty line, if nothing waits: it shows that we listen
        async for line in _lines(reader):
            yield line
    finally:
        house.listeners.remove(player, reader)


async def _lines(reader: Reader) -> AsyncIterator[bytes]:
    while True:
        try:
            data = await asyncio.wait_for(reader.next(), STILL_HERE)
        except TimeoutError:
            yield b"\n"
            continue
        if data is None:
            return
        yield data + b"\n"
