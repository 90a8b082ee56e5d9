"""The cheapest way between two locations, over the routes that a seat has or may still claim."""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import Any, NamedTuple

from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.routes import open_to


class Way(NamedTuple):
    """A way from one location to another.

    Its locations, all its routes, the routes still to be claimed, and the cars that those take.
    """

    stops: tuple[int, ...]
    routes: tuple[int, ...]
    to_claim: tuple[int, ...]
    cars: int


def cheapest_way(board: Board, record: Any, seat: int, start: int, goal: int) -> Way | None:
    """The way that takes a seat the fewest cars, then the fewest routes to claim; its own routes cost nothing.

    None if no way is left. The seat may have too few cars for it. The record may be that of a view.
    """
    owner = record["owner"].tobytes()
    own = sum(1 << route for route in range(len(board.routes)) if owner[route] == seat)
    free = int(open_to.function(record, seat, 0)) | int(open_to.function(record, seat, 1)) << 64
    return find_way(board, own, free, start, goal)


def find_way(board: Board, own: int, free: int, start: int, goal: int) -> Way | None:
    """Like `cheapest_way`, with a bit in `own` for each of the seat's routes, and in `free` for each it may claim.

    Uses Dijkstra's algorithm. The result stays the same as long as no route on it is lost.
    """
    roads, best, came = _roads(board), {start: 0}, dict[int, tuple[int, int]]()
    queue = [(0, start)]
    while queue:
        cost, here = heapq.heappop(queue)
        if here == goal:
            return _walk_back(came, own, start, goal, cost // CLAIM)
        if cost > best[here]:
            continue
        for there, length, route in roads[here]:
            if own >> route & 1:
                found = cost
            elif free >> route & 1:
                found = cost + CLAIM * length + 1
            else:
                continue
            if found < best.get(there, NEVER):
                best[there] = found
                came[there] = here, route
                heapq.heappush(queue, (found, there))
    return None


CLAIM, NEVER = 1 << 10, 1 << 30  # a cost is CLAIM times the cars, plus the number of routes to claim


def _walk_back(came: dict[int, tuple[int, int]], own: int, start: int, goal: int, cars: int) -> Way:
    stops, routes, here = [goal], list[int](), goal
    while here != start:
        here, route = came[here]
        stops.append(here)
        routes.append(route)
    routes.reverse()
    to_claim = tuple(route for route in routes if not own >> route & 1)
    return Way(tuple(reversed(stops)), tuple(routes), to_claim, cars)


@lru_cache(16)
def _roads(board: Board) -> list[list[tuple[int, int, int]]]:
    """From each location: where routes lead, their lengths and numbers."""
    roads: list[list[tuple[int, int, int]]] = [[] for _ in board.locations]
    for number, route in enumerate(board.routes):
        roads[route.a].append((route.b, route.length, number))
        roads[route.b].append((route.a, route.length, number))
    return roads
