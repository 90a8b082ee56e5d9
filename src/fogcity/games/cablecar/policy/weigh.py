"""How good each legal action looks, by the lines that it extends, leads to the power station, or cuts short."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.bits import lowest, without_lowest
from fogcity.core.kernel import kernel
from fogcity.games.cablecar.actions import DRAW, PASS
from fogcity.games.cablecar.board import EXIT, TILES
from fogcity.games.cablecar.options import HAND, ROTATION
from fogcity.games.cablecar.policy.lines import find_gains
from fogcity.games.cablecar.policy.scratch import Scratch, Scratches
from fogcity.games.cablecar.policy.shares import find_interests, weigh_swaps
from fogcity.games.cablecar.rules import spaces
from fogcity.games.cablecar.state import NOTHING, State

Weights = npt.NDArray[np.float64]


@kernel
def weigh(s: State, codes: npt.NDArray[np.int32], count: int, weights: Weights, scratches: Scratches) -> None:
    """Find the points that each action gains on average for the seat to act, relative to the others."""
    scratch = scratches[0]
    find_interests(s, scratch)
    find_gains(s, scratch)
    for i in range(count):
        action = int(codes[i])
        if action < DRAW:
            weights[i] = gain_of(scratch, action // 64, action % 64)
        elif action == DRAW:
            weights[i] = gain_of_drawing(s, scratch)
        else:
            weights[i] = 0.0
    if count > 0 and codes[count - 1] == PASS:
        count -= 1
    if count > 0 and codes[count - 1] > DRAW:
        weigh_swaps(s, scratch, weights, count)


@kernel
def gain_of(scratch: Scratch, tile: int, space: int) -> float:
    """What laying a tile on a space gains."""
    gain = 0.0
    for side in range(4):
        gain += scratch.gain[space, side, EXIT[tile, side]]
    return gain


@kernel
def best_gain(s: State, scratch: Scratch, kind: int) -> float:
    """What laying a tile of this kind gains on its best space."""
    best = -1000.0
    for turned in range(4 if s.options[ROTATION] else 1):
        tile = kind + 24 * turned
        left = spaces(s, tile)
        while left != np.uint64(0):
            best = max(best, gain_of(scratch, tile, lowest(left)))
            left = without_lowest(left)
    return best


@kernel
def gain_of_drawing(s: State, scratch: Scratch) -> float:
    """What laying a tile from the supply gains, on average over the tiles that the seat to act has not seen."""
    for kind in range(24):
        scratch.unseen[kind] = 0
    for tile in range(60):
        scratch.unseen[TILES[tile]] += 1
    for space in range(64):
        if s.board[space] != NOTHING:
            scratch.unseen[s.board[space] % 24] -= 1
    for slot in range(int(s.options[HAND])):
        if s.hand[s.turn, slot] >= 0:
            scratch.unseen[s.hand[s.turn, slot]] -= 1
    total, tiles = 0.0, 0
    for kind in range(24):
        if scratch.unseen[kind] > 0:
            total += scratch.unseen[kind] * best_gain(s, scratch, kind)
            tiles += scratch.unseen[kind]
    return total / max(tiles, 1)
