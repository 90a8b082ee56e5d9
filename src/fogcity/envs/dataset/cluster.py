"""Datasets on a Ray cluster: each actor plays the games of a file and returns its bytes, which are written here."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fogcity.bots.processes.cluster import RayCluster
from fogcity.core.closing import Closing
from fogcity.core.errors import FogCityError
from fogcity.envs.dataset.playing import BotGames
from fogcity.envs.dataset.writing import Played, write_games
from fogcity.envs.encoding import Encoding

RETRIES = 3  # of a file whose actor has ended; a bot that ends its process would end it each time


class RemoteWriter:
    """An actor: see RayCluster."""

    def __init__(self, encoding: Encoding, bots: list[str], seed: int) -> None:
        self._settings = encoding, bots, seed
        self._games: BotGames | None = None

    def get_ready(self) -> bool | str:
        """True, or what is wrong with the bots."""
        try:
            self._ready()
        except FogCityError as error:
            return str(error)
        return True

    def work(self, unit: tuple[int, int, int]) -> Played | str:
        """Play the games of a file: its number, its first game, and how many."""
        number, first, count = unit
        try:
            games = self._ready()
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "part.parquet"
                write_games(games, path, games.about(first, count))
                return Played(number, path.read_bytes())
        except FogCityError as error:
            return str(error)

    def _ready(self) -> BotGames:
        if self._games is None:
            self._games = BotGames(*self._settings)
        return self._games


class Writers(Closing):
    """Actors that play the games of files."""

    def __init__(self, games: BotGames, address: str, workers: int | None = None) -> None:
        arguments: tuple[Any, ...] = (games.encoding, games.bots, games.seed)
        self._cluster = RayCluster(RemoteWriter, arguments, address, workers, retries=RETRIES)

    def close(self) -> None:
        """Leave the cluster; one that was started for this dataset is shut down."""
        self._cluster.close()

    def play(self, files: Iterator[tuple[int, int, int]]) -> Iterator[Played]:
        """Play the games of all files. Yields the files as they are finished."""
        yield from self._cluster.run(files)
