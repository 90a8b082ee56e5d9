"""Draws the board of a view in box-drawing characters: tiles, lines, stations and the power station.

A track that no line has reached is thin, an open line is thick and in its owner's colour, a closed line is double.
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
from fogcity.games.cablecar.terminal import style, tile_art
from fogcity.games.cablecar.terminal.style import livery
from fogcity.games.cablecar.terminal.tile_art import DOUBLE, THICK, THIN, crossing, stroke
from fogcity.terminal.drawing import palette
from fogcity.terminal.drawing.canvas import Canvas

MARGIN_ROWS, MARGIN_COLUMNS = 2, 5  # the coordinates, then the stations
HEIGHT = 8 * tile_art.ROWS + 2 * MARGIN_ROWS
WIDTH = 8 * tile_art.COLUMNS + 2 * MARGIN_COLUMNS


@dataclass(frozen=True)
class Highlights:
    """What to highlight on the board: the line of a station (1-32), spaces, and the spaces of new tiles."""

    line: int | None = None
    spaces: Collection[int] = ()
    fresh: Collection[int] = ()


class Ink(NamedTuple):
    """How one track is drawn. Where two cross, the bolder pen gives the colour."""

    pen: int
    colour: str
    traced: bool


PLAIN = Ink(THIN, style.TRACK, False)


def draw_board(view: View, highlights: Highlights | None = None) -> Text:
    """The whole board, 36 rows of 74 characters."""
    highlights = highlights or Highlights()
    record = view.record
    canvas = Canvas(HEIGHT, WIDTH, f"{palette.INK} on {palette.PAPER}")
    _draw_coordinates(canvas)
    inks = _inks(record, highlights.line)
    for space, tile in enumerate(record["board"].tolist()):
        if space in POWER_STATION:
            continue
        if tile == NOTHING:
            _draw_free(canvas, space, bool(int(record["open"]) >> space & 1), space in highlights.spaces)
        else:
            _draw_tile(canvas, space, tile, inks, space in highlights.fresh)
    _draw_power_station(canvas)
    for station in range(32):
        _draw_station(canvas, record, station, highlights.line == station + 1)
    return canvas.text()


def draw_tile(tile: int) -> Text:
    """A single tile, for a player's hand."""
    canvas = Canvas(tile_art.ROWS, tile_art.COLUMNS, f"{palette.INK} on {style.TILES[0]}")
    _draw_tracks(canvas, (0, 0), tile, [Ink(THIN, palette.INK, False)] * 4, style.TILES[0])
    return canvas.text()


def is_closed(record: Any, station: int) -> bool:
    """Has the line of station 0-31 been closed?"""
    return bool(FACTOR[trace(record, station)[1]])


def _corner(space: int) -> tuple[int, int]:
    row, column = divmod(space, 8)
    return MARGIN_ROWS + row * tile_art.ROWS, MARGIN_COLUMNS + column * tile_art.COLUMNS


def _inks(record: Any, traced: int | None) -> dict[int, Ink]:
    """How to draw each track that a line has reached. While one line is traced, all others are thin."""
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
    ground = palette.FRESH if fresh else style.TILES[(space + space // 8) % 2]
    canvas.fill(row, column, tile_art.ROWS, tile_art.COLUMNS, f"{palette.INK} on {ground}")
    canvas.write(row, column, "*" if fresh else "·", f"{style.BRASS if fresh else palette.FAINT} on {ground}")
    _draw_tracks(canvas, (row, column), tile, [inks.get(4 * space + side, PLAIN) for side in range(4)], ground)


def _draw_tracks(canvas: Canvas, corner: tuple[int, int], tile: int, inks: list[Ink], ground: str) -> None:
    drawn: dict[tuple[int, int], tuple[tuple[int, int], Ink]] = {}
    for strokes, ink in zip(tile_art.tracks(tile), inks, strict=True):
        for place, sides in ((stroke_[:2], stroke_.sides) for stroke_ in strokes):
            if place in drawn:
                other = drawn[place][1]
                horizontal, vertical = (ink, other) if sides == (EAST, WEST) else (other, ink)
                character, shown = (
                    crossing(horizontal.pen, vertical.pen),
                    max(vertical, horizontal, key=lambda i: (i.traced, i.pen)),
                )
            else:
                character, shown = stroke(sides, ink.pen), ink
            drawn[place] = sides, ink
            bold = "bold " if shown.pen != THIN else ""
            colours = f"{shown.colour} on {style.TRACED if shown.traced else ground}"
            canvas.write(corner[0] + place[0], corner[1] + place[1], character, bold + colours)


def _draw_free(canvas: Canvas, space: int, is_open: bool, marked: bool) -> None:
    """A free space, with its name if a tile may be laid there: it touches a tile or the edge of the board."""
    row, column = _corner(space)
    ground = style.MARKED if marked else style.FREE
    canvas.fill(row, column, tile_art.ROWS, tile_art.COLUMNS, f"{palette.FAINT} on {ground}")
    canvas.write(row, column, "·", f"{palette.FAINT} on {ground}")
    if marked:
        canvas.write(row + 1, column + 1, f"[ {SPACES[space]} ]", f"bold {palette.INK} on {ground}")
    elif is_open:
        canvas.write(row + 1, column + 3, SPACES[space], f"{palette.FAINT} on {ground}")


def _draw_power_station(canvas: Canvas) -> None:
    row, column = _corner(POWER_STATION[0])
    colours = f"{style.POWER_TEXT} on {style.POWER}"
    wide = 2 * tile_art.COLUMNS - 2
    lines = ["╭" + "─" * wide + "╮", *["│" + " " * wide + "│"] * 6, "╰" + "─" * wide + "╯"]
    for i, line in enumerate(lines):
        canvas.write(row + i, column, line, colours)
    for i, word in enumerate(("POWER", "STATION", "", "x 2")):
        canvas.write(row + 2 + i, column + 1, word.center(wide), f"bold {colours}")


def _draw_station(canvas: Canvas, record: Any, station: int, traced: bool) -> None:
    """A station: its car at the departing track, its number at the arriving track."""
    space, side = divmod(int(DEPARTURE[station]), 4)
    row, column = _corner(space)
    owner = owner_of(record, station)
    number = str(station + 1)
    if side in (NORTH, NORTH + 2):
        y = row - 1 if side == NORTH else row + tile_art.ROWS
        car, sign = (y, column + (2 if side == NORTH else 5)), (y, column + (5 if side == NORTH else 3 - len(number)))
    else:
        x = column + tile_art.COLUMNS + 1 if side == EAST else column - 2
        car = row + (1 if side == EAST else 2), x
        sign = row + (2 if side == EAST else 1), x if side == EAST else column - 1 - len(number)
    if owner < 0:
        canvas.write(*sign, number, f"{palette.FAINT} on {palette.PAPER}")
        return
    closed = is_closed(record, station)
    look = livery(owner)
    ground = style.TRACED if traced else palette.PAPER
    canvas.write(*car, look.scored if closed else look.sign, f"{'' if closed else 'bold '}{look.line} on {ground}")
    canvas.write(*sign, number, f"{palette.FAINT if closed else 'bold ' + palette.INK} on {ground}")


def _draw_coordinates(canvas: Canvas) -> None:
    """Columns a to h and rows 1 to 8, in the frame; station numbers are inside it."""
    line, letter = f"{palette.FAINT} on {palette.PAPER}", f"bold {style.BRASS} on {palette.PAPER}"
    for row, ends in ((0, "╭╮"), (HEIGHT - 1, "╰╯")):
        canvas.write(row, 0, ends[0] + "─" * (WIDTH - 2) + ends[1], line)
        for i, name in enumerate("abcdefgh"):
            canvas.write(row, MARGIN_COLUMNS + i * tile_art.COLUMNS + 2, f" {name} ", letter)
    for row in range(1, HEIGHT - 1):
        for column in (0, WIDTH - 1):
            canvas.write(row, column, "│", line)
    for i in range(8):  # not beside the station numbers, so that they are not confused
        for column in (0, WIDTH - 1):
            canvas.write(MARGIN_ROWS + i * tile_art.ROWS, column, str(i + 1), letter)
