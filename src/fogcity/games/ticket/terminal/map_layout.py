"""Where everything goes on a map of characters: locations, their names, the lines between them and the lines' labels.

It hangs on the board and the room alone, never on what has happened, so the map stands still while a game is played.
Names are written in full where there is room, otherwise as codes; a label looks for a free place along its line.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from fogcity.games.ticket.board.board import Board, Route
from fogcity.games.ticket.terminal.codes import codes_for

DOTS_ACROSS, DOTS_DOWN = 2, 4  # a character is drawn as so many dots
SIDE_STEP = 1.5  # from the middle of a double route to each of its two, in dots
PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8]  # where along a line a label may stand
BESIDE = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]

Cells: TypeAlias = set[tuple[int, int]]
Dot: TypeAlias = tuple[int, int]  # across, down


class Lettering(NamedTuple):
    """A text on the map."""

    row: int
    column: int
    text: str


class Line(NamedTuple):
    """The routes between two neighbours, one or the two of a double route, each with the dots that it is drawn with."""

    routes: tuple[int, ...]
    dots: tuple[tuple[Dot, ...], ...]
    label: tuple[int, int] | None  # row and column; None if there is no room


@dataclass(frozen=True)
class Chart:
    """A map: its size, the places of locations, their names, and the lines."""

    rows: int
    columns: int
    places: tuple[tuple[int, int], ...]
    names: tuple[Lettering, ...]
    lines: tuple[Line, ...]

    @property
    def is_whole(self) -> bool:
        """Has every line its label?"""
        return all(line.label is not None for line in self.lines)


def label_start(route: Route) -> str:
    """How the label of a route begins: its length, and a `~` for each ferry, or `:` if it shows none."""
    return f"{route.length}{'~' * route.ferries or ':'}"


def label_width(route: Route, routes: int) -> int:
    """How wide the label of one or two routes is: a letter for each comes last."""
    return len(label_start(route)) + routes


@lru_cache(maxsize=32)
def draw_chart(board: Board, rows: int, columns: int) -> Chart:
    """The best map for this room: with as many labels as fit, and then with as many names in full."""
    return _Draftsman(board, rows, columns).draw()


class _Draftsman:
    """Tries names in full first, and makes codes of those that stand in the way of a label."""

    def __init__(self, board: Board, rows: int, columns: int) -> None:
        self.board = board
        self.rows = rows
        self.columns = columns
        self.names = tuple(location.name for location in board.locations)
        self.codes = codes_for(self.names)
        self.places = self._place_locations()
        self.pairs = pairs_of(board)
        self.curves = [self._curve(board.routes[routes[0]]) for routes in self.pairs]
        self.inked = {cell for curve in self.curves for cell in _cells_of(curve)}

    def draw(self) -> Chart:
        short: set[int] = set()
        best: tuple[int, int] | None = None
        while True:
            names, missing_names = self._letter(short)
            labels, in_the_way = self._label(names)
            failed = sum(label is None for label in labels)
            if best is None or (failed, len(short)) < best:
                best = failed, len(short)
                chart = self._chart(names, labels)
            more = (in_the_way | missing_names) - short
            if not failed and not missing_names:
                return chart
            if not more:
                return chart
            short |= more

    def _chart(self, names: list[Lettering], labels: list[tuple[int, int] | None]) -> Chart:
        lines = []
        for routes, curve, label in zip(self.pairs, self.curves, labels, strict=True):
            sides = (0.0,) if len(routes) == 1 else (-SIDE_STEP, SIDE_STEP)
            lines.append(Line(routes, tuple(_dots(_shift(curve, side)) for side in sides), label))
        return Chart(self.rows, self.columns, tuple(self.places), tuple(names), tuple(lines))

    # ---- locations

    def _place_locations(self) -> list[tuple[int, int]]:
        """Row and column of every location: the board's own places, stretched to fill the room, no two the same."""
        xs, ys = ([getattr(location, axis) for location in self.board.locations] for axis in "xy")
        found: list[tuple[int, int]] = []
        for x, y in zip(xs, ys, strict=True):
            row = 1 + round((y - min(ys)) / max(max(ys) - min(ys), 1) * (self.rows - 3))
            column = 3 + round((x - min(xs)) / max(max(xs) - min(xs), 1) * (self.columns - 7))
            near = sorted(
                ((row + r, column + c) for r in range(-3, 4) for c in range(-6, 7)),
                key=lambda place: (abs(place[0] - row) * 2 + abs(place[1] - column), place),
            )
            inside = [(r, c) for r, c in near if 0 <= r < self.rows and 1 <= c < self.columns - 1]
            found.append(next((place for place in inside if place not in found), (row, column)))
        return found

    def _curve(self, route: Route) -> list[tuple[float, float]]:
        """The middle line of a route, in dots, from end to end."""
        (row_a, column_a), (row_b, column_b) = self.places[route.a], self.places[route.b]
        one = (column_a * DOTS_ACROSS + 0.5, row_a * DOTS_DOWN + 1.5)
        other = (column_b * DOTS_ACROSS + 0.5, row_b * DOTS_DOWN + 1.5)
        a, b = self.board.locations[route.a], self.board.locations[route.b]
        span = math.hypot(b.x - a.x, b.y - a.y) or 1.0
        bend = 2 * route.bend / span
        across, down = other[0] - one[0], other[1] - one[1]
        middle = ((one[0] + other[0]) / 2 + bend * down, (one[1] + other[1]) / 2 - bend * across)
        steps = max(int(2 * math.hypot(across, down)), 2)
        curve = []
        for step in range(steps + 1):
            t = step / steps
            u, v, w = (1 - t) ** 2, 2 * t * (1 - t), t * t
            x = u * one[0] + v * middle[0] + w * other[0]
            y = u * one[1] + v * middle[1] + w * other[1]
            curve.append((_within(x, self.columns * DOTS_ACROSS), _within(y, self.rows * DOTS_DOWN)))
        return curve

    # ---- names

    def _letter(self, short: set[int]) -> tuple[list[Lettering], set[int]]:
        """A place for every name, and the locations whose full name finds none."""
        taken: Cells = {(row, column + c) for row, column in self.places for c in (-1, 0, 1)}
        found: dict[int, Lettering] = {}
        missing: set[int] = set()
        order = sorted(range(len(self.names)), key=lambda i: (i not in short, -len(self.names[i]), i))
        for i in order:
            text = self.codes[i] if i in short else self.names[i]
            choices = [(self._cost(spot, taken), n, spot) for n, spot in enumerate(self._spots(i, text))]
            fitting = [choice for choice in choices if choice[0] < math.inf]
            if fitting:
                found[i] = min(fitting)[2]
            else:
                missing.add(i)
                row, column = self.places[i]
                found[i] = Lettering(
                    row, max(min(column + 1, self.columns - cell_len(self.codes[i])), 0), self.codes[i]
                )
            taken |= _cells(found[i], margin=1)
        return [found[i] for i in range(len(self.names))], missing

    def _spots(self, location: int, text: str) -> Iterator[Lettering]:
        """Where the name of a location may stand: right, left, below, above."""
        row, column = self.places[location]
        width = cell_len(text)
        yield Lettering(row, column + 2, text)
        yield Lettering(row, column - 1 - width, text)
        for down in (1, -1):
            for shift in (0, 2, -2, 4, -4, width // 2 - 1, 1 - width // 2):
                yield Lettering(row + down, column - width // 2 + shift, text)

    def _cost(self, spot: Lettering, taken: Cells) -> float:
        """How much is in the way of a name: other names forbid it, lines are only a pity."""
        cells = _cells(spot)
        if spot.row < 0 or spot.row >= self.rows or spot.column < 0 or spot.column + cell_len(spot.text) > self.columns:
            return math.inf
        own = {(spot.row, spot.column - 1), (spot.row, spot.column + cell_len(spot.text))}
        if (cells - own) & taken:
            return math.inf
        return len(cells & self.inked)

    # ---- labels

    def _label(self, names: list[Lettering]) -> tuple[list[tuple[int, int] | None], set[int]]:
        """A place for every label, the shortest line first, and the locations whose names are in the way of others."""
        taken: Cells = {(row, column) for row, column in self.places}
        owner: dict[tuple[int, int], int] = {}
        for i, name in enumerate(names):
            owner |= dict.fromkeys(_cells(name), i)
        taken |= set(owner)
        labels: list[tuple[int, int] | None] = [None] * len(self.pairs)
        in_the_way: set[int] = set()
        for n in sorted(range(len(self.pairs)), key=lambda n: (len(self.curves[n]), n)):
            routes, curve = self.pairs[n], self.curves[n]
            width = label_width(self.board.routes[routes[0]], len(routes))
            spots = list(self._label_spots(curve, width))
            clear = (spot for spot in spots if not _span(*spot, width, margin=1) & taken)
            free = (spot for spot in spots if not _span(*spot, width) & taken)
            found = next(clear, None) or next(free, None)
            if found is not None:
                labels[n] = found
                taken |= _span(*found, width, margin=1)
            else:
                ends = {self.board.routes[routes[0]].a, self.board.routes[routes[0]].b}
                in_the_way |= ends | {owner[cell] for spot in spots for cell in _span(*spot, width) if cell in owner}
        return labels, in_the_way

    def _label_spots(self, curve: list[tuple[float, float]], width: int) -> Iterator[tuple[int, int]]:
        """Places along a line, the middle first, then beside it."""
        for down, right in BESIDE:
            for part in PLACES:
                x, y = curve[round(part * (len(curve) - 1))]
                row = int(y) // DOTS_DOWN + down
                column = int(x) // DOTS_ACROSS - width // 2 + right
                if 0 <= row < self.rows and column >= 0 and column + width <= self.columns:
                    yield row, column


def pairs_of(board: Board) -> list[tuple[int, ...]]:
    """The routes, the two of a double route together."""
    return [
        (number, route.twin) if route.twin >= 0 else (number,)
        for number, route in enumerate(board.routes)
        if route.twin < 0 or number < route.twin
    ]


def _within(value: float, size: int) -> float:
    return min(max(value, 0.0), size - 1.0)


def _shift(curve: list[tuple[float, float]], side: float) -> list[tuple[float, float]]:
    """A line beside another; both meet at the ends."""
    if not side:
        return curve
    (x0, y0), (x1, y1) = curve[0], curve[-1]
    span = math.hypot(x1 - x0, y1 - y0) or 1.0
    across, down = -(y1 - y0) / span * side, (x1 - x0) / span * side
    return [(x + across, y + down) for x, y in curve]


def _dots(curve: list[tuple[float, float]]) -> tuple[Dot, ...]:
    dots: list[Dot] = []
    for x, y in curve:
        dot = (int(x), int(y))
        if not dots or dots[-1] != dot:
            dots.append(dot)
    return tuple(dots)


def _cells_of(curve: list[tuple[float, float]]) -> Cells:
    return {(int(y) // DOTS_DOWN, int(x) // DOTS_ACROSS) for x, y in curve}


def _span(row: int, column: int, width: int, margin: int = 0) -> Cells:
    return {(row, c) for c in range(column - margin, column + width + margin)}


def _cells(text: Lettering, margin: int = 0) -> Cells:
    return _span(text.row, text.column, cell_len(text.text), margin)
