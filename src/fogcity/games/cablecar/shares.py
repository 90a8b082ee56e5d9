"""The shares of the company game: dealing, exchanging and scoring (CC25-CC34)."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
from fogcity.core.rng import draw_shuffle
from fogcity.games.cablecar.options import EXCHANGE_UNTIL, TURN_LIMIT
from fogcity.games.cablecar.state import EVERYBODY, State


@kernel
def deal_shares(s: State) -> None:
    """Shuffle the pile of each percentage, deal one share of each to every player, turn up the next one (CC26)."""
    shares = np.empty(8, np.int8)
    for pile in range(4):
        for company in range(8):
            shares[company] = company
        draw_shuffle(s.generator, shares, 8)
        for seat in range(s.seats):
            s.held[seat, pile] = shares[seat]
            s.held_known[seat, pile] = 1 << seat
        s.face_up[pile] = shares[s.seats]
        for place in range(pile_size(s)):
            s.pile[pile, place] = shares[s.seats + 1 + place]


@kernel
def pile_size(s: State) -> int:
    """The number of face-down shares in each pile: those not in hands, less the one turned up."""
    return 7 - int(s.seats)


@kernel
def exchange_is_open(s: State) -> bool:
    """CC27, CC29: shares may be exchanged until a company's profit or the number of turns reaches the table's limit."""
    if not s.company or s.turns >= s.options[TURN_LIMIT]:
        return False
    for company in range(8):
        if s.score[company] >= s.options[EXCHANGE_UNTIL]:
            return False
    return True


@kernel
def swap(s: State, pile: int, blind: bool) -> None:
    """Exchange a share (CC28). All players see where it goes, so those who know it still know it."""
    seat = int(s.turn)
    last = pile_size(s)  # the index just past the pile
    given, given_known = s.held[seat, pile], s.held_known[seat, pile]
    if blind:
        s.held[seat, pile] = s.pile[pile, 0]
        s.held_known[seat, pile] = s.pile_known[pile, 0] | (1 << seat)
    else:
        s.held[seat, pile] = s.face_up[pile]
        s.held_known[seat, pile] = EVERYBODY
        s.face_up[pile] = s.pile[pile, 0]
    for place in range(last - 1):
        s.pile[pile, place] = s.pile[pile, place + 1]
        s.pile_known[pile, place] = s.pile_known[pile, place + 1]
    s.pile[pile, last - 1] = given
    s.pile_known[pile, last - 1] = given_known


@kernel
def show_shares(s: State) -> None:
    """At the end all players reveal their shares for scoring (CC31)."""
    if s.company:
        for seat in range(s.seats):
            for pile in range(4):
                s.held_known[seat, pile] = EVERYBODY


@kernel
def company_values(s: State, values: npt.NDArray[np.int64]) -> None:
    """Find the value of each company: 8 for the most profit, one less for each distinct higher profit (CC30)."""
    for company in range(8):
        values[company] = 8
        for other in range(8):
            first = True  # whether it is the first company with this profit
            for earlier in range(other):
                first = first and s.score[earlier] != s.score[other]
            if first and s.score[other] > s.score[company]:
                values[company] -= 1


@kernel
def company_points(s: State, points: npt.NDArray[np.int64]) -> None:
    """Add what each player's shares pay, and the bonus for holding the most of a company (CC31, CC32)."""
    values = np.empty(8, np.int64)
    company_values(s, values)
    stake = np.zeros((6, 8), np.int64)
    for seat in range(s.seats):
        points[seat] = 0
        for pile in range(4):
            company = int(s.held[seat, pile])
            stake[seat, company] += pile + 1
            points[seat] += (pile + 1) * values[company]  # CC31
    for company in range(8):  # CC32
        most = 0
        for seat in range(s.seats):
            most = max(most, stake[seat, company])
        for seat in range(s.seats):
            if most > 0 and stake[seat, company] == most:
                points[seat] += int(s.score[company]) // 10
