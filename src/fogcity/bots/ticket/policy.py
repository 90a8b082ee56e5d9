"""What the bots know about Ticket to Ride."""

from __future__ import annotations

from fogcity.bots.policy import Policy
from fogcity.bots.ticket.playout import play_out, random_action
from fogcity.bots.ticket.room import ROOM
from fogcity.bots.ticket.weigh import weigh
from fogcity.ticket.game import RULES

POLICY = Policy(RULES, ROOM, random_action, weigh, play_out, temperature=0.5, margin=7.5)
