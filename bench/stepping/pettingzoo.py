"""PettingZoo's Connect Four, with the wrappers that env() puts around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import numpy as np
from bench.stepping.turns import STEPS, any_of, take_turns

if TYPE_CHECKING:
    from pettingzoo import AECEnv


def stepper(env: AECEnv) -> Callable[[], int]:
    """A function that makes some steps as in PettingZoo's documentation: last(), then step() with a legal action."""
    env.reset(seed=1)

    def play() -> int:
        for _ in range(STEPS):
            seen, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.reset()
                seen = env.last()[0]
            env.step(int(any_of(np.flatnonzero(seen["action_mask"]))))
        return STEPS

    return play


if __name__ == "__main__":
    from pettingzoo.classic import connect_four_v3

    take_turns(stepper(connect_four_v3.env()))
