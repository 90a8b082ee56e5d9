"""Tournaments on a Ray cluster. Each actor is a pool of one worker, so bots are watched there as they are here."""

from __future__ import annotations

from collections.abc import Iterator

from fogcity.arena.play.player import Unit
from fogcity.arena.play.results import BotInfo, Chunk
from fogcity.arena.settings import Settings
from fogcity.arena.workers.pool import Pool
from fogcity.bots.processes.cluster import RayCluster
from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError


class RemoteWorker:
    """An actor: see RayCluster."""

    def __init__(self, settings: Settings, keep: bool) -> None:
        self._settings = settings
        self._keep = keep
        self._pool: Pool | None = None

    def get_ready(self) -> list[BotInfo] | str:
        """The bots, or what is wrong with them."""
        try:
            return self._ready().bots
        except FogCityError as error:
            return str(error)

    def work(self, unit: Unit) -> list[Chunk] | str:
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
        self._cluster = RayCluster(RemoteWorker, (settings, keep), address, workers)
        self.bots: list[BotInfo] = [BotInfo(*bot) for bot in self._cluster.ready]

    def close(self) -> None:
        """Leave the cluster; one that was started for this tournament is shut down."""
        self._cluster.close()

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units. Yields games in the order in which they end."""
        for chunks in self._cluster.run(units):
            for chunk in chunks:
                chunk.rows = chunk.rows.copy()  # Ray's memory is read-only
                yield chunk
