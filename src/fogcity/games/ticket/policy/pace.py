"""How long the game will last."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.games.ticket.policy.scratch import PACE, WASTE
from fogcity.games.ticket.rules import FEW_CARS
from fogcity.games.ticket.state import State


@kernel
def turns_to_end(s: State, seat: int) -> float:
    """How many turns a seat needs to begin the last round, if it hurries."""
    cars = int(s.cars[seat]) - FEW_CARS
    if cars <= 0:
        return 0.0
    missing = max(cars - int(s.hand_size[seat]), 0)
    return max(cars / PACE, 1.0) + missing * WASTE


@kernel
def turns_left(s: State, seat: int) -> float:
    """How many turns the seat whose turn it is may still have, with this one."""
    if s.final_turns >= 0:
        return 1.0
    turns = 100.0
    for other in range(int(s.seats)):
        if other != seat:
            turns = min(turns, turns_to_end(s, other))
    return turns + 1.0
