"""Pub/sub between server processes: each announces what it has written to the database.

Announcements may get lost; the database has everything. A single process needs no pub/sub. Several use Redis; while it
cannot be reached, they poll the database. A process that may have missed announcements checks the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from fogcity.core.errors import BadOption

CHANNEL = "fogcity"
MAX_PAUSE = 2.0  # seconds between attempts to reconnect
MAX_QUEUED = 10_000  # messages
KEEP_ALIVE = 2.0  # seconds without a message after which a process sends one
SILENCE = 8.0  # seconds without any message, even our own, after which the connection counts as broken

logger = logging.getLogger(__name__)


class EntriesWritten(msgspec.Struct, frozen=True, array_like=True, tag="entries"):
    """A process has written to a table's log, up to this number. These players are concerned."""

    origin: str
    table: str
    number: int
    players: list[str]


class PresenceChanged(msgspec.Struct, frozen=True, array_like=True, tag="presence"):
    """The players who are connected to a table at this process."""

    origin: str
    table: str
    players: list[str]


class PresenceSnapshot(msgspec.Struct, frozen=True, array_like=True, tag="presence_snapshot"):
    """The players who are connected to this process, by table."""

    origin: str
    players: dict[str, list[str]]


class AccessRevoked(msgspec.Struct, frozen=True, array_like=True, tag="access_revoked"):
    """A key was revoked or a player deleted: their connections must be closed."""

    origin: str
    key: str
    player: str


class PlayerRenamed(msgspec.Struct, frozen=True, array_like=True, tag="renamed"):
    """A player has another name."""

    origin: str
    player: str
    name: str


class ServerStarted(msgspec.Struct, frozen=True, array_like=True, tag="started"):
    """A process has subscribed. The others answer with a PresenceSnapshot."""

    origin: str


class KeepAlive(msgspec.Struct, frozen=True, array_like=True, tag="keep_alive"):
    """A process is running, but has nothing to announce."""

    origin: str


class MessagesLost(msgspec.Struct, frozen=True, array_like=True, tag="lost"):
    """A process could not publish for a while. The others must check the database."""

    origin: str


Message = (
    EntriesWritten
    | PresenceChanged
    | PresenceSnapshot
    | AccessRevoked
    | PlayerRenamed
    | ServerStarted
    | KeepAlive
    | MessagesLost
)
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Message).decode


class PubSub:
    """Pub/sub of a single server process, which has no peers."""

    is_shared = False
    is_up = True

    def __init__(self, origin: str) -> None:
        self.origin = origin  # identifies this process

    async def start(self, on_message: Callable[[Message], None], on_connected: Callable[[], None]) -> None:
        """Call `on_message` for messages of other processes.

        `on_connected` is called after each (re)connection, when earlier messages may have been missed.
        """

    def publish(self, message: Message) -> None:
        """Queue a message, without waiting."""

    async def close(self) -> None:
        """Stop."""


class RedisPubSub(PubSub):
    """Pub/sub of several server processes through Redis."""

    is_shared = True

    def __init__(self, origin: str, url: str) -> None:
        super().__init__(origin)
        try:
            import redis.asyncio as redis
        except ImportError:
            raise BadOption("--redis needs the package redis: pip install 'fogcity[redis]'") from None
        try:
            self._redis: Any = redis.Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        except ValueError as error:
            raise BadOption(f"a Redis URL is redis://HOST:PORT/0 or unix:///SOCKET: {error}") from None
        self._queue: asyncio.Queue[Message] = asyncio.Queue(MAX_QUEUED)
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = False  # were messages dropped?
        self.is_up = False

    async def start(self, on_message: Callable[[Message], None], on_connected: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._receive_forever(on_message, on_connected)),
            asyncio.create_task(self._send_forever()),
        ]

    def publish(self, message: Message) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self._lost = True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # send what is left, if Redis can be reached
            await asyncio.wait_for(self._send(self._queued()), 1)
        await self._redis.aclose()

    async def _receive_forever(self, on_message: Callable[[Message], None], on_connected: Callable[[], None]) -> None:
        pause = 0.05
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async with asyncio.timeout(SILENCE) as silence:
                        while True:
                            received = await channel.get_message(timeout=SILENCE)
                            if received is None:
                                continue
                            silence.reschedule(asyncio.get_running_loop().time() + SILENCE)
                            if received["type"] == "subscribe":
                                self.is_up, pause = True, 0.05
                                logger.info("subscribed to other servers' messages")
                                on_connected()
                            else:
                                self._receive(received["data"], on_message)
            except Exception as error:  # whatever happens to Redis or the network, try again
                if self.is_up:
                    reason = str(error) or "no message arrived"
                    logger.warning("Redis cannot be reached; polling the database instead", extra={"reason": reason})
            self.is_up = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE)

    def _receive(self, data: bytes, on_message: Callable[[Message], None]) -> None:
        try:
            message = _decode(data)
        except msgspec.DecodeError:
            logger.warning("ignored an unknown pub/sub message")
            return
        if message.origin != self.origin:
            on_message(message)

    async def _send_forever(self) -> None:
        while True:
            try:
                messages = [await asyncio.wait_for(self._queue.get(), KEEP_ALIVE), *self._queued()]
            except TimeoutError:
                messages = [KeepAlive(self.origin)]
            if self._lost:
                messages.append(MessagesLost(self.origin))
                self._lost = False
            try:
                await self._send(messages)
            except Exception as error:  # nothing is lost: the database has it
                logger.debug("messages were not published: %s", error)
                self._lost = True
                await asyncio.sleep(0.2)

    def _queued(self) -> list[Message]:
        """Take up to 100 queued messages."""
        return [self._queue.get_nowait() for _ in range(min(100, self._queue.qsize()))]

    async def _send(self, messages: list[Message]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for message in messages:
                pipe.publish(CHANNEL, _encode(message))
            await pipe.execute()


def open_pubsub(origin: str, url: str | None) -> PubSub:
    """Pub/sub through the Redis server at a URL; None for a single process."""
    return PubSub(origin) if url is None else RedisPubSub(origin, url)
