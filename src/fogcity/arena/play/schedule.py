"""The schedule: which bots play each other, where they sit, and which deal they get.

A **round** is a set of games on one deal: every line-up of bots, rotated through all seats. So in each round every bot
sits in each seat equally often, and no game is played twice. With more bots than seats, the line-ups are all
combinations of bots that fill the table. With fewer, bots take several seats, and over a round all bots take the same
number. The order around the table changes from round to round, drawn from the seed, so that no bot always follows the
same neighbour.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption
from fogcity.core.rng import chance

Numbers = npt.NDArray[np.int64]
Seating = npt.NDArray[np.int8]

BLOCK = 2048  # quick games played at a time; a game's random numbers depend on it
MOST_LINE_UPS = 1_000_000
MOST_BOTS = 100


class Schedule:
    """All games of a tournament by number. Nothing here depends on how many are played, or where."""

    def __init__(self, bots: int, seats: int, seed: int) -> None:
        self.bots = bots
        self.seats = seats
        self.seed = seed
        self._line_ups = np.array(_line_ups(bots, seats), np.int8)
        self._orders = chance(seed, "orders").permutation(_orders(bots, self._line_ups))
        self._rotations = seats if bots > 1 else 1
        self.round_size = len(self._line_ups) * self._rotations
        self.first_deal = int(chance(seed, "deals").integers(0, 2**63))

    def whole_rounds(self, games: int) -> int:
        """The number of games, rounded up to whole rounds."""
        return -(-games // self.round_size) * self.round_size

    def seating(self, numbers: Numbers) -> Seating:
        """The bot in each seat, a row for each game."""
        rounds, places = np.divmod(numbers, self.round_size)
        line_up, rotation = np.divmod(places, self._rotations)
        order = self._orders[rounds % len(self._orders)]
        slots = np.take_along_axis(order, (np.arange(self.seats) + rotation[:, None]) % self.seats, axis=1)
        seating: Seating = self._line_ups[line_up[:, None], slots]
        return seating

    def deals(self, numbers: Numbers) -> npt.NDArray[np.uint64]:
        """The seed of each game's deal."""
        return np.uint64(self.first_deal) + (numbers // self.round_size).astype(np.uint64)

    def rng_states(self, block: int) -> npt.NDArray[np.uint64]:
        """The RNG states of quick bots in the games of a block, one for each seat."""
        return chance(self.seed, "quick", block).integers(0, 2**64, (BLOCK, self.seats, 4), dtype=np.uint64)

    def generators(self, number: int) -> list[np.random.Generator]:
        """A generator for each seat of a game; it reveals nothing about the deal."""
        return [chance(self.seed, "bot", number, seat) for seat in range(self.seats)]


def _line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    if comb(bots, seats) > MOST_LINE_UPS or bots > MOST_BOTS:
        raise BadOption(f"{bots} bots at {seats} seats make too many line-ups; choose fewer bots")
    if bots > seats:
        return list(combinations(range(bots), seats))
    shifts = bots if seats % bots else 1
    return [tuple((shift + seat) % bots for seat in range(seats)) for shift in range(shifts)]


def _orders(bots: int, line_ups: Seating) -> Numbers:
    """The orders around the table, one for each round; after the last, the first comes again.

    An order that can be rotated into itself, such as 0 1 0 1 at four seats, is left out: it would repeat games.
    """
    seats = line_ups.shape[1]
    every = np.array([(0, *order) for order in permutations(range(1, seats))], np.int64)
    if bots == 1 or bots >= seats:
        return every
    orders: Numbers = every[[not _repeats(line_ups[:, order]) for order in every]]
    return orders


def _repeats(line_ups: Seating) -> bool:
    """Does some line-up look the same after it is rotated?"""
    rotated = (np.roll(line_ups, shift, axis=1) for shift in range(1, line_ups.shape[1]))
    return any(bool((line_ups == other).all(axis=1).any()) for other in rotated)
