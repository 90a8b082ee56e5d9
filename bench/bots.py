"""How fast the bots think, on one core.

    python bench/bots.py [--json] [--seconds 1]

- Playouts a second of the playout gripman, with random and with sensible actions. They start at the first move of a
  two-player game, so each is a whole game; the games take turns in every round.
- The time for a move of conductor and motorman, called from Python.
- The time for a simulation of the gripman, in positions from games of motormen: the mean of the first hundred and of
  the first thousand, for two players and at the largest table. Later simulations look further ahead.
"""

from __future__ import annotations

import argparse
import json
import time

import numpy as np

from fogcity.bots.bot import Bot, Budget
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.bots.motorman import Motorman
from fogcity.bots.playout_gripman import PlayoutGripman
from fogcity.core.game import Game
from fogcity.games.registry import game, games

ROUNDS = 3
SIMULATIONS = (100, 1000)
EVERY = 15  # positions of a game, from one that is searched to the next


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


def microseconds_a_move(bot: Bot) -> tuple[float, float]:
    """A bot's time for a move, on average and at most, through Python."""
    played, rng, took = bot.game, np.random.default_rng(1), []
    for seed in range(5):
        s = played.deal(2, seed)
        while (seat := played.turn(s)) >= 0:
            view, legal = played.view(s, seat), played.legal(s)
            start = time.perf_counter()
            action = bot.choose(view, legal, rng, Budget())
            took.append(time.perf_counter() - start)
            played.play(s, action)
    return 1e6 * sum(took) / len(took), 1e6 * float(np.percentile(took, 99))


def microseconds_a_simulation(bot: Gripman, seats: int, simulations: int) -> float:
    """The gripman's time for a simulation, in positions from a few games of motormen."""
    played, rng, took, done = bot.game, np.random.default_rng(1), 0.0, 0
    motorman = Motorman(played)
    for seed in range(3):
        s, number = played.deal(seats, seed), 0
        while (seat := played.turn(s)) >= 0:
            view, legal = played.view(s, seat), played.legal(s)
            if number % EVERY == 0 and len(legal) > 1:
                start = time.perf_counter()
                done += bot.think(view, legal, rng, Budget(None, simulations)).playouts
                took += time.perf_counter() - start
            played.play(s, motorman.choose(view, legal, rng, Budget()))
            number += 1
    return 1e6 * took / done


def measure(seconds: float) -> dict[str, dict[str, int]]:
    """The best of some rounds for every game."""
    figures = {name: {"random_playouts_per_s": 0.0, "playouts_per_s": 0.0} for name in games()}
    searches = {name: (PlayoutGripman(game(name), guided=0), PlayoutGripman(game(name))) for name in figures}
    for bot in (bot for pair in searches.values() for bot in pair):
        bot.warm_up()
    for _ in range(ROUNDS):
        for name, (random, guided) in searches.items():
            best = figures[name]
            best["random_playouts_per_s"] = max(best["random_playouts_per_s"], playouts_a_second(random, seconds))
            best["playouts_per_s"] = max(best["playouts_per_s"], playouts_a_second(guided, seconds))
    for name, best in figures.items():
        for quick in (Conductor(game(name)), Motorman(game(name))):
            quick.warm_up()
            best[f"{quick.name}_us"], best[f"{quick.name}_us_p99"] = microseconds_a_move(quick)
        gripman = Gripman(game(name))
        gripman.warm_up()
        for seats in (game(name).seats[0], game(name).seats[-1]):
            for number in SIMULATIONS:
                best[f"simulation_us_{seats}_players_{number}p"] = microseconds_a_simulation(gripman, seats, number)
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
