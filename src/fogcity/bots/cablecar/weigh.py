"""How good each legal action looks: the lines it makes longer, leads to the power station, or cuts short."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.bots.cablecar.lines import find_gains
from fogcity.bots.cablecar.room import Room, Rooms
from fogcity.bots.cablecar.shares import find_interests, weigh_swaps
from fogcity.cablecar.board import EXIT, TILES
from fogcity.cablecar.rules import DRAW, PASS, spaces
from fogcity.cablecar.state import NOTHING, State
from fogcity.core.bits import lowest, without_lowest
from fogcity.core.kernel import kernel

Weights = npt.NDArray[np.float64]


@kernel
def weigh(s: State, codes: npt.NDArray[np.int32], count: int, weights: Weights, rooms: Rooms) -> None:
    """Points that each action wins for the seat to act, against the others, on average."""
    room = rooms[0]
    find_interests(s, room)
    find_gains(s, room)
    for i in range(count):
        action = int(codes[i])
        if action < DRAW:
            weights[i] = gain_of(room, action // 64, action % 64)
        elif action == DRAW:
            weights[i] = gain_of_drawing(s, room)
        else:
            weights[i] = 0.0
    if count > 0 and codes[count - 1] == PASS:
        count -= 1
    if count > 0 and codes[count - 1] > DRAW:
        weigh_swaps(s, room, weights, count)


@kernel
def gain_of(room: Room, tile: int, space: int) -> float:
    """What laying a tile on a space wins."""
    gain = 0.0
    for side in range(4):
        gain += room.gain[space, side, EXIT[tile, side]]
    return gain


@kernel
def best_gain(s: State, room: Room, kind: int) -> float:
    """What laying a tile of this kind wins where it wins most."""
    best = -1000.0
    for turned in range(4 if s.rotation else 1):
        tile = kind + 24 * turned
        left = spaces(s, tile)
        while left != np.uint64(0):
            best = max(best, gain_of(room, tile, lowest(left)))
            left = without_lowest(left)
    return best


@kernel
def gain_of_drawing(s: State, room: Room) -> float:
    """What laying a tile from the supply wins, on average over the tiles that the seat to act has not seen."""
    for kind in range(24):
        room.unseen[kind] = 0
    for tile in range(60):
        room.unseen[TILES[tile]] += 1
    for space in range(64):
        if s.board[space] != NOTHING:
            room.unseen[s.board[space] % 24] -= 1
    for slot in range(int(s.hand_size)):
        if s.hand[s.turn, slot] >= 0:
            room.unseen[s.hand[s.turn, slot]] -= 1
    total, tiles = 0.0, 0
    for kind in range(24):
        if room.unseen[kind] > 0:
            total += room.unseen[kind] * best_gain(s, room, kind)
            tiles += room.unseen[kind]
    return total / max(tiles, 1)
