"""The cheapest way between two locations, over the routes that a seat has or may still claim."""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Any, NamedTuple

from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.routes import open_to


class Way(NamedTuple):
    """A way from one location to another.

    The locations on it, all its routes, those of them that are still to be claimed, and the cars which these take.
    """

    stops: tuple[int, ...]
    routes: tuple[int, ...]
    to_claim: tuple[int, ...]
    cars: int


def cheapest_way(board: Board, record: Any, seat: int, start: int, goal: int) -> Way | None:
    """The way that takes a seat the fewest cars, then the fewest routes to claim; its own routes cost nothing.

    None if no way is left. The seat may have too few cars for the way. A record may be one of a view.
    """
    owner = record["owner"].tobytes()
    own = sum(1 << route for route in range(len(board.routes)) if owner[route] == seat)
    free = int(open_to.function(record, seat, 0)) | int(open_to.function(record, seat, 1)) << 64
    return find_way(board, own, free, start, goal)


def find_way(board: Board, own: int, free: int, start: int, goal: int) -> Way | None:
    """The same, with a bit for each route that is the seat's own, and for each that it may claim."""
    known = _last_search(board, own, start, goal)
    if known:
        was_free, way = known[0]
        if not free & ~was_free and (way is None or all(free >> route & 1 for route in way.to_claim)):
            return way  # routes were lost since, but none that it needs
    way = _search(board, own, free, start, goal)
    known[:] = [(free, way)]
    return way


@lru_cache(4096)
def _last_search(_board: Board, _own: int, _start: int, _goal: int) -> list[tuple[int, Way | None]]:
    """What was found last for a seat that owned these routes: the free routes of that time, and the way."""
    return []


@lru_cache(16)
def _roads(board: Board) -> list[list[tuple[int, int, int]]]:
    """From each location: where routes lead, their lengths and numbers."""
    roads: list[list[tuple[int, int, int]]] = [[] for _ in board.locations]
    for number, route in enumerate(board.routes):
        roads[route.a].append((route.b, route.length, number))
        roads[route.b].append((route.a, route.length, number))
    return roads


def _search(board: Board, own: int, free: int, start: int, goal: int) -> Way | None:
    """Dijkstra's algorithm. Of ways that cost the same, the order of locations and routes decides."""
    roads, seen = _roads(board), 0
    queue: list[tuple[int, int, tuple[int, ...], tuple[int, ...]]] = [(0, 0, (start,), ())]
    while queue:
        cars, claims, stops, routes = heapq.heappop(queue)
        here = stops[-1]
        if here == goal:
            return Way(stops, routes, tuple(route for route in routes if not own >> route & 1), cars)
        if seen >> here & 1:
            continue
        seen |= 1 << here
        for there, length, route in roads[here]:
            if seen >> there & 1:
                continue
            if own >> route & 1:
                heapq.heappush(queue, (cars, claims, (*stops, there), (*routes, route)))
            elif free >> route & 1:
                heapq.heappush(queue, (cars + length, claims + 1, (*stops, there), (*routes, route)))
    return None
