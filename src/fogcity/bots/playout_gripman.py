"""The playout gripman: searches without a network."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

import numpy as np

from fogcity.bots.bot import Budget
from fogcity.bots.policy import Policy
from fogcity.bots.search import SETTINGS, Search
from fogcity.bots.searching import MOST_NODES, SearchBot, Searcher, TreeSearcher
from fogcity.bots.toolbox import policy_of
from fogcity.core.errors import BadOption
from fogcity.core.game import Game


@cache
def search_of(policy: Policy, guided: bool) -> Search:
    """The search of a policy, compiled once; `guided` says whether its playouts follow the policy."""
    return Search(policy, guided)


class PlayoutGripman(SearchBot):
    """Searches by playing out guesses of what is hidden: what Gripman does in games and on boards without weights."""

    name = "playout-gripman"
    levels: Mapping[str, Budget] = {
        "easy": Budget(seconds=None, playouts=20),
        "medium": Budget(seconds=None, playouts=300),
        "hard": Budget(seconds=0.5),
        "expert": Budget(seconds=2.0),
    }

    def __init__(self, game: Game, *, most_nodes: int = MOST_NODES, **settings: float) -> None:
        """A tree has at most `most_nodes` nodes. `settings` are those of the policy, for experiments."""
        super().__init__(game)
        self.policy = policy_of(game)
        self.settings = np.zeros(1, SETTINGS)
        for name in settings:
            if name not in self.policy.settings:
                raise BadOption(f"{self.name} has no setting {name!r}; it has: {', '.join(self.policy.settings)}")
        wanted = {**self.policy.settings, **settings}
        self._search = search_of(self.policy, bool(wanted.pop("guided")))
        for name, value in wanted.items():
            self.settings[name] = value
        self._most_nodes = most_nodes

    def make_searcher(self) -> Searcher:
        return TreeSearcher(self.game, self.policy, self._search.run, self._most_nodes)
