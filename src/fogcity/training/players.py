"""Who plays the games that are learnt from: threads on this machine, or actors on a Ray cluster.

A round is divided into units of games, which do not depend on who plays them. So the same run on more cores, or on a
cluster, gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

import numpy as np

from fogcity.bots.network import Layers
from fogcity.bots.processes.cluster import RayCluster
from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.core.rng import chance
from fogcity.training.self_play import Samples, SelfPlay
from fogcity.training.settings import TrainingSettings, draw_variants, make_templates


class UnitPlayer:
    """Plays units, one at a time."""

    def __init__(self, game: Game, settings: TrainingSettings) -> None:
        self._settings = settings
        self._self_play = SelfPlay(game, settings.self_play)
        self._templates, self._kinds = make_templates(game)

    def __call__(self, number: int, unit: int, layers: Layers, taught: bool) -> Samples:
        """Play a unit of a round."""
        variants = draw_variants(self._settings, self._kinds, number, unit)
        seed = int(chance(self._settings.seed, "games", number, unit).integers(0, 1 << 62))
        return self._self_play.play(self._templates, variants, seed, layers, taught=taught)


class Players(Closing):
    """Plays whole rounds in the background."""

    def __init__(self, game: Game, settings: TrainingSettings, cores: int, ray: str = "") -> None:
        """`ray` is the address of a Ray cluster; without one, this many threads play."""
        self._settings = settings
        self._pool = ThreadPoolExecutor(1 if ray else cores, "self-play")
        self._cluster: RayCluster | None = None
        self._idle: SimpleQueue[UnitPlayer] = SimpleQueue()
        if ray:
            self._cluster = RayCluster(RemotePlayer, (game, settings), ray, cores)
        else:
            for _ in range(cores):
                self._idle.put(UnitPlayer(game, settings))

    def close(self) -> None:
        """Stop playing."""
        self._pool.shutdown(wait=True, cancel_futures=True)
        if self._cluster is not None:
            self._cluster.close()

    def begin(self, number: int, layers: Layers, taught: bool) -> list[Future[Any]]:
        """Begin to play a round; `finish` waits for it."""
        if self._cluster is not None:
            return [self._pool.submit(self._play_remotely, number, layers, taught)]
        units = range(self._settings.units)
        return [self._pool.submit(self._play, number, unit, layers, taught) for unit in units]

    def finish(self, begun: list[Future[Any]]) -> Samples:
        """The samples of a round, in the order of its units."""
        found = [future.result() for future in begun]
        return join(found[0] if self._cluster is not None else found)

    def _play(self, number: int, unit: int, layers: Layers, taught: bool) -> Samples:
        player = self._idle.get()
        try:
            return player(number, unit, layers, taught)
        finally:
            self._idle.put(player)

    def _play_remotely(self, number: int, layers: Layers, taught: bool) -> list[Samples]:
        assert self._cluster is not None
        units: Iterator[Any] = iter([RemoteUnit(number, unit, layers, taught) for unit in range(self._settings.units)])
        played = dict(self._cluster.run(units))
        return [played[unit] for unit in sorted(played)]


class RemoteUnit:
    """A unit of a round as a Ray actor gets it. It can be the key of a dictionary."""

    def __init__(self, number: int, unit: int, layers: Layers, taught: bool) -> None:
        self.number, self.unit, self.layers, self.taught = number, unit, layers, taught


class RemotePlayer:
    """An actor: see RayCluster."""

    def __init__(self, game: Game, settings: TrainingSettings) -> None:
        self._settings = game, settings
        self._player: UnitPlayer | None = None

    def get_ready(self) -> bool | str:
        """True, or what is wrong."""
        try:
            self._player = self._player or UnitPlayer(*self._settings)
        except FogCityError as error:
            return str(error)
        return True

    def work(self, unit: RemoteUnit) -> tuple[int, Samples] | str:
        """Play a unit."""
        ready = self.get_ready()
        if self._player is None:
            return str(ready)
        return unit.unit, self._player(unit.number, unit.unit, unit.layers, unit.taught)


def join(parts: list[Samples]) -> Samples:
    """All samples of these parts as one."""
    samples = [part.samples.copy() for part in parts]
    at = 0
    for part, moved in zip(parts, samples, strict=True):
        moved["start"] += at
        moved["end"] += at
        at += len(part.rows)
    return Samples(
        np.concatenate(samples),
        np.concatenate([part.rows for part in parts]),
        np.concatenate([part.values for part in parts]),
        sum(part.games for part in parts),
        sum(part.decisions for part in parts),
    )
