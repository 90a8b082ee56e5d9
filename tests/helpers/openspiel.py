"""The games as OpenSpiel loads them, and positions of games played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pyspiel
import pytest

from fogcity.envs.openspiel import GameState, short_name

CASES: list[tuple[str, dict[str, Any]]] = [
    ("cablecar", {}),
    ("cablecar", {"players": 6, "hand": 3, "rotation": True, "rewards": "rank"}),
    ("company", {"turn_limit": 30}),
    ("company", {"players": 6, "hand": 2, "turn_limit": 20, "rewards": "margin"}),
    ("ticket", {"rewards": "margin"}),
    ("ticket", {"players": 4, "seed": 7}),
]
IDS = [f"{name}-{given.get('players', 2)}" for name, given in CASES]
every_case = pytest.mark.parametrize(("name", "given"), CASES, ids=IDS)
some_cases = pytest.mark.parametrize(("name", "given"), CASES[::5] + CASES[3:4], ids=IDS[::5] + IDS[3:4])


def load(name: str, given: dict[str, Any] | None = None) -> Any:
    return pyspiel.load_game(short_name(name), given or {})


def start(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def positions(game: Any, seed: int = 0, *, deal: int = 0) -> Iterator[Any]:
    """All positions of a random game. Each turns into the next."""
    chance = random.Random(seed)
    state = start(game, deal)
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


def some(game: Any, seed: int = 0, most: int = 8) -> list[Any]:
    """Some positions of a random game, including the first and the last."""
    found = [state.clone() for state in positions(game, seed)]
    return [found[round(n * (len(found) - 1) / (most - 1))] for n in range(most)]


def sampler(seed: int) -> Any:
    return random.Random(seed).random


def seen_by(state: Any, player: int) -> tuple[Any, ...]:
    """Everything that OpenSpiel lets a player see."""
    legal = state.legal_actions(player)
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.current_player(),
        legal,
        [state.action_to_string(player, action) for action in legal],
        state.returns(),
    )


def record_of(state: GameState) -> Any:
    """The record inside a state."""
    return state._node.dealt[0]
