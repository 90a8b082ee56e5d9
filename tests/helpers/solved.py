"""Positions with a certain best move, and how often bots find it.

python -m tests.helpers.solved make GAME --positions 220      writes tests/solved/GAME.txt anew
python -m tests.helpers.solved rate                           prints how often each bot finds a best move
python -m tests.helpers.solved rate ticket --bot conductor --bot gripman:hard
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

import numpy as np

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.registry import Entrant, can_play, find_bot, parse_spec
from tests.helpers.solved_files import FOLDER, GAMES, Position, path_of, read_positions, write_positions
from tests.helpers.solved_games import find_positions

BOTS = ("tourist", "conductor", "motorman", "playout-gripman:300p", "gripman:medium", "gripman:expert")
EVERY = 10.0  # seconds between two lines of progress
T = TypeVar("T")


def main(arguments: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.helpers.solved", description="Positions with a certain best move."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    make = commands.add_parser("make", help="write the positions of a game anew")
    make.add_argument("game", choices=GAMES)
    make.add_argument("--positions", type=int, default=220, help="how many")
    make.add_argument("--seed", type=int, default=1, help="another seed finds other positions")
    rate = commands.add_parser("rate", help="print how often bots find a best move")
    rate.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)}; all if none is given")
    rate.add_argument("--bot", action="append", metavar="SPEC", help="a bot, such as gripman:hard; may be repeated")
    asked = parser.parse_args(arguments)
    if asked.command == "make":
        make_file(asked.game, asked.positions, asked.seed)
        return
    if unknown := set(asked.games) - set(GAMES):
        parser.error(f"there are no positions of {', '.join(sorted(unknown))}; there are: {', '.join(GAMES)}")
    print_rates(asked.games or GAMES, asked.bot or BOTS)


def make_file(name: str, count: int, seed: int) -> None:
    """Write the positions of a game anew."""
    positions = list(progress(find_positions(name, count, seed), count, name))
    FOLDER.mkdir(exist_ok=True)
    path_of(name).write_text(write_positions(positions), encoding="utf-8")
    kinds = Counter(one.kind for one in positions)
    listed = ", ".join(f"{n} {kind}" for kind, n in sorted(kinds.items()))
    say(f"{path_of(name).name}: {len(positions)} positions: {listed}")


def print_rates(names: Iterable[str], specs: Iterable[str]) -> None:
    """Print how often each bot finds a best move of each kind."""
    say(f"{'bot':24}{'game':10}{'kind':10}{'positions':>10}{'hit rate':>10}")
    for name in names:
        game, positions = fogcity.game(name), read_positions(name)
        for spec in specs:
            if not can_play(parse_spec(spec).name, game):
                say(f"{spec:24}{name:10}there are no weights for this game, or it brings no policy")
                continue
            found = list(progress(hits(find_bot(spec, game, Budget()), positions), len(positions), f"{spec}, {name}"))
            for kind in ["all", *sorted({one.kind for one in positions})]:
                rows = [hit for hit, one in zip(found, positions, strict=True) if kind in ("all", one.kind)]
                say(f"{spec:24}{name:10}{kind:10}{len(rows):10}{sum(rows) / len(rows):10.1%}")


def hits(entrant: Entrant, positions: Iterable[Position]) -> Iterator[bool]:
    """Whether a bot finds a best action in each position."""
    for number, position in enumerate(positions):
        game, s = position.rules(), position.state()
        rng = np.random.default_rng(number)
        thought = entrant.bot.think(game.view(s, game.turn(s)), game.legal(s), rng, entrant.budget)
        yield game.text(s, thought.action) in position.best


def say(line: str, file: TextIO | None = None) -> None:
    """Write a line to standard output, or to this file, at once."""
    file = file or sys.stdout
    file.write(f"{line}\n")
    file.flush()


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """The same items. Now and then, write to standard error how many there were, and how long the others may take."""
    start = last = time.monotonic()
    for done, item in enumerate(items, 1):
        yield item
        now = time.monotonic()
        if now - last >= EVERY:
            last = now
            left = (now - start) / done * (total - done)
            say(f"{what}: {done} of {total} positions, about {left:.0f} s left", sys.stderr)


if __name__ == "__main__":
    main()
