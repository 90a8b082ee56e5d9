"""Lays out a map in characters: the places of locations, their names, the lines between them and the lines' labels.

A layout depends only on the board and the size, so the map does not change during a game. Names are written in full
where they fit, otherwise as codes. Labels are placed along their lines.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rich.cells import cell_len

from fogcity.games.ticket.board.board import Board, Route
from fogcity.games.ticket.terminal.location_codes import codes_for

DOTS_ACROSS, DOTS_DOWN = 2, 4  # dots in a character
SIDE_STEP = 1.5  # dots from the middle of a double route to each of its routes
PLACES = [
    0.5,
    0.45,
    0.55,
    0.4,
    0.6,
    0.35,
    0.65,
    0.3,
    0.7,
    0.25,
    0.75,
    0.2,
    0.8,
]  # where along a line a label may be
BESIDE = [(0, 0), (0, 1), (0, -1), (1, 0), (-1, 0), (0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1)]

Cells: TypeAlias = set[tuple[int, int]]
Dot: TypeAlias = tuple[int, int]  # across, down


class NameLabel(NamedTuple):
    """The name or code of a location on the map."""

    row: int
    column: int
    text: str


class Line(NamedTuple):
    """The route or double route between two neighbours, the dots of each route, and the place of the label."""

    routes: tuple[int, ...]
    dots: tuple[tuple[Dot, ...], ...]
    label: tuple[int, int] | None  # row and column; None if it does not fit


@dataclass(frozen=True)
class MapLayout:
    """The layout of a map."""

    rows: int
    columns: int
    places: tuple[tuple[int, int], ...]
    names: tuple[NameLabel, ...]
    lines: tuple[Line, ...]

    @property
    def is_complete(self) -> bool:
        """Does every line have a label?"""
        return all(line.label is not None for line in self.lines)


def label_start(route: Route) -> str:
    """The beginning of a route's label: its length, and a `~` for each ferry, or `:` if it needs none."""
    return f"{route.length}{'~' * route.ferries or ':'}"


def label_width(route: Route, routes: int) -> int:
    """The width of the label of one or two routes, which ends with a letter for each."""
    return len(label_start(route)) + routes


@lru_cache(maxsize=32)
def lay_out_map(board: Board, rows: int, columns: int) -> MapLayout:
    """The best map of this size: with as many labels as possible, then with as many full names as possible."""
    return _LayoutBuilder(board, rows, columns).draw()


class _LayoutBuilder:
    """Tries full names first, and replaces those that block a label by codes."""

    def __init__(self, board: Board, rows: int, columns: int) -> None:
        self.board = board
        self.rows = rows
        self.columns = columns
        self.names = tuple(location.name for location in board.locations)
        self.codes = codes_for(self.names)
        self.places = self._place_locations()
        self.pairs = pairs_of(board)
        self.curves = [self._curve(board.routes[routes[0]]) for routes in self.pairs]
        self.drawn = {cell for curve in self.curves for cell in _cells_of(curve)}

    def draw(self) -> MapLayout:
        short: set[int] = set()
        best: tuple[int, int] | None = None
        while True:
            names, missing_names = self._place_names(short)
            labels, blocking = self._place_labels(names)
            failed = sum(label is None for label in labels)
            if best is None or (failed, len(short)) < best:
                best = failed, len(short)
                layout = self._layout(names, labels)
            more = (blocking | missing_names) - short
            if not failed and not missing_names:
                return layout
            if not more:
                return layout
            short |= more

    def _layout(self, names: list[NameLabel], labels: list[tuple[int, int] | None]) -> MapLayout:
        lines = []
        for routes, curve, label in zip(self.pairs, self.curves, labels, strict=True):
            sides = (0.0,) if len(routes) == 1 else (-SIDE_STEP, SIDE_STEP)
            lines.append(Line(routes, tuple(_dots(_shift(curve, side)) for side in sides), label))
        return MapLayout(self.rows, self.columns, tuple(self.places), tuple(names), tuple(lines))

    # ---- locations

    def _place_locations(self) -> list[tuple[int, int]]:
        """Row and column of every location: the board's coordinates, scaled to the map, no two in the same place."""
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
        """The centre line of a route, in dots, from end to end."""
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

    def _place_names(self, short: set[int]) -> tuple[list[NameLabel], set[int]]:
        """A place for every name, and the locations whose full name does not fit."""
        taken: Cells = {(row, column + c) for row, column in self.places for c in (-1, 0, 1)}
        found: dict[int, NameLabel] = {}
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
                found[i] = NameLabel(
                    row, max(min(column + 1, self.columns - cell_len(self.codes[i])), 0), self.codes[i]
                )
            taken |= _cells(found[i], margin=1)
        return [found[i] for i in range(len(self.names))], missing

    def _spots(self, location: int, text: str) -> Iterator[NameLabel]:
        """Candidates for the name of a location: right, left, below, above."""
        row, column = self.places[location]
        width = cell_len(text)
        yield NameLabel(row, column + 2, text)
        yield NameLabel(row, column - 1 - width, text)
        for down in (1, -1):
            for shift in (0, 2, -2, 4, -4, width // 2 - 1, 1 - width // 2):
                yield NameLabel(row + down, column - width // 2 + shift, text)

    def _cost(self, spot: NameLabel, taken: Cells) -> float:
        """How many lines a name would cover; infinite if it would cover another name or leave the map."""
        cells = _cells(spot)
        if spot.row < 0 or spot.row >= self.rows or spot.column < 0 or spot.column + cell_len(spot.text) > self.columns:
            return math.inf
        own = {(spot.row, spot.column - 1), (spot.row, spot.column + cell_len(spot.text))}
        if (cells - own) & taken:
            return math.inf
        return len(cells & self.drawn)

    # ---- labels

    def _place_labels(self, names: list[NameLabel]) -> tuple[list[tuple[int, int] | None], set[int]]:
        """A place for every label, the shortest line first, and the locations whose names block labels."""
        taken: Cells = {(row, column) for row, column in self.places}
        owner: dict[tuple[int, int], int] = {}
        for i, name in enumerate(names):
            owner |= dict.fromkeys(_cells(name), i)
        taken |= set(owner)
        labels: list[tuple[int, int] | None] = [None] * len(self.pairs)
        blocking: set[int] = set()
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
                blocking |= ends | {owner[cell] for spot in spots for cell in _span(*spot, width) if cell in owner}
        return labels, blocking

    def _label_spots(self, curve: list[tuple[float, float]], width: int) -> Iterator[tuple[int, int]]:
        """Candidates for a label: along the line from the middle, then beside it."""
        for down, right in BESIDE:
            for part in PLACES:
                x, y = curve[round(part * (len(curve) - 1))]
                row = int(y) // DOTS_DOWN + down
                column = int(x) // DOTS_ACROSS - width // 2 + right
                if 0 <= row < self.rows and column >= 0 and column + width <= self.columns:
                    yield row, column


def pairs_of(board: Board) -> list[tuple[int, ...]]:
    """The routes, with both routes of a double route together."""
    return [
        (number, route.twin) if route.twin >= 0 else (number,)
        for number, route in enumerate(board.routes)
        if route.twin < 0 or number < route.twin
    ]


def _within(value: float, size: int) -> float:
    return min(max(value, 0.0), size - 1.0)


def _shift(curve: list[tuple[float, float]], side: float) -> list[tuple[float, float]]:
    """A line parallel to another."""
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


def _cells(text: NameLabel, margin: int = 0) -> Cells:
    return _span(text.row, text.column, cell_len(text.text), margin)
