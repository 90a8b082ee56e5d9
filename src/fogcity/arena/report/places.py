"""The part of a game for reports: the places of its board, how often they are used, and how to draw them.

It is the part `report` of a game (`fogcity.core.parts`). A game without one has no maps in its reports.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import numpy as np
import numpy.typing as npt

from fogcity.core.game import Game

Rates = npt.NDArray[np.float64]


class Places(ABC):
    """The places of a game's board that actions use, such as spaces or routes."""

    use: ClassVar[str]  # what bots do with a place, as in "How often the bots claim each route"
    map_width: ClassVar[float] = 21.0  # rem: the least width of a map on the page

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    @abstractmethod
    def names(self) -> Sequence[str]:
        """The names of all places."""

    @abstractmethod
    def rates(self, uses: Rates) -> Rates:
        """How often each place is used, from how often each action is taken; both have a row for each bot."""

    @property
    def usable(self) -> npt.NDArray[np.bool]:
        """Which places can be used at all; the others do not count for the scale of the colours."""
        return np.ones(len(self.names), np.bool)

    @abstractmethod
    def draw(self, rates: Rates, strengths: Rates) -> str:
        """One bot's map as SVG. Strengths go from 0 to 1, for the colour of each place; rates are for tooltips."""


def tooltip(name: str, rate: float) -> str:
    """The tooltip of a place."""
    return f"{name}: in {100 * rate:.1f} % of its games"
