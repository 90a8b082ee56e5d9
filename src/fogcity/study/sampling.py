"""Samples of what actions are worth: the results of playing on from guesses of a view.

All actions of a position get the same guesses and the same random numbers: result j of one action and result j of
another come from the same guess. So two actions are compared by the differences of their results.

From a view, everything that its seat may not know is guessed. From a full record, only what is drawn later is random.

Samples compare actions well, but they expect too much of all of them. The network has also played against weaker bots,
and a guess deals others cards and tickets that suit them less than what they chose. So the chance of a position is
that of the network, divided by the sum of what it expects for all seats (`Analyst.chances`, `Sampler.chance_alone`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.bots import lookahead
from fogcity.bots.bot import Budget
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.network import SHARE, evaluation_of, share_of
from fogcity.bots.searching import NO_LIMIT, NetworkSearcher
from fogcity.bots.toolbox import policy_of
from fogcity.bots.weights import network_of, weights_of
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, State, View
from fogcity.core.loops import Codes, Records

Results = npt.NDArray[np.float64]

TURNS = 4.0  # of the seat, after which the network says what it expects
MOST_AT_ONCE = lookahead.GUESSES
FEW = 8  # playouts of each action, to see which are promising
PLAYOUTS = 48  # for the chance of a position
GUESSES = 16  # for what the others can expect
ENDS = (0.0, 1.0, *(1 / winners for winners in range(2, 7)))  # shares of the win of games that are over


class Sampler(ABC):
    """Samples what actions are worth. Use one in one thread at a time."""

    fair = True  # are guesses equally likely?

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def promising(self, view: View, legal: Codes, most: int) -> list[int]:
        """The actions that may be best, at most so many, the most promising first."""

    @abstractmethod
    def sample(self, s: View | State, actions: Sequence[int], count: int, seed: Sequence[int]) -> Results:
        """The share of the win that each action brings the seat to act: a row for each, a column for each guess."""

    @abstractmethod
    def expected(self, view: View, seed: Sequence[int]) -> float:
        """The share of the win that the seat with this view can expect in a game that is not over."""

    def chance(self, view: View, seed: Sequence[int] = ()) -> float:
        """The share of the win that the seat with this view can expect; at the end, what it got."""
        seat, winners = seat_of(view), self.game.winners(view)
        return (seat in winners) / len(winners) if winners else self.expected(view, seed)

    def chance_alone(self, view: View, seed: Sequence[int] = ()) -> float:
        """The same, compared with what the others can expect, as far as guesses tell."""
        return self.chance(view, seed)


class NetworkSampler(Sampler):
    """Lets the network play on for some turns, and takes what it then expects (see bots/lookahead.py)."""

    def __init__(self, game: Game, belief: float | None = None) -> None:
        """By default, guesses are as likely as in the gripman's search of this game; with belief 0, equally likely."""
        super().__init__(game)
        network, weights = network_of(game), weights_of(game)
        if network is None or weights is None:
            raise FogCityError(f"there are no weights for {game.name} on this board")
        belief = network.belief if belief is None else belief
        self.fair = belief == 0
        bot = Gripman(game, weights=weights, turns=TURNS, deepen=0.0, win=1.0, belief=belief)
        searcher = bot.make_searcher()
        assert isinstance(searcher, NetworkSearcher)
        self._searcher, self._settings = searcher, bot.settings
        self._value_position = evaluation_of(network).value_position

    def promising(self, view: View, legal: Codes, most: int) -> list[int]:  # noqa: ARG002 - the search lists them
        found = self._value_actions(view)
        order = np.argsort(-found["worth"], kind="stable")[:most]
        return [int(action) for action in found["action"][order]]

    def sample(self, s: View | State, actions: Sequence[int], count: int, seed: Sequence[int]) -> Results:
        results = np.empty((len(actions), count))
        for first in range(0, count, MOST_AT_ONCE):
            number = min(MOST_AT_ONCE, count - first)
            searcher = self._begin(s, (*seed, first))
            searcher.progress["count"], searcher.progress["seed"] = 1, searcher.rng_state[0]
            for row, action in enumerate(actions):
                searcher.actions[0] = (action, 0, 0.0, 0.0)
                searcher.sums[0, : number + 1] = 0.0
                searcher.simulate(number)
                results[row, first : first + number] = np.diff(searcher.sums[0, : number + 1])
        return results

    def expected(self, view: View, seed: Sequence[int]) -> float:  # noqa: ARG002 - nothing is random
        seat, records = seat_of(view), self.game.records_of(view)
        if self.game.turn(view) == seat:  # the best action, because a position does not say what was drawn to be used
            return float(self._value_actions(view)["worth"].max())
        searcher = self._searcher
        self._value_position(records[0], seat, searcher.layers, searcher.work, *self.game.fixed)
        return float(share_of(searcher.work[5][0, SHARE]))

    def chance_alone(self, view: View, seed: Sequence[int] = ()) -> float:
        game, seat, rng = self.game, seat_of(view), np.random.default_rng((*seed, 21))
        own = self.chance(view, seed)
        if game.turn(view) < 0 or not self.fair:  # unlikely guesses say less about the others than the network knows
            return own
        found = []
        for _ in range(GUESSES):
            guess = game.guess(view, rng)
            others = [self.chance(game.view(guess, other)) for other in range(game.seats_of(view)) if other != seat]
            found.append(own / max(own + sum(others), 1e-9))
        return float(np.mean(found))

    def _value_actions(self, view: View) -> Records:
        """What the network expects of every action: the share of the win."""
        searcher = self._begin(view, (0,))
        searcher.simulate(1)  # values every action, and simulates none
        return searcher.actions[: int(searcher.progress["count"][0])]

    def _begin(self, s: View | State, seed: Sequence[int]) -> NetworkSearcher:
        words = np.random.default_rng(seed).integers(0, 2**64, 4, dtype=np.uint64)
        self._searcher.begin(self.game.records_of(s), words, self._settings, None, None)
        self._searcher.most_valued = NO_LIMIT
        return self._searcher


class PlayoutSampler(Sampler):
    """Plays on to the end by the game's policy, or at random: for games and boards without weights of a network."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._policy = policy_of(game)
        self._scratches = np.zeros(1, self._policy.scratch)

    def promising(self, view: View, legal: Codes, most: int) -> list[int]:
        if self._policy.plain:
            means = self.sample(view, legal.tolist(), FEW, (0,)).mean(axis=1)
            return [int(legal[place]) for place in np.argsort(-means, kind="stable")[:most]]
        thought = Conductor(self.game).think(view, legal, np.random.default_rng(0), Budget())
        return [candidate.action for candidate in thought.candidates[:most]]

    def sample(self, s: View | State, actions: Sequence[int], count: int, seed: Sequence[int]) -> Results:
        game, results = self.game, np.empty((len(actions), count))
        guesses, seat = self._guesses(s, count, (*seed, 0)), game.turn(s)
        for row, action in enumerate(actions):
            states = guesses.copy()
            game.play_batch(states, np.full(count, action), cores=1)
            results[row] = self._play_out(states, seat, (*seed, 1))
        return results

    def expected(self, view: View, seed: Sequence[int]) -> float:
        states = self._guesses(view, PLAYOUTS, (*seed, 0))
        return float(self._play_out(states, seat_of(view), (*seed, 1)).mean())

    def _guesses(self, s: View | State, count: int, seed: Sequence[int]) -> Records:
        """Full records that fit what is known. Each has its own random numbers for what is drawn later."""
        game, rng = self.game, np.random.default_rng(seed)
        guesses = np.repeat(game.records_of(s), count)
        for place in range(count):
            game.loops.guess_one(guesses[place : place + 1], rng.integers(0, 2**64, 4, dtype=np.uint64), *game.fixed)
        return guesses

    def _play_out(self, states: Records, seat: int, seed: Sequence[int]) -> Results:
        """Play all games to the end, and return the seat's share of the win in each."""
        game, rng = self.game, np.random.default_rng(seed)
        for s in states:
            rng_state = rng.integers(0, 2**64, 4, dtype=np.uint64)
            if game.turn(s) >= 0:
                self._policy.play_out(s, rng_state, self._scratches, *game.fixed)
        points = game.scores_batch(states, cores=1)[:, : int(states["seats"][0])]
        won = points == points.max(axis=1, keepdims=True)
        return np.asarray(won[:, seat] / won.sum(axis=1), np.float64)


def seat_of(view: View) -> int:
    """The seat whose view this is."""
    if view.seat is None:
        raise FogCityError("only players have chances, and this is the view of a spectator")
    return view.seat


def sampler_for(game: Game) -> Sampler:
    """The best sampler that there is for a game on its board."""
    return PlayoutSampler(game) if weights_of(game) is None else NetworkSampler(game)
