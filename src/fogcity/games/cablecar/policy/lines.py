"""What an open line will score on average, and how laying a tile changes that.

The averages come from games between the bots themselves: see line_table.py.
"""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import count, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.board import DEPARTURE, FACTOR, LEAVE, OWNER, STATION
from fogcity.games.cablecar.policy.line_table import PER_TILE, START, WEIGHTS
from fogcity.games.cablecar.policy.scratch import Scratch
from fogcity.games.cablecar.rules import line_points, setup
from fogcity.games.cablecar.state import State

PHASES = 6


def _turn(track: int) -> int:
    """The track that this one becomes when the board is turned 90 degrees clockwise."""
    space, side = divmod(track, 4)
    row, column = divmod(space, 8)
    return 4 * (8 * column + 7 - row) + (side + 1) % 4


def _orbit(track: int) -> int:
    turns = [track]
    while len(turns) < 4:
        turns.append(_turn(turns[-1]))
    return min(turns)


_ORBITS = [_orbit(track) for track in range(256)]
# Tracks that differ only by a rotation of the board have the same number.
ALIKE = np.array([sorted(set(_ORBITS)).index(orbit) for orbit in _ORBITS], np.int64)


@kernel
def phase_of(s: State) -> int:
    """The phase of the game: 0 to 5."""
    return min(count(s.laid) // 10, PHASES - 1)


@kernel
def rough_value(phase: int, track: int, length: int) -> float:
    """What a line of this many tiles that ends at this track will score, on average over all boards."""
    alike = ALIKE[track]
    return float(START[phase, alike] + PER_TILE[phase, alike] * length)


@kernel
def value_after(s: State, phase: int, length: int, leaving: int) -> float:
    """What a line scores that leaves a tile on this track after this many tiles: its points if that closes it."""
    end = int(s.other_end[leaving])
    length += int(s.tiles[leaving])
    return float(line_points(s, length, end)) if FACTOR[end] != 0 else rough_value(phase, end, length)


@kernel
def open_value(s: State, phase: int, track: int, length: int) -> float:
    """What a line that ends at this track will score on this board, judged by where the next tile may lead it."""
    space = track // 4
    best, worst, total = -1.0, 1000.0, 0.0
    for side in range(4):
        value = value_after(s, phase, length + 1, int(LEAVE[space, side]))
        total += value
        best = max(best, value)
        worst = min(worst, value)
    w = WEIGHTS[phase]
    return float(w[0] + w[1] * rough_value(phase, track, length) + w[2] * total / 4 + w[3] * best + w[4] * worst)


@kernel
def gain_by(s: State, phase: int, length: int, leaving: int) -> float:
    """What a line is worth after a tile has led it to this track."""
    end = int(s.other_end[leaving])
    length += int(s.tiles[leaving])
    return float(line_points(s, length, end)) if FACTOR[end] != 0 else open_value(s, phase, end, length)


@kernel
def find_gains(s: State, scratch: Scratch) -> None:
    """Find, for every open space, what each way through it would gain for the seat to act."""
    phase, row = phase_of(s), setup(s)
    left = s.open
    while left != np.uint64(0):
        space = lowest(left)
        left = without_lowest(left)
        for side in range(4):
            start = int(s.other_end[4 * space + side])
            station = int(STATION[start])
            owner = int(OWNER[row, station]) if station >= 0 else -1
            if owner < 0:
                for out in range(4):
                    scratch.gain[space, side, out] = 0.0
                continue
            length = int(s.tiles[start])
            before = open_value(s, phase, 4 * space + side, length)
            for out in range(4):
                after = gain_by(s, phase, length + 1, int(LEAVE[space, out]))
                scratch.gain[space, side, out] = scratch.interest[owner] * (after - before)


@kernel
def expected_points(s: State, owner: int, phase: int) -> float:
    """The points of an owner, plus what its open lines will score on average."""
    points = float(s.score[owner])
    row = setup(s)
    for station in range(32):
        if OWNER[row, station] == owner:
            start = int(DEPARTURE[station])
            end = int(s.other_end[start])
            if FACTOR[end] == 0:
                points += open_value(s, phase, end, int(s.tiles[start]))
    return points
