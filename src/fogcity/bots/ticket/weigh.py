"""What each legal action is worth to the seat whose turn it is, in points. It reads only what that seat may know."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.bots.ticket.cards import judge_cards, payment_worth
from fogcity.bots.ticket.extras import add_extras
from fogcity.bots.ticket.finish import last_gain
from fogcity.bots.ticket.offers import tickets_worth, weigh_keeping
from fogcity.bots.ticket.pace import turns_left
from fogcity.bots.ticket.places import weigh_stacks, weigh_visit
from fogcity.bots.ticket.plan import find_ways, list_tickets, plan_tickets
from fogcity.bots.ticket.prices import souvenir_worth, survey
from fogcity.bots.ticket.room import (
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
    Room,
    Rooms,
)
from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.ticket.board import FERRY
from fogcity.ticket.routes import paid_colour, paid_ferries
from fogcity.ticket.rules import may_take_souvenir
from fogcity.ticket.state import ACTING, CHOOSING, KEEPING, OPEN, SECOND, STACKING, State
from fogcity.ticket.tables import CLAIM, DRAW_TICKETS, TAKE, TAKE_BLIND, BoardTable, BoardTables

Codes = npt.NDArray[np.int32]
Weights = npt.NDArray[np.float64]


@kernel
def weigh(s: State, codes: Codes, count: int, weights: Weights, rooms: Rooms, tables: BoardTables) -> None:
    """Weigh the legal actions."""
    t, room, seat = tables[0], rooms[0], int(s.turn)
    if s.stage == KEEPING or s.stage == CHOOSING:
        weigh_keeping(s, t, seat, codes, count, weights, room)
        return
    make_plan(s, t, seat, room)
    if s.stage == STACKING:
        weigh_stacks(s, t, codes, count, weights, room)
    elif s.stage == SECOND:
        for n in range(count):
            weights[n] = room.blind_worth if codes[n] == TAKE_BLIND else room.card_worth[codes[n] - TAKE]
    elif s.stage == ACTING:
        weigh_turn(s, t, seat, codes, count, weights, room)
    else:
        weigh_visit(s, t, codes, count, weights, room)


@kernel
def make_plan(s: State, t: BoardTable, seat: int, room: Room) -> None:
    """Plan routes for tickets, extras for the time that is left, and the cards for both."""
    turns = turns_left(s, seat)
    survey(s, t, seat, room)
    list_tickets(s, t, seat, room)
    plan_tickets(t, room, int(s.cars[seat]), turns, True)
    add_extras(s, t, seat, room, int(s.cars[seat]) - int(room.plan_cars), turns - float(room.plan_turns))
    judge_cards(s, t, seat, room)


# ---- a turn


@kernel
def weigh_turn(s: State, t: BoardTable, seat: int, codes: Codes, count: int, weights: Weights, room: Room) -> None:
    """Weigh cards, tickets and claims."""
    turns = turns_left(s, seat)
    last = turns <= 1.0
    asked, claim = -1, 0.0
    for n in range(count):
        action = int(codes[n])
        if action < DRAW_TICKETS:
            weights[n] = 0.0 if last else draw_worth(s, seat, room, action)
        elif action == DRAW_TICKETS:
            weights[n] = tickets_worth(s, t, seat, room, turns) + TICKETS_BIAS
        elif action >= CLAIM:
            way = action - CLAIM
            route = int(t.way_route[way])
            if route != asked:
                asked = route
                if last:
                    claim = last_gain(s, t, seat, room, route)
                else:
                    claim = claim_worth(s, t, seat, room, route, claim_gain(s, t, seat, route), turns)
            ferries = paid_ferries(t, way)
            planned = has(room.plan[route // 64] | room.extras[route // 64], route % 64)
            paid = payment_worth(s, t, seat, room, route, paid_colour(t, way), ferries, planned)
            weights[n] = claim - paid * (0.001 if last else 1.0)
        else:
            weights[n] = 0.0


@kernel
def draw_worth(s: State, seat: int, room: Room, action: int) -> float:
    """What it is worth to take this card first, and then the best one that is left."""
    kind = action - TAKE
    if kind == FERRY:
        return float(room.card_worth[FERRY])
    if action == TAKE_BLIND:
        return float(room.blind_worth) + second_worth(s, room, -1, False)
    enough = room.need[kind] == s.hand[seat, kind] + 1
    return float(room.card_worth[kind]) + second_worth(s, room, kind, bool(enough))


@kernel
def second_worth(s: State, room: Room, taken: int, enough: bool) -> float:
    """The most that a second card is worth after one of this kind, of which there are then perhaps enough."""
    best, skip = float(room.blind_worth), True
    for place in range(OPEN):
        kind = int(s.open[place])
        if kind == taken and skip:
            skip = False
        elif kind >= 0 and kind != FERRY:
            best = max(best, CARD * USELESS if kind == taken and enough else float(room.card_worth[kind]))
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
def claim_worth(s: State, t: BoardTable, seat: int, room: Room, route: int, gain: float, turns: float) -> float:
    """What it is worth to claim a route now, before the payment."""
    turn = TURN + HURRY * gain / turns
    turn += CLAIM_BIAS
    if has(room.plan[route // 64], route % 64):
        return turn + danger_of(s, t, seat, route) * loss_of(t, room, route)
    if has(room.extras[route // 64], route % 64):
        return turn + danger_of(s, t, seat, route) * gain
    spare = int(s.cars[seat]) - int(room.plan_cars)
    length = int(t.length[route])
    if length > spare:
        gain -= OVERDRAFT * (length - spare)
    return gain - CAR * length


@kernel
def danger_of(s: State, t: BoardTable, seat: int, route: int) -> float:
    """How likely somebody else claims a route before this seat's next turn."""
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
def loss_of(t: BoardTable, room: Room, route: int) -> float:
    """What it costs to go around a planned route if it is lost: at most the tickets in hand."""
    most = 0.0
    for n in range(int(room.tickets)):
        most += 2.0 * t.ticket_points[room.ticket[n]]
    for edge in range(int(room.edges)):
        other = int(room.edge_route[edge])
        room.edge_cost[edge] = room.cost[other]
        if other == route:
            room.edge_cost[edge] = FAR
        elif has(room.plan[other // 64], other % 64):
            room.edge_cost[edge] = 0.0
    a, b = int(room.network[t.a[route]]), int(room.network[t.b[route]])
    find_ways(room, int(t.num_locations), a)
    return max(min(float(room.distance[b]) - float(room.cost[route]), most), 0.5)
