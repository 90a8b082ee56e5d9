"""Readers: what is told to somebody waits here until it is sent, and never holds anybody else up.

A reader that falls behind is not sent what it missed: it is told to ask for the state of things instead.
"""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from fogcity.server.http.accounts import Caller

WAITING = 64  # messages that may wait for a reader


class Resync(msgspec.Struct, frozen=True, tag_field="say", tag="resync"):
    """You fell behind: what was to be told was dropped. Ask for the tables you watch again."""


RESYNC = msgspec.json.encode(Resync())


class SendQueue:
    """Messages on their way to one client."""

    def __init__(self, player: str, most: int = WAITING) -> None:
        self.player = player
        self.dropped = 0
        self._most = most
        self._messages: deque[bytes] = deque()
        self._ended = False
        self._waiter: asyncio.Future[None] | None = None

    def tell(self, data: bytes) -> None:
        """Take a message, without waiting."""
        if self._ended:
            return
        if len(self._messages) >= self._most:
            self._messages.clear()
            self._messages.append(RESYNC)
            self.dropped += 1
        else:
            self._messages.append(data)
        self._wake()

    def end(self, *, at_once: bool = False) -> None:
        """There will be no more; at once: not even what waits."""
        self._ended = True
        if at_once:
            self._messages.clear()
        self._wake()

    async def next(self) -> bytes | None:
        """The next message; None if there will be no more."""
        while not self._messages:
            if self._ended:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.popleft()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class OpenStream(Response):
    """An answer that goes on line by line, and can be ended from outside."""

    def __init__(self, inner: StreamingResponse, caller: Caller | None) -> None:
        self.caller = caller
        self.cleanup: AbstractContextManager[Any] = nullcontext()  # exited when the stream ends
        self._inner = inner
        self._task: asyncio.Task[None] | None = None

    def end(self) -> None:
        """There will be no more."""
        if self._task is not None:
            self._task.cancel()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, until one side has enough."""
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
