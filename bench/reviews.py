"""How honest reviews are, how long they take, and whether accuracy and luck mean what they say.

    python bench/reviews.py cablecar company ticket [--games 50] [--seats 2] [--cores 2] [--long 20] [--checks 80]

Bots of mixed levels play games, which are reviewed. Then some actions of three kinds, chosen at random, are analysed
again with `--long` times as many samples: marked mistakes and blunders, those that might be blunders by the upper end
of their interval, and all others.

- A mark should hold: the action still loses at least half of the threshold of its mark.
- Blunders of the long analysis should be marked. Each kind of action counts for as many as it was chosen from.
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

from fogcity.arena.report.summary import wilson
from fogcity.bots.bot import Budget
from fogcity.bots.gripman import Gripman
from fogcity.core.game import Game
from fogcity.core.table import Table
from fogcity.games.registry import game as find_game
from fogcity.games.registry import games
from fogcity.study import review
from fogcity.study.judging import Analyst
from fogcity.study.reviewing import ReviewedMove
from fogcity.study.verdicts import MARKS

Reviewed = tuple[Table, ReviewedMove]  # an action, and the game it is from
PLAYERS = ("beginner", "easy", "medium", "advanced", "hard")  # levels that do not search


def main() -> None:
    """Measure, and print a table or JSON."""
    parser = argparse.ArgumentParser(description="How honest reviews are, and how long they take.")
    parser.add_argument("games_", nargs="*", metavar="GAME", default=games())
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--cores", type=int, default=None)
    parser.add_argument("--long", type=float, default=20.0, help="times as many samples; 0: no long analysis")
    parser.add_argument("--checks", type=int, default=80, help="most long analyses of each kind of action")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    for name in asked.games_:
        found = measure(find_game(name), asked)
        print(json.dumps(found) if asked.json else "\n".join(f"{key}: {value}" for key, value in found.items()))


def measure(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    """All figures for one game."""
    kinds: dict[str, list[Reviewed]] = {"marked": [], "possible": [], "other": []}
    results, adjusted, seconds, accuracy = [], [], [], defaultdict(list)
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
        for move in found.moves:
            if not move.forced:
                kinds[kind_of(move)].append((table, move))
    return {
        "game": game.name,
        "seats": asked.seats,
        "games": asked.games,
        "seconds": round(float(np.mean(seconds)), 1),
        "slowest": round(max(seconds), 1),
        **(check(Analyst(game, asked.long), kinds, asked) if asked.long else {}),
        "accuracy": {each: [round(float(np.mean(rows)), 2), len(rows)] for each in PLAYERS if (rows := accuracy[each])},
        "results": [round(float(np.mean(results)), 3), round(float(np.var(results)), 4)],
        "without_luck": [round(float(np.mean(adjusted)), 3), round(float(np.var(adjusted)), 4)],
        "first_seat": [round(float(np.mean(each[:: asked.seats])), 3) for each in (results, adjusted)],
    }


def kind_of(move: ReviewedMove) -> str:
    """Is an action marked as a mistake or blunder, is it possibly a blunder, or neither?"""
    if move.mark in ("mistake", "blunder"):
        return "marked"
    return "possible" if move.ci95[1] > MARKS["blunder"] else "other"


def check(long: Analyst, kinds: dict[str, list[Reviewed]], asked: argparse.Namespace) -> dict[str, Any]:
    """Analyse some actions of each kind with more samples: which marks hold, and how many blunders are marked?"""
    rng = np.random.default_rng(asked.seed)
    counts, holding, blunders = {}, 0, {True: 0.0, False: 0.0}
    for kind, reviewed in kinds.items():
        chosen = rng.permutation(len(reviewed))[: asked.checks].tolist()
        counts[kind] = [len(reviewed), len(chosen)]
        for place in chosen:
            table, move = reviewed[place]
            source = table.moves[move.number - 1]
            before, after = (table.game.view(s, source.seat) for s in (source.before, source.after))
            verdict = long.judge(before, source.action, after).verdict
            if kind == "marked":
                holding += verdict.loss >= MARKS[str(move.mark)] / 2
            if verdict.mark == "blunder":
                blunders[move.mark == "blunder"] += len(reviewed) / len(chosen)
    checked = counts["marked"][1]
    return {
        "actions_and_checked": counts,
        "marks_that_hold": [round(holding / checked, 3), [round(end, 3) for end in wilson(holding, checked)]],
        "blunders": round(sum(blunders.values())),
        "blunders_marked": round(blunders[True] / max(1e-9, sum(blunders.values())), 3),
    }


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
