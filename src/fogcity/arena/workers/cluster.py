"""Tournaments on a Ray cluster. Each actor is a pool of one worker, so bots are watched there as they are here."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from typing import Any

from fogcity.arena.play.player import Unit
from fogcity.arena.play.results import BotInfo, Chunk
from fogcity.arena.settings import Settings
from fogcity.arena.workers.pool import Pool
from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError

IN_FLIGHT = 2  # units given to an actor: the one that it plays, and the next


class RemoteWorker:
    """An actor. It keeps no state that matters: if its process ends, Ray starts another and asks again."""

    def __init__(self, settings: Settings, keep: bool) -> None:
        self._settings = settings
        self._keep = keep
        self._pool: Pool | None = None

    def describe_bots(self) -> list[BotInfo] | str:
        """The bots, or what is wrong with them."""
        try:
            return self._ready().bots
        except FogCityError as error:
            return str(error)

    def play(self, unit: Unit) -> list[Chunk] | str:
        """The games of a unit, perhaps in several chunks; or what went wrong."""
        try:
            return list(self._ready().run(iter([unit])))
        except FogCityError as error:
            return str(error)

    def _ready(self) -> Pool:
        if self._pool is None:
            self._pool = Pool(self._settings, 1, keep=self._keep)
        return self._pool


class Cluster(Closing):
    """Plays units of work on a Ray cluster."""

    def __init__(self, settings: Settings, address: str, workers: int | None, *, keep: bool) -> None:
        self._ray = _ray()
        self._quiet = contextlib.ExitStack()
        self._quiet.enter_context(contextlib.redirect_stdout(sys.stderr))  # Ray prints its own messages
        try:
            self._ray.init(**_start(address, workers))
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            self._quiet.close()
            raise FogCityError(f"no Ray cluster at {address!r}: {' '.join(str(error).split())[:200]}") from None
        count = workers or int(self._ray.cluster_resources().get("CPU", 1))
        new_actor = self._ray.remote(max_restarts=-1, max_task_retries=-1, num_cpus=1)(RemoteWorker).remote
        self._actors = [new_actor(settings, keep)]
        try:
            found = self._check(self._ray.get(self._actors[0].describe_bots.remote()))
            self.bots: list[BotInfo] = [BotInfo(*bot) for bot in found]
        except BaseException:
            self.close()
            raise
        others = [new_actor(settings, keep) for _ in range(count - 1)]
        self._actors += others
        # Actors that are not ready yet; a busy cluster may never start some of them.
        self._waiting = {actor.describe_bots.remote(): actor for actor in others}

    def close(self) -> None:
        """Leave the cluster; one that was started for this tournament is shut down."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._ray.shutdown()
        self._quiet.close()

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units. Yields games in the order in which they end."""
        work = _Work(units)
        for actor in self._actors:
            if actor not in self._waiting.values():
                work.fill(actor)
        while work.undone:
            done, _ = self._ray.wait([*work.flying, *self._waiting])
            for reference in done:
                if reference in self._waiting:
                    self._check(self._ray.get(reference))
                    work.fill(self._waiting.pop(reference))
                    continue
                actor, unit = work.flying.pop(reference)
                chunks = self._check(self._ray.get(reference))
                is_first = work.undone.pop(unit, 0)
                work.send(actor)
                for chunk in chunks if is_first else ():
                    chunk.rows = chunk.rows.copy()  # Ray's memory is read-only
                    yield chunk

    def _check(self, answer: Any) -> Any:
        if isinstance(answer, str):
            raise FogCityError(answer)
        return answer


class _Work:
    """Units, and the actors that play them.

    When all units are given out, an idle actor gets one that another actor has not finished: that actor may have ended,
    and the cluster may have no core for its replacement. The first answer counts.
    """

    def __init__(self, units: Iterator[Unit]) -> None:
        self._units = units
        self.flying: dict[Any, tuple[Any, Unit]] = {}
        self.undone: dict[Unit, int] = {}  # to how many actors each was given

    def fill(self, actor: Any) -> None:
        """Give an actor that is ready its first units."""
        for _ in range(IN_FLIGHT):
            self.send(actor)

    def send(self, actor: Any) -> None:
        """Give an actor a unit, if there is one."""
        unit = next(self._units, None) or self._unfinished(actor)
        if unit is not None:
            self.undone[unit] = self.undone.get(unit, 0) + 1
            self.flying[actor.play.remote(unit)] = actor, unit

    def _unfinished(self, actor: Any) -> Unit | None:
        own = {unit for other, unit in self.flying.values() if other is actor}
        return next((unit for unit, actors in self.undone.items() if actors == 1 and unit not in own), None)


def _start(address: str, workers: int | None) -> dict[str, Any]:
    if address != "local":
        return {"address": address, "log_to_driver": False, "logging_level": "ERROR"}
    return {
        "address": "local",
        "num_cpus": workers,
        "include_dashboard": False,
        "log_to_driver": False,
        "logging_level": "ERROR",
    }


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise FogCityError("--ray needs the package ray: pip install 'fogcity[ray]'") from None
    return ray
