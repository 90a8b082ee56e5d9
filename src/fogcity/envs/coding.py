"""How games are told to learners: observations and actions as arrays of numbers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import Kernel

Row: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]
Numbers: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Part:
    """A part of an observation: its name, its shape, and what its numbers mean."""

    name: str
    shape: tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


@dataclass(frozen=True)
class Coder:
    """The kernels that a game brings for learners."""

    observe: Kernel[Any, Any]  # (view, seat, zeros, *fixed): write an observation
    mark_legal: Kernel[Any, Any]  # (s, zeros, *fixed): write 1 for each legal action
    decode: Kernel[Any, Any]  # (s, action, *fixed) -> the rules' code of a legal action
    encode: Kernel[Any, Any]  # (s, code, *fixed) -> the learner's action for a legal code
    standing: Kernel[Any, Any]  # (s, points, ranks, *fixed): points at the end, and higher ranks for who stands better
