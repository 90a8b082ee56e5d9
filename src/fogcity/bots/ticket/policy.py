"""What the bots are given for Ticket to Ride."""

from __future__ import annotations

from fogcity.bots.policy import Policy
from fogcity.bots.ticket.playout import play_out, random_action
from fogcity.bots.ticket.room import ROOM
from fogcity.bots.ticket.weigh import weigh
from fogcity.core.loops import Rules
from fogcity.ticket import rules
from fogcity.ticket.guess import guess
from fogcity.ticket.scoring import final_scores
from fogcity.ticket.sound import is_sound, is_whole
from fogcity.ticket.view import view

POLICY = Policy(
    rules=Rules(
        is_sound,
        is_whole,
        rules.deal,
        rules.is_legal,
        rules.list_actions,
        rules.play,
        rules.play_out,
        final_scores,
        view,
        guess,
    ),
    room=ROOM,
    random_action=random_action,
    weigh=weigh,
    play_out=play_out,
    temperature=0.5,
    margin=7.5,
)
