"""The features of the company game: what shares are worth, who holds most of a company, and what can be exchanged.

`stakes` and `worths` are scratch buffers: one has the tenths of companies that seats hold, as the seat knows them, the
other has the profits and values of companies. For an action that changes one of these, the other stays the same.
"""

from __future__ import annotations

import math

import numpy as np

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.network.rows import (
    APART,
    EXCHANGE,
    GAINS,
    HALVES,
    HELD,
    LEFT,
    MAJORITY,
    MARGINS,
    MOST_TENTHS,
    OFFER,
    PROFIT,
    RIVAL_STAKE,
    STAKE,
    TABLE,
    TENTHS,
    UNTIL,
    VALUES,
)
from fogcity.games.cablecar.options import EXCHANGE_UNTIL
from fogcity.games.cablecar.policy.lines import PHASES, expected_points, phase_of
from fogcity.games.cablecar.policy.scratch import GAPS, Scratch
from fogcity.games.cablecar.policy.shares import BONUS, RIVALS, find_stakes, knows, weigh_profits
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import State

INTEREST = 8.0  # brings the worth of a point of profit to about one
# By the size of the table and the phase, from games of motormen: the standard deviation of a company's profit from the
# expected profit; and that of a difference of expected profits which tells as well which company is ahead at the end.
# Early leads are small, but they last, because players who hold shares of a company lead its lines on.
DOUBT = np.array([[13.6, 11.5, 9.6, 8.0, 6.3, 4.1], [11.0, 9.5, 8.5, 7.2, 5.7, 3.5], [9.1, 8.2, 7.5, 6.5, 5.2, 3.1]])
ORDER_DOUBT = np.array(
    [[5.0, 7.0, 8.8, 8.9, 7.2, 4.8], [8.0, 8.5, 9.5, 9.3, 7.3, 4.6], [10.3, 10.0, 10.4, 9.8, 7.4, 4.5]]
)


@kernel
def clip(number: float, most: int) -> int:
    """A number rounded to a whole one from 0 to this many."""
    return min(max(int(number + 0.5), 0), most)


@kernel
def find_company_worths(s: State, scratch: Scratch) -> None:
    """Find what companies will be worth, and what a point of their profit is worth to the seat to act."""
    find_stakes(s, scratch)
    phase = phase_of(s)
    for company in range(8):
        scratch.profit[company] = expected_points(s, company, phase)
    rank(s, scratch, phase)
    weigh_profits(s, scratch, float(DOUBT[TABLE[s.seats], phase]) * math.sqrt(2.0))
    for company in range(8):
        scratch.interest[company] *= INTEREST
    find_holdings(s, scratch, int(s.turn))


@kernel
def rank(s: State, scratch: Scratch, phase: int) -> None:
    """Find the expected value of each company from its expected profit (CC30)."""
    doubt = float(ORDER_DOUBT[TABLE[s.seats], phase]) * math.sqrt(2.0)
    for company in range(8):
        scratch.value[company] = 4.5
        for other in range(company):
            ahead = 0.5 * math.erf((scratch.profit[company] - scratch.profit[other]) / doubt)
            scratch.value[company] += ahead
            scratch.value[other] -= ahead


@kernel
def most_of_others(s: State, stakes: Scratch, seat: int, company: int) -> float:
    """The most tenths of a company that another seat holds, as far as is known."""
    most = 0.0
    for other in range(int(s.seats)):
        if other != seat:
            most = max(most, float(stakes.stake[other, company]))
    return most


@kernel
def find_holdings(s: State, stakes: Scratch, seat: int) -> None:
    """Find what depends on the stakes alone: see the scratch buffer."""
    for company in range(8):
        stakes.advantage[company] = 0.0
        stakes.bonus[company] = 0.0
        stakes.most[company] = most_of_others(s, stakes, seat, company)
        for other in range(int(s.seats)):
            stake = float(stakes.stake[other, company])
            if stake > 0.0:
                weight = 1.0 if other == seat else -float(RIVALS[s.seats])
                apart = most_of_others(s, stakes, other, company) - stake
                stakes.advantage[company] += weight * stake
                stakes.bonus[company] += weight / (1.0 + math.exp(apart - 0.5))


@kernel
def lead_by_shares(stakes: Scratch, worths: Scratch) -> float:
    """The lead that a seat expects in the company game, as far as shares are known (CC31, CC32)."""
    lead = 0.0
    for company in range(8):
        lead += float(stakes.advantage[company] * worths.value[company])
        lead += BONUS * float(stakes.bonus[company] * worths.profit[company])
    return lead


@kernel
def value_step(value: float) -> int:
    """The value of a company, in halves."""
    return clip(2.0 * value - 2.0, VALUES - 1)


@kernel
def apart_features(s: State, phase: int, stakes: Scratch, worths: Scratch, rows: Rows, values: Floats, n: int) -> int:
    """Write how far companies are apart."""
    first = (int(TABLE[s.seats]) * PHASES + phase) * GAPS
    for gap in range(GAPS):
        worths.apart[gap] = 0.0
    for company in range(8):
        for other in range(company):
            lead = float(worths.profit[company] - worths.profit[other])
            step = min(int(2.2 * math.sqrt(abs(lead))), GAPS - 1)
            more = float(stakes.advantage[company] - stakes.advantage[other])
            worths.apart[step] += more if lead > 0.0 else -more
    for gap in range(GAPS):
        n = put(rows, values, n, APART + first + gap, float(worths.apart[gap]) / 4.0)
    return n


@kernel
def share_features(
    s: State,
    seat: int,
    phase: int,
    stakes: Scratch,
    worths: Scratch,
    turning: int,
    rows: Rows,
    values: Floats,
    n: int,
) -> int:
    """Write the features of shares. The open share of the pile `turning` is not known yet."""
    half = phase * HALVES // PHASES
    for company in range(8):
        stake = float(stakes.stake[seat, company])
        most = float(stakes.most[company])
        value = value_step(float(worths.value[company]))
        if stake > 0.0:
            held = clip(stake, TENTHS - 1)
            n = put(rows, values, n, STAKE + (phase * TENTHS + held) * VALUES + value, 1.0)
        n = put(rows, values, n, RIVAL_STAKE + (half * MOST_TENTHS + clip(most, MOST_TENTHS - 1)) * VALUES + value, 1.0)
        margin = phase * MARGINS + clip(stake - most + MARGINS // 2, MARGINS - 1)
        n = put(rows, values, n, MAJORITY + margin, 1.0)
        n = put(rows, values, n, PROFIT + margin, float(worths.profit[company]) / 20.0)
    n = apart_features(s, phase, stakes, worths, rows, values, n)
    if not exchange_is_open(s):
        return n
    n = put(rows, values, n, EXCHANGE + phase, 1.0)
    highest = 0
    for company in range(8):
        highest = max(highest, int(s.score[company]))
    n = put(rows, values, n, UNTIL + clip((int(s.options[EXCHANGE_UNTIL]) - highest) / 3.0, LEFT - 1), 1.0)
    for pile in range(4):
        if not knows(int(s.held_known[seat, pile]), seat):
            continue
        held_value = float(worths.value[s.held[seat, pile]])
        n = put(rows, values, n, HELD + (pile * HALVES + half) * VALUES + value_step(held_value), 1.0)
        if pile != turning:
            gain = clip(2.0 * (float(worths.value[s.face_up[pile]]) - held_value) + GAINS // 2, GAINS - 1)
            n = put(rows, values, n, OFFER + (pile * HALVES + half) * GAINS + gain, 1.0)
    return n


@kernel
def keep_share_features(scratch: Scratch, rows: Rows, values: Floats, start: int, end: int) -> None:
    """Keep the features of shares of a position, for changes by actions."""
    scratch.share_features = end - start
    for i in range(end - start):
        scratch.share_rows[i], scratch.share_values[i] = rows[start + i], values[start + i]


@kernel
def change_of_shares(
    after: State,
    seat: int,
    phase: int,
    scratch: Scratch,
    stakes: Scratch,
    worths: Scratch,
    turning: int,
    rows: Rows,
    values: Floats,
    start: int,
) -> int:
    """Write how the features of shares change, from those that were kept to those after an action."""
    kept = int(scratch.share_features)
    middle = start + kept
    end = share_features(after, seat, phase, stakes, worths, turning, rows, values, middle)
    alike, n = end - middle == kept, start
    for i in range(kept):  # most of them stay as they were, so their changes are few
        row, value = int(scratch.share_rows[i]), float(scratch.share_values[i])
        if alike:
            then, now = int(rows[middle + i]), float(values[middle + i])
            if row == then:
                value -= now
            else:
                n = put(rows, values, n, then, now)
        if value != 0.0:
            n = put(rows, values, n, row, -value)
    if alike:
        return n
    for i in range(middle, end):
        n = put(rows, values, n, rows[i], values[i])
    return n
