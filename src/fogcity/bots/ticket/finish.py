"""The last turn, in which only what is claimed at once still counts."""

from __future__ import annotations

import numpy as np

from fogcity.bots.ticket.paying import can_pay, way_to_pay
from fogcity.bots.ticket.plan import list_tickets
from fogcity.bots.ticket.room import Room
from fogcity.core.bits import count, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.ticket.routes import open_to
from fogcity.ticket.rules import may_take_souvenir
from fogcity.ticket.scoring import find_network
from fogcity.ticket.state import KINDS, State
from fogcity.ticket.tables import CLAIM, BoardTable


@kernel
def completed(t: BoardTable, room: Room, route: int) -> float:
    """What the tickets in the list would add to the score if this route were claimed now."""
    a, b = room.network[t.a[route]], room.network[t.b[route]]
    points = 0.0
    for n in range(int(room.tickets)):
        ticket = int(room.ticket[n])
        one, other = room.network[t.ticket_a[ticket]], room.network[t.ticket_b[ticket]]
        if (one == a and other == b) or (one == b and other == a):
            points += 2.0 * float(t.ticket_points[ticket])
    return points


@kernel
def last_gain(s: State, t: BoardTable, seat: int, room: Room, route: int) -> float:
    """The points that claiming a route adds to the final score if it is the seat's last claim."""
    gain = float(t.points[t.length[route]]) + completed(t, room, route)
    if may_take_souvenir(s, seat, int(t.a[route])) or may_take_souvenir(s, seat, int(t.b[route])):
        have = count(np.uint64(s.souvenirs[seat]))
        gain += float(t.souvenir_points[have + 1] - t.souvenir_points[have])
    return gain


@kernel
def last_claim(s: State, t: BoardTable, seat: int, room: Room) -> int:
    """The claim that adds most to the final score; -1 if none can be paid for."""
    find_network(s, t, seat, room.network)
    list_tickets(s, t, seat, room)
    best, chosen = -1.0, -1
    for word in range(2):
        left = open_to(s, seat, word)
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            if can_pay(s, t, seat, route):
                gain = last_gain(s, t, seat, room, route)
                if gain > best:
                    best, chosen = gain, route
    if chosen < 0:
        return -1
    for kind in range(KINDS):
        room.need[kind] = 0
    return CLAIM + way_to_pay(s, t, seat, room, chosen)
