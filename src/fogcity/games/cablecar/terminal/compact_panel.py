"""The panel for small terminals: what panel.py shows, in as few rows as are readable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.cablecar.board import COLOURS, KINDS, PERCENTS
from fogcity.games.cablecar.options import EXCHANGE_UNTIL
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import HIDDEN
from fogcity.games.cablecar.terminal.panel import (
    count_lines,
    draw_companies,
    draw_pile,
    draw_tiles,
    name_of,
    tiles_of,
    values_of,
)
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.palette import LIVERIES, badge

TILE_ROWS, TILE_COLUMNS = 6, 10  # a tile with caption and name, and the gap to the next
COMPANIES_ROWS, COMPANIES_COLUMNS = 9, 24
HOLDER_COLUMNS = 20
NAME = 16


class CompactPanel:
    """Everything in a view but the board: what fits beside the board, and the rest below it."""

    def __init__(self, view: View, headline: str, players: Sequence[str], room: tuple[int, int], width: int) -> None:
        """`room` is the number of rows and columns beside the board, `width` the number of columns below it."""
        self._view = view
        self._width = width
        self._record = record = view.record
        self._players = players
        rows, columns = room
        self._beside: list[RenderableType] = []
        below: list[RenderableType] = [Text(headline + (_exchange(record) if record["company"] else ""), "bold")]
        tiles = tiles_of(view)
        across = (columns + 2) // TILE_COLUMNS
        needed = -(-len(tiles) // across) * TILE_ROWS if across > 0 else rows + 1
        if tiles and needed <= rows:
            self._beside.append(draw_tiles(tiles, across))
            rows -= needed + 1
        elif view.seat is not None and record["turn"] >= 0:
            below.append(_hand(view))
        if not record["company"]:
            below.append(self._points())
        else:
            if rows >= COMPANIES_ROWS and columns >= COMPANIES_COLUMNS:
                self._beside += [Text(), draw_companies(record, 1)] if self._beside else [draw_companies(record, 1)]
            else:
                below.append(_companies(record))
            below.append(self._shares())
        self.below = Group(*below)

    def beside(self, board: Text, width: int) -> RenderableType:
        """The board with what fits on its right."""
        if not self._beside:
            return board
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width)
        grid.add_row(board, Group(*self._beside))
        return grid

    def _points(self) -> RenderableType:
        """Everybody's points; with more than three players, two in a row."""
        record, seats = self._record, int(self._record["seats"])
        across = 1 if seats < 4 else 2
        down = -(-seats // across)
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(across):
            grid.add_column()
            grid.add_column(max_width=NAME)
            grid.add_column(justify="right")
            grid.add_column(min_width=11)
        grid.add_row(*["", "", "points", "open"] * across)
        for row in range(down):
            cells: list[RenderableType] = []
            for seat in range(row, seats, down):
                mark = Text(">" if record["turn"] == seat else " ") + badge(COLOURS[seat])
                style = "bold" if seat == self._view.seat else ""
                name = Text(name_of(seat, self._players), style, no_wrap=True, overflow="ellipsis")
                points = Text(str(int(record["score"][seat])), "bold")
                cells += [mark, name, points, count_lines(record, seat)]
            grid.add_row(*cells)
        return grid

    def _shares(self) -> RenderableType:
        """Everybody's shares by their symbols, several holders in a row, and the piles."""
        record, view = self._record, self._view
        holders = []
        for seat in range(int(record["seats"])):
            who = f"{'>' if record['turn'] == seat else ' '}{'you' if seat == view.seat else f'seat {seat + 1}'}"
            holders.append((Text(who, "bold" if seat == view.seat else "", no_wrap=True), record["held"][seat]))
        if record["turn"] >= 0:
            holders.append((Text(" open"), record["face_up"]))
        across = min(len(holders), max(self._width // HOLDER_COLUMNS, 1))
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for _ in range(across):
            grid.add_column(min_width=7)
            for _ in PERCENTS:
                grid.add_column(min_width=2)
        heading: list[RenderableType] = ["", *[Text(str(percent), "bold") for percent in PERCENTS]]
        grid.add_row(*heading * across)
        for start in range(0, len(holders), across):
            cells: list[RenderableType] = []
            for holder, shares in holders[start : start + across]:
                cells += [holder, *[_sign(int(share)) for share in shares]]
            grid.add_row(*cells)
        if record["turn"] < 0:
            return grid
        piles = Text(" piles, top on the left:")
        for pile, percent in enumerate(PERCENTS):
            piles += Text("   ").append(f"{percent} % ", "bold") + draw_pile(record, pile)
        return Group(grid, piles)


def _hand(view: View) -> Text:
    line = Text()
    for tile in tiles_of(view):
        line.append("   " if line else "").append(f"{tile.caption} ").append(
            KINDS[tile.kind], "bold" if tile.playable else "dim"
        )
    return line if line else Text("no tile")


def _companies(record: Any) -> RenderableType:
    """The companies side by side."""
    values = values_of(record)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(9):
        grid.add_column(no_wrap=True)
    grid.add_row("", *[Text(f"{LIVERIES[colour].sign} {colour}") for colour in COLOURS])
    grid.add_row(" profit", *[Text(f"  {int(record['score'][company])}", "bold") for company in range(8)])
    grid.add_row(" value", *[f"x {values[company]}" for company in range(8)])
    return grid


def _sign(share: int) -> str:
    return "?" if share == HIDDEN else LIVERIES[COLOURS[share]].sign


def _exchange(record: Any) -> str:
    if record["turn"] < 0:
        return ""
    return (
        f" - exchange until {int(record['options'][EXCHANGE_UNTIL])}"
        if exchange_is_open.function(record)
        else " - no exchange"
    )
