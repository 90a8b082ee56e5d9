"""The gripman: searches, with a network if there are weights for the game and its board, otherwise by playouts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache

import numpy as np

from fogcity.bots.bot import Budget, Thought
from fogcity.bots.lookahead import SETTINGS, LookAhead
from fogcity.bots.network import Network
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.bots.searching import MOST_NODES, NetworkSearcher, Searcher
from fogcity.bots.weights import Weights, network_of, weights_of
from fogcity.core.background import loading_now
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes

MEANWHILE = 300  # playouts for a move, as long as the search is not compiled: more than a second allows


@cache
def look_ahead_of(network: Network) -> LookAhead:
    """The search with a network, compiled once."""
    return LookAhead(network)


class Gripman(PlayoutGripman):
    """Searches guesses of what is hidden; a network values the positions. More time makes it stronger."""

    name = "gripman"
    # by playouts; with a network, its own
    levels: Mapping[str, Budget] = {
        "beginner": Budget(None, 2),
        "easy": Budget(None, 20),
        "medium": Budget(None, 300),
        "advanced": Budget(None, 800),
        "hard": Budget(None, 2000),
        "very-hard": Budget(None, 5000),
        "expert": Budget(None, 10000),
    }

    def __init__(
        self, game: Game, *, most_nodes: int = MOST_NODES, weights: Weights | None = None, **settings: float
    ) -> None:
        """Without a network, a tree has at most `most_nodes` nodes. `weights` and `settings` are for experiments."""
        self.network, self.weights = network_of(game), weights or weights_of(game)
        if self.network is None or self.weights is None:
            self.network = None
            super().__init__(game, most_nodes=most_nodes, **settings)
            return
        super().__init__(game, most_nodes=most_nodes)
        self.levels = {name: Budget.parse(text) for name, text in self.network.levels.items()}
        known = self.network.settings
        for name in settings:
            if name not in known:
                raise BadOption(f"{self.name} has no setting {name!r}; it has: {', '.join(known)}")
        self.settings = np.zeros(1, SETTINGS)
        for name, value in {**known, **settings}.items():
            self.settings[name] = value

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:
        if self.network is None or loading_now() is not None or not look_ahead_of(self.network).run.waits:
            return super().think(view, legal, rng, budget)
        # Interpreted playouts are quicker than interpreted networks. A second of them replaces any budget.
        playouts = PlayoutGripman(self.game).think(view, legal, rng, Budget(None, MEANWHILE))
        return replace(playouts, budget=str(Budget(None, max(playouts.playouts, 1))))

    def make_searcher(self) -> Searcher:
        if self.network is None or self.weights is None:
            return super().make_searcher()
        return NetworkSearcher(self.game, self.network, self.weights.layers, look_ahead_of(self.network).run)
