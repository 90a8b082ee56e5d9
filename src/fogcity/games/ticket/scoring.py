"""The final scoring: routes, tickets and souvenirs (SF21, SF25-SF27)."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import count
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.state import DTYPE, State

Networks = npt.NDArray[np.int8]
Numbers = npt.NDArray[np.int64]


@kernel
def find_network(s: State, t: BoardTable, seat: int, network: Networks) -> None:
    """Write the number of each location's network of the seat's routes."""
    for location in range(t.num_locations):
        network[location] = location
    for route in range(t.num_routes):
        if s.owner[route] == seat:
            join(network, int(t.num_locations), int(network[t.a[route]]), int(network[t.b[route]]))


@kernel
def join(network: Networks, locations: int, one: int, other: int) -> None:
    """Merge two networks."""
    if one == other:
        return
    for location in range(locations):
        if network[location] == other:
            network[location] = one


@kernel
def ticket_points(t: BoardTable, ticket: int, network: Networks) -> int:
    """SF25: the value of a ticket, negative if its ends are not joined."""
    value = int(t.ticket_points[ticket])
    return value if network[t.ticket_a[ticket]] == network[t.ticket_b[ticket]] else -value


@kernel
def souvenir_points(s: State, t: BoardTable, seat: int) -> int:
    """SF26: what a seat's different souvenirs are worth."""
    return int(t.souvenir_points[count(np.uint64(s.souvenirs[seat]))])


@kernel
def count_points(s: State, tables: BoardTables, points: Numbers, done: Numbers) -> None:
    """The points and completed tickets of each seat if the game ended now."""
    t = tables[0]
    network = np.empty(t.num_locations, np.int8)
    for seat in range(int(s.seats)):
        find_network(s, t, seat, network)
        points[seat] = s.score[seat] + souvenir_points(s, t, seat)
        done[seat] = 0
        for draw in range(int(s.draws)):
            if s.drawer[draw] != seat:
                continue
            if keeps_first(int(s.outcome[draw])):
                value = ticket_points(t, int(s.first[draw]), network)
                points[seat] += value
                done[seat] += int(value > 0)
            if keeps_second(int(s.outcome[draw])):
                value = ticket_points(t, int(s.second[draw]), network)
                points[seat] += value
                done[seat] += int(value > 0)


@kernel
def count_points_of(states: npt.NDArray[Any], tables: BoardTables, points: Numbers, done: Numbers) -> None:
    """Like `count_points`, for the first of these records."""
    count_points(states[0], tables, points, done)


@kernel
def final_scores(s: State, points: Numbers, tables: BoardTables) -> None:
    """The points of each seat if the game ended now."""
    count_points(s, tables, points, np.empty(s.seats, np.int64))


def networks_of(t: BoardTable, owner: bytes, seat: int) -> list[int]:
    """The network of a seat's routes to which each location belongs. `owner` has the owner of each route."""
    s = np.zeros(1, DTYPE)[0]
    s["owner"] = np.frombuffer(owner, np.int8)
    network = np.empty(int(t["num_locations"]), np.int8)
    find_network(s, t, seat, network)
    return network.tolist()


def tickets_done(t: BoardTable, owner: bytes, seat: int, tickets: list[int]) -> list[int]:
    """The tickets whose two locations are joined by the seat's own routes."""
    network = np.array(networks_of(t, owner, seat), np.int8)
    return [ticket for ticket in tickets if ticket_points.function(t, ticket, network) > 0]
