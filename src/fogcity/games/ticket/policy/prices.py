"""What routes cost a seat, and how it can pay for them."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import count, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.board import FERRY, GREY
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.scratch import CAR, FERRY_PRICE, HELD, RISK, SOUVENIR_SHARE, TURN, Scratch
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.scoring import find_network
from fogcity.games.ticket.state import State

CHEAPEST = 0.05  # the least cost of a route, however good it is, so that ways do not run in circles


@kernel
def souvenir_worth(s: State, t: BoardTable, seat: int, more: int) -> float:
    """What the next souvenir is worth to a seat that expects `more` others: half the points of the next two."""
    have = more + count(np.uint64(s.souvenirs[seat]))
    most = int(t.num_symbols)
    if have >= most:
        return 0.0
    if have + 1 == most:
        return float(t.souvenir_points[most] - t.souvenir_points[have])
    return float(t.souvenir_points[have + 2] - t.souvenir_points[have]) / 2.0


@kernel
def most_held(s: State, seat: int) -> int:
    """How many cards the seat has in its most frequent colour."""
    most = 0
    for colour in range(GREY):
        most = max(most, int(s.hand[seat, colour]))
    return most


@kernel
def price_route(s: State, t: BoardTable, seat: int, route: int, grey: int, souvenir: float, scratch: Scratch) -> None:
    """Find what a route costs the seat: turns and cars, less the points for it."""
    length, ferries, colour = int(t.length[route]), int(t.ferries[route]), int(t.colour[route])
    held = min(grey if colour == GREY else int(s.hand[seat, colour]), length - ferries)
    jokers = min(int(s.hand[seat, FERRY]), ferries)
    cards = (length - ferries - held) + (ferries - jokers) * FERRY_PRICE + (held + jokers) * HELD
    turns = 1.0 + 0.5 * cards
    cost = TURN * turns + CAR * length + RISK - float(t.points[length])
    if may_take_souvenir(s, seat, int(t.a[route])) or may_take_souvenir(s, seat, int(t.b[route])):
        cost -= SOUVENIR_SHARE * souvenir
    scratch.turns[route] = turns
    scratch.cost[route] = max(cost, CHEAPEST)


@kernel
def survey(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find the seat's networks, the price of every route open to it, and the edges between its networks."""
    find_network(s, t, seat, scratch.network)
    grey, souvenir = most_held(s, seat), souvenir_worth(s, t, seat, 0)
    cars = int(s.cars[seat])
    n = 0
    for word in range(2):
        left = open_to(s, seat, word)
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            if t.length[route] > cars:
                continue
            price_route(s, t, seat, route, grey, souvenir, scratch)
            a, b = int(scratch.network[t.a[route]]), int(scratch.network[t.b[route]])
            if a == b:
                continue
            place = n
            if n > 0 and scratch.edge_route[n - 1] == t.twin[route]:
                if scratch.cost[t.twin[route]] <= scratch.cost[route]:
                    continue
                place = n - 1
            scratch.edge_route[place] = route
            scratch.edge_a[place] = a
            scratch.edge_b[place] = b
            n = place + 1
    scratch.edges = n


# ---- ways to pay


@kernel
def can_pay(s: State, t: BoardTable, seat: int, route: int) -> bool:
    """Whether the seat has the cards and cars for a route."""
    length, ferries, colour = int(t.length[route]), int(s.hand[seat, FERRY]), int(t.colour[route])
    if t.ferries[route] > ferries or length > s.cars[seat]:
        return False
    if colour != GREY:
        return length <= int(s.hand[seat, colour]) + ferries
    for paid in range(GREY):
        if length <= int(s.hand[seat, paid]) + ferries:
            return True
    return False


@kernel
def way_to_pay(s: State, t: BoardTable, seat: int, scratch: Scratch, route: int) -> int:
    """A way to pay with as few ferries as possible; for a grey route, in a colour that other routes do not need."""
    spare, colour = int(t.length[route] - t.ferries[route]), int(t.colour[route])
    way = int(t.first_way[route])
    if colour != GREY:
        return way + max(spare - int(s.hand[seat, colour]), 0)
    best, chosen = -1000, 0
    for paid in range(GREY):
        held = int(s.hand[seat, paid])
        score = 20 * min(held, spare) + held - int(scratch.need[paid])
        if score > best:
            best, chosen = score, paid
    cards = min(int(s.hand[seat, chosen]), spare)
    return way + GREY * spare if cards == 0 else way + chosen * spare + spare - cards
