"""A tournament: hands out the games that are missing, and keeps what comes back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

import numpy as np

from fogcity.arena.play.player import About, Unit
from fogcity.arena.play.results import Chunk, Forfeit, Rows, new_rows
from fogcity.arena.play.schedule import BLOCK, Schedule, Seating
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import Folder

Report = Callable[[int], None]  # told how many games are done


class Crew(Protocol):
    """Whoever plays the games: processes on this machine, or machines."""

    bots: list[About]

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        """Play all units; what comes of them is given in the order in which they are done."""


@dataclass
class Results:
    """All games of a tournament, in the order of their numbers."""

    settings: Settings
    bots: list[About]
    rows: Rows
    forfeits: list[Forfeit]

    @cached_property
    def schedule(self) -> Schedule:
        """Who played whom."""
        return Schedule(len(self.bots), self.settings.seats, int(self.settings.seed))

    @property
    def seating(self) -> Seating:
        """The bot in each seat, a row for each game."""
        return self.schedule.seating(self.rows["number"])


class Tournament:
    """A tournament under way."""

    def __init__(self, settings: Settings, bots: list[About], folder: Folder | None = None) -> None:
        self.settings = settings
        self.bots = bots
        self.folder = folder
        self._schedule = Schedule(len(bots), settings.seats, int(settings.seed))
        self._rows = new_rows(settings.games, settings.seats)
        self._done = np.zeros(settings.games, np.bool)
        self._forfeits: dict[int, Forfeit] = {}

    def recall(self, rows: Rows, forfeits: list[Forfeit]) -> None:
        """These games were played before."""
        self._keep(Chunk(rows[rows["number"] < self.settings.games], b"", forfeits))

    @property
    def done(self) -> int:
        """How many games are done."""
        return int(self._done.sum())

    def play(self, crew: Crew, report: Report = lambda _: None) -> None:
        """Play all games that are missing."""
        done = self.done
        for chunk in crew.run(self._missing()):
            chunk = chunk.only(~self._done[chunk.rows["number"]])
            if self.folder is not None:
                self.folder.add(chunk)
            self._keep(chunk)
            done += len(chunk.rows)
            report(done)

    def results(self) -> Results:
        """What is known so far."""
        forfeits = [self._forfeits[number] for number in sorted(self._forfeits)]
        return Results(self.settings, self.bots, self._rows[self._done], forfeits)

    def _keep(self, chunk: Chunk) -> None:
        numbers = chunk.rows["number"]
        self._rows[numbers] = chunk.rows
        self._done[numbers] = True
        self._forfeits |= {forfeit.number: forfeit for forfeit in chunk.forfeits}

    def _missing(self) -> Iterator[Unit]:
        """What is still to be played, in order: blocks of quick games, and single ones."""
        quick = np.array([bot.quick for bot in self.bots])
        for first in range(0, self.settings.games, BLOCK):
            numbers = np.arange(first, min(first + BLOCK, self.settings.games))
            numbers = numbers[~self._done[numbers]]
            together = quick[self._schedule.seating(numbers)].all(axis=1)
            if together.any():
                yield Unit(first, quick=True)
            for number in numbers[~together].tolist():
                yield Unit(number)
