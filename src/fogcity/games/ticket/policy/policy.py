"""The policy of Ticket to Ride."""

from __future__ import annotations

from fogcity.bots.policy import Policy
from fogcity.games.ticket.game import RULES, TicketToRide
from fogcity.games.ticket.policy.playout import play_out, random_action
from fogcity.games.ticket.policy.scratch import SCRATCH
from fogcity.games.ticket.policy.weigh import weigh

POLICY = Policy(RULES, SCRATCH, random_action, weigh, play_out, temperature=0.5, margin=7.5)


def policy_for(_game: TicketToRide) -> Policy:
    """The policy for any board."""
    return POLICY
