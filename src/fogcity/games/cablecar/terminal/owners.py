"""The looks of owners: of seats in the base game, of companies in the other."""

from __future__ import annotations

from fogcity.games.cablecar.board import COLOURS
from fogcity.terminal.drawing.palette import LIVERIES, Livery


def livery(owner: int) -> Livery:
    """The livery of a seat of the base game, or of a company."""
    return LIVERIES[COLOURS[owner]]
