"""Finds places in a picture for names, title and legend.

Each name tries several places around its location and takes the one that covers the least of routes, other locations
and other names. This repeats until no name moves.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import TypeAlias

from fogcity.games.ticket.board.board import HEIGHT, WIDTH, Location

Point: TypeAlias = tuple[float, float]

DOT = 15.0  # the radius of a location
EDGE = 26.0  # no text is nearer to the edge of the picture
LETTER = 19.0  # the size of names
LINE = 20.0  # from line to line of a name
CELL = 4  # obstacles are counted in squares of this size


@dataclass(frozen=True)
class Box:
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    def distance(self, point: Point) -> float:
        """From a point to the nearest point of the box; 0 inside."""
        x = max(self.left - point[0], 0.0, point[0] - self.right)
        y = max(self.top - point[1], 0.0, point[1] - self.bottom)
        return math.hypot(x, y)

    def overlap(self, other: Box) -> float:
        """The area that both cover."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide * high if wide > 0 and high > 0 else 0.0

    def wider(self, by: float) -> Box:
        """The box with a margin."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)


@dataclass(frozen=True)
class Label:
    """A name: its lines of text, their position, and the box that they fill."""

    lines: tuple[str, ...]
    anchor: str
    x: float
    box: Box


class Ground:
    """The cost of covering any box of the picture, stored as sums over small cells."""

    def __init__(self) -> None:
        self._columns, self._rows = WIDTH // CELL, HEIGHT // CELL
        self._cells = [[0.0] * self._columns for _ in range(self._rows)]
        self._sums: list[list[float]] = []

    def cover(self, middle: Point, degrees: float, size: Point, cost: float) -> None:
        """Add an obstacle: a rotated rectangle, such as a space. The cost is for each cell."""
        angle = math.radians(degrees)
        dx, dy = math.cos(angle), math.sin(angle)
        reach = math.hypot(*size) / 2
        columns, rows = self._range(middle[0], reach, self._columns), self._range(middle[1], reach, self._rows)
        for row in rows:
            for column in columns:
                x, y = (column + 0.5) * CELL - middle[0], (row + 0.5) * CELL - middle[1]
                if abs(x * dx + y * dy) <= size[0] / 2 and abs(y * dx - x * dy) <= size[1] / 2:
                    self._cells[row][column] = max(self._cells[row][column], cost)

    def cost(self, box: Box) -> float:
        """The cost of all cells that a box covers."""
        if not self._sums:
            self._sum_up()
        left, right = self._cell(box.left, self._columns), self._cell(box.right, self._columns)
        top, bottom = self._cell(box.top, self._rows), self._cell(box.bottom, self._rows)
        sums = self._sums
        return sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]

    def _sum_up(self) -> None:
        above = [0.0] * (self._columns + 1)
        self._sums = [above]
        for cells in self._cells:
            row, total = [0.0], 0.0
            for place, cell in enumerate(cells, 1):
                total += cell
                row.append(total + above[place])
            self._sums.append(row)
            above = row

    @staticmethod
    def _cell(at: float, count: int) -> int:
        return min(max(round(at / CELL), 0), count)

    def _range(self, middle: float, reach: float, count: int) -> range:
        return range(self._cell(middle - reach, count), self._cell(middle + reach + CELL, count))


# ---- title and legend


def free_box(size: Point, ground: Ground, boxes: Iterable[Box]) -> Box:
    """A place for a box that covers as little as possible, preferably in a top corner."""
    wide, high = size
    boxes = list(boxes)

    def cost(box: Box) -> float:
        crossed = sum(box.wider(12).overlap(other) for other in boxes)
        corner = min(box.left, WIDTH - box.right) + 1.5 * box.top
        return 20 * ground.cost(box.wider(20)) + crossed + corner

    lefts = _steps(EDGE, WIDTH - EDGE - wide)
    tops = _steps(EDGE, HEIGHT - EDGE - high)
    return min((Box(left, top, left + wide, top + high) for left in lefts for top in tops), key=cost)


def _steps(low: float, high: float) -> list[float]:
    count = max(int((high - low) / 20), 1)
    return [low + (high - low) * step / count for step in range(count + 1)]


# ---- names


def text_width(text: str, size: float) -> float:
    """The approximate width of a text in a bold serif font."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    if unicodedata.east_asian_width(letter) in "WF":
        return 1.0
    if letter in "iljtfI.,:;'!|- ":
        return 0.38
    return 0.95 if letter in "mwMW@%&" else 0.76 if letter.isupper() else 0.6


def place_labels(locations: Sequence[Location], ground: Ground, boxes: Sequence[Box]) -> tuple[Label, ...]:
    """A place for the name of every location. Names avoid `boxes`."""
    choices = []
    for location in locations:
        others = [
            (other.x, other.y) for other in locations if 0 < abs(other.x - location.x) + abs(other.y - location.y) < 300
        ]
        costs = [(_cost(label, location, others, ground, boxes), label) for label in _candidates(location)]
        choices.append(sorted(costs, key=itemgetter(0))[:40])
    return _settle(choices)


def _settle(choices: list[list[tuple[float, Label]]]) -> tuple[Label, ...]:
    """Let each label take its best place while the others stay. Repeat until no label moves."""
    chosen = [options[0][1] for options in choices]
    for _ in range(12):
        before = list(chosen)
        for place, options in enumerate(choices):
            others = [label.box.wider(6) for other, label in enumerate(chosen) if other != place]
            chosen[place] = min(
                options,
                key=lambda choice: choice[0] + sum(_clash(choice[1].box, other) for other in others),
            )[1]
        if chosen == before:
            break
    return tuple(chosen)


def _clash(one: Box, other: Box) -> float:
    area = one.overlap(other)
    return 150 + area if area else 0.0


def _cost(label: Label, own: Location, others: Iterable[Point], ground: Ground, boxes: Iterable[Box]) -> float:
    """The cost of a label: what it covers, and its distance from its location."""
    box = label.box
    near = box.wider(3)
    cost = 0.6 * (box.distance((own.x, own.y)) - DOT) + 5 * (len(label.lines) - 1)
    cost += 2 * ground.cost(near)
    cost += sum(4 * max(DOT + 12 - box.distance(other), 0) for other in others)
    cost += sum(1000 for other in boxes if near.overlap(other))
    outside = max(EDGE - box.left, EDGE - box.top, box.right - WIDTH + EDGE, box.bottom - HEIGHT + EDGE, 0)
    return cost + 100 * outside


def _candidates(location: Location) -> Iterator[Label]:
    """Places for a name around its location, on one line or on two."""
    for lines in _breaks(location.name):
        wide = max(text_width(line, LETTER) for line in lines)
        high = LINE * len(lines)
        for turn in range(36):
            dx, dy = math.cos(turn * math.pi / 18), math.sin(turn * math.pi / 18)
            for gap in (5, 10, 16, 24, 34):
                yield _beside(location, lines, (wide, high), (dx, dy), DOT + gap)


def _beside(location: Location, lines: tuple[str, ...], size: Point, direction: Point, far: float) -> Label:
    """A label in this direction from its location, and at this distance."""
    (wide, high), (dx, dy) = size, direction
    # The box slides along a rounded rectangle around the location: out by `far`, and by its own half size.
    x = location.x + dx * far + max(-1.0, min(1.0, 1.6 * dx)) * wide / 2
    y = location.y + dy * far + max(-1.0, min(1.0, 1.6 * dy)) * high / 2
    box = Box(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
    if dx > 0.5:
        return Label(lines, "start", box.left, box)
    if dx < -0.5:
        return Label(lines, "end", box.right, box)
    return Label(lines, "middle", x, box)


def _breaks(name: str) -> Iterator[tuple[str, ...]]:
    """The name on one line, and on two lines of about equal length."""
    yield (name,)
    words = name.split(" ")
    if len(words) > 1:
        parts = [(" ".join(words[:place]), " ".join(words[place:])) for place in range(1, len(words))]
        yield min(parts, key=lambda part: abs(len(part[0]) - len(part[1])))
