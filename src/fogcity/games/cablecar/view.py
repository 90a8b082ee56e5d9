"""What a seat may know of a Cable Car game, and records that fit what it knows.

Hidden from others: the tiles in a hand, the tile just drawn, the order of the supply, the shares in hands and piles,
and the generator. Which seats know a share is public, because everybody sees where each share goes; which share it is,
only those seats know (CC8, CC26, CC28).
"""

from __future__ import annotations

import numpy as np

from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, shuffle
from fogcity.games.cablecar.board import TILES
from fogcity.games.cablecar.options import HAND
from fogcity.games.cablecar.shares import pile_size
from fogcity.games.cablecar.state import HIDDEN, NOTHING, SPECTATOR, State


@kernel
def view(s: State, seat: int, seen: State) -> None:
    """Copy what the seat (-1: a spectator) may know into a record before its deal. Whatever is not copied is blank."""
    view_table(s, seen)
    view_tiles(s, seat, seen)
    if s.company:
        view_shares(s, SPECTATOR if seat < 0 else seat, seen)


@kernel
def view_table(s: State, seen: State) -> None:
    """What lies open for all: the options, the board, its lines and the score."""
    seen.seats = s.seats
    seen.company = s.company
    for option in range(len(s.options)):
        seen.options[option] = s.options[option]
    seen.turns = s.turns
    seen.turn = s.turn
    seen.laid = s.laid
    seen.open = s.open
    for space in range(64):
        seen.board[space] = s.board[space]
    for track in range(256):
        seen.other_end[track] = s.other_end[track]
        seen.tiles[track] = s.tiles[track]
    for owner in range(8):
        seen.score[owner] = s.score[owner]


@kernel
def view_tiles(s: State, seat: int, seen: State) -> None:
    """The seat's own tiles; of all others only how many there are."""
    seen.supply_left = s.supply_left
    for place in range(s.supply_left):
        seen.supply[place] = HIDDEN
    if s.drawn != NOTHING:
        seen.drawn = s.drawn if s.turn == seat else HIDDEN
    for holder in range(s.seats):
        for slot in range(s.options[HAND]):
            if s.hand[holder, slot] != NOTHING:
                seen.hand[holder, slot] = s.hand[holder, slot] if holder == seat else HIDDEN


@kernel
def view_shares(s: State, viewer: int, seen: State) -> None:
    """The shares face up, and of the others those that the viewer knows."""
    for pile in range(4):
        seen.face_up[pile] = s.face_up[pile]
        for holder in range(s.seats):
            known = s.held_known[holder, pile]
            seen.held_known[holder, pile] = known
            seen.held[holder, pile] = s.held[holder, pile] if (int(known) >> viewer) & 1 else HIDDEN
        for place in range(pile_size(s)):
            known = s.pile_known[pile, place]
            seen.pile_known[pile, place] = known
            seen.pile[pile, place] = s.pile[pile, place] if (int(known) >> viewer) & 1 else HIDDEN


@kernel
def guess(s: State, rng_state: RngState) -> None:
    """Fill in what a view hides, every possibility as likely as any other, and seed the generator anew."""
    guess_tiles(s, rng_state)
    if s.company:
        guess_shares(s, rng_state)
    for i in range(4):
        s.generator[i] = rng_state[i]


@kernel
def guess_tiles(s: State, rng_state: RngState) -> None:
    """Shuffle the tiles that are not in sight into the places where hidden tiles lie."""
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
    """In each percentage, shuffle the companies whose share is not known into the places of hidden shares."""
    shares = np.empty(8, np.int8)
    for pile in range(4):
        known = 0
        if s.face_up[pile] >= 0:  # a view always shows it, a position need not say it
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
