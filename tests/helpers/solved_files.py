"""The files of positions with a certain best move, tests/solved/GAME.txt.

A block is a game record (see fogcity.core.record) with several actions on a line. The comments after it are positions:
the number of actions before the decision, its kind, and the best actions.

    [game "cablecar"]
    [seats "2"]
    [seed "1000004"]
    SNWE a3 SWNE h6 ...
    ; after 57, draw: draw
    ; after 58, drawn: SWNE b1 | SWNE c1
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import fogcity
from fogcity.core.game import Game, State
from fogcity.core.options import Value
from fogcity.core.record import parse_seed, read_text
from tests.helpers import TESTS

FOLDER = TESTS / "solved"
GAMES = ("cablecar", "company", "ticket")
_POSITION = re.compile(r"; after (\d+), (\w+): (.+)")


@dataclass(frozen=True)
class Position:
    """A decision: the game up to it, its kind, and the texts of the best actions."""

    game: str
    seats: int
    seed: str
    options: dict[str, Value]
    actions: tuple[str, ...]
    kind: str
    best: tuple[str, ...]

    def rules(self) -> Game:
        """The game that it is a position of."""
        return fogcity.game(self.game)

    def state(self) -> State:
        """The record of the game at the decision."""
        game = self.rules()
        s = game.deal(self.seats, parse_seed(self.seed), **self.options)
        for action in self.actions:
            game.play(s, game.parse(s, action))
        return s


def path_of(name: str) -> Path:
    """The file of a game."""
    return FOLDER / f"{name}.txt"


def read_positions(name: str) -> list[Position]:
    """All positions of a game."""
    return [one for block in path_of(name).read_text(encoding="utf-8").split("\n\n") for one in read_block(block)]


def read_block(block: str) -> list[Position]:
    """The positions of one game."""
    record = read_text(block, fogcity.game)
    found = []
    for line in block.splitlines():
        if match := _POSITION.fullmatch(line):
            actions, best = tuple(record.actions[: int(match[1])]), tuple(match[3].split(" | "))
            found.append(Position(record.game, record.seats, record.seed, record.options, actions, match[2], best))
    return found


def write_positions(positions: Iterable[Position]) -> str:
    """The text of a file. Positions of the same game must be neighbours."""
    blocks = [write_block(list(same)) for _, same in groupby(positions, key=lambda one: one.seed)]
    return "\n\n".join(blocks) + "\n"


def write_block(positions: list[Position]) -> str:
    """The text of one game and its positions."""
    longest = max(positions, key=lambda one: len(one.actions))
    game = longest.rules()
    tags = {"game": game.name, "rules": game.rules_version, "seats": longest.seats, "seed": longest.seed}
    if longest.options:
        tags["options"] = game.options.format(longest.options)
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items()]
    lines += wrap(longest.actions)
    for one in sorted(positions, key=lambda one: len(one.actions)):
        lines.append(f"; after {len(one.actions)}, {one.kind}: {' | '.join(one.best)}")
    return "\n".join(lines)


def wrap(actions: Iterable[str]) -> list[str]:
    """The actions in lines of at most 120 characters. No action is broken, and no line begins with a turn's number."""
    text = " ".join(action.replace(" ", "\0") for action in actions)
    return [
        line.replace("\0", " ") for line in textwrap.wrap(text, 120, break_long_words=False, break_on_hyphens=False)
    ]
