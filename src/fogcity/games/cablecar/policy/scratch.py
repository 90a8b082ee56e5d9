"""The scratch buffer: memory that the kernels of these bots reuse for every action."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.games.cablecar.rules import MAX_WAYS

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
        # for the network: how an action changes the expected profits
        ("change", np.float64, (8,)),
        # for the network, in the company game: how much more of each company a seat holds than the others; and what it
        # holds more of companies that lead others, by how far these are apart
        ("advantage", np.float64, (8,)),
        ("apart", np.float64, (16,)),
    ],
    align=True,
)
SCRATCH = np.dtype((np.record, _FIELDS))

Scratch: TypeAlias = Any  # a record of SCRATCH
Scratches: TypeAlias = npt.NDArray[Any]  # an array of one
