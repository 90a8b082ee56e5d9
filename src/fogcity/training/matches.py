"""Matches between bots without search, to see whether a network has become stronger."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fogcity.arena.report.summary import wilson
from fogcity.bots.bot import QuickBot
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.core.rng import chance

MOST_STEPS = 50_000  # of all games together; far more than any game has


class Match(NamedTuple):
    """The result of a match for the first bot: the share of wins with its interval, and the mean margin."""

    games: int
    win_rate: float
    low: float
    high: float
    margin: float


def play_match(game: Game, first: QuickBot, second: QuickBot, games: int, seats: int, seed: int) -> Match:
    """Play games between two bots, each with half of the seats, and each deal twice with seats exchanged."""
    games += games % 2
    states = np.repeat(game.deal_batch(games // 2, seats, seed, cores=1), 2)
    own = np.zeros((games, game.seats[-1]), np.int8)
    for i in range(games):
        own[i, :seats] = (np.arange(seats) + i + i // 2 * (seats % 2)) % 2
    other = np.zeros_like(own)
    other[:, :seats] = 1 - own[:, :seats]
    rng_states = chance(seed, "match").integers(0, 2**64, (games, game.seats[-1], 4), dtype=np.uint64)
    actions = np.empty(games, np.int32)
    for _ in range(MOST_STEPS):
        first.act_each(states, own, rng_states, actions)
        second.act_each(states, other, rng_states, actions)
        if (states["turn"] < 0).all():
            break
    else:
        raise FogCityError(f"games of {first.name} and {second.name} do not end")
    points = np.array([game.scores(s) for s in states])
    mine = own[:, :seats].astype(bool)
    won = points == points.max(1)[:, None]
    wins = float(((won & mine).sum(1) / won.sum(1)).sum())
    low, high = wilson(wins, games)
    margins = np.where(mine, points, -(1 << 30)).max(1) - np.where(mine, -(1 << 30), points).max(1)
    return Match(games, wins / games, low, high, float(margins.mean()))
