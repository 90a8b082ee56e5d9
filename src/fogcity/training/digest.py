"""A digest of a network's features: it shows whether weights were trained with the features of today's code."""

from __future__ import annotations

import hashlib

import numpy as np

from fogcity.core.game import Game
from fogcity.training.self_play import NEGLIGIBLE, network_for_training

GAMES = 3  # for each number of players


def features_digest(game: Game) -> str:
    """A hash of the features of many positions and actions, in games played at random.

    Features that occur twice are added up: how code writes them does not matter, only what they are.
    """
    network = network_for_training(game)
    rows, values = np.empty(network.most_features, np.int32), np.empty(network.most_features, np.float32)
    scratches, afters = np.zeros(2, network.scratch), np.empty(1, game.dtype)
    states, found = np.empty(1, game.dtype), hashlib.sha256()
    for seats in game.seats:
        for seed in range(GAMES):
            states[0] = game.deal(seats, seed=seed)
            rng = np.random.default_rng(seed)
            while (turn := game.turn(states[0])) >= 0:
                codes = game.legal(states[0])
                action = int(rng.choice(codes))
                for kernel, number in ((network.describe, turn), (network.change, action)):
                    more = (afters,) if kernel is network.change else ()
                    count = abs(int(kernel(states[0], number, rows, values, scratches, *more, *game.fixed)))
                    sums = np.bincount(rows[:count], values[:count])
                    used = np.flatnonzero(np.abs(sums) > NEGLIGIBLE)
                    found.update(used.astype(np.int32).tobytes())
                    found.update((np.round(sums[used], 2) + 0.0).astype(np.float32).tobytes())
                game.play(states[0], action)
    return found.hexdigest()[:16]
