"""A game of OpenSpiel's own, in C++: `python -m bench.stepping.openspiel GAME`."""

from __future__ import annotations

import sys
from collections.abc import Callable

import numpy as np
import pyspiel
from bench.stepping.turns import RNG, STEPS, any_of, take_turns
from open_spiel.python.observation import make_observation

MANY = 1000  # actions; from here on NumPy makes a mask faster than OpenSpiel makes a list


def stepper(game: pyspiel.Game) -> Callable[[], int]:
    """A function that makes some steps, with observation and mask made in the fastest way from Python."""
    observer, actions = make_observation(game), game.num_distinct_actions()
    states = [game.new_initial_state()]

    def play() -> int:
        state = states.pop()
        for _ in range(STEPS):
            roll(state)
            if state.is_terminal():
                state = game.new_initial_state()
                roll(state)
            observer.set_from(state, state.current_player())
            legal = state.legal_actions()
            if actions < MANY:
                state.legal_actions_mask()
            else:
                np.zeros(actions, np.int8)[legal] = 1
            state.apply_action(any_of(legal))
        states.append(state)
        return STEPS

    return play


def roll(state: pyspiel.State) -> None:
    """Play all chance nodes that come next."""
    while state.is_chance_node():
        state.apply_action(one_of(state.chance_outcomes()))


def one_of(outcomes: list[tuple[int, float]]) -> int:
    """A random outcome; faster than random.choices."""
    left = RNG.random()
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


if __name__ == "__main__":
    take_turns(stepper(pyspiel.load_game(sys.argv[1])))
