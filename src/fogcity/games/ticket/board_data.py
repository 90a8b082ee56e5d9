"""A board as a value that can be sent as JSON: everything that a page needs to draw and describe it.

Places are in units of a canvas of `width` x `height`, from the top left. Angles are degrees clockwise.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from fogcity.core.view_data import BoardData
from fogcity.games.ticket.board.board import CARDS, COLOURS, GREY, HEIGHT, WIDTH, Board, Route
from fogcity.games.ticket.board.layout import Layout, Space
from fogcity.games.ticket.board.picture import layout_of
from fogcity.games.ticket.board.placing import LETTER, LINE, Box, Label, Point

Spot: TypeAlias = tuple[float, float]


class MapBox(msgspec.Struct, frozen=True):
    """An upright rectangle."""

    left: float
    top: float
    right: float
    bottom: float


class MapLabel(msgspec.Struct, frozen=True):
    """A name as it is set: lines of text at `x`, with the baselines `ys`."""

    lines: list[str]
    anchor: Annotated[str, Meta(description="As in SVG: start, middle or end.")]
    x: float
    ys: list[float]
    size: Annotated[float, Meta(description="Of the letters.")]
    box: MapBox


class MapLocation(msgspec.Struct, frozen=True):
    """A location; a red one has a stack of souvenirs at the start."""

    name: str
    x: float
    y: float
    red: bool
    label: MapLabel


class MapSpace(msgspec.Struct, frozen=True):
    """A space of a route: its middle, direction, size, and whether it shows a ferry."""

    x: float
    y: float
    angle: float
    length: float
    breadth: float
    ferry: bool


class MapRoute(msgspec.Struct, frozen=True):
    """A route. `colour` is a colour of cards, or grey: any one colour."""

    number: Annotated[int, Meta(description="Its place in this list.")]
    name: Annotated[str, Meta(description="As actions and events name it.")]
    ends: tuple[str, str]
    colour: str
    length: int
    ferries: int
    points: int
    kinds: Annotated[
        list[str], Meta(description="The kinds of cards that it asks for; ferry only if it shows ferries.")
    ]
    partner: Annotated[int | None, Meta(description="The number of the other route of a double route.")]
    spaces: list[MapSpace]
    track: Annotated[list[Spot], Meta(description="From end to end through the middles of the spaces.")]


class MapTicket(msgspec.Struct, frozen=True):
    """A ticket: two locations to join, and what that is worth."""

    name: str
    ends: tuple[str, str]
    points: int


class MapShape(msgspec.Struct, frozen=True):
    """A piece of scenery: an area (water, land, park, hill), or a line (street, bridge)."""

    kind: str
    points: list[Spot]


class MapBoard(BoardData, frozen=True, kw_only=True):
    """A board of Ticket to Ride."""

    name: str
    title: str
    digest: Annotated[str, Meta(description="The same for boards that play alike.")]
    width: int
    height: int
    locations: list[MapLocation]
    routes: list[MapRoute]
    tickets: list[MapTicket]
    scenery: list[MapShape]
    souvenirs: list[str]
    souvenir_points: Annotated[list[int], Meta(description="By the number of different souvenirs, from 0.")]
    points: Annotated[dict[str, int], Meta(description="By the lengths that routes have.")]
    cars: Annotated[int, Meta(description="Of each player.")]
    cards: Annotated[dict[str, int], Meta(description="In the deck, by kind, in the order of a hand.")]
    title_box: Annotated[MapBox, Meta(description="Where the title finds room.")]
    legend_box: Annotated[MapBox, Meta(description="Where a legend finds room.")]


@lru_cache(maxsize=16)
def map_board(board: Board, colours: tuple[str, ...]) -> MapBoard:
    """The board as a value."""
    layout = layout_of(board)
    return MapBoard(
        seats=list(colours),
        name=board.name,
        title=board.title,
        digest=board.digest,
        width=WIDTH,
        height=HEIGHT,
        locations=[
            MapLocation(location.name, location.x, location.y, location.red, _label(label))
            for location, label in zip(board.locations, layout.labels, strict=True)
        ],
        routes=[_route(board, layout, number, route) for number, route in enumerate(board.routes)],
        tickets=[
            MapTicket(board.ticket_name(number), _ends(board, ticket.a, ticket.b), ticket.points)
            for number, ticket in enumerate(board.tickets)
        ],
        scenery=[MapShape(shape.kind, [_spot(point) for point in shape.points]) for shape in board.scenery],
        souvenirs=list(board.souvenirs),
        souvenir_points=list(board.souvenir_points),
        points={str(length): board.points[length] for length in sorted({route.length for route in board.routes})},
        cars=board.cars,
        cards=dict(zip(CARDS, board.cards, strict=True)),
        title_box=_box(layout.title),
        legend_box=_box(layout.legend),
    )


def _route(board: Board, layout: Layout, number: int, route: Route) -> MapRoute:
    return MapRoute(
        number=number,
        name=board.route_name(number),
        ends=_ends(board, route.a, route.b),
        colour=(*COLOURS, "grey")[route.colour],
        length=route.length,
        ferries=route.ferries,
        points=board.points[route.length],
        kinds=[*(COLOURS if route.colour == GREY else [COLOURS[route.colour]]), *(["ferry"] if route.ferries else [])],
        partner=None if route.twin < 0 else route.twin,
        spaces=[_space(space) for space in layout.spaces[number]],
        track=[_spot(point) for point in layout.tracks[number]],
    )


def _ends(board: Board, a: int, b: int) -> tuple[str, str]:
    return board.locations[a].name, board.locations[b].name


def _label(label: Label) -> MapLabel:
    ys = [round(label.box.top + LINE * (number + 0.76), 2) for number in range(len(label.lines))]
    return MapLabel(list(label.lines), label.anchor, round(label.x, 2), ys, LETTER, _box(label.box))


def _space(space: Space) -> MapSpace:
    x, y, angle, length, breadth = (round(n, 2) for n in (space.x, space.y, space.angle, space.length, space.breadth))
    return MapSpace(x, y, angle, length, breadth, space.ferry)


def _box(box: Box) -> MapBox:
    return MapBox(*(round(side, 2) for side in (box.left, box.top, box.right, box.bottom)))


def _spot(point: Point) -> Spot:
    return round(point[0], 2), round(point[1], 2)
