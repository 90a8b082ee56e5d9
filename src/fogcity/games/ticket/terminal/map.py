"""Draws the map of a view: locations, routes and their owners.

A free route is a dotted line, a claimed route a solid line. A label such as `3:R` shows the length of a route and the
letter of its colour, or the number of the seat that claimed it. A double route has two letters; `~` is a ferry.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.state import NOTHING
from fogcity.games.ticket.terminal.map_layout import DOTS_ACROSS, DOTS_DOWN, Line, MapLayout, label_start, lay_out_map
from fogcity.games.ticket.terminal.previews import is_free
from fogcity.games.ticket.terminal.style import (
    COLOUR_STYLES,
    LETTERS,
    LINE_STYLES,
    OWNERS,
    SEAT_LINES,
    SEAT_STYLES,
    STACK_INK,
)
from fogcity.terminal.drawing import palette
from fogcity.terminal.drawing.canvas import Canvas

CLOSED = "-"  # the other route of a double route, closed
PLACE, STACK = "○", "★"
_DOT_BITS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # of braille, by row and column
_BRAILLE = 0x2800


@dataclass(frozen=True)
class Highlights:
    """What to highlight on the map: routes that were just claimed, and routes that an answer is about."""

    fresh: Collection[int] = ()
    shown: Collection[int] = ()


def draw_map(board: Board, view: View, rows: int, columns: int, highlights: Highlights | None = None) -> Text:
    """The whole map, with this number of rows and columns."""
    highlights = highlights or Highlights()
    layout = lay_out_map(board, rows, columns)
    paper = f"{palette.INK} on {palette.PAPER}"
    canvas = Canvas(rows, columns, paper)
    _draw_lines(canvas, board, layout, view.record, highlights)
    for line in layout.lines:
        _draw_label(canvas, board, line, view.record, highlights)
    for (row, column), name, stack in zip(layout.places, layout.names, view.record["tokens"].tolist(), strict=False):
        sign = STACK if stack else PLACE
        canvas.write(row, column, sign, f"bold {STACK_INK if stack else palette.INK} on {palette.PAPER}")
        canvas.write(name.row, name.column, name.text, f"bold {palette.INK} on {palette.PAPER}")
    return canvas.text()


def _draw_lines(canvas: Canvas, board: Board, layout: MapLayout, record: Any, highlights: Highlights) -> None:
    """All lines in braille dots. Where lines share a character, a claimed one gives the colour."""
    bits: dict[tuple[int, int], int] = {}
    styles: dict[tuple[int, int], str] = {}
    lines = [(route, dots) for line in layout.lines for route, dots in zip(line.routes, line.dots, strict=True)]
    for route, dots in sorted(lines, key=lambda item: int(record["owner"][item[0]]) != NOTHING):
        owner = int(record["owner"][route])
        free = owner == NOTHING
        bold = "bold " if route in highlights.fresh or route in highlights.shown else ""
        style = f"{LINE_STYLES[board.routes[route].colour] if free else bold + SEAT_LINES[owner]} on {palette.PAPER}"
        for n, (x, y) in enumerate(dots):
            if free and n % 2:
                continue
            for dot in [(x, y)] if free else [(x, y), (x + 1, y), (x, y + 1)]:
                cell = dot[1] // DOTS_DOWN, dot[0] // DOTS_ACROSS
                if cell[0] < layout.rows and cell[1] < layout.columns:
                    bits[cell] = bits.get(cell, 0) | _DOT_BITS[dot[1] % DOTS_DOWN][dot[0] % DOTS_ACROSS]
                    styles[cell] = style
    for (row, column), pattern in bits.items():
        canvas.write(row, column, chr(_BRAILLE + pattern), styles[row, column])


def _draw_label(canvas: Canvas, board: Board, line: Line, record: Any, highlights: Highlights) -> None:
    if line.label is None:
        return
    row, column = line.label
    ground = palette.FRESH if set(line.routes) & {*highlights.fresh, *highlights.shown} else palette.PAPER
    start = label_start(board.routes[line.routes[0]])
    canvas.write(row, column, start, f"{palette.INK} on {ground}")
    for n, route in enumerate(line.routes):
        text, style = letter_of(board, record, route, ground)
        canvas.write(row, column + len(start) + n, text, style)


def letter_of(board: Board, record: Any, route: int, ground: str) -> tuple[str, str]:
    """The character and the style of a route: the letter of its colour, or its owner's number."""
    owner = int(record["owner"][route])
    if owner != NOTHING:
        return OWNERS[owner], f"bold {SEAT_STYLES[owner]}"
    if not is_free(record, route):
        return CLOSED, f"{palette.FAINT} on {ground}"
    colour = board.routes[route].colour
    return LETTERS[colour], f"bold {COLOUR_STYLES[colour]} on {ground}"
