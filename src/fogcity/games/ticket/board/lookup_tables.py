"""A board as the rules read it: one record of numbers, made from a Board and never changed.

It also numbers the actions. Claiming a route is a route and a way to pay for it; the ways of all routes are numbered
one after the other, so how many actions there are depends on the board.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.games.ticket.board.board import (
    COLOURS,
    GREY,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
    Board,
    Route,
)
from fogcity.games.ticket.state import KINDS

# Action codes. Each kind of card can be taken from the open ones; stacks and souvenirs are numbered by location.
TAKE = 0  # + kind of card
TAKE_BLIND = TAKE + KINDS
DRAW_TICKETS = TAKE_BLIND + 1
KEEP_FIRST = DRAW_TICKETS + 1
KEEP_SECOND = KEEP_FIRST + 1
KEEP_BOTH = KEEP_SECOND + 1
PASS = KEEP_BOTH + 1
STACK = PASS + 1  # + location, + MAX_LOCATIONS if it is the second stack
SOUVENIR = STACK + 2 * MAX_LOCATIONS  # + location
CLAIM = SOUVENIR + MAX_LOCATIONS  # + way to claim
MAX_WAYS = MAX_ROUTES * (len(COLOURS) * MAX_LENGTH + 1)

_FIELDS = np.dtype(
    [
        ("digest", np.uint64),
        # routes alike in colour, length and ferries, as sets: one look decides for all of them; by colour, then length;
        # alike_first is where each colour begins, and where the last one ends
        ("alike", np.uint64, (MAX_ROUTES, 2)),
        ("alike_colour", np.int64, (MAX_ROUTES,)),
        ("alike_length", np.int64, (MAX_ROUTES,)),
        ("alike_ferries", np.int64, (MAX_ROUTES,)),
        ("alike_first", np.int64, (GREY + 2,)),
        ("num_alike", np.int64),
        # routes; first_way is the number of a route's first way to claim it
        ("num_routes", np.int64),
        ("all_routes", np.uint64, (2,)),
        ("a", np.int64, (MAX_ROUTES,)),
        ("b", np.int64, (MAX_ROUTES,)),
        ("length", np.int64, (MAX_ROUTES,)),
        ("colour", np.int64, (MAX_ROUTES,)),
        ("ferries", np.int64, (MAX_ROUTES,)),
        ("twin", np.int64, (MAX_ROUTES,)),
        ("first_way", np.int64, (MAX_ROUTES,)),
        ("num_ways", np.int64),
        ("way_route", np.int16, (MAX_WAYS,)),
        # points by length
        ("points", np.int64, (MAX_LENGTH + 1,)),
        # locations, and whether a stack of souvenirs stands there from the beginning
        ("num_locations", np.int64),
        ("red", np.int64, (MAX_LOCATIONS,)),
        # tickets: their ends and values
        ("num_tickets", np.int64),
        ("ticket_a", np.int64, (MAX_TICKETS,)),
        ("ticket_b", np.int64, (MAX_TICKETS,)),
        ("ticket_points", np.int64, (MAX_TICKETS,)),
        # what is in the box
        ("num_symbols", np.int64),
        ("souvenir_points", np.int64, (MAX_SYMBOLS + 1,)),
        ("cars", np.int64),
        ("cards", np.int64, (KINDS,)),
    ],
    align=True,
)
TABLE = np.dtype((np.record, _FIELDS))

BoardTable: TypeAlias = Any  # a record of TABLE
BoardTables: TypeAlias = npt.NDArray[Any]  # an array of one: kernels are called with arrays much quicker


def ways_to_claim(route: Route) -> int:
    """How many ways there are to pay for a route (SF16, SF17); all cards ferries is one way, without a colour."""
    colours = len(COLOURS) if route.colour == GREY else 1
    return colours * (route.length - route.ferries) + 1


def make_tables(board: Board) -> BoardTables:
    """The numbers of a board."""
    tables: BoardTables = np.zeros(1, TABLE)
    t = tables[0]
    t["digest"] = int(board.digest, 16)
    t["num_routes"], t["num_locations"] = len(board.routes), len(board.locations)
    t["num_tickets"], t["num_symbols"] = len(board.tickets), len(board.souvenirs)
    t["cars"] = board.cars
    t["cards"] = board.cards
    for field in ("points", "souvenir_points"):
        values = getattr(board, field)
        t[field][: len(values)] = values
    t["red"][: len(board.locations)] = [location.red for location in board.locations]
    for number, ticket in enumerate(board.tickets):
        t["ticket_a"][number], t["ticket_b"][number], t["ticket_points"][number] = ticket.a, ticket.b, ticket.points
    _put_routes(t, board)
    return tables


def _put_routes(t: Any, board: Board) -> None:
    ways = 0
    kinds = sorted({(route.colour, route.length, route.ferries) for route in board.routes})
    for group, (colour, length, ferries) in enumerate(kinds):
        t["alike_colour"][group], t["alike_length"][group], t["alike_ferries"][group] = colour, length, ferries
        t["alike_first"][colour + 1 :] = group + 1
    for number, route in enumerate(board.routes):
        word, bit = number // 64, np.uint64(1 << number % 64)
        for field in ("a", "b", "length", "colour", "ferries", "twin"):
            t[field][number] = getattr(route, field)
        t["all_routes"][word] |= bit
        t["first_way"][number] = ways
        t["way_route"][ways : ways + ways_to_claim(route)] = number
        ways += ways_to_claim(route)
        t["alike"][kinds.index((route.colour, route.length, route.ferries)), word] |= bit
    t["num_ways"], t["num_alike"] = ways, len(kinds)
