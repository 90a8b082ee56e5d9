"""A game's policy: kernels that play it well without search. Conductor and gripman use them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from fogcity.core.kernel import Kernel
from fogcity.core.loops import Rules


@dataclass(frozen=True)
class Policy:
    """The part `policy` of a game. `scratches` is an array of one record of type `scratch`, a reusable buffer."""

    rules: Rules
    scratch: np.dtype[Any]
    # (s, rng_state, scratches, *fixed) -> action: a uniformly random legal action
    random_action: Kernel[Any, Any]
    # (s, codes, count, weights, scratches, *fixed): how good each legal action looks to the seat to act, in points.
    # Reads only what this seat may know, so a view and all its guesses get the same weights.
    weigh: Kernel[Any, Any]
    # (s, rng_state, scratches, *fixed) -> number of actions: play to the end of the game, quickly but sensibly
    play_out: Kernel[Any, Any]
    # a difference in weight that makes an action e times as likely to be the best one
    temperature: float
    # a difference in points at the end of the game that is worth most of a win
    margin: float
    # how the search explores, and how much a win counts beside the margin (see search.SETTINGS)
    explore: float = 0.5
    open_mind: float = 0.05
    caution: float = 0.05
    win: float = 0.5
    # whether it only knows the rules: all actions weigh the same, and playouts are random
    plain: bool = False

    @property
    def settings(self) -> dict[str, float]:
        """The settings of the search for this game; `guided`: whether its playouts follow the policy."""
        names = ("temperature", "margin", "explore", "open_mind", "caution", "win")
        return {**{name: getattr(self, name) for name in names}, "guided": int(not self.plain)}
