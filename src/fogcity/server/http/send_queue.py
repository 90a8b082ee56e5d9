"""Send queues: messages wait here until a client has read them, so a slow client never delays the others.

A client that falls too far behind misses messages. It gets a `resync` message, and must ask for the current state.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogcity.server.keys import Caller

MAX_QUEUED = 64  # messages


class Resync(msgspec.Struct, frozen=True, tag_field="say", tag="resync"):
    """You fell behind, and messages to you were dropped. Ask again for the tables that you watch."""


RESYNC = msgspec.json.encode(Resync())


class SendQueue:
    """The messages on their way to one client."""

    def __init__(self, player: str, most: int = MAX_QUEUED) -> None:
        self.player = player
        self.dropped = 0
        self._most = most
        self._messages: deque[bytes] = deque()
        self._ended = False
        self._waiter: asyncio.Future[None] | None = None

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""
        if self._ended:
            return
        if len(self._messages) >= self._most:
            self._messages.clear()
            self._messages.append(RESYNC)
            self.dropped += 1
        else:
            self._messages.append(data)
        self._notify()

    def end(self, *, at_once: bool = False) -> None:
        """Take no more messages; `at_once` also drops the queued ones."""
        self._ended = True
        if at_once:
            self._messages.clear()
        self._notify()

    async def next(self) -> bytes | None:
        """The next message; None after the last one."""
        while not self._messages:
            if self._ended:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.popleft()

    def _notify(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class OpenStream(Response):
    """A streamed response that the server can end."""

    def __init__(self, inner: StreamingResponse, caller: Caller | None) -> None:
        self.caller = caller
        self.cleanup: AbstractContextManager[Any] = nullcontext()  # exited when the stream ends
        self._inner = inner
        self._task: asyncio.Task[None] | None = None

    def end(self) -> None:
        """End the stream."""
        if self._task is not None:
            self._task.cancel()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Stream until the client or the server ends it."""
        with self.cleanup:
            self._task = asyncio.ensure_future(self._inner(scope, receive, send))
            try:
                await asyncio.wait({self._task})
                if self._task.cancelled():
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                else:
                    self._task.result()
            finally:
                self._task.cancel()
