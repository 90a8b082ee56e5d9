"""Our environments: `python -m bench.stepping.ours vector|copies|packed|pettingzoo|openspiel GAME`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from functools import partial

import numba
import numpy as np
from bench.stepping.turns import take_turns

GAMES_AT_ONCE = 1024


ONES = np.uint64(0x0101010101010101)  # times eight bytes of 0 and 1: their sum is in the highest byte


@numba.njit
def choose(masks: np.ndarray, randoms: np.ndarray, actions: np.ndarray) -> None:
    """Choose a uniformly random legal action in every game, from one random number each, eight bytes at a time."""
    wide = masks.shape[1] // 8 * 8
    for game in range(len(masks)):
        mask, words = masks[game], masks[game, :wide].view(np.uint64)
        legal = mask[wide:].sum()
        for word in words:
            legal += np.int64(word * ONES >> np.uint64(56))
        left, action = int(randoms[game] * legal), 0
        for word in words:
            here = np.int64(word * ONES >> np.uint64(56))
            if left < here:
                break
            left, action = left - here, action + 8
        while left > 0 or not mask[action]:
            left, action = left - mask[action], action + 1
        actions[game] = action


def vector(game: str, **settings: bool) -> Callable[[], int]:
    """Many games in one vector environment of Gymnasium."""
    from fogcity.envs.gym import GameVectorEnv

    env = GameVectorEnv(game, num_envs=GAMES_AT_ONCE, seats=2, **settings)
    rng, actions = np.random.default_rng(1), np.zeros(GAMES_AT_ONCE, np.int64)
    masks = [env.reset(seed=1)[1]["action_mask"]]

    def play() -> int:
        choose(masks.pop(), rng.random(GAMES_AT_ONCE), actions)
        _observations, _rewards, _terminated, _truncated, info = env.step(actions)
        masks.append(info["action_mask"])
        return GAMES_AT_ONCE

    return play


def pettingzoo(game: str) -> Callable[[], int]:
    """One game in PettingZoo."""
    from bench.stepping.pettingzoo import stepper

    import fogcity.envs

    return stepper(getattr(fogcity.envs, f"{game}_v0").env(2))


def openspiel(game: str) -> Callable[[], int]:
    """One game in OpenSpiel."""
    import pyspiel
    from bench.stepping.openspiel import stepper

    importlib.import_module("fogcity.envs.openspiel")  # importing it registers the games
    return stepper(pyspiel.load_game(f"python_fogcity_{game}", {"players": 2}))


if __name__ == "__main__":
    kinds = {
        "vector": partial(vector, copy=False),  # nothing is kept here
        "copies": vector,  # the default
        "packed": partial(vector, copy=False, packed=True),
        "pettingzoo": pettingzoo,
        "openspiel": openspiel,
    }
    take_turns(kinds[sys.argv[1]](sys.argv[2]))
