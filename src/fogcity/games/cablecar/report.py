"""The figures of Cable Car in arena reports: the spaces on which bots lay tiles."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.arena.report.places import Places, Rates, tooltip
from fogcity.core.svg import element, short, title
from fogcity.games.cablecar.actions import DRAW
from fogcity.games.cablecar.board import POWER_STATION, SPACES

CELL = 40.0
LEFT, TOP, BOTTOM = 22.0, 4.0, 22.0  # margins; rows and columns are named there
SIDE = 8  # spaces


class SpacesUsed(Places):
    """The spaces of the board."""

    use = "lay a tile on each space"

    @property
    def names(self) -> Sequence[str]:
        return SPACES

    @property
    def usable(self) -> npt.NDArray[np.bool]:
        usable = np.ones(len(SPACES), np.bool)
        usable[list(POWER_STATION)] = False
        return usable

    def rates(self, uses: Rates) -> Rates:
        rates: Rates = uses[:, :DRAW].reshape(len(uses), -1, len(SPACES)).sum(axis=1)
        return rates

    def draw(self, rates: Rates, strengths: Rates) -> str:
        size = short(CELL * SIDE + LEFT + TOP)
        parts = [_space(place, rates[place], strengths[place]) for place in range(len(SPACES))]
        label = "Where tiles are laid"
        return element("svg", *parts, *_edge(), viewBox=f"0 0 {size} {size}", role="img", aria_label=label)


def _space(place: int, rate: float, strength: float) -> str:
    row, column = divmod(place, SIDE)
    x, y = LEFT + CELL * column, TOP + CELL * row
    if place in POWER_STATION:
        return element("rect", title("the power station"), x=x, y=y, width=CELL, height=CELL, fill="var(--line)")
    box = {"x": x + 1, "y": y + 1, "width": CELL - 2, "height": CELL - 2, "rx": 4}
    told = title(tooltip(SPACES[place], rate))
    return element("rect", **box, fill="var(--paper)") + element(
        "rect", told, **box, fill="var(--accent)", fill_opacity=float(strength)
    )


def _edge() -> list[str]:
    """The letters of columns and the numbers of rows."""
    parts = []
    for number in range(SIDE):
        middle = CELL * (number + 0.5)
        style = {"text_anchor": "middle", "class_": "faint"}
        parts.append(element("text", "abcdefgh"[number], x=LEFT + middle, y=CELL * SIDE + BOTTOM - 2, **style))
        parts.append(element("text", str(number + 1), x=LEFT / 2, y=2 * TOP + middle, **style))
    return parts
