"""What must be compiled before it can be used, made ready beside everything else when a server starts.

On a machine that has never played, compiling takes a minute or two. The rules, which this process needs itself, are
compiled in a thread; whoever needs a game waits for it without holding anybody up. Bots are compiled in a process of
their own that leaves the cores to others; what it makes is on disk, where the processes of bots find it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import socket
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Literal

import numpy as np

import fogcity
from fogcity.bots.registry import BUILT_IN
from fogcity.core.game import Game
from fogcity.core.processes import detach, spawning
from fogcity.server.bots.worker import bot_for
from fogcity.server.http.problems import Unavailable

State = Literal["ready", "compiling"]
COMPILING = b"compiling\n"
NICE = 10

_spawn = multiprocessing.get_context("spawn")
_log = logging.getLogger(__name__)


class Warming:
    """How far it is. To be used from one event loop."""

    def __init__(self) -> None:
        self.bots: State = "ready"
        self._games: dict[str, asyncio.Event] = {}  # those that are to be waited for
        self._closed = False
        self._process: SpawnProcess | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._changed: list[Callable[[], None]] = []

    def on_change(self, tell: Callable[[], None]) -> None:
        """Call this when bots have become ready, or are not."""
        self._changed.append(tell)

    async def game(self, name: str) -> None:
        """Wait until the rules of a game are compiled."""
        event = self._games.get(name)
        if event is not None and not event.is_set():
            await event.wait()
            if self._closed:
                raise Unavailable("the server is shutting down", reason="shutting_down")

    async def start(self) -> None:
        """Begin; waits for nothing."""
        self._games = {name: asyncio.Event() for name in fogcity.games()}
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._warm_games, args=(loop,), name="warming", daemon=True).start()
        ours, theirs = socket.socketpair()
        self._process = _spawn.Process(target=warm_bots, args=(theirs,), daemon=True)
        try:
            with theirs, spawning():
                self._process.start()
        except OSError:  # bots compile what they need when they are asked
            ours.close()
            _log.exception("bots are not made ready beforehand")
            return
        self._hearing = asyncio.create_task(self._hear(ours))

    async def close(self) -> None:
        """End."""
        self._closed = True
        for event in self._games.values():
            event.set()
        if self._process is not None and self._process.pid is not None:
            self._process.kill()
        if self._hearing is not None:
            await self._hearing

    def _warm_games(self, loop: asyncio.AbstractEventLoop) -> None:
        for name, event in self._games.items():
            try:
                play_through(fogcity.game(name))
            except Exception:  # it will be told where it matters
                _log.exception("a game cannot be made ready", extra={"game": name})
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(event.set)

    async def _hear(self, connection: socket.socket) -> None:
        """Hear what the process says of itself, until it ends."""
        assert self._process is not None
        reader, writer = await asyncio.open_connection(sock=connection)
        with contextlib.suppress(OSError):
            while line := await reader.readline():
                if line == COMPILING:
                    self._become("compiling")
        writer.close()
        await asyncio.to_thread(self._process.join)
        self._become("ready")

    def _become(self, state: State) -> None:
        if state != self.bots and not self._closed:
            self.bots = state
            for tell in self._changed:
                tell()


def play_through(game: Game) -> None:
    """Play a game as a server does, so that all that it needs is compiled."""
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


# ---- in the process


class _Telling(logging.Handler):
    """Passes on that something is being compiled."""

    def __init__(self, connection: socket.socket) -> None:
        super().__init__()
        self._connection = connection

    def emit(self, _record: logging.LogRecord) -> None:
        with contextlib.suppress(OSError):
            self._connection.sendall(COMPILING)


def warm_bots(connection: socket.socket) -> None:
    """The life of the process: make every bot of the house for every game, and end."""
    detach()
    if hasattr(os, "nice"):
        os.nice(NICE)
    os.environ["NUMBA_NUM_THREADS"] = "1"  # Numba is not there yet, and reads it when it comes
    logger = logging.getLogger("fogcity.core.kernel")
    logger.setLevel(logging.INFO)
    logger.addHandler(_Telling(connection))
    with connection:
        for bot in BUILT_IN:
            for name in fogcity.games():
                with contextlib.suppress(Exception):  # it will be told when somebody asks
                    bot_for(name, "", bot)
