"""Hooks: ways to reach a player who is not here, such as e-mail or web push. There is none unless somebody adds it.

A hook is a class with the method below, named on the command line: `fogcity serve --hook package.module:Class`. It is
called in the background; what it raises is logged and does no harm.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from typing import Protocol

from fogcity.core.errors import BadOption
from fogcity.server.table.notices import Notice

WAITING = 1000  # notices that may wait for the hooks
PATIENCE = 30.0  # seconds for one call

logger = logging.getLogger(__name__)


class Hook(Protocol):
    """What a hook must have."""

    async def notify(self, notice: Notice, player: str, name: str) -> None:
        """Reach a player (by id and name) about `your_turn`, a `challenge` or a game that is `over`."""


class Hooks:
    """All hooks of a server."""

    def __init__(self, hooks: list[Hook] | None = None) -> None:
        self._hooks = hooks or []
        self._queue: asyncio.Queue[tuple[Notice, str, str]] = asyncio.Queue(WAITING)
        self._task: asyncio.Task[None] | None = None

    def notify(self, notice: Notice, player: str, name: str) -> None:
        """Call the hooks, without waiting."""
        if not self._hooks:
            return
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        with contextlib.suppress(asyncio.QueueFull):  # a hook that is too slow misses something
            self._queue.put_nowait((notice, player, name))

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _work(self) -> None:
        while True:
            about = await self._queue.get()
            for hook in self._hooks:
                try:
                    await asyncio.wait_for(hook.notify(*about), PATIENCE)
                except Exception:
                    logger.exception("a hook failed", extra={"hook": type(hook).__name__})


def find_hook(spec: str) -> Hook:
    """The hook that `package.module:Class` names."""
    module, _, name = spec.partition(":")
    try:
        found: Hook = getattr(importlib.import_module(module), name)()
    except Exception as error:
        raise BadOption(f"a hook is package.module:Class, and {spec!r} cannot be used: {error}") from None
    if not asyncio.iscoroutinefunction(getattr(found, "notify", None)):
        raise BadOption(f"the hook {spec!r} has no method `async def notify(self, notice, player, name)`")
    return found
