"""Where everything goes in the picture of a board. Routes are rows of spaces along gentle curves."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from fogcity.games.ticket.board.board import Board, Route
from fogcity.games.ticket.board.placing import CELL, DOT, Box, Ground, Label, Point, free_box, place_labels

CLEAR = 9.0  # between a location and the first space
PITCH, GAP = 66.0, 5.0  # the longest distance from space to space, and the gap between them
BREADTH = 19.0  # of a space
BESIDE = 12.0  # from the middle of a double route to each of its routes


@dataclass(frozen=True)
class Space:
    """A space of a route: its middle, direction in degrees, length and breadth, and whether it shows a ferry."""

    x: float
    y: float
    angle: float
    length: float
    breadth: float
    ferry: bool


@dataclass(frozen=True)
class Layout:
    """Spaces and tracks by route, labels by location, and the boxes of title and legend."""

    spaces: tuple[tuple[Space, ...], ...]
    tracks: tuple[tuple[Point, ...], ...]
    labels: tuple[Label, ...]
    title: Box
    legend: Box


@lru_cache(maxsize=16)
def lay_out(board: Board, titles: tuple[Point, ...], legend: Point) -> Layout:
    """Where everything goes, for a legend of this size and a title of one of these sizes, preferably the first."""
    spaces = tuple(_spaces(board, route) for route in board.routes)
    tracks = tuple(
        (
            (board.locations[route.a].x, board.locations[route.a].y),
            *((space.x, space.y) for space in row),
            (board.locations[route.b].x, board.locations[route.b].y),
        )
        for route, row in zip(board.routes, spaces, strict=True)
    )
    bridges = [shape.points for shape in board.scenery if shape.kind == "bridge"]
    ground = _ground([(location.x, location.y) for location in board.locations], spaces, [*tracks, *bridges])
    legend_box = free_box(legend, ground, [])
    title_boxes = [free_box(title, ground, [legend_box]) for title in titles]
    clear = (box for box in title_boxes if not ground.cost(box) and not box.overlap(legend_box))
    title_box = next(clear, title_boxes[-1])
    labels = place_labels(board.locations, ground, [title_box, legend_box])
    return Layout(spaces, tracks, labels, title_box, legend_box)


def _ground(dots: Iterable[Point], spaces: Iterable[Iterable[Space]], tracks: Iterable[Sequence[Point]]) -> Ground:
    """What names, title and legend should not cover."""
    ground = Ground()
    for track in tracks:
        for (x, y), (end_x, end_y) in pairwise(track):
            angle = math.degrees(math.atan2(end_y - y, end_x - x))
            far = math.hypot(end_x - x, end_y - y)
            ground.cover(((x + end_x) / 2, (y + end_y) / 2), angle, (far, CELL), 1.0)
    for row in spaces:
        for space in row:
            ground.cover((space.x, space.y), space.angle, (space.length, space.breadth), 6.0)
    for dot in dots:
        ground.cover(dot, 0.0, (2 * DOT, 2 * DOT), 8.0)
    return ground


def _spaces(board: Board, route: Route) -> tuple[Space, ...]:
    """The spaces of a route from `a` to `b`, in a row around its middle."""
    a, b = board.locations[route.a], board.locations[route.b]
    beside = 0.0 if route.number == 0 else BESIDE if route.number == 1 else -BESIDE
    curve = _curve((a.x, a.y), (b.x, b.y), route.bend)
    lengths = [0.0]
    for here, there in pairwise(curve):
        lengths.append(lengths[-1] + math.dist(here, there))
    room = max(lengths[-1] - 2 * (DOT + CLEAR), lengths[-1] / 3, 8.0 * route.length)
    pitch = min(PITCH, room / route.length)
    gap = min(GAP, pitch / 6)
    ferries = sorted(range(route.length), key=lambda place: abs(2 * place - route.length + 1))[: route.ferries]
    row = []
    for place in range(route.length):
        along = lengths[-1] / 2 + (place - (route.length - 1) / 2) * pitch
        (x, y), (dx, dy) = _point_at(curve, lengths, along)
        row.append(
            Space(
                x=x + dy * beside,
                y=y - dx * beside,
                angle=math.degrees(math.atan2(dy, dx)),
                length=pitch - gap,
                breadth=min(BREADTH, max(pitch - gap, 6.0)),
                ferry=place in ferries,
            )
        )
    return tuple(row)


def _curve(a: Point, b: Point, bend: float) -> list[Point]:
    """Points along the curve from `a` to `b`, whose middle lies `bend` to the left of the straight line."""
    dx, dy = _direction(a, b)
    x, y = (a[0] + b[0]) / 2 + 2 * bend * dy, (a[1] + b[1]) / 2 - 2 * bend * dx
    steps = [step / 24 for step in range(25)] if bend else [0.0, 1.0]
    return [
        (
            (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * x + t**2 * b[0],
            (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * y + t**2 * b[1],
        )
        for t in steps
    ]


def _direction(a: Point, b: Point) -> Point:
    """One step from `a` towards `b`; to the right if they coincide."""
    length = math.dist(a, b)
    return ((b[0] - a[0]) / length, (b[1] - a[1]) / length) if length > 1e-6 else (1.0, 0.0)


def _point_at(curve: Sequence[Point], lengths: Sequence[float], along: float) -> tuple[Point, Point]:
    """The point at this distance along a curve (extended if it is too short), and the direction there."""
    step = next((i for i in range(1, len(curve) - 1) if lengths[i] >= along), len(curve) - 1)
    here, there = curve[step - 1], curve[step]
    dx, dy = _direction(here, there)
    rest = along - lengths[step - 1]
    return (here[0] + dx * rest, here[1] + dy * rest), (dx, dy)
