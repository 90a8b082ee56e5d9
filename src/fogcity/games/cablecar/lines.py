"""The lines on a board: their owners, their paths and their ends."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from fogcity.games.cablecar.board import ARRIVED, DEPARTURE, EXIT, FACTOR, LEAVE, OWNER, SIDES, STATION
from fogcity.games.cablecar.rules import setup
from fogcity.games.cablecar.state import NOTHING, State

# The tables of the board as lists, which are faster to read one number at a time.
_DEPARTURE: list[int] = DEPARTURE.tolist()
_FACTOR: list[int] = FACTOR.tolist()
_EXIT: list[list[int]] = EXIT.tolist()
_LEAVE: list[list[int]] = LEAVE.tolist()
_NOTHING = NOTHING & 255  # as a byte
# The cars of each setup: station 0-31, seat or company, and the track on which it departs.
CARS = tuple(
    tuple((station, owner, _DEPARTURE[station]) for station, owner in enumerate(owners) if owner >= 0)
    for owners in OWNER.tolist()
)


class Step(NamedTuple):
    """One crossing of a tile by a line."""

    space: int
    entered: int
    left: int


def trace(s: State, station: int) -> tuple[list[Step], int]:
    """The path of the line from station 0-31 over the tiles on the board, and the track where it ends."""
    return follow(s["board"].tobytes(), station)


def follow(board: bytes, station: int) -> tuple[list[Step], int]:
    """Like `trace`, over the bytes of a board."""
    steps = []
    track = _DEPARTURE[station]
    while _FACTOR[track] == 0 and board[track // 4] != _NOTHING:
        space, entered = divmod(track, 4)
        left = _EXIT[board[space]][entered]
        steps.append(Step(space, entered, left))
        track = _LEAVE[space][left]
    return steps, track


def destination(steps: list[Step], track: int) -> int | None:
    """The station (1-32) that a closed line has reached; None: the power station."""
    if track != ARRIVED or not steps:
        return None
    return int(STATION[4 * steps[-1].space + steps[-1].left]) + 1


def path_from(board: bytes, track: int) -> tuple[str, int | None]:
    """The line that begins on this track: the sides by which it leaves its tiles, and the station (1-32) it reaches.

    The station is None for a line that is open or ends at the power station.
    """
    ways, path = _ways(), ""
    while track < ARRIVALS and (step := ways[board[track // 4]]) is not None:
        side, track = step[track]
        path += side
    return path, track - ARRIVALS + 1 if track >= ARRIVALS else None


ARRIVALS = 256  # beyond all tracks: ARRIVALS + station 0-31 stands for the arrival there


@cache
def _ways() -> list[list[tuple[str, int]] | None]:
    """For each tile as it lies and each track: the side by which a line leaves, and the track after that.

    None where no tile lies. A table is faster to follow than `trace`, which also returns the spaces.
    """
    spaces = np.arange(64)[:, None]
    left = EXIT[:, None, :]
    tracks = LEAVE[spaces, left].astype(np.int64)
    arrivals = STATION[4 * spaces + left] + np.int64(ARRIVALS)
    after = np.where(tracks == ARRIVED, arrivals, tracks).reshape(len(EXIT), 256).tolist()
    sides = np.broadcast_to(left, tracks.shape).reshape(len(EXIT), 256).tolist()
    found: list[list[tuple[str, int]] | None] = [None] * 256
    for tile, (where, to) in enumerate(zip(sides, after, strict=True)):
        found[tile] = [(SIDES[side], track) for side, track in zip(where, to, strict=True)]
    return found


def owner_of(s: State, station: int) -> int:
    """The seat or company whose car stands at station 0-31; -1 if none does."""
    return int(OWNER[int(setup.function(s)), station])
