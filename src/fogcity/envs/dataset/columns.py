"""The columns of a dataset. There is a row for each decision, game after game, in the order of play."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Columns: TypeAlias = dict[str, npt.NDArray[Any]]


class Column(NamedTuple):
    """A column: its NumPy type, whether each row has several values, and its meaning."""

    dtype: npt.DTypeLike
    meaning: str
    wide: bool = False


COLUMNS = {
    "game": Column(np.int64, "number of the game, from 0; it was dealt from the seed of the dataset plus this number"),
    "step": Column(np.int32, "number of the decision within the game, from 0"),
    "seat": Column(np.int8, "the seat to act, from 0"),
    "observation": Column(np.uint8, "what this seat saw; `Encoding.split` gives its parts", wide=True),
    "mask": Column(np.uint8, "for each action 1 if it was legal, 0 if not", wide=True),
    "action": Column(np.int32, "the action chosen, as environments number it: an index into `mask`"),
    "code": Column(np.int32, "the same action, as the rules number it"),
    "points": Column(np.int32, "the points of the seat at the end of the game"),
    "win": Column(np.float32, "1 if the seat won, 0 if not; 1/2, 1/3, ... if several share the win"),
}
WIDE = [name for name, column in COLUMNS.items() if column.wide]


def join(pieces: list[Columns]) -> Columns:
    """The rows of all pieces, in new arrays."""
    return {name: np.concatenate([piece[name] for piece in pieces]) for name in COLUMNS}


def empty(sizes: dict[str, int]) -> Columns:
    """No rows. `sizes` has the number of values in a row of each wide column."""
    return {name: np.empty((0, sizes[name]) if column.wide else 0, column.dtype) for name, column in COLUMNS.items()}
