"""The features of a position for the network: its open lines, and where they can lead; the lead; hands and shares.

Whose line it is counts only by what its points are worth to the seat (see policy/shares.py). So the same features
serve the base game, where they belong to players, and the company game, where they belong to companies.
"""

from __future__ import annotations

import math

import numpy as np

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.bits import count
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.board import DEPARTURE, FACTOR, LEAVE, OWNER, STATION
from fogcity.games.cablecar.network.rows import (
    CLOSES_FOR,
    DRAWING,
    EXPECTED,
    HALVES,
    LAID,
    LEAD,
    LEAD_STEP,
    LEADS_TO,
    LENGTH,
    LEVELS,
    LINE,
    MEETING,
    OPTIONS,
    ORDER,
    PATTERNS,
    PLACES,
    POWERS,
    RANGE,
    SCORED,
    SEAT_LEAD_STEP,
    SIDES,
    SPACE_CLASS,
    SPACE_TURNS,
    STEPS,
    SUPPLY,
    TABLE,
    TILE,
)
from fogcity.games.cablecar.network.shares import (
    find_company_worths,
    keep_share_features,
    lead_by_shares,
    share_features,
)
from fogcity.games.cablecar.options import HAND, ROTATION
from fogcity.games.cablecar.policy.line_table import WEIGHTS
from fogcity.games.cablecar.policy.lines import ALIKE, PHASES, phase_of, rough_value
from fogcity.games.cablecar.policy.scratch import Scratch, Scratches
from fogcity.games.cablecar.policy.shares import RIVALS
from fogcity.games.cablecar.rules import line_points, setup
from fogcity.games.cablecar.state import NOTHING, State

POINTS = 4.0  # the unit of points in features


@kernel
def level(points: float) -> int:
    """Points in rough steps."""
    return min(int(1.6 * math.sqrt(max(points, 0.0))), LEVELS - 1)


@kernel
def line_features(
    s: State,
    track: int,
    length: int,
    phase: int,
    worth: float,
    sign: float,
    rows: Rows,
    values: Floats,
    n: int,
) -> tuple[int, float]:
    """Write the features of a line that ends at this track, times a sign. Return their end, and its expected points."""
    side, much = 0 if worth > 0.0 else 1, abs(worth) * sign
    place = when(s, side, phase) * PLACES + int(ALIKE[track])
    n = put(rows, values, n, LINE + place, much)
    n = put(rows, values, n, LENGTH + place, much * length / POINTS)
    return outlook_features(s, track, length, phase, worth, sign, rows, values, n)


@kernel
def outlook_features(
    s: State,
    track: int,
    length: int,
    phase: int,
    worth: float,
    sign: float,
    rows: Rows,
    values: Floats,
    n: int,
) -> tuple[int, float]:
    """Write those features of a line that depend on where the next tile can lead it."""
    side, much = 0 if worth > 0.0 else 1, abs(worth) * sign
    best, worst, total = -1.0, 1000.0, 0.0
    for out in range(4):
        row, amount, points = way_out(s, track, out, length, phase, side)
        n = put(rows, values, n, row, much * amount)
        total += points
        best = max(best, points)
        worst = min(worst, points)
    n = put(rows, values, n, range_row(phase, side, best, worst), much)
    expected = expected_of(phase, track, length, total, best, worst)
    return put(rows, values, n, EXPECTED + when(s, side, phase), much * expected / POINTS), expected


@kernel
def change_of_outlook(
    s: State,
    after: State,
    track: int,
    length: int,
    phase: int,
    worth: float,
    rows: Rows,
    values: Floats,
    n: int,
) -> tuple[int, float]:
    """Write how these features change when a tile is laid elsewhere; return also the change of expected points."""
    side, much = 0 if worth > 0.0 else 1, abs(worth)
    best, worst, total = -1.0, 1000.0, 0.0
    new_best, new_worst, new_total = -1.0, 1000.0, 0.0
    for out in range(4):
        row, amount, points = way_out(s, track, out, length, phase, side)
        new_row, new_amount, new_points = way_out(after, track, out, length, phase, side)
        if new_row != row or new_amount != amount:
            n = put(rows, values, n, row, -much * amount)
            n = put(rows, values, n, new_row, much * new_amount)
        total, new_total = total + points, new_total + new_points
        best, new_best = max(best, points), max(new_best, new_points)
        worst, new_worst = min(worst, points), min(new_worst, new_points)
    row, new_row = range_row(phase, side, best, worst), range_row(phase, side, new_best, new_worst)
    if new_row != row:
        n = put(rows, values, n, row, -much)
        n = put(rows, values, n, new_row, much)
    gain = expected_of(phase, track, length, new_total, new_best, new_worst)
    gain -= expected_of(phase, track, length, total, best, worst)
    if gain != 0.0:
        n = put(rows, values, n, EXPECTED + when(s, side, phase), much * gain / POINTS)
    return n, gain


@kernel
def when(s: State, side: int, phase: int) -> int:
    """The number of a size of the table, a side and a phase."""
    return (int(TABLE[s.seats]) * SIDES + side) * PHASES + phase


@kernel
def way_out(s: State, track: int, out: int, length: int, phase: int, side: int) -> tuple[int, float, float]:
    """One way out of the next tile: the row of its feature, the value, and the points of the line by this way."""
    leaving = int(LEAVE[track // 4, out])
    end, tiles = int(s.other_end[leaving]), length + 1 + int(s.tiles[leaving])
    factor = int(FACTOR[end])
    if factor == 0:
        row = LEADS_TO + (side * HALVES + phase * HALVES // PHASES) * PLACES + int(ALIKE[end])
        return row, 1.0, rough_value(phase, end, tiles)
    points = float(line_points(s, tiles, end))
    way = (when(s, side, phase) * 4 + (out - track) % 4) * 2 + factor - 1
    return CLOSES_FOR + way, points / POINTS, points


@kernel
def range_row(phase: int, side: int, best: float, worst: float) -> int:
    """The row for how good the best and the worst way out is."""
    return RANGE + ((side * HALVES + phase * HALVES // PHASES) * LEVELS + level(best)) * LEVELS + level(worst)


@kernel
def expected_of(phase: int, track: int, length: int, total: float, best: float, worst: float) -> float:
    """What the policy expects of a line (see policy/lines.py)."""
    w = WEIGHTS[phase]
    return float(w[0] + w[1] * rough_value(phase, track, length) + w[2] * total / 4 + w[3] * best + w[4] * worst)


@kernel
def owner_at(s: State, row: int, track: int) -> int:
    """The owner of the line that ends at this track of an open space; -1 if there is none."""
    station = int(STATION[s.other_end[track]])
    return int(OWNER[row, station]) if station >= 0 else -1


@kernel
def meeting(s: State, row: int, space: int, scratch: Scratch) -> int:
    """The row for the lines that meet at a space; -1 if there are none."""
    pattern = 0
    for side in range(4):
        owner = owner_at(s, row, 4 * space + side)
        if owner >= 0:
            turned = (side + SPACE_TURNS[space]) % 4
            pattern += POWERS[turned] * (1 if scratch.interest[owner] > 0.0 else 2)
    return int(MEETING + SPACE_CLASS[space] * PATTERNS + pattern) if pattern > 0 else -1


@kernel
def lead_step(lead: float) -> int:
    """The lead in points, in steps that are small near zero."""
    steps = math.sqrt(abs(lead)) * 1.8
    return min(max(int(STEPS / 2 + (steps if lead > 0.0 else -steps)), 0), STEPS - 1)


@kernel
def lead_features(
    s: State, phase: int, lead: float, scored: float, sign: float, rows: Rows, values: Floats, n: int
) -> int:
    """Write the features of the lead, times a sign."""
    n = put(rows, values, n, LEAD + phase, sign * lead / POINTS)
    n = put(rows, values, n, SCORED + phase, sign * scored / POINTS)
    step = lead_step(lead)
    n = put(rows, values, n, LEAD_STEP + phase * HALVES // PHASES * STEPS + step, sign)
    return put(rows, values, n, SEAT_LEAD_STEP + (int(s.seats) - 2) * STEPS + step, sign)


@kernel
def order_row(s: State, distance: int) -> int:
    """The row for the number of players who act before the seat."""
    return ORDER + (int(s.seats) - 2) * 6 + distance


@kernel
def find_worths(s: State, seat: int, scratch: Scratch) -> None:
    """Find what a point of each owner is worth to a seat, by what it knows."""
    if s.company:
        turn = s.turn
        s.turn = seat
        find_company_worths(s, scratch)
        s.turn = turn
        return
    for owner in range(int(s.seats)):
        scratch.interest[owner] = 1.0 if owner == seat else -RIVALS[s.seats]


@kernel
def describe(s: State, seat: int, rows: Rows, values: Floats, scratches: Scratches) -> int:
    """Write the features of a position as this seat knows it; return how many."""
    scratch = scratches[0]
    find_worths(s, seat, scratch)
    phase, row, n = phase_of(s), setup(s), 0
    lead, scored, done = 0.0, 0.0, np.uint64(0)
    for station in range(32):
        owner = int(OWNER[row, station])
        if owner < 0:
            continue
        start = int(DEPARTURE[station])
        end = int(s.other_end[start])
        if FACTOR[end] != 0:
            continue
        worth = float(scratch.interest[owner])
        n, expected = line_features(s, end, int(s.tiles[start]), phase, worth, 1.0, rows, values, n)
        lead += worth * expected
        here = np.uint64(1) << np.uint64(end // 4)
        if done & here == np.uint64(0):
            done |= here
            n = put(rows, values, n, meeting(s, row, end // 4, scratch), 1.0)
    for owner in range(8 if s.company else int(s.seats)):
        scored += float(scratch.interest[owner]) * float(s.score[owner])
    if s.company:
        lead, start = lead_by_shares(scratch, scratch), n
        n = share_features(s, seat, phase, scratch, scratch, -1, rows, values, n)
        keep_share_features(scratch, rows, values, start, n)
    else:
        lead += scored
    scratch.lead, scratch.scored = lead, scored
    n = lead_features(s, phase, lead, scored, 1.0, rows, values, n)
    n = put(rows, values, n, LAID + count(s.laid), 1.0)
    n = put(rows, values, n, SUPPLY + int(s.supply_left), 1.0)
    n = put(rows, values, n, OPTIONS + 3 * int(s.options[ROTATION]) + int(s.options[HAND]) - 1, 1.0)
    n = put(rows, values, n, order_row(s, (seat - max(int(s.turn), 0)) % int(s.seats)), 1.0)
    for slot in range(int(s.options[HAND])):
        if s.hand[seat, slot] != NOTHING:
            n = put(rows, values, n, TILE + int(s.hand[seat, slot]), 1.0)
    if s.drawn != NOTHING and s.turn == seat:
        n = put(rows, values, n, DRAWING + phase, 1.0)
    return n
