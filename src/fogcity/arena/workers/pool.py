"""Several workers, and a watchdog: a worker that dies or does not answer is replaced, and nothing else is lost."""

from __future__ import annotations

import itertools
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from types import TracebackType
from typing import Any

from fogcity.arena.play.player import READY_WITHIN, About, Books, Unit
from fogcity.arena.play.results import Chunk
from fogcity.arena.settings import Settings
from fogcity.arena.workers.status import NOBODY
from fogcity.arena.workers.worker import Worker
from fogcity.core.errors import FogCityError

LOOK_AGAIN = 0.25  # seconds
TELL_AFTER = 3.0  # seconds of silence
GRACE = 2.0  # seconds that a bot is given beyond its limit to notice it
MOST_DEATHS = 5  # of workers, one after the other, that no bot is to blame for


class Pool:
    """Plays units of work on this machine."""

    def __init__(
        self,
        settings: Settings,
        workers: int,
        *,
        keep: bool,
        printed: str = "",
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._settings = settings
        self._count = workers
        self._keep = keep
        self._printed = printed
        self._again: deque[Unit] = deque()  # units to play before any new ones
        self._deaths: Counter[Unit] = Counter()
        self._blameless = 0
        self._workers: list[Worker] = []
        self._start()
        try:
            self.bots = self._wait_for_first(tell)  # what it compiles, the others find on disk
        except BaseException:
            self.close()
            raise
        self._books = Books(settings, self.bots, keep)

    def __enter__(self) -> Pool:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.stop()
        self._workers = []

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units; what comes of them is given in the order in which they are done."""
        while True:
            self._hand_out(units)
            if not any(worker.units for worker in self._workers):
                return
            waiting = [thing for worker in self._workers for thing in (worker.connection, worker.process.sentinel)]
            ready = set(wait(waiting, LOOK_AGAIN))
            for worker in list(self._workers):
                if worker.has_news(ready):
                    yield from self._hear(worker)
                elif worker.desk.overdue() > GRACE:
                    yield from self._lose(worker, "stuck")
                elif worker.about is None and time.monotonic() - worker.started > READY_WITHIN:
                    raise FogCityError(f"a worker did not get ready within {READY_WITHIN:.0f} s")

    # ---- inside

    def _start(self) -> Worker:
        self._workers.append(Worker(self._settings, self._keep, self._printed))
        return self._workers[-1]

    def _wait_for_first(self, tell: Callable[[str], None]) -> list[About]:
        worker = self._workers[0]
        if not worker.connection.poll(TELL_AFTER):
            tell("Getting the bots ready; what must be compiled takes a minute, once ...")
        if not worker.connection.poll(READY_WITHIN):
            raise FogCityError(f"the bots did not get ready within {READY_WITHIN:.0f} s")
        try:
            self._welcome(worker, worker.answer())
        except EOFError:
            worker.process.join()
            raise FogCityError(f"the bots end the program while they get ready ({_exit(worker)})") from None
        assert worker.about is not None
        return worker.about

    def _welcome(self, worker: Worker, answer: Any) -> None:
        if isinstance(answer, FogCityError):
            raise answer
        worker.about = answer

    def _hand_out(self, units: Iterator[Unit]) -> None:
        """Give everybody something to do; who plays a block of quick games gets the next unit in advance."""
        for worker in self._wanting():
            unit = self._again.popleft() if self._again else next(units, None)
            if unit is None:
                return
            (worker or self._start()).give(unit)

    def _wanting(self) -> Iterator[Worker | None]:
        """Who could do with another unit; None stands for a worker that is still to be started."""
        yield from (worker for worker in self._workers if not worker.units)
        yield from itertools.repeat(None, self._count - len(self._workers))
        yield from (worker for worker in self._workers if len(worker.units) == 1 and worker.units[0].quick)

    def _hear(self, worker: Worker) -> Iterator[Chunk]:
        try:
            answer = worker.answer()
        except EOFError:
            yield from self._lose(worker, "died")
            return
        if worker.about is None:
            self._welcome(worker, answer)
            return
        unit, self._blameless = worker.units.popleft(), 0
        if answer is not None:
            yield answer
        else:
            self._one_by_one(unit)

    def _lose(self, worker: Worker, kind: str) -> Iterator[Chunk]:
        """A worker is gone, or will never answer: put another in its place, and see who is to blame."""
        seat, actions = worker.desk.seat, worker.desk.actions
        self._workers.remove(worker)
        if kind == "died":
            worker.process.join()
        reason = _exit(worker) if kind == "died" else "did not answer, and could not be interrupted"
        worker.stop()
        if not worker.units:
            return
        unit = worker.units.popleft()
        self._again.extend(worker.units)
        self._deaths[unit] += 1
        if (kind == "died" and self._deaths[unit] == 1) or (seat == NOBODY and not unit.quick):
            self._again.append(unit)
            self._blameless += 1
            if self._blameless > MOST_DEATHS * self._count:
                raise FogCityError(f"workers die again and again ({reason}); perhaps there is not enough memory")
            return
        self._blameless = 0
        if unit.quick:
            self._one_by_one(unit)
        else:
            what = f"ended its process twice ({reason})" if kind == "died" else reason
            yield self._books.enter_forfeit(unit.number, actions, seat, kind, what)

    def _one_by_one(self, block: Unit) -> None:
        self._again.extend(Unit(int(number)) for number in self._books.quick_games(block.number))


def _exit(worker: Worker) -> str:
    code = worker.process.exitcode
    return f"signal {-code}" if code is not None and code < 0 else f"exit code {code}"
