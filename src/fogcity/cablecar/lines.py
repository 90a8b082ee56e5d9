"""The lines on a board: whose they are, which way they run and where they have come to."""

from __future__ import annotations

from typing import NamedTuple

from fogcity.cablecar.board import ARRIVED, DEPARTURE, EXIT, FACTOR, LEAVE, OWNER, STATION
from fogcity.cablecar.rules import setup
from fogcity.cablecar.state import NOTHING, State


class Step(NamedTuple):
    """One crossing of a tile by a line."""

    space: int
    entered: int
    left: int


def trace(s: State, station: int) -> tuple[list[Step], int]:
    """The way of the line from station 0-31 over the tiles that lie, and the track it has come to."""
    steps = []
    board, track = s["board"], int(DEPARTURE[station])
    while FACTOR[track] == 0 and board[track // 4] != NOTHING:
        space, entered = divmod(track, 4)
        left = int(EXIT[board[space], entered])
        steps.append(Step(space, entered, left))
        track = int(LEAVE[space, left])
    return steps, track


def destination(steps: list[Step], track: int) -> int | None:
    """The station (1-32) that a closed line has reached; None: the power station."""
    if track != ARRIVED or not steps:
        return None
    return int(STATION[4 * steps[-1].space + steps[-1].left]) + 1


def owner_of(s: State, station: int) -> int:
    """The seat or company whose car stands at station 0-31; -1 if none does."""
    return int(OWNER[int(setup.function(s)), station])
