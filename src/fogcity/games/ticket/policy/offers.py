"""The worth of tickets: those on offer, and those that might be drawn."""

from __future__ import annotations

from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.core.loops import Codes
from fogcity.games.ticket.actions import KEEP_FIRST, KEEP_SECOND
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.ending import turns_left
from fogcity.games.ticket.policy.plan import add_ticket, list_tickets, plan_tickets
from fogcity.games.ticket.policy.prices import survey
from fogcity.games.ticket.policy.scratch import FAR, Scratch, Weights
from fogcity.games.ticket.state import KEEPING, State

NOTHING_NEW = -10.0  # all remaining tickets are known, and were rejected before
TURNS_A_CAR = 1.1  # turns that new tickets take, per car


@kernel
def weigh_keeping(
    s: State, t: BoardTable, seat: int, codes: Codes, count: int, weights: Weights, scratch: Scratch
) -> None:
    """Weigh keeping the first, the second or both of two tickets by their plans."""
    survey(s, t, seat, scratch)
    for n in range(count):
        weights[n] = keeping_worth(s, t, seat, int(codes[n]), scratch, True)


@kernel
def keeping_worth(s: State, t: BoardTable, seat: int, action: int, scratch: Scratch, thorough: bool) -> float:
    """What the seat's tickets are worth if it keeps these. Call `survey` first."""
    draw = seat if s.stage == KEEPING else int(s.draws) - 1
    turns = turns_left(s, seat) - (0.0 if s.stage == KEEPING else 1.0)
    if turns <= 0.0:
        turns = -FAR  # a ticket that is not complete now never will be
    list_tickets(s, t, seat, scratch)
    done = 0.0
    for second in range(2):
        if (second == 0 and action != KEEP_SECOND) or (second == 1 and action != KEEP_FIRST):
            ticket = int(s.first[draw] if second == 0 else s.second[draw])
            before = int(scratch.tickets)
            add_ticket(t, scratch, ticket)
            if scratch.tickets == before:
                done += float(t.ticket_points[ticket])
    return done + plan_tickets(t, scratch, int(s.cars[seat]), turns, thorough)


@kernel
def tickets_worth(s: State, t: BoardTable, seat: int, scratch: Scratch, turns: float) -> float:
    """What drawing tickets is worth: the best choice from two tickets that may be in the deck."""
    slack = turns - float(scratch.plan_turns) - 1.0
    measure(t, scratch)
    spare = int(s.cars[seat]) - int(scratch.plan_cars)
    n = 0
    for ticket in range(int(t.num_tickets)):
        if not seen_ticket(s, seat, ticket):
            scratch.ticket_worth[n] = new_worth(t, scratch, ticket, spare, slack)
            n += 1
    if n == 0:
        return NOTHING_NEW
    if s.tickets_left == 1 or n == 1:
        total = 0.0
        for one in range(n):
            total += scratch.ticket_worth[one]
        return total / n
    total = 0.0
    for one in range(1, n):
        for other in range(one):
            first, second = scratch.ticket_worth[one], scratch.ticket_worth[other]
            total += max(first, second, first + second)
    return total / (n * (n - 1) // 2)


@kernel
def seen_ticket(s: State, seat: int, ticket: int) -> bool:
    """Whether the seat has drawn this ticket, so that it cannot be on top of the deck."""
    for draw in range(int(s.draws)):
        if s.drawer[draw] == seat and (s.first[draw] == ticket or s.second[draw] == ticket):
            return True
    return False


@kernel
def new_worth(t: BoardTable, scratch: Scratch, ticket: int, cars: int, turns: float) -> float:
    """What a newly drawn ticket would be worth."""
    a, b = int(scratch.network[t.ticket_a[ticket]]), int(scratch.network[t.ticket_b[ticket]])
    points = float(t.ticket_points[ticket])
    needed = float(scratch.cars_between[a, b])
    if a == b:
        return points
    cost = float(scratch.between[a, b])
    if needed > cars or needed * TURNS_A_CAR > turns or cost > 2.0 * points:
        return -points
    return points - cost


@kernel
def measure(t: BoardTable, scratch: Scratch) -> None:
    """Find the cheapest ways between all locations. Planned routes cost nothing."""
    locations = int(t.num_locations)
    for a in range(locations):
        for b in range(locations):
            scratch.between[a, b] = 0.0 if a == b else FAR
            scratch.cars_between[a, b] = 0.0 if a == b else FAR
    for edge in range(int(scratch.edges)):
        route = int(scratch.edge_route[edge])
        a, b = int(scratch.edge_a[edge]), int(scratch.edge_b[edge])
        planned = has(scratch.plan[route // 64], route % 64)
        cost = 0.0 if planned else float(scratch.cost[route])
        if cost < scratch.between[a, b]:
            cars = 0.0 if planned else float(t.length[route])
            scratch.between[a, b] = cost
            scratch.between[b, a] = cost
            scratch.cars_between[a, b] = cars
            scratch.cars_between[b, a] = cars
    for over in range(locations):
        for a in range(locations):
            first = float(scratch.between[a, over])
            if first >= FAR:
                continue
            for b in range(locations):
                cost = first + float(scratch.between[over, b])
                if cost < scratch.between[a, b]:
                    scratch.between[a, b] = cost
                    scratch.cars_between[a, b] = scratch.cars_between[a, over] + scratch.cars_between[over, b]
