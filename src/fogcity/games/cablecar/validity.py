"""Whether a record is valid. Compiled code does not check its indices, so records are checked before it runs."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import count
from fogcity.core.kernel import kernel
from fogcity.core.options import options_are_valid
from fogcity.games.cablecar.board import ALL_SPACES, EDGE_SPACES
from fogcity.games.cablecar.options import HAND, LEAST, MAX_HAND, MOST
from fogcity.games.cablecar.shares import pile_size
from fogcity.games.cablecar.state import HIDDEN, MAX_SEATS, NOTHING, State

_COLUMN_A = np.uint64(0x0101010101010101)
_COLUMN_H = np.uint64(0x8080808080808080)


@kernel
def is_safe(s: State, company: int, seen: bool) -> bool:
    """Whether kernels can read this record of the base game (company 0) or company game or, if seen, view.

    Views have no generator. The other checks keep kernels within their arrays, whatever bytes they are given.
    """
    blank = s.generator[0] | s.generator[1] | s.generator[2] | s.generator[3] == np.uint64(0)
    least = HIDDEN if seen else NOTHING
    valid = bool(blank) == seen and s.company == company and 2 <= s.seats <= MAX_SEATS and -1 <= s.turn < s.seats
    valid = valid and options_are_valid(s.options, LEAST, MOST) and least <= s.drawn < 24 and 0 <= s.supply_left <= 60
    valid = valid and (s.supply_left == 0 or least <= s.supply[s.supply_left - 1] < 24)
    for seat in range(MAX_SEATS):
        for slot in range(MAX_HAND):
            valid = valid and least <= s.hand[seat, slot] < 24
    return bool(valid and (company == 0 or shares_are_valid(s, least)))


@kernel
def is_valid(s: State, company: int, seen: bool) -> bool:
    """Whether the record is safe and can be played to its end."""
    return is_safe(s, company, seen) and tiles_are_valid(s, HIDDEN if seen else NOTHING)


@kernel
def tiles_are_valid(s: State, least: int) -> bool:
    """Whether there are 60 tiles and the sets of spaces fit the board (CC14). Otherwise a game might never end."""
    valid = True
    tiles = int(s.supply_left) + int(s.drawn != NOTHING)
    for place in range(60):
        tile = s.supply[place]
        valid = valid and least <= tile < 24 and (tile != NOTHING) == (place < s.supply_left)
    for seat in range(s.seats):
        for slot in range(s.options[HAND]):
            tiles += int(s.hand[seat, slot] != NOTHING)
    laid = np.uint64(0)
    for space in range(64):
        valid = valid and NOTHING <= s.board[space] < 96
        laid |= np.uint64(s.board[space] != NOTHING) << np.uint64(space)
    beside = (laid << np.uint64(8)) | (laid >> np.uint64(8))
    beside |= ((laid & ~_COLUMN_H) << np.uint64(1)) | ((laid & ~_COLUMN_A) >> np.uint64(1))
    is_open = (EDGE_SPACES | beside) & ALL_SPACES & ~laid
    return bool(valid and tiles + count(laid) == 60 and laid == s.laid and is_open == s.open)


@kernel
def shares_are_valid(s: State, least: int) -> bool:
    """Whether every place has a share or, in a view (where `least` is HIDDEN), a hidden one."""
    valid = True
    for pile in range(4):
        valid = valid and least <= s.face_up[pile] < 8 and s.face_up[pile] != NOTHING
        for seat in range(s.seats):
            valid = valid and least <= s.held[seat, pile] < 8 and s.held[seat, pile] != NOTHING
        for place in range(pile_size(s)):
            valid = valid and least <= s.pile[pile, place] < 8 and s.pile[pile, place] != NOTHING
    return valid
