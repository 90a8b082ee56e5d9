"""Fixed games in which kernels switch between interpreted and compiled code at random, call by call.

python -m tests.helpers.switching SEED
"""

from __future__ import annotations

import functools
import gc
import hashlib
import math
import sys
from typing import Any

import msgspec
import numpy as np

import fogcity
from fogcity.bots import searching
from fogcity.bots.bot import Budget
from fogcity.bots.compiling import Loader, units_of
from fogcity.bots.conductor import Conductor
from fogcity.bots.motorman import Motorman
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.bots.registry import has_weights
from fogcity.core.background import compile_in_background
from fogcity.core.game import Game
from fogcity.core.kernel import Kernel
from fogcity.core.rng import chance
from fogcity.core.table import Table
from tests.helpers.fixed_games import digest, fixed_cases

BOTS_EVERY = 25  # actions; searching is slow if it is not compiled


def told(name: str) -> str:
    """A hash of what players, spectators and bots are told in a game, and of its record."""
    game = fogcity.game(name)
    found, luck = hashlib.sha256(), chance(5)
    table = Table(game, game.seats[0], 6)
    while not table.is_over:
        turn = game.turn(table.state)
        view, legal = game.view(table.state, turn), game.legal(table.state)
        action = int(luck.choice(legal))
        if len(table.moves) % BOTS_EVERY == 0:
            found.update(thoughts(game, view, legal).encode() + repr(game.consider(view, action)).encode())
        move = table.act(action)
        for seat in (None, turn):
            after = game.view(table.state, seat)
            found.update(repr(table.events(move, seat)).encode() + msgspec.json.encode(game.view_data(after)))
    found.update(table.record_text().encode())
    return found.hexdigest()


def thoughts(game: Game, view: Any, legal: Any) -> str:
    """What bots think of a position."""
    found = [
        bot.think(view, legal.copy(), np.random.default_rng(7), Budget(None, 2))
        for bot in (PlayoutGripman(game), Conductor(game))
    ]
    shown = [[(each.action, each.visits, round(each.value, 9)) for each in one.candidates] for one in found]
    if has_weights(game):  # compiled networks round differently, but choose the same
        shown.append([(Motorman(game).choose(view, legal.copy(), np.random.default_rng(7), Budget()), 0, 0.0)])
    return repr(shown)


def lines() -> list[str]:
    """The hashes of fixed games."""
    return [f"{case} {digest(case)}" for case in fixed_cases()[3:]] + [
        f"{name} {told(name)}" for name in fogcity.games()
    ]


def switch_at_random(seed: int) -> None:
    """Let every kernel whose code is on disk be interpreted or compiled, at random, on each call from now on."""
    compile_in_background()
    searching.INTERPRETED_SECONDS = math.inf  # type: ignore[misc]
    loader = Loader()
    units = [unit for name in fogcity.games() for unit in units_of(name, ("playout-gripman", "motorman", "conductor"))]
    for unit in units:
        if not loader.load(unit):  # nobody has needed all of it yet
            loader.compile(unit)
    luck = np.random.default_rng(seed)

    def switch_now(self: Kernel[Any, Any], *args: Any, **kwargs: Any) -> Any:
        run = self._dispatcher if luck.random() < 0.5 else None
        return (run or self._run_interpreted)(*args, **kwargs)

    Kernel.__call__ = switch_now  # type: ignore[method-assign]
    for kernel in loaded():
        kernel._ready = functools.partial(switch_now, kernel)


def loaded() -> list[Kernel[Any, Any]]:
    """All kernels that have been loaded."""
    return [each for each in gc.get_objects() if isinstance(each, Kernel) and each._compiled is not None]


if __name__ == "__main__":
    switch_at_random(int(sys.argv[1]))
    sys.stdout.write("\n".join(lines()) + "\n")
