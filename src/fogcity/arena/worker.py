"""A process that plays: bots run here and nowhere else, so whatever they do to it, the tournament goes on."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import time
import types
from collections import deque
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any

from fogcity.arena.desk import SIZE, Desk
from fogcity.arena.match import printable
from fogcity.arena.player import About, Player, Unit
from fogcity.arena.settings import Settings
from fogcity.bots.finding import describe
from fogcity.core.errors import FogCityError

_spawn = multiprocessing.get_context("spawn")  # a fork would not survive compiled code that uses several threads


class Worker:
    """One such process, seen from outside."""

    def __init__(self, settings: Settings, keep: bool, printed: str) -> None:
        """What bots print goes to the file `printed`, or nowhere if it is empty."""
        memory = _spawn.RawArray("q", SIZE)
        self.desk = Desk(memory)
        self.connection, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=serve, args=(theirs, memory, settings, keep, printed))
        with _no_interrupt(), _no_main():
            self.process.start()
        theirs.close()
        self.units: deque[Unit] = deque()  # what it plays, and what comes next
        self.about: list[About] | None = None  # its bots, once it is ready
        self.started = time.monotonic()

    def give(self, unit: Unit) -> None:
        """Let it play; if it is dead already, that is noticed later."""
        self.units.append(unit)
        with contextlib.suppress(OSError):
            self.connection.send(unit)

    def answer(self) -> Any:
        """What it sent; EOFError if it is gone."""
        try:
            if self.connection.poll():
                return self.connection.recv()
        except OSError:
            pass
        raise EOFError

    def has_news(self, ready: set[Any]) -> bool:
        """Has it sent something, or died?"""
        return self.connection in ready or self.process.sentinel in ready

    def stop(self) -> None:
        """End it, whatever it is doing."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.connection.close()


def serve(connection: Connection, memory: Any, settings: Settings, keep: bool, printed: str) -> None:
    """The life of a worker: get ready, then play what is asked for until nobody asks any more."""
    _live_quietly(printed)
    try:
        player = Player(settings, keep, Desk(memory))
    except FogCityError as error:
        connection.send(FogCityError(printable(str(error))))  # not the error itself: a bot may have made its kind
        return
    except BaseException as error:
        connection.send(FogCityError(f"the bots cannot get ready: {describe(error)}"))
        return
    connection.send(list(player.bots))
    with contextlib.suppress(EOFError, OSError):  # nobody is there any more
        while True:
            connection.send(player.play(connection.recv()))


def _live_quietly(printed: str) -> None:
    """Print to a file, leave Ctrl-C to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: end with the parent, even in an endless loop
    out = os.open(printed or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in ((0, nothing), (1, out), (2, out)):
        os.dup2(source, target)


@contextlib.contextmanager
def _no_main() -> Iterator[None]:
    """Start a process that does not run the main program once more: nothing of it is needed there."""
    main = sys.modules["__main__"]
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main


@contextlib.contextmanager
def _no_interrupt() -> Iterator[None]:
    """Ctrl-C waits while a process starts: it is for the parent, not for a child that is not ready to ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
