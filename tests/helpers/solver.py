"""Finds decisions whose best action is certain, by brute force. Each game has its own solver; this is what they share.

A *world* is a full record that fits what the seat to act may know. A solver lists all worlds, and finds for each action
and each world the least and the most that the seat can get: its share of the win, and its margin over the best other
player. An action is certainly best if its least is better than the most of every other action (see `surpasses`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game, State

CLOSE = 1e-9  # shares of a win that differ by less are equal
Values = npt.NDArray[np.float64]  # the share of the win (row 0) and the margin (row 1) in each world


@dataclass(frozen=True)
class Range:
    """The least and the most that an action can lead to, in each world. All worlds are equally likely."""

    low: Values
    high: Values

    @property
    def exact(self) -> bool:
        """Whether the result depends on the world alone."""
        return bool(np.array_equal(self.low, self.high))


@dataclass(frozen=True)
class Solution:
    """The actions that are certainly best, one word for the kind of decision, and whether another action tempts.

    An action tempts if it gains at least as much at once as the best ones. `margin` is the mean margin that the best
    ones reach at least, if the solver finds it.
    """

    best: tuple[int, ...]
    kind: str
    tempting: bool
    margin: float = 0.0


class TooLarge(Exception):
    """There are too many worlds, or too many ways to play on, to try all of them."""


def result(game: Game, s: State, seat: int) -> Range:
    """The result of a finished game for a seat."""
    points, winners = game.scores(s), game.winners(s)
    margin = points[seat] - max(p for other, p in enumerate(points) if other != seat)
    values = np.array([[seat in winners and 1 / len(winners)], [margin]], np.float64)
    return Range(values, values)


def join(ranges: list[Range]) -> Range:
    """One range over the worlds of all of these."""
    return Range(np.hstack([one.low for one in ranges]), np.hstack([one.high for one in ranges]))


def surpasses(one: Range, other: Range) -> bool:
    """Whether one action is certainly better than another, however much a point of margin counts beside the win.

    It must not win less, on average over all worlds, and must not be less likely to reach any margin. One of the two
    averages must be higher.
    """
    won, lost = one.low[0].mean(), other.high[0].mean()
    ahead, behind = np.sort(one.low[1]), np.sort(other.high[1])
    if won < lost - CLOSE or (ahead < behind).any():
        return False
    return bool(won > lost + CLOSE or ahead.mean() > behind.mean() + CLOSE)


def same(one: Range, other: Range) -> bool:
    """Whether two actions certainly have the same result."""
    if not one.exact or not other.exact:
        return False
    won = abs(one.low[0].mean() - other.low[0].mean()) <= CLOSE
    return bool(won and np.array_equal(np.sort(one.low[1]), np.sort(other.low[1])))


def best_actions(ranges: Mapping[int, Range]) -> tuple[int, ...]:
    """The actions that certainly surpass all others; none if that is not certain, or if there are no others."""
    first = max(ranges, key=lambda action: (ranges[action].low[1].mean(), ranges[action].low[0].mean()))
    best = tuple(a for a in ranges if a == first or same(ranges[first], ranges[a]))
    others = [a for a in ranges if a not in best]
    certain = all(surpasses(ranges[a], ranges[other]) for a in best for other in others)
    return best if others and certain else ()


def after(game: Game, s: State, action: int) -> Any:
    """The game after an action."""
    s = game.copy(s)
    game.play(s, action)
    return s
