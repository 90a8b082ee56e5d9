"""Catanatron: its gymnasium environment, or bare games of random players."""

from __future__ import annotations

import sys

import gymnasium
import numpy as np
from bench.stepping.turns import RNG, STEPS, any_of, take_turns
from catanatron import Color, Game, RandomPlayer


def gym() -> None:
    """The environment lists the legal actions, from which we make the mask; it plays the opponent itself."""
    env = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
    bare = env.unwrapped
    infos = [env.reset(seed=1)[1]]

    def play() -> int:
        info, made, before = infos.pop(), 0, len(bare.game.state.actions)
        for _ in range(STEPS):
            legal = info["valid_actions"]
            mask = np.zeros(env.action_space.n, np.int8)
            mask[legal] = 1
            _seen, _reward, over, cut, info = env.step(any_of(legal))
            if over or cut:
                made += len(bare.game.state.actions) - before
                _seen, info = env.reset()
                before = 0
        infos.append(info)
        return made + len(bare.game.state.actions) - before

    take_turns(play)


def games() -> None:
    """Whole games between two players."""

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=RNG.getrandbits(32))
        game.play()
        return len(game.state.actions)

    take_turns(play)


{"gym": gym, "games": games}[sys.argv[1]]()
