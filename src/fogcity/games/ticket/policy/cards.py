"""The cards that a plan needs, and the worth of cards to it."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.board import FERRY, GREY
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.scratch import CARD, COMPLETE, JOKER, MUST, PAID, USELESS, Scratch
from fogcity.games.ticket.state import KINDS, OPEN, State


@kernel
def need_cards(s: State, t: BoardTable, seat: int, scratch: Scratch, low: np.uint64, high: np.uint64) -> None:
    """Add the cards for these routes to the needed cards. Pay for grey routes in the most plentiful colour."""
    for grey in range(2):
        for word in range(2):
            left = low if word == 0 else high
            while left != np.uint64(0):
                route = 64 * word + lowest(left)
                left = without_lowest(left)
                colour = int(t.colour[route])
                if (colour == GREY) != (grey == 1):
                    continue
                if colour == GREY:
                    colour = spare_colour(s, seat, scratch)
                scratch.paid_in[route] = colour
                scratch.need[colour] += t.length[route] - t.ferries[route]
                scratch.need[FERRY] += t.ferries[route]


@kernel
def spare_colour(s: State, seat: int, scratch: Scratch) -> int:
    """The colour with the most spare cards in hand."""
    best, most = 0, -1000
    for colour in range(GREY):
        over = int(s.hand[seat, colour]) - int(scratch.need[colour])
        if over > most:
            best, most = colour, over
    return best


@kernel
def shortage(s: State, seat: int, scratch: Scratch) -> int:
    """How many needed cards the hand lacks. Spare ferries count as any card."""
    lacking = 0
    for colour in range(GREY):
        lacking += max(int(scratch.need[colour]) - int(s.hand[seat, colour]), 0)
    spare = int(s.hand[seat, FERRY]) - int(scratch.need[FERRY])
    return max(lacking - spare, 0) if spare >= 0 else lacking - spare


@kernel
def judge_cards(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find what one more card of each kind is worth to the plan and its extra routes."""
    for kind in range(KINDS):
        scratch.need[kind] = 0
        scratch.card_worth[kind] = CARD * USELESS
    need_cards(s, t, seat, scratch, scratch.plan[0], scratch.plan[1])
    need_cards(s, t, seat, scratch, scratch.extras[0], scratch.extras[1])
    if shortage(s, seat, scratch) > 0:
        for colour in range(GREY):
            if scratch.need[colour] > s.hand[seat, colour]:
                scratch.card_worth[colour] = CARD
        scratch.card_worth[FERRY] = CARD * JOKER * (MUST if scratch.need[FERRY] > s.hand[seat, FERRY] else 1.0)
    prize_last_cards(s, t, seat, scratch)
    judge_blind(s, t, seat, scratch)


@kernel
def prize_last_cards(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Raise the worth of cards that complete the payment for a route."""
    ferries = int(s.hand[seat, FERRY])
    for word in range(2):
        left = scratch.plan[word] | scratch.extras[word]
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            colour, spare = int(scratch.paid_in[route]), int(t.length[route] - t.ferries[route])
            over = ferries - int(t.ferries[route])
            prize = COMPLETE * float(t.points[t.length[route]])
            missing = spare - int(s.hand[seat, colour])
            if over >= 0 and missing > 0 and missing - over == 1:
                scratch.card_worth[colour] += prize
            if over < 0 and missing <= 0 and over == -1:
                scratch.card_worth[FERRY] += prize


@kernel
def unseen_cards(s: State, t: BoardTable, seat: int, kind: int) -> int:
    """How many cards of a kind the seat cannot see: they are in the deck or, unseen, in other hands."""
    unseen = int(t.cards[kind]) - int(s.discards[kind]) - int(s.hand[seat, kind])
    for place in range(OPEN):
        unseen -= int(s.open[place] == kind)
    for other in range(int(s.seats)):
        if other != seat:
            unseen -= int(s.shown[other, kind])
    return unseen


@kernel
def judge_blind(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find what an unseen card is worth: the average of all cards that the seat cannot see."""
    total, worth = 0, 0.0
    for kind in range(KINDS):
        unseen = unseen_cards(s, t, seat, kind)
        total += unseen
        worth += unseen * scratch.card_worth[kind]
    scratch.blind_worth = worth / max(total, 1)


@kernel
def payment_worth(
    s: State, t: BoardTable, seat: int, scratch: Scratch, route: int, colour: int, ferries: int, planned: bool
) -> float:
    """What the cards of a payment are worth to the rest of the plan."""
    cards = int(t.length[route]) - ferries
    own, extra = 0, ferries
    if planned:
        extra -= int(t.ferries[route])
        if scratch.paid_in[route] == colour:
            own = int(t.length[route] - t.ferries[route])
    worth = PAID * JOKER * extra
    held, others = int(s.hand[seat, colour]), int(scratch.need[colour]) - own
    if own > held:
        worth -= PAID * min(extra, own - held)
    lacking = max(others - held + cards, 0) - max(others - held, 0)
    worth += PAID * lacking
    if own == 0:
        worth += PAID * USELESS * (cards - lacking)
    return worth
