"""The record of a Ticket to Ride game: everything about it that changes, in 800 bytes.

The board, which does not change, is a record of its own (see board/lookup_tables.py) that every rule is given too.

Nobody ever knows anything of the order of the deck of cards, so the deck is kept as the number of cards of each kind,
and which of them lies on top is only decided when it is drawn. The deck of tickets has an order, because players know
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

# What became of a pair of tickets that a player drew.
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
        # hidden: what shuffles and draws come from
        ("generator", np.uint64, (4,)),
        # which board this is played on (Board.digest)
        ("board", np.uint64),
        # sets of routes: those that can still be claimed, and those that a seat may not, as it has the other (SF19)
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
        # SF14: at most so many cards in the deck are not ferries, as everybody knows if ferries stay open; -1: unknown
        ("other_cards", np.int8),
        # the routes' owners
        ("owner", np.int8, (MAX_ROUTES,)),
        # cards: open ones, and how many of each kind in the deck (hidden), in the discards and in hands (hidden)
        ("open", np.int8, (OPEN,)),
        ("deck_left", np.int8),
        ("deck", np.int8, (KINDS,)),
        ("discards", np.int8, (KINDS,)),
        ("hand", np.int8, (MAX_SEATS, KINDS)),
        # What can be remembered of the cards in hands (see view.py): those taken openly and not spent, those unseen
        # in hand at the last shuffle (hidden; how many; of which kinds in all hands together), how many were drawn
        # unseen since, and those spent since of which nobody can tell whether they were old or new.
        ("shown", np.int8, (MAX_SEATS, KINDS)),
        ("old", np.int8, (MAX_SEATS, KINDS)),
        ("old_size", np.int8, (MAX_SEATS,)),
        ("old_pool", np.int8, (KINDS,)),
        ("new_size", np.int8, (MAX_SEATS,)),
        ("gone", np.int8, (MAX_SEATS, KINDS)),
        # the deck of tickets, top first, and every draw of tickets there was: whose, which, and what became of them
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
