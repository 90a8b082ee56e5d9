"""Compiles units in child processes of low priority while this process plays, and loads what is there.

Whatever goes wrong is logged, and what could not be compiled stays interpreted.
"""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import wait

import msgspec

from fogcity.bots.answers import describe
from fogcity.bots.compiling import Loader, Unit
from fogcity.bots.processes.channel import Channel
from fogcity.bots.processes.child import Child
from fogcity.core.background import compile_in_background
from fogcity.core.operating_system import cores_here, lower_priority
from fogcity.games.registry import game as find_game

MOST_CHILDREN = 2  # each of them compiles the small kernels again that units share
MOST_TRIES = 2  # how often a unit is compiled if the process ends
NICE = 10
ENDS_WITHIN = 5.0  # seconds, once it is closed

_log = logging.getLogger(__name__)


class Done(msgspec.Struct, frozen=True):
    """What a child answers: the unit is compiled, or why it is not, in one line."""

    problem: str = ""


_encode = msgspec.msgpack.Encoder().encode
_read_done = msgspec.msgpack.Decoder(Done).decode
_read_unit = msgspec.msgpack.Decoder(Unit).decode


class BackgroundCompiler:
    """A thread that loads units and lets child processes compile those that are not on disk."""

    def __init__(
        self,
        units: Callable[[], Sequence[Unit]],
        *,
        loader: Loader,
        own: Callable[[Unit], bool] = lambda _: True,
        on_change: Callable[[], None] = lambda: None,
    ) -> None:
        """The thread calls `units`, and `on_change` when compiling has begun and when it has ended.

        `own` says which units this process itself needs; others are compiled for other processes.
        """
        self.is_compiling = False
        self._units = units
        self._loader = loader
        self._own = own
        self._on_change = on_change
        self._lock = threading.Lock()
        self._queue: list[Unit] = []
        self._preferred: list[str] = []
        self._children: list[_Compiling] = []
        self._closed = False
        # Linux ends a child together with the thread that started it, so the thread stays until they have ended.
        self._thread = threading.Thread(target=self._run, name="compiler", daemon=True)

    def start(self) -> None:
        """Start, without waiting for anything."""
        self._thread.start()

    def prefer(self, game: str) -> None:
        """Compile what this game needs before everything else."""
        with self._lock:
            if game not in self._preferred[:1]:
                self._preferred = [game, *(name for name in self._preferred if name != game)]

    def join(self, timeout: float) -> None:
        """Wait until there is nothing more to compile, at most this many seconds. It must have been started."""
        self._thread.join(timeout)

    @property
    def is_alive(self) -> bool:
        """Does it still load or compile?"""
        return self._thread.is_alive()

    def close(self) -> None:
        """Stop compiling, without waiting until it has stopped (see `join`)."""
        with self._lock:
            self._closed = True
            for compiling in self._children:
                compiling.child.kill()

    # ---- in the thread

    def _run(self) -> None:
        try:
            if missing := [unit for unit in self._units() if not self._closed and not self._get(unit)]:
                self._become(True)
                self._compile(missing)
        except Exception:  # the game goes on without
            _log.exception("kernels are not compiled; games and bots stay slow")
        self._become(False)

    def _become(self, compiling: bool) -> None:
        if compiling != self.is_compiling and not self._closed:
            self.is_compiling = compiling
            self._on_change()

    def _get(self, unit: Unit) -> bool:
        """Is a unit there?"""
        if self._own(unit):
            return self._loader.load(unit, compiles=True)
        return self._loader.is_on_disk(unit)

    def _compile(self, missing: list[Unit]) -> None:
        """Let children compile the units, and load each one that belongs to this process."""
        self._queue = missing
        tries = dict.fromkeys(missing, 0)
        while not self._closed and (self._queue or self._children):
            if not self._hand_out(tries):
                return
            ready = wait([each for compiling in self._children for each in compiling.child.waitables])
            for compiling in list(self._children):
                if any(each in ready for each in compiling.child.waitables):
                    self._hear(compiling, tries)
        for compiling in self._children:
            compiling.child.end()

    def _hand_out(self, tries: dict[Unit, int]) -> bool:
        """Give units to all children that have none, and start those that are needed; False if there is none."""
        while len(self._children) < min(MOST_CHILDREN, cores_here()) and (unit := self._next(None)) is not None:
            try:
                child = Child(_read_done, compile_units)
            except OSError as error:
                _log.warning("no process for the compiler can be started: %s", describe(error))
                break
            compiling = _Compiling(child)
            with self._lock:
                self._children.append(compiling)
                if self._closed:
                    child.kill()
            self._give(compiling, unit, tries)
        return bool(self._children)

    def _give(self, compiling: _Compiling, unit: Unit, tries: dict[Unit, int]) -> None:
        self._queue.remove(unit)
        tries[unit] += 1
        compiling.unit = unit
        compiling.child.send(_encode(unit))

    def _hear(self, compiling: _Compiling, tries: dict[Unit, int]) -> None:
        """A child has finished a unit, or has ended."""
        unit, child = compiling.unit, compiling.child
        assert unit is not None
        try:
            problem = child.receive(0).problem
        except (EOFError, TimeoutError):
            how = self._end(compiling)
            if not self._closed:
                _log.warning("a compiler process ended (%s)", how, extra={"game": unit.game, "bot": unit.bot})
                if tries[unit] < MOST_TRIES:
                    self._queue.append(unit)
            return
        if problem:
            _log.warning("not compiled: %s", problem, extra={"game": unit.game, "bot": unit.bot})
        if (more := self._next(compiling)) is not None:
            self._give(compiling, more, tries)
        else:
            self._end(compiling)
        if not problem and self._own(unit):
            self._loader.load(unit)

    def _end(self, compiling: _Compiling) -> str:
        with self._lock:
            self._children.remove(compiling)
        return compiling.child.end()

    def _next(self, asking: _Compiling | None) -> Unit | None:
        """The unit that a child (None: a new one) compiles next; None if there is none for it.

        Units of the preferred game come first, and of those the ones that are like the child's last one. Units that
        are alike share most of their kernels, which a child compiles only once. So they are left to the child that has
        begun with one of them.
        """
        taken = {_kind(other.unit) for other in self._children if other is not asking and other.unit is not None}
        free = [unit for unit in self._queue if _kind(unit) not in taken]
        preferred = list(self._preferred)
        last = None if asking is None or asking.unit is None else _kind(asking.unit)

        def rank(unit: Unit) -> tuple[int, bool]:
            place = preferred.index(unit.game) if unit.game in preferred else len(preferred)
            return place, _kind(unit) != last

        return min(free, key=rank, default=None)


def _kind(unit: Unit) -> tuple[object, bool]:
    return find_game(unit.game).loops, bool(unit.bot)


@dataclass(eq=False)
class _Compiling:
    """A child and the unit that it compiles."""

    child: Child[Done]
    unit: Unit | None = None


# ---- in the child process


def compile_units(channel: Channel) -> None:
    """Compile the units that the parent sends, until it ends."""
    lower_priority(NICE)
    os.environ["NUMBA_NUM_THREADS"] = "1"
    compile_in_background()
    loader = Loader()
    while True:
        unit = _read_unit(channel.receive())
        try:
            loader.compile(unit)
            problem = ""
        except Exception as error:
            problem = describe(error)
        channel.send(_encode(Done(problem)))
