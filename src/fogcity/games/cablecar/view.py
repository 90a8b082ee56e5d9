"""What a seat may know about a Cable Car game.

Hidden from others: the tiles in a hand, the tile just drawn, the order of the supply, the shares in hands and piles,
and the generator. Which seats know a share is public, because all players see where each share goes. Only those
seats know which share it is (CC8, CC26, CC28).
"""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.games.cablecar.options import HAND
from fogcity.games.cablecar.shares import pile_size
from fogcity.games.cablecar.state import HIDDEN, NOTHING, SPECTATOR, State


@kernel
def view(s: State, seat: int, seen: State) -> None:
    """Copy what the seat (-1: a spectator) may know into a record before its deal. Everything else stays blank."""
    view_table(s, seen)
    view_tiles(s, seat, seen)
    if s.company:
        view_shares(s, SPECTATOR if seat < 0 else seat, seen)


@kernel
def view_table(s: State, seen: State) -> None:
    """Public information: the options, the board, its lines and the score."""
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
    """The seat's own tiles, and only the number of all others."""
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
    """The shares face up, and the others that the viewer knows."""
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
