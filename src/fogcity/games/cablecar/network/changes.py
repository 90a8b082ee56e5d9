"""How an action changes the features of a position."""

from __future__ import annotations

import numpy as np

from fogcity.bots.network import Floats, Rows, put
from fogcity.core.bits import count
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.actions import DRAW, PASS, SWAP
from fogcity.games.cablecar.board import FACTOR, LEAVE, OWNER, STATION
from fogcity.games.cablecar.network.features import (
    change_of_outlook,
    lead_features,
    line_features,
    meeting,
    order_row,
    owner_at,
)
from fogcity.games.cablecar.network.rows import DRAWING, LAID, SUPPLY, TILE, UNKNOWN_TILE
from fogcity.games.cablecar.network.shares import change_of_shares, find_holdings, lead_by_shares, rank
from fogcity.games.cablecar.policy.lines import phase_of
from fogcity.games.cablecar.policy.scratch import Scratch, Scratches
from fogcity.games.cablecar.policy.shares import find_stakes, knows
from fogcity.games.cablecar.rules import lay, line_points, setup
from fogcity.games.cablecar.shares import swap
from fogcity.games.cablecar.state import NOTHING, State


@kernel
def change(s: State, action: int, rows: Rows, values: Floats, scratches: Scratches, afters: Scratches) -> int:
    """Write how an action changes the features of the seat to act.

    The scratch holds what `describe` found for this seat.
    """
    if action < DRAW:
        return change_by_tile(s, action, rows, values, scratches, afters)
    if action == DRAW:
        n = put(rows, values, 0, DRAWING + phase_of(s), 1.0)
        return supply_features(s, rows, values, n)
    if action == PASS:
        return order_features(s, rows, values, 0)
    return change_by_swap(s, action, rows, values, scratches, afters)


@kernel
def supply_features(s: State, rows: Rows, values: Floats, n: int) -> int:
    """One tile less in the supply."""
    n = put(rows, values, n, SUPPLY + int(s.supply_left), -1.0)
    return put(rows, values, n, SUPPLY + int(s.supply_left) - 1, 1.0)


@kernel
def order_features(s: State, rows: Rows, values: Floats, n: int) -> int:
    """The turn ends: all others act before this seat."""
    n = put(rows, values, n, order_row(s, 0), -1.0)
    return put(rows, values, n, order_row(s, int(s.seats) - 1), 1.0)


@kernel
def change_by_tile(s: State, action: int, rows: Rows, values: Floats, scratches: Scratches, afters: Scratches) -> int:
    """Write how laying a tile changes the features."""
    tile, space, scratch = action // 64, action % 64, scratches[0]
    afters[0] = s
    after = afters[0]
    lay(after, tile, space)
    n = order_features(s, rows, values, 0)
    laid = count(s.laid)
    n = put(rows, values, n, LAID + laid, -1.0)
    n = put(rows, values, n, LAID + laid + 1, 1.0)
    phase = phase_of(s)
    if s.drawn != NOTHING:
        n = put(rows, values, n, DRAWING + phase, -1.0)
    else:
        n = put(rows, values, n, TILE + tile % 24, -1.0)
        if s.supply_left > 0:
            n = put(rows, values, n, UNKNOWN_TILE, 1.0)
            n = supply_features(s, rows, values, n)
    for owner in range(8):
        scratch.change[owner] = 0.0
    n, scored = change_of_lines(s, after, space, phase, rows, values, scratch, n)
    lead = float(scratch.lead)
    if s.company:
        then = scratches[1]
        for company in range(8):
            then.profit[company] = scratch.profit[company] + scratch.change[company]
        rank(s, then, phase)
        lead = lead_by_shares(scratch, then)
        n = change_of_shares(after, int(s.turn), phase, scratch, scratch, then, -1, rows, values, n)
    else:
        for owner in range(int(s.seats)):
            lead += scratch.interest[owner] * scratch.change[owner]
    n = lead_features(s, phase, float(scratch.lead), float(scratch.scored), -1.0, rows, values, n)
    return lead_features(s, phase, lead, float(scratch.scored) + scored, 1.0, rows, values, n)


@kernel
def change_of_lines(
    s: State,
    after: State,
    space: int,
    phase: int,
    rows: Rows,
    values: Floats,
    scratch: Scratch,
    n: int,
) -> tuple[int, float]:
    """Write how lines change that reach the space of the new tile, or could be led there; return what is scored.

    Adds the change of expected points to the scratch.
    """
    row, scored = setup(s), 0.0
    met, seen = np.uint64(0), np.uint64(1) << np.uint64(space)
    old = meeting(s, row, space, scratch)
    if old >= 0:
        n = put(rows, values, n, old, -1.0)
    for side in range(4):
        start = int(s.other_end[4 * space + side])
        station = int(STATION[start])
        if station < 0:
            n, seen = change_of_neighbours(s, after, start, phase, rows, values, scratch, n, seen)
            continue
        owner = int(OWNER[row, station])
        if owner < 0:
            continue
        worth, track, length = float(scratch.interest[owner]), 4 * space + side, int(s.tiles[start])
        n, before = line_features(s, track, length, phase, worth, -1.0, rows, values, n)
        end, length = int(after.other_end[start]), int(after.tiles[start])
        if FACTOR[end] != 0:
            points = float(line_points(after, length, end))
            scored += worth * points
        else:
            n, points = line_features(after, end, length, phase, worth, 1.0, rows, values, n)
            here = np.uint64(1) << np.uint64(end // 4)
            if met & here == np.uint64(0):
                met |= here
                old = meeting(s, row, end // 4, scratch)
                if old >= 0:
                    n = put(rows, values, n, old, -1.0)
                n = put(rows, values, n, meeting(after, row, end // 4, scratch), 1.0)
        scratch.change[owner] += points - before
    return n, scored


@kernel
def change_of_neighbours(
    s: State,
    after: State,
    start: int,
    phase: int,
    rows: Rows,
    values: Floats,
    scratch: Scratch,
    n: int,
    seen: np.uint64,
) -> tuple[int, np.uint64]:
    """Write how lines change that wait at the space from which a stretch leads to the new tile.

    `seen` is the set of spaces that need not be looked at, or not again.
    """
    back = int(LEAVE[start // 4, start % 4])
    if FACTOR[back] != 0:
        return n, seen
    space = back // 4
    here = np.uint64(1) << np.uint64(space)
    if seen & here != np.uint64(0) or s.board[space] != NOTHING:
        return n, seen
    row = setup(s)
    for side in range(4):
        track = 4 * space + side
        owner = owner_at(s, row, track)
        if owner >= 0:
            worth = float(scratch.interest[owner])
            length = int(s.tiles[s.other_end[track]])
            n, gain = change_of_outlook(s, after, track, length, phase, worth, rows, values, n)
            scratch.change[owner] += gain
    return n, seen | here


@kernel
def change_by_swap(s: State, action: int, rows: Rows, values: Floats, scratches: Scratches, afters: Scratches) -> int:
    """Write how an exchange of shares changes the features. What the player will only then see is not known yet."""
    pile, blind = (action - SWAP) // 2, (action - SWAP) % 2 == 1
    seat, scratch, then = int(s.turn), scratches[0], scratches[1]
    afters[0] = s
    after = afters[0]
    knew_top = knows(int(s.pile_known[pile, 0]), seat)
    swap(after, pile, blind)
    if blind and not knew_top:
        after.held_known[seat, pile] = int(after.held_known[seat, pile]) & ~(1 << seat)
    if not blind:
        after.face_up[pile] = s.held[seat, pile]  # the new one is not seen yet; the old one is known either way
    find_stakes(after, then)
    find_holdings(after, then, seat)
    n = order_features(s, rows, values, 0)
    phase, scored = phase_of(s), float(scratch.scored)
    n = change_of_shares(after, seat, phase, scratch, then, scratch, -1 if blind else pile, rows, values, n)
    n = lead_features(s, phase, float(scratch.lead), scored, -1.0, rows, values, n)
    return lead_features(s, phase, lead_by_shares(then, scratch), scored, 1.0, rows, values, n)
