"""The rules of Ticket to Ride: San Francisco: what is legal, and what an action does.

Read `deal`, `is_legal` and `play` first; the other functions are their parts. Each works on one record (see state.py)
and the tables of its board (see board/lookup_tables.py), and is compiled when first used. Clause numbers are those of
docs/rules/ticket-to-ride-san-francisco.md. Actions are numbers (see actions.py). Cards and tickets are in
cards.py, claims in routes.py, the final scoring in scoring.py.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import count, nth
from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, below, draw_shuffle
from fogcity.games.ticket.actions import (
    CLAIM,
    DRAW_TICKETS,
    KEEP_BOTH,
    KEEP_FIRST,
    KEEP_SECOND,
    PASS,
    SOUVENIR,
    STACK,
    TAKE,
    TAKE_BLIND,
)
from fogcity.games.ticket.board.board import FERRY, MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables, paid_colour, paid_ferries
from fogcity.games.ticket.cards import draw_unseen, offer_tickets, open_kinds, put_back, restock, spend, take_open
from fogcity.games.ticket.routes import Ways, can_claim, can_claim_any, close, count_claims, list_claims, nth_claim
from fogcity.games.ticket.state import (
    ACTING,
    BOTH,
    CHOOSING,
    FIRST,
    KEEPING,
    KINDS,
    NOTHING,
    ONLY,
    SECOND,
    SECOND_KEPT,
    STACKING,
    VISITING,
    State,
)

FEW_CARS = 2  # SF24: a player who ends a turn with at most this many begins the last round
STARTING_CARDS = 2
FERRY_BIT = 1 << FERRY


# ---- setup


@kernel
def deal(s: State, tables: BoardTables) -> None:
    """Set up a record that holds the number of seats, an empty board and a seeded generator (SF4-SF7)."""
    t = tables[0]
    deal_souvenirs(s, t)
    for ticket in range(t.num_tickets):
        s.tickets[ticket] = ticket
    draw_shuffle(s.generator, s.tickets, t.num_tickets)
    s.tickets_left = t.num_tickets
    for kind in range(KINDS):
        s.deck[kind] = t.cards[kind]
        s.deck_left += t.cards[kind]
    for seat in range(int(s.seats)):
        s.cars[seat] = t.cars
        for _ in range(STARTING_CARDS):
            draw_unseen(s, seat)
        offer_tickets(s, seat)
    restock(s)
    s.stage = KEEPING
    s.turn = 0


@kernel
def deal_souvenirs(s: State, t: BoardTable) -> None:
    """SF5: a stack of each symbol, at random on the red locations; two are left aside."""
    symbols = np.empty(t.num_symbols, np.int8)
    for symbol in range(t.num_symbols):
        symbols[symbol] = symbol
    draw_shuffle(s.generator, symbols, t.num_symbols)
    n = 0
    for location in range(t.num_locations):
        if t.red[location]:
            s.symbol[location] = symbols[n]
            s.tokens[location] = stack_size(s)
            n += 1
    s.aside[0] = symbols[n]
    s.aside[1] = symbols[n + 1]


@kernel
def stack_size(s: State) -> int:
    """SF5: the number of tokens in a stack on a red location."""
    return 3 if s.seats == 4 else 2


@kernel
def placed_size(s: State) -> int:
    """SF9: the number of tokens in a stack that a player places."""
    return 1 if s.seats == 2 else stack_size(s)


@kernel
def place_stack(s: State, which: int, location: int) -> None:
    """SF9: the last player places one stack, the last but one the other. With two players, the second places both."""
    s.symbol[location] = s.aside[which]
    s.tokens[location] = placed_size(s)
    s.aside[which] = NOTHING
    s.turns += 1
    if s.aside[0] == NOTHING and s.aside[1] == NOTHING:
        s.stage = ACTING
        s.turn = 0
    elif s.seats > 2:
        s.turn = s.seats - 2


# ---- tickets


@kernel
def keep(s: State, draw: int, outcome: int) -> None:
    """Keep tickets of a draw. Before the first turn, none goes under the deck until all players have chosen (SF7)."""
    s.outcome[draw] = outcome
    if s.stage == CHOOSING:
        put_back(s, draw)
        end_turn(s)
        return
    s.turns += 1
    if s.turn + 1 < s.seats:
        s.turn += 1
        return
    for seat in range(int(s.seats)):
        put_back(s, seat)
    s.stage = STACKING


# ---- what is legal


@kernel
def kinds_to_take(s: State) -> int:
    """The kinds of open cards that may be taken now: a ferry only as the first card (SF12)."""
    kinds = open_kinds(s)
    return kinds & ~FERRY_BIT if s.stage == SECOND else kinds


@kernel
def can_take(s: State) -> bool:
    """Whether there is any card to take, open or unseen."""
    return kinds_to_take(s) != 0 or s.deck_left > 0


@kernel
def may_pass(s: State, t: BoardTable) -> bool:
    """SF23: only a player who can do none of the three actions."""
    return not can_take(s) and s.tickets_left == 0 and not can_claim_any(s, t, int(s.turn))


@kernel
def may_take_souvenir(s: State, seat: int, location: int) -> bool:
    """SF20: whether there is a token here whose symbol the seat does not have."""
    return bool(s.tokens[location] > 0 and not (int(s.souvenirs[seat]) >> int(s.symbol[location])) & 1)


@kernel
def is_legal(s: State, action: int, tables: BoardTables) -> bool:
    """Whether the player to act may do this now."""
    t = tables[0]
    if s.turn < 0 or action < 0 or action >= CLAIM + t.num_ways:
        return False
    if action < DRAW_TICKETS:
        if s.stage != ACTING and s.stage != SECOND:
            return False
        return bool(s.deck_left > 0) if action == TAKE_BLIND else bool((kinds_to_take(s) >> (action - TAKE)) & 1)
    if action < PASS and action != DRAW_TICKETS:
        return bool(s.stage == KEEPING or s.stage == CHOOSING)
    if STACK <= action < SOUVENIR:
        which, location = (action - STACK) // MAX_LOCATIONS, (action - STACK) % MAX_LOCATIONS
        free = location < t.num_locations and s.symbol[location] == NOTHING
        return bool(s.stage == STACKING and free and s.aside[which] != NOTHING)
    if SOUVENIR <= action < CLAIM:
        location = action - SOUVENIR
        if s.stage != VISITING or (location != t.a[s.joined] and location != t.b[s.joined]):
            return False
        return may_take_souvenir(s, int(s.turn), location)
    if s.stage != ACTING:
        return False
    if action == DRAW_TICKETS:
        return bool(s.tickets_left > 0)
    if action == PASS:
        return may_pass(s, t)
    return can_claim(s, t, int(s.turn), action - CLAIM)


@kernel
def list_actions(s: State, codes: npt.NDArray[np.int32], tables: BoardTables) -> int:
    """Write the legal actions into `codes`, ascending. Return how many."""
    if s.turn < 0:
        return 0
    t = tables[0]
    if s.stage == ACTING or s.stage == SECOND:
        return list_turn(s, t, codes)
    n = 0
    if s.stage == KEEPING or s.stage == CHOOSING:
        for action in range(KEEP_FIRST, KEEP_BOTH + 1):
            codes[n] = action
            n += 1
    elif s.stage == STACKING:
        for which in range(2):
            for location in range(t.num_locations):
                if s.aside[which] != NOTHING and s.symbol[location] == NOTHING:
                    codes[n] = STACK + MAX_LOCATIONS * which + location
                    n += 1
    else:
        codes[0] = SOUVENIR + min(t.a[s.joined], t.b[s.joined])
        codes[1] = SOUVENIR + max(t.a[s.joined], t.b[s.joined])
        n = 2
    return n


@kernel
def list_turn(s: State, t: BoardTable, codes: npt.NDArray[np.int32]) -> int:
    """The legal actions of a turn: SF10, or the second card."""
    n = 0
    kinds = kinds_to_take(s)
    for kind in range(KINDS):
        if (kinds >> kind) & 1:
            codes[n] = TAKE + kind
            n += 1
    if s.deck_left > 0:
        codes[n] = TAKE_BLIND
        n += 1
    if s.stage == SECOND:
        return n
    if s.tickets_left > 0:
        codes[n] = DRAW_TICKETS
        n += 1
    n = list_claims(s, t, int(s.turn), codes, n)
    if n == 0:
        codes[0] = PASS
        n = 1
    return n


# ---- what actions do


@kernel
def play(s: State, action: int, tables: BoardTables) -> None:
    """Play an action, which must be legal."""
    t = tables[0]
    seat = int(s.turn)
    s.passes = s.passes + 1 if action == PASS else 0
    if action >= CLAIM:
        claim(s, t, seat, action - CLAIM)
    elif action < TAKE_BLIND:
        take_open(s, seat, action - TAKE)
        end_draw(s, action - TAKE == FERRY)
    elif action == TAKE_BLIND:
        draw_unseen(s, seat)
        end_draw(s, False)
    elif action == DRAW_TICKETS:
        offer_tickets(s, seat)
        s.stage = CHOOSING
        if s.outcome[s.draws - 1] == ONLY:
            end_turn(s)
    elif action < PASS:
        draw = int(s.draws) - 1 if s.stage == CHOOSING else seat
        keep(s, draw, FIRST if action == KEEP_FIRST else SECOND_KEPT if action == KEEP_SECOND else BOTH)
    elif action == PASS:
        end_turn(s)
    elif action < SOUVENIR:
        place_stack(s, (action - STACK) // MAX_LOCATIONS, (action - STACK) % MAX_LOCATIONS)
    else:
        take_souvenir(s, seat, action - SOUVENIR)
        end_turn(s)


@kernel
def end_draw(s: State, last: bool) -> None:
    """After taking a card: fill the open places, and end the turn or allow a second card (SF11, SF12, SF15)."""
    restock(s)
    if last or s.stage == SECOND:
        end_turn(s)
        return
    s.stage = SECOND
    if not can_take(s):
        end_turn(s)


@kernel
def claim(s: State, t: BoardTable, seat: int, way: int) -> None:
    """Pay for a route, put cars on it and score it (SF16-SF21)."""
    take_route(s, t, seat, way)
    restock(s)
    visit_ends(s, t, seat, int(t.way_route[way]))


@kernel
def take_route(s: State, t: BoardTable, seat: int, way: int) -> None:
    """Pay for a route, put cars on it and score it, before open places are filled with discarded cards."""
    route = int(t.way_route[way])
    length, ferries = int(t.length[route]), paid_ferries(t, way)
    if ferries < length:
        spend(s, seat, paid_colour(t, way), length - ferries)
    if ferries > 0:
        spend(s, seat, FERRY, ferries)
    s.owner[route] = seat
    s.cars[seat] -= length
    s.score[seat] += t.points[length]
    close(s, t, seat, route)


@kernel
def visit_ends(s: State, t: BoardTable, seat: int, route: int) -> None:
    """SF20: take a souvenir at an end of the route just claimed; if there is one at both, the player chooses."""
    a, b = int(t.a[route]), int(t.b[route])
    at_a, at_b = may_take_souvenir(s, seat, a), may_take_souvenir(s, seat, b)
    if at_a and at_b:
        s.stage = VISITING
        s.joined = route
        return
    if at_a:
        take_souvenir(s, seat, a)
    elif at_b:
        take_souvenir(s, seat, b)
    end_turn(s)


@kernel
def take_souvenir(s: State, seat: int, location: int) -> None:
    """SF20: take a token from the stack here."""
    s.tokens[location] -= 1
    s.souvenirs[seat] |= np.uint8(1 << int(s.symbol[location]))


@kernel
def end_turn(s: State) -> None:
    """Pass the turn. Begin the last round (SF24), or end the game after it or after a round of passes (SF28)."""
    s.turns += 1
    if s.final_turns > 0:
        s.final_turns -= 1
    elif s.final_turns < 0 and s.cars[s.turn] <= FEW_CARS:
        s.final_turns = s.seats
    if s.final_turns == 0 or s.passes == s.seats:
        s.turn = -1
    else:
        s.turn = s.turn + 1 if s.turn + 1 < s.seats else 0
    s.stage = ACTING
    s.joined = NOTHING


# ---- games at random


@kernel
def random_action(s: State, t: BoardTable, rng_state: RngState, ways: Ways) -> int:
    """A uniformly random legal action. `ways` is a scratch buffer."""
    if s.stage == ACTING or s.stage == SECOND:
        kinds = np.uint64(kinds_to_take(s))
        takes = count(kinds)
        blind = 1 if s.deck_left > 0 else 0
        tickets = 1 if s.stage == ACTING and s.tickets_left > 0 else 0
        claims = count_claims(s, t, int(s.turn), ways) if s.stage == ACTING else 0
        total = takes + blind + tickets + claims
        if total == 0:
            return PASS
        pick = below(rng_state, total)
        if pick < claims:
            return nth_claim(s, t, int(s.turn), ways, pick)
        pick -= claims
        if pick < takes:
            return TAKE + nth(kinds, pick)
        return TAKE_BLIND if pick - takes < blind else DRAW_TICKETS
    if s.stage == STACKING:
        return random_stack(s, t, rng_state)
    if s.stage == VISITING:
        return SOUVENIR + int(t.a[s.joined] if below(rng_state, 2) == 0 else t.b[s.joined])
    return KEEP_FIRST + below(rng_state, 3)


@kernel
def random_stack(s: State, t: BoardTable, rng_state: RngState) -> int:
    """A random action that places a stack on a location without one."""
    which = 0 if s.aside[0] != NOTHING else 1
    if s.aside[0] != NOTHING and s.aside[1] != NOTHING:
        which = below(rng_state, 2)
    while True:
        location = below(rng_state, t.num_locations)
        if s.symbol[location] == NOTHING:
            return STACK + MAX_LOCATIONS * which + location


@kernel
def play_out(s: State, rng_state: RngState, tables: BoardTables) -> int:
    """Play uniformly at random to the end of the game. Return the number of actions."""
    ways = np.empty(tables[0].num_alike, np.int64)
    actions = 0
    while s.turn >= 0:
        play(s, random_action(s, tables[0], rng_state, ways), tables)
        actions += 1
    return actions
