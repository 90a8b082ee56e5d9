"""The board in box-drawing characters, drawn from a view: tiles, lines, stations and the power station.

A track that no line has come to is thin, a line under way is thick and in its owner's colour, a closed line is double.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, NamedTuple

from rich.text import Text

from fogcity.core.game import View
from fogcity.games.cablecar.board import DEPARTURE, EAST, FACTOR, NORTH, POWER_STATION, SPACES, WEST
from fogcity.games.cablecar.lines import owner_of, trace
from fogcity.games.cablecar.state import NOTHING
from fogcity.games.cablecar.terminal import art
from fogcity.games.cablecar.terminal.owners import livery
from fogcity.games.cablecar.terminal.pens import DOUBLE, THICK, THIN, crossing, stroke
from fogcity.terminal.drawing import palette
from fogcity.terminal.drawing.canvas import Canvas

MARGIN_ROWS, MARGIN_COLUMNS = 2, 5  # the coordinates, then the stations
HEIGHT = 8 * art.ROWS + 2 * MARGIN_ROWS
WIDTH = 8 * art.COLUMNS + 2 * MARGIN_COLUMNS


@dataclass(frozen=True)
class Marks:
    """What to point out on the board: a station whose line is traced (1-32), spaces, and tiles that are new."""

    line: int | None = None
    spaces: Collection[int] = ()
    fresh: Collection[int] = ()


class Ink(NamedTuple):
    """How one track is drawn; of two that cross, the more striking pen gives the colour."""

    pen: int
    colour: str
    traced: bool


PLAIN = Ink(THIN, palette.TRACK, False)


def draw_board(view: View, marks: Marks | None = None) -> Text:
    """The whole board, 36 rows of 74 characters."""
    marks = marks or Marks()
    record = view.record
    canvas = Canvas(HEIGHT, WIDTH, f"{palette.INK} on {palette.PAPER}")
    _draw_coordinates(canvas)
    inks = _inks(record, marks.line)
    for space, tile in enumerate(record["board"].tolist()):
        if space in POWER_STATION:
            continue
        if tile == NOTHING:
            _draw_free(canvas, space, bool(int(record["open"]) >> space & 1), space in marks.spaces)
        else:
            _draw_tile(canvas, space, tile, inks, space in marks.fresh)
    _draw_power_station(canvas)
    for station in range(32):
        _draw_station(canvas, record, station, marks.line == station + 1)
    return canvas.text()


def draw_tile(tile: int) -> Text:
    """One tile by itself, as it lies in a hand."""
    canvas = Canvas(art.ROWS, art.COLUMNS, f"{palette.INK} on {palette.TILES[0]}")
    _draw_tracks(canvas, (0, 0), tile, [Ink(THIN, palette.INK, False)] * 4, palette.TILES[0])
    return canvas.text()


def is_closed(record: Any, station: int) -> bool:
    """Has the line of station 0-31 been closed?"""
    return bool(FACTOR[trace(record, station)[1]])


def _corner(space: int) -> tuple[int, int]:
    row, column = divmod(space, 8)
    return MARGIN_ROWS + row * art.ROWS, MARGIN_COLUMNS + column * art.COLUMNS


def _inks(record: Any, traced: int | None) -> dict[int, Ink]:
    """How the tracks are drawn that lines have come to. While one line is traced all others are thin."""
    inks: dict[int, Ink] = {}
    for station in range(32):
        owner = owner_of(record, station)
        if owner < 0:
            continue
        steps, end = trace(record, station)
        pen = DOUBLE if FACTOR[end] else THICK
        if traced is not None:
            pen = THICK if traced == station + 1 else THIN
        ink = Ink(pen, livery(owner).line, traced == station + 1)
        inks.update({4 * step.space + step.entered: ink for step in steps})
    return inks


def _draw_tile(canvas: Canvas, space: int, tile: int, inks: dict[int, Ink], fresh: bool) -> None:
    row, column = _corner(space)
    ground = palette.FRESH if fresh else palette.TILES[(space + space // 8) % 2]
    canvas.fill(row, column, art.ROWS, art.COLUMNS, f"{palette.INK} on {ground}")
    canvas.write(row, column, "*" if fresh else "·", f"{palette.BRASS if fresh else palette.FAINT} on {ground}")
    _draw_tracks(canvas, (row, column), tile, [inks.get(4 * space + side, PLAIN) for side in range(4)], ground)


def _draw_tracks(canvas: Canvas, corner: tuple[int, int], tile: int, inks: list[Ink], ground: str) -> None:
    drawn: dict[tuple[int, int], tuple[tuple[int, int], Ink]] = {}
    for strokes, ink in zip(art.tracks(tile), inks, strict=True):
        for place, sides in ((stroke_[:2], stroke_.sides) for stroke_ in strokes):
            if place in drawn:
                other = drawn[place][1]
                level, upright = (ink, other) if sides == (EAST, WEST) else (other, ink)
                character, shown = (
                    crossing(level.pen, upright.pen),
                    max(upright, level, key=lambda i: (i.traced, i.pen)),
                )
            else:
                character, shown = stroke(sides, ink.pen), ink
            drawn[place] = sides, ink
            bold = "bold " if shown.pen != THIN else ""
            style = f"{bold}{shown.colour} on {palette.TRACED if shown.traced else ground}"
            canvas.write(corner[0] + place[0], corner[1] + place[1], character, style)


def _draw_free(canvas: Canvas, space: int, is_open: bool, marked: bool) -> None:
    """A free space; its name stands where a tile touches it, or the edge of the board does."""
    row, column = _corner(space)
    ground = palette.MARKED if marked else palette.FREE
    canvas.fill(row, column, art.ROWS, art.COLUMNS, f"{palette.FAINT} on {ground}")
    canvas.write(row, column, "·", f"{palette.FAINT} on {ground}")
    if marked:
        canvas.write(row + 1, column + 1, f"[ {SPACES[space]} ]", f"bold {palette.INK} on {ground}")
    elif is_open:
        canvas.write(row + 1, column + 3, SPACES[space], f"{palette.FAINT} on {ground}")


def _draw_power_station(canvas: Canvas) -> None:
    row, column = _corner(POWER_STATION[0])
    style = f"#f6e7c1 on {palette.POWER}"
    wide = 2 * art.COLUMNS - 2
    lines = ["╭" + "─" * wide + "╮", *["│" + " " * wide + "│"] * 6, "╰" + "─" * wide + "╯"]
    for i, line in enumerate(lines):
        canvas.write(row + i, column, line, style)
    for i, word in enumerate(("POWER", "STATION", "", "x 2")):
        canvas.write(row + 2 + i, column + 1, word.center(wide), f"bold {style}")


def _draw_station(canvas: Canvas, record: Any, station: int, traced: bool) -> None:
    """A station: its car at the departing track and its number at the arriving one."""
    space, side = divmod(int(DEPARTURE[station]), 4)
    row, column = _corner(space)
    owner = owner_of(record, station)
    number = str(station + 1)
    if side in (NORTH, NORTH + 2):
        y = row - 1 if side == NORTH else row + art.ROWS
        car, sign = (y, column + (2 if side == NORTH else 5)), (y, column + (5 if side == NORTH else 3 - len(number)))
    else:
        x = column + art.COLUMNS + 1 if side == EAST else column - 2
        car = row + (1 if side == EAST else 2), x
        sign = row + (2 if side == EAST else 1), x if side == EAST else column - 1 - len(number)
    if owner < 0:
        canvas.write(*sign, number, f"{palette.FAINT} on {palette.PAPER}")
        return
    closed = is_closed(record, station)
    look = livery(owner)
    ground = palette.TRACED if traced else palette.PAPER
    canvas.write(*car, look.scored if closed else look.sign, f"{'' if closed else 'bold '}{look.line} on {ground}")
    canvas.write(*sign, number, f"{palette.FAINT if closed else 'bold ' + palette.INK} on {ground}")


def _draw_coordinates(canvas: Canvas) -> None:
    """Columns a to h and rows 1 to 8, in the frame; station numbers stand inside it."""
    line, letter = f"{palette.FAINT} on {palette.PAPER}", f"bold {palette.BRASS} on {palette.PAPER}"
    for row, ends in ((0, "╭╮"), (HEIGHT - 1, "╰╯")):
        canvas.write(row, 0, ends[0] + "─" * (WIDTH - 2) + ends[1], line)
        for i, name in enumerate("abcdefgh"):
            canvas.write(row, MARGIN_COLUMNS + i * art.COLUMNS + 2, f" {name} ", letter)
    for row in range(1, HEIGHT - 1):
        for column in (0, WIDTH - 1):
            canvas.write(row, column, "│", line)
    for i in range(8):  # above the cars and the stations' numbers, so that nobody takes one for the other
        for column in (0, WIDTH - 1):
            canvas.write(MARGIN_ROWS + i * art.ROWS, column, str(i + 1), letter)
