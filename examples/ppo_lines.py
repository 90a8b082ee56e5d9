"""The features of ppo.py for two-player Cable Car: lines as rows of numbers, made from observations and nothing else.

A line that is not closed is a row: its length, its owner, and what the next tile could do to it. Laying a tile closes
the lines that end at its space, or extends them, which makes new rows of them. The board is the same from all four
sides, so it is turned until the line comes from the north; what is learnt on one side then holds on all.
"""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from fogcity.envs.encoding import Encoding

POINTS = 10.0  # the scale of points and tiles
ROW, GAIN, WORLD = 19, 2, 4  # numbers about a line, about laying a tile, about the whole game
PARTS = ("tracks", "open", "arriving", "arriving_tiles", "hand", "drawn", "score", "supply")
NAMES = ("rows", "places", "now", "now_from", "now_sign", "then", "then_from", "then_sign", "lays", "gains", "world")


def read(encoding: Encoding, observations: Any, masks: Any) -> tuple[Any, ...]:
    """The features of these observations, as arrays in the order of NAMES (see `describe`)."""
    parts = encoding.split(observations)
    found: tuple[Any, ...] = describe(*(parts[name] for name in PARTS), masks)
    return found


@numba.njit(cache=True)
def follow(exits: Any, space: int, out: int) -> tuple[int, int, int, int]:
    """Follow a line that leaves a space by a side.

    Gives where it ends (1 station, 2 power station, 0 neither), the tiles it crosses, and, if it does not end, the
    empty space that it reaches and the side by which it would enter.
    """
    tiles, row, column = 0, space // 8, space % 8
    while True:
        row += int(out == 2) - int(out == 0)
        column += int(out == 1) - int(out == 3)
        if not (0 <= row < 8 and 0 <= column < 8):
            return 1, tiles, 0, 0
        if 3 <= row <= 4 and 3 <= column <= 4:
            return 2, tiles, 0, 0
        side = (out + 2) % 4
        out = exits[8 * row + column, side]
        if out < 0:
            return 0, tiles, 8 * row + column, side
        tiles += 1


@numba.njit(cache=True)
def write_line(exits: Any, space: int, side: int, length: int, mine: float, phase: float, row: Any) -> int:  # noqa: PLR0913, PLR0917
    """Write the row of a line that has reached an empty space. Gives its place on the turned board."""
    row[0], row[1], row[2] = length / POINTS, phase, mine
    for turn in range(4):  # back, right, on, left: where the next tile may lead it
        end, tiles, _, _ = follow(exits, space, (side + turn) % 4)
        total = (length + 1 + tiles) / POINTS
        at = 3 + 4 * turn
        row[at], row[at + 1], row[at + 2] = total * end, int(end == 1), int(end == 2)
        row[at + 3] = total if end == 0 else 0.0
    up, across = space // 8, space % 8
    for _ in range((4 - side) % 4):
        up, across = across, 7 - up
    return 8 * up + across


@numba.njit(cache=True)
def put(exits: Any, space: int, tile: Any) -> None:
    """Record where a tile leads, by the side on which a line enters."""
    for side in range(4):
        for out in range(4):
            if tile[side, out]:
                exits[space, side] = out


@numba.njit(cache=True)
def describe(  # noqa: C901, PLR0913, PLR0917 - one compiled loop over everything
    tracks: Any, opened: Any, arriving: Any, lengths: Any, hand: Any, drawn: Any, score: Any, supply: Any, masks: Any
) -> Any:
    """Rows of lines, and which of them to add up.

    For position b, the rows `now` from now_from[b] on are its lines: mine with sign 1, the rival's with -1. Each way to
    lay the tile is a position and a space in `lays`. Its rows `then`, from then_from on, are the lines afterwards with
    these signs, and the lines before with the opposite signs. Lines that it closes have no row afterwards; their points
    are in `gains`, mine and the rival's. `world` describes the whole position.
    """
    count = len(masks)
    rows, places = np.empty((64 * count, ROW), np.float32), np.empty(64 * count, np.int64)
    now, now_sign = np.empty(32 * count, np.int64), np.empty(32 * count, np.float32)
    then, then_sign = np.empty(64 * count, np.int64), np.empty(64 * count, np.float32)
    now_from, then_from = np.empty(count, np.int64), np.empty(64 * count, np.int64)
    lays, gains = np.empty((64 * count, 2), np.int64), np.empty((64 * count, GAIN), np.float32)
    world = np.empty((count, WORLD), np.float32)
    exits, line = np.empty((64, 4), np.int64), np.empty((64, 4), np.int64)
    r = n = t = c = 0  # number of rows, lines now, lines then, ways to lay
    for b in range(count):
        exits[:] = -1
        for space in range(64):
            put(exits, space, tracks[b, :, :, space // 8, space % 8])
        phase = (exits[:, 0] >= 0).sum() / 60
        tile = drawn[b] if drawn[b].any() else hand[b, 0]
        world[b, 0], world[b, 1] = phase, (float(score[b, 0]) - float(score[b, 1])) / (2 * POINTS)
        world[b, 2], world[b, 3] = supply[b, 0] / 60, int(drawn[b].any())

        now_from[b] = n
        line[:] = -1
        for space in range(64):
            if not opened[b, space // 8, space % 8]:
                continue
            for side in range(4):
                mine = arriving[b, 0, side, space // 8, space % 8]
                if mine or arriving[b, 1, side, space // 8, space % 8]:
                    length = int(lengths[b, side, space // 8, space % 8])
                    places[r] = write_line(exits, space, side, length, float(mine), phase, rows[r])
                    now[n], now_sign[n], line[space, side] = r, 1 if mine else -1, r
                    n, r = n + 1, r + 1

        for space in range(64):
            if not masks[b, space]:
                continue
            lays[c, 0], lays[c, 1], then_from[c] = b, space, t
            gains[c] = 0
            put(exits, space, tile)
            for side in range(4):
                before = line[space, side]
                if before < 0:
                    continue
                mine = rows[before, 2]
                sign = 1 if mine else -1
                then[t], then_sign[t] = before, -sign
                t += 1
                end, tiles, where, by = follow(exits, space, exits[space, side])
                length = int(lengths[b, side, space // 8, space % 8]) + 1 + tiles
                if end:
                    gains[c, 0 if mine else 1] += length * end / POINTS
                else:
                    places[r] = write_line(exits, where, by, length, mine, phase, rows[r])
                    then[t], then_sign[t] = r, sign
                    t, r = t + 1, r + 1
            exits[space] = -1
            c += 1
    lines = rows[:r], places[:r], now[:n], now_from, now_sign[:n], then[:t], then_from[:c], then_sign[:t]
    return lines + (lays[:c], gains[:c], world)  # noqa: RUF005 - Numba cannot unpack tuples here
