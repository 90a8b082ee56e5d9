"""Which routes to claim: first for the tickets in hand, then for the routes' points and for souvenirs."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import bit, count, has, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.policy.prices import souvenir_worth
from fogcity.games.ticket.policy.scratch import EXTRA_CAR, FAR, LATE, MOST_OPEN, Scratch
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.state import State

# ---- the cheapest ways


@kernel
def find_ways(scratch: Scratch, locations: int, source: int) -> None:
    """The cheapest ways from a location to all others."""
    for location in range(locations):
        scratch.distance[location] = FAR
        scratch.arrived_by[location] = -1
    scratch.distance[source] = 0.0
    changed = True
    while changed:
        changed = False
        for edge in range(int(scratch.edges)):
            a, b, cost = scratch.edge_a[edge], scratch.edge_b[edge], scratch.edge_cost[edge]
            if scratch.distance[a] + cost < scratch.distance[b]:
                scratch.distance[b] = scratch.distance[a] + cost
                scratch.arrived_by[b] = edge
                changed = True
            elif scratch.distance[b] + cost < scratch.distance[a]:
                scratch.distance[a] = scratch.distance[b] + cost
                scratch.arrived_by[a] = edge
                changed = True


@kernel
def follow_way(t: BoardTable, scratch: Scratch, target: int, use: bool) -> None:
    """Count the cars and turns of the cheapest way to a target. With `use`, also add its routes to the trial."""
    at = target
    while scratch.arrived_by[at] >= 0:
        edge = int(scratch.arrived_by[at])
        route = int(scratch.edge_route[edge])
        if not has(scratch.trial[route // 64], route % 64):
            scratch.trial_cars += t.length[route]
            scratch.trial_turns += scratch.turns[route]
            if use:
                scratch.trial[route // 64] |= bit(route % 64)
                scratch.edge_cost[edge] = 0.0
        at = int(scratch.edge_a[edge]) if scratch.edge_b[edge] == at else int(scratch.edge_b[edge])


# ---- tickets


@kernel
def add_ticket(t: BoardTable, scratch: Scratch, ticket: int) -> None:
    """Add a ticket to those to complete, the most valuable first, unless its ends are already joined."""
    if scratch.network[t.ticket_a[ticket]] == scratch.network[t.ticket_b[ticket]]:
        return
    place = int(scratch.tickets)
    while place > 0 and t.ticket_points[scratch.ticket[place - 1]] < t.ticket_points[ticket]:
        scratch.ticket[place] = scratch.ticket[place - 1]
        place -= 1
    scratch.ticket[place] = ticket
    scratch.tickets += 1


@kernel
def list_tickets(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """List the seat's incomplete tickets."""
    scratch.tickets = 0
    for draw in range(int(s.draws)):
        if s.drawer[draw] == seat:
            if keeps_first(int(s.outcome[draw])):
                add_ticket(t, scratch, int(s.first[draw]))
            if keeps_second(int(s.outcome[draw])):
                add_ticket(t, scratch, int(s.second[draw]))


@kernel
def try_order(t: BoardTable, scratch: Scratch, cars: int, turns: float) -> float:
    """Plan ways for the tickets in this order, if they are worthwhile. Return the worth of the plan in points."""
    scratch.trial[0] = np.uint64(0)
    scratch.trial[1] = np.uint64(0)
    scratch.trial_cars = 0
    scratch.trial_turns = 0.0
    points = 0.0
    for edge in range(int(scratch.edges)):
        scratch.edge_cost[edge] = scratch.cost[scratch.edge_route[edge]]
    for n in range(int(scratch.tickets)):
        ticket = int(scratch.ticket[scratch.order[n]] if n < MOST_OPEN else scratch.ticket[n])
        value = float(t.ticket_points[ticket])
        points -= value
        if n >= MOST_OPEN:
            continue
        a, b = int(scratch.network[t.ticket_a[ticket]]), int(scratch.network[t.ticket_b[ticket]])
        find_ways(scratch, int(t.num_locations), a)
        cost = scratch.distance[b]
        if cost >= 2.0 * value:
            continue
        before_cars, before_turns = int(scratch.trial_cars), float(scratch.trial_turns)
        follow_way(t, scratch, b, False)
        fits = scratch.trial_cars <= cars and scratch.trial_turns <= turns + LATE
        scratch.trial_cars = before_cars
        scratch.trial_turns = before_turns
        if fits:
            follow_way(t, scratch, b, True)
            points += 2.0 * value - cost
    return points


@kernel
def set_order(scratch: Scratch, number: int, tickets: int) -> None:
    """Set the order with this number: every rotation of the list, forwards (even) and backwards (odd)."""
    for n in range(tickets):
        place = (number // 2 + n) % tickets
        scratch.order[n] = place if number % 2 == 0 else tickets - 1 - place


@kernel
def plan_tickets(t: BoardTable, scratch: Scratch, cars: int, turns: float, thorough: bool) -> float:
    """Find the best plan for the tickets in the list. Return the points that it is worth."""
    tickets = min(int(scratch.tickets), MOST_OPEN)
    orders = max(2 * tickets, 1) if thorough and tickets > 1 else 1
    if thorough and tickets == 2:
        orders = 2
    best = -FAR
    for number in range(orders):
        set_order(scratch, number, tickets)
        points = try_order(t, scratch, cars, turns)
        if points > best:
            best = points
            scratch.plan[0] = scratch.trial[0]
            scratch.plan[1] = scratch.trial[1]
            scratch.plan_cars = scratch.trial_cars
            scratch.plan_turns = scratch.trial_turns
    scratch.plan_points = best
    return best


# ---- routes besides those for tickets


MOST_EXTRAS = 6


@kernel
def symbol_of(s: State, t: BoardTable, seat: int, route: int, symbols: int) -> int:
    """A new symbol that claiming a route would give, besides those already expected; -1 if none."""
    for end in range(2):
        location = int(t.a[route] if end == 0 else t.b[route])
        if may_take_souvenir(s, seat, location) and not (symbols >> int(s.symbol[location])) & 1:
            return int(s.symbol[location])
    return -1


@kernel
def expect_symbols(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find the symbols that the routes of the plan will give."""
    symbols = 0
    for word in range(2):
        left = scratch.plan[word]
        while left != np.uint64(0):
            symbol = symbol_of(s, t, seat, 64 * word + lowest(left), symbols)
            left = without_lowest(left)
            if symbol >= 0:
                symbols |= 1 << symbol
    scratch.symbols = symbols


@kernel
def add_extras(s: State, t: BoardTable, seat: int, scratch: Scratch, cars: int, turns: float) -> None:
    """Choose the most valuable extra routes for the cars and turns that the plan leaves."""
    scratch.extras[0] = np.uint64(0)
    scratch.extras[1] = np.uint64(0)
    expect_symbols(s, t, seat, scratch)
    for _ in range(MOST_EXTRAS):
        worth = souvenir_worth(s, t, seat, count(np.uint64(scratch.symbols)))
        best, chosen, brought = 0.0, -1, -1
        for word in range(2):
            left = open_to(s, seat, word) & ~scratch.plan[word] & ~scratch.extras[word]
            while left != np.uint64(0):
                route = 64 * word + lowest(left)
                left = without_lowest(left)
                length = int(t.length[route])
                if length > cars or scratch.turns[route] > turns or twin_chosen(t, scratch, route):
                    continue
                symbol = symbol_of(s, t, seat, route, int(scratch.symbols)) if worth > 0.0 else -1
                gain = float(t.points[length]) + (worth if symbol >= 0 else 0.0)
                rate = gain / (scratch.turns[route] + EXTRA_CAR * length)
                if rate > best:
                    best, chosen, brought = rate, route, symbol
        if chosen < 0:
            return
        scratch.extras[chosen // 64] |= bit(chosen % 64)
        cars -= int(t.length[chosen])
        turns -= float(scratch.turns[chosen])
        if brought >= 0:
            scratch.symbols |= 1 << brought


@kernel
def twin_chosen(t: BoardTable, scratch: Scratch, route: int) -> bool:
    """Whether the other route of this double route is in the plan or among the extras."""
    twin = int(t.twin[route])
    return twin >= 0 and has(scratch.plan[twin // 64] | scratch.extras[twin // 64], twin % 64)
