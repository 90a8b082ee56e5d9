"""Finds the policy of a game and compiles what bots need to use it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from fogcity.bots.plain import plain_policy
from fogcity.bots.policy import Policy
from fogcity.bots.turns import Turns
from fogcity.core.game import Game
from fogcity.core.loops import Codes, Records
from fogcity.core.parts import find_part


@dataclass(frozen=True)
class Toolbox:
    """A policy, its compiled loops, and scratch buffers for one move at a time."""

    policy: Policy
    turns: Turns
    scratches: Records
    codes: Codes
    weights: npt.NDArray[np.float64]


def policy_of(game: Game) -> Policy:
    """The policy of a game, or one that only knows the rules if the game has none."""
    return find_part(game, "policy", Policy) or _plain(game)


@cache
def _plain(game: Game) -> Policy:
    return plain_policy(game)


@cache
def turns_of(policy: Policy) -> Turns:
    """The loops of a policy, compiled once."""
    return Turns(policy)


def make_toolbox(game: Game) -> Toolbox:
    """A new toolbox. It must not be used in two threads at once."""
    policy = policy_of(game)
    return Toolbox(
        policy,
        turns_of(policy),
        np.zeros(1, policy.scratch),
        np.empty(game.most_legal, np.int32),
        np.empty(game.most_legal, np.float64),
    )
