"""The policy of Cable Car and the company game."""

from __future__ import annotations

from fogcity.bots.policy import Policy
from fogcity.games.cablecar.game import RULES, CableCar
from fogcity.games.cablecar.policy.playout import play_out, random_action
from fogcity.games.cablecar.policy.scratch import SCRATCH
from fogcity.games.cablecar.policy.weigh import weigh

CABLE_CAR = Policy(RULES, SCRATCH, random_action, weigh, play_out, temperature=3.0, margin=20.0)
COMPANY = Policy(RULES, SCRATCH, random_action, weigh, play_out, temperature=0.5, margin=6.0)


def policy_for(game: CableCar) -> Policy:
    """The policy for either game."""
    return COMPANY if game.company else CABLE_CAR
