"""The bell between server processes: it rings when something is in the database. Nothing is lost if nobody hears it.

With one process nobody needs to be told. With several, Redis passes the bell on; while it cannot be reached, rooms look
into the database from time to time. Whoever may have missed a bell is told that.
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
LONGEST_PAUSE = 2.0  # seconds between tries to reach Redis again
WAITING = 10_000  # rings that may wait to be sent
ALIVE = 2.0  # seconds after which a process that has nothing to say says so
SILENCE = 8.0  # seconds after which a bell that even we ourselves cannot be heard on is broken

logger = logging.getLogger(__name__)


class Ring(msgspec.Struct, frozen=True, array_like=True, tag="ring"):
    """There is something new at a table; it concerns these players."""

    origin: str
    table: str
    number: int
    players: list[str]


class Here(msgspec.Struct, frozen=True, array_like=True, tag="here"):
    """Who is connected to a table, at the process that rings."""

    origin: str
    table: str
    players: list[str]


class Gone(msgspec.Struct, frozen=True, array_like=True, tag="gone"):
    """A key opens nothing any more, or a player is no more: whoever is connected with it is sent away."""

    origin: str
    key: str
    player: str


class Hello(msgspec.Struct, frozen=True, array_like=True, tag="hello"):
    """A process has begun to listen: who is there, and at which tables?"""

    origin: str


class Roll(msgspec.Struct, frozen=True, array_like=True, tag="roll"):
    """Everybody who is connected to the process that rings, by table."""

    origin: str
    here: dict[str, list[str]]


class Alive(msgspec.Struct, frozen=True, array_like=True, tag="alive"):
    """The process that rings is there."""

    origin: str


class Missed(msgspec.Struct, frozen=True, array_like=True, tag="missed"):
    """The process that rings could not ring for a while: look into the database."""

    origin: str


Bell = Ring | Here | Gone | Hello | Roll | Alive | Missed
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Bell).decode


class PubSub:
    """The bell of a server that is alone."""

    is_shared = False
    is_up = True

    def __init__(self, origin: str) -> None:
        self.origin = origin

    async def start(self, hear: Callable[[Bell], None], up: Callable[[], None]) -> None:
        """Call `hear` whenever another process rings, and `up` whenever rings before that may have been missed."""

    def ring(self, bell: Bell) -> None:
        """Ring, without waiting."""

    async def close(self) -> None:
        """End."""


class RedisPubSub(PubSub):
    """The bell of several servers."""

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
            raise BadOption(f"an address of Redis is redis://HOST:PORT/0 or unix:///SOCKET: {error}") from None
        self._queue: asyncio.Queue[Bell] = asyncio.Queue(WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = False  # were rings dropped?
        self.is_up = False

    async def start(self, hear: Callable[[Bell], None], up: Callable[[], None]) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear, up)), asyncio.create_task(self._send())]

    def ring(self, bell: Bell) -> None:
        try:
            self._queue.put_nowait(bell)
        except asyncio.QueueFull:
            self._lost = True

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(Exception):  # what is left to be said, if anybody hears it
            await asyncio.wait_for(self._publish(self._waiting()), 1)
        await self._redis.aclose()

    async def _listen(self, hear: Callable[[Bell], None], up: Callable[[], None]) -> None:
        pause = 0.05
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async with asyncio.timeout(SILENCE) as silence:
                        while True:
                            message = await channel.get_message(timeout=SILENCE)
                            if message is None:
                                continue
                            silence.reschedule(asyncio.get_running_loop().time() + SILENCE)
                            if message["type"] == "subscribe":
                                self.is_up, pause = True, 0.05
                                logger.info("listening for other servers")
                                up()
                            else:
                                self._hear(message["data"], hear)
            except Exception as error:  # whatever Redis or the network do, we try again
                if self.is_up:
                    reason = str(error) or "nothing was heard"
                    logger.warning("Redis cannot be reached; looking into the database", extra={"reason": reason})
            self.is_up = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _hear(self, data: bytes, hear: Callable[[Bell], None]) -> None:
        try:
            bell = _decode(data)
        except msgspec.DecodeError:
            logger.warning("something on the bell that nobody understands")
            return
        if bell.origin != self.origin:
            hear(bell)

    async def _send(self) -> None:
        while True:
            try:
                bells = [await asyncio.wait_for(self._queue.get(), ALIVE), *self._waiting()]
            except TimeoutError:
                bells = [Alive(self.origin)]
            if self._lost:
                bells.append(Missed(self.origin))
                self._lost = False
            try:
                await self._publish(bells)
            except Exception as error:  # the bell is not needed to lose nothing
                logger.debug("a bell was not heard: %s", error)
                self._lost = True
                await asyncio.sleep(0.2)

    def _waiting(self) -> list[Bell]:
        """Some of what waits to be sent."""
        return [self._queue.get_nowait() for _ in range(min(100, self._queue.qsize()))]

    async def _publish(self, bells: list[Bell]) -> None:
        async with self._redis.pipeline(transaction=False) as pipe:
            for bell in bells:
                pipe.publish(CHANNEL, _encode(bell))
            await pipe.execute()


def open_pubsub(origin: str, url: str | None) -> PubSub:
    """The bell for this address; None: this process is alone."""
    return PubSub(origin) if url is None else RedisPubSub(origin, url)
