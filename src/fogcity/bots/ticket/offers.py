"""What tickets are worth: those offered, and those that might be drawn."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.bots.ticket.pace import turns_left
from fogcity.bots.ticket.plan import add_ticket, list_tickets, plan_tickets
from fogcity.bots.ticket.prices import survey
from fogcity.bots.ticket.room import FAR, Room
from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.ticket.state import KEEPING, State
from fogcity.ticket.tables import KEEP_FIRST, KEEP_SECOND, BoardTable

NOTHING_NEW = -10.0  # all tickets left are known, and were not wanted
TURNS_A_CAR = 1.1  # that new tickets take


@kernel
def weigh_keeping(
    s: State,
    t: BoardTable,
    seat: int,
    codes: npt.NDArray[np.int32],
    count: int,
    weights: npt.NDArray[np.float64],
    room: Room,
) -> None:
    """Weigh keeping the first, the second or both of two tickets by the plans for them."""
    survey(s, t, seat, room)
    for n in range(count):
        weights[n] = keeping_worth(s, t, seat, int(codes[n]), room, True)


@kernel
def keeping_worth(s: State, t: BoardTable, seat: int, action: int, room: Room, thorough: bool) -> float:
    """What the seat's tickets are worth if these are kept; `survey` must have been made."""
    draw = seat if s.stage == KEEPING else int(s.draws) - 1
    turns = turns_left(s, seat) - (0.0 if s.stage == KEEPING else 1.0)
    if turns <= 0.0:
        turns = -FAR  # what is not completed now will never be
    list_tickets(s, t, seat, room)
    done = 0.0
    for second in range(2):
        if (second == 0 and action != KEEP_SECOND) or (second == 1 and action != KEEP_FIRST):
            ticket = int(s.first[draw] if second == 0 else s.second[draw])
            before = int(room.tickets)
            add_ticket(t, room, ticket)
            if room.tickets == before:
                done += float(t.ticket_points[ticket])
    return done + plan_tickets(t, room, int(s.cars[seat]), turns, thorough)


@kernel
def tickets_worth(s: State, t: BoardTable, seat: int, room: Room, turns: float) -> float:
    """What drawing tickets is worth: the best choice of two of those that may be in the deck."""
    slack = turns - float(room.plan_turns) - 1.0
    measure(t, room)
    spare = int(s.cars[seat]) - int(room.plan_cars)
    n = 0
    for ticket in range(int(t.num_tickets)):
        if not seen_ticket(s, seat, ticket):
            room.ticket_worth[n] = new_worth(t, room, ticket, spare, slack)
            n += 1
    if n == 0:
        return NOTHING_NEW
    if s.tickets_left == 1 or n == 1:
        total = 0.0
        for one in range(n):
            total += room.ticket_worth[one]
        return total / n
    total = 0.0
    for one in range(1, n):
        for other in range(one):
            first, second = room.ticket_worth[one], room.ticket_worth[other]
            total += max(first, second, first + second)
    return total / (n * (n - 1) // 2)


@kernel
def seen_ticket(s: State, seat: int, ticket: int) -> bool:
    """Has the seat drawn this ticket, so that it cannot be on top of the deck?"""
    for draw in range(int(s.draws)):
        if s.drawer[draw] == seat and (s.first[draw] == ticket or s.second[draw] == ticket):
            return True
    return False


@kernel
def new_worth(t: BoardTable, room: Room, ticket: int, cars: int, turns: float) -> float:
    """What a ticket that is drawn now would be worth."""
    a, b = int(room.network[t.ticket_a[ticket]]), int(room.network[t.ticket_b[ticket]])
    points = float(t.ticket_points[ticket])
    needed = float(room.cars_between[a, b])
    if a == b:
        return points
    cost = float(room.between[a, b])
    if needed > cars or needed * TURNS_A_CAR > turns or cost > 2.0 * points:
        return -points
    return points - cost


@kernel
def measure(t: BoardTable, room: Room) -> None:
    """Find the cheapest ways between all locations, the planned routes costing nothing."""
    locations = int(t.num_locations)
    for a in range(locations):
        for b in range(locations):
            room.between[a, b] = 0.0 if a == b else FAR
            room.cars_between[a, b] = 0.0 if a == b else FAR
    for edge in range(int(room.edges)):
        route = int(room.edge_route[edge])
        a, b = int(room.edge_a[edge]), int(room.edge_b[edge])
        planned = has(room.plan[route // 64], route % 64)
        cost = 0.0 if planned else float(room.cost[route])
        if cost < room.between[a, b]:
            cars = 0.0 if planned else float(t.length[route])
            room.between[a, b] = cost
            room.between[b, a] = cost
            room.cars_between[a, b] = cars
            room.cars_between[b, a] = cars
    for over in range(locations):
        for a in range(locations):
            first = float(room.between[a, over])
            if first >= FAR:
                continue
            for b in range(locations):
                cost = first + float(room.between[over, b])
                if cost < room.between[a, b]:
                    room.between[a, b] = cost
                    room.cars_between[a, b] = room.cars_between[a, over] + room.cars_between[over, b]
