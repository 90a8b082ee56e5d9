"""The search with a network (bots/lookahead.py): how simulations end, and how many there are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import fogcity
from fogcity.bots import lookahead
from fogcity.bots.bot import Budget, Thought
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.lookahead import kernels_of, make_scratch, mixed, result_of
from fogcity.bots.weights import network_of
from fogcity.core.game import Game, State

CABLE_CARS = ("cablecar", "company")


def near_the_end(game: Game, seats: int, seed: int) -> State:
    """A game of conductors, up to where simulations try every way to play on."""
    network = network_of(game)
    assert network is not None
    s, bot, rng = game.deal(seats, seed), Conductor(game), np.random.default_rng(seed)
    while not network.is_near_end(s):
        game.play(s, bot.choose(game.view(s, game.turn(s)), game.legal(s), rng, Budget()))
    return s


def settings_of(game: Game) -> Any:
    network = network_of(game)
    assert network is not None
    settings = np.zeros(1, lookahead.SETTINGS)
    settings["win"], settings["margin"] = network.win, network.margin
    return settings


def best_end(game: Game, s: State, settings: Any) -> list[int]:
    """What the seats score if each takes what is best for itself: a slow second way to find it."""
    seat = game.turn(s)
    if seat < 0:
        return [int(points) for points in game.scores(s)]
    ends = []
    for action in game.legal(s):
        after = s.copy()
        game.play(after, int(action))
        ends.append(best_end(game, after, settings))

    def worth(end: list[int]) -> float:
        return mixed(result_of(np.array(end), len(end), seat, settings[0].margin), settings[0].win)

    return max(ends, key=worth)


def try_to_the_end(game: Game, s: State) -> list[int] | None:
    network = network_of(game)
    assert network is not None
    _, _, points, _, ends, _ = make_scratch(game, 0)
    found: Any = kernels_of(network)["try_to_the_end"]
    states = np.array([s], game.dtype).view(np.recarray)
    before = states.tobytes()
    done = found(states[0], points, settings_of(game)[0], ends)
    assert states.tobytes() == before
    return points[: int(s["seats"])].tolist() if done else None


@pytest.mark.parametrize("name", CABLE_CARS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_way_to_play_on_is_tried_near_the_end(name: str, seats: int) -> None:
    game = fogcity.game(name)
    s = near_the_end(game, seats, seed=seats)
    assert try_to_the_end(game, s) == best_end(game, s, settings_of(game))


def test_trying_gives_up_where_too_much_is_left() -> None:
    game = fogcity.game("cablecar")
    assert try_to_the_end(game, game.deal(2, 1)) is None


def think(seed: int, simulations: int, **options: Any) -> Thought:
    game = fogcity.game("company")
    s = game.deal(6, 1, **options)
    view, legal = game.view(s, game.turn(s)), game.legal(s)
    return Gripman(game).think(view, legal, np.random.default_rng(seed), Budget(None, simulations))


def test_a_move_has_fewer_simulations_where_they_value_many_actions() -> None:
    assert think(1, 150).playouts == 150
    found = think(1, 150, rotation=True, hand=3)
    assert 30 < found.playouts < 150
    assert found == think(1, 150, rotation=True, hand=3)
