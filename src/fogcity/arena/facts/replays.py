"""What only a replay shows: how many actions were legal at each decision, and which places of the board were used."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.results import Results
from fogcity.arena.report.places import Places
from fogcity.arena.storage.folder import Folder
from fogcity.arena.storage.replay import TOGETHER, Replayer
from fogcity.core.game import Game
from fogcity.core.loops import Records

REPLAYED = 2_000  # games, the first ones: each has dozens of decisions
ROWS = 256  # actions looked up at a time
PHASES = 3  # thirds of a game

Counts = npt.NDArray[np.int64]


class Replays:
    """Counts over the games that were replayed. Arrays are by game."""

    def __init__(self, results: Results, folder: Folder, places: Places | None) -> None:
        self._game = results.settings.played
        self._seats = results.settings.seats
        self._places_of = np.zeros((self._game.num_actions, 0), np.bool) if places is None else places_of(places)
        rows = results.rows[:REPLAYED]
        self.count = len(rows)
        self.decisions = np.zeros(self.count, np.int64)
        self.legal = np.zeros(self.count, np.int64)  # actions, over all decisions
        self.forced = np.zeros(self.count, np.int64)  # decisions with one legal action
        self.histogram = np.zeros(self._game.most_legal + 1, np.int64)  # decisions by number of legal actions
        self.phases = np.zeros((PHASES, 2), np.int64)  # legal actions and decisions in each third of the games
        self.used = np.zeros((self.count, self._seats, self._places_of.shape[1]), np.bool)
        replayer = Replayer(self._game)
        for start in range(0, self.count, TOGETHER):
            steps = _Steps(self._game)
            replayer.replay([record for _, record in folder.records(rows[start : start + TOGETHER])], steps)
            self._count(start, steps)

    def _count(self, start: int, steps: _Steps) -> None:
        actions, turns, legal = np.array(steps.actions), np.array(steps.turns), np.array(steps.legal)
        acts = actions >= 0
        games = slice(start, start + actions.shape[1])
        self.decisions[games] = acts.sum(axis=0)
        self.legal[games] = np.where(acts, legal, 0).sum(axis=0)
        self.forced[games] = (acts & (legal == 1)).sum(axis=0)
        self.histogram += np.bincount(legal[acts], minlength=len(self.histogram))
        phase = PHASES * np.arange(len(actions))[:, None] // np.maximum(self.decisions[games], 1)
        for third in range(PHASES):
            there = acts & (phase == third)
            self.phases[third] += (legal[there].sum(), there.sum())
        for column, seats in zip(actions, turns, strict=True):
            (acting,) = np.nonzero(column >= 0)
            self.used[start + acting, seats[acting]] |= self._places_of[column[acting]]


class _Steps:
    """Collects whose turn it is, the action and the number of legal actions, by step and game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.turns: list[npt.NDArray[np.int8]] = []
        self.actions: list[Counts] = []
        self.legal: list[npt.NDArray[np.int32]] = []

    def __call__(self, states: Records, actions: Counts) -> None:
        self.turns.append(states["turn"].copy())
        self.actions.append(actions)
        self.legal.append(self._game.legal_batch(states, cores=1)[1])


def places_of(places: Places) -> npt.NDArray[np.bool]:
    """For each action, which places it uses."""
    count = places.game.num_actions
    parts = [places.rates(np.eye(min(ROWS, count - start), count, start)) > 0 for start in range(0, count, ROWS)]
    return np.concatenate(parts)


def middle(histogram: Sequence[int] | Counts) -> int:
    """The median of numbers that are counted in a histogram."""
    sums = np.cumsum(histogram)
    return int(np.searchsorted(sums, (sums[-1] + 1) // 2))
