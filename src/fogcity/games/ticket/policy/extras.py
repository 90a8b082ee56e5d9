"""Which routes to claim for their own points and for souvenirs, once the tickets are planned for."""

from __future__ import annotations

import numpy as np

from fogcity.core.bits import bit, count, has, lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.lookup_tables import BoardTable
from fogcity.games.ticket.policy.prices import souvenir_worth
from fogcity.games.ticket.policy.scratch import EXTRA_CAR, Scratch
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.state import State

MOST_EXTRAS = 6


@kernel
def symbol_of(s: State, t: BoardTable, seat: int, route: int, symbols: int) -> int:
    """A symbol that claiming a route would bring, besides those expected already; -1 if none."""
    for end in range(2):
        location = int(t.a[route] if end == 0 else t.b[route])
        if may_take_souvenir(s, seat, location) and not (symbols >> int(s.symbol[location])) & 1:
            return int(s.symbol[location])
    return -1


@kernel
def expect_symbols(s: State, t: BoardTable, seat: int, scratch: Scratch) -> None:
    """Find the symbols that the routes of the plan will bring."""
    symbols = 0
    for word in range(2):
        left = scratch.plan[word]
        while left != np.uint64(0):
            symbol = symbol_of(s, t, seat, 64 * word + lowest(left), symbols)
            left = without_lowest(left)
            if symbol >= 0:
                symbols |= 1 << symbol
    scratch.symbols = symbols


@kernel
def add_extras(s: State, t: BoardTable, seat: int, scratch: Scratch, cars: int, turns: float) -> None:
    """Choose routes for the cars and turns that the plan leaves: those that bring most for them."""
    scratch.extras[0] = np.uint64(0)
    scratch.extras[1] = np.uint64(0)
    expect_symbols(s, t, seat, scratch)
    for _ in range(MOST_EXTRAS):
        worth = souvenir_worth(s, t, seat, count(np.uint64(scratch.symbols)))
        best, chosen, brought = 0.0, -1, -1
        for word in range(2):
            left = open_to(s, seat, word) & ~scratch.plan[word] & ~scratch.extras[word]
            while left != np.uint64(0):
                route = 64 * word + lowest(left)
                left = without_lowest(left)
                length = int(t.length[route])
                if length > cars or scratch.turns[route] > turns or twin_chosen(t, scratch, route):
                    continue
                symbol = symbol_of(s, t, seat, route, int(scratch.symbols)) if worth > 0.0 else -1
                gain = float(t.points[length]) + (worth if symbol >= 0 else 0.0)
                rate = gain / (scratch.turns[route] + EXTRA_CAR * length)
                if rate > best:
                    best, chosen, brought = rate, route, symbol
        if chosen < 0:
            return
        scratch.extras[chosen // 64] |= bit(chosen % 64)
        cars -= int(t.length[chosen])
        turns -= float(scratch.turns[chosen])
        if brought >= 0:
            scratch.symbols |= 1 << brought


@kernel
def twin_chosen(t: BoardTable, scratch: Scratch, route: int) -> bool:
    """Is the other route of this double route in the plan or among the extras?"""
    twin = int(t.twin[route])
    return twin >= 0 and has(scratch.plan[twin // 64] | scratch.extras[twin // 64], twin % 64)
