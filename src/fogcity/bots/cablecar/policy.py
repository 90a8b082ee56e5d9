"""What the bots know about Cable Car and the company game."""

from __future__ import annotations

from fogcity.bots.cablecar.playout import play_out, random_action
from fogcity.bots.cablecar.room import ROOM
from fogcity.bots.cablecar.weigh import weigh
from fogcity.bots.policy import Policy
from fogcity.cablecar.game import RULES

CABLE_CAR = Policy(RULES, ROOM, random_action, weigh, play_out, temperature=3.0, margin=20.0)
COMPANY = Policy(RULES, ROOM, random_action, weigh, play_out, temperature=0.5, margin=6.0)
