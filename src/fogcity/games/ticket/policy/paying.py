"""Quick ways to pay for a route."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.board import FERRY, GREY
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.scratch import Scratch
from fogcity.games.ticket.state import State


@kernel
def can_pay(s: State, t: BoardTable, seat: int, route: int) -> bool:
    """Has the seat the cards and cars for a route?"""
    length, ferries, colour = int(t.length[route]), int(s.hand[seat, FERRY]), int(t.colour[route])
    if t.ferries[route] > ferries or length > s.cars[seat]:
        return False
    if colour != GREY:
        return length <= int(s.hand[seat, colour]) + ferries
    for paid in range(GREY):
        if length <= int(s.hand[seat, paid]) + ferries:
            return True
    return False


@kernel
def way_to_pay(s: State, t: BoardTable, seat: int, scratch: Scratch, route: int) -> int:
    """A way to pay with as few ferries as can be, if grey in a colour that is not needed for other routes."""
    spare, colour = int(t.length[route] - t.ferries[route]), int(t.colour[route])
    way = int(t.first_way[route])
    if colour != GREY:
        return way + max(spare - int(s.hand[seat, colour]), 0)
    best, chosen = -1000, 0
    for paid in range(GREY):
        held = int(s.hand[seat, paid])
        score = 20 * min(held, spare) + held - int(scratch.need[paid])
        if score > best:
            best, chosen = score, paid
    cards = min(int(s.hand[seat, chosen]), spare)
    return way + GREY * spare if cards == 0 else way + chosen * spare + spare - cards
