"""The motorman: takes the action that a network values most, without search.

As in core/loops.py, the names `rules_...` and `evaluate_...` stand for a game's own kernels.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.bot import Budget, Candidate, QuickBot, Thought, check_turn
from fogcity.bots.network import Evaluation, Layers, Network, evaluation_of, make_work, worth_of
from fogcity.bots.weights import Weights, network_of, weights_of
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, View
from fogcity.core.kernel import Kernel
from fogcity.core.loops import Codes, Records

rules_play: Any
rules_view: Any
rules_list_actions: Any
evaluate_actions: Any


def choose_best(
    views: Records, codes: Codes, worths: Any, win: float, layers: Layers, work: tuple[Any, ...], *fixed: Any
) -> tuple[int, int]:
    """The action with the highest worth in the first view, and the number of legal actions."""
    outputs = work[5]
    count = rules_list_actions(views[0], codes, *fixed)
    evaluate_actions(views[0], codes, count, layers, work, *fixed)
    best = 0
    for i in range(count):
        worths[i] = worth_of(outputs[i], win)
        if worths[i] > worths[best]:
            best = i
    return int(codes[best]), count


def act_by_network(
    states: Records,
    own: npt.NDArray[np.int8],
    actions: Codes,
    blank: Records,
    codes: Codes,
    worths: Any,
    win: float,
    layers: Layers,
    work: tuple[Any, ...],
    *fixed: Any,
) -> None:
    """Take the best action in every game where one of the bot's seats is to act. Value only that seat's view."""
    for i in range(len(states)):
        seat = int(states[i].turn)
        actions[i] = -1
        if seat >= 0 and own[i, seat]:
            blank[1] = blank[0]
            rules_view(states[i], seat, blank[1], *fixed)
            actions[i] = choose_best(blank[1:], codes, worths, win, layers, work, *fixed)[0]
            rules_play(states[i], actions[i], *fixed)


class Choices:
    """These kernels, bound to those of a game."""

    def __init__(self, evaluation: Evaluation) -> None:
        rules = evaluation.network.rules
        names: dict[str, object] = {f"rules_{name}": getattr(rules, name) for name in ("play", "view", "list_actions")}
        names["evaluate_actions"] = evaluation.value_actions
        self.choose_best = Kernel(choose_best, names=names, label=evaluation.label)
        names["choose_best"] = self.choose_best
        self.act_by_network = Kernel(act_by_network, names=names, label=evaluation.label)


@cache
def choices_of(network: Network) -> Choices:
    """The choices by a network, compiled once."""
    return Choices(evaluation_of(network))


class Motorman(QuickBot):
    """Takes the action with the highest worth by the game's network: no search, no looking ahead."""

    name = "motorman"

    def __init__(self, game: Game, *, weights: Weights | None = None) -> None:
        """`weights` other than those of the game are for experiments."""
        super().__init__(game)
        network, found = network_of(game), weights or weights_of(game)
        if network is None or found is None:
            board = f" on {game.board_tag}" if game.board_tag else ""
            raise BadOption(
                f"there are no weights for {game.name}{board}, so the motorman cannot play it; gripman can, and "
                f"`fogcity train {game.name}` makes some"
            )
        self.weights = found
        self._win, self._choices = network.win, choices_of(network)
        self._work = make_work(game, network, found.layers)
        self._codes, self._worths = np.empty(game.most_legal, np.int32), np.empty(game.most_legal, np.float64)
        self._blank = np.repeat(game.blank(), 2)

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        return self.think(view, legal, rng, budget).action

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:  # noqa: ARG002 - it needs neither
        views = self.game.records_of(view)
        check_turn(view, views)
        action, count = self._choices.choose_best(
            views.copy(), self._codes, self._worths, self._win, self.weights.layers, self._work, *self.game.fixed
        )
        order = np.argsort(-self._worths[:count], kind="stable")
        return Thought(action, [Candidate(int(self._codes[i]), float(self._worths[i])) for i in order])

    def warm_up(self) -> None:
        s = self.game.deal(self.game.seats[0])
        self.choose(self.game.view(s, self.game.turn(s)), self.game.legal(s), np.random.default_rng(0), Budget())

    def act_each(
        self,
        states: Records,
        own: npt.NDArray[np.int8],
        rng_states: npt.NDArray[np.uint64],  # noqa: ARG002 - it chooses nothing at random
        actions: npt.NDArray[Any],
    ) -> None:
        self._choices.act_by_network(
            states,
            own,
            actions,
            self._blank,
            self._codes,
            self._worths,
            self._win,
            self.weights.layers,
            self._work,
            *self.game.fixed,
        )
