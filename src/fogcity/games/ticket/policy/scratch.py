"""The scratch buffer of the policy's kernels, and the constants of their judgements."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.games.ticket.board.board import MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS
from fogcity.games.ticket.state import KINDS, MAX_SEATS

FAR = 1e9  # the distance if there is no way
MOST_FEATURES = 2 * MAX_ROUTES + MAX_TICKETS + 160  # of a position, for the network
MOST_OPEN = 8  # plan for at most this many incomplete tickets, the most valuable ones

_FIELDS = np.dtype(
    [
        # what a route costs the seat, in points and in turns
        ("cost", np.float64, (MAX_ROUTES,)),
        ("turns", np.float64, (MAX_ROUTES,)),
        # the open routes between the seat's networks, at most one between any two neighbours
        ("edges", np.int64),
        ("edge_route", np.int64, (MAX_ROUTES,)),
        ("edge_a", np.int64, (MAX_ROUTES,)),
        ("edge_b", np.int64, (MAX_ROUTES,)),
        ("edge_cost", np.float64, (MAX_ROUTES,)),
        # the cheapest ways from one location: their costs, and the edges by which they arrive
        ("distance", np.float64, (MAX_LOCATIONS,)),
        ("arrived_by", np.int64, (MAX_LOCATIONS,)),
        # between all locations: costs and cars
        ("between", np.float64, (MAX_LOCATIONS, MAX_LOCATIONS)),
        ("cars_between", np.float64, (MAX_LOCATIONS, MAX_LOCATIONS)),
        # tickets to complete, the order to try them in, and the worth of new ones
        ("tickets", np.int64),
        ("ticket", np.int64, (MAX_TICKETS,)),
        ("order", np.int64, (MOST_OPEN,)),
        ("ticket_worth", np.float64, (MAX_TICKETS,)),
        # the plan on trial and the best plan: routes, cars, turns and points
        ("trial", np.uint64, (2,)),
        ("trial_cars", np.int64),
        ("trial_turns", np.float64),
        ("plan", np.uint64, (2,)),
        ("plan_cars", np.int64),
        ("plan_turns", np.float64),
        ("plan_points", np.float64),
        # wanted routes besides those for tickets
        ("extras", np.uint64, (2,)),
        # symbols that the plan collects, as a set of bits
        ("symbols", np.int64),
        # cards that the plan needs, and what one more card of a kind would be worth
        ("need", np.int64, (KINDS,)),
        ("paid_in", np.int64, (MAX_ROUTES,)),
        ("card_worth", np.float64, (KINDS,)),
        ("blind_worth", np.float64),
        # in a playout: the routes that each seat wants, and whether they were planned
        ("wanted", np.uint64, (MAX_SEATS, 2)),
        ("planned", np.int64, (MAX_SEATS,)),
        ("network", np.int8, (MAX_LOCATIONS,)),
        ("ways", np.int64, (MAX_ROUTES,)),
        # for the network: a seat's points now; the same, and with its plan, minus the most points of another seat; its
        # turns left; the route whose claim was weighed last, what that is worth before its payment, the way to pay for
        # which it was described, and its features then (none: not described); networks once the plan is claimed
        ("sure", np.float64),
        ("lead", np.float64),
        ("hope", np.float64),
        ("turns_left", np.float64),
        ("claim_route", np.int64),
        ("claim_worth", np.float64),
        ("claim_way", np.int64),
        ("claim_features", np.int64),
        ("claim_rows", np.int32, (MOST_FEATURES,)),
        ("claim_values", np.float32, (MOST_FEATURES,)),
        ("joined", np.int8, (MAX_LOCATIONS,)),
    ],
    align=True,
)
SCRATCH = np.dtype((np.record, _FIELDS))

Scratch: TypeAlias = Any  # a record of SCRATCH
Scratches: TypeAlias = Any  # an array of one
Weights: TypeAlias = npt.NDArray[np.float64]  # of actions

# Values in points unless stated otherwise, tuned one at a time over thousands of games.
TURN = 1.8  # a turn
CAR = 0.55  # a car
RISK = 0.1  # the risk that another player claims a route of the plan
HELD = 0.92  # the share of a card's price that counts if it is in the hand already
FERRY_PRICE = 2.0  # a ferry that a route needs and the hand lacks, in other cards
SOUVENIR_SHARE = 0.75  # the share of a souvenir's worth for each route of a plan that leads to it
EXTRA_CAR = 0.2  # a car, in turns, when extras are compared
CARD = 1.48  # to draw a card that is needed
USELESS = 0.63  # a card that is not needed, as a share of one that is
JOKER = 1.4  # a ferry, as a multiple of another card
MUST = 1.4  # how much more a ferry is worth if a ferry route needs it
COMPLETE = 0.05  # a card that completes the payment for a route, as a share of the route's points
PAID = 0.55  # to pay a card that is needed elsewhere
CLAIM_BIAS = -0.1  # to claim a planned route rather than draw cards
HURRY = 1.65  # the share of a claim's gain that counts in the last turn; the more turns are left, the less
OVERDRAFT = 3.0  # a car that the plan needs
DANGER = 0.07  # the chance that one rival claims a route before the next turn
TICKETS_BIAS = -1.4  # to draw tickets
LATE = 4.0  # turns by which a plan may exceed the estimated length of the game
PACE = 3.5  # cars that rivals claim in a turn if they have the cards
WASTE = 0.4  # turns that they take for a card
