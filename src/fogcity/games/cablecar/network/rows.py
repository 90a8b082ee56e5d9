"""The features of the network, numbered: where each kind begins among the rows of the first layer."""

from __future__ import annotations

import numpy as np

from fogcity.games.cablecar.board import SPACES
from fogcity.games.cablecar.policy.lines import ALIKE, PHASES
from fogcity.games.cablecar.policy.scratch import GAPS, SHARE_FEATURES

# Whether a line belongs to the seat or, in the company game, to a company that it wants to grow: 0; if not: 1.
SIDES = 2
# Tables of two, of three or four, and of more: the more players, the more of them are against a line.
TABLES = 3
TABLE = np.array([0, 0, 0, 1, 1, 2, 2], np.int64)  # by the number of players
HALVES = PHASES // 2  # phases in pairs
PLACES = int(ALIKE.max()) + 1  # tracks that differ by a rotation of the board count as one
LEVELS = 12  # of points, in rough steps
PATTERNS = 3**4  # whose lines come from the four sides of a space: nobody's, own, others'
STEPS = 32  # of the lead
TENTHS = 11  # of a company that a seat may hold: 0 to 10
MOST_TENTHS = 6  # the most that another seat holds: 0 to 5, or more
VALUES = 15  # of companies, from 1 to 8 in halves
MARGINS = 9  # tenths that a seat holds more than any other, from -4 to 4
GAINS = 25  # by which a company may be worth more than another, from -6 to 6 in halves
LEFT = 12  # steps of the profit until shares cannot be exchanged any more


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
LINE = _rows(TABLES * SIDES * PHASES * PLACES)
LENGTH = _rows(TABLES * SIDES * PHASES * PLACES)
CLOSES_FOR = _rows(TABLES * SIDES * PHASES * 4 * 2)
LEADS_TO = _rows(SIDES * HALVES * PLACES)
RANGE = _rows(SIDES * HALVES * LEVELS * LEVELS)
EXPECTED = _rows(TABLES * SIDES * PHASES)
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
BASE_ROWS = _next
# The company game: for every company the tenths that the seat holds, by what they are worth; the most that another seat
# holds; how many more than any other seat, and there also the profit. For every two companies how far apart they are:
# there, how much more the seat holds of the one that leads.
STAKE = _rows(PHASES * TENTHS * VALUES)
RIVAL_STAKE = _rows(HALVES * MOST_TENTHS * VALUES)
MAJORITY = _rows(PHASES * MARGINS)
PROFIT = _rows(PHASES * MARGINS)
APART = _rows(TABLES * PHASES * GAPS)
# Whether shares can be exchanged, and how near the end of that is; for each percentage what the seat's share is worth,
# and what the open share would gain.
EXCHANGE = _rows(PHASES)
UNTIL = _rows(LEFT)
HELD = _rows(4 * HALVES * VALUES)
OFFER = _rows(4 * HALVES * GAINS)

ROWS = _next
LINE_FEATURES = 8  # of each line
# The most features that a position has: all lines and spaces, and a few others. A change has fewer: lines at the space
# of the new tile and at four others, before and after, and those of shares.
MOST_FEATURES = 40 * LINE_FEATURES + 60 + 2 * SHARE_FEATURES
