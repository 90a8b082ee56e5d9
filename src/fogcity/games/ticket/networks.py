"""The networks of routes as readers of views ask for them; the rule itself is in scoring.py (SF25)."""

from __future__ import annotations

import numpy as np

from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.scoring import find_network, ticket_points
from fogcity.games.ticket.state import DTYPE


def networks_of(t: BoardTable, owner: bytes, seat: int) -> list[int]:
    """To which network of a seat's routes each location belongs; the bytes tell who owns each route."""
    s = np.zeros(1, DTYPE)[0]
    s["owner"] = np.frombuffer(owner, np.int8)
    network = np.empty(int(t["num_locations"]), np.int8)
    find_network(s, t, seat, network)
    return network.tolist()


def tickets_done(t: BoardTable, owner: bytes, seat: int, tickets: list[int]) -> list[int]:
    """Those of the tickets whose two locations are joined by the seat's own routes."""
    network = np.array(networks_of(t, owner, seat), np.int8)
    return [ticket for ticket in tickets if ticket_points.function(t, ticket, network) > 0]
