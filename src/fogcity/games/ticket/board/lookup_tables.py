"""A board as the rules read it: one record of numbers, made from a Board and never changed.

It also numbers the ways to claim a route. A way is a route and the cards that pay for it. The ways of all routes are
numbered one after the other, so how many there are depends on the board.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
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

MAX_WAYS = MAX_ROUTES * (len(COLOURS) * MAX_LENGTH + 1)

_FIELDS = np.dtype(
    [
        ("digest", np.uint64),
        # sets of routes with the same colour, length and ferries, so that one check decides for all of them; by colour,
        # then length; alike_first is where each colour begins, and where the last one ends
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
        # locations, and whether a stack of souvenirs is there from the beginning
        ("num_locations", np.int64),
        ("red", np.int64, (MAX_LOCATIONS,)),
        # tickets: their ends and values
        ("num_tickets", np.int64),
        ("ticket_a", np.int64, (MAX_TICKETS,)),
        ("ticket_b", np.int64, (MAX_TICKETS,)),
        ("ticket_points", np.int64, (MAX_TICKETS,)),
        # other components
        ("num_symbols", np.int64),
        ("souvenir_points", np.int64, (MAX_SYMBOLS + 1,)),
        ("cars", np.int64),
        ("cards", np.int64, (KINDS,)),
    ],
    align=True,
)
TABLE = np.dtype((np.record, _FIELDS))

BoardTable: TypeAlias = Any  # a record of TABLE
BoardTables: TypeAlias = npt.NDArray[Any]  # an array of one: calling kernels with arrays is much faster


class Way(NamedTuple):
    """A route and a way to pay for it: cards of a colour (GREY: none) and ferries."""

    route: int
    colour: int
    cards: int
    ferries: int


def ways_to_claim(route: Route) -> int:
    """The number of ways to pay for a route (SF16, SF17). Paying only with ferries is one way, without a colour."""
    colours = len(COLOURS) if route.colour == GREY else 1
    return colours * (route.length - route.ferries) + 1


@kernel
def paid_colour(t: BoardTable, way: int) -> int:
    """The colour of the cards that pay for a way to claim; an arbitrary one if all cards are ferries."""
    route = int(t.way_route[way])
    colour, spare = int(t.colour[route]), int(t.length[route] - t.ferries[route])
    if colour != GREY:
        return colour
    return min((way - int(t.first_way[route])) // max(spare, 1), GREY - 1)


@kernel
def paid_ferries(t: BoardTable, way: int) -> int:
    """The number of ferries that pay for a way to claim."""
    route = int(t.way_route[way])
    length, ferries = int(t.length[route]), int(t.ferries[route])
    place = way - int(t.first_way[route])
    if t.colour[route] != GREY:
        return ferries + place
    spare = length - ferries
    return length if place == GREY * spare else ferries + place % spare


def way_of(t: BoardTable, number: int) -> Way:
    """The way to claim with this number."""
    route, ferries = int(t["way_route"][number]), paid_ferries.function(t, number)
    cards = int(t["length"][route]) - ferries
    return Way(route, paid_colour.function(t, number) if cards else GREY, cards, ferries)


def make_tables(board: Board) -> BoardTables:
    """The lookup tables of a board."""
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
