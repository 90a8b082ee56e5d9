"""Games played to the end, quickly but with sense: every seat follows a plan that it seldom makes anew."""

from __future__ import annotations

import numpy as np

from fogcity.bots.ticket.cards import need_cards
from fogcity.bots.ticket.extras import add_extras
from fogcity.bots.ticket.finish import last_claim
from fogcity.bots.ticket.offers import keeping_worth
from fogcity.bots.ticket.pace import turns_left
from fogcity.bots.ticket.paying import can_pay, way_to_pay
from fogcity.bots.ticket.plan import list_tickets, plan_tickets
from fogcity.bots.ticket.prices import survey
from fogcity.bots.ticket.room import Room, Rooms
from fogcity.core.bits import bit, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.core.rng import Words, below, next_word
from fogcity.ticket import rules
from fogcity.ticket.board import FERRY
from fogcity.ticket.routes import open_to
from fogcity.ticket.rules import may_take_souvenir
from fogcity.ticket.state import ACTING, CHOOSING, KEEPING, KINDS, OPEN, SECOND, State
from fogcity.ticket.tables import (
    CLAIM,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    TAKE,
    TAKE_BLIND,
    BoardTable,
    BoardTables,
)

any_action, play = rules.random_action, rules.play

WHIM = 24  # one turn in so many is played at random
LOOK = 10  # one turn in so many a claim is put off
ENOUGH_CARS, ENOUGH_TURNS = 6, 6.0  # to draw tickets when all are completed

# What a seat's plan is good for.
UNPLANNED = 0
PLANNED = 1
NEW_TICKETS = 2  # tickets are to be drawn first


@kernel
def random_action(s: State, words: Words, rooms: Rooms, tables: BoardTables) -> int:
    """Each legal action as likely as any other."""
    return any_action(s, tables[0], words, rooms[0].ways)


@kernel
def play_out(s: State, words: Words, rooms: Rooms, tables: BoardTables) -> int:
    """Play to the end. Gives the number of actions."""
    t, room = tables[0], rooms[0]
    for seat in range(int(s.seats)):
        room.planned[seat] = UNPLANNED
    actions = 0
    while s.turn >= 0:
        play(s, quick_action(s, t, room, words), tables)
        actions += 1
    return actions


@kernel
def quick_action(s: State, t: BoardTable, room: Room, words: Words) -> int:
    """An action that makes sense, for the seat whose turn it is."""
    seat = int(s.turn)
    if s.stage == KEEPING or s.stage == CHOOSING:
        return quick_keeping(s, t, seat, room)
    if s.stage == SECOND:
        return quick_card(s, t, seat, room, words)
    if s.stage != ACTING or below(words, WHIM) == 0:
        return any_action(s, t, words, room.ways)
    if s.final_turns > 0:
        action = last_claim(s, t, seat, room)
        return action if action >= 0 else quick_card(s, t, seat, room, words)
    keep_plan(s, t, seat, room, words)
    if room.planned[seat] == NEW_TICKETS:
        room.planned[seat] = UNPLANNED
        return DRAW_TICKETS
    action = quick_claim(s, t, seat, room, words)
    return action if action >= 0 else quick_card(s, t, seat, room, words)


@kernel
def quick_keeping(s: State, t: BoardTable, seat: int, room: Room) -> int:
    """Keep the tickets for which there is the best plan."""
    survey(s, t, seat, room)
    chosen, best = KEEP_FIRST, -1e9
    for action in range(KEEP_FIRST, KEEP_BOTH + 1):
        worth = keeping_worth(s, t, seat, action, room, False)
        if worth > best:
            chosen, best = action, worth
    room.planned[seat] = UNPLANNED
    return chosen


# ---- plans


@kernel
def keep_plan(s: State, t: BoardTable, seat: int, room: Room, words: Words) -> None:
    """Make the seat's plan if there is none, or if it is done, or a route of it was lost."""
    if room.planned[seat] == PLANNED:
        left, lost = np.uint64(0), np.uint64(0)
        for word in range(2):
            left |= room.wanted[seat, word]
            lost |= room.wanted[seat, word] & ~open_to(s, seat, word)
        if lost == np.uint64(0) and left != np.uint64(0):
            return
    turns, cars = turns_left(s, seat), int(s.cars[seat])
    survey(s, t, seat, room)
    list_tickets(s, t, seat, room)
    room.planned[seat] = PLANNED
    time = cars >= ENOUGH_CARS and turns >= ENOUGH_TURNS
    if room.tickets == 0 and s.tickets_left > 0 and time and below(words, 2) == 0:
        room.planned[seat] = NEW_TICKETS
        return
    plan_tickets(t, room, cars, turns, False)
    add_extras(s, t, seat, room, cars - int(room.plan_cars), turns - float(room.plan_turns))
    for word in range(2):
        room.wanted[seat, word] = room.plan[word] | room.extras[word]


# ---- a turn


@kernel
def quick_claim(s: State, t: BoardTable, seat: int, room: Room, words: Words) -> int:
    """A claim of a wanted route that can be paid for, rather one that brings more; -1 if none."""
    luck = next_word(words)
    if luck % np.uint64(LOOK) == np.uint64(0):
        return -1
    best, chosen = -1, -1
    for word in range(2):
        left = room.wanted[seat, word]
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
    room.wanted[seat, chosen // 64] &= ~bit(chosen % 64)
    need_wanted(s, t, seat, room)
    return CLAIM + way_to_pay(s, t, seat, room, chosen)


@kernel
def need_wanted(s: State, t: BoardTable, seat: int, room: Room) -> None:
    """Find the cards needed for the routes that the seat wants."""
    for kind in range(KINDS):
        room.need[kind] = 0
    need_cards(s, t, seat, room, room.wanted[seat, 0], room.wanted[seat, 1])


@kernel
def quick_card(s: State, t: BoardTable, seat: int, room: Room, words: Words) -> int:
    """Take a card that is needed if one lies open, or else a ferry or an unseen card."""
    if room.planned[seat] == PLANNED:
        need_wanted(s, t, seat, room)
        place = below(words, OPEN)
        ferry = False
        for _ in range(OPEN):
            place = place + 1 if place + 1 < OPEN else 0
            kind = int(s.open[place])
            if kind < 0:
                continue
            if kind == FERRY:
                ferry = True
            elif room.need[kind] > s.hand[seat, kind]:
                return TAKE + kind
        if ferry and s.stage == ACTING and (room.need[FERRY] > s.hand[seat, FERRY] or below(words, 2) == 0):
            return TAKE + FERRY
    if s.deck_left > 0:
        return TAKE_BLIND
    return any_action(s, t, words, room.ways)
