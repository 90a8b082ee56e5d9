"""Search trees: how Gripman and PlayoutGripman spend a budget, on one core or several, and choose an action."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, NamedTuple

import numpy as np

from fogcity.bots import network_search, search
from fogcity.bots.bot import Bot, Budget, Candidate, Thought, check_turn
from fogcity.bots.lookahead import GUESSES
from fogcity.bots.network import Layers, Network, make_work
from fogcity.bots.policy import Policy
from fogcity.bots.search import DEEPEST, NONE, ROOT
from fogcity.core.game import Game, View
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Codes, Records

FIRST = 16  # simulations before the first look at the clock
MOST_NODES = 1 << 19
INTERPRETED_SECONDS = 1.0  # for a move, as long as the search is not compiled (see core/background.py)


class Tree(ABC):
    """One tree, grown by one thread, and its buffers."""

    node: ClassVar[np.dtype[Any]]
    room: ClassVar[int]  # for how many new nodes of a simulation there should be room

    def __init__(self, game: Game, run: Kernel[Any, Any], most_nodes: int) -> None:
        self.fixed = game.fixed
        self.most_nodes = most_nodes
        self.run = run
        self.nodes = np.zeros(min(1 << 12, most_nodes), self.node)

    def plant(
        self,
        views: Records,
        rng_state: Any,
        settings: Any,
        simulations: int | None,
        deadline: float | None,
    ) -> None:
        """Start a new tree from a view, to grow by this many simulations or until the deadline."""
        self.views, self.rng_state, self.settings = views, rng_state, settings
        self.simulations, self.deadline = simulations, deadline
        root = self.nodes[ROOT]
        for name in ("action", "child", "sibling", "seat"):
            root[name] = NONE
        root["visits"] = root["seen"] = 0
        self.used = 1
        self.done = 0
        self.is_cut_short = False

    def grow(self) -> None:
        """Search until the budget is used up. A search that is not compiled yet stops after a second."""
        batch, start = FIRST, time.perf_counter()
        while (left := self._left(batch, start)) > 0:
            if self.run.waits:
                if self.done > 0 and time.perf_counter() - start >= INTERPRETED_SECONDS:
                    self.is_cut_short = True
                    break
                left = 1
            self._grow_nodes(left)
            self.used = self.search(left)
            self.done += left
            batch = min(batch * 2, 4096)

    @abstractmethod
    def search(self, simulations: int) -> int:
        """Do this many simulations; return the number of nodes in use."""

    def _left(self, batch: int, start: float) -> int:
        """How many simulations to do next."""
        if self.simulations is not None:
            return min(self.simulations - self.done, batch)
        now = time.perf_counter()
        if self.deadline is None or (now >= self.deadline and self.done > 0):
            return 0
        if self.done == 0:
            return batch
        fit = int(self.done / (now - start) * (self.deadline - now))
        return max(1, min(batch, fit))

    def _grow_nodes(self, simulations: int) -> None:
        wanted = self.used + simulations * self.room
        if wanted > len(self.nodes) < self.most_nodes:
            more = np.zeros(min(max(2 * len(self.nodes), wanted), self.most_nodes), self.node)
            more[: self.used] = self.nodes[: self.used]
            self.nodes = more

    def tried(self) -> list[Tried]:
        """The actions at the root."""
        found = []
        child = int(self.nodes["child"][ROOT])
        while child != NONE:
            node = self.nodes[child]
            found.append(Tried(int(node["action"]), int(node["visits"]), float(node["total"]), self.expected(node)))
            child = int(node["sibling"])
        return found

    def expected(self, node: Any) -> float:  # noqa: ARG002 - only a network expects anything
        """What a node was expected to be worth before it was tried."""
        return 0.0

    def judge(self, tried: list[Tried]) -> list[Candidate]:
        """The actions that were tried as candidates, the one that was tried most often first."""
        found = [Candidate(one.action, one.total / one.visits, one.visits) for one in tried if one.visits > 0]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))


class Tried(NamedTuple):
    """An action at the root: how often it was tried, the sum of its values, and what it was expected to be worth."""

    action: int
    visits: int
    total: float
    expected: float


class PlayoutTree(Tree):
    """A tree whose leaves are valued by playing on to the end of the game (search.py)."""

    node = search.NODE
    room = 1

    def __init__(self, game: Game, policy: Policy, run: Kernel[Any, Any], most_nodes: int) -> None:
        super().__init__(game, run, most_nodes)
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

    def search(self, simulations: int) -> int:
        return self.run(  # type: ignore[no-any-return]
            self.views, self.rng_state, simulations, self.nodes, self.used, self.settings, self.scratch, *self.fixed
        )


class NetworkTree(Tree):
    """A tree whose leaves are valued by a network (network_search.py)."""

    node = network_search.NODE
    room = 32  # more than the actions that are legal at a new node, on average

    def __init__(self, game: Game, network: Network, layers: Layers, run: Kernel[Any, Any], most_nodes: int) -> None:
        super().__init__(game, run, most_nodes)
        self.layers, self.work = layers, make_work(game, network, layers)
        self.scratch = self.make_scratch(game)

    def make_scratch(self, game: Game) -> tuple[Any, ...]:
        """The buffers of the search."""
        return (
            np.zeros(2, game.dtype),
            np.empty(game.most_legal, np.int32),
            np.empty(game.most_legal, np.float64),
            np.full(game.num_actions, NONE, np.int32),
            np.empty(DEEPEST, np.int64),
            np.zeros(game.seats[-1], np.int64),
            np.zeros(game.seats[-1], np.float64),
        )

    def expected(self, node: Any) -> float:
        return float(node["worth"])

    def judge(self, tried: list[Tried]) -> list[Candidate]:
        """All actions as candidates, the one that was tried most often first. See network_search.estimate."""
        trust = float(self.settings["trust"][0])
        surprises = [one.total - one.visits * one.expected for one in tried]
        shift = sum(surprises) / (sum(one.visits for one in tried) + trust)
        found = [
            Candidate(one.action, one.expected + (surprise + trust * shift) / (one.visits + trust), one.visits)
            for one, surprise in zip(tried, surprises, strict=True)
        ]
        return sorted(found, key=lambda candidate: (-candidate.visits, -candidate.value, candidate.action))

    def search(self, simulations: int) -> int:
        return self.run(  # type: ignore[no-any-return]
            self.views,
            self.rng_state,
            simulations,
            self.nodes,
            self.used,
            self.settings,
            self.scratch,
            self.layers,
            self.work,
            *self.fixed,
        )


class LookAheadTree(NetworkTree):
    """The actions of one position, simulated further by a network (lookahead.py)."""

    room = 0

    def __init__(self, game: Game, network: Network, layers: Layers, run: Kernel[Any, Any], most_nodes: int) -> None:
        super().__init__(game, network, layers, run, most_nodes)
        self.nodes = np.zeros(1 + game.most_legal, self.node)  # the position, and all its actions

    def make_scratch(self, game: Game) -> tuple[Any, ...]:
        return (
            np.zeros(2, game.dtype),
            np.empty(game.most_legal, np.int32),
            np.empty(game.most_legal, np.float64),
            np.full(game.num_actions, NONE, np.int32),
            np.zeros(game.seats[-1], np.int64),
            np.zeros(game.seats[-1], np.float64),
            np.empty(GUESSES, game.dtype),
            np.zeros(2, np.uint64),
            np.zeros(1, np.float64),
        )


class TreeBot(Bot):
    """A bot that grows trees."""

    settings: Records

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._trees: list[Tree] = []

    @abstractmethod
    def make_tree(self) -> Tree:
        """A new tree."""

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        return self.think(view, legal, rng, budget).action

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:
        if len(legal) == 1:
            return Thought(int(legal[0]), [Candidate(int(legal[0]))])
        views = self.game.records_of(view)
        check_turn(view, views)
        deadline = None if budget.seconds is None else time.perf_counter() + budget.seconds
        while len(self._trees) < budget.cores:
            self._trees.append(self.make_tree())
        trees = self._trees[: budget.cores]
        for number, tree in enumerate(trees):
            simulations = None
            if budget.playouts is not None:
                simulations = budget.playouts // len(trees) + (number < budget.playouts % len(trees))
            tree.plant(views, rng.integers(0, 2**64, 4, dtype=np.uint64), self.settings, simulations, deadline)
        if len(trees) == 1:
            trees[0].grow()
        else:
            with ThreadPoolExecutor(len(trees)) as pool:
                list(pool.map(Tree.grow, trees))
        return harvest(trees, legal, budget.looseness, rng)

    def warm_up(self) -> None:
        s = self.game.deal(self.game.seats[0])
        rng = np.random.default_rng(0)
        self.think(self.game.view(s, self.game.turn(s)), self.game.legal(s), rng, Budget(None, playouts=2))


def harvest(trees: list[Tree], legal: Codes, looseness: float, rng: np.random.Generator) -> Thought:
    """Merge all trees and choose one of the legal actions: the best one or, with looseness, any."""
    tried: dict[int, Tried] = {}
    for tree in trees:
        for one in tree.tried():
            before = tried.get(one.action, Tried(one.action, 0, 0.0, one.expected))
            tried[one.action] = Tried(one.action, before.visits + one.visits, before.total + one.total, one.expected)
    found = [tried[action] for action in legal.tolist() if action in tried]
    candidates = trees[0].judge(found) or [Candidate(action) for action in legal.tolist()]
    if looseness > 0 and len(candidates) > 1:
        values = np.array([candidate.value for candidate in candidates])
        weights = np.exp((values - values.max()) / looseness)
        candidates.insert(0, candidates.pop(int(rng.choice(len(candidates), p=weights / weights.sum()))))
    simulations = sum(tree.done for tree in trees)
    budget = str(Budget(None, simulations)) if any(tree.is_cut_short for tree in trees) else ""
    return Thought(candidates[0].action, candidates, simulations, budget=budget)
