"""Where souvenirs are best placed and taken."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.games.ticket.actions import SOUVENIR, STACK
from fogcity.games.ticket.board.board import MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.scratch import Scratch
from fogcity.games.ticket.state import State


@kernel
def routes_to(s: State, t: BoardTable, scratch: Scratch, location: int) -> tuple[int, int, int]:
    """How many routes at a location are free, how many of them planned for tickets, and how many as extras."""
    free, planned, extra = 0, 0, 0
    for route in range(int(t.num_routes)):
        if (t.a[route] == location or t.b[route] == location) and s.owner[route] < 0:
            free += 1
            planned += int(has(scratch.plan[route // 64], route % 64))
            extra += int(has(scratch.extras[route // 64], route % 64))
    return free, planned, extra


@kernel
def weigh_stacks(
    s: State,
    t: BoardTable,
    codes: npt.NDArray[np.int32],
    count: int,
    weights: npt.NDArray[np.float64],
    scratch: Scratch,
) -> None:
    """Put a stack where the plan goes and few others will come."""
    for n in range(count):
        location = (int(codes[n]) - STACK) % MAX_LOCATIONS
        free, planned, extra = routes_to(s, t, scratch, location)
        weights[n] = min(planned, 2) * 0.5 + min(extra, 1) * 0.2 - 0.05 * free


@kernel
def weigh_visit(
    s: State,
    t: BoardTable,
    codes: npt.NDArray[np.int32],
    count: int,
    weights: npt.NDArray[np.float64],
    scratch: Scratch,
) -> None:
    """Take the souvenir first that may not be had later."""
    for n in range(count):
        location = int(codes[n]) - SOUVENIR
        free, planned, extra = routes_to(s, t, scratch, location)
        again = min(planned + extra, 2) * 0.4 + min(free, 3) * 0.1
        if s.tokens[location] == 1:
            again *= 0.6
        weights[n] = 1.0 - again
