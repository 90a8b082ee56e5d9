"""Luck: what was drawn, compared with everything that might have been drawn.

The luck of an action is the chance of its seat after it, minus the mean chance over guesses of what the seat could not
know before, after the same action. Its mean over all draws is zero, so a result minus the luck has the same mean as the
result, and varies less.

An action that ends the game has no luck: it draws nothing that still matters, and what is shown then was dealt before.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fogcity.core.game import Game, State, View
from fogcity.study.sampling import Sampler

GUESSES = 32  # draws that an actual one is compared with
DEALS = 64


def luck_of_draw(sampler: Sampler, view: View, action: int, after: View, seed: int) -> float:
    """How much better than the mean of all draws the one was that followed an action."""
    game, rng = sampler.game, np.random.default_rng((seed, 11))
    if game.turn(after) < 0:
        return 0.0
    chances, seen = [], set()
    for number in range(GUESSES):
        guess = game.guess(view, rng)
        game.play(guess, action)
        outcome = game.view(guess, view.seat)
        seen.add(outcome.tobytes())
        chances.append(sampler.chance(outcome, (seed, 12, number)))
    if seen == {after.tobytes()}:  # nothing was drawn
        return 0.0
    return sampler.chance(after, (seed, 12, GUESSES)) - float(np.mean(chances))


def luck_of_deal(sampler: Sampler, start: View, seed: int) -> float:
    """How much better than the mean of all deals a deal is for the seat with this view of it."""
    game, options = sampler.game, sampler.game.options_of(start)
    chances = []
    for number in range(DEALS):
        dealt = game.deal(game.seats_of(start), _seed_of(seed, number), **options)
        chances.append(sampler.chance(game.view(dealt, start.seat), (seed, 13, number)))
    return sampler.chance(start, (seed, 13, DEALS)) - float(np.mean(chances))


def adjust(results: Sequence[float], luck: Sequence[float]) -> list[float]:
    """The results without luck: what a seat gained by its luck, the others lost in equal parts."""
    others = len(results) - 1
    return [
        result - luck[seat] + (sum(luck) - luck[seat]) / others if others else result
        for seat, result in enumerate(results)
    ]


def shares(game: Game, s: State) -> list[float]:
    """The share of the win of each seat in a finished game; none before the end."""
    winners = game.winners(s)
    return [(seat in winners) / len(winners) for seat in range(game.seats_of(s))] if winners else []


def _seed_of(*numbers: int) -> int:
    """A seed of 64 bits that follows from some numbers."""
    return int(np.random.SeedSequence(numbers).generate_state(1, np.uint64)[0])
