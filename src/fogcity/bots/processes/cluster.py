"""A Ray cluster, and actors on it that do units of work. No unit is lost if an actor is."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Hashable, Iterator
from typing import Any

from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError

IN_FLIGHT = 2  # units given to an actor: the one that it does, and the next


class RayCluster(Closing):
    """Actors on a Ray cluster.

    The class of actors has two methods, `get_ready()` and `work(unit)`. They return something other than a text; a
    text says what is wrong, and is raised as a FogCityError. An actor keeps no state that matters: if its process
    ends, Ray starts another and asks again, up to `retries` times for each unit (-1: always).
    """

    def __init__(
        self, kind: type, arguments: tuple[Any, ...], address: str, workers: int | None, *, retries: int = -1
    ) -> None:
        """Connect to the cluster at an address, or start one (`local`), and wait until one actor is ready."""
        self._ray = _import_ray()
        self._quiet = contextlib.ExitStack()
        self._quiet.enter_context(contextlib.redirect_stdout(sys.stderr))  # Ray prints its own messages
        try:
            self._ray.init(**connection(address, workers))
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            self._quiet.close()
            raise FogCityError(f"no Ray cluster at {address!r}: {' '.join(str(error).split())[:200]}") from None
        count = workers or int(self._ray.cluster_resources().get("CPU", 1))
        new_actor = self._ray.remote(max_restarts=-1, max_task_retries=retries, num_cpus=1)(kind).remote
        self._actors = [new_actor(*arguments)]
        try:
            self.ready = self._answer(self._actors[0].get_ready.remote())  # what the first actor has returned
        except BaseException:
            self.close()
            raise
        others = [new_actor(*arguments) for _ in range(count - 1)]
        self._actors += others
        # Actors that are not ready yet; a busy cluster may never start some of them.
        self._waiting = {actor.get_ready.remote(): actor for actor in others}

    def close(self) -> None:
        """Leave the cluster; one that was started for this work is shut down."""
        for actor in self._actors:
            self._ray.kill(actor)
        self._ray.shutdown()
        self._quiet.close()

    def run(self, units: Iterator[Any]) -> Iterator[Any]:
        """Do all units, which can be keys of a dictionary. Yields what `work` returned, as soon as it has."""
        work = _Work(units)
        for actor in self._actors:
            if actor not in self._waiting.values():
                work.fill(actor)
        while work.undone:
            done, _ = self._ray.wait([*work.flying, *self._waiting])
            for reference in done:
                if reference in self._waiting:
                    self._answer(reference)
                    work.fill(self._waiting.pop(reference))
                    continue
                actor, unit = work.flying.pop(reference)
                answer = self._answer(reference)
                is_first = work.undone.pop(unit, 0)
                work.send(actor)
                if is_first:
                    yield answer

    def _answer(self, reference: Any) -> Any:
        try:
            answer = self._ray.get(reference)
        except self._ray.exceptions.RayActorError as error:
            raise FogCityError(f"workers keep dying: {' '.join(str(error).split())[:300]}") from None
        if isinstance(answer, str):
            raise FogCityError(answer)
        return answer


class _Work:
    """Units, and the actors that do them.

    When all units are given out, an idle actor gets one that another actor has not finished: that actor may have ended,
    and the cluster may have no core for its replacement. The first answer counts.
    """

    def __init__(self, units: Iterator[Any]) -> None:
        self._units = units
        self.flying: dict[Any, tuple[Any, Hashable]] = {}
        self.undone: dict[Hashable, int] = {}  # to how many actors each was given

    def fill(self, actor: Any) -> None:
        """Give an actor that is ready its first units."""
        for _ in range(IN_FLIGHT):
            self.send(actor)

    def send(self, actor: Any) -> None:
        """Give an actor a unit, if there is one."""
        unit = next(self._units, None) or self._unfinished(actor)
        if unit is not None:
            self.undone[unit] = self.undone.get(unit, 0) + 1
            self.flying[actor.work.remote(unit)] = actor, unit

    def _unfinished(self, actor: Any) -> Any:
        own = {unit for other, unit in self.flying.values() if other is actor}
        return next((unit for unit, actors in self.undone.items() if actors == 1 and unit not in own), None)


def connection(address: str, workers: int | None) -> dict[str, Any]:
    """How to connect to a cluster, or to start one for this many workers (None: as many as cores)."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address != "local":
        return {"address": address, **quiet}
    return {"address": "local", "num_cpus": workers, "include_dashboard": False, **quiet}


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise FogCityError("--ray needs the package ray: pip install 'fogcity[ray]'") from None
    return ray
