"""The conductor: takes the action that looks best, without search."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.bot import Budget, Candidate, QuickBot, Thought, check_turn
from fogcity.bots.toolbox import Toolbox, make_toolbox, policy_of
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes, Records


class Conductor(QuickBot):
    """Takes the action with the highest weight in the game's policy: no search, no looking ahead."""

    name = "conductor"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        if policy_of(game).plain:
            raise BadOption(f"{game.name} brings no policy, so the conductor cannot play it; tourist and gripman can")
        self._tools: Toolbox | None = None
        self._blank: Records = np.empty(0, game.dtype)

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:
        return self.think(view, legal, rng, budget).action

    def think(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> Thought:  # noqa: ARG002 - it takes no time
        tools = self._ready()
        rng_state = rng.integers(0, 2**64, 4, dtype=np.uint64)
        views = self.game.records_of(view)
        check_turn(view, views)
        action, count = tools.turns.choose_heaviest(
            views, rng_state, tools.scratches, tools.codes, tools.weights, *self.game.fixed
        )
        order = np.argsort(-tools.weights[:count], kind="stable")
        candidates = [Candidate(int(tools.codes[i]), float(tools.weights[i])) for i in order]
        return Thought(action, candidates, unit="points")

    def warm_up(self) -> None:
        s = self.game.deal(self.game.seats[0])
        self.choose(self.game.view(s, self.game.turn(s)), self.game.legal(s), np.random.default_rng(0), Budget())

    def act_each(
        self, states: Records, own: npt.NDArray[np.int8], rng_states: npt.NDArray[np.uint64], actions: npt.NDArray[Any]
    ) -> None:
        tools = self._ready()
        tools.turns.act_by_weight(
            states, own, rng_states, actions, tools.scratches, self._blank, tools.codes, tools.weights, *self.game.fixed
        )

    def _ready(self) -> Toolbox:
        if self._tools is None:
            self._tools = make_toolbox(self.game)
            self._blank = np.repeat(self.game.blank(), 2)
        return self._tools
