"""Routes: which can be claimed, and the ways to pay for them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import bit, count, has, lowest, nth, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.actions import CLAIM
from fogcity.games.ticket.board.board import FERRY, GREY
from fogcity.games.ticket.board.lookup_tables import BoardTable, paid_colour, paid_ferries
from fogcity.games.ticket.state import State

Ways = npt.NDArray[np.int64]


@kernel
def open_to(s: State, seat: int, word: int) -> Any:
    """The routes open to a seat, if it can pay for them: the first 64 (word 0), or the others (SF18, SF19)."""
    return s.free[word] & ~s.barred[seat, word]


@kernel
def ways_with(s: State, seat: int, colour: int, length: int, ferries: int) -> int:
    """The number of ways to pay with ferries and at least one card of this colour (SF16, SF17)."""
    fewest = max(ferries, length - int(s.hand[seat, colour]))
    most = min(length - 1, int(s.hand[seat, FERRY]))
    return max(most - fewest + 1, 0)


@kernel
def ways_to_pay(s: State, seat: int, colour: int, length: int, ferries: int) -> int:
    """The number of ways in which a seat can pay for a route with these properties."""
    ways = 1 if s.hand[seat, FERRY] >= length else 0
    if colour != GREY:
        return ways + ways_with(s, seat, colour, length, ferries)
    for paid in range(GREY):
        ways += ways_with(s, seat, paid, length, ferries)
    return ways


@kernel
def nth_way(s: State, t: BoardTable, seat: int, route: int, n: int) -> int:
    """The number of the nth way in which a seat can pay for a route."""
    length, ferries = int(t.length[route]), int(t.ferries[route])
    spare = length - ferries
    colour = int(t.colour[route])
    way = int(t.first_way[route])
    for paid in range(GREY) if colour == GREY else range(colour, colour + 1):
        ways = ways_with(s, seat, paid, length, ferries)
        if n < ways:
            return way + max(0, spare - int(s.hand[seat, paid])) + n
        n -= ways
        way += spare
    return way  # all of them ferries


@kernel
def count_claims(s: State, t: BoardTable, seat: int, ways: Ways) -> int:
    """The number of ways to claim any route. Writes to `ways` the number for a route of each group of alike routes."""
    claims = 0
    first, second = open_to(s, seat, 0), open_to(s, seat, 1)
    ferries, best = int(s.hand[seat, FERRY]), 0
    for group in range(t.num_alike):
        ways[group] = 0
    for colour in range(GREY + 1):
        cards = best if colour == GREY else int(s.hand[seat, colour])
        best = max(best, cards)
        longest = min(int(s.cars[seat]), cards + ferries)
        for group in range(t.alike_first[colour], t.alike_first[colour + 1]):
            length, needed = int(t.alike_length[group]), int(t.alike_ferries[group])
            if length > longest:
                break
            low, high = first & t.alike[group, 0], second & t.alike[group, 1]
            if needed <= ferries and low | high != np.uint64(0):
                ways[group] = ways_to_pay(s, seat, colour, length, needed)
                claims += ways[group] * (count(low) + count(high))
    return claims


@kernel
def nth_claim(s: State, t: BoardTable, seat: int, ways: Ways, n: int) -> int:
    """The nth claim that `count_claims` counted, as an action."""
    first, second = open_to(s, seat, 0), open_to(s, seat, 1)
    for group in range(t.num_alike):
        if ways[group] == 0:
            continue
        low, high = first & t.alike[group, 0], second & t.alike[group, 1]
        here = count(low)
        claims = ways[group] * (here + count(high))
        if n < claims:
            which = n // ways[group]
            route = nth(low, which) if which < here else 64 + nth(high, which - here)
            return CLAIM + nth_way(s, t, seat, route, n % ways[group])
        n -= claims
    return -1


@kernel
def can_claim_any(s: State, t: BoardTable, seat: int) -> bool:
    """Whether a seat can claim any route."""
    return count_claims(s, t, seat, np.empty(t.num_alike, np.int64)) > 0


@kernel
def list_claims(s: State, t: BoardTable, seat: int, codes: npt.NDArray[np.int32], n: int) -> int:
    """Write all claims of a seat into `codes` from place n on, ascending. Return the place after them."""
    for word in range(2):
        left = open_to(s, seat, word)
        while left != np.uint64(0):
            route = 64 * word + lowest(left)
            left = without_lowest(left)
            if t.length[route] <= s.cars[seat]:
                for way in range(ways_to_pay(s, seat, t.colour[route], t.length[route], t.ferries[route])):
                    codes[n] = CLAIM + nth_way(s, t, seat, route, way)
                    n += 1
    return n


@kernel
def mark_claims(s: State, t: BoardTable, seat: int, mask: npt.NDArray[np.int8]) -> bool:
    """Set all claims of a seat to 1 in a mask of actions. Return whether there are any."""
    first, second = open_to(s, seat, 0), open_to(s, seat, 1)
    ferries, best, found = int(s.hand[seat, FERRY]), 0, False
    for colour in range(GREY + 1):
        cards = best if colour == GREY else int(s.hand[seat, colour])
        best = max(best, cards)
        longest = min(int(s.cars[seat]), cards + ferries)
        for group in range(t.alike_first[colour], t.alike_first[colour + 1]):
            if t.alike_length[group] > longest:
                break
            low, high = first & t.alike[group, 0], second & t.alike[group, 1]
            if t.alike_ferries[group] <= ferries and low | high != np.uint64(0):
                found = True
                while low != np.uint64(0):
                    mark_ways(s, t, seat, lowest(low), mask)
                    low = without_lowest(low)
                while high != np.uint64(0):
                    mark_ways(s, t, seat, 64 + lowest(high), mask)
                    high = without_lowest(high)
    return found


@kernel
def mark_ways(s: State, t: BoardTable, seat: int, route: int, mask: npt.NDArray[np.int8]) -> None:
    """Set all ways in which a seat can pay for a route to 1. Those with cards of the same colour are neighbours."""
    length, ferries = int(t.length[route]), int(t.ferries[route])
    spare, colour = length - ferries, int(t.colour[route])
    way = CLAIM + int(t.first_way[route])
    for paid in range(GREY) if colour == GREY else range(colour, colour + 1):
        start = way + max(0, spare - int(s.hand[seat, paid]))
        for n in range(ways_with(s, seat, paid, length, ferries)):
            mask[start + n] = 1
        way += spare
    if s.hand[seat, FERRY] >= length:
        mask[way] = 1


@kernel
def can_claim(s: State, t: BoardTable, seat: int, way: int) -> bool:
    """Whether a seat may claim a route in this way (SF16-SF19)."""
    route = int(t.way_route[way])
    length, ferries = int(t.length[route]), paid_ferries(t, way)
    affordable = ferries <= s.hand[seat, FERRY] and (
        ferries == length or length - ferries <= s.hand[seat, paid_colour(t, way)]
    )
    return bool(affordable and length <= s.cars[seat] and has(open_to(s, seat, route // 64), route % 64))


@kernel
def close(s: State, t: BoardTable, seat: int, route: int) -> None:
    """Close a route and, by SF19, its twin: with two players for both, otherwise for the new owner."""
    s.free[route // 64] &= ~bit(route % 64)
    twin = int(t.twin[route])
    if twin < 0:
        return
    if s.seats == 2:
        s.free[twin // 64] &= ~bit(twin % 64)
    else:
        s.barred[seat, twin // 64] |= bit(twin % 64)
