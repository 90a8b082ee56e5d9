"""Compiles rules and bots when a server starts, while the server already answers requests.

On a machine that has never played, compiling takes a minute or two. The rules, which the server itself runs, are
compiled in a thread; only callers that need a game wait for it. Bots are compiled in a child process of low priority,
and the bot processes load the compiled code from disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import threading
from collections.abc import Callable
from typing import Literal

import numpy as np

import fogcity
from fogcity.bots.processes.channel import Channel
from fogcity.bots.processes.child import AsyncChild
from fogcity.bots.registry import BUILT_IN
from fogcity.core.game import Game
from fogcity.server.bots.worker import bot_for, use_one_thread
from fogcity.server.problems import Unavailable

State = Literal["ready", "compiling"]
COMPILING = b"compiling"
NICE = 10

_log = logging.getLogger(__name__)


class Warming:
    """What is compiled, and what is not yet. Use it from one event loop only."""

    def __init__(self) -> None:
        self.bots: State = "ready"
        self._games: dict[str, asyncio.Event] = {}  # set once a game is compiled
        self._closed = False
        self._child: AsyncChild[bytes] | None = None
        self._listening: asyncio.Task[None] | None = None
        self._callbacks: list[Callable[[], None]] = []

    def on_change(self, callback: Callable[[], None]) -> None:
        """Call this whenever bots become ready, or no longer are."""
        self._callbacks.append(callback)

    async def game(self, name: str) -> None:
        """Wait until the rules of a game are compiled."""
        event = self._games.get(name)
        if event is not None and not event.is_set():
            await event.wait()
            if self._closed:
                raise Unavailable("the server is shutting down", reason="shutting_down")

    async def start(self) -> None:
        """Start compiling, without waiting for it."""
        self._games = {name: asyncio.Event() for name in fogcity.games()}
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._warm_games, args=(loop,), name="warming", daemon=True).start()
        try:
            self._child = await AsyncChild.start(bytes, warm_bots)
        except OSError:  # bots compile what they need when they are asked
            _log.exception("bots are not compiled in advance")
            return
        self._listening = asyncio.create_task(self._listen(self._child))

    async def close(self) -> None:
        """Stop; callers that wait for a game get Unavailable."""
        self._closed = True
        for event in self._games.values():
            event.set()
        if self._child is not None:
            self._child.kill()
        if self._listening is not None:
            await self._listening

    def _warm_games(self, loop: asyncio.AbstractEventLoop) -> None:
        for name, event in self._games.items():
            try:
                play_through(fogcity.game(name))
            except Exception:  # reported to the players
                _log.exception("a game cannot be compiled", extra={"game": name})
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(event.set)

    async def _listen(self, child: AsyncChild[bytes]) -> None:
        """Follow what the child process does, until it ends."""
        try:
            while (message := await child.receive(None)) is not None:
                if message == COMPILING:
                    self._become("compiling")
        finally:
            self._child = None
            await child.end()
        self._become("ready")

    def _become(self, state: State) -> None:
        if state != self.bots and not self._closed:
            self.bots = state
            for callback in self._callbacks:
                callback()


def play_through(game: Game) -> None:
    """Play a game as a server does, so that everything it needs is compiled."""
    s, rng = game.deal(game.seats[0]), np.random.default_rng(1)
    while (turn := game.turn(s)) >= 0:
        view, watched = game.view(s, turn), game.view(s)
        action = int(rng.choice(game.legal(view)))
        game.consider(view, action)
        shown = game.shown(s, action, None)
        game.play(s, action)
        game.events(watched, shown, game.view(s))
        game.view_data(view)
    game.view_data(game.view(s))
    game.winners(s)


# ---- in the child process


class _CompilingHandler(logging.Handler):
    """Sends a message when the kernels log that something is being compiled."""

    def __init__(self, channel: Channel) -> None:
        super().__init__()
        self._channel = channel

    def emit(self, _record: logging.LogRecord) -> None:
        with contextlib.suppress(OSError):
            self._channel.send(COMPILING)


def warm_bots(channel: Channel) -> None:
    """Make every built-in bot for every game."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    use_one_thread()
    logger = logging.getLogger("fogcity.core.kernel")
    logger.setLevel(logging.INFO)
    logger.addHandler(_CompilingHandler(channel))
    for bot in BUILT_IN:
        for name in fogcity.games():
            with contextlib.suppress(Exception):  # reported when this bot is asked
                bot_for(name, "", bot)
