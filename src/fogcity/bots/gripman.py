"""The gripman: searches."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, ClassVar

import numpy as np

from fogcity.bots.bot import Bot, Budget, Candidate, Thought, check_turn
from fogcity.bots.policy import Policy
from fogcity.bots.search import DEEPEST, NODE, NONE, ROOT, SETTINGS, Search
from fogcity.bots.toolbox import policy_of
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes, Records

FIRST = 16  # playouts before the first look at the clock
MOST_NODES = 1 << 19
INTERPRETED_SECONDS = 1.0  # for a move, as long as the search is not compiled (see core/background.py)


@cache
def search_of(policy: Policy, guided: bool) -> Search:
    """The search of a policy, compiled once; `guided` says whether its playouts follow the policy."""
    return Search(policy, guided)


class Gripman(Bot):
    """Searches by playing out guesses of what is hidden. More time makes it stronger."""

    name = "gripman"
    levels: ClassVar[dict[str, Budget]] = {
        "easy": Budget(seconds=None, playouts=20),
        "medium": Budget(seconds=None, playouts=300),
        "hard": Budget(seconds=0.5),
        "expert": Budget(seconds=2.0),
    }

    def __init__(self, game: Game, *, most_nodes: int = MOST_NODES, **settings: float) -> None:
        """A tree has at most `most_nodes` nodes. `settings` are those of the policy, for experiments."""
        super().__init__(game)
        self.policy = policy_of(game)
        self.settings: Records = np.zeros(1, SETTINGS)
        for name in settings:
            if name not in self.policy.settings:
                raise BadOption(f"gripman has no setting {name!r}; it has: {', '.join(self.policy.settings)}")
        wanted = {**self.policy.settings, **settings}
        self._search = search_of(self.policy, bool(wanted.pop("guided")))
        for name, value in wanted.items():
            self.settings[name] = value
        self._most_nodes = most_nodes
        self._trees: list[Tree] = []

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        return self.think(view, legal, rng, budget).action

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:
        if len(legal) == 1:
            return Thought(int(legal[0]), [Candidate(int(legal[0]))])
        views = self.game.records_of(view)
        check_turn(view, views)
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        while len(self._trees) < budget.cores:
            self._trees.append(Tree(self.game, self.policy, self._search, self._most_nodes))
        trees = self._trees[: budget.cores]
        for number, tree in enumerate(trees):
            playouts = None
            if budget.playouts is not None:
                playouts = budget.playouts // len(trees) + (number < budget.playouts % len(trees))
            tree.plant(views, rng.integers(0, 2**64, 4, dtype=np.uint64), self.settings, playouts, deadline)
        if len(trees) == 1:
            trees[0].grow()
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(Tree.grow, trees))
        return harvest(trees, legal)

    def warm_up(self) -> None:
        s = self.game.deal(self.game.seats[0])
        rng = np.random.default_rng(0)
        self.think(self.game.view(s, self.game.turn(s)), self.game.legal(s), rng, Budget(None, playouts=2))


class Tree:
    """One tree, grown by one thread, and its buffers."""

    def __init__(self, game: Game, policy: Policy, search: Search, most_nodes: int) -> None:
        self.fixed = game.fixed
        self.most_nodes = most_nodes
        self.run = search.run
        self.nodes = np.zeros(min(1 << 12, most_nodes), NODE)
        self.scratch: tuple[Any, ...] = (
            np.empty(1, game.dtype),
            np.zeros(1, policy.scratch),
            np.empty(game.most_legal, np.int32),
            np.empty(game.most_legal, np.float64),
            np.full(game.num_actions, NONE, np.int32),
            np.empty(DEEPEST, np.int64),
            np.zeros(game.seats[-1], np.int64),
            np.zeros(game.seats[-1], np.float64),
        )

    def plant(
        self,
        views: Records,
        rng_state: Any,
        settings: Any,
        playouts: int | None,
        deadline: float | None,
    ) -> None:
        """Start a new tree from a view, to grow by this many playouts or until the deadline."""
        self.views, self.rng_state, self.settings = views, rng_state, settings
        self.playouts, self.deadline = playouts, deadline
        self.nodes[ROOT] = (NONE, NONE, NONE, 0, 0, NONE, 0.0)
        self.used = 1
        self.done = 0
        self.is_cut_short = False

    def grow(self) -> None:
        """Play out until the budget is used up. A search that is not compiled yet stops after a second."""
        batch, start = FIRST, time.perf_counter()
        while (left := self._left(batch, start)) > 0:
            if self.run.waits:
                if self.done > 0 and time.perf_counter() - start >= INTERPRETED_SECONDS:
                    self.is_cut_short = True
                    break
                left = 1
            self._grow_nodes(left)
            self.used = self.run(
                self.views, self.rng_state, left, self.nodes, self.used, self.settings, self.scratch, *self.fixed
            )
            self.done += left
            batch = min(batch * 2, 4096)

    def _left(self, batch: int, start: float) -> int:
        """How many playouts to do next."""
        if self.playouts is not None:
            return min(self.playouts - self.done, 4096)
        now = time.perf_counter()
        if self.deadline is None or (now >= self.deadline and self.done > 0):
            return 0
        if self.done == 0:
            return batch
        fit = int(self.done / (now - start) * (self.deadline - now))
        return max(1, min(batch, fit))

    def _grow_nodes(self, playouts: int) -> None:
        if self.used + playouts > len(self.nodes) < self.most_nodes:
            more = np.zeros(min(max(2 * len(self.nodes), self.used + playouts), self.most_nodes), NODE)
            more[: self.used] = self.nodes[: self.used]
            self.nodes = more

    def tried(self) -> list[tuple[int, int, float]]:
        """The actions tried at the root: how often, and the sum of their values."""
        found = []
        child = int(self.nodes["child"][ROOT])
        while child != NONE:
            node = self.nodes[child]
            found.append((int(node["action"]), int(node["visits"]), float(node["total"])))
            child = int(node["sibling"])
        return found


def harvest(trees: list[Tree], legal: Codes) -> Thought:
    """Merge all trees; of the legal actions, choose the one that was tried most often."""
    visits, total = dict.fromkeys(legal.tolist(), 0), dict.fromkeys(legal.tolist(), 0.0)
    for tree in trees:
        for action, tries, brought in tree.tried():
            if action in visits:
                visits[action] += tries
                total[action] += brought
    tried = [Candidate(action, total[action] / n, n) for action, n in visits.items() if n > 0]
    thoughts = tried or [Candidate(action) for action in visits]
    thoughts.sort(key=lambda thought: (-thought.visits, -thought.value, thought.action))
    playouts = sum(tree.done for tree in trees)
    budget = str(Budget(None, playouts)) if any(tree.is_cut_short for tree in trees) else ""
    return Thought(thoughts[0].action, thoughts, playouts, budget=budget)
