"""Strokes of tracks: which characters join the sides of a cell, and which stand where two tracks cross."""

from __future__ import annotations

from fogcity.games.cablecar.board import EAST, NORTH, SOUTH, WEST

# Three pens, from the least to the most striking.
THIN, DOUBLE, THICK = range(3)
_PENS = {
    (NORTH, SOUTH): "│║┃",
    (EAST, WEST): "─═━",
    (NORTH, EAST): "╰╚┗",
    (NORTH, WEST): "╯╝┛",
    (EAST, SOUTH): "╭╔┏",
    (SOUTH, WEST): "╮╗┓",
}
# Crossings, by the pens of the level and of the upright line. No character crosses double with thick: the thick line
# passes over the double one like a bridge.
_CROSSINGS = ("┼╫╂", "╪╬┃", "┿━╋")


def stroke(sides: tuple[int, int], pen: int) -> str:
    """The character that joins two sides."""
    return _PENS[sides][pen]


def crossing(level: int, upright: int) -> str:
    """The character where two lines cross, drawn with these pens."""
    return _CROSSINGS[level][upright]
