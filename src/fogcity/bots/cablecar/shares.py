"""Whose points matter: rivals in the base game, and the companies whose shares are held in the company game."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt

from fogcity.bots.cablecar.lines import expected_points, phase_of
from fogcity.bots.cablecar.room import Room
from fogcity.cablecar.shares import pile_size
from fogcity.cablecar.state import State
from fogcity.core.kernel import kernel

# How far a company's profit is from what is expected of it, by phase, as a standard deviation.
DOUBT = np.array([14.0, 13.0, 12.0, 10.0, 8.0, 5.0])
BONUS = 0.1  # CC32: a tenth of the profit to who holds most
RIVALS = np.array([0.0, 0.0, 1.0, 0.6, 0.45, 0.35, 0.3])  # what a point of each rival counts, by the number of seats


@kernel
def find_interests(s: State, room: Room) -> None:
    """What a point of each seat, or a company's profit, is worth to the seat to act."""
    if s.company:
        find_company_interests(s, room)
        return
    for seat in range(int(s.seats)):
        room.interest[seat] = 1.0 if seat == s.turn else -RIVALS[s.seats]


@kernel
def find_stakes(s: State, room: Room) -> None:
    """What everybody holds of each company, in tenths, as far as the seat to act knows; the rest on average."""
    viewer = int(s.turn)
    for seat in range(int(s.seats)):
        for company in range(8):
            room.stake[seat, company] = 0.0
    for pile in range(4):
        hidden = mark_hidden(s, room, pile)
        for seat in range(int(s.seats)):
            if knows(int(s.held_known[seat, pile]), viewer):
                room.stake[seat, s.held[seat, pile]] += pile + 1.0
            else:
                for company in range(8):
                    room.stake[seat, company] += (pile + 1.0) * room.hidden[company] / hidden


@kernel
def knows(known: int, seat: int) -> bool:
    """Is a seat among those that know a share?"""
    return (known >> seat) & 1 == 1


@kernel
def mark_hidden(s: State, room: Room, pile: int) -> int:
    """Mark the companies of which the seat to act has not seen the share of this percentage. How many are there?"""
    viewer, hidden = int(s.turn), 0
    for company in range(8):
        room.hidden[company] = 1.0
    room.hidden[s.face_up[pile]] = 0.0
    for place in range(pile_size(s)):
        if knows(int(s.pile_known[pile, place]), viewer):
            room.hidden[s.pile[pile, place]] = 0.0
    for seat in range(int(s.seats)):
        if knows(int(s.held_known[seat, pile]), viewer):
            room.hidden[s.held[seat, pile]] = 0.0
    for company in range(8):
        hidden += int(room.hidden[company])
    return hidden


@kernel
def find_values(s: State, room: Room) -> None:
    """The profit to be expected of each company, and the value that this gives it (CC30)."""
    phase = phase_of(s)
    for company in range(8):
        room.profit[company] = expected_points(s, company, phase)
    doubt = DOUBT[phase] * 1.414
    for company in range(8):
        room.value[company] = 8.0
        for other in range(8):
            if other != company:
                apart = (room.profit[other] - room.profit[company]) / doubt
                room.value[company] -= 0.5 * (1.0 + math.erf(apart / 1.414))


@kernel
def advantage(s: State, room: Room, company: int) -> float:
    """How many tenths of a company the seat to act holds more than the others do."""
    others = 0.0
    for seat in range(int(s.seats)):
        if seat != s.turn:
            others += room.stake[seat, company]
    return float(room.stake[s.turn, company] - others * RIVALS[s.seats])


@kernel
def majority(s: State, room: Room, company: int, stake: float) -> float:
    """How likely holding so many tenths is the most that anybody holds of a company."""
    if stake <= 0.0:
        return 0.0
    most = 0.0
    for seat in range(int(s.seats)):
        if seat != s.turn:
            most = max(most, room.stake[seat, company])
    return 1.0 / (1.0 + math.exp(most - stake - 0.5))


@kernel
def find_company_interests(s: State, room: Room) -> None:
    """Profit lifts a company past others, which counts by what is held of it and of those it passes (CC30-CC32)."""
    find_stakes(s, room)
    find_values(s, room)
    doubt = DOUBT[phase_of(s)] * 1.414
    for company in range(8):
        own = advantage(s, room, company)
        worth = BONUS * (2.0 * majority(s, room, company, float(room.stake[s.turn, company])) - 1.0)
        for other in range(8):
            if other != company:
                apart = (room.profit[other] - room.profit[company]) / doubt
                density = math.exp(-0.5 * apart * apart) / (doubt * 2.507)
                worth += density * (own - advantage(s, room, other))
        room.interest[company] = worth


@kernel
def worth_of_share(s: State, room: Room, pile: int, company: int) -> float:
    """What a share pays to be held, on average, with the bonus that it may bring."""
    others = float(room.stake[s.turn, company])
    if s.held[s.turn, pile] == company:
        others -= pile + 1.0
    gain = majority(s, room, company, others + pile + 1.0) - majority(s, room, company, others)
    return (pile + 1.0) * float(room.value[company]) + BONUS * float(room.profit[company]) * gain


@kernel
def weigh_swaps(s: State, room: Room, weights: npt.NDArray[np.float64], count: int) -> None:
    """What each exchange wins; they are the last eight actions. Whose share is unknown is worth the average."""
    first = count - 8
    for pile in range(4):
        held = worth_of_share(s, room, pile, int(s.held[s.turn, pile]))
        taken = worth_of_share(s, room, pile, int(s.face_up[pile]))
        weights[first + 2 * pile] = taken - held
        weights[first + 2 * pile + 1] = worth_of_top(s, room, pile) - held


@kernel
def worth_of_top(s: State, room: Room, pile: int) -> float:
    """What the share on top of a pile pays: known, or the average of those that are not."""
    if knows(int(s.pile_known[pile, 0]), int(s.turn)):
        return worth_of_share(s, room, pile, int(s.pile[pile, 0]))
    total, hidden = 0.0, mark_hidden(s, room, pile)
    for company in range(8):
        if room.hidden[company] > 0.0:
            total += worth_of_share(s, room, pile, company)
    return total / max(hidden, 1)
