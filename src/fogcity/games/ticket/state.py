"""The record of a Ticket to Ride game: everything about it that changes, in 800 bytes.

The board, which does not change, is a separate record (see board/lookup_tables.py) that every rule also gets.

No player can know anything about the order of the deck of cards. So the deck is stored as the number of cards of each
kind, and the top card is only decided when it is drawn. The deck of tickets has an order, because players know
which tickets they put under it.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from fogcity.core.loops import record_dtype
from fogcity.games.ticket.board.board import CARDS, MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS

NOTHING = -1  # no card, ticket, owner or symbol is here
HIDDEN = -2  # something is here that the viewer may not know

MAX_SEATS = 4
KINDS = len(CARDS)  # kinds of cards
OPEN = 5  # cards that lie open

# What the player whose turn it is has to choose.
KEEPING = 0  # SF7: which tickets to keep, before the game begins
STACKING = 1  # SF9: where to put a stack of souvenirs
ACTING = 2  # SF10: one of the three actions
SECOND = 3  # SF11: the second card
CHOOSING = 4  # SF22: which of the tickets just drawn to keep
VISITING = 5  # SF20: at which end of the route to take a souvenir

# The outcome of a draw of tickets.
NO_DRAW = 0
OFFERED = 1  # not yet decided
FIRST = 2  # kept the first, the second went under
SECOND_KEPT = 3  # kept the second, the first went under
BOTH = 4
ONLY = 5  # SF22: it was the last ticket
ONE = 6  # in views: kept one of the two, but the viewer may not know which

# Wide fields come first, so that there are no gaps between them (see record_dtype).
DTYPE = record_dtype(
    [
        # hidden: the RNG state for shuffles and draws
        ("generator", np.uint64, (4,)),
        # the board of this game (Board.digest)
        ("board", np.uint64),
        # sets of routes: those that can still be claimed, and those closed to a seat that owns the twin (SF19)
        ("free", np.uint64, (2,)),
        ("barred", np.uint64, (MAX_SEATS, 2)),
        # how often the open cards were swept away (SF14)
        ("sweeps", np.int32),
        # points for routes (SF21), turns finished so far (choices before the first turn count too)
        ("score", np.int16, (MAX_SEATS,)),
        ("turns", np.int16),
        # how often the discards became the deck (SF15)
        ("shuffles", np.int16),
        # how many cards each hand has, and how many tickets the deck
        ("hand_size", np.int16, (MAX_SEATS,)),
        ("tickets_left", np.int16),
        # whose turn it is (-1: over), what is to be chosen, the route just claimed if a souvenir is to be chosen
        ("seats", np.int16),
        ("turn", np.int16),
        ("stage", np.int16),
        ("joined", np.int16),
        # passes in a row, turns left to play once the last round has begun (-1: it has not)
        ("passes", np.int16),
        ("final_turns", np.int8),
        # SF14: the most non-ferry cards that the deck can hold, as all players know if ferries stay open; -1: unknown
        ("other_cards", np.int8),
        # the routes' owners
        ("owner", np.int8, (MAX_ROUTES,)),
        # cards: open ones, and how many of each kind in the deck (hidden), in the discards and in hands (hidden)
        ("open", np.int8, (OPEN,)),
        ("deck_left", np.int8),
        ("deck", np.int8, (KINDS,)),
        ("discards", np.int8, (KINDS,)),
        ("hand", np.int8, (MAX_SEATS, KINDS)),
        # What players can remember about the cards in hands (see view.py): cards taken openly and not spent; cards
        # unseen in hand at the last shuffle (hidden; their number; their kinds in all hands together); the number drawn
        # unseen since then; and cards spent since then that may have been old or new.
        ("shown", np.int8, (MAX_SEATS, KINDS)),
        ("old", np.int8, (MAX_SEATS, KINDS)),
        ("old_size", np.int8, (MAX_SEATS,)),
        ("old_pool", np.int8, (KINDS,)),
        ("new_size", np.int8, (MAX_SEATS,)),
        ("gone", np.int8, (MAX_SEATS, KINDS)),
        # the deck of tickets, top first, and every draw of tickets so far: the seat, the tickets, and the outcome
        ("tickets", np.int8, (MAX_TICKETS,)),
        ("draws", np.int8),
        ("drawer", np.int8, (MAX_TICKETS,)),
        ("first", np.int8, (MAX_TICKETS,)),
        ("second", np.int8, (MAX_TICKETS,)),
        ("outcome", np.int8, (MAX_TICKETS,)),
        # souvenirs: the stacks at locations (symbol, tokens), the two put aside, the sets of symbols that seats have
        ("symbol", np.int8, (MAX_LOCATIONS,)),
        ("tokens", np.int8, (MAX_LOCATIONS,)),
        ("aside", np.int8, (2,)),
        ("souvenirs", np.uint8, (MAX_SEATS,)),
        # cable cars left
        ("cars", np.int8, (MAX_SEATS,)),
    ]
)

State: TypeAlias = Any  # a record of DTYPE: Numba and NumPy agree on its fields, type checkers know neither
