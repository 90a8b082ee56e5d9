"""Whether a record is valid. Compiled code does not check its indices, so records are checked before it runs."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.board import FERRY, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second, returns_one
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.state import (
    BOTH,
    CHOOSING,
    FIRST,
    HIDDEN,
    KEEPING,
    KINDS,
    MAX_SEATS,
    NO_DRAW,
    NOTHING,
    OFFERED,
    ONE,
    ONLY,
    OPEN,
    SECOND_KEPT,
    STACKING,
    VISITING,
    State,
)


@kernel
def is_safe(s: State, _variant: int, seen: bool, tables: BoardTables) -> bool:
    """Whether kernels can read this record of a game on this board or, if seen, view.

    Views have no generator. The other checks keep kernels within their arrays, whatever bytes they are given.
    """
    t = tables[0]
    blank = s.generator[0] | s.generator[1] | s.generator[2] | s.generator[3] == np.uint64(0)
    valid = bool(blank) == seen and s.board == t.digest and 2 <= s.seats <= MAX_SEATS and -1 <= s.turn < s.seats
    valid = valid and KEEPING <= s.stage <= VISITING and NOTHING <= s.joined < t.num_routes
    valid = valid and (s.stage != VISITING or s.joined >= 0)
    valid = valid and s.seats <= s.draws <= t.num_tickets and 0 <= s.tickets_left <= t.num_tickets - s.draws
    valid = valid and (s.stage != CHOOSING or s.draws > s.seats)
    valid = valid and (s.free[0] & ~t.all_routes[0]) | (s.free[1] & ~t.all_routes[1]) == np.uint64(0)
    left = 0
    for kind in range(KINDS):
        valid = valid and (s.deck[kind] >= 0) != seen and s.discards[kind] >= 0
        left += int(s.deck[kind])
    for place in range(OPEN):
        valid = valid and NOTHING <= s.open[place] < KINDS
    return bool(valid and (seen or left == s.deck_left) and s.deck_left >= 0)


@kernel
def is_valid(s: State, variant: int, seen: bool, tables: BoardTables) -> bool:
    """Whether the record is safe and every component is in exactly one place."""
    t = tables[0]
    valid = is_safe(s, variant, seen, tables)
    return valid and cards_are_valid(s, t, seen) and table_is_valid(s, t) and tickets_are_valid(s, t, seen)


@kernel
def cards_are_valid(s: State, t: BoardTable, seen: bool) -> bool:
    """Whether every card is somewhere, and what players remember about the hands adds up."""
    valid = True
    for seat in range(int(s.seats)):
        valid = valid and hand_is_valid(s, seat, seen)
    hidden = 0
    for kind in range(KINDS):
        cards = int(s.discards[kind])
        old = 0
        for place in range(OPEN):
            cards += int(s.open[place] == kind)
        for seat in range(int(s.seats)):
            cards += int(s.hand[seat, kind])
            old += int(s.old[seat, kind])
        cards += int(s.deck[kind])
        valid = valid and s.discards[kind] >= 0 and s.old_pool[kind] >= 0
        valid = valid and (seen or (cards == t.cards[kind] and old == s.old_pool[kind]))
        hidden += int(t.cards[kind]) - int(s.discards[kind])
    for place in range(OPEN):
        hidden -= int(s.open[place] != NOTHING)
    for seat in range(int(s.seats)):
        hidden -= int(s.hand_size[seat])
    others = 0
    for kind in range(FERRY):
        others += int(s.deck[kind])
    valid = valid and s.other_cards >= -1 and (seen or s.other_cards < 0 or others <= s.other_cards)
    return bool(valid and hidden == s.deck_left and nobody_else(s))


@kernel
def nobody_else(s: State) -> bool:
    """Whether seats beyond the players have nothing."""
    for seat in range(int(s.seats), MAX_SEATS):
        if s.hand_size[seat] != 0 or s.old_size[seat] != 0 or s.new_size[seat] != 0 or s.souvenirs[seat] != 0:
            return False
        if s.barred[seat, 0] | s.barred[seat, 1] != np.uint64(0):
            return False
        for kind in range(KINDS):
            if s.hand[seat, kind] != 0 or s.shown[seat, kind] != 0:
                return False
            if s.old[seat, kind] != 0 or s.gone[seat, kind] != 0:
                return False
    return True


@kernel
def hand_is_valid(s: State, seat: int, seen: bool) -> bool:
    """Whether a hand is `shown + old + new - gone`, in number and, unless it is hidden, in every kind."""
    hidden = seen and s.hand[seat, 0] == HIDDEN
    size = int(s.old_size[seat]) + int(s.new_size[seat])
    cards, old, new = 0, 0, 0
    valid = s.old_size[seat] >= 0 and s.new_size[seat] >= 0
    for kind in range(KINDS):
        hand, shown, gone = int(s.hand[seat, kind]), int(s.shown[seat, kind]), int(s.gone[seat, kind])
        size += shown - gone
        cards += hand
        old += int(s.old[seat, kind])
        drawn = hand - shown + gone - int(s.old[seat, kind])
        new += drawn
        valid = valid and shown >= 0 and gone >= 0
        if hidden:
            valid = valid and hand == HIDDEN and s.old[seat, kind] == HIDDEN
        else:
            valid = valid and hand >= shown and s.old[seat, kind] >= 0 and drawn >= 0
    valid = valid and size == s.hand_size[seat]
    return bool(valid and (hidden or (cards == size and old == s.old_size[seat] and new == s.new_size[seat])))


@kernel
def table_is_valid(s: State, t: BoardTable) -> bool:
    """Whether owners, cars, points and free routes agree, and the number of souvenirs is possible."""
    valid = True
    cars, score = np.empty(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
    for seat in range(MAX_SEATS):
        cars[seat] = t.cars if seat < s.seats else 0
    for route in range(int(t.num_routes), MAX_ROUTES):
        valid = valid and s.owner[route] == NOTHING
    for route in range(t.num_routes):
        owner, twin = int(s.owner[route]), int(t.twin[route])
        if not NOTHING <= owner < s.seats:
            return False
        if owner != NOTHING:
            cars[owner] -= t.length[route]
            score[owner] += t.points[t.length[route]]
        closed = owner != NOTHING or (s.seats == 2 and twin >= 0 and s.owner[twin] != NOTHING)
        valid = valid and has(s.free[route // 64], route % 64) != closed
        for seat in range(int(s.seats)):
            barred = s.seats > 2 and twin >= 0 and s.owner[twin] == seat
            valid = valid and has(s.barred[seat, route // 64], route % 64) == barred
    for seat in range(MAX_SEATS):
        valid = valid and s.cars[seat] == cars[seat] >= 0 and s.score[seat] == score[seat]
    stacks = 0
    for location in range(MAX_LOCATIONS):
        symbol, tokens = int(s.symbol[location]), int(s.tokens[location])
        valid = valid and NOTHING <= symbol < t.num_symbols and 0 <= tokens <= 3 and (tokens == 0 or symbol >= 0)
        valid = valid and (location < t.num_locations or symbol == NOTHING)
        valid = valid and not (symbol >= 0 and (stacks >> symbol) & 1)
        stacks |= 1 << max(symbol, 0) if symbol >= 0 else 0
    for which in range(2):
        symbol = int(s.aside[which])
        valid = valid and NOTHING <= symbol < t.num_symbols and not (symbol >= 0 and (stacks >> symbol) & 1)
        stacks |= 1 << max(symbol, 0) if symbol >= 0 else 0
    for seat in range(int(s.seats)):
        valid = valid and int(s.souvenirs[seat]) >> int(t.num_symbols) == 0
    aside = int(s.aside[0] != NOTHING) + int(s.aside[1] != NOTHING)
    valid = valid and (s.stage != KEEPING or aside == 2) and (s.stage != STACKING or aside > 0)
    if s.stage == VISITING:
        a, b = int(t.a[s.joined]), int(t.b[s.joined])
        valid = valid and s.turn >= 0 and s.owner[s.joined] == s.turn
        valid = valid and may_take_souvenir(s, int(s.turn), a) and may_take_souvenir(s, int(s.turn), b)
    return bool(valid and -1 <= s.final_turns <= s.seats and 0 <= s.passes <= s.seats)


@kernel
def tickets_are_valid(s: State, t: BoardTable, seen: bool) -> bool:
    """Whether every ticket is in one place and every draw is possible."""
    least = HIDDEN if seen else 0
    places = np.zeros(t.num_tickets, np.int64)
    for place in range(MAX_TICKETS):
        ticket = int(s.tickets[place])
        if not (least <= ticket < t.num_tickets if place < s.tickets_left else ticket == NOTHING):
            return False
        if ticket >= 0:
            places[ticket] += 1
    for draw in range(MAX_TICKETS):
        first, second, outcome = int(s.first[draw]), int(s.second[draw]), int(s.outcome[draw])
        if draw >= s.draws:
            if first != NOTHING or second != NOTHING or outcome != NO_DRAW or s.drawer[draw] != NOTHING:
                return False
            continue
        if not (0 <= s.drawer[draw] < s.seats and (draw >= s.seats or s.drawer[draw] == draw)):
            return False
        if not (least <= first < t.num_tickets and first != NOTHING and draw_is_valid(s, draw, outcome, seen)):
            return False
        if not (second == NOTHING if outcome == ONLY else least <= second < t.num_tickets and second != NOTHING):
            return False
        in_hand = s.stage == KEEPING or outcome == OFFERED
        if first >= 0 and (in_hand or keeps_first(outcome)):
            places[first] += 1
        if second >= 0 and (in_hand or keeps_second(outcome)):
            places[second] += 1
    for ticket in range(t.num_tickets):
        if places[ticket] > 1 or (not seen and places[ticket] == 0):
            return False
    return draws_follow(s, t)


@kernel
def draws_follow(s: State, t: BoardTable) -> bool:
    """Whether there were enough tickets for each draw, and returned tickets came up again in their order."""
    seats, unturned = int(s.seats), int(t.num_tickets) - 2 * int(s.seats)
    under = np.empty(MAX_TICKETS, np.int8)  # tickets put under the deck, in order
    turned, returned = 0, 0
    for draw in range(int(s.draws)):
        first, second, outcome = int(s.first[draw]), int(s.second[draw]), int(s.outcome[draw])
        if draw >= seats:
            left = unturned + returned - turned
            if left < 1 or (left == 1) != (second == NOTHING):
                return False
            place = turned - unturned
            if outcome == FIRST and second == HIDDEN:  # at the end, the kept ticket comes first, whichever it was
                follows = comes_up(under, place, first) or comes_up(under, place + 1, first)
            else:
                follows = comes_up(under, place, first)
                follows = follows and (second == NOTHING or comes_up(under, place + 1, second))
            if not follows:
                return False
            turned += 1 if second == NOTHING else 2
        if s.stage != KEEPING and returns_one(outcome):
            known = outcome != ONE and first >= 0 and second >= 0
            under[returned] = (second if outcome == FIRST else first) if known else HIDDEN
            returned += 1
    if unturned + returned - turned != s.tickets_left:
        return False
    for place in range(int(s.tickets_left)):
        if not comes_up(under, turned + place - unturned, int(s.tickets[place])):
            return False
    return True


@kernel
def comes_up(under: npt.NDArray[np.int8], place: int, ticket: int) -> bool:
    """Whether this ticket can be the one that was put under the deck at this place (negative: dealt from the start)."""
    return bool(place < 0 or ticket < 0 or under[place] < 0 or under[place] == ticket)


@kernel
def draw_is_valid(s: State, draw: int, outcome: int, seen: bool) -> bool:
    """Whether a draw of tickets can have this outcome now."""
    if outcome == OFFERED:
        if s.stage == KEEPING:
            return bool(draw < s.seats and (seen or draw >= s.turn))
        return bool(s.stage == CHOOSING and draw == s.draws - 1 and s.drawer[draw] == s.turn)
    if s.stage == KEEPING and draw >= s.turn:
        return False
    if s.stage == CHOOSING and draw == s.draws - 1:
        return False
    if outcome == ONLY:
        return bool(draw >= s.seats and s.second[draw] == NOTHING)
    return outcome == FIRST or outcome == SECOND_KEPT or outcome == BOTH or (seen and outcome == ONE)
