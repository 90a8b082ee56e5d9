"""The panel beside or below the board, drawn from a view: hand, points, companies and shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.cablecar.board import COLOURS, KINDS, PERCENTS
from fogcity.games.cablecar.lines import owner_of
from fogcity.games.cablecar.options import EXCHANGE_UNTIL
from fogcity.games.cablecar.shares import company_values, exchange_is_open, pile_size
from fogcity.games.cablecar.state import HIDDEN, NOTHING
from fogcity.games.cablecar.terminal.board import draw_tile, is_closed
from fogcity.games.cablecar.terminal.style import livery
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.palette import LIVERIES, badge

NAME = 10  # columns for a player's name beside the shares


class Tile(NamedTuple):
    """A tile in front of a player."""

    kind: int
    caption: str  # `drawn` or `in hand`
    playable: bool


def draw_panel(view: View, headline: str, players: Sequence[str], *, narrow: bool = False) -> RenderableType:
    """Everything in a view but the board; no hand for spectators."""
    record = view.record
    parts: list[RenderableType] = [Text(headline, "bold")]
    columns: list[RenderableType] = []
    if view.seat is not None and record["turn"] >= 0:
        tiles = tiles_of(view)
        columns.append(draw_tiles(tiles, len(tiles)) if tiles else Text("no tile"))
    columns.append(draw_companies(record, 1 if narrow else 2) if record["company"] else _points(view, players))
    if narrow:
        parts += [item for column in columns for item in (Text(), column)]
    else:
        top = Grid.grid(padding=(0, 3))
        top.add_row(*columns)
        parts.append(top)
    if record["company"]:
        parts += [Text(), _shares(view, players)] if narrow else [_shares(view, players)]
    return Group(*parts)


def values_of(record: Any) -> list[int]:
    """The value of each company, by current profits."""
    values = np.empty(8, np.int64)
    company_values.function(record, values)
    return [int(value) for value in values]


def tiles_of(view: View) -> list[Tile]:
    """The seat's own tiles, a drawn tile first; none for spectators and after the game."""
    record = view.record
    if view.seat is None or record["turn"] < 0:
        return []
    drawn = int(record["drawn"]) if record["turn"] == view.seat else NOTHING
    tiles = [] if drawn == NOTHING else [Tile(drawn, "drawn", True)]
    hand = [int(kind) for kind in record["hand"][view.seat] if kind != NOTHING]
    return tiles + [Tile(kind, "in hand", drawn == NOTHING) for kind in hand]


def draw_tiles(tiles: Sequence[Tile], across: int) -> RenderableType:
    """Pictures of tiles with their names, `across` in a row."""
    grid = Grid.grid(padding=(0, 2))
    for start in range(0, len(tiles), across):
        row = tiles[start : start + across]
        grid.add_row(*[Text(tile.caption) for tile in row])
        grid.add_row(*[draw_tile(tile.kind) for tile in row])
        grid.add_row(*[Text(KINDS[tile.kind], "bold" if tile.playable else "dim") for tile in row])
    return grid


def headline_text(record: Any, title: str, when: str = "") -> str:
    """The game, the turn, and how many tiles are left."""
    turn = "over" if record["turn"] < 0 else when or f"turn {int(record['turns']) + 1}"
    left = int(record["supply_left"])
    return f"{title} - {turn} - {left} tile{'' if left == 1 else 's'} in the supply"


def count_lines(record: Any, owner: int) -> str:
    """How many of an owner's lines are open: `7 of 16`."""
    stations = [station for station in range(32) if owner_of(record, station) == owner]
    return f"{sum(not is_closed(record, station) for station in stations)} of {len(stations)}"


def name_of(seat: int, players: Sequence[str]) -> str:
    """A player of the base game: `yellow, you`."""
    return COLOURS[seat] + (f", {players[seat]}" if players[seat] else "")


def draw_companies(record: Any, columns: int) -> RenderableType:
    """The companies by profit, the highest first."""
    values = values_of(record)
    order = sorted(range(8), key=lambda company: -int(record["score"][company]))
    grid, rows = Grid.grid(padding=(0, 1)), 8 // columns
    for _ in range(columns):
        for width, side in ((3, "left"), (6, "left"), (6, "right"), (5, "left")):
            grid.add_column(min_width=width, justify=side)  # type: ignore[arg-type]
    grid.add_row(*["", "", "profit", "value"] * columns)
    for row in range(rows):
        cells: list[RenderableType] = []
        for company in order[row::rows]:
            profit = Text(str(int(record["score"][company])), "bold")
            cells += [badge(COLOURS[company]), COLOURS[company], profit, f"x {values[company]}"]
        grid.add_row(*cells)
    return grid


def draw_pile(record: Any, pile: int) -> Text:
    """A pile of shares as far as the viewer knows it, the top on the left."""
    shares = record["pile"][pile, : int(pile_size.function(record))].tolist()
    return Text("".join("?" if share == HIDDEN else LIVERIES[COLOURS[share]].sign for share in shares), no_wrap=True)


def _points(view: View, players: Sequence[str]) -> RenderableType:
    record = view.record
    grid = Grid.grid(padding=(0, 1))
    grid.add_row("", "", "points ", "lines open")
    for seat in range(record["seats"]):
        name = Text(name_of(seat, players), "bold" if seat == view.seat else "", no_wrap=True)
        turn = " <- to act" if record["turn"] == seat else ""
        points = Text(f"{int(record['score'][seat])}  ", "bold", justify="right")
        grid.add_row(badge(COLOURS[seat]), name, points, f"{count_lines(record, seat)}{turn}")
    return grid


def _shares(view: View, players: Sequence[str]) -> RenderableType:
    """The shares that players hold, as far as this seat knows, the open shares, and the piles."""
    record = view.record
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in range(5):
        grid.add_column(min_width=8)
    grid.add_column(max_width=NAME)
    grid.add_row("  shares", *[Text(f"{percent} %", "bold") for percent in PERCENTS])
    for seat in range(record["seats"]):
        who = f"{'>' if record['turn'] == seat else ' '} seat {seat + 1}"
        note = Text(players[seat], no_wrap=True, overflow="ellipsis")
        style = "bold" if seat == view.seat else ""
        grid.add_row(Text(who, style), *[_share(int(share)) for share in record["held"][seat]], note)
    if record["turn"] < 0:
        return grid
    grid.add_row("  open", *[_share(int(share)) for share in record["face_up"]])
    grid.add_row("  piles", *[draw_pile(record, pile) for pile in range(4)])
    return Group(grid, Text(f"The left share of a pile is on top. {_exchange(record)}"))


def _share(share: int) -> Text:
    if share == HIDDEN:
        return Text("?")
    return Text(f"{livery(share).sign} {COLOURS[share]}", no_wrap=True)


def _exchange(record: Any) -> str:
    if exchange_is_open.function(record):
        return f"Shares can be exchanged until a company has {int(record['options'][EXCHANGE_UNTIL])} profit."
    return "The exchange of shares is closed."
