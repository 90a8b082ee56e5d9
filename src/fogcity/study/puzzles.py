"""Puzzles: positions of a game with one clearly best action.

A game's package brings a file of them: its part `puzzles` is the path of a file with a line of JSON for each, from easy
to hard. `fogcity puzzles make` finds them in games of bots (see puzzle_maker.py).
"""

from __future__ import annotations

import hashlib
from datetime import date
from functools import lru_cache
from pathlib import Path

import msgspec

from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.core.parts import find_part

FIRST_DAY = date(2026, 1, 1)
MOST_DIFFICULT = 5


class Puzzle(msgspec.Struct, frozen=True):
    """A position, as the seat to act knows it, and its best action.

    `chances` has the share of the win that the best actions bring, best first; `solved` is the share of simple bots'
    choices that are right. The difficulty goes from 1 to 5.
    """

    number: int
    seats: int
    position: str
    best: str
    chances: list[tuple[str, float]]
    solved: float
    difficulty: int

    def view(self, game: Game) -> View:
        """The position as the player sees it. What is hidden stays so: the text does not have it."""
        s = game.position(self.position, self.number)
        return game.view(s, game.turn(s))


def puzzles(game: Game) -> list[Puzzle]:
    """The puzzles of a game, from easy to hard; none if its package brings none, or for another board."""
    path = find_part(game, "puzzles", Path)
    return [] if path is None or not path.is_file() else list(_read(path, path.stat().st_mtime_ns))


def puzzle(game: Game, number: int) -> Puzzle:
    """The puzzle with this number, counted from 1."""
    found = puzzles(game)
    if not 1 <= number <= len(found):
        has = f"has puzzles 1 to {len(found)}" if found else "has no puzzles"
        raise FogCityError(f"{game.name} {has}, so there is no puzzle {number}")
    return found[number - 1]


def daily_puzzle(game: Game, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody. None comes again before all others had their day."""
    found = puzzles(game)
    if not found:
        raise FogCityError(f"{game.name} has no puzzles")
    turn, place = divmod((day - FIRST_DAY).days, len(found))
    order = sorted(found, key=lambda each: hashlib.sha256(f"{game.name} {turn} {each.number}".encode()).digest())
    return order[place]


def encode_puzzles(found: list[Puzzle]) -> bytes:
    """The content of a file of puzzles."""
    encode = msgspec.json.Encoder().encode
    return b"".join(encode(each) + b"\n" for each in found)


@lru_cache(maxsize=8)
def _read(path: Path, _changed: int) -> tuple[Puzzle, ...]:
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(path.read_bytes()))
