"""Is this a game at all? Compiled code does not check its indices, so records are looked at before it runs."""

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
def is_sound(s: State, company: int, seen: bool) -> bool:
    """Is this a record of the base game (company 0) or company game, or if seen a view of one?

    Views have no generator. The rest keeps kernels from reading where nothing is, whatever bytes they are given.
    """
    blank = s.generator[0] | s.generator[1] | s.generator[2] | s.generator[3] == np.uint64(0)
    least = HIDDEN if seen else NOTHING
    sound = bool(blank) == seen and s.company == company and 2 <= s.seats <= MAX_SEATS and -1 <= s.turn < s.seats
    sound = sound and options_are_valid(s.options, LEAST, MOST) and least <= s.drawn < 24 and 0 <= s.supply_left <= 60
    sound = sound and (s.supply_left == 0 or least <= s.supply[s.supply_left - 1] < 24)
    for seat in range(MAX_SEATS):
        for slot in range(MAX_HAND):
            sound = sound and least <= s.hand[seat, slot] < 24
    return bool(sound and (company == 0 or shares_are_sound(s, least)))


@kernel
def is_whole(s: State, company: int, seen: bool) -> bool:
    """Is this also a game that can be played to its end?"""
    return is_sound(s, company, seen) and tiles_are_sound(s, HIDDEN if seen else NOTHING)


@kernel
def tiles_are_sound(s: State, least: int) -> bool:
    """Are there 60 tiles, and are the sets of spaces those of the board (CC14)? Else a game might never end."""
    sound = True
    tiles = int(s.supply_left) + int(s.drawn != NOTHING)
    for place in range(60):
        tile = s.supply[place]
        sound = sound and least <= tile < 24 and (tile != NOTHING) == (place < s.supply_left)
    for seat in range(s.seats):
        for slot in range(s.options[HAND]):
            tiles += int(s.hand[seat, slot] != NOTHING)
    laid = np.uint64(0)
    for space in range(64):
        sound = sound and NOTHING <= s.board[space] < 96
        laid |= np.uint64(s.board[space] != NOTHING) << np.uint64(space)
    beside = (laid << np.uint64(8)) | (laid >> np.uint64(8))
    beside |= ((laid & ~_COLUMN_H) << np.uint64(1)) | ((laid & ~_COLUMN_A) >> np.uint64(1))
    is_open = (EDGE_SPACES | beside) & ALL_SPACES & ~laid
    return bool(sound and tiles + count(laid) == 60 and laid == s.laid and is_open == s.open)


@kernel
def shares_are_sound(s: State, least: int) -> bool:
    """Is there a share in every place, or in a view something hidden (least HIDDEN)?"""
    sound = True
    for pile in range(4):
        sound = sound and least <= s.face_up[pile] < 8 and s.face_up[pile] != NOTHING
        for seat in range(s.seats):
            sound = sound and least <= s.held[seat, pile] < 8 and s.held[seat, pile] != NOTHING
        for place in range(pile_size(s)):
            sound = sound and least <= s.pile[pile, place] < 8 and s.pile[pile, place] != NOTHING
    return sound
