"""The scratch buffer: memory that the kernels of these bots reuse for every action."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.rules import MAX_WAYS

GAPS = 16  # between the profits of two companies, in rough steps
SHARE_FEATURES = 8 * 4 + GAPS + 2 + 4 * 2  # the most that a position has, for the network

_FIELDS = np.dtype(
    [
        # the tiles that may be laid now, in each rotation, and where
        ("tiles", np.int64, (MAX_WAYS,)),
        ("where", np.uint64, (MAX_WAYS,)),
        # what a point of an owner (a seat or a company) is worth to the seat to act
        ("interest", np.float64, (8,)),
        # in a playout: the same for every seat
        ("interests", np.float64, (6, 8)),
        # what it is worth to lead the line that enters a space by one side out by another
        ("gain", np.float64, (64, 4, 4)),
        # how many tiles of each kind the seat to act has not seen
        ("unseen", np.int64, (24,)),
        # the company game: expected profits, values of companies, tenths that each seat holds
        ("profit", np.float64, (8,)),
        ("value", np.float64, (8,)),
        ("stake", np.float64, (6, 8)),
        ("hidden", np.float64, (8,)),
        # for the network: the lead that a seat expects at the end, in points, and how many of them are scored
        ("lead", np.float64),
        ("scored", np.float64),
        # how much more of each company a seat holds than the others
        ("advantage", np.float64, (8,)),
        # for the network: how an action changes the expected profits
        ("change", np.float64, (8,)),
        # for the network, in the company game: the most of each company that another seat holds, and how much more
        # likely the seat is to get the bonus than the others; what it holds more of companies that lead others, by how
        # far these are apart; the features of shares
        ("most", np.float64, (8,)),
        ("bonus", np.float64, (8,)),
        ("apart", np.float64, (GAPS,)),
        ("share_features", np.int64),
        ("share_rows", np.int32, (SHARE_FEATURES,)),
        ("share_values", np.float32, (SHARE_FEATURES,)),
    ],
    align=True,
)
SCRATCH = np.dtype((np.record, _FIELDS))

Scratch: TypeAlias = Any  # a record of SCRATCH
Scratches: TypeAlias = npt.NDArray[Any]  # an array of one
