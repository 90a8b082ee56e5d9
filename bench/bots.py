"""How fast the bots think, on one core: playouts a second of the search, and the conductor's time for a move.

    python bench/bots.py [--json] [--seconds 1]

Playouts start at the first move of a two-player game, so each is a whole game; the games take turns in every round.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.core.game import Game
from fogcity.games.registry import game, games

ROUNDS = 3


def playouts_a_second(bot: Bot, seconds: float) -> float:
    """Search from the first move of a game, where the rules have nothing but laying or taking to choose from."""
    played = bot.game
    s = first_turn(played)
    view, legal = played.view(s, played.turn(s)), played.legal(s)
    start = time.perf_counter()
    done = bot.think(view, legal, np.random.default_rng(1), Budget(seconds)).playouts
    return done / (time.perf_counter() - start)


def first_turn(played: Game) -> np.record:
    """A game after the choices that come before its first turn (Ticket to Ride has some)."""
    s = played.deal(2, 1)
    bot, rng = Conductor(played), np.random.default_rng(1)
    while len(played.legal(s)) > 0 and played.name == "ticket" and s["stage"] < 2:
        played.play(s, bot.choose(played.view(s, played.turn(s)), played.legal(s), rng, Budget()))
    return s


def microseconds_a_move(played: Game) -> tuple[float, float]:
    """The conductor's time for a move, on average and at most, through Python."""
    bot, rng, took = Conductor(played), np.random.default_rng(1), []
    for seed in range(5):
        s = played.deal(2, seed)
        while (seat := played.turn(s)) >= 0:
            view, legal = played.view(s, seat), played.legal(s)
            start = time.perf_counter()
            action = bot.choose(view, legal, rng, Budget())
            took.append(time.perf_counter() - start)
            played.play(s, action)
    return 1e6 * sum(took) / len(took), 1e6 * float(np.percentile(took, 99))


def measure(seconds: float) -> dict[str, dict[str, int]]:
    """The best of some rounds for every game."""
    figures = {name: {"random_playouts_per_s": 0.0, "playouts_per_s": 0.0} for name in games()}
    bots = {name: (Gripman(game(name), guided=0), Gripman(game(name)), Conductor(game(name))) for name in figures}
    for trio in bots.values():
        for bot in trio:
            bot.warm_up()
    for _ in range(ROUNDS):
        for name, (random, guided, _conductor) in bots.items():
            best = figures[name]
            best["random_playouts_per_s"] = max(best["random_playouts_per_s"], playouts_a_second(random, seconds))
            best["playouts_per_s"] = max(best["playouts_per_s"], playouts_a_second(guided, seconds))
    for name, best in figures.items():
        best["conductor_us"], best["conductor_us_p99"] = microseconds_a_move(game(name))
    return {name: {what: round(figure) for what, figure in best.items()} for name, best in figures.items()}


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--seconds", type=float, default=1.0)
    arguments = parser.parse_args()
    figures = measure(arguments.seconds)
    if arguments.json:
        print(json.dumps(figures))
        return
    for name, best in figures.items():
        print(name, ", ".join(f"{what} {figure:,}" for what, figure in best.items()))


if __name__ == "__main__":
    main()
