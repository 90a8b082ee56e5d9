"""What each legal action is worth to the seat to act, in points. This reads only what that seat may know."""

from __future__ import annotations

from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.core.loops import Codes
from fogcity.games.ticket.actions import CLAIM, DRAW_TICKETS, SOUVENIR, STACK, TAKE, TAKE_BLIND
from fogcity.games.ticket.board.board import FERRY, MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables, paid_colour, paid_ferries
from fogcity.games.ticket.policy.cards import judge_cards, payment_worth
from fogcity.games.ticket.policy.ending import last_gain, turns_left
from fogcity.games.ticket.policy.offers import tickets_worth, weigh_keeping
from fogcity.games.ticket.policy.plan import add_extras, find_ways, list_tickets, plan_tickets
from fogcity.games.ticket.policy.prices import souvenir_worth, survey
from fogcity.games.ticket.policy.scratch import (
    CAR,
    CARD,
    CLAIM_BIAS,
    DANGER,
    FAR,
    HURRY,
    OVERDRAFT,
    TICKETS_BIAS,
    TURN,
    USELESS,
    Scratch,
    Scratches,
    Weights,
)
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, OPEN, SECOND, STACKING, State


@kernel
def weigh(s: State, codes: Codes, count: int, weights: Weights, scratches: Scratches, tables: BoardTables) -> None:
    """Weigh the legal actions."""
    t, scratch, seat = tables[0], scratches[0], int(s.turn)
    if s.stage == KEEPING or s.stage == CHOOSING:
        weigh_keeping(s, t, seat, codes, count, weights, scratch)
        return
    make_plan(s, t, seat, scratch)
    if s.stage == STACKING:
        weigh_stacks(s, t, codes, count, weights, scratch)
    elif s.stage == SECOND:
        for n in range(count):
            weights[n] = scratch.blind_worth if codes[n] == TAKE_BLIND else scratch.card_worth[codes[n] - TAKE]
    elif s.stage == ACTING:
        weigh_turn(s, t, seat, codes, count, weights, scratch)
    else:
        weigh_visit(s, t, codes, count, weights, scratch)


@kernel
def make_plan(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Plan routes for tickets, extra routes for the remaining turns, and the cards for both."""
    turns = turns_left(s, seat)
    survey(s, t, seat, scratch)
    list_tickets(s, t, seat, scratch)
    plan_tickets(t, scratch, int(s.cars[seat]), turns, True)
    add_extras(s, t, seat, scratch, int(s.cars[seat]) - int(scratch.plan_cars), turns - float(scratch.plan_turns))
    judge_cards(s, t, seat, scratch)


# ---- a turn


@kernel
def weigh_turn(
    s: State, t: BoardTable, seat: int, codes: Codes, count: int, weights: Weights, scratch: Scratch
) -> None:
    """Weigh cards, tickets and claims."""
    turns = turns_left(s, seat)
    last = turns <= 1.0
    asked, claim = -1, 0.0
    for n in range(count):
        action = int(codes[n])
        if action < DRAW_TICKETS:
            weights[n] = 0.0 if last else draw_worth(s, seat, scratch, action)
        elif action == DRAW_TICKETS:
            weights[n] = tickets_worth(s, t, seat, scratch, turns) + TICKETS_BIAS
        elif action >= CLAIM:
            way = action - CLAIM
            route = int(t.way_route[way])
            if route != asked:
                asked = route
                if last:
                    claim = last_gain(s, t, seat, scratch, route)
                else:
                    claim = claim_worth(s, t, seat, scratch, route, claim_gain(s, t, seat, route), turns)
            ferries = paid_ferries(t, way)
            planned = has(scratch.plan[route // 64] | scratch.extras[route // 64], route % 64)
            paid = payment_worth(s, t, seat, scratch, route, paid_colour(t, way), ferries, planned)
            weights[n] = claim - paid * (0.001 if last else 1.0)
        else:
            weights[n] = 0.0


@kernel
def draw_worth(s: State, seat: int, scratch: Scratch, action: int) -> float:
    """What it is worth to take this card first, and then the best one left."""
    kind = action - TAKE
    if kind == FERRY:
        return float(scratch.card_worth[FERRY])
    if action == TAKE_BLIND:
        return float(scratch.blind_worth) + second_worth(s, scratch, -1, False)
    enough = scratch.need[kind] == s.hand[seat, kind] + 1
    return float(scratch.card_worth[kind]) + second_worth(s, scratch, kind, bool(enough))


@kernel
def second_worth(s: State, scratch: Scratch, taken: int, enough: bool) -> float:
    """The worth of the best second card after taking one of this kind. `enough`: no more of this kind are needed."""
    best, skip = float(scratch.blind_worth), True
    for place in range(OPEN):
        kind = int(s.open[place])
        if kind == taken and skip:
            skip = False
        elif kind >= 0 and kind != FERRY:
            best = max(best, CARD * USELESS if kind == taken and enough else float(scratch.card_worth[kind]))
    return best


# ---- claims


@kernel
def claim_gain(s: State, t: BoardTable, seat: int, route: int) -> float:
    """Points for the route and a souvenir."""
    gain = float(t.points[t.length[route]])
    if may_take_souvenir(s, seat, int(t.a[route])) or may_take_souvenir(s, seat, int(t.b[route])):
        gain += souvenir_worth(s, t, seat, 0)
    return gain


@kernel
def claim_worth(s: State, t: BoardTable, seat: int, scratch: Scratch, route: int, gain: float, turns: float) -> float:
    """What it is worth to claim a route now, before the payment."""
    turn = TURN + HURRY * gain / turns
    turn += CLAIM_BIAS
    if has(scratch.plan[route // 64], route % 64):
        return turn + danger_of(s, t, seat, route) * loss_of(t, scratch, route)
    if has(scratch.extras[route // 64], route % 64):
        return turn + danger_of(s, t, seat, route) * gain
    spare = int(s.cars[seat]) - int(scratch.plan_cars)
    length = int(t.length[route])
    if length > spare:
        gain -= OVERDRAFT * (length - spare)
    return gain - CAR * length


@kernel
def danger_of(s: State, t: BoardTable, seat: int, route: int) -> float:
    """The chance that another player claims a route before this seat's next turn."""
    chance = 0.0
    length = int(t.length[route])
    for other in range(int(s.seats)):
        if other == seat or s.cars[other] < length or has(s.barred[other, route // 64], route % 64):
            continue
        ready = 1.0 if s.hand_size[other] >= length else 0.3
        chance += ready * DANGER
    twin = int(t.twin[route])
    if s.seats > 2 and twin >= 0 and s.owner[twin] < 0:
        chance *= 0.2
    return chance


@kernel
def loss_of(t: BoardTable, scratch: Scratch, route: int) -> float:
    """The cost of a detour if a planned route is lost: at most the value of the tickets in hand."""
    most = 0.0
    for n in range(int(scratch.tickets)):
        most += 2.0 * t.ticket_points[scratch.ticket[n]]
    for edge in range(int(scratch.edges)):
        other = int(scratch.edge_route[edge])
        scratch.edge_cost[edge] = scratch.cost[other]
        if other == route:
            scratch.edge_cost[edge] = FAR
        elif has(scratch.plan[other // 64], other % 64):
            scratch.edge_cost[edge] = 0.0
    a, b = int(scratch.network[t.a[route]]), int(scratch.network[t.b[route]])
    find_ways(scratch, int(t.num_locations), a)
    return max(min(float(scratch.distance[b]) - float(scratch.cost[route]), most), 0.5)


# ---- souvenirs


@kernel
def routes_to(s: State, t: BoardTable, scratch: Scratch, location: int) -> tuple[int, int, int]:
    """How many routes at a location are free, and how many of those are planned for tickets, and as extras."""
    free, planned, extra = 0, 0, 0
    for route in range(int(t.num_routes)):
        if (t.a[route] == location or t.b[route] == location) and s.owner[route] < 0:
            free += 1
            planned += int(has(scratch.plan[route // 64], route % 64))
            extra += int(has(scratch.extras[route // 64], route % 64))
    return free, planned, extra


@kernel
def weigh_stacks(s: State, t: BoardTable, codes: Codes, count: int, weights: Weights, scratch: Scratch) -> None:
    """Prefer locations on the plan that few others will reach."""
    for n in range(count):
        location = (int(codes[n]) - STACK) % MAX_LOCATIONS
        free, planned, extra = routes_to(s, t, scratch, location)
        weights[n] = min(planned, 2) * 0.5 + min(extra, 1) * 0.2 - 0.05 * free


@kernel
def weigh_visit(s: State, t: BoardTable, codes: Codes, count: int, weights: Weights, scratch: Scratch) -> None:
    """Prefer the souvenir that may not be available later."""
    for n in range(count):
        location = int(codes[n]) - SOUVENIR
        free, planned, extra = routes_to(s, t, scratch, location)
        again = min(planned + extra, 2) * 0.4 + min(free, 3) * 0.1
        if s.tokens[location] == 1:
            again *= 0.6
        weights[n] = 1.0 - again
