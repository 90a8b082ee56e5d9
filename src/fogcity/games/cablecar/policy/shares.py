"""The value of points: those of rivals in the base game, and profits of companies in the company game."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
from fogcity.games.cablecar.policy.lines import expected_points, phase_of
from fogcity.games.cablecar.policy.scratch import Scratch
from fogcity.games.cablecar.shares import pile_size
from fogcity.games.cablecar.state import State

# The standard deviation of a company's profit from the expected profit, by phase.
DOUBT = np.array([14.0, 13.0, 12.0, 10.0, 8.0, 5.0])
BONUS = 0.1  # CC32: a tenth of the profit to the player who holds most
RIVALS = np.array([0.0, 0.0, 1.0, 0.6, 0.45, 0.35, 0.3])  # the weight of a rival's point, by the number of seats


@kernel
def find_interests(s: State, scratch: Scratch) -> None:
    """Find what a point of each seat, or of a company's profit, is worth to the seat to act."""
    if s.company:
        find_company_interests(s, scratch)
        return
    for seat in range(int(s.seats)):
        scratch.interest[seat] = 1.0 if seat == s.turn else -RIVALS[s.seats]


@kernel
def find_stakes(s: State, scratch: Scratch) -> None:
    """Find each seat's tenths of each company, as the seat to act knows them. Unknown shares count on average."""
    viewer = int(s.turn)
    for seat in range(int(s.seats)):
        for company in range(8):
            scratch.stake[seat, company] = 0.0
    for pile in range(4):
        hidden = mark_hidden(s, scratch, pile)
        for seat in range(int(s.seats)):
            if knows(int(s.held_known[seat, pile]), viewer):
                scratch.stake[seat, s.held[seat, pile]] += pile + 1.0
            else:
                for company in range(8):
                    scratch.stake[seat, company] += (pile + 1.0) * scratch.hidden[company] / hidden


@kernel
def knows(known: int, seat: int) -> bool:
    """Whether a seat is among those that know a share."""
    return (known >> seat) & 1 == 1


@kernel
def mark_hidden(s: State, scratch: Scratch, pile: int) -> int:
    """Mark the companies whose share of this percentage the seat to act has not seen. Return their number."""
    viewer, hidden = int(s.turn), 0
    for company in range(8):
        scratch.hidden[company] = 1.0
    scratch.hidden[s.face_up[pile]] = 0.0
    for place in range(pile_size(s)):
        if knows(int(s.pile_known[pile, place]), viewer):
            scratch.hidden[s.pile[pile, place]] = 0.0
    for seat in range(int(s.seats)):
        if knows(int(s.held_known[seat, pile]), viewer):
            scratch.hidden[s.held[seat, pile]] = 0.0
    for company in range(8):
        hidden += int(scratch.hidden[company])
    return hidden


@kernel
def find_values(s: State, scratch: Scratch) -> None:
    """Find the expected profit of each company, and its expected value (CC30)."""
    phase = phase_of(s)
    for company in range(8):
        scratch.profit[company] = expected_points(s, company, phase)
    rank_companies(scratch, phase)


@kernel
def rank_companies(scratch: Scratch, phase: int) -> None:
    """Find the expected value of each company from its expected profit (CC30)."""
    doubt = DOUBT[phase] * 1.414
    for company in range(8):
        scratch.value[company] = 8.0
        for other in range(8):
            if other != company:
                apart = (scratch.profit[other] - scratch.profit[company]) / doubt
                scratch.value[company] -= 0.5 * (1.0 + math.erf(apart / 1.414))


@kernel
def advantage(s: State, scratch: Scratch, company: int) -> float:
    """How many more tenths of a company the seat to act holds than the others do."""
    others = 0.0
    for seat in range(int(s.seats)):
        if seat != s.turn:
            others += scratch.stake[seat, company]
    return float(scratch.stake[s.turn, company] - others * RIVALS[s.seats])


@kernel
def majority(s: State, scratch: Scratch, company: int, stake: float) -> float:
    """The chance that no other seat holds more than this many tenths of a company."""
    if stake <= 0.0:
        return 0.0
    most = 0.0
    for seat in range(int(s.seats)):
        if seat != s.turn:
            most = max(most, scratch.stake[seat, company])
    return 1.0 / (1.0 + math.exp(most - stake - 0.5))


@kernel
def find_company_interests(s: State, scratch: Scratch) -> None:
    """Find what a company's profit is worth."""
    find_stakes(s, scratch)
    find_values(s, scratch)
    weigh_profits(s, scratch, DOUBT[phase_of(s)] * 1.414)


@kernel
def weigh_profits(s: State, scratch: Scratch, doubt: float) -> None:
    """Find what a point of profit is worth: it lifts a company past others, so the shares of both count (CC30-CC32).

    `doubt` is the standard deviation of the difference of two profits.
    """
    for company in range(8):
        scratch.advantage[company] = advantage(s, scratch, company)
    for company in range(8):
        own = float(scratch.advantage[company])
        worth = BONUS * (2.0 * majority(s, scratch, company, float(scratch.stake[s.turn, company])) - 1.0)
        for other in range(8):
            if other != company:
                apart = (scratch.profit[other] - scratch.profit[company]) / doubt
                density = math.exp(-0.5 * apart * apart) / (doubt * 2.507)
                worth += density * (own - scratch.advantage[other])
        scratch.interest[company] = worth


@kernel
def worth_of_share(s: State, scratch: Scratch, pile: int, company: int) -> float:
    """What holding a share pays on average, with its effect on the bonus."""
    others = float(scratch.stake[s.turn, company])
    if s.held[s.turn, pile] == company:
        others -= pile + 1.0
    gain = majority(s, scratch, company, others + pile + 1.0) - majority(s, scratch, company, others)
    return (pile + 1.0) * float(scratch.value[company]) + BONUS * float(scratch.profit[company]) * gain


@kernel
def weigh_swaps(s: State, scratch: Scratch, weights: npt.NDArray[np.float64], count: int) -> None:
    """Find what each exchange gains. Exchanges are the last eight actions. Unknown shares count with their average."""
    first = count - 8
    for pile in range(4):
        held = worth_of_share(s, scratch, pile, int(s.held[s.turn, pile]))
        taken = worth_of_share(s, scratch, pile, int(s.face_up[pile]))
        weights[first + 2 * pile] = taken - held
        weights[first + 2 * pile + 1] = worth_of_top(s, scratch, pile) - held


@kernel
def worth_of_top(s: State, scratch: Scratch, pile: int) -> float:
    """What the top share of a pile pays; if it is unknown, the average of all unknown shares."""
    if knows(int(s.pile_known[pile, 0]), int(s.turn)):
        return worth_of_share(s, scratch, pile, int(s.pile[pile, 0]))
    total, hidden = 0.0, mark_hidden(s, scratch, pile)
    for company in range(8):
        if scratch.hidden[company] > 0.0:
            total += worth_of_share(s, scratch, pile, company)
    return total / max(hidden, 1)
