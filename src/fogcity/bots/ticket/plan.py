"""Which routes to claim for the tickets in hand."""

from __future__ import annotations

import numpy as np

from fogcity.bots.ticket.room import FAR, LATE, MOST_OPEN, Room
from fogcity.core.bits import bit, has
from fogcity.core.kernel import kernel
from fogcity.ticket.state import State
from fogcity.ticket.tables import BoardTable
from fogcity.ticket.tickets import keeps_first, keeps_second

# ---- the cheapest ways


@kernel
def find_ways(room: Room, locations: int, source: int) -> None:
    """The cheapest ways from a location to all others."""
    for location in range(locations):
        room.distance[location] = FAR
        room.arrived_by[location] = -1
    room.distance[source] = 0.0
    changed = True
    while changed:
        changed = False
        for edge in range(int(room.edges)):
            a, b, cost = room.edge_a[edge], room.edge_b[edge], room.edge_cost[edge]
            if room.distance[a] + cost < room.distance[b]:
                room.distance[b] = room.distance[a] + cost
                room.arrived_by[b] = edge
                changed = True
            elif room.distance[b] + cost < room.distance[a]:
                room.distance[a] = room.distance[b] + cost
                room.arrived_by[a] = edge
                changed = True


@kernel
def follow_way(t: BoardTable, room: Room, target: int, use: bool) -> None:
    """Add the routes of the cheapest way to a target to the trial; what they cost then is nothing."""
    at = target
    while room.arrived_by[at] >= 0:
        edge = int(room.arrived_by[at])
        route = int(room.edge_route[edge])
        if not has(room.trial[route // 64], route % 64):
            room.trial_cars += t.length[route]
            room.trial_turns += room.turns[route]
            if use:
                room.trial[route // 64] |= bit(route % 64)
                room.edge_cost[edge] = 0.0
        at = int(room.edge_a[edge]) if room.edge_b[edge] == at else int(room.edge_b[edge])


# ---- tickets


@kernel
def add_ticket(t: BoardTable, room: Room, ticket: int) -> None:
    """Put a ticket into the list of those to complete, the most valuable first, unless its ends are joined."""
    if room.network[t.ticket_a[ticket]] == room.network[t.ticket_b[ticket]]:
        return
    place = int(room.tickets)
    while place > 0 and t.ticket_points[room.ticket[place - 1]] < t.ticket_points[ticket]:
        room.ticket[place] = room.ticket[place - 1]
        place -= 1
    room.ticket[place] = ticket
    room.tickets += 1


@kernel
def list_tickets(s: State, t: BoardTable, seat: int, room: Room) -> None:
    """The seat's tickets that are not yet completed."""
    room.tickets = 0
    for draw in range(int(s.draws)):
        if s.drawer[draw] == seat:
            if keeps_first(int(s.outcome[draw])):
                add_ticket(t, room, int(s.first[draw]))
            if keeps_second(int(s.outcome[draw])):
                add_ticket(t, room, int(s.second[draw]))


@kernel
def try_order(t: BoardTable, room: Room, cars: int, turns: float) -> float:
    """Plan ways for the tickets in this order, as far as they pay. Gives the points that the plan is worth."""
    room.trial[0] = np.uint64(0)
    room.trial[1] = np.uint64(0)
    room.trial_cars = 0
    room.trial_turns = 0.0
    points = 0.0
    for edge in range(int(room.edges)):
        room.edge_cost[edge] = room.cost[room.edge_route[edge]]
    for n in range(int(room.tickets)):
        ticket = int(room.ticket[room.order[n]] if n < MOST_OPEN else room.ticket[n])
        value = float(t.ticket_points[ticket])
        points -= value
        if n >= MOST_OPEN:
            continue
        a, b = int(room.network[t.ticket_a[ticket]]), int(room.network[t.ticket_b[ticket]])
        find_ways(room, int(t.num_locations), a)
        cost = room.distance[b]
        if cost >= 2.0 * value:
            continue
        before_cars, before_turns = int(room.trial_cars), float(room.trial_turns)
        follow_way(t, room, b, False)
        fits = room.trial_cars <= cars and room.trial_turns <= turns + LATE
        room.trial_cars = before_cars
        room.trial_turns = before_turns
        if fits:
            follow_way(t, room, b, True)
            points += 2.0 * value - cost
    return points


@kernel
def set_order(room: Room, number: int, tickets: int) -> None:
    """The order of this number: all orders of three tickets, and of more both ways round from each of them."""
    for n in range(tickets):
        place = (number // 2 + n) % tickets
        room.order[n] = place if number % 2 == 0 else tickets - 1 - place


@kernel
def plan_tickets(t: BoardTable, room: Room, cars: int, turns: float, thorough: bool) -> float:
    """Find the best plan for the tickets in the list. Gives the points that it is worth."""
    tickets = min(int(room.tickets), MOST_OPEN)
    orders = max(2 * tickets, 1) if thorough and tickets > 1 else 1
    if thorough and tickets == 2:
        orders = 2
    best = -FAR
    for number in range(orders):
        set_order(room, number, tickets)
        points = try_order(t, room, cars, turns)
        if points > best:
            best = points
            room.plan[0] = room.trial[0]
            room.plan[1] = room.trial[1]
            room.plan_cars = room.trial_cars
            room.plan_turns = room.trial_turns
    room.plan_points = best
    return best
