"""How long the game will last, and the last turn, in which only immediate claims count."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import count, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.plan import list_tickets
from fogcity.games.ticket.policy.prices import can_pay, way_to_pay
from fogcity.games.ticket.policy.scratch import PACE, WASTE, Scratch
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.rules import FEW_CARS, may_take_souvenir
from fogcity.games.ticket.scoring import find_network
from fogcity.games.ticket.state import KINDS, State


@kernel
def turns_to_end(s: State, seat: int) -> float:
    """The fewest turns in which a seat can begin the last round, by estimate."""
    cars = int(s.cars[seat]) - FEW_CARS
    if cars <= 0:
        return 0.0
    missing = max(cars - int(s.hand_size[seat]), 0)
    return max(cars / PACE, 1.0) + missing * WASTE


@kernel
def turns_left(s: State, seat: int) -> float:
    """How many turns the seat to act may still have, including this one."""
    if s.final_turns >= 0:
        return 1.0
    turns = 100.0
    for other in range(int(s.seats)):
        if other != seat:
            turns = min(turns, turns_to_end(s, other))
    return turns + 1.0


@kernel
def completed(t: BoardTable, scratch: Scratch, route: int) -> float:
    """What the tickets in the list would add to the score if this route were claimed now."""
    a, b = scratch.network[t.a[route]], scratch.network[t.b[route]]
    points = 0.0
    for n in range(int(scratch.tickets)):
        ticket = int(scratch.ticket[n])
        one, other = scratch.network[t.ticket_a[ticket]], scratch.network[t.ticket_b[ticket]]
        if (one == a and other == b) or (one == b and other == a):
            points += 2.0 * float(t.ticket_points[ticket])
    return points


@kernel
def last_gain(s: State, t: BoardTable, seat: int, scratch: Scratch, route: int) -> float:
    """The points that claiming a route adds to the final score if it is the seat's last claim."""
    gain = float(t.points[t.length[route]]) + completed(t, scratch, route)
    if may_take_souvenir(s, seat, int(t.a[route])) or may_take_souvenir(s, seat, int(t.b[route])):
        have = count(np.uint64(s.souvenirs[seat]))
        gain += float(t.souvenir_points[have + 1] - t.souvenir_points[have])
    return gain


@kernel
def last_claim(s: State, t: BoardTable, seat: int, scratch: Scratch) -> int:
    """The claim that adds most to the final score; -1 if none can be paid for."""
    find_network(s, t, seat, scratch.network)
    list_tickets(s, t, seat, scratch)
    best, chosen = -1.0, -1
    for word in range(2):
        left = open_to(s, seat, word)
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            if can_pay(s, t, seat, route):
                gain = last_gain(s, t, seat, scratch, route)
                if gain > best:
                    best, chosen = gain, route
    if chosen < 0:
        return -1
    for kind in range(KINDS):
        scratch.need[kind] = 0
    return CLAIM + way_to_pay(s, t, seat, scratch, chosen)
