"""The features of the network, numbered: where each kind begins among the rows of the first layer."""

from __future__ import annotations

import numpy as np

from fogcity.games.cablecar.board import SPACES
from fogcity.games.cablecar.policy.lines import ALIKE, PHASES

SIDES = (
    2  # whether a line belongs to the seat or, in the company game, to a company that it wants to grow: 0, if not: 1
)
HALVES = PHASES // 2  # phases in pairs
PLACES = int(ALIKE.max()) + 1  # tracks that differ by a rotation of the board count as one
LEVELS = 12  # of points, in rough steps
PATTERNS = 3**4  # whose lines come from the four sides of a space: nobody's, own, others'
STEPS = 32  # of the lead


def _turn(space: int) -> int:
    """The space that this one becomes when the board is turned 90 degrees clockwise."""
    row, column = divmod(space, 8)
    return 8 * column + 7 - row


def _orbit(space: int) -> list[int]:
    found = [space]
    while len(found) < 4:
        found.append(_turn(found[-1]))
    return found


_ORBITS = [_orbit(space) for space in range(len(SPACES))]
_FIRST = sorted({min(orbit) for orbit in _ORBITS})
# For each space: the number of its class, and how many turns of the board bring it to the first space of that class.
SPACE_CLASS = np.array([_FIRST.index(min(orbit)) for orbit in _ORBITS], np.int64)
SPACE_TURNS = np.array([orbit.index(min(orbit)) for orbit in _ORBITS], np.int64)
CLASSES = len(_FIRST)
POWERS = np.array([1, 3, 9, 27], np.int64)

_next = 0


def _rows(count: int) -> int:
    """Reserve rows; return the first."""
    global _next
    start, _next = _next, _next + count
    return start


# About every open line: the place where it ends, there also its length; where each way out of the next tile leads; how
# good the best and the worst way out is; and what the policy expects of it.
LINE = _rows(SIDES * PHASES * PLACES)
LENGTH = _rows(SIDES * PHASES * PLACES)
CLOSES_FOR = _rows(SIDES * PHASES * 4 * 2)
LEADS_TO = _rows(SIDES * HALVES * PLACES)
RANGE = _rows(SIDES * HALVES * LEVELS * LEVELS)
EXPECTED = _rows(SIDES * PHASES)
# About every space that a line has reached: whose lines meet there.
MEETING = _rows(CLASSES * PATTERNS)
# About the whole position, as the seat knows it.
LAID = _rows(61)
SUPPLY = _rows(61)
ORDER = _rows(5 * 6)
OPTIONS = _rows(2 * 3)
SCORED = _rows(PHASES)
LEAD = _rows(PHASES)
LEAD_STEP = _rows(HALVES * STEPS)
SEAT_LEAD_STEP = _rows(5 * STEPS)
TILE = _rows(24)
UNKNOWN_TILE = _rows(1)
DRAWING = _rows(PHASES)
# The company game.
EXCHANGE = _rows(PHASES)
HELD = _rows(4 * 8)

ROWS = _next
LINE_FEATURES = 8  # of each line
# The most features that a position has: all lines and spaces, and a few others. A change has fewer: lines at the space
# of the new tile and at four others, before and after.
MOST_FEATURES = 40 * LINE_FEATURES + 60 + 32
