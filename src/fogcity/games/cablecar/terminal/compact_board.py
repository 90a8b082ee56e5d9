"""The board for small terminals: a grid of tile names with the stations around it."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from fogcity.core.game import View
from fogcity.games.cablecar.board import DEPARTURE, KINDS, POWER_STATION, SAME_AS, SPACES
from fogcity.games.cablecar.lines import owner_of, trace
from fogcity.games.cablecar.state import NOTHING
from fogcity.games.cablecar.terminal import style
from fogcity.games.cablecar.terminal.board import Highlights, is_closed
from fogcity.games.cablecar.terminal.style import livery
from fogcity.terminal.drawing import palette
from fogcity.terminal.drawing.canvas import Canvas

CELL = 7
MARGIN = 7
HEIGHT = 12
WIDTH = 8 * CELL + 2 * MARGIN


def draw_compact_board(view: View, highlights: Highlights | None = None) -> Text:
    """The whole board, 12 rows of 70 characters. A rotated tile is named after its tracks as they lie."""
    highlights = highlights or Highlights()
    record = view.record
    canvas = Canvas(HEIGHT, WIDTH, f"{palette.INK} on {palette.PAPER}")
    on_line = {step.space for step in trace(record, highlights.line - 1)[0]} if highlights.line else set()
    for space, tile in enumerate(record["board"].tolist()):
        row, column = 2 + space // 8, MARGIN + space % 8 * CELL
        if space in POWER_STATION:
            canvas.write(row, column, "#" * CELL, f"{style.POWER_TEXT} on {style.POWER}")
        elif tile == NOTHING:
            text, ground = _free(record, space, space in highlights.spaces)
            canvas.write(row, column, text.center(CELL), f"{palette.INK} on {ground}")
        else:
            ground = style.TRACED if space in on_line else style.TILES[(space + space // 8) % 2]
            sign = ">" if space in on_line else "*" if space in highlights.fresh else " "
            canvas.write(row, column, f" {sign}{KINDS[SAME_AS[tile]]} ", f"bold {palette.INK} on {ground}")
    for station in range(32):
        _draw_station(canvas, record, station, highlights.line == station + 1)
    letter = f"bold {style.BRASS} on {palette.PAPER}"
    for i in range(8):
        for row in (1, HEIGHT - 2):
            canvas.write(row, MARGIN + i * CELL + CELL // 2, "abcdefgh"[i], letter)
        for column in (MARGIN - 2, WIDTH - MARGIN + 1):
            canvas.write(2 + i, column, str(i + 1), letter)
    return canvas.text()


def _free(record: Any, space: int, marked: bool) -> tuple[str, str]:
    if marked:
        return f"[{SPACES[space]}]", style.MARKED
    return SPACES[space] if int(record["open"]) >> space & 1 else "·", style.FREE


def _draw_station(canvas: Canvas, record: Any, station: int, traced: bool) -> None:
    space, side = divmod(int(DEPARTURE[station]), 4)
    row, column = 2 + space // 8, MARGIN + space % 8 * CELL
    row, column = (
        (0, column + 2),
        (row, WIDTH - MARGIN + 3),
        (HEIGHT - 1, column + 2),
        (row, 1),
    )[side]
    owner = owner_of(record, station)
    closed = owner >= 0 and is_closed(record, station)
    look = livery(owner) if owner >= 0 else None
    sign = " " if look is None else look.scored if closed else look.sign
    colour = palette.FAINT if look is None or closed else f"bold {look.line}"
    canvas.write(row, column, f"{sign}{station + 1}", f"{colour} on {style.TRACED if traced else palette.PAPER}")
