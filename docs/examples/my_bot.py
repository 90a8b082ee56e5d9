"""A bot to start from: it tries every action with random playouts, and takes the one that leaves it furthest ahead."""

from __future__ import annotations

import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.core.game import View
from fogcity.core.loops import Codes


class MyBot(Bot):
    """Tries each action in some guesses of the game behind its view."""

    name = "my-bot"

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        """Return one of the legal actions, for the seat whose view this is."""
        tries = np.repeat(legal, 8)
        states = np.array([self.game.guess(view, rng) for _ in tries], self.game.dtype)
        self.game.play_batch(states, tries, cores=1)
        self.game.rollout(states, seed=int(rng.integers(2**63)), cores=1)
        scores = self.game.scores_batch(states, cores=1)[:, : self.game.seats_of(view)]
        leads = scores[:, view.seat] - np.delete(scores, view.seat, axis=1).max(axis=1)
        return int(legal[leads.reshape(-1, 8).mean(axis=1).argmax()])
