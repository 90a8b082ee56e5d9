"""Drawings of the 24 kinds of tile, four lines of eight characters each, and the characters that tracks are made of.

Traffic keeps right: a line enters in the third column from the north, the second row from the east, the sixth column
from the south and the third row from the west, so neighbouring tiles always meet. Two tracks never share a stroke:
where they meet, they cross straight at `┼`. The corners of a tile are always free.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from fogcity.games.cablecar.board import EAST, EXIT, KINDS, NORTH, SAME_AS, SOUTH, WEST

ROWS, COLUMNS = 4, 8

_DRAWN = """
NESW       NEWS       NSEW       NSWE       NWES       NWSE
  ╰──╯       ╰──╯       ╰──╯       ╰──╯       ╰──╯       ╰──╯
─╮    ╭─   ─────╮╭─   ─╮╭─────   ─╮╭─────   ────────   ────────
─╯    ╰─   ──╮  │╰─   ─╯│  ╭──   ─┼┼─────   ──╮  ╭──   ────────
  ╭──╮       │  │       │  │      ╰┼──╮       │  │       ╭──╮

ENSW       ENWS       ESNW       ESWN       EWNS       EWSN
  │  │       │  ╰╮      │  │      ╭┼──╯       │  │      ╭┼──╯
─╮│  ╰──   ──┼──╮╰─   ─╮│  │╭─   ─┼┼──╮╭─   ──┼──┼──   ─┼┼─────
─╯╰─────   ─╮╰──┼──   ─╯╰──┼┼─   ─╯╰──┼┼─   ─╮╰──┼──   ─╯╰─────
  ╭──╮      ╰╮  │       ╭──┼╯      ╭──┼╯     ╰╮  │       ╭──╮

SNEW       SNWE       SENW       SEWN       SWNE       SWEN
  │  │       │  │       │  │      ╭┼──╯       │  │      ╭┼──╯
─╮│  ╰──   ─╮│  ╰──   ─╮│  │╭─   ─┼┼──╮╭─   ──┼──┼──   ─┼┼─────
─╯│  ╭──   ─┼┼─────   ─╯│  │╰─   ─╯│  │╰─   ──┼──┼──   ─╯│  ╭──
  │  │      ╰┼──╮       │  │       │  │       │  │       │  │

WNES       WNSE       WENS       WESN       WSNE       WSEN
  │  │       │  │       │  │       │  │       │  │      ╭┼──╯
──╯  ╰──   ──╯  ╰──   ──╯  │╭─   ──╯  │╭─   ──╯  │╭─   ─┼╯   ╭─
──╮  ╭──   ────────   ──╮  │╰─   ─────╯╰─   ─────┼┼─   ─╯   ╭┼─
  │  │       ╭──╮       │  │       ╭──╮       ╭──┼╯      ╭──┼╯
"""
_PITCH = COLUMNS + 3  # from one drawing to the next

# Where a line enters a tile from each side, and which sides a character joins.
ENTRANCE = {NORTH: (0, 2), EAST: (1, 7), SOUTH: (3, 5), WEST: (2, 0)}
JOINS = {
    "│": (NORTH, SOUTH),
    "─": (EAST, WEST),
    "╰": (NORTH, EAST),
    "╯": (NORTH, WEST),
    "╭": (EAST, SOUTH),
    "╮": (SOUTH, WEST),
}
_ROW_STEP = (-1, 0, 1, 0)
_COLUMN_STEP = (0, 1, 0, -1)


class Stroke(NamedTuple):
    """One character of a track: its place in the tile, and the two sides of the character that it joins."""

    row: int
    column: int
    sides: tuple[int, int]


@cache
def drawings() -> dict[str, tuple[str, ...]]:
    """The four lines of every kind of tile, by name."""
    drawn: dict[str, tuple[str, ...]] = {}
    for band in _DRAWN.strip("\n").split("\n\n"):
        header, *rows = band.split("\n")
        for i, kind in enumerate(header.split()):
            drawn[kind] = tuple(row[i * _PITCH : i * _PITCH + COLUMNS].ljust(COLUMNS) for row in rows)
    return drawn


def drawing(tile: int) -> tuple[str, ...]:
    """The four lines of a tile as it lies."""
    return drawings()[KINDS[SAME_AS[tile]]]


@cache
def tracks(tile: int) -> tuple[tuple[Stroke, ...], ...]:
    """The strokes of a tile's four tracks, by the side that a line enters from, in order of travel."""
    return tuple(_follow(drawing(tile), side, int(EXIT[tile, side])) for side in range(4))


def _follow(rows: tuple[str, ...], entered: int, leaves: int) -> tuple[Stroke, ...]:
    row, column = ENTRANCE[entered]
    came, strokes = entered, []
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        straight = (came + 2) % 4
        sides = (min(came, straight), max(came, straight)) if rows[row][column] == "┼" else JOINS[rows[row][column]]
        went = sides[1] if came == sides[0] else sides[0]
        strokes.append(Stroke(row, column, sides))
        row, column, came = row + _ROW_STEP[went], column + _COLUMN_STEP[went], (went + 2) % 4
    if went != leaves:
        raise AssertionError(f"a track is drawn wrong: entering from {entered} it leaves by {went}, not {leaves}")
    return tuple(strokes)


# Three pens, from thin to bold.
THIN, DOUBLE, THICK = range(3)
_PENS = {
    (NORTH, SOUTH): "│║┃",
    (EAST, WEST): "─═━",
    (NORTH, EAST): "╰╚┗",
    (NORTH, WEST): "╯╝┛",
    (EAST, SOUTH): "╭╔┏",
    (SOUTH, WEST): "╮╗┓",
}
# Crossings, by the pens of the horizontal and of the vertical line. No character crosses double with thick, so the
# thick line passes over the double one like a bridge.
_CROSSINGS = ("┼╫╂", "╪╬┃", "┿━╋")


def stroke(sides: tuple[int, int], pen: int) -> str:
    """The character that joins two sides."""
    return _PENS[sides][pen]


def crossing(horizontal: int, vertical: int) -> str:
    """The character where two lines cross, drawn with these pens."""
    return _CROSSINGS[horizontal][vertical]
