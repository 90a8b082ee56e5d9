"""How Gripman and PlayoutGripman spend a budget, on one core or several, and choose an action."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from fogcity.bots import lookahead, search
from fogcity.bots.bot import Bot, Budget, Candidate, Thought, check_turn, clock
from fogcity.bots.network import Layers, Network, make_work
from fogcity.bots.policy import Policy
from fogcity.bots.search import DEEPEST, NONE, ROOT
from fogcity.core.game import Game, View
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Codes, Records

FIRST = 16  # simulations before the first look at the clock
MOST_NODES = 1 << 19
NO_LIMIT = 1 << 62  # actions that a search by time may value
INTERPRETED_SECONDS = 1.0  # for a move, as long as the search is not compiled (see core/background.py)


class Searcher(ABC):
    """Searches in one thread, and has the buffers for it."""

    def __init__(self, game: Game, run: Kernel[Any, Any]) -> None:
        self.fixed = game.fixed
        self.run = run

    def begin(
        self, views: Records, rng_state: Any, settings: Any, simulations: int | None, seconds: float | None
    ) -> None:
        """Begin a search from the first view, for this many simulations or seconds."""
        self.views, self.rng_state, self.settings = views, rng_state, settings
        self.simulations, self.seconds = simulations, seconds
        self.done = 0
        self.is_cut_short = False

    def use_budget(self) -> None:
        """Search until the budget is used up. A search that is not compiled yet stops after a second."""
        batch, start, pace = FIRST, clock(), 0.0
        deadline = None if self.seconds is None else start + self.seconds
        while (left := self._left(batch, pace, deadline)) > 0:
            if self.run.waits:
                if self.done > 0 and clock() - start >= INTERPRETED_SECONDS:
                    self.is_cut_short = True
                    break
                left = 1
            begun = clock()
            done = self.simulate(left)
            pace = (clock() - begun) / left
            self.done += done
            if done < left:
                break
            batch = min(batch * 2, 4096)

    @abstractmethod
    def simulate(self, simulations: int) -> int:
        """Do this many simulations, or fewer if that is all the budget allows; return how many."""

    @abstractmethod
    def candidates(self) -> list[Candidate]:
        """The actions so far."""

    @staticmethod
    @abstractmethod
    def rank(candidate: Candidate) -> tuple[float, ...]:
        """Where a candidate belongs: the lowest rank is the action to choose."""

    def _left(self, batch: int, pace: float, deadline: float | None) -> int:
        """How many simulations to do next, at this many seconds for one."""
        if self.simulations is not None:
            return min(self.simulations - self.done, batch)
        now = clock()
        if deadline is None or (now >= deadline and self.done > 0):
            return 0
        if self.done == 0:
            return batch
        fit = int((deadline - now) / pace) if pace > 0 else batch
        return max(1, min(batch, fit // 2))  # later simulations take longer, so the clock is asked again


class TreeSearcher(Searcher):
    """Grows a tree whose leaves are valued by playing on to the end of the game (search.py)."""

    def __init__(self, game: Game, policy: Policy, run: Kernel[Any, Any], most_nodes: int) -> None:
        super().__init__(game, run)
        self.most_nodes = most_nodes
        self.nodes = np.zeros(min(1 << 12, most_nodes), search.NODE)
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

    def begin(
        self, views: Records, rng_state: Any, settings: Any, simulations: int | None, seconds: float | None
    ) -> None:
        super().begin(views, rng_state, settings, simulations, seconds)
        root = self.nodes[ROOT]
        for name in ("action", "child", "sibling", "seat"):
            root[name] = NONE
        root["visits"] = root["seen"] = 0
        self.used = 1

    def simulate(self, simulations: int) -> int:
        wanted = self.used + simulations  # a playout adds a node
        if wanted > len(self.nodes) < self.most_nodes:
            more = np.zeros(min(max(2 * len(self.nodes), wanted), self.most_nodes), search.NODE)
            more[: self.used] = self.nodes[: self.used]
            self.nodes = more
        self.used = self.run(
            self.views, self.rng_state, simulations, self.nodes, self.used, self.settings, self.scratch, *self.fixed
        )
        return simulations

    def candidates(self) -> list[Candidate]:
        """The actions that were tried."""
        found = []
        child = int(self.nodes["child"][ROOT])
        while child != NONE:
            node = self.nodes[child]
            visits = int(node["visits"])
            if visits > 0:
                found.append(Candidate(int(node["action"]), float(node["total"]) / visits, visits))
            child = int(node["sibling"])
        return found

    @staticmethod
    def rank(candidate: Candidate) -> tuple[float, ...]:
        """The action that was tried most often comes first."""
        return -candidate.visits, -candidate.value, candidate.action


class NetworkSearcher(Searcher):
    """Compares the actions of one position, simulated further by a network (lookahead.py)."""

    def __init__(self, game: Game, network: Network, layers: Layers, run: Kernel[Any, Any]) -> None:
        super().__init__(game, run)
        self.layers, self.work = layers, make_work(game, network, layers)
        self.valued = network.valued
        self.actions = np.zeros(game.most_legal, lookahead.ACTION)
        self.sums = np.zeros((game.most_legal, lookahead.COMPARED + 1), np.float64)
        self.progress = np.zeros(1, lookahead.PROGRESS)
        self.scratch = lookahead.make_scratch(game, lookahead.GUESSES)

    def begin(
        self, views: Records, rng_state: Any, settings: Any, simulations: int | None, seconds: float | None
    ) -> None:
        super().begin(views, rng_state, settings, simulations, seconds)
        self.progress[:] = np.zeros(1, lookahead.PROGRESS)
        self.most_valued = NO_LIMIT if simulations is None else simulations * self.valued

    def simulate(self, simulations: int) -> int:
        self.run(
            self.views,
            self.rng_state,
            simulations,
            self.most_valued,
            self.actions,
            self.sums,
            self.progress,
            self.settings,
            self.scratch,
            self.layers,
            self.work,
            *self.fixed,
        )
        return int(self.progress["simulations"][0]) + 1 - self.done  # the first only values the actions

    def candidates(self) -> list[Candidate]:
        """All actions. Their values say how much the leader is better, by the simulations that both had."""
        progress, trust = self.progress[0], float(self.settings["trust"][0])
        leader = self.actions[progress.leader]
        best = (trust * leader.worth + leader.total) / (trust + leader.visits)
        found = []
        for i, one in enumerate(self.actions[: progress.count]):
            lead = lookahead.lead_over(self.actions, self.sums, int(progress.leader), i, trust)
            found.append(Candidate(int(one.action), float(best - lead), int(one.visits)))
        return found

    @staticmethod
    def rank(candidate: Candidate) -> tuple[float, ...]:
        """The action with the highest value comes first."""
        return -candidate.value, -candidate.visits, candidate.action


class SearchBot(Bot):
    """A bot that searches."""

    settings: Records

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._searchers: list[Searcher] = []

    @abstractmethod
    def make_searcher(self) -> Searcher:
        """A new searcher, for one thread."""

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        return self.think(view, legal, rng, budget).action

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:
        if len(legal) == 1:
            return Thought(int(legal[0]), [Candidate(int(legal[0]))])
        views = self.game.records_of(view)
        check_turn(view, views)
        while len(self._searchers) < budget.cores:
            self._searchers.append(self.make_searcher())
        searchers = self._searchers[: budget.cores]
        for number, searcher in enumerate(searchers):
            simulations = None
            if budget.playouts is not None:
                simulations = budget.playouts // len(searchers) + (number < budget.playouts % len(searchers))
            words = rng.integers(0, 2**64, 4, dtype=np.uint64)
            searcher.begin(views, words, self.settings, simulations, budget.seconds)
        if len(searchers) == 1:
            searchers[0].use_budget()
        else:
            with ThreadPoolExecutor(len(searchers)) as pool:
                list(pool.map(Searcher.use_budget, searchers))
        return conclude(searchers, legal, budget.looseness, rng)

    def warm_up(self) -> None:
        s = self.game.deal(self.game.seats[0])
        rng = np.random.default_rng(0)
        self.think(self.game.view(s, self.game.turn(s)), self.game.legal(s), rng, Budget(None, playouts=2))


def conclude(searchers: Sequence[Searcher], legal: Codes, looseness: float, rng: np.random.Generator) -> Thought:
    """Merge what all searchers found and choose one of the legal actions: the best one or, with looseness, any."""
    found: dict[int, list[Candidate]] = {}
    for searcher in searchers:
        for candidate in searcher.candidates():
            found.setdefault(candidate.action, []).append(candidate)
    merged = [merge(found[action]) for action in legal.tolist() if action in found]
    candidates = sorted(merged, key=searchers[0].rank) or [Candidate(action) for action in legal.tolist()]
    if looseness > 0 and len(candidates) > 1:
        values = np.array([candidate.value for candidate in candidates])
        weights = np.exp((values - values.max()) / looseness)
        candidates.insert(0, candidates.pop(int(rng.choice(len(candidates), p=weights / weights.sum()))))
    simulations = sum(searcher.done for searcher in searchers)
    budget = str(Budget(None, simulations)) if any(searcher.is_cut_short for searcher in searchers) else ""
    return Thought(candidates[0].action, candidates, simulations, budget=budget)


def merge(candidates: Sequence[Candidate]) -> Candidate:
    """One action as several searchers see it: all their visits, and the mean value."""
    if len(candidates) == 1:
        return candidates[0]
    weights = [max(candidate.visits, 1) for candidate in candidates]
    value = float(np.average([candidate.value for candidate in candidates], weights=weights))
    return Candidate(candidates[0].action, value, sum(candidate.visits for candidate in candidates))
