"""A watched child process and the channel to it, for blocking code (`Child`) and for an event loop (`AsyncChild`).

A child runs a function that gets its end of the channel. It is spawned, not forked: a fork would not survive compiled
code that uses several threads. It ignores Ctrl-C, prints to a file or nowhere, and ends with its parent.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import socket
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

import msgspec

from fogcity.bots.processes.channel import HEAD, Channel, pack
from fogcity.core.processes import detach, spawning

MOST_BYTES = 1 << 20  # the default limit for a message
STALLED_AFTER = 60.0  # seconds without another byte in the middle of a message
DEAD_WITHIN = 2.0  # seconds that a killed process may take to end
LONGEST_PAUSE = 30.0  # seconds between two attempts to start a process

P = ParamSpec("P")
T = TypeVar("T")
Main = Callable[Concatenate[Channel, P], None]
Decode = Callable[[bytes], T]

_spawn = multiprocessing.get_context("spawn")


class Process:
    """A child process, without a way to wait for its messages. `connection` is the parent's end of the channel."""

    def __init__(self, main: Main[P], *arguments: Any, printed: str, most_bytes: int, daemon: bool) -> None:
        self.started = time.monotonic()
        self.connection, theirs = socket.socketpair()
        self._process = _spawn.Process(target=_run, args=(theirs, most_bytes, printed, main, arguments), daemon=daemon)
        try:
            with theirs, spawning():
                self._process.start()
        except BaseException:
            self.connection.close()
            raise

    @property
    def sentinel(self) -> int:
        """Becomes ready when the process has ended."""
        return self._process.sentinel

    def kill(self) -> None:
        """Kill the process, whatever it is doing. Does nothing if it has already ended."""
        self._process.kill()

    def close(self) -> str:
        """Wait for the process to end, and return how it ended. The connection stays open."""
        self._process.join()
        code = self._process.exitcode
        with contextlib.suppress(ValueError):  # another thread has already waited for it, so the exit code is lost
            self._process.close()
        return f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"


class Child(Generic[T]):
    """A child process for blocking code. `decode` reads its messages, and raises ValueError for garbage."""

    def __init__(
        self,
        decode: Decode[T],
        main: Main[...],
        *arguments: Any,
        printed: str = "",
        most_bytes: int = MOST_BYTES,
        daemon: bool = True,
    ) -> None:
        """Start it. What it prints is appended to the file `printed`. A daemon cannot start child processes."""
        self._decode = decode
        self._process = Process(main, *arguments, printed=printed, most_bytes=most_bytes, daemon=daemon)
        self._process.connection.settimeout(STALLED_AFTER)
        self._channel = Channel(self._process.connection, most_bytes)
        self.started = self._process.started

    @property
    def waitables(self) -> list[Any]:
        """What `multiprocessing.connection.wait` can wait for: ready on a message or the child's end."""
        return [self._process.connection, self._process.sentinel]

    def send(self, message: bytes) -> None:
        """Send a message. If the child has ended, `receive` will report it."""
        with contextlib.suppress(OSError):
            self._channel.send(message)

    def receive(self, within: float) -> T:
        """Its next message. EOFError if it exited, or sent garbage; TimeoutError if none comes within some seconds."""
        ready = wait(self.waitables, within)
        if not ready:
            raise TimeoutError(_late(within))
        try:
            if self._process.connection in ready:
                return self._decode(self._channel.receive())
        except (OSError, ValueError, msgspec.MsgspecError):
            pass
        raise EOFError

    def kill(self) -> None:
        """Kill it, whatever it is doing; call `end` afterwards."""
        self._process.kill()

    def end(self) -> str:
        """Kill the child, whatever it is doing, and return how it ended. It may have ended by itself before."""
        self._process.kill()
        self._channel.close()
        return self._process.close()


class AsyncChild(Generic[T]):
    """A child process for an event loop."""

    def __init__(
        self,
        decode: Decode[T],
        process: Process,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        most_bytes: int,
    ) -> None:
        self._decode = decode
        self._process = process
        self._reader = reader
        self._writer = writer
        self._most_bytes = most_bytes
        self.incoming = asyncio.create_task(self._read())  # its next message; None once it exited, or sent garbage

    @classmethod
    async def start(
        cls, decode: Decode[T], main: Main[...], *arguments: Any, most_bytes: int = MOST_BYTES
    ) -> AsyncChild[T]:
        """Start a child. This blocks the event loop for a few milliseconds.

        Another thread cannot do it: Linux ends a child together with the thread that started it.
        """
        return await cls.adopt(decode, start_process(main, *arguments, most_bytes=most_bytes), most_bytes=most_bytes)

    @classmethod
    async def adopt(cls, decode: Decode[T], process: Process, *, most_bytes: int = MOST_BYTES) -> AsyncChild[T]:
        """A child that `start_process` has started, maybe before there was an event loop."""
        try:
            reader, writer = await asyncio.open_connection(sock=process.connection)
        except BaseException:
            process.kill()
            process.connection.close()
            process.close()
            raise
        return cls(decode, process, reader, writer, most_bytes)

    def send(self, message: bytes) -> None:
        """Send a message. If the child has ended, `receive` will report it."""
        self._writer.write(pack(message))

    async def receive(self, within: float | None) -> T | None:
        """Its next message; None if it exited, or sent garbage. TimeoutError if none comes within some seconds."""
        await asyncio.wait({self.incoming}, timeout=within)
        if not self.incoming.done():
            raise TimeoutError(_late(within))
        message = self.incoming.result()
        if message is not None:
            self.incoming = asyncio.create_task(self._read())
        return message

    def kill(self) -> None:
        """Kill it, whatever it is doing; call `end` afterwards."""
        self._process.kill()

    async def end(self) -> str:
        """Kill the child, whatever it is doing, and return how it ended. It may have ended by itself before."""
        self._process.kill()
        try:
            await asyncio.wait({self.incoming}, timeout=DEAD_WITHIN)  # its end of the channel closes when it ends
        finally:
            self.incoming.cancel()
            self._writer.transport.abort()
            how = self._process.close()
        with contextlib.suppress(OSError):
            await self._writer.wait_closed()
        return how

    async def _read(self) -> T | None:
        try:
            size = int.from_bytes(await self._reader.readexactly(HEAD), "big")
            return self._decode(await self._reader.readexactly(size)) if size <= self._most_bytes else None
        except (EOFError, OSError, ValueError, msgspec.MsgspecError):
            return None


def start_process(main: Main[...], *arguments: Any, most_bytes: int = MOST_BYTES) -> Process:
    """Start a child that an event loop can adopt later: see `AsyncChild.adopt`."""
    return Process(main, *arguments, printed="", most_bytes=most_bytes, daemon=True)


class Failures:
    """Failures in a row: are there too many, and how long should the next attempt wait?"""

    def __init__(self, most: int) -> None:
        self._most = most
        self.count = 0

    def add(self) -> None:
        """One more attempt failed."""
        self.count += 1

    def clear(self) -> None:
        """An attempt succeeded."""
        self.count = 0

    @property
    def too_many(self) -> bool:
        """Whether to give up."""
        return self.count >= self._most

    @property
    def pause(self) -> float:
        """Seconds to wait before the next attempt: twice as long after every failure."""
        return min(0.1 * 2.0**self.count, LONGEST_PAUSE)


def _late(within: float | None) -> str:
    return f"did not answer within {within:g} s"


def _run(connection: socket.socket, most_bytes: int, printed: str, main: Main[...], arguments: tuple[Any, ...]) -> None:
    """The child's code: run `main` until it returns or the parent is gone."""
    detach(printed)
    with Channel(connection, most_bytes) as channel, contextlib.suppress(EOFError, OSError):
        main(channel, *arguments)
