"""Kernels that count and log the actions of many games at once."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
from fogcity.core.loops import Records


@kernel
def note_actions(
    states: Records,
    turns: npt.NDArray[np.int8],
    actions: npt.NDArray[np.int32],
    moves: npt.NDArray[np.int32],
    counts: npt.NDArray[np.int32],
    log: npt.NDArray[np.int32],
    keep: bool,
) -> int:
    """Count action i for the seat whose turn it was in game i and, if `keep`, log it; then note whose turn it is.

    Return how many games are not over.
    """
    going = 0
    for i in range(len(actions)):
        if actions[i] >= 0:
            moves[i, turns[i]] += 1
            if keep:
                log[i, counts[i]] = actions[i]
            counts[i] += 1
            turns[i] = states[i].turn
        if turns[i] >= 0:
            going += 1
    return going


@kernel
def join_texts(
    letters: npt.NDArray[np.uint8],
    starts: npt.NDArray[np.int64],
    log: npt.NDArray[np.int32],
    counts: npt.NDArray[np.int32],
    out: npt.NDArray[np.uint8],
    ends: npt.NDArray[np.int64],
) -> None:
    """Write the texts of all logged actions one after the other; text k is letters[starts[k]:starts[k + 1]]."""
    at = 0
    for i in range(len(counts)):
        for j in range(counts[i]):
            action = int(log[i, j])
            for letter in range(starts[action], starts[action + 1]):
                out[at] = letters[letter]
                at += 1
        ends[i] = at
