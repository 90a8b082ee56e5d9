"""The record of a Cable Car game: everything about it in 832 bytes."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from fogcity.core.loops import record_dtype
from fogcity.games.cablecar.options import COMPANY, MAX_HAND

NOTHING = -1  # no tile or share lies here
HIDDEN = -2  # a tile or share lies here, but the viewer may not know which

MAX_SEATS = 6
EVERYBODY = 0x7F  # seats 1-6 and, as the last bit, spectators
SPECTATOR = 6  # the bit of spectators

# Wide fields come first, so that there are no gaps between them (see record_dtype).
DTYPE = record_dtype(
    [
        # hidden: the RNG state for shuffles
        ("generator", np.uint64, (4,)),
        # sets of spaces: where tiles lie, and where one may be laid (CC14)
        ("laid", np.uint64),
        ("open", np.uint64),
        # points of the seats, or profit of the companies
        ("score", np.int16, (8,)),
        # the options (see options.py), turns finished so far, tiles in the supply
        COMPANY.field,
        ("turns", np.int16),
        ("supply_left", np.int16),
        # where lines end: for each track that begins or ends a stretch of track, the other end; and for each beginning,
        # how many tiles the stretch crosses
        ("other_end", np.uint8, (256,)),
        ("tiles", np.uint8, (256,)),
        # the tiles: on the board, in the supply (its top is its last), and in hands in ascending order
        ("board", np.int8, (64,)),
        ("supply", np.int8, (60,)),
        ("hand", np.int8, (MAX_SEATS, MAX_HAND)),
        # shares of 10, 20, 30 and 40 %: in hands, face up, in piles (top first), and the seats that know each share
        ("held", np.int8, (MAX_SEATS, 4)),
        ("held_known", np.uint8, (MAX_SEATS, 4)),
        ("face_up", np.int8, (4,)),
        ("pile", np.int8, (4, 5)),
        ("pile_known", np.uint8, (4, 5)),
        # the number of players, and whether it is the company game
        ("seats", np.int8),
        ("company", np.int8),
        # whose turn it is (-1: over), and the tile drawn in this turn
        ("turn", np.int8),
        ("drawn", np.int8),
    ]
)

State: TypeAlias = Any  # a record of DTYPE: Numba and NumPy agree on its fields, type checkers know neither
