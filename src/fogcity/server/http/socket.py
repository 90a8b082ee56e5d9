"""The WebSocket: one connection for all tables that a client watches.

Incoming messages are tagged by `do`, outgoing ones by `say`. Nothing waits for a slow client: its messages wait in its
send queue. If there are too many, they are dropped, and the client gets a `resync` message.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from fogcity.core.reasons import About
from fogcity.server.http.api import MAX_MESSAGE, Api, address_of, decode, origin_of
from fogcity.server.http.api import PAUSE as REFUSAL_PAUSE
from fogcity.server.http.limits import ConnectionLimit
from fogcity.server.http.send_queue import Resync, SendQueue
from fogcity.server.keys import Caller
from fogcity.server.problems import Conflict, RateLimited, Unauthenticated, Unavailable
from fogcity.server.scopes import message_scope
from fogcity.server.table import commands as c
from fogcity.server.table.authorization import require_view_access
from fogcity.server.table.execute import Sender, execute, give_hint
from fogcity.server.table.hint_messages import TableHint
from fogcity.server.table.history import entries_after
from fogcity.server.table.messages import AboutServer, Considered, EntryMessage, Presence, Renamed, Snapshot, encode
from fogcity.server.table.notices import Notice
from fogcity.server.table.removal import is_removed
from fogcity.server.table.room import Room
from fogcity.server.table.tasks import BackgroundTasks

MAX_WATCHED = 50  # tables per socket
MAX_SOCKETS = 20  # per player
MAX_ANONYMOUS = 100  # anonymous sockets per address
MAX_OF_ADDRESS = 400  # all sockets of an address, multiplied by the factor of the rate limits
MAX_OPEN = 40_000  # sockets of all clients together
FOR_PLAYERS = 0.1  # the part of them that only players get
PAUSE = 0.1  # seconds for which the messages of a client over its rate limit wait
GOING_AWAY = 1001

logger = logging.getLogger(__name__)


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="watch", kw_only=True):
    """Watch a table. The answer is its current state or, with `after`, the entries since; then come all new entries."""

    table: c.Id
    id: c.ClientId = ""
    key: c.Key = ""
    after: c.Number | None = None


class Unwatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="unwatch", kw_only=True):
    """Stop watching a table."""

    table: c.Id
    id: c.ClientId = ""


class Consider(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="consider", kw_only=True):
    """Ask what an action of yours would do; nothing changes. Cheap enough to ask while a pointer moves.

    The action is a text, or kind and fields as an ActionRequest has them.
    """

    table: c.Id
    id: c.ClientId = ""
    action: c.ActionText | c.ActionFields


class Listen(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="listen", kw_only=True):
    """Get the server's version and the tables that wait for you, then a notice for each change at your tables."""

    id: c.ClientId = ""


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="ping", kw_only=True):
    """Check the connection."""

    id: c.ClientId = ""


CHEAP = (Consider, Ping)  # they cost what every message costs, and no more
Asked = c.AnyCommand | Watch | Unwatch | Consider | c.AskHint | Listen | Ping


class Answer(msgspec.Struct, frozen=True, tag_field="say", tag="done"):
    """The command with this id was executed, and its entries are durable."""

    id: str
    table: str = ""
    number: int = 0


class Refusal(msgspec.Struct, frozen=True, tag_field="say", tag="problem"):
    """The command with this id was refused, and why. Nothing has changed."""

    id: str
    code: str
    text: str
    about: dict[str, About] = {}
    state: Snapshot | None = None  # the table's current state, if the problem is about a table


class EntriesMessage(msgspec.Struct, frozen=True, tag_field="say", tag="entries"):
    """What happened at a table while you were away. An entry may come twice: its number shows that."""

    table: str
    number: int
    entries: list[EntryMessage]


Answered = (
    Answer
    | Refusal
    | Considered
    | TableHint
    | AboutServer
    | EntriesMessage
    | Snapshot
    | EntryMessage
    | Presence
    | Renamed
    | Notice
    | Resync
)


class _Named(msgspec.Struct):
    id: Annotated[str, msgspec.Meta(max_length=40)] = ""


_decoder = msgspec.json.Decoder(Asked)
_named = msgspec.json.Decoder(_Named)


class Sockets:
    """All open WebSockets."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.service = api.service
        self.open: dict[Socket, None] = {}
        self._player_limit = ConnectionLimit("sockets", MAX_SOCKETS)
        self._anonymous_limit = ConnectionLimit("sockets", MAX_ANONYMOUS)
        self._address_limit = ConnectionLimit("sockets", max(1, round(MAX_OF_ADDRESS * api.limits.factor)))
        api.service.on_access_revoked(self._close_revoked, self._keys_in_use)
        api.service.warming.on_change(self._send_about)

    async def serve(self, websocket: WebSocket) -> None:
        """Serve a connection until it is closed."""
        address = address_of(websocket)
        with contextlib.ExitStack() as cleanup:
            try:
                cleanup.enter_context(self._address_limit.enter(address))
                self.api.limits.take("sockets", address)
                self.api.check_origin(websocket)
                caller = await self.api.authenticate(websocket)
                limit, who = (
                    (self._anonymous_limit, address) if caller is None else (self._player_limit, caller.person.id)
                )
                self._require_room(caller)
                cleanup.enter_context(limit.enter(who))
            except Exception as error:
                if isinstance(error, RateLimited):
                    await asyncio.sleep(REFUSAL_PAUSE)
                await websocket.send_denial_response(self.api.error_response(error))
                return
            await websocket.accept()
            await self._run(Socket(self, websocket, caller, address))

    def _require_room(self, caller: Caller | None) -> None:
        """Unavailable if too many sockets are open. Some are kept for players."""
        if len(self.open) >= MAX_OPEN * (1 - FOR_PLAYERS if caller is None else 1):
            raise Unavailable("too many people are connected; try again later", reason="too_many_sockets")

    async def _run(self, socket: Socket) -> None:
        self.open[socket] = None
        self.service.metrics.sockets.inc()
        try:
            await socket.run()
        finally:
            del self.open[socket]
            self.service.metrics.sockets.dec()

    def _close_revoked(self, key: str, player: str) -> None:
        for socket in self.open:
            if socket.caller is not None and (socket.caller.key == key or socket.player == player):
                socket.end(at_once=True)

    def _keys_in_use(self) -> list[str]:
        return [socket.caller.key for socket in self.open if socket.caller is not None]

    def _send_about(self) -> None:
        data = encode(self.service.about())
        for socket in self.open:
            socket.send(data)

    def end_all(self) -> None:
        """Close all sockets: the server is shutting down."""
        for socket in self.open:
            socket.end()


class Socket(SendQueue):
    """One client. Anonymous clients may watch open tables."""

    def __init__(self, sockets: Sockets, websocket: WebSocket, caller: Caller | None, address: str) -> None:
        super().__init__("" if caller is None else caller.person.id)
        self.caller = caller
        self._address = address
        self._origin = origin_of(websocket)
        self._api = sockets.api
        self._service = sockets.service
        self._websocket = websocket
        self._watched: dict[str, Room] = {}
        self._hints = BackgroundTasks(self._service.metrics.failures.inc)

    async def run(self) -> None:
        """Receive and send until one side closes the connection."""
        writing = asyncio.create_task(self._write())
        try:
            await self._read()
        finally:
            for room in self._watched.values():
                room.unwatch(self)
            if self.caller is not None:
                self._service.listeners.remove(self.player, self)
            await self._hints.cancel_all()
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing
            if self.dropped:
                self._service.metrics.resyncs.inc(self.dropped)

    async def _write(self) -> None:
        try:
            while (data := await self.next()) is not None:
                await self._websocket.send({"type": "websocket.send", "text": data.decode()})
            await self._websocket.close(GOING_AWAY, "the server is closing this connection; connect again")
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass

    async def _read(self) -> None:
        while True:
            message = await self._websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data = message.get("text")
            data = message.get("bytes") or b"" if data is None else data.encode("utf-8", "surrogatepass")
            answer = await self._answer(data)
            if answer is not None:
                self.send(encode(answer))
            if self._websocket.application_state is WebSocketState.DISCONNECTED:
                return

    async def _answer(self, data: bytes) -> Any:
        name = ""
        try:
            self._api.limits.charge("ping", self._address, self.player)  # what every message costs
            asked = decode(data, _decoder)
            name = asked.id
            if not isinstance(asked, CHEAP):
                cost = "hint" if isinstance(asked, c.AskHint) else "request"
                self._api.limits.charge(cost, self._address, self.player)
            if self.caller is not None:
                self.caller = await self._service.accounts.reauthenticate(self.caller)
                self.caller.require(message_scope(asked.__struct_config__.tag))
            return await self._do(asked)
        except Exception as error:
            if isinstance(error, RateLimited):
                await asyncio.sleep(PAUSE)
            if not name and len(data) <= MAX_MESSAGE:
                with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
                    name = _named.decode(data).id
            return self._refusal(name, error)

    def _refusal(self, name: str, error: Exception) -> Refusal:
        trouble, _ = self._api.describe_error(error)
        return Refusal(name, trouble.code, trouble.text, trouble.about, getattr(trouble, "state", None))

    async def _hint(self, room: Room, asked: c.AskHint) -> None:
        """Answer with a hint, while the client may go on."""
        try:
            self.send(encode(await give_hint(room, asked, self.player, self._api.limits, self._service)))
        except Exception as error:
            self.send(encode(self._refusal(asked.id, error)))

    async def _do(self, asked: Any) -> Any:
        if isinstance(asked, Watch):
            return await self._watch(asked)
        if isinstance(asked, Unwatch):
            if (room := self._watched.pop(asked.table, None)) is not None:
                room.unwatch(self)
            return Answer(asked.id, asked.table)
        if isinstance(asked, Ping):
            return Answer(asked.id)
        if self.caller is None:
            raise Unauthenticated(
                "this needs a player: become a guest with POST /api/guest, log in, or send a token; then connect again",
                reason="who_are_you",
            )
        if isinstance(asked, Listen):
            self._service.listeners.add(self.player, self)
            self.send(encode(self._service.about()))
            for notice in await self._service.pending_notices(self.player):
                self.send(encode(notice))
            return Answer(asked.id)
        room = await self._service.rooms.get(asked.table)
        if asked.table not in self._watched or is_removed(room.state, self.player):  # checked when it was watched
            require_view_access(room, self.player, getattr(asked, "key", ""))
        if isinstance(asked, Consider):
            return replace(room.consider(asked.action, self.player), id=asked.id)
        return await self._at_table(room, asked, self.caller)

    async def _at_table(self, room: Room, asked: Any, caller: Caller) -> Any:
        if isinstance(asked, c.AskHint):
            self._hints.start(self._hint(room, asked))
            return None
        sender = Sender(caller.person, self._origin)
        number = await execute(room, asked, sender, self._api.limits, self._service)
        return Answer(asked.id, asked.table, number)

    async def _watch(self, asked: Watch) -> None:
        room = await self._service.rooms.get(asked.table)
        require_view_access(room, self.player, asked.key)
        if asked.table not in self._watched and len(self._watched) >= MAX_WATCHED:
            raise Conflict(
                f"a socket can watch {MAX_WATCHED} tables at once; unwatch another first",
                reason="too_many_tables_watched",
                most=MAX_WATCHED,
            )
        if asked.after is None or asked.after >= room.state.number:  # send a snapshot: clocks may have changed since
            self.send(encode(room.snapshot(self.player)))
        else:
            missed = room.state.number - asked.after
            self._api.limits.charge("entry", self._address, self.player, missed)
            self.send(encode(await self._missed(room, asked.after)))
        if (old := self._watched.get(asked.table)) is not None and old is not room:
            old.unwatch(self)
        self._watched[asked.table] = room
        room.watch(self)
        self.send(encode(Answer(asked.id, asked.table, room.state.number)))

    async def _missed(self, room: Room, after: int) -> EntriesMessage:
        """All entries since a number, up to the room's current one, so that none is missing when watching starts."""
        while True:
            entries = await entries_after(room, after, self.player)
            number = entries[-1].number if entries else after
            if number >= room.state.number:
                return EntriesMessage(room.state.id, number, entries)
