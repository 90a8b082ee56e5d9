"""The tables for tests of the contract: every game, every number of seats, every option at its extremes.

Options are tried with the smallest and the largest number of seats only. `FOGCITY_TEST_GAMES=lastcar` checks only
these games; by default all registered games are checked.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

import fogcity
from fogcity.core.options import Value
from fogcity.core.rng import Seed


class Case(NamedTuple):
    """One kind of table."""

    game: fogcity.Game
    seats: int
    options: dict[str, Value]

    def deal(self, seed: Seed) -> fogcity.State:
        return self.game.deal(self.seats, seed, **self.options)

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *(f"{name}={value}" for name, value in self.options.items())])


def option_sets(game: fogcity.Game) -> Iterator[dict[str, Value]]:
    yield {}
    for option in game.options.values():
        yield from (
            {option.name: value} for value in (option.allowed[0], option.allowed[-1]) if value != option.default
        )
    if len(game.options) > 1:
        yield {option.name: option.allowed[-1] for option in game.options.values()}


GAMES = os.environ.get("FOGCITY_TEST_GAMES", "").split() or fogcity.games()
CASES = [
    Case(game, seats, options)
    for game in map(fogcity.game, GAMES)
    for options in option_sets(game)
    for seats in (game.seats if not options else (game.seats[0], game.seats[-1]))
]


def random_game(case: Case, seed: int) -> Iterator[tuple[fogcity.State, int]]:
    """Play a random game. Before each action, yield the record, which the action then changes, and the action."""
    rng = np.random.default_rng(seed)
    s = case.deal(seed)
    while case.game.turn(s) >= 0:
        action = int(rng.choice(case.game.legal(s)))
        yield s, action
        case.game.play(s, action)


def finished(case: Case, seed: int) -> fogcity.Table:
    """A table with a finished random game."""
    rng = np.random.default_rng(seed)
    table = fogcity.Table(case.game, case.seats, seed, case.options)
    while not table.is_over:
        table.act(int(rng.choice(case.game.legal(table.state))))
    return table


def viewers(case: Case) -> list[int | None]:
    """All viewers of a game: spectators and all seats."""
    return [None, *range(case.seats)]
