"""The rules of Cable Car and the company game: what is legal, and what an action does.

Read `deal`, `is_legal`, `play` and `final_scores` first; the other functions are their parts. Each works on one record
(see state.py) and is compiled when first used. Clause numbers are those of docs/rules/cable-car.md. Actions are numbers
(see actions.py). The shares of the company game are in shares.py.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import bit, count, has, lowest, nth, without_lowest
from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, below, draw_shuffle
from fogcity.games.cablecar.actions import DRAW, NUM_ACTIONS, PASS, SWAP
from fogcity.games.cablecar.board import (
    ALL_SPACES,
    COMPANY_SETUP,
    EXIT,
    FACTOR,
    LEAVE,
    NEIGHBOURS,
    OWNER,
    REDUNDANT,
    SHORT,
    STATION,
    TILES,
)
from fogcity.games.cablecar.options import HAND, MAX_HAND, ROTATION
from fogcity.games.cablecar.shares import company_points, deal_shares, exchange_is_open, show_shares, swap
from fogcity.games.cablecar.state import NOTHING, State

Tiles: TypeAlias = npt.NDArray[np.int64]
Spaces: TypeAlias = npt.NDArray[np.uint64]

MAX_WAYS = 4 * MAX_HAND


@kernel
def deal(s: State) -> None:
    """Shuffle and deal into a record that holds options, an empty board and a seeded generator (CC8, CC26)."""
    for tile in range(60):
        s.supply[tile] = TILES[tile]
    draw_shuffle(s.generator, s.supply, 60)
    s.supply_left = 60
    for _ in range(s.options[HAND]):
        for seat in range(int(s.seats)):
            refill(s, seat)
    s.turn = 0
    if s.company:
        deal_shares(s)


@kernel
def take_from_supply(s: State) -> int:
    """Take the top tile of the supply."""
    s.supply_left -= 1
    kind = int(s.supply[s.supply_left])
    s.supply[s.supply_left] = NOTHING
    return kind


@kernel
def refill(s: State, seat: int) -> None:
    """Draw one tile into a hand that has room, if any is left, keeping the hand in order (CC11, CC24)."""
    if s.supply_left == 0:
        return
    kind = take_from_supply(s)
    slot = int(s.options[HAND]) - 1
    while slot > 0 and (s.hand[seat, slot - 1] == NOTHING or s.hand[seat, slot - 1] > kind):
        s.hand[seat, slot] = s.hand[seat, slot - 1]
        slot -= 1
    s.hand[seat, slot] = kind


@kernel
def take_from_hand(s: State, seat: int, kind: int) -> None:
    """Take one tile of this kind out of a hand, and close the gap."""
    slot = 0
    while s.hand[seat, slot] != kind:
        slot += 1
    while slot < MAX_HAND - 1:
        s.hand[seat, slot] = s.hand[seat, slot + 1]
        slot += 1
    s.hand[seat, MAX_HAND - 1] = NOTHING


@kernel
def setup(s: State) -> int:
    """The row of OWNER and SHORT for this game (CC7, CC25)."""
    return COMPANY_SETUP if s.company else int(s.seats) - 2


@kernel
def spaces(s: State, tile: int) -> Any:
    """Where this tile, turned this way, may be laid.

    CC14: on a free space at the edge of the board or beside a tile (s.open). CC16: not where it alone would connect two
    stations, unless there is no other way to lay that tile, in any rotation if rotation is allowed.
    """
    short = SHORT[setup(s)]
    harmless = s.open & ~short[tile]
    if s.options[ROTATION]:
        kind = tile % 24
        anywhere = np.uint64(0)
        for turned in range(4):
            anywhere |= s.open & ~short[kind + 24 * turned]
        return harmless if anywhere != np.uint64(0) else s.open
    return harmless if harmless != np.uint64(0) else s.open


@kernel
def ways_to_lay(s: State, tiles: Tiles, where: Spaces) -> int:
    """List each different tile and turn that may be laid now, and where (CC10, CC15, CC23, CC24). Return how many."""
    n = 0
    for turned in range(4 if s.options[ROTATION] else 1):
        last = NOTHING
        for slot in range(1 if s.drawn != NOTHING else int(s.options[HAND])):
            kind = int(s.drawn) if s.drawn != NOTHING else int(s.hand[s.turn, slot])
            tile = kind + 24 * turned
            if kind != NOTHING and kind != last and not REDUNDANT[tile]:
                tiles[n] = tile
                where[n] = spaces(s, tile)
                n += 1
            last = kind
    return n


@kernel
def may_draw(s: State) -> bool:
    """CC10: once in a turn, while the supply lasts."""
    return bool(s.drawn == NOTHING and s.supply_left > 0)


@kernel
def has_tile(s: State, seat: int) -> bool:
    """Whether this seat can lay a tile, from hand or drawn."""
    return bool(s.hand[seat, 0] != NOTHING or s.supply_left > 0)


@kernel
def may_swap(s: State) -> bool:
    """CC27: exchanging a share is a whole turn, so not after drawing a tile."""
    return s.drawn == NOTHING and exchange_is_open(s)


@kernel
def may_pass(s: State) -> bool:
    """CC13: only a player who has no tile and can draw none, who gets a turn only while shares can be exchanged."""
    return not has_tile(s, int(s.turn)) and s.drawn == NOTHING


@kernel
def is_legal(s: State, action: int) -> bool:
    """Whether the player to act may do this now."""
    if s.turn < 0 or action < 0 or action >= NUM_ACTIONS:
        return False
    if action == DRAW:
        return may_draw(s)
    if action == PASS:
        return may_pass(s)
    if action >= SWAP:
        return may_swap(s)
    tile, space = action // 64, action % 64
    if tile >= 24 and (not s.options[ROTATION] or REDUNDANT[tile]):
        return False
    kind = tile % 24
    in_hand = s.drawn == kind
    if s.drawn == NOTHING:
        for slot in range(s.options[HAND]):
            in_hand = in_hand or s.hand[s.turn, slot] == kind
    return in_hand and has(spaces(s, tile), space)


@kernel
def count_actions(s: State, where: Spaces, ways: int) -> int:
    """How many actions are legal, given the ways to lay a tile."""
    n = int(may_draw(s)) + 8 * int(may_swap(s)) + int(may_pass(s))
    for way in range(ways):
        n += count(where[way])
    return n


@kernel
def list_actions(s: State, codes: npt.NDArray[np.int32]) -> int:
    """Write the legal actions into `codes`, ascending. Return how many."""
    if s.turn < 0:
        return 0
    tiles, where = np.empty(MAX_WAYS, np.int64), np.empty(MAX_WAYS, np.uint64)
    n = 0
    for way in range(ways_to_lay(s, tiles, where)):
        left = where[way]
        while left != np.uint64(0):
            codes[n] = 64 * tiles[way] + lowest(left)
            left = without_lowest(left)
            n += 1
    if may_draw(s):
        codes[n] = DRAW
        n += 1
    if may_swap(s):
        for swap in range(8):
            codes[n] = SWAP + swap
            n += 1
    if may_pass(s):
        codes[n] = PASS
        n += 1
    return n


@kernel
def random_action(s: State, rng_state: RngState, tiles: Tiles, where: Spaces) -> int:
    """A uniformly random legal action. `tiles` and `where` are scratch buffers."""
    ways = ways_to_lay(s, tiles, where)
    pick = below(rng_state, count_actions(s, where, ways))
    for way in range(ways):
        here = count(where[way])
        if pick < here:
            return int(64 * tiles[way] + nth(where[way], pick))
        pick -= here
    if may_draw(s):
        if pick == 0:
            return DRAW
        pick -= 1
    return SWAP + pick if may_swap(s) and pick < 8 else PASS


@kernel
def play(s: State, action: int) -> None:
    """Play an action, which must be legal."""
    if action == DRAW:
        s.drawn = take_from_supply(s)
        return
    if action < DRAW:
        seat = int(s.turn)
        tile = action // 64
        if s.drawn != NOTHING:
            s.drawn = NOTHING
        else:
            take_from_hand(s, seat, tile % 24)
            refill(s, seat)
        lay(s, tile, action % 64)
    elif action < PASS:
        swap(s, (action - SWAP) // 2, (action - SWAP) % 2 == 1)
    end_turn(s)


@kernel
def lay(s: State, tile: int, space: int) -> None:
    """Put a tile on the board and join the four stretches of track that it connects (CC3, CC17)."""
    s.board[space] = tile
    s.laid |= bit(space)
    s.open = (s.open | NEIGHBOURS[space]) & ALL_SPACES & ~s.laid
    for side in range(4):
        join(s, 4 * space + side, int(LEAVE[space, EXIT[tile, side]]))


@kernel
def join(s: State, entering: int, leaving: int) -> None:
    """Connect the stretch that ends on one track of a new tile with the stretch that begins on another."""
    start = int(s.other_end[entering])
    end = int(s.other_end[leaving])
    length = int(s.tiles[start]) + 1 + int(s.tiles[leaving])
    # Only the ends of a stretch carry data. Its inside is cleared, so that equal boards are equal records.
    s.other_end[entering] = 0
    s.other_end[leaving] = 0
    s.tiles[leaving] = 0
    if start == leaving:  # CC20: a loop; no line can ever reach it
        return
    factor = int(FACTOR[end])
    s.other_end[start] = end
    s.tiles[start] = length
    s.other_end[end] = start if factor == 0 else end  # a closed end keeps its own number
    if factor != 0 and STATION[start] >= 0:
        close_line(s, int(STATION[start]), line_points(s, length, end))


@kernel
def line_points(s: State, tiles: int, end: int) -> int:  # noqa: ARG001 - options may change what lines score
    """The points of a line of this many tiles that ends on this track (CC18, CC19); 0 if the line continues."""
    return tiles * int(FACTOR[end])


@kernel
def close_line(s: State, station: int, points: int) -> None:
    """Score a line that has reached a station or the power station (CC18, CC19), if a car stands at its departure."""
    owner = int(OWNER[setup(s), station])
    if owner >= 0:
        s.score[owner] += points


@kernel
def end_turn(s: State) -> None:
    """Pass the turn to the next player who can do anything (CC9, CC12, CC13), or end the game (CC22)."""
    s.turns += 1
    if s.laid == ALL_SPACES:
        s.turn = -1
        show_shares(s)
        return
    exchange = exchange_is_open(s)
    seat = next_seat(s, int(s.turn))
    for _ in range(s.seats):
        if has_tile(s, seat) or exchange:
            break
        seat = next_seat(s, seat)
    s.turn = seat


@kernel
def next_seat(s: State, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < s.seats else 0


@kernel
def final_scores(s: State, points: npt.NDArray[np.int64]) -> None:
    """The points of each seat if the game ended now: CC18 and CC22, or CC30-CC34 in the company game."""
    if s.company:
        company_points(s, points)
        return
    for seat in range(s.seats):
        points[seat] = s.score[seat]


@kernel
def play_out(s: State, rng_state: RngState) -> int:
    """Play uniformly at random to the end of the game. Return the number of actions."""
    tiles, where = np.empty(MAX_WAYS, np.int64), np.empty(MAX_WAYS, np.uint64)
    actions = 0
    while s.turn >= 0:
        play(s, random_action(s, rng_state, tiles, where))
        actions += 1
    return actions
