"""Play games to their end quickly, with reasonable actions. Each seat follows a plan that it seldom changes."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import bit, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, below, next_word
from fogcity.games.ticket import rules
from fogcity.games.ticket.actions import CLAIM, DRAW_TICKETS, KEEP_BOTH, KEEP_FIRST, TAKE, TAKE_BLIND
from fogcity.games.ticket.board.board import FERRY
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.policy.cards import need_cards
from fogcity.games.ticket.policy.ending import last_claim, turns_left
from fogcity.games.ticket.policy.offers import keeping_worth
from fogcity.games.ticket.policy.plan import add_extras, list_tickets, plan_tickets
from fogcity.games.ticket.policy.prices import can_pay, survey, way_to_pay
from fogcity.games.ticket.policy.scratch import Scratch, Scratches
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, KINDS, OPEN, SECOND, State

any_action, play = rules.random_action, rules.play

WHIM = 24  # one turn in 24 is played at random
LOOK = 10  # one claim in 10 is postponed
ENOUGH_CARS, ENOUGH_TURNS = 6, 6.0  # needed to draw tickets when all are completed

# The state of a seat's plan.
UNPLANNED = 0
PLANNED = 1
NEW_TICKETS = 2  # draw tickets first


@kernel
def random_action(s: State, rng_state: RngState, scratches: Scratches, tables: BoardTables) -> int:
    """A uniformly random legal action."""
    return any_action(s, tables[0], rng_state, scratches[0].ways)


@kernel
def play_out(s: State, rng_state: RngState, scratches: Scratches, tables: BoardTables) -> int:
    """Play to the end. Return the number of actions."""
    t, scratch = tables[0], scratches[0]
    for seat in range(int(s.seats)):
        scratch.planned[seat] = UNPLANNED
    actions = 0
    while s.turn >= 0:
        play(s, quick_action(s, t, scratch, rng_state), tables)
        actions += 1
    return actions


@kernel
def quick_action(s: State, t: BoardTable, scratch: Scratch, rng_state: RngState) -> int:
    """A sensible action for the seat to act."""
    seat = int(s.turn)
    if s.stage == KEEPING or s.stage == CHOOSING:
        return quick_keeping(s, t, seat, scratch)
    if s.stage == SECOND:
        return quick_card(s, t, seat, scratch, rng_state)
    if s.stage != ACTING or below(rng_state, WHIM) == 0:
        return any_action(s, t, rng_state, scratch.ways)
    if s.final_turns > 0:
        action = last_claim(s, t, seat, scratch)
        return action if action >= 0 else quick_card(s, t, seat, scratch, rng_state)
    keep_plan(s, t, seat, scratch, rng_state)
    if scratch.planned[seat] == NEW_TICKETS:
        scratch.planned[seat] = UNPLANNED
        return DRAW_TICKETS
    action = quick_claim(s, t, seat, scratch, rng_state)
    return action if action >= 0 else quick_card(s, t, seat, scratch, rng_state)


@kernel
def quick_keeping(s: State, t: BoardTable, seat: int, scratch: Scratch) -> int:
    """Keep the tickets with the best plan."""
    survey(s, t, seat, scratch)
    chosen, best = KEEP_FIRST, -1e9
    for action in range(KEEP_FIRST, KEEP_BOTH + 1):
        worth = keeping_worth(s, t, seat, action, scratch, False)
        if worth > best:
            chosen, best = action, worth
    scratch.planned[seat] = UNPLANNED
    return chosen


# ---- plans


@kernel
def keep_plan(s: State, t: BoardTable, seat: int, scratch: Scratch, rng_state: RngState) -> None:
    """Make a plan for the seat if it has none, or its plan is done or has lost a route."""
    if scratch.planned[seat] == PLANNED:
        left, lost = np.uint64(0), np.uint64(0)
        for word in range(2):
            left |= scratch.wanted[seat, word]
            lost |= scratch.wanted[seat, word] & ~open_to(s, seat, word)
        if lost == np.uint64(0) and left != np.uint64(0):
            return
    turns, cars = turns_left(s, seat), int(s.cars[seat])
    survey(s, t, seat, scratch)
    list_tickets(s, t, seat, scratch)
    scratch.planned[seat] = PLANNED
    time = cars >= ENOUGH_CARS and turns >= ENOUGH_TURNS
    if scratch.tickets == 0 and s.tickets_left > 0 and time and below(rng_state, 2) == 0:
        scratch.planned[seat] = NEW_TICKETS
        return
    plan_tickets(t, scratch, cars, turns, False)
    add_extras(s, t, seat, scratch, cars - int(scratch.plan_cars), turns - float(scratch.plan_turns))
    for word in range(2):
        scratch.wanted[seat, word] = scratch.plan[word] | scratch.extras[word]


# ---- a turn


@kernel
def quick_claim(s: State, t: BoardTable, seat: int, scratch: Scratch, rng_state: RngState) -> int:
    """A claim of a wanted route that the seat can pay for, preferably one with more points; -1 if none."""
    luck = next_word(rng_state)
    if luck % np.uint64(LOOK) == np.uint64(0):
        return -1
    best, chosen = -1, -1
    for word in range(2):
        left = scratch.wanted[seat, word]
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            if can_pay(s, t, seat, route):
                luck = luck >> np.uint64(3)
                score = int(t.points[t.length[route]]) + int(luck & np.uint64(3))
                if may_take_souvenir(s, seat, int(t.a[route])) or may_take_souvenir(s, seat, int(t.b[route])):
                    score += 2
                if score > best:
                    best, chosen = score, route
    if chosen < 0:
        return -1
    scratch.wanted[seat, chosen // 64] &= ~bit(chosen % 64)
    need_wanted(s, t, seat, scratch)
    return CLAIM + way_to_pay(s, t, seat, scratch, chosen)


@kernel
def need_wanted(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find the cards needed for the routes that the seat wants."""
    for kind in range(KINDS):
        scratch.need[kind] = 0
    need_cards(s, t, seat, scratch, scratch.wanted[seat, 0], scratch.wanted[seat, 1])


@kernel
def quick_card(s: State, t: BoardTable, seat: int, scratch: Scratch, rng_state: RngState) -> int:
    """Take a needed card if one lies open, otherwise a ferry or an unseen card."""
    if scratch.planned[seat] == PLANNED:
        need_wanted(s, t, seat, scratch)
        place = below(rng_state, OPEN)
        ferry = False
        for _ in range(OPEN):
            place = place + 1 if place + 1 < OPEN else 0
            kind = int(s.open[place])
            if kind < 0:
                continue
            if kind == FERRY:
                ferry = True
            elif scratch.need[kind] > s.hand[seat, kind]:
                return TAKE + kind
        if ferry and s.stage == ACTING and (scratch.need[FERRY] > s.hand[seat, FERRY] or below(rng_state, 2) == 0):
            return TAKE + FERRY
    if s.deck_left > 0:
        return TAKE_BLIND
    return any_action(s, t, rng_state, scratch.ways)
