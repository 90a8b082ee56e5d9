"""The network of Ticket to Ride."""

from __future__ import annotations

from fogcity.bots.network import Network
from fogcity.games.ticket.game import RULES, TicketToRide
from fogcity.games.ticket.network.changes import change
from fogcity.games.ticket.network.features import describe
from fogcity.games.ticket.network.rows import ROWS
from fogcity.games.ticket.network.shortlist import shortlist
from fogcity.games.ticket.policy.scratch import MOST_FEATURES, SCRATCH

NETWORK = Network(
    RULES,
    SCRATCH,
    ROWS,
    MOST_FEATURES,
    describe,
    change,
    shortlist,
    margin=10.0,
    version=2,
    belief=10.0,
    deepen=8.0,
    looseness=(0.06, 0.045, 0.033, 0.023, 0.014),
    simulations=(1000,),
)


def network_for(_game: TicketToRide) -> Network:
    """The network for any board; the weights are those of one."""
    return NETWORK
