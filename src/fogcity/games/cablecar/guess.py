"""Fills in what a view of Cable Car hides. All possibilities are equally likely."""

from __future__ import annotations

import numpy as np

from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, shuffle
from fogcity.games.cablecar.board import TILES
from fogcity.games.cablecar.options import HAND
from fogcity.games.cablecar.shares import pile_size
from fogcity.games.cablecar.state import HIDDEN, NOTHING, State


@kernel
def guess(s: State, rng_state: RngState) -> None:
    """Fill in what a view hides, with all possibilities equally likely, and reseed the generator."""
    guess_tiles(s, rng_state)
    if s.company:
        guess_shares(s, rng_state)
    for i in range(4):
        s.generator[i] = rng_state[i]


@kernel
def guess_tiles(s: State, rng_state: RngState) -> None:
    """Shuffle the unseen tiles into the places of hidden tiles."""
    left = np.zeros(24, np.int64)
    for tile in range(60):
        left[TILES[tile]] += 1
    for space in range(64):
        if s.board[space] != NOTHING:
            left[s.board[space] % 24] -= 1
    if s.drawn >= 0:
        left[s.drawn] -= 1
    for seat in range(s.seats):
        for slot in range(s.options[HAND]):
            if s.hand[seat, slot] >= 0:
                left[s.hand[seat, slot]] -= 1
    for place in range(s.supply_left):
        if s.supply[place] >= 0:
            left[s.supply[place]] -= 1
    tiles = np.empty(60, np.int8)
    n = 0
    for kind in range(24):
        for _ in range(left[kind]):
            tiles[n] = kind
            n += 1
    shuffle(rng_state, tiles, n)
    if s.drawn == HIDDEN:
        n -= 1
        s.drawn = tiles[n]
    for seat in range(s.seats):
        for slot in range(s.options[HAND]):
            if s.hand[seat, slot] == HIDDEN:
                n -= 1
                s.hand[seat, slot] = tiles[n]
        sort_hand(s, seat)
    for place in range(s.supply_left):
        if s.supply[place] == HIDDEN:
            n -= 1
            s.supply[place] = tiles[n]


@kernel
def sort_hand(s: State, seat: int) -> None:
    """Put a hand in ascending order, empty places last."""
    for end in range(int(s.options[HAND]) - 1, 0, -1):
        for slot in range(end):
            first, second = s.hand[seat, slot], s.hand[seat, slot + 1]
            if second != NOTHING and (first == NOTHING or first > second):
                s.hand[seat, slot] = second
                s.hand[seat, slot + 1] = first


@kernel
def guess_shares(s: State, rng_state: RngState) -> None:
    """For each percentage, shuffle the unknown shares into the places of hidden shares."""
    shares = np.empty(8, np.int8)
    for pile in range(4):
        known = 0
        if s.face_up[pile] >= 0:  # always in a view, but a position may omit it
            known |= 1 << int(s.face_up[pile])
        for seat in range(s.seats):
            if s.held[seat, pile] >= 0:
                known |= 1 << int(s.held[seat, pile])
        for place in range(pile_size(s)):
            if s.pile[pile, place] >= 0:
                known |= 1 << int(s.pile[pile, place])
        n = 0
        for company in range(8):
            if not (known >> company) & 1:
                shares[n] = company
                n += 1
        shuffle(rng_state, shares, n)
        if s.face_up[pile] == HIDDEN:
            n -= 1
            s.face_up[pile] = shares[n]
        for seat in range(s.seats):
            if s.held[seat, pile] == HIDDEN:
                n -= 1
                s.held[seat, pile] = shares[n]
        for place in range(pile_size(s)):
            if s.pile[pile, place] == HIDDEN:
                n -= 1
                s.pile[pile, place] = shares[n]
