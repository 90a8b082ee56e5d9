"""Compiles rules and bots when a server starts, while people already play (see bots/processes/compiler.py).

On a machine that has never played, compiling takes a minute. Until then rules and bots run interpreted.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Literal

from fogcity.bots.compiling import Loader, all_units
from fogcity.bots.processes.compiler import ENDS_WITHIN, BackgroundCompiler
from fogcity.core.background import compile_in_background

PAUSE = 0.5  # seconds

State = Literal["ready", "compiling"]


class Warming:
    """What is compiled in the background of a server. Use it from one event loop only."""

    def __init__(self) -> None:
        self.bots: State = "ready"
        self._compiler: BackgroundCompiler | None = None
        self._callbacks: list[Callable[[], None]] = []

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call this whenever compiling begins or ends."""
        self._callbacks.append(callback)

    def start(self) -> None:
        """Start, without waiting for anything. From now on, kernels run interpreted until they are compiled."""
        compile_in_background()
        loop = asyncio.get_running_loop()

        def notify() -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._update)

        self._compiler = BackgroundCompiler(all_units, loader=Loader(), own=lambda unit: not unit.bot, on_change=notify)
        self._compiler.start()

    async def wait(self) -> None:
        """Wait until nothing is compiled any more; at once if this was not started."""
        while self._compiler is not None and self._compiler.is_alive:
            await asyncio.sleep(PAUSE)

    def prefer(self, game: str) -> None:
        """Compile this game and its bots first: somebody plays it now."""
        if self._compiler is not None:
            self._compiler.prefer(game)

    async def close(self) -> None:
        """Stop compiling."""
        if self._compiler is not None:
            self._compiler.close()
            await asyncio.to_thread(self._compiler.join, ENDS_WITHIN)

    def _update(self) -> None:
        assert self._compiler is not None
        state: State = "compiling" if self._compiler.is_compiling else "ready"
        if state != self.bots:
            self.bots = state
            for callback in self._callbacks:
                callback()
