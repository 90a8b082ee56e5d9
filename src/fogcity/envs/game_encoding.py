"""What the environments need from a game: its part `encoding` (see core/parts.py).

A game without this part is encoded by `fogcity.envs.view_encoding.ViewEncoding`. See docs/environments.md.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game
from fogcity.core.kernel import Kernel, kernel
from fogcity.core.options import Value

Observation: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]
Integers: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Part:
    """A part of an observation: its name, its shape, what its numbers mean, and whether they are only 0 and 1."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    binary: bool = False  # packed observations then have a bit for each number

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


@dataclass(frozen=True, kw_only=True)
class EncodingKernels:
    """The compiled part of an encoding. Games that share these kernels and their rules share the compiled loops.

    `view` is a record as the observing seat may see it, with the rest blank. `starts` says where each part of the
    observation begins, in the order of `GameEncoding.parts` (see `start_of`). `fixed` is `Game.fixed`.
    """

    observe: Kernel[Any, Any] | None  # (view, seat, starts, observation, *fixed): fill in zeros; None: the view's bytes
    mark_legal: Kernel[Any, Any]  # (s, mask, *fixed): set the legal actions to 1 in a mask of zeros
    decode: Kernel[Any, Any]  # (s, action, *fixed) -> the rules' code of a legal action
    encode: Kernel[Any, Any]  # (s, code, *fixed) -> the action for the code of a legal action
    rank: Kernel[Any, Any]  # (s, points, ranks, *fixed): write the final points, and ranks (higher is better)
    # (before, viewer, view, seat, starts, shift, observation, *fixed) -> whether it did: turn the observation of the
    # view `before` of the seat `viewer` into that of `view` and `seat`, for any two views, or leave it as it is. Then,
    # or if there is no such kernel, `observe` writes all of it. Binary parts are written with `mark` and `unmark`.
    update: Kernel[Any, Any] | None = None


class GameEncoding(ABC):
    """A game as observations and numbered actions. A game provides a subclass as its part `encoding`."""

    version: ClassVar[int] = 0  # increase it whenever the meaning of an observation or action changes
    kernels: EncodingKernels

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def env_name(self) -> str:
        """The game in ids of Gymnasium: `CableCar` in `fogcity/CableCar-v0`."""
        return "".join(word.capitalize() for word in self.game.name.replace("-", "_").split("_"))

    @property
    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """The parts of an observation, in order. They depend on the game and its board, not on seats or options."""

    @abstractmethod
    def num_actions(self, options: Mapping[str, Value]) -> int:
        """How many actions there are with these options."""

    @abstractmethod
    def longest_game(self, seats: int, options: Mapping[str, Value]) -> int:
        """No game has more actions than this. OpenSpiel needs it."""

    @abstractmethod
    def widest_margin(self, seats: int, options: Mapping[str, Value]) -> int:
        """No two players can end further apart than this many points. It is needed if rewards are margins."""


@kernel
def start_of(starts: Integers, part: int) -> int:
    """Where a part of an observation begins. Compiled code is faster if it knows that this is not negative."""
    return max(int(starts[part]), 0)


BYTES, BITS = 0, 3  # `shift` of `mark` and `unmark`: each number of a binary part is a byte, or a bit


@kernel
def mark(out: Observation, place: int, shift: int) -> None:
    """Set a number of a binary part to 1. Places are counted in numbers from the beginning of the observation."""
    out[place >> shift] |= np.uint8(1 << (place & ((1 << shift) - 1)))


@kernel
def unmark(out: Observation, place: int, shift: int) -> None:
    """Set a number of a binary part to 0."""
    out[place >> shift] &= np.uint8(255 - (1 << (place & ((1 << shift) - 1))))
