"""How accurately somebody played, as a number from 0 to 100.

The formulas are those that lichess uses for chess. An action that lost d points of win chance, 0 to 100, has the
accuracy 103.17 exp(-0.0435 d) - 3.17. That of a game is the mean of two means: the harmonic one, in which a few bad
actions count much, and one in which an action counts by how much the chances changed around it.

docs/study.md says what differs from chess.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

LEAST, MOST_WEIGHT = 0.5, 12.0  # of an action, in points of win chance


def accuracy_of(loss: float) -> float:
    """The accuracy of one action that lost this share of the win."""
    points = 100.0 * max(loss, 0.0)
    return min(100.0, max(0.0, 103.1668 * math.exp(-0.04354 * points) - 3.1669))


def game_accuracy(losses: Sequence[float], chances: Sequence[float]) -> float | None:
    """The accuracy of all decisions of a seat, with its chances at each of them; None if it had no decision."""
    if not losses:
        return None
    each = np.array([accuracy_of(loss) for loss in losses])
    weights = np.array([_volatility(chances, place) for place in range(len(losses))])
    weighted = float((each * weights).sum() / weights.sum())
    harmonic = len(each) / float((1.0 / np.maximum(each, 1.0)).sum())
    return (weighted + harmonic) / 2


def _volatility(chances: Sequence[float], place: int) -> float:
    """How much the chances change around a decision: the deviation within a window of the game, in points."""
    width = min(8, max(2, len(chances) // 10))
    window = 100.0 * np.array(chances[max(0, place - width + 1) : place + 2])
    return float(min(MOST_WEIGHT, max(LEAST, window.std())))
