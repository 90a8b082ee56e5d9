"""The tourist: acts at random."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.toolbox import Toolbox, make_toolbox
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes, Records


class Tourist(QuickBot):
    """Takes a uniformly random legal action."""

    name = "tourist"

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._tools: Toolbox | None = None

    def choose(self, view: View, legal: Codes, rng: np.random.Generator, budget: Budget) -> int:  # noqa: ARG002 - it needs neither
        return int(rng.choice(legal))

    def act_each(
        self, states: Records, own: npt.NDArray[np.int8], rng_states: npt.NDArray[np.uint64], actions: npt.NDArray[Any]
    ) -> None:
        tools = self._tools = self._tools or make_toolbox(self.game)
        tools.turns.act_at_random(states, own, rng_states, actions, tools.scratches, *self.game.fixed)
