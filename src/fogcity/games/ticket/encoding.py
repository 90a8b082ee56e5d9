"""Ticket to Ride for learners: the contents of an observation. Actions are numbered as in the rules.

An observation is made only from a view. Seats are counted from the viewer: 0 is the viewer, 1 the seat to
the left, and so on. Constants, such as the length of a route, are not in it: see `Game.board`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from fogcity.core.kernel import kernel
from fogcity.core.options import Value
from fogcity.envs.game_encoding import EncodingKernels, GameEncoding, Integers, Mask, Observation, Part, start_of
from fogcity.games.ticket.actions import DRAW_TICKETS, PASS, TAKE, TAKE_BLIND
from fogcity.games.ticket.board.board import MAX_LOCATIONS, MAX_SYMBOLS, Board
from fogcity.games.ticket.board.lookup_tables import BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.routes import mark_claims, open_to
from fogcity.games.ticket.rules import STARTING_CARDS, kinds_to_take, list_actions
from fogcity.games.ticket.scoring import count_points
from fogcity.games.ticket.state import ACTING, KINDS, MAX_SEATS, NOTHING, SECOND, State
from fogcity.games.ticket.state import OFFERED as NOT_CHOSEN
from fogcity.games.ticket.state import OPEN as OPEN_CARDS

STAGES = 6
MAX = 255  # of a byte
OTHER_CHOICES = 2 * MAX_LOCATIONS  # the most actions where the player neither takes cards nor claims a route

# The parts of an observation, in the order of `parts_of`. `starts` tells kernels where they begin.
OWNER, FREE, JOINED, KEPT, OFFERED, UNDER, SYMBOL, TOKENS, ASIDE, HAND, OPEN, DISCARDS, SEAT = range(13)
STAGE, DECK, TICKETS, LAST_ROUND, PASSES = range(13, 18)

# The numbers about each seat, in the part `seat`.
HAND_SIZE, CARS, POINTS, NUM_TICKETS, IS_TAKEN, SOUVENIRS = range(6)
SHOWN_CARDS = SOUVENIRS + MAX_SYMBOLS
SEAT_SIZE = SHOWN_CARDS + KINDS


def parts_of(board: Board) -> list[Part]:
    """What an observation holds, in this order."""
    routes, locations, tickets = len(board.routes), len(board.locations), len(board.tickets)
    return [
        Part("owner", (MAX_SEATS, routes), "1 if this seat has claimed the route", True),
        Part("free", (routes,), "1 if the viewer may still claim the route, given the cards", True),
        Part(
            "joined", (routes,), "1 for the route just claimed, if a souvenir is to be chosen at one of its ends", True
        ),
        Part("kept", (tickets,), "1 for each ticket that the viewer keeps", True),
        Part("offered", (2, tickets), "1 for the first and for the second ticket offered to the viewer", True),
        Part("under", (tickets,), "1 for each ticket that the viewer knows to be under the deck", True),
        Part(
            "symbol", (MAX_SYMBOLS, locations), "1 for the souvenirs of the stack at a location, if any are left", True
        ),
        Part("tokens", (locations,), "how many souvenirs are left there"),
        Part("aside", (2, MAX_SYMBOLS), "one-hot: the souvenirs of the stacks that are still to be placed", True),
        Part("hand", (KINDS,), "the viewer's cards of each kind"),
        Part("open", (KINDS,), "open cards of each kind"),
        Part("discards", (KINDS,), "discarded cards of each kind"),
        Part(
            "seat",
            (MAX_SEATS, SEAT_SIZE),
            "for each seat: cards in hand, cars left, points for routes, tickets kept, 1 if somebody plays there; "
            "1 for each souvenir; cards of each kind that were taken openly and not spent since",
        ),
        Part("stage", (STAGES,), "one-hot: keep tickets, place a stack, act, second card, choose tickets, visit", True),
        Part("deck", (1,), "cards left in the deck"),
        Part("tickets", (1,), "tickets left in the deck"),
        Part("last_round", (MAX_SEATS + 1,), "one-hot: turns left, once the last round has begun", True),
        Part("passes", (1,), "passes in a row"),
    ]


class TicketEncoding(GameEncoding):
    """The encoding of Ticket to Ride on any board."""

    def __init__(self, game: TicketToRide) -> None:
        super().__init__(game)
        self.kernels = KERNELS
        self.board = game.board

    @property
    def parts(self) -> Sequence[Part]:
        return parts_of(self.board)

    def num_actions(self, options: Mapping[str, Value]) -> int:  # noqa: ARG002 - the same with all options
        return self.game.num_actions

    def longest_game(self, seats: int, options: Mapping[str, Value]) -> int:  # noqa: ARG002
        """The most choices, cards, claims, tickets and passes in a game.

        Each car on the map costs a card (SF16), and unspent cards are in hands at the end, so the number of takes is at
        most the number of cards, and one more for each car. A route has at least one car, and brings at most one choice
        of souvenirs (SF20). A player who draws tickets keeps at least one (SF22). A player who passes could take
        neither card nor ticket (SF23), and neither can the next player, until a player claims a route. If all pass, the
        game ends (SF28).
        """
        board = self.board
        cars = min(seats * board.cars, sum(route.length for route in board.routes))
        claims = min(cars, len(board.routes))
        choices = seats + 2 + min(claims, seats * len(board.souvenirs))  # SF7, SF9, SF20
        takes = sum(board.cards) - STARTING_CARDS * seats + cars
        tickets = 2 * (len(board.tickets) - seats)
        passes = (seats - 1) * (claims + 1) + 1
        return choices + takes + claims + tickets + passes

    def widest_margin(self, seats: int, options: Mapping[str, Value]) -> int:  # noqa: ARG002
        """The points of all routes, all tickets and the best souvenirs."""
        board = self.board
        routes = sum(board.points[route.length] for route in board.routes)
        tickets = sum(abs(ticket.points) for ticket in board.tickets)
        return int(routes + tickets + max(board.souvenir_points) - min(board.souvenir_points))


# ---- observations


@kernel
def observe_routes(s: State, seat: int, starts: Integers, out: Observation, tables: BoardTables) -> None:
    """The owners of routes, and the routes that the viewer may claim. Loops without branches, which are fast."""
    routes, seats = int(tables[0].num_routes), int(s.seats)
    for other in range(seats):
        who = seat + other if seat + other < seats else seat + other - seats
        start = start_of(starts, OWNER) + routes * other
        owned = out[start : start + routes]
        for route in range(routes):
            owned[route] = s.owner[route] == who
    free = out[start_of(starts, FREE) : start_of(starts, FREE) + routes]
    for word in range(2):
        left = open_to(s, seat, word)
        for route in range(64 * word, min(64 * word + 64, routes)):
            free[route] = left & np.uint64(1)
            left >>= np.uint64(1)
    if s.joined >= 0:
        out[start_of(starts, JOINED) + int(s.joined)] = 1


@kernel
def observe_tickets(s: State, seat: int, starts: Integers, out: Observation, tables: BoardTables) -> None:
    """The tickets that the viewer keeps, may choose, or has put under the deck."""
    tickets = int(tables[0].num_tickets)
    kept, offered, under = start_of(starts, KEPT), start_of(starts, OFFERED), start_of(starts, UNDER)
    for draw in range(int(s.draws)):
        if s.drawer[draw] != seat:
            continue
        outcome = int(s.outcome[draw])
        if outcome == NOT_CHOSEN:
            out[offered + int(s.first[draw])] = 1
            out[offered + tickets + int(s.second[draw])] = 1
        else:
            if keeps_first(outcome):
                out[kept + int(s.first[draw])] = 1
            if keeps_second(outcome):
                out[kept + int(s.second[draw])] = 1
    for place in range(int(s.tickets_left)):
        if s.tickets[place] >= 0:
            out[under + int(s.tickets[place])] = 1


@kernel
def observe_souvenirs(s: State, starts: Integers, out: Observation, tables: BoardTables) -> None:
    """The stacks on the map, and those that are still to be placed."""
    locations = int(tables[0].num_locations)
    symbol, tokens = start_of(starts, SYMBOL), start_of(starts, TOKENS)
    for location in range(locations):
        out[symbol + locations * max(int(s.symbol[location]), 0) + location] = s.tokens[location] > 0
        out[tokens + location] = s.tokens[location]
    for stack in range(2):
        if s.aside[stack] != NOTHING:
            out[start_of(starts, ASIDE) + MAX_SYMBOLS * stack + int(s.aside[stack])] = 1


@kernel
def observe_cards(s: State, seat: int, starts: Integers, out: Observation) -> None:
    """The viewer's hand, the open cards and the discards."""
    hand, discards = start_of(starts, HAND), start_of(starts, DISCARDS)
    for kind in range(KINDS):
        out[hand + kind] = s.hand[seat, kind]
        out[discards + kind] = s.discards[kind]
    for place in range(OPEN_CARDS):
        if s.open[place] != NOTHING:
            out[start_of(starts, OPEN) + int(s.open[place])] += 1


@kernel
def observe_seats(s: State, seat: int, starts: Integers, out: Observation) -> None:
    """What is public about each seat."""
    seats, start = int(s.seats), start_of(starts, SEAT)
    for other in range(seats):
        who = seat + other if seat + other < seats else seat + other - seats
        here = start + SEAT_SIZE * other
        out[here + HAND_SIZE] = min(int(s.hand_size[who]), MAX)
        out[here + CARS] = s.cars[who]
        out[here + POINTS] = min(max(int(s.score[who]), 0), MAX)
        out[here + IS_TAKEN] = 1
        for symbol in range(MAX_SYMBOLS):
            out[here + SOUVENIRS + symbol] = (int(s.souvenirs[who]) >> symbol) & 1
        for kind in range(KINDS):
            out[here + SHOWN_CARDS + kind] = s.shown[who, kind]
    for draw in range(int(s.draws)):
        outcome = int(s.outcome[draw])
        if outcome != NOT_CHOSEN:
            other = int(s.drawer[draw]) - seat
            here = start + SEAT_SIZE * (other if other >= 0 else other + seats)
            out[here + NUM_TICKETS] += 2 if keeps_first(outcome) and keeps_second(outcome) else 1


@kernel
def observe(s: State, seat: int, starts: Integers, out: Observation, tables: BoardTables) -> None:
    """Write the observation of a view (see `parts_of`) into zeros."""
    observe_routes(s, seat, starts, out, tables)
    observe_tickets(s, seat, starts, out, tables)
    observe_souvenirs(s, starts, out, tables)
    observe_cards(s, seat, starts, out)
    observe_seats(s, seat, starts, out)
    out[start_of(starts, STAGE) + int(s.stage)] = 1
    out[start_of(starts, DECK)] = s.deck_left
    out[start_of(starts, TICKETS)] = s.tickets_left
    if s.final_turns >= 0:
        out[start_of(starts, LAST_ROUND) + int(s.final_turns)] = 1
    out[start_of(starts, PASSES)] = s.passes


# ---- actions


@kernel
def mark_legal(s: State, mask: Mask, tables: BoardTables) -> None:
    """Set the legal actions to 1 in a mask of zeros."""
    if s.turn >= 0 and (s.stage == ACTING or s.stage == SECOND):
        mark_turn(s, mask, tables)
        return
    codes = np.empty(OTHER_CHOICES, np.int32)
    for n in range(list_actions(s, codes, tables)):
        mask[codes[n]] = 1


@kernel
def mark_turn(s: State, mask: Mask, tables: BoardTables) -> None:
    """The legal actions of a turn: SF10, or the second card. The same as `rules.list_turn` lists, but faster."""
    kinds = kinds_to_take(s)
    for kind in range(KINDS):
        mask[TAKE + kind] = (kinds >> kind) & 1
    mask[TAKE_BLIND] = s.deck_left > 0
    if s.stage == ACTING:
        mask[DRAW_TICKETS] = s.tickets_left > 0
        claims = mark_claims(s, tables[0], int(s.turn), mask)
        mask[PASS] = kinds == 0 and s.deck_left == 0 and s.tickets_left == 0 and not claims


@kernel
def same_number(s: State, action: int, tables: BoardTables) -> int:  # noqa: ARG001
    """Actions are numbered as in the rules."""
    return action


@kernel
def rank(s: State, points: Integers, ranks: Integers, tables: BoardTables) -> None:
    """Most points win, then most completed tickets (SF27)."""
    count_points(s, tables, points, ranks)
    for seat in range(int(s.seats)):
        ranks[seat] += 100 * points[seat]


KERNELS = EncodingKernels(observe=observe, mark_legal=mark_legal, decode=same_number, encode=same_number, rank=rank)
