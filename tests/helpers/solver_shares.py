"""The shares of the company game that a view hides, for solver_cablecar.py."""

from __future__ import annotations

from itertools import permutations
from math import perm, prod

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game, State, View
from fogcity.games.cablecar.state import HIDDEN
from tests.helpers.solver import Range, TooLarge

MOST_WORLDS = 30_000
PILES = 4


class ShareWorlds:
    """All ways in which the other players may hold the shares that a seat does not know, all equally likely.

    The order of the shares left in a pile does not matter any more: one order stands for all.
    """

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.seat = game.turn(view)
        self.seats = game.seats_of(view)
        if number_of_worlds(view) > MOST_WORLDS:
            raise TooLarge
        piles = [pile_options(view, pile) for pile in range(PILES)]
        chosen = np.indices([len(options) for options in piles]).reshape(PILES, -1)
        self.records = np.repeat(game.records_of(game.guess(view, 0)), chosen.shape[1])
        for pile, options in enumerate(piles):
            self.records["held"][:, : self.seats, pile] = options[chosen[pile], : self.seats]
            self.records["pile"][:, pile, : 7 - self.seats] = options[chosen[pile], self.seats :]
        self._results: dict[tuple[int, ...], Range] = {}

    def result(self, s: State) -> Range:
        """The result of a finished game in each world."""
        profits = tuple(s["score"].tolist())
        if profits not in self._results:
            self.records["score"] = s["score"]
            self._results[profits] = self._result()
        return self._results[profits]

    def _result(self) -> Range:
        points = self.game.scores_batch(self.records, cores=1)[:, : self.seats]
        own, others = points[:, self.seat], np.delete(points, self.seat, axis=1).max(1)
        winners = (points == points.max(1)[:, None]).sum(1)
        values = np.array([(own >= others) / winners, own - others], np.float64)
        return Range(values, values)


def places(view: View, pile: int) -> tuple[list[int], list[int]]:
    """The shares of one percentage in hands, and in the pile."""
    seats = int(view.record["seats"])
    return view.record["held"][:seats, pile].tolist(), view.record["pile"][pile, : 7 - seats].tolist()


def unknown(view: View, pile: int) -> list[int]:
    """The companies whose share of this percentage the viewer has not seen."""
    held, left = places(view, pile)
    return sorted(set(range(8)) - {*held, *left, int(view.record["face_up"][pile])})


def number_of_worlds(view: View) -> int:
    """The number of ways in which others may hold the shares that the viewer does not know."""
    return prod(perm(len(unknown(view, pile)), places(view, pile)[0].count(HIDDEN)) for pile in range(PILES))


def pile_options(view: View, pile: int) -> npt.NDArray[np.int8]:
    """All ways to deal the unknown shares of one percentage: a row for each, hands first, then the pile."""
    held, left = places(view, pile)
    companies = unknown(view, pile)
    rows = []
    for dealt in permutations(companies, held.count(HIDDEN)):
        rest = iter([*dealt, *(company for company in companies if company not in dealt)])
        rows.append([next(rest) if company == HIDDEN else company for company in [*held, *left]])
    return np.array(rows, np.int8)
