"""How much do guesses gain if those are more likely that suit the other players?

python bench/guesses.py ticket --games 40

Plays games between motormen. At some decisions it compares what the others really hold with guesses of it. The network
says how much each is worth to them, and `belief` how much that counts. The gain is the mean logarithm of how much more
likely the truth becomes than by uniform guesses. A gain below zero means that the belief is too strong.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.motorman import Motorman
from fogcity.bots.network import evaluation_of, make_work, worth_of
from fogcity.bots.weights import network_of, read_weights, weights_of
from fogcity.core.game import Game

BELIEFS = (0.0, 1.0, 2.0, 3.0, 5.0, 8.0, 12.0, 20.0)
GUESSES = 40


class Fit:
    """How much a record is worth to the players who do not act, together."""

    def __init__(self, game: Game, bot: Motorman) -> None:
        network = network_of(game)
        assert network is not None
        self.game, self.layers, self.win = game, bot.weights.layers, network.win
        self.evaluation, self.work = evaluation_of(network), make_work(game, network, bot.weights.layers)

    def __call__(self, states: np.ndarray) -> float:
        s, total = states[0], 0.0
        for seat in range(int(s.seats)):
            if seat != s.turn:
                self.evaluation.value_position(s, seat, self.layers, self.work, *self.game.fixed)
                total += worth_of(self.work[5][0], self.win)
        return total


def measure(game: Game, bot: Motorman, seats: int, games: int) -> tuple[int, np.ndarray]:
    """The number of decisions, and the mean gain for each belief."""
    fit, rng, gains = Fit(game, bot), np.random.default_rng(seats), []
    for number in range(games):
        states = np.array([game.deal(seats, seed=10_000 + number)])
        while (turn := game.turn(states[0])) >= 0:
            legal, view = game.legal(states[0]), game.view(states[0], turn)
            if rng.random() < 0.15 and len(legal) > 1:
                found = [fit(states), *(fit(np.array([game.guess(view, rng)])) for _ in range(GUESSES))]
                weights = np.array(BELIEFS)[:, None] * (np.array(found) - max(found))[None, :]
                gains.append(weights[:, 0] - np.log(np.exp(weights).mean(1)))
            game.play(states[0], bot.choose(view, legal, rng, Budget()))
    return len(gains), np.mean(gains, 0)


def main() -> None:
    """Print a line for each game and number of players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--games", type=int, default=40, dest="number", help="games for each number of players")
    parser.add_argument("--weights", type=Path, help="a file of weights instead of those in the package")
    arguments = parser.parse_args()
    for name in arguments.games:
        game = fogcity.game(name)
        network = network_of(game)
        assert network is not None
        weights = read_weights(arguments.weights, network, game) if arguments.weights else weights_of(game)
        bot = Motorman(game, weights=weights)
        for seats in (game.seats[0], game.seats[-1]):
            count, gains = measure(game, bot, seats, arguments.number)
            shown = "  ".join(f"{belief:g}: {gain:+.3f}" for belief, gain in zip(BELIEFS, gains, strict=True))
            print(f"{name}, {seats} players, {count} decisions: {shown}", flush=True)


if __name__ == "__main__":
    main()
