"""The features of the network, numbered: where each kind begins among the rows of the first layer."""

from __future__ import annotations

from fogcity.games.ticket.board.board import MAX_LOCATIONS, MAX_ROUTES, MAX_SYMBOLS, MAX_TICKETS
from fogcity.games.ticket.state import KINDS, MAX_SEATS

# The most of each that is told apart; more count as this many.
CARS = 24
HELD = 9
MISSING = 6
SIZE = 24
LACKING = 15
TURNS = 20
KEPT = 10
UNSEEN_TICKETS = 12
UNSEEN_CARDS = 6
CONTESTS = 6
PILE = 30
STEPS = 32  # of the lead
PHASES = 4
WEIGHTS = 20  # steps of the weight that the policy gives to an action
STAGES = 6

# Kinds of actions.
(
    TAKE_NEEDED,
    TAKE_OTHER,
    TAKE_FERRY,
    TAKE_UNSEEN,
    SECOND_NEEDED,
    SECOND_OTHER,
    SECOND_UNSEEN,
    CLAIM_PLANNED,
    CLAIM_EXTRA,
    CLAIM_OTHER,
    NEW_TICKETS,
    VISIT,
    PLACE,
    PASSING,
) = range(14)
ACTIONS = 14

_next = 0


def _rows(count: int) -> int:
    """Reserve rows; return the first."""
    global _next
    start, _next = _next, _next + count
    return start


# Routes: owned by the seat, owned by another, planned for tickets, planned besides.
OWN = _rows(MAX_ROUTES)
TAKEN = _rows(MAX_ROUTES)
PLANNED = _rows(MAX_ROUTES)
EXTRA = _rows(MAX_ROUTES)
# Tickets of the seat: completed, planned, given up.
DONE = _rows(MAX_TICKETS)
OPEN_TICKET = _rows(MAX_TICKETS)
DONE_POINTS = _rows(PHASES)
OPEN_POINTS = _rows(PHASES)
NUM_DONE = _rows(KEPT + 1)
NUM_OPEN = _rows(KEPT + 1)
# Tickets that the seat has not seen: how many are completed already, and how many will be once the plan is claimed.
READY = _rows(PHASES * (UNSEEN_TICKETS + 1))
SOON_READY = _rows(PHASES * (UNSEEN_TICKETS + 1))
# Cards.
HAND = _rows(KINDS * (HELD + 1))
LACKS = _rows(KINDS * (MISSING + 1))
SHORTAGE = _rows(LACKING + 1)
HAND_SIZE = _rows(SIZE + 1)
ON_OFFER = _rows(KINDS * 6)
NEEDED_OPEN = _rows(6)
# Of each kind that the plan lacks: how many cards, by how many are unseen.
SCARCE = _rows((MISSING + 1) * (UNSEEN_CARDS + 1))
DECK = _rows(PILE + 1)
# The plan: its points, cars, turns, and what it leaves.
PLAN_POINTS = _rows(PHASES)
PLAN_CARS = _rows(CARS + 1)
SPARE_CARS = _rows(CARS + 1)
PLAN_TURNS = _rows(TURNS + 1)
TURNS_LEFT = _rows(TURNS + 1)
SLACK = _rows(2 * TURNS + 1)
CARD_WORTH = _rows(KINDS)
# What the plan and the extra routes will bring: souvenirs, and the lead once all players have claimed what they can;
# and how many of its routes begin where another player is.
SYMBOLS = _rows(PHASES * (MAX_SYMBOLS + 1))
OUTLOOK = _rows(PHASES)
OUTLOOK_STEP = _rows(PHASES * STEPS)
CONTESTED = _rows(PHASES * (CONTESTS + 1))
# The seat and the others.
CARS_LEFT = _rows(CARS + 1)
SOUVENIRS = _rows(MAX_SYMBOLS + 1)
ORDER = _rows((MAX_SEATS - 1) * MAX_SEATS)
STAGE = _rows(STAGES)
LAST_ROUND = _rows(MAX_SEATS + 1)
TICKETS_LEFT = _rows(PILE + 1)
RIVAL_CARS = _rows((MAX_SEATS - 1) * (CARS + 1))
RIVAL_CARDS = _rows((MAX_SEATS - 1) * (SIZE + 1))
RIVAL_TICKETS = _rows((MAX_SEATS - 1) * (KEPT + 1))
RIVAL_SOUVENIRS = _rows((MAX_SEATS - 1) * (MAX_SYMBOLS + 1))
RIVAL_POINTS = _rows(MAX_SEATS - 1)
LEAD = _rows(PHASES)
LEAD_STEP = _rows(PHASES * STEPS)
HOPE = _rows(PHASES)
HOPE_STEP = _rows(PHASES * STEPS)
# An action: its kind, and the weight that the policy gives to it.
ACTION = _rows(ACTIONS * PHASES)
WEIGHT = _rows(ACTIONS)
WEIGHT_STEP = _rows(ACTIONS * WEIGHTS)
STACK_AT = _rows(MAX_LOCATIONS)
VISIT_AT = _rows(MAX_LOCATIONS)

ROWS = _next
