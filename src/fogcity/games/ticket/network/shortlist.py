"""Which actions are worth valuing in a simulation. Most claims are not, and the policy can tell at little cost."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.core.loops import Codes
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables, paid_colour, paid_ferries
from fogcity.games.ticket.policy.cards import payment_worth
from fogcity.games.ticket.policy.ending import last_gain
from fogcity.games.ticket.policy.scratch import Scratch, Scratches
from fogcity.games.ticket.policy.weigh import claim_gain, claim_worth
from fogcity.games.ticket.state import ACTING, State

MOST_CLAIMS = 8


@kernel
def shortlist(s: State, codes: Codes, count: int, scratches: Scratches, tables: BoardTables) -> int:
    """Keep the claims that the policy weighs most, each paid in the best way, and all other actions."""
    if s.stage != ACTING:
        return count
    claims = count
    while claims > 0 and codes[claims - 1] >= CLAIM:
        claims -= 1
    if count - claims <= 2:
        return count
    worths = np.empty(MOST_CLAIMS)
    kept, i = 0, claims
    while i < count:
        action, worth, i = best_payment(s, tables[0], codes, i, count, scratches[0])
        place = kept
        while place > 0 and worths[place - 1] < worth:
            if place < MOST_CLAIMS:
                worths[place], codes[claims + place] = worths[place - 1], codes[claims + place - 1]
            place -= 1
        if place < MOST_CLAIMS:
            worths[place], codes[claims + place] = worth, action
            kept = min(kept + 1, MOST_CLAIMS)
    return claims + kept


@kernel
def best_payment(s: State, t: BoardTable, codes: Codes, i: int, count: int, scratch: Scratch) -> tuple[int, float, int]:
    """The best way to pay for the route of a claim, the policy's weight of that, and where the next route begins."""
    seat, route = int(s.turn), int(t.way_route[codes[i] - CLAIM])
    planned = has(scratch.plan[route // 64] | scratch.extras[route // 64], route % 64)
    chosen, least = int(codes[i]), 1000.0
    while i < count and t.way_route[codes[i] - CLAIM] == route:
        way = int(codes[i]) - CLAIM
        paid = payment_worth(s, t, seat, scratch, route, paid_colour(t, way), paid_ferries(t, way), planned)
        if paid < least:
            chosen, least = int(codes[i]), paid
        i += 1
    turns = float(scratch.turns_left)
    if turns <= 1.0:
        return chosen, last_gain(s, t, seat, scratch, route) - 0.001 * least, i
    return chosen, claim_worth(s, t, seat, scratch, route, claim_gain(s, t, seat, route), turns) - least, i
