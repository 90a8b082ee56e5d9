"""Workers on this machine, and a watchdog: a worker that ends or does not answer is replaced, and no game is lost."""

from __future__ import annotations

import itertools
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait

from fogcity.arena.play.player import Scorer, Unit
from fogcity.arena.play.results import BotInfo, Chunk
from fogcity.arena.play.status import NOBODY
from fogcity.arena.settings import Settings
from fogcity.arena.workers.worker import Worker
from fogcity.bots.processes.child import Failures
from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError
from fogcity.core.kernel import COMPILING

READY_WITHIN = 600.0  # seconds; compiling takes a while
CHECK_EVERY = 0.25  # seconds
NOTICE_AFTER = 3.0  # seconds of getting ready
GRACE = 2.0  # seconds beyond its limit in which a bot can still be interrupted
MOST_DEATHS = 5  # of each worker, in a row, that are not the fault of a bot


class Pool(Closing):
    """Plays units of work on this machine."""

    def __init__(
        self,
        settings: Settings,
        workers: int,
        *,
        keep: bool,
        printed: str = "",
        notify: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Wait until the first worker is ready. `notify` gets a line if that takes long or compiles something."""
        self._settings = settings
        self._count = workers
        self._keep = keep
        self._printed = printed
        self._again: deque[Unit] = deque()  # units to play before any new ones
        self._deaths: Counter[Unit] = Counter()
        self._blameless = Failures(MOST_DEATHS * workers + 1)
        self._workers: list[Worker] = []
        try:
            self.bots = self._wait_for_first(notify)  # the others load from disk what it compiled
        except BaseException:
            self.close()
            raise
        self._scorer = Scorer(settings, self.bots, keep)

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.child.end()
        self._workers = []

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units. Yields games in the order in which they end."""
        while True:
            self._hand_out(units)
            if not any(worker.units for worker in self._workers):
                return
            waitables = {thing: worker for worker in self._workers for thing in worker.child.waitables}
            ready = {waitables[thing] for thing in wait(list(waitables), CHECK_EVERY)}
            for worker in list(self._workers):
                if worker in ready:
                    yield from self._receive(worker)
                elif worker.status.overdue() > GRACE:
                    yield from self._replace(worker, "stuck")
                elif worker.bots is None and time.monotonic() - worker.child.started > READY_WITHIN:
                    raise FogCityError(f"a worker did not get ready within {READY_WITHIN:.0f} s")

    # ---- inside

    def _start(self) -> Worker:
        self._workers.append(Worker(self._settings, self._keep, self._printed))
        return self._workers[-1]

    def _wait_for_first(self, notify: Callable[[str], None]) -> list[BotInfo]:
        worker = self._start()
        bots: list[BotInfo] | None = None
        within, told = NOTICE_AFTER, ""
        try:
            while bots is None:
                try:
                    bots, notice = worker.get_ready(within), COMPILING
                except TimeoutError:
                    if within == READY_WITHIN:
                        raise FogCityError(f"the bots did not get ready within {READY_WITHIN:.0f} s") from None
                    notice = "Getting the bots ready ..."
                if bots is None and notice != told:
                    notify(notice)
                    within, told = READY_WITHIN, notice
        except EOFError:
            self._workers.remove(worker)
            raise FogCityError(f"a worker ended while the bots got ready ({worker.child.end()})") from None
        return bots

    def _hand_out(self, units: Iterator[Unit]) -> None:
        """Give every worker a unit. Workers that play a block of quick games get the next unit in advance."""
        for worker in self._available():
            unit = self._again.popleft() if self._again else next(units, None)
            if unit is None:
                return
            (worker or self._start()).give(unit)

    def _available(self) -> Iterator[Worker | None]:
        """The workers that can take another unit; None stands for one that is not started yet."""
        yield from (worker for worker in self._workers if not worker.units)
        yield from itertools.repeat(None, self._count - len(self._workers))
        yield from (worker for worker in self._workers if len(worker.units) == 1 and worker.units[0].quick)

    def _receive(self, worker: Worker) -> Iterator[Chunk]:
        try:
            if worker.bots is None:
                worker.get_ready(0)
                return
            games = worker.receive_games()
        except EOFError:
            yield from self._replace(worker, "died")
            return
        unit = worker.units.popleft()
        self._blameless.clear()
        if games is not None:
            yield games
        else:
            self._play_singly(unit)

    def _replace(self, worker: Worker, kind: str) -> Iterator[Chunk]:
        """End a worker that has ended or will never answer; play its units again, or forfeit a game for its bot."""
        seat, actions = worker.status.seat, worker.status.actions
        self._workers.remove(worker)
        how = worker.child.end()
        reason = how if kind == "died" else "did not answer, and could not be interrupted"
        if not worker.units:
            return
        unit = worker.units.popleft()
        self._again.extend(worker.units)
        self._deaths[unit] += 1
        if (kind == "died" and self._deaths[unit] == 1) or (seat == NOBODY and not unit.quick):
            self._again.append(unit)
            self._blameless.add()
            if self._blameless.too_many:
                raise FogCityError(f"workers keep dying ({reason}); perhaps there is not enough memory")
            return
        self._blameless.clear()
        if unit.quick:
            self._play_singly(unit)
        else:
            what = f"ended its process twice ({reason})" if kind == "died" else reason
            yield self._scorer.score_forfeit(unit.number, actions, seat, kind, what)

    def _play_singly(self, block: Unit) -> None:
        """Play the games of a block one by one: a bot failed in one of them."""
        self._again.extend(Unit(int(number)) for number in self._scorer.quick_games(block.number))
