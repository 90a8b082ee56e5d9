"""The network of Cable Car and the company game: the same features, with other weights."""

from __future__ import annotations

from fogcity.bots.network import Network, keep_all
from fogcity.core.bits import count
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.board import ALL_SPACES
from fogcity.games.cablecar.game import RULES, CableCar
from fogcity.games.cablecar.network.changes import change
from fogcity.games.cablecar.network.features import describe
from fogcity.games.cablecar.network.rows import BASE_ROWS, MOST_FEATURES, ROWS
from fogcity.games.cablecar.policy.scratch import SCRATCH
from fogcity.games.cablecar.state import State

LAST_TILES = 4  # of which every order and place can be tried


@kernel
def is_near_end(s: State) -> bool:
    """Whether only a few tiles are left to lay."""
    return bool(count(ALL_SPACES & ~s.laid) <= LAST_TILES)


CABLE_CAR = Network(
    RULES,
    SCRATCH,
    BASE_ROWS,
    MOST_FEATURES,
    describe,
    change,
    keep_all,
    margin=20.0,
    version=2,
    is_near_end=is_near_end,
    trust=4.0,
    deepen=8.0,
    valued=1000,
    looseness=(0.033, 0.025, 0.0175, 0.0115),
    simulations=(30, 1000),
)
COMPANY = Network(
    RULES,
    SCRATCH,
    ROWS,
    MOST_FEATURES,
    describe,
    change,
    keep_all,
    margin=8.0,
    version=3,
    is_near_end=is_near_end,
    belief=8.0,
    looseness=(0.07, 0.045, 0.028, 0.017, 0.009),
    simulations=(2000,),
)


def network_for(game: CableCar) -> Network:
    """The network for either game."""
    return COMPANY if game.company else CABLE_CAR
