"""A process that plays: bots run here and nowhere else, so whatever they do to it, the tournament goes on."""

from __future__ import annotations

import contextlib
import multiprocessing
import time
from collections import deque
from multiprocessing.connection import Connection
from typing import Any

from fogcity.arena.play.match import printable
from fogcity.arena.play.player import About, Player, Unit
from fogcity.arena.settings import Settings
from fogcity.arena.workers.status import SIZE, Desk
from fogcity.bots.registry import describe
from fogcity.core.errors import FogCityError
from fogcity.core.processes import detach, spawning

_spawn = multiprocessing.get_context("spawn")  # a fork would not survive compiled code that uses several threads


class Worker:
    """One such process, seen from outside."""

    def __init__(self, settings: Settings, keep: bool, printed: str) -> None:
        """What bots print goes to the file `printed`, or nowhere if it is empty."""
        memory = _spawn.RawArray("q", SIZE)
        self.desk = Desk(memory)
        self.connection, theirs = _spawn.Pipe()
        self.process = _spawn.Process(target=serve, args=(theirs, memory, settings, keep, printed))
        with spawning():
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
    detach(printed)
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
