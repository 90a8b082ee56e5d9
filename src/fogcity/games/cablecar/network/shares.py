"""The features of the company game: what shares are worth, who holds most of a company, and what can be exchanged.

`stakes` and `worths` are scratch buffers: one has the tenths of companies that seats hold, as the seat knows them, the
other has the profits and values of companies. For an action that changes one of these, the other stays the same.
"""

from __future__ import annotations

import math

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.network.rows import (
    EXCHANGE,
    GAINS,
    HALVES,
    HELD,
    LEFT,
    MAJORITY,
    MARGINS,
    OFFER,
    PROFIT,
    STAKE,
    TENTHS,
    UNTIL,
)
from fogcity.games.cablecar.options import EXCHANGE_UNTIL
from fogcity.games.cablecar.policy.lines import PHASES
from fogcity.games.cablecar.policy.scratch import Scratch
from fogcity.games.cablecar.policy.shares import BONUS, RIVALS, knows
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import State


@kernel
def clip(number: float, most: int) -> int:
    """A number rounded to a whole one from 0 to this many."""
    return min(max(int(number + 0.5), 0), most)


@kernel
def most_of_others(s: State, stakes: Scratch, seat: int, company: int) -> float:
    """The most tenths of a company that another seat holds, as far as is known."""
    most = 0.0
    for other in range(int(s.seats)):
        if other != seat:
            most = max(most, float(stakes.stake[other, company]))
    return most


@kernel
def payout(s: State, stakes: Scratch, worths: Scratch, seat: int) -> float:
    """What the shares of a seat will pay, as far as they are known (CC31, CC32)."""
    total = 0.0
    for company in range(8):
        stake = float(stakes.stake[seat, company])
        if stake > 0.0:
            apart = most_of_others(s, stakes, seat, company) - stake
            total += stake * float(worths.value[company])
            total += BONUS * float(worths.profit[company]) / (1.0 + math.exp(apart - 0.5))
    return total


@kernel
def lead_by_shares(s: State, stakes: Scratch, worths: Scratch, seat: int) -> float:
    """The lead that a seat expects in the company game."""
    lead = 0.0
    for other in range(int(s.seats)):
        lead += payout(s, stakes, worths, other) * (1.0 if other == seat else -RIVALS[s.seats])
    return lead


@kernel
def share_features(
    s: State,
    seat: int,
    phase: int,
    stakes: Scratch,
    worths: Scratch,
    turning: int,
    sign: float,
    rows: Rows,
    values: Floats,
    n: int,
) -> int:
    """Write the features of shares, times a sign. The open share of the pile `turning` is not known yet."""
    half = phase * HALVES // PHASES
    for company in range(8):
        stake = float(stakes.stake[seat, company])
        ahead = stake - most_of_others(s, stakes, seat, company)
        held, worth = clip(stake, TENTHS - 1), clip(float(worths.value[company]) - 1.0, 7)
        n = put(rows, values, n, STAKE + (half * TENTHS + held) * 8 + worth, sign)
        margin = half * MARGINS + clip(ahead + MARGINS // 2, MARGINS - 1)
        n = put(rows, values, n, MAJORITY + margin, sign)
        n = put(rows, values, n, PROFIT + margin, sign * float(worths.profit[company]) / 20.0)
    if not exchange_is_open(s):
        return n
    n = put(rows, values, n, EXCHANGE + phase, sign)
    most = 0
    for company in range(8):
        most = max(most, int(s.score[company]))
    n = put(rows, values, n, UNTIL + clip((int(s.options[EXCHANGE_UNTIL]) - most) / 3.0, LEFT - 1), sign)
    for pile in range(4):
        if not knows(int(s.held_known[seat, pile]), seat):
            continue
        worth_held = float(worths.value[s.held[seat, pile]])
        n = put(rows, values, n, HELD + pile * HALVES + half, sign * (worth_held - 4.5) / 4.0)
        if pile != turning:
            gain = float(worths.value[s.face_up[pile]]) - worth_held
            n = put(rows, values, n, OFFER + (pile * HALVES + half) * GAINS + clip(gain + GAINS // 2, GAINS - 1), sign)
    return n
