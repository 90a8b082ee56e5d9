"""Colours of the board, and how owners look: seats in the base game, companies in the company game."""

from __future__ import annotations

from fogcity.games.cablecar.board import COLOURS
from fogcity.terminal.drawing.palette import LIVERIES, Livery

FREE = "#ece5d3"
TILES = ("#fffdf7", "#f8f3e7")  # tiles alternate like a chessboard, so that their edges show
MARKED = "#cfe3bd"  # spaces where a tile may be laid
TRACED = "#ffd76a"
TRACK = "#b9b09c"  # a track that no line has reached yet
POWER = "#8c2f2b"
POWER_TEXT = "#f6e7c1"
BRASS = "#8a6420"


def livery(owner: int) -> Livery:
    """The livery of a seat of the base game, or of a company."""
    return LIVERIES[COLOURS[owner]]
