"""Counts facts about how bots play: for a bot and for its opponents, game by game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from fogcity.arena.facts.estimates import estimate, ratio_of, within_limits
from fogcity.arena.facts.tables import figure, share
from fogcity.arena.report.summary import wilson
from fogcity.arena.report.table import percent
from fogcity.core.game import Game
from fogcity.core.table import Move, Table
from fogcity.core.view_data import ViewData


class Fact(NamedTuple):
    """What is counted: a mean or, if each case is a yes or a no, a share."""

    words: str
    is_share: bool = False


class Place(NamedTuple):
    """A move of a stored game. Games are counted from 0, as in the arena, and moves from 1."""

    game: int
    move: int


class Book:
    """Sums and numbers of cases, by fact, side (0: the bot, 1: its opponents) and game."""

    def __init__(self) -> None:
        self._cells: dict[tuple[Fact, int], dict[int, tuple[float, int]]] = defaultdict(dict)
        self.examples: dict[Fact, list[Place]] = defaultdict(list)  # moves of the bot that were a yes

    def add(self, fact: Fact, side: int, place: Place, value: float) -> None:
        """Count a case. A case that happens at no move has move 0."""
        cells = self._cells[fact, side]
        total, count = cells.get(place.game, (0.0, 0))
        cells[place.game] = total + float(value), count + 1
        if fact.is_share and value and side == 0 and place.move:
            self.examples[fact].append(place)

    def value(self, fact: Fact, side: int) -> float | None:
        """The mean over all cases; None if there were none."""
        cells = self._cells[fact, side].values()
        count = sum(count for _, count in cells)
        return sum(total for total, _ in cells) / count if count else None

    def text(self, fact: Fact, side: int, games_a_deal: int) -> str:
        """The mean with its 95 % interval, which only two deals or more have; a dash if there were no cases.

        If all cases were a yes, or all a no, they do not vary; then the interval is Wilson's, over the deals.
        """
        value, cells = self.value(fact, side), self._cells[fact, side]
        if value is None:
            return "-"
        deals = np.array(list(cells), np.int64) // games_a_deal
        different = len(np.unique(deals))
        if different < 2:
            return percent(value) if fact.is_share else f"{value:.1f}"
        if fact.is_share and value in (0, 1):
            return share(estimate(value, *wilson(value * different, different)))
        totals, counts = zip(*cells.values(), strict=True)
        found = ratio_of(totals, counts, deals)
        return share(within_limits(found)) if fact.is_share else figure(found)


class Notes:
    """Writes what is seen in one game into the book, by seat."""

    def __init__(self, book: Book, number: int, sides: Sequence[int]) -> None:
        self._book = book
        self._number = number
        self._sides = sides
        self.seats = range(len(sides))

    def add(self, fact: Fact, seat: int, value: float, move: int = 0) -> None:
        """Count a case for the bot in this seat; `move` is the number of the move at which it happened, if any."""
        self._book.add(fact, self._sides[seat], Place(self._number, move), value)


class Marked(NamedTuple):
    """A move in a picture: the view with what the move lays, and SVG that marks it."""

    view: ViewData
    marks: list[str]


class Style(msgspec.Struct, frozen=True):
    """What a game says about how it is played. `terms` explains the words of its facts."""

    facts: Sequence[Fact]
    watch: Callable[[Table, Notes], None]
    mark: Callable[[Game, ViewData, Move], Marked]
    known: Callable[[ViewData], list[str]]  # what the player to act knows and the board does not show
    has_colours: bool = True  # whether the seats' colours are on the board
    terms: str = ""
