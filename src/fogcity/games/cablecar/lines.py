"""The lines on a board: whose they are, which way they run and where they have come to."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from fogcity.games.cablecar.board import ARRIVED, DEPARTURE, EXIT, FACTOR, LEAVE, OWNER, STATION
from fogcity.games.cablecar.rules import setup
from fogcity.games.cablecar.state import NOTHING, State

# The tables of the board as lists, which are quicker to read one number at a time.
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
    """The way of the line from station 0-31 over the tiles that lie, and the track it has come to."""
    return follow(s["board"].tobytes(), station)


def follow(board: bytes, station: int) -> tuple[list[Step], int]:
    """The same over the bytes of a board."""
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


def station_reached(board: bytes, track: int) -> int:
    """The station (1-32) where the line that begins on this track ends, if it is known to end at a station."""
    ways = _next_tracks()
    while track < 256:
        track = ways[board[track // 4]][track]
    return track - 255


@cache
def _next_tracks() -> list[list[int]]:
    """For each tile as it lies and each track, the track after it; 256 + station 0-31 where a line arrives there.

    It is quicker to follow than `trace`, which also tells the way.
    """
    spaces = np.arange(64)[:, None]
    left = EXIT[:, None, :]
    tracks = LEAVE[spaces, left].astype(np.int64)
    arrivals = STATION[4 * spaces + left] + np.int64(256)
    found: list[list[int]] = np.where(tracks == ARRIVED, arrivals, tracks).reshape(len(EXIT), 256).tolist()
    return found


def owner_of(s: State, station: int) -> int:
    """The seat or company whose car stands at station 0-31; -1 if none does."""
    return int(OWNER[int(setup.function(s)), station])
