"""RLCard's Gin Rummy, which lists the legal actions; we make the mask from them."""

from __future__ import annotations

import numpy as np
import rlcard
from bench.stepping.turns import STEPS, any_of, take_turns

env = rlcard.make("gin-rummy", config={"seed": 1})
seen = [env.reset()[0]]


def play() -> int:
    """Make some steps."""
    state = seen.pop()
    for _ in range(STEPS):
        legal = list(state["legal_actions"])
        mask = np.zeros(env.num_actions, np.int8)
        mask[legal] = 1
        state, _player = env.step(any_of(legal))
        if env.is_over():
            state, _player = env.reset()
    seen.append(state)
    return STEPS


take_turns(play)
