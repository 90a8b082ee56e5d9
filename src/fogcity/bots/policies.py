"""The policies of the house's games, and what is needed to use one."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from fogcity.bots.policy import Policy
from fogcity.bots.turns import Turns
from fogcity.core.errors import BadOption
from fogcity.core.game import Game
from fogcity.core.loops import Codes, Records


@dataclass(frozen=True)
class Toolbox:
    """A policy, its compiled loops, and scratch for one move at a time."""

    policy: Policy
    turns: Turns
    scratches: Records
    codes: Codes
    weights: npt.NDArray[np.float64]


def policy_of(game: Game) -> Policy:
    """What the house's bots know about a game."""
    if game.name in ("cablecar", "company"):
        from fogcity.games.cablecar.policy.policy import CABLE_CAR, COMPANY

        return COMPANY if game.name == "company" else CABLE_CAR
    if game.name == "ticket":
        from fogcity.games.ticket.policy.policy import POLICY

        return POLICY
    raise BadOption(f"the bots of the house do not know how to play {game.name}")


@cache
def turns_of(policy: Policy) -> Turns:
    """The loops of a policy, compiled once."""
    return Turns(policy)


def toolbox(game: Game) -> Toolbox:
    """A toolbox of one's own: it must not be used in two threads at once."""
    policy = policy_of(game)
    return Toolbox(
        policy,
        turns_of(policy),
        np.zeros(1, policy.scratch),
        np.empty(game.most_legal, np.int32),
        np.empty(game.most_legal, np.float64),
    )
