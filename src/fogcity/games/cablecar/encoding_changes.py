"""Turns an observation of Cable Car or the company game into the next one by writing only what has changed.

`update` compares two views, of any seats and any positions, and changes the observation of the first (see encoding.py)
into that of the second. Binary parts are written with `mark` and `unmark`, as bytes or as bits.
"""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import has, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.envs.game_encoding import Integers, Observation, mark, start_of, unmark
from fogcity.games.cablecar.board import EXIT, FACTOR, LEAVE, OWNER, STATION
from fogcity.games.cablecar.encoding_parts import (
    AHEAD_END,
    AHEAD_TILES,
    ARRIVING,
    ARRIVING_TILES,
    COMPANIES,
    DRAWN,
    EXCHANGE,
    FACE_UP,
    HAND,
    HELD,
    MAX,
    OPEN,
    PILE,
    SCORE,
    SUPPLY,
    TRACKS,
    UNTIL_LIMIT,
    profit_limit,
    slots_of,
)
from fogcity.games.cablecar.rules import setup
from fogcity.games.cablecar.shares import exchange_is_open, pile_size
from fogcity.games.cablecar.state import State

PLANE = 4 * 64  # a number for each side of each space
# For each track, the space and side (64 * side + space) by which a line leaves onto it; -1: none.
LEFT_BY = np.full(256, -1, np.int16)
for _space in range(64):
    for _side in range(4):
        if FACTOR[LEAVE[_space, _side]] != 1:  # all lines that arrive at stations share one track
            LEFT_BY[LEAVE[_space, _side]] = 64 * _side + _space


@kernel
def update(before: State, viewer: int, s: State, seat: int, starts: Integers, shift: int, out: Observation) -> bool:
    """Turn the observation of the view `before` of the seat `viewer` into that of the view `s` of the seat `seat`.

    Returns False, and changes nothing, if some tile that lay on the board before does not lie there now.
    """
    if not still_lie(before, s):
        return False
    if viewer != seat and not s.company:
        turn_owners(int(s.seats), viewer, seat, start_of(starts, ARRIVING), shift, out)
    update_board(before, s, seat, starts, shift, out)
    update_tiles(before, viewer, s, seat, starts, shift, out)
    score = start_of(starts, SCORE)
    for owner in range(COMPANIES if s.company else int(s.seats)):
        out[score + place_of(s, owner, seat)] = min(int(s.score[owner]), MAX)
    out[start_of(starts, SUPPLY)] = s.supply_left
    if s.company:
        update_shares(before, viewer, s, seat, starts, shift, out)
    return True


@kernel
def place_of(s: State, owner: int, seat: int) -> int:
    """The number of an owner as a seat counts it: companies as they are, seats from its own on."""
    if s.company or owner >= seat:
        return owner if s.company else owner - seat
    return owner - seat + int(s.seats)


@kernel
def still_lie(before: State, s: State) -> bool:
    """Whether all tiles of a board lie in another one too. (A loop without branches, so that it takes few steps.)"""
    lost = 0
    for space in range(64):
        lost |= int(before.board[space] >= 0) & int(before.board[space] != s.board[space])
    return lost == 0


# ---- the board


@kernel
def turn_owners(seats: int, viewer: int, seat: int, arriving: int, shift: int, out: Observation) -> None:
    """Count the owners of lines from another seat on: rotate their planes, which takes three reversals."""
    turned = seat - viewer if seat > viewer else seat - viewer + seats
    reverse_planes(0, turned, arriving, shift, out)
    reverse_planes(turned, seats, arriving, shift, out)
    reverse_planes(0, seats, arriving, shift, out)


@kernel
def reverse_planes(first: int, end: int, arriving: int, shift: int, out: Observation) -> None:
    """Reverse the order of the planes of some owners."""
    size, start = PLANE >> shift, arriving >> shift
    for n in range((end - first) // 2):
        low = out[start + size * (first + n) : start + size * (first + n + 1)]
        high = out[start + size * (end - 1 - n) : start + size * (end - n)]
        for place in range(size):
            number = low[place]
            low[place] = high[place]
            high[place] = number


@kernel
def update_board(before: State, s: State, seat: int, starts: Integers, shift: int, out: Observation) -> None:
    """The tiles laid since, the spaces that are open now, and the lines that have changed.

    A tile changes a line at most at its two ends. These are the other ends of the tracks beside the tile.
    """
    open_spaces, row = start_of(starts, OPEN), setup(s)
    left = s.laid & ~before.laid
    while left != np.uint64(0):
        space = lowest(left)
        left = without_lowest(left)
        mark_tile(int(s.board[space]), space, starts, shift, out)
        for side in range(4):
            entering, leaving = 4 * space + side, int(LEAVE[space, side])
            if has(before.open, space):
                unmark(out, open_spaces + space, shift)
                change_arriving(before, s, seat, row, entering, starts, shift, out)
                change_ahead(before, s, 64 * side + space, starts, shift, out)
            begin = int(LEFT_BY[before.other_end[entering]])
            if begin >= 0 and has(before.open & s.open, begin % 64):
                change_ahead(before, s, begin, starts, shift, out)
            end = int(before.other_end[leaving])
            if has(before.open & s.open, end // 4):
                change_arriving(before, s, seat, row, end, starts, shift, out)
    left = s.open & ~before.open
    while left != np.uint64(0):
        space = lowest(left)
        left = without_lowest(left)
        mark(out, open_spaces + space, shift)
        for side in range(4):
            change_arriving(before, s, seat, row, 4 * space + side, starts, shift, out)
            change_ahead(before, s, 64 * side + space, starts, shift, out)


@kernel
def mark_tile(tile: int, space: int, starts: Integers, shift: int, out: Observation) -> None:
    """Where each side of a tile on the board leads."""
    for side in range(4):
        mark(out, start_of(starts, TRACKS) + 64 * (4 * side + int(EXIT[tile, side])) + space, shift)


@kernel
def change_arriving(
    before: State, s: State, seat: int, row: int, track: int, starts: Integers, shift: int, out: Observation
) -> None:
    """The line that ends on this track, if its space is open."""
    space = track // 4
    place = 64 * (track % 4) + space
    arriving, now = start_of(starts, ARRIVING) + place, has(s.open, space)
    old = owner_of(row, int(before.other_end[track])) if has(before.open, space) else -1
    new = owner_of(row, int(s.other_end[track])) if now else -1
    if old != new:
        if old >= 0:
            unmark(out, arriving + PLANE * place_of(s, old, seat), shift)
        if new >= 0:
            mark(out, arriving + PLANE * place_of(s, new, seat), shift)
    out[start_of(starts, ARRIVING_TILES) + place] = s.tiles[s.other_end[track]] if now else 0


@kernel
def owner_of(row: int, origin: int) -> int:
    """The owner of a line that begins on this track; -1: none."""
    station = int(STATION[origin])
    return int(OWNER[row, station]) if station >= 0 else -1


@kernel
def change_ahead(before: State, s: State, place: int, starts: Integers, shift: int, out: Observation) -> None:
    """Where a line would lead that leaves this space by this side, if the space is open."""
    side, space = place // 64, place % 64
    leaving, ahead_end, now = int(LEAVE[space, side]), start_of(starts, AHEAD_END) + place, has(s.open, space)
    old = int(FACTOR[before.other_end[leaving]]) if has(before.open, space) else 0
    new = int(FACTOR[s.other_end[leaving]]) if now else 0
    if old != new:
        if old > 0:
            unmark(out, ahead_end + PLANE * (old - 1), shift)
        if new > 0:
            mark(out, ahead_end + PLANE * (new - 1), shift)
    out[start_of(starts, AHEAD_TILES) + place] = s.tiles[leaving] if now and FACTOR[leaving] == 0 else 0


# ---- hands and shares


@kernel
def update_tile(old: int, new: int, start: int, shift: int, out: Observation) -> None:
    """Where each side of a tile leads."""
    if old != new:
        for side in range(4):
            if old >= 0:
                unmark(out, start + 4 * side + int(EXIT[old, side]), shift)
        for side in range(4):
            if new >= 0:
                mark(out, start + 4 * side + int(EXIT[new, side]), shift)


@kernel
def update_tiles(
    before: State, viewer: int, s: State, seat: int, starts: Integers, shift: int, out: Observation
) -> None:
    """The tiles in hand, and the tile drawn in this turn."""
    for slot in range(slots_of(s)):
        start = start_of(starts, HAND) + 16 * slot
        update_tile(int(before.hand[viewer, slot]), int(s.hand[seat, slot]), start, shift, out)
    update_tile(int(before.drawn), int(s.drawn), start_of(starts, DRAWN), shift, out)


@kernel
def update_share(old: int, new: int, start: int, shift: int, out: Observation) -> None:
    """The company of a share."""
    if old != new:
        if old >= 0:
            unmark(out, start + old, shift)
        if new >= 0:
            mark(out, start + new, shift)


@kernel
def update_shares(
    before: State, viewer: int, s: State, seat: int, starts: Integers, shift: int, out: Observation
) -> None:
    """The shares that the viewer knows, and how long they can be exchanged."""
    seats = int(s.seats)
    held, face_up, piles = start_of(starts, HELD), start_of(starts, FACE_UP), start_of(starts, PILE)
    for other in range(seats):
        old = viewer + other if viewer + other < seats else viewer + other - seats
        new = seat + other if seat + other < seats else seat + other - seats
        for pile in range(4):
            place = held + COMPANIES * (4 * other + pile)
            update_share(int(before.held[old, pile]), int(s.held[new, pile]), place, shift, out)
    for pile in range(4):
        update_share(int(before.face_up[pile]), int(s.face_up[pile]), face_up + COMPANIES * pile, shift, out)
        for depth in range(pile_size(s)):
            place = piles + COMPANIES * (5 * pile + depth)
            update_share(int(before.pile[pile, depth]), int(s.pile[pile, depth]), place, shift, out)
    if exchange_is_open(s):
        mark(out, start_of(starts, EXCHANGE), shift)
    else:
        unmark(out, start_of(starts, EXCHANGE), shift)
    until_limit = start_of(starts, UNTIL_LIMIT)
    for company in range(COMPANIES):
        out[until_limit + company] = min(max(profit_limit(s) - int(s.score[company]), 0), MAX)
