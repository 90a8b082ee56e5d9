"""The features of a position for the network: what the seat has, what it plans, and what it sees of the others."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.bits import count, has
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.board import MAX_SYMBOLS
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.network.rows import (
    CARD_WORTH,
    CARS,
    CARS_LEFT,
    CONTESTED,
    CONTESTS,
    DECK,
    DONE,
    DONE_POINTS,
    EXTRA,
    HAND,
    HAND_SIZE,
    HELD,
    HOPE,
    HOPE_STEP,
    KEPT,
    LACKING,
    LACKS,
    LAST_ROUND,
    LEAD,
    LEAD_STEP,
    MISSING,
    NEEDED_OPEN,
    NUM_DONE,
    NUM_OPEN,
    ON_OFFER,
    OPEN_POINTS,
    OPEN_TICKET,
    ORDER,
    OUTLOOK,
    OUTLOOK_STEP,
    OWN,
    PHASES,
    PILE,
    PLAN_CARS,
    PLAN_POINTS,
    PLAN_TURNS,
    PLANNED,
    READY,
    RIVAL_CARDS,
    RIVAL_CARS,
    RIVAL_POINTS,
    RIVAL_SOUVENIRS,
    RIVAL_TICKETS,
    SCARCE,
    SHORTAGE,
    SIZE,
    SLACK,
    SOON_READY,
    SOUVENIRS,
    SPARE_CARS,
    STAGE,
    STEPS,
    SYMBOLS,
    TAKEN,
    TICKETS_LEFT,
    TURNS,
    TURNS_LEFT,
    UNSEEN_CARDS,
    UNSEEN_TICKETS,
)
from fogcity.games.ticket.policy.cards import shortage, unseen_cards
from fogcity.games.ticket.policy.ending import turns_left
from fogcity.games.ticket.policy.offers import seen_ticket
from fogcity.games.ticket.policy.scratch import Scratch, Scratches
from fogcity.games.ticket.policy.weigh import make_plan
from fogcity.games.ticket.scoring import join, souvenir_points
from fogcity.games.ticket.state import KEEPING, KINDS, MAX_SEATS, OFFERED, OPEN, State

POINTS = 4.0  # the unit of points in features
CAR_POINTS = 1.2  # what a car of another player still brings, and a ticket
TICKET_POINTS = 3.0


@kernel
def clip(number: Any, most: int) -> int:
    """A number from 0 to this many."""
    return min(max(int(number), 0), most)


@kernel
def phase_of(s: State, t: BoardTable) -> int:
    """How far the game is, by the cars of the player who has fewest: 0 to 3, the last round."""
    if s.final_turns >= 0:
        return PHASES - 1
    fewest = int(t.cars)
    for seat in range(int(s.seats)):
        fewest = min(fewest, int(s.cars[seat]))
    return min((PHASES - 1) * (int(t.cars) - fewest) // max(int(t.cars), 1), PHASES - 2)


@kernel
def lead_step(lead: float) -> int:
    """A lead in points, in steps that are small near zero."""
    steps = math.sqrt(abs(lead)) * 2.5
    return clip(STEPS / 2 + (steps if lead > 0.0 else -steps), STEPS - 1)


@kernel
def lead_features(phase: int, lead: float, hope: float, sign: float, rows: Rows, values: Floats, n: int) -> int:
    """Write the features of the lead now and with the plan, times a sign."""
    n = put(rows, values, n, LEAD + phase, sign * lead / POINTS)
    n = put(rows, values, n, LEAD_STEP + phase * STEPS + lead_step(lead), sign)
    n = put(rows, values, n, HOPE + phase, sign * hope / POINTS)
    return put(rows, values, n, HOPE_STEP + phase * STEPS + lead_step(hope), sign)


@kernel
def order_row(s: State, distance: int) -> int:
    """The row for the number of players who act before the seat."""
    return ORDER + (int(s.seats) - 2) * MAX_SEATS + distance


@kernel
def route_features(s: State, t: BoardTable, seat: int, scratch: Scratch, rows: Rows, values: Floats, n: int) -> int:
    """Write who owns routes, and which ones the seat plans to claim."""
    for route in range(int(t.num_routes)):
        if s.owner[route] >= 0:
            n = put(rows, values, n, (OWN if s.owner[route] == seat else TAKEN) + route, 1.0)
        elif has(scratch.plan[route // 64], route % 64):
            n = put(rows, values, n, PLANNED + route, 1.0)
        elif has(scratch.extras[route // 64], route % 64):
            n = put(rows, values, n, EXTRA + route, 1.0)
    return n


@kernel
def ticket_feature(
    t: BoardTable, scratch: Scratch, ticket: int, phase: int, rows: Rows, values: Floats, n: int
) -> tuple[int, int]:
    """Write the features of a ticket; return its points, negative if it is not completed."""
    points = int(t.ticket_points[ticket])
    if scratch.network[t.ticket_a[ticket]] == scratch.network[t.ticket_b[ticket]]:
        n = put(rows, values, n, DONE + ticket, 1.0)
        return put(rows, values, n, DONE_POINTS + phase, points / POINTS), points
    n = put(rows, values, n, OPEN_TICKET + ticket, 1.0)
    return put(rows, values, n, OPEN_POINTS + phase, points / POINTS), -points


@kernel
def ticket_features(
    s: State, t: BoardTable, seat: int, scratch: Scratch, phase: int, rows: Rows, values: Floats, n: int
) -> tuple[int, int]:
    """Write the features of the seat's tickets; return their points as they are now."""
    total, done, left = 0, 0, 0
    for draw in range(int(s.draws)):
        if s.drawer[draw] != seat:
            continue
        for second in range(2):
            outcome = int(s.outcome[draw])
            if keeps_second(outcome) if second else keeps_first(outcome):
                ticket = int(s.second[draw]) if second else int(s.first[draw])
                n, points = ticket_feature(t, scratch, ticket, phase, rows, values, n)
                total += points
                done += int(points > 0)
                left += int(points < 0)
    n = put(rows, values, n, NUM_DONE + clip(done, KEPT), 1.0)
    return put(rows, values, n, NUM_OPEN + clip(left, KEPT), 1.0), total


@kernel
def unseen_features(
    s: State, t: BoardTable, seat: int, scratch: Scratch, phase: int, rows: Rows, values: Floats, n: int
) -> int:
    """Write how many unseen tickets the seat's routes would complete: now, and once the plan is claimed."""
    locations = int(t.num_locations)
    for location in range(locations):
        scratch.joined[location] = scratch.network[location]
    for route in range(int(t.num_routes)):
        if has(scratch.plan[route // 64], route % 64):
            join(scratch.joined, locations, int(scratch.joined[t.a[route]]), int(scratch.joined[t.b[route]]))
    now, soon = 0, 0
    for ticket in range(int(t.num_tickets)):
        a, b = int(t.ticket_a[ticket]), int(t.ticket_b[ticket])
        if scratch.joined[a] == scratch.joined[b] and not seen_ticket(s, seat, ticket):
            soon += 1
            now += int(scratch.network[a] == scratch.network[b])
    if s.tickets_left == 0:
        return n
    n = put(rows, values, n, READY + phase * (UNSEEN_TICKETS + 1) + clip(now, UNSEEN_TICKETS), 1.0)
    return put(rows, values, n, SOON_READY + phase * (UNSEEN_TICKETS + 1) + clip(soon, UNSEEN_TICKETS), 1.0)


@kernel
def lacking(s: State, seat: int, scratch: Scratch, kind: int) -> int:
    """How many cards of a kind the plan still needs."""
    return clip(int(scratch.need[kind]) - int(s.hand[seat, kind]), MISSING)


@kernel
def scarce_row(s: State, t: BoardTable, seat: int, kind: int, missing: int) -> int:
    """The row for a kind of which the plan lacks some cards."""
    return SCARCE + missing * (UNSEEN_CARDS + 1) + clip(unseen_cards(s, t, seat, kind), UNSEEN_CARDS)


@kernel
def card_features(s: State, t: BoardTable, seat: int, scratch: Scratch, rows: Rows, values: Floats, n: int) -> int:
    """Write the features of the seat's cards, of the cards that its plan lacks, and of the open cards."""
    needed = 0
    for kind in range(KINDS):
        missing = lacking(s, seat, scratch, kind)
        n = put(rows, values, n, HAND + kind * (HELD + 1) + clip(s.hand[seat, kind], HELD), 1.0)
        n = put(rows, values, n, LACKS + kind * (MISSING + 1) + missing, 1.0)
        if missing > 0:
            n = put(rows, values, n, scarce_row(s, t, seat, kind, missing), 1.0)
        n = put(rows, values, n, CARD_WORTH + kind, float(scratch.card_worth[kind]))
        on_offer = 0
        for place in range(OPEN):
            on_offer += int(s.open[place] == kind)
        n = put(rows, values, n, ON_OFFER + kind * 6 + on_offer, 1.0)
        needed += min(on_offer, missing)
    n = put(rows, values, n, NEEDED_OPEN + needed, 1.0)
    n = put(rows, values, n, SHORTAGE + clip(shortage(s, seat, scratch), LACKING), 1.0)
    n = put(rows, values, n, HAND_SIZE + clip(s.hand_size[seat], SIZE), 1.0)
    return put(rows, values, n, DECK + clip(s.deck_left, PILE), 1.0)


@kernel
def plan_features(s: State, seat: int, scratch: Scratch, phase: int, rows: Rows, values: Floats, n: int) -> int:
    """Write the features of the plan."""
    turns = float(scratch.turns_left)
    n = put(rows, values, n, PLAN_POINTS + phase, float(scratch.plan_points) / POINTS)
    n = put(rows, values, n, PLAN_CARS + clip(scratch.plan_cars, CARS), 1.0)
    n = put(rows, values, n, SPARE_CARS + clip(int(s.cars[seat]) - int(scratch.plan_cars), CARS), 1.0)
    n = put(rows, values, n, PLAN_TURNS + clip(scratch.plan_turns, TURNS), 1.0)
    n = put(rows, values, n, TURNS_LEFT + clip(turns, TURNS), 1.0)
    n = put(rows, values, n, SLACK + clip(turns - float(scratch.plan_turns) + TURNS, 2 * TURNS), 1.0)
    return put(rows, values, n, CARS_LEFT + clip(s.cars[seat], CARS), 1.0)


@kernel
def outlook_features(
    s: State, t: BoardTable, seat: int, scratch: Scratch, phase: int, rows: Rows, values: Floats, n: int
) -> int:
    """Write what the plan and the extra routes bring, compared with what the others may still get for their cars."""
    own, contested = 0.0, 0
    for route in range(int(t.num_routes)):
        if has(scratch.plan[route // 64] | scratch.extras[route // 64], route % 64):
            own += float(t.points[t.length[route]])
            contested += int(is_contested(s, t, seat, int(t.a[route])) or is_contested(s, t, seat, int(t.b[route])))
    have = count(np.uint64(s.souvenirs[seat]))
    then = min(have + count(np.uint64(scratch.symbols)), int(t.num_symbols))
    own += float(scratch.sure) + float(t.souvenir_points[then] - t.souvenir_points[have])
    for ticket in range(int(scratch.tickets)):
        which = int(scratch.ticket[ticket])
        if scratch.joined[t.ticket_a[which]] == scratch.joined[t.ticket_b[which]]:
            own += 2.0 * float(t.ticket_points[which])
    best = -1000.0
    for other in range(int(s.seats)):
        if other != seat:
            points = float(s.score[other] + souvenir_points(s, t, other))
            best = max(best, points + CAR_POINTS * int(s.cars[other]) + TICKET_POINTS * tickets_of(s, other))
    n = put(rows, values, n, SYMBOLS + phase * (MAX_SYMBOLS + 1) + then, 1.0)
    n = put(rows, values, n, OUTLOOK + phase, (own - best) / POINTS)
    n = put(rows, values, n, OUTLOOK_STEP + phase * STEPS + lead_step(own - best), 1.0)
    return put(rows, values, n, CONTESTED + phase * (CONTESTS + 1) + clip(contested, CONTESTS), 1.0)


@kernel
def is_contested(s: State, t: BoardTable, seat: int, location: int) -> bool:
    """Whether another player has a route to a location."""
    for route in range(int(t.num_routes)):
        if (t.a[route] == location or t.b[route] == location) and s.owner[route] >= 0 and s.owner[route] != seat:
            return True
    return False


@kernel
def tickets_of(s: State, seat: int) -> int:
    """How many tickets a seat keeps, as all players know. The first choice is secret until all have chosen (SF7)."""
    if s.stage == KEEPING:
        return 0
    kept = 0
    for draw in range(int(s.draws)):
        if s.drawer[draw] == seat and s.outcome[draw] != OFFERED:
            kept += 2 if keeps_first(int(s.outcome[draw])) and keeps_second(int(s.outcome[draw])) else 1
    return kept


@kernel
def rival_features(s: State, t: BoardTable, seat: int, rows: Rows, values: Floats, n: int) -> tuple[int, int]:
    """Write what is public about the others; return the most points of one of them."""
    best = -1000
    for away in range(1, int(s.seats)):
        other = (seat + away) % int(s.seats)
        place = away - 1
        points = int(s.score[other]) + souvenir_points(s, t, other)
        best = max(best, points)
        n = put(rows, values, n, RIVAL_CARS + place * (CARS + 1) + clip(s.cars[other], CARS), 1.0)
        n = put(rows, values, n, RIVAL_CARDS + place * (SIZE + 1) + clip(s.hand_size[other], SIZE), 1.0)
        n = put(rows, values, n, RIVAL_TICKETS + place * (KEPT + 1) + clip(tickets_of(s, other), KEPT), 1.0)
        souvenirs = count(np.uint64(s.souvenirs[other]))
        n = put(rows, values, n, RIVAL_SOUVENIRS + place * 9 + souvenirs, 1.0)
        n = put(rows, values, n, RIVAL_POINTS + place, points / POINTS)
    return n, best


@kernel
def describe(s: State, seat: int, rows: Rows, values: Floats, scratches: Scratches, tables: BoardTables) -> int:
    """Write the features of a position as this seat knows it; return how many."""
    t, scratch = tables[0], scratches[0]
    make_plan(s, t, seat, scratch)
    scratch.turns_left = turns_left(s, seat)
    scratch.claim_route = -1
    phase = phase_of(s, t)
    n = route_features(s, t, seat, scratch, rows, values, 0)
    n, own = ticket_features(s, t, seat, scratch, phase, rows, values, n)
    n = unseen_features(s, t, seat, scratch, phase, rows, values, n)
    n = card_features(s, t, seat, scratch, rows, values, n)
    n = plan_features(s, seat, scratch, phase, rows, values, n)
    n, best = rival_features(s, t, seat, rows, values, n)
    own += int(s.score[seat]) + souvenir_points(s, t, seat)
    open_points = 0.0
    for ticket in range(int(scratch.tickets)):
        open_points += float(t.ticket_points[scratch.ticket[ticket]])
    scratch.sure = float(own)
    scratch.lead = float(own - best)
    scratch.hope = scratch.lead + open_points + float(scratch.plan_points)
    n = lead_features(phase, float(scratch.lead), float(scratch.hope), 1.0, rows, values, n)
    n = outlook_features(s, t, seat, scratch, phase, rows, values, n)
    n = put(rows, values, n, SOUVENIRS + count(np.uint64(s.souvenirs[seat])), 1.0)
    n = put(rows, values, n, order_row(s, (seat - max(int(s.turn), 0)) % int(s.seats)), 1.0)
    n = put(rows, values, n, STAGE + int(s.stage), 1.0)
    if s.final_turns >= 0:
        n = put(rows, values, n, LAST_ROUND + clip(s.final_turns, MAX_SEATS), 1.0)
    return put(rows, values, n, TICKETS_LEFT + clip(s.tickets_left, PILE), 1.0)
