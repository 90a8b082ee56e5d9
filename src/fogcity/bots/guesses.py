"""Guesses of what is hidden that suit what the others did: see docs/decisions/weighted-guesses.md.

The others have chosen their actions by what they hold, so what they hold probably fits what they did: a guess is the
more likely, the more the network thinks that it is worth to them. Such guesses are drawn by the Metropolis algorithm: a
new guess replaces the one before with a probability that depends on both.

As in core/loops.py, the names `rules_...` and `evaluate_...` stand for a game's own kernels.
"""

from __future__ import annotations

import math
from typing import Any

from fogcity.bots.network import Layers, worth_of
from fogcity.core.loops import Records
from fogcity.core.rng import RngState, random_share

rules_guess: Any
evaluate_position: Any


def draw_guess(
    views: Records,
    states: Records,
    fit: float,
    rng_state: RngState,
    settings: Any,
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> float:
    """Write a guess into the first record; return how well it fits what the others did.

    `fit` is that of the guess before, which is in the second record.
    """
    states[0] = views[0]
    rules_guess(states[0], rng_state, *fixed)
    if settings.belief <= 0.0:
        return fit
    new = 0.0
    for seat in range(int(states[0].seats)):
        if seat != states[0].turn:
            evaluate_position(states[0], seat, layers, work, *fixed)
            new += settings.belief * worth_of(work[5][0], settings.win)
    if new < fit and random_share(rng_state) >= math.exp(new - fit):
        states[0] = states[1]
        return fit
    states[1] = states[0]
    return new
