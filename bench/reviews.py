"""How honest reviews are, how long they take, and whether accuracy and luck mean what they say.

    python bench/reviews.py cablecar company ticket [--games 50] [--seats 2] [--cores 2] [--long 20]

Bots of mixed levels play games, which are reviewed. Then:

- Every mistake and blunder is analysed again with `--long` times as many samples. It should still lose at least half
  of the threshold of its mark.
- So is every action that might be a blunder, by the upper end of its interval, and one in twenty of the others. Most
  blunders of the long analysis should be marked.
- The mean accuracy of each level should follow the levels.
- Results without luck should have the same mean as the results, and vary less.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import defaultdict
from typing import Any

import numpy as np

from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.core.game import Game
from fogcity.core.table import Table
from fogcity.games.registry import game as find_game
from fogcity.games.registry import games
from fogcity.study import Review, review
from fogcity.study.reviewing import Analyst
from fogcity.study.verdicts import MARKS

PLAYERS = ("beginner", "easy", "medium", "advanced", "hard")  # levels that do not search
EVERY = 20  # one of so many actions that look good is analysed again


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description="How honest reviews are, and how long they take.")
    parser.add_argument("games_", nargs="*", metavar="GAME", default=games())
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--cores", type=int, default=None)
    parser.add_argument("--long", type=float, default=20.0, help="times as many samples; 0: no long analysis")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for name in asked.games_:
        found = measure(find_game(name), asked)
        print(json.dumps(found) if asked.json else "\n".join(f"{key}: {value}" for key, value in found.items()))


def measure(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """All figures for one game."""
    marked, blunders, accuracy = Shares(), Shares(), defaultdict(list)
    results, adjusted, seconds = [], [], []
    long = Analyst(game, asked.long) if asked.long else None
    review(play(game, ["hard"] * asked.seats, 0), effort=0.02)  # compiles
    for number in range(asked.games):
        rng = np.random.default_rng((asked.seed, number))
        levels = [PLAYERS[place] for place in rng.integers(0, len(PLAYERS), asked.seats)]
        table = play(game, levels, asked.seed * 100_000 + number)
        start = time.perf_counter()
        found = review(table, cores=asked.cores)
        seconds.append(time.perf_counter() - start)
        for player in found.players:
            results.append(player.result)
            adjusted.append(player.adjusted)
            if player.accuracy is not None:
                accuracy[levels[player.seat]].append(player.accuracy)
        if long is not None:
            check(long, table, found, marked, blunders)
    return {
        "game": game.name,
        "seats": asked.seats,
        "games": asked.games,
        "seconds": round(float(np.mean(seconds)), 1),
        "slowest": round(max(seconds), 1),
        "marked": marked.count,
        "marks_that_hold": marked.share,
        "blunders": blunders.count,
        "blunders_marked": blunders.share,
        "accuracy": {each: [round(float(np.mean(rows)), 2), len(rows)] for each in PLAYERS if (rows := accuracy[each])},
        "results": [round(float(np.mean(results)), 3), round(float(np.var(results)), 4)],
        "without_luck": [round(float(np.mean(adjusted)), 3), round(float(np.var(adjusted)), 4)],
        "first_seat": [round(float(np.mean(each[:: asked.seats])), 3) for each in (results, adjusted)],
    }


class Shares:
    """Counts what holds."""

    def __init__(self) -> None:
        self.count = self.held = 0

    def add(self, holds: bool) -> None:
        """Count one more."""
        self.count += 1
        self.held += holds

    @property
    def share(self) -> float | None:
        """The share of what holds."""
        return round(self.held / self.count, 3) if self.count else None


def check(long: Analyst, table: Table, found: Review, marked: Shares, blunders: Shares) -> None:
    """Analyse marked actions, and those that might be blunders, with more samples."""
    for move in found.moves:
        serious = move.mark in ("mistake", "blunder")
        if move.forced or not (serious or move.ci95[1] > MARKS["blunder"] or move.number % EVERY == 0):
            continue
        source = table.moves[move.number - 1]
        before, after = (table.game.view(s, source.seat) for s in (source.before, source.after))
        verdict = long.judge(before, source.action, after).verdict
        if serious:
            marked.add(verdict.loss >= MARKS[str(move.mark)] / 2)
        if verdict.mark == "blunder":
            blunders.add(move.mark == "blunder")


def play(game: Game, levels: list[str], seed: int) -> Table:
    """A game of bots."""
    bot, table, rng = Gripman(game), Table(game, len(levels), seed), np.random.default_rng(seed)
    budgets: list[Budget] = [bot.levels[level] for level in levels]
    while not table.is_over:
        s = table.state
        turn = game.turn(s)
        table.act(bot.think(game.view(s, turn), game.legal(s), rng, budgets[turn]).action)
    return table


if __name__ == "__main__":
    main()
