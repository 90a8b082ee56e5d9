"""How an action changes the features of a position.

After a claim, a choice of tickets or a souvenir the seat plans anew, so these are described afresh, though not for each
way to pay for the same route. Other actions, and claims that the policy advises against, are described by the weight
that the policy gives to them.
"""

from __future__ import annotations

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.bits import has
from fogcity.core.kernel import kernel
from fogcity.games.ticket.actions import (
    CLAIM,
    DRAW_TICKETS,
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
from fogcity.games.ticket.network.features import (
    clip,
    describe,
    lacking,
    order_row,
    phase_of,
    scarce_row,
)
from fogcity.games.ticket.network.rows import (
    ACTION,
    CLAIM_EXTRA,
    CLAIM_OTHER,
    CLAIM_PLANNED,
    HAND,
    HAND_SIZE,
    HELD,
    LACKING,
    LACKS,
    MISSING,
    NEW_TICKETS,
    PASSING,
    PHASES,
    PLACE,
    SECOND_NEEDED,
    SECOND_OTHER,
    SECOND_UNSEEN,
    SHORTAGE,
    SIZE,
    STACK_AT,
    STAGE,
    TAKE_FERRY,
    TAKE_NEEDED,
    TAKE_OTHER,
    TAKE_UNSEEN,
    UNSEEN_CARDS,
    VISIT,
    WEIGHT,
    WEIGHT_STEP,
    WEIGHTS,
)
from fogcity.games.ticket.policy.cards import payment_worth, shortage
from fogcity.games.ticket.policy.ending import last_gain
from fogcity.games.ticket.policy.offers import tickets_worth
from fogcity.games.ticket.policy.prices import way_to_pay
from fogcity.games.ticket.policy.scratch import TICKETS_BIAS, Scratch, Scratches
from fogcity.games.ticket.policy.weigh import claim_gain, claim_worth, draw_worth, routes_to
from fogcity.games.ticket.rules import end_turn, take_route, take_souvenir, visit_ends
from fogcity.games.ticket.state import ACTING, BOTH, CHOOSING, FIRST, KINDS, SECOND, SECOND_KEPT, State

ADVISED_AGAINST = -1.5  # the weight, in points, below which a claim that is not planned is not described afresh
POINTS = 2.0  # the unit of weights


@kernel
def change(
    s: State,
    action: int,
    rows: Rows,
    values: Floats,
    scratches: Scratches,
    afters: Scratches,
    tables: BoardTables,
) -> int:
    """Write how an action changes the features of the seat to act; negative: all features after it.

    The scratch holds what `describe` found for this seat.
    """
    t, scratch, seat = tables[0], scratches[0], int(s.turn)
    if action < DRAW_TICKETS:
        return change_by_card(s, t, seat, action - TAKE, rows, values, scratch)
    if action == DRAW_TICKETS:
        worth = tickets_worth(s, t, seat, scratch, float(scratch.turns_left)) + TICKETS_BIAS
        return action_features(s, t, NEW_TICKETS, worth, rows, values, 0)
    if action < PASS:
        return -features_after_keeping(s, seat, action, rows, values, scratches, afters, tables)
    if action == PASS:
        return action_features(s, t, PASSING, 0.0, rows, values, 0)
    if action < SOUVENIR:
        location = (action - STACK) % MAX_LOCATIONS
        free, planned, extra = routes_to(s, t, scratch, location)
        worth = min(planned, 2) * 0.5 + min(extra, 1) * 0.2 - 0.05 * free
        n = action_features(s, t, PLACE, worth, rows, values, 0)
        return put(rows, values, n, STACK_AT + location, 1.0)
    if action < CLAIM:
        return -features_after_visit(s, seat, action - SOUVENIR, rows, values, scratches, afters, tables)
    return change_by_claim(s, seat, action - CLAIM, rows, values, scratches, afters, tables)


@kernel
def action_features(s: State, t: BoardTable, kind: int, worth: float, rows: Rows, values: Floats, n: int) -> int:
    """Write the kind of an action, and its weight."""
    n = put(rows, values, n, ACTION + kind * PHASES + phase_of(s, t), 1.0)
    n = put(rows, values, n, WEIGHT + kind, max(min(worth, 20.0), -20.0) / POINTS)
    step = clip(worth * 2.0 + WEIGHTS / 2, WEIGHTS - 1)
    return put(rows, values, n, WEIGHT_STEP + kind * WEIGHTS + step, 1.0)


@kernel
def change_by_card(s: State, t: BoardTable, seat: int, kind: int, rows: Rows, values: Floats, scratch: Scratch) -> int:
    """Write how taking a card changes the features. Nobody knows the next open card yet."""
    first = s.stage == ACTING
    unseen = kind == TAKE_BLIND - TAKE
    worth = float(scratch.blind_worth) if unseen else float(scratch.card_worth[kind])
    if first:
        worth = draw_worth(s, seat, scratch, TAKE + kind)
    n = put(rows, values, 0, HAND_SIZE + clip(s.hand_size[seat], SIZE), -1.0)
    n = put(rows, values, n, HAND_SIZE + clip(s.hand_size[seat] + 1, SIZE), 1.0)
    needed = False
    if not unseen:
        held, before = int(s.hand[seat, kind]), lacking(s, seat, scratch, kind)
        needed = before > 0
        n = put(rows, values, n, HAND + kind * (HELD + 1) + clip(held, HELD), -1.0)
        n = put(rows, values, n, HAND + kind * (HELD + 1) + clip(held + 1, HELD), 1.0)
        n = put(rows, values, n, LACKS + kind * (MISSING + 1) + before, -1.0)
        scarce = scarce_row(s, t, seat, kind, before)  # an open card was seen already, so as many are unseen as before
        n = put(rows, values, n, SHORTAGE + clip(shortage(s, seat, scratch), LACKING), -1.0)
        s.hand[seat, kind] = held + 1
        then = lacking(s, seat, scratch, kind)
        n = put(rows, values, n, LACKS + kind * (MISSING + 1) + then, 1.0)
        n = put(rows, values, n, SHORTAGE + clip(shortage(s, seat, scratch), LACKING), 1.0)
        s.hand[seat, kind] = held
        if before > 0:
            n = put(rows, values, n, scarce, -1.0)
        if then > 0:
            n = put(rows, values, n, scarce + (then - before) * (UNSEEN_CARDS + 1), 1.0)
    if first and kind != FERRY:
        n = put(rows, values, n, STAGE + ACTING, -1.0)
        n = put(rows, values, n, STAGE + SECOND, 1.0)
        which = TAKE_UNSEEN if unseen else TAKE_NEEDED if needed else TAKE_OTHER
    else:
        n = put(rows, values, n, order_row(s, 0), -1.0)
        n = put(rows, values, n, order_row(s, int(s.seats) - 1), 1.0)
        which = SECOND_UNSEEN if unseen else SECOND_NEEDED if needed else SECOND_OTHER
        if first:
            which = TAKE_FERRY
        else:
            n = put(rows, values, n, STAGE + SECOND, -1.0)
            n = put(rows, values, n, STAGE + ACTING, 1.0)
    return action_features(s, t, which, worth, rows, values, n)


@kernel
def change_by_claim(
    s: State,
    seat: int,
    way: int,
    rows: Rows,
    values: Floats,
    scratches: Scratches,
    afters: Scratches,
    tables: BoardTables,
) -> int:
    """Write the features after a claim, or only its weight if the policy advises against it."""
    t, scratch = tables[0], scratches[0]
    route = int(t.way_route[way])
    last = scratch.turns_left <= 1.0
    if scratch.claim_route != route:
        scratch.claim_route, scratch.claim_features = route, 0
        if last:
            scratch.claim_worth = last_gain(s, t, seat, scratch, route)
        else:
            gain = claim_gain(s, t, seat, route)
            scratch.claim_worth = claim_worth(s, t, seat, scratch, route, gain, float(scratch.turns_left))
    planned = has(scratch.plan[route // 64], route % 64)
    extra = has(scratch.extras[route // 64], route % 64)
    paid = payment_worth(s, t, seat, scratch, route, paid_colour(t, way), paid_ferries(t, way), planned or extra)
    worth = float(scratch.claim_worth) - paid * (0.001 if last else 1.0)
    kind = CLAIM_PLANNED if planned else CLAIM_EXTRA if extra else CLAIM_OTHER
    if worth < ADVISED_AGAINST and not (planned or extra):
        return action_features(s, t, kind, worth, rows, values, 0)
    if scratch.claim_features == 0:
        describe_claim(s, t, seat, route, rows, values, scratches, afters, tables)
    n = int(scratch.claim_features)
    for i in range(n):
        rows[i], values[i] = scratch.claim_rows[i], scratch.claim_values[i]
    n = change_of_payment(afters[0], t, seat, int(scratch.claim_way), way, rows, values, scratches[1], n)
    return -action_features(s, t, kind, worth, rows, values, n)


@kernel
def describe_claim(
    s: State,
    t: BoardTable,
    seat: int,
    route: int,
    rows: Rows,
    values: Floats,
    scratches: Scratches,
    afters: Scratches,
    tables: BoardTables,
) -> None:
    """Keep the features after a claim that is paid in a sensible way. The position is kept in `afters`."""
    scratch = scratches[0]
    scratch.claim_way = way_to_pay(s, t, seat, scratch, route)
    afters[0] = s
    after = afters[0]
    take_route(after, t, seat, int(scratch.claim_way))
    visit_ends(after, t, seat, route)
    n = describe(after, seat, rows, values, scratches[1:], tables)
    for i in range(n):
        scratch.claim_rows[i], scratch.claim_values[i] = rows[i], values[i]
    scratch.claim_features = n


@kernel
def change_of_payment(
    after: State,
    t: BoardTable,
    seat: int,
    sensible: int,
    way: int,
    rows: Rows,
    values: Floats,
    scratch: Scratch,
    n: int,
) -> int:
    """Write how another way to pay than the sensible one changes the hand. The plan stays the same."""
    if way == sensible:
        return n
    length = int(t.length[t.way_route[way]])
    n = put(rows, values, n, SHORTAGE + clip(shortage(after, seat, scratch), LACKING), -1.0)
    hand = after.hand[seat].copy()
    hand[paid_colour(t, sensible)] += length - paid_ferries(t, sensible)
    hand[paid_colour(t, way)] -= length - paid_ferries(t, way)
    hand[FERRY] += paid_ferries(t, sensible) - paid_ferries(t, way)
    before = after.hand[seat].copy()
    for kind in range(KINDS):
        if hand[kind] != before[kind]:
            n = put(rows, values, n, HAND + kind * (HELD + 1) + clip(before[kind], HELD), -1.0)
            n = put(rows, values, n, LACKS + kind * (MISSING + 1) + lacking(after, seat, scratch, kind), -1.0)
            after.hand[seat, kind] = hand[kind]
            n = put(rows, values, n, HAND + kind * (HELD + 1) + clip(hand[kind], HELD), 1.0)
            n = put(rows, values, n, LACKS + kind * (MISSING + 1) + lacking(after, seat, scratch, kind), 1.0)
    n = put(rows, values, n, SHORTAGE + clip(shortage(after, seat, scratch), LACKING), 1.0)
    for kind in range(KINDS):
        after.hand[seat, kind] = before[kind]
    return n


@kernel
def features_after_keeping(
    s: State,
    seat: int,
    action: int,
    rows: Rows,
    values: Floats,
    scratches: Scratches,
    afters: Scratches,
    tables: BoardTables,
) -> int:
    """Write the features after the choice of tickets."""
    draw = int(s.draws) - 1 if s.stage == CHOOSING else seat
    afters[0] = s
    after = afters[0]
    after.outcome[draw] = FIRST if action == KEEP_FIRST else SECOND_KEPT if action == KEEP_SECOND else BOTH
    if s.stage == CHOOSING:
        end_turn(after)
    return describe(after, seat, rows, values, scratches[1:], tables)


@kernel
def features_after_visit(
    s: State,
    seat: int,
    location: int,
    rows: Rows,
    values: Floats,
    scratches: Scratches,
    afters: Scratches,
    tables: BoardTables,
) -> int:
    """Write the features after the choice of a souvenir."""
    afters[0] = s
    after = afters[0]
    take_souvenir(after, seat, location)
    end_turn(after)
    n = describe(after, seat, rows, values, scratches[1:], tables)
    return action_features(s, tables[0], VISIT, 0.0, rows, values, n)
