"""What stands beside or under the board: hand, points, companies and shares, made from a seat's view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.cablecar.board import COLOURS, KINDS, PERCENTS
from fogcity.cablecar.lines import owner_of
from fogcity.cablecar.shares import company_values, exchange_is_open, pile_size
from fogcity.cablecar.state import HIDDEN, NOTHING
from fogcity.core.game import View
from fogcity.terminal.board import draw_tile, is_closed
from fogcity.terminal.palette import LIVERIES, badge, livery


def draw_panel(view: View, title: str, players: Sequence[str], *, narrow: bool = False) -> RenderableType:
    """Everything but the board and the news, for the seat whose view it is; a spectator's shows no hand."""
    record = view.record
    parts: list[RenderableType] = [_headline(record, title)]
    columns: list[RenderableType] = []
    if view.seat is not None and record["turn"] >= 0:
        columns.append(draw_hand(view))
    columns.append(_companies(record, 1 if narrow else 2) if record["company"] else _points(view, players))
    if narrow:
        parts += [item for column in columns for item in (Text(), column)]
    else:
        top = Grid.grid(padding=(0, 3))
        top.add_row(*columns)
        parts.append(top)
    if record["company"]:
        parts += [Text(), _shares(view, players)] if narrow else [_shares(view, players)]
    return Group(*parts)


def draw_news(news: Sequence[str]) -> RenderableType:
    """What happened since the player last looked."""
    grid = Grid.grid(padding=(0, 1))
    for line in news:
        grid.add_row("-", Text(line))
    return grid


def values_of(record: Any) -> list[int]:
    """What each company is worth as profits stand."""
    values = np.empty(8, np.int64)
    company_values.function(record, values)
    return [int(value) for value in values]


def draw_hand(view: View) -> RenderableType:
    """The seat's own tiles as they are drawn on the board, each over its name."""
    record = view.record
    drawn = int(record["drawn"]) if record["turn"] == view.seat else NOTHING
    tiles = [int(kind) for kind in record["hand"][view.seat] if kind != NOTHING]
    grid = Grid.grid(padding=(0, 2))
    cells = [(draw_tile(kind), Text(KINDS[kind], "bold" if drawn == NOTHING else "dim")) for kind in tiles]
    if drawn != NOTHING:
        cells.insert(0, (draw_tile(drawn), Text(KINDS[drawn], "bold")))
    if not cells:
        return Text("no tile")
    captions = ["drawn", *["in hand"] * len(tiles)] if drawn != NOTHING else ["in hand"] * len(tiles)
    grid.add_row(*[Text(caption) for caption in captions])
    grid.add_row(*[picture for picture, _ in cells])
    grid.add_row(*[name for _, name in cells])
    return grid


def _headline(record: Any, title: str) -> Text:
    turn = "over" if record["turn"] < 0 else f"turn {int(record['turns']) + 1}"
    left = int(record["supply_left"])
    return Text(f"{title} - {turn} - {left} tile{'' if left == 1 else 's'} in the supply", "bold")


def _lines_open(record: Any, owner: int) -> tuple[int, int]:
    stations = [station for station in range(32) if owner_of(record, station) == owner]
    return sum(not is_closed(record, station) for station in stations), len(stations)


def _points(view: View, players: Sequence[str]) -> RenderableType:
    record = view.record
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("", "", "points ", "lines open")
    for seat in range(record["seats"]):
        is_open, lines = _lines_open(record, seat)
        name = Text(f"{COLOURS[seat]}{', ' + players[seat] if players[seat] else ''}", no_wrap=True)
        if seat == view.seat:
            name.stylize("bold")
        turn = " <- to act" if record["turn"] == seat else ""
        points = Text(f"{int(record['score'][seat])}  ", "bold", justify="right")
        grid.add_row(badge(COLOURS[seat]), name, points, f"{is_open} of {lines}{turn}")
    return grid


def _companies(record: Any, columns: int) -> RenderableType:
    """The companies, the most profit first."""
    values = values_of(record)
    order = sorted(range(8), key=lambda company: -int(record["score"][company]))
    grid, rows = Grid.grid(padding=(0, 1)), 8 // columns
    for _ in range(columns):
        for width, side in ((3, "left"), (6, "left"), (6, "right"), (5, "left")):
            grid.add_column(min_width=width, justify=side)  # type: ignore[arg-type]
    grid.add_row(*["", "", "profit", "worth"] * columns)
    for row in range(rows):
        cells: list[RenderableType] = []
        for company in order[row::rows]:
            profit = Text(str(int(record["score"][company])), "bold")
            cells += [badge(COLOURS[company]), COLOURS[company], profit, f"x {values[company]}"]
        grid.add_row(*cells)
    return grid


def _shares(view: View, players: Sequence[str]) -> RenderableType:
    """Who holds which share, as far as this seat knows, the open ones, and the piles with their top first."""
    record = view.record
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("  shares", *[Text(f"{percent} %", "bold") for percent in PERCENTS])
    for seat in range(record["seats"]):
        who = f"{'>' if record['turn'] == seat else ' '} seat {seat + 1}"
        note = Text(players[seat], no_wrap=True, overflow="ellipsis")
        style = "bold" if seat == view.seat else ""
        grid.add_row(Text(who, style), *[_share(int(share)) for share in record["held"][seat]], note)
    if record["turn"] >= 0:
        grid.add_row("  open", *[_share(int(share)) for share in record["face_up"]])
        grid.add_row("  piles", *[_pile(record, pile) for pile in range(4)])
    return Group(grid, Text(_exchange(record))) if record["turn"] >= 0 else grid


def _share(share: int) -> Text:
    if share == HIDDEN:
        return Text("?")
    return Text(f"{livery(share).sign} {COLOURS[share]}", no_wrap=True)


def _pile(record: Any, pile: int) -> Text:
    shares = record["pile"][pile, : int(pile_size.function(record))].tolist()
    return Text(" ".join("?" if share == HIDDEN else LIVERIES[COLOURS[share]].sign for share in shares))


def _exchange(record: Any) -> str:
    if exchange_is_open.function(record):
        return f"Shares can be exchanged until a company has {int(record['exchange_until'])} profit."
    return "The exchange of shares is closed."
