"""Ticket to Ride as learners see it: what is in an observation. Actions are numbered as in the rules.

An observation is made from a view and nothing else. Seats are told from the viewer's place: 0 is the viewer, 1 the seat
to the left, and so on. What never changes, such as the length of a route, is not in it: see `Game.board`.
"""

from __future__ import annotations

import numpy as np

from fogcity.core.kernel import kernel
from fogcity.envs.coding import Coder, Mask, Numbers, Part, Row
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.board import MAX_SYMBOLS, Board
from fogcity.games.ticket.board.lookup_tables import BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.rules import list_actions
from fogcity.games.ticket.scoring import count_points
from fogcity.games.ticket.state import KINDS, MAX_SEATS, NOTHING, OFFERED, OPEN, State

STAGES = 6
OF_A_SEAT = 5 + MAX_SYMBOLS + KINDS
MOST = 255


def parts(board: Board) -> list[Part]:
    """What an observation holds, in this order."""
    routes, locations, tickets = len(board.routes), len(board.locations), len(board.tickets)
    return [
        Part("owner", (MAX_SEATS, routes), "1 where this seat has claimed the route"),
        Part("free", (routes,), "1 where the viewer may still claim the route, given the cards"),
        Part("joined", (routes,), "1 for the route just claimed, if a souvenir is to be chosen at one of its ends"),
        Part("kept", (tickets,), "1 for each ticket that the viewer keeps"),
        Part("offered", (2, tickets), "1 for the first and the second ticket of those offered to the viewer"),
        Part("under", (tickets,), "1 for each ticket that the viewer knows to lie under the deck"),
        Part("symbol", (MAX_SYMBOLS, locations), "1 for the souvenirs of the stack at a location, if any are left"),
        Part("tokens", (locations,), "how many souvenirs lie there"),
        Part("aside", (2, MAX_SYMBOLS), "one-hot: the souvenirs of the stacks that are still to be placed"),
        Part("hand", (KINDS,), "the viewer's cards of each kind"),
        Part("open", (KINDS,), "open cards of each kind"),
        Part("discards", (KINDS,), "discarded cards of each kind"),
        Part(
            "seat",
            (MAX_SEATS, OF_A_SEAT),
            "of each seat: cards in hand, cars left, points for routes, tickets kept, 1 if there is such a seat; "
            "1 for each souvenir it has; cards of each kind that it took openly and still has",
        ),
        Part("stage", (STAGES,), "one-hot: keep tickets, place a stack, act, second card, choose tickets, visit"),
        Part("deck", (1,), "cards left in the deck"),
        Part("tickets", (1,), "tickets left in the deck"),
        Part("last_round", (MAX_SEATS + 1,), "one-hot: turns left, once the last round has begun"),
        Part("passes", (1,), "passes in a row"),
    ]


@kernel
def see_routes(s: State, seat: int, out: Row, tables: BoardTables) -> int:
    """Who owns the routes, and which the viewer may claim. Gives where the next part begins."""
    t = tables[0]
    routes, seats = int(t.num_routes), int(s.seats)
    for route in range(routes):
        owner = int(s.owner[route])
        if owner >= 0:
            out[routes * (owner - seat if owner >= seat else owner - seat + seats) + route] = 1
        word, place = route // 64, np.uint64(route % 64)
        out[MAX_SEATS * routes + route] = (((s.free[word] & ~s.barred[seat, word]) >> place) & np.uint64(1)) != 0
    if s.joined >= 0:
        out[(MAX_SEATS + 1) * routes + int(s.joined)] = 1
    return (MAX_SEATS + 2) * routes


@kernel
def see_tickets(s: State, seat: int, out: Row, at: int, tables: BoardTables) -> int:
    """The tickets that the viewer keeps, may choose, or has put under the deck."""
    tickets = int(tables[0].num_tickets)
    for draw in range(int(s.draws)):
        if s.drawer[draw] != seat:
            continue
        outcome = int(s.outcome[draw])
        if outcome == OFFERED:
            out[at + tickets + int(s.first[draw])] = 1
            out[at + 2 * tickets + int(s.second[draw])] = 1
        else:
            if keeps_first(outcome):
                out[at + int(s.first[draw])] = 1
            if keeps_second(outcome):
                out[at + int(s.second[draw])] = 1
    for place in range(int(s.tickets_left)):
        if s.tickets[place] >= 0:
            out[at + 3 * tickets + int(s.tickets[place])] = 1
    return at + 4 * tickets


@kernel
def see_souvenirs(s: State, out: Row, at: int, tables: BoardTables) -> int:
    """The stacks on the map, and those that are still to be placed."""
    locations = int(tables[0].num_locations)
    for location in range(locations):
        if s.tokens[location] > 0:
            out[at + locations * int(s.symbol[location]) + location] = 1
            out[at + locations * MAX_SYMBOLS + location] = s.tokens[location]
    at += locations * (MAX_SYMBOLS + 1)
    for which in range(2):
        if s.aside[which] != NOTHING:
            out[at + MAX_SYMBOLS * which + int(s.aside[which])] = 1
    return at + 2 * MAX_SYMBOLS


@kernel
def see_cards(s: State, seat: int, out: Row, at: int) -> int:
    """The viewer's hand, the open cards and the discards."""
    for kind in range(KINDS):
        out[at + kind] = s.hand[seat, kind]
        out[at + 2 * KINDS + kind] = s.discards[kind]
    for place in range(OPEN):
        if s.open[place] != NOTHING:
            out[at + KINDS + int(s.open[place])] += 1
    return at + 3 * KINDS


@kernel
def see_seats(s: State, seat: int, out: Row, at: int) -> int:
    """What is public of everybody."""
    seats = int(s.seats)
    for other in range(seats):
        who = seat + other if seat + other < seats else seat + other - seats
        here = at + OF_A_SEAT * other
        out[here] = min(int(s.hand_size[who]), MOST)
        out[here + 1] = s.cars[who]
        out[here + 2] = min(max(int(s.score[who]), 0), MOST)
        out[here + 4] = 1
        for symbol in range(MAX_SYMBOLS):
            out[here + 5 + symbol] = (int(s.souvenirs[who]) >> symbol) & 1
        for kind in range(KINDS):
            out[here + 5 + MAX_SYMBOLS + kind] = s.shown[who, kind]
    for draw in range(int(s.draws)):
        outcome = int(s.outcome[draw])
        if outcome != OFFERED:
            other = int(s.drawer[draw]) - seat
            here = at + OF_A_SEAT * (other if other >= 0 else other + seats)
            out[here + 3] += 2 if keeps_first(outcome) and keeps_second(outcome) else 1
    return at + OF_A_SEAT * MAX_SEATS


@kernel
def observe(s: State, seat: int, out: Row, tables: BoardTables) -> None:
    """Write a view of this seat as an observation (see `parts`) into zeros."""
    at = see_routes(s, seat, out, tables)
    at = see_tickets(s, seat, out, at, tables)
    at = see_souvenirs(s, out, at, tables)
    at = see_cards(s, seat, out, at)
    at = see_seats(s, seat, out, at)
    out[at + int(s.stage)] = 1
    at += STAGES
    out[at] = s.deck_left
    out[at + 1] = s.tickets_left
    if s.final_turns >= 0:
        out[at + 2 + int(s.final_turns)] = 1
    out[at + 3 + MAX_SEATS] = s.passes


@kernel
def mark_legal(s: State, mask: Mask, tables: BoardTables) -> None:
    """Write 1 for each legal action into zeros."""
    codes = np.empty(CLAIM + tables[0].num_ways, np.int32)
    for n in range(list_actions(s, codes, tables)):
        mask[codes[n]] = 1


@kernel
def decode(s: State, action: int, tables: BoardTables) -> int:  # noqa: ARG001 - as the rules number it
    """The code that the rules have for a legal action: the same."""
    return action


@kernel
def encode(s: State, code: int, tables: BoardTables) -> int:  # noqa: ARG001 - as the rules number it
    """The action of the learner for a legal code of the rules: the same."""
    return code


@kernel
def standing(s: State, points: Numbers, ranks: Numbers, tables: BoardTables) -> None:
    """Everybody's points at the end, and numbers that are higher for who stands better (SF27)."""
    count_points(s, tables, points, ranks)
    for seat in range(int(s.seats)):
        ranks[seat] += 100 * points[seat]


CODER = Coder(observe, mark_legal, decode, encode, standing)
