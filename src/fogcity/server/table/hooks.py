"""Hooks: your own code that notifies players who are not connected, for example by e-mail. There are none by default.

A hook is a class with the method below, named on the command line: `fogcity serve --hook package.module:Class`. It is
called in the background; its exceptions are logged.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from typing import Protocol

from fogcity.core.errors import BadOption
from fogcity.server.table.notices import Notice

MAX_QUEUED = 1000  # notices
TIMEOUT = 30.0  # seconds for one call

logger = logging.getLogger(__name__)


class Hook(Protocol):
    """The interface of a hook."""

    async def notify(self, notice: Notice, player: str, name: str) -> None:
        """Notify a player (id and name). `notice.kind` is `your_turn`, `challenge` or `over`."""


class Hooks:
    """All hooks of a server."""

    def __init__(self, hooks: list[Hook] | None = None) -> None:
        self._hooks = hooks or []
        self._queue: asyncio.Queue[tuple[Notice, str, str]] = asyncio.Queue(MAX_QUEUED)
        self._task: asyncio.Task[None] | None = None

    def notify(self, notice: Notice, player: str, name: str) -> None:
        """Queue a call of all hooks."""
        if not self._hooks:
            return
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        with contextlib.suppress(asyncio.QueueFull):  # a hook that is too slow misses notices
            self._queue.put_nowait((notice, player, name))

    async def close(self) -> None:
        """Stop calling hooks."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            about = await self._queue.get()
            for hook in self._hooks:
                try:
                    await asyncio.wait_for(hook.notify(*about), TIMEOUT)
                except Exception:
                    logger.exception("a hook failed", extra={"hook": type(hook).__name__})


def find_hook(spec: str) -> Hook:
    """Import and create the hook `package.module:Class`."""
    module, _, name = spec.partition(":")
    try:
        found: Hook = getattr(importlib.import_module(module), name)()
    except Exception as error:
        raise BadOption(f"the hook {spec!r} cannot be loaded (expected package.module:Class): {error}") from None
    if not asyncio.iscoroutinefunction(getattr(found, "notify", None)):
        raise BadOption(f"the hook {spec!r} has no method `async def notify(self, notice, player, name)`")
    return found
