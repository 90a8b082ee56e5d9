"""Boards for tests: a small one, the largest one allowed, and random ones."""

from __future__ import annotations

import json
import string
from itertools import combinations

import pytest
from hypothesis import strategies as st

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    CARDS,
    COLOURS,
    FERRY,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_TICKETS,
    Board,
    Location,
    Route,
    Shape,
    Ticket,
    parse,
)

ROUTE_COLOURS = (*COLOURS, "grey")

SMALL = """\
# A small board.
name = "small"
title = "A small board"
cars = 8
cards = { blue = 4, green = 4, black = 4, purple = 4, red = 4, orange = 2, ferry = 3 }
points = { 1 = 1, 2 = 2, 3 = 4 }
souvenirs = ["bell", "crab", "gull"]
souvenir_points = [0, 1, 3, 6]
locations = [
  { name = "North", x = 500, y = 100 },
  { name = "East", x = 900, y = 500, red = true },
  { name = "South", x = 500, y = 900 },
  { name = "West", x = 100, y = 500 },
  { name = "Old-Town", x = 500.5, y = 500 },
]
routes = [
  { from = "North", to = "East", length = 2, colours = ["red", "grey"], ferries = 1 },
  { from = "East", to = "South", length = 3, colours = ["blue"], bend = -20 },
  { from = "South", to = "West", length = 1, colours = ["black"] },
  { from = "West", to = "North", length = 1, colours = ["green"] },
  { from = "North", to = "Old-Town", length = 2, colours = ["orange"] },
]
tickets = [
  { from = "North", to = "South", value = 3 },
  { from = "North", to = "East", value = 2 },
  { from = "North", to = "West", value = 1 },
  { from = "East", to = "South", value = 3 },
  { from = "East", to = "West", value = 5 },
  { from = "South", to = "West", value = 1 },
  { from = "Old-Town", to = "East", value = 4 },
  { from = "Old-Town", to = "South", value = 5 },
]
scenery = [
  { kind = "water", points = [[0, 0], [1200, 0], [1200, 300]] },
  { kind = "bridge", points = [[0, 0], [100, 100], [200, 200]] },
]
"""


def written(board: Board) -> str:
    """The file of a board."""

    def text(value: str) -> str:
        return json.dumps(value, ensure_ascii=False)

    names = [text(location.name) for location in board.locations]
    lines = [
        f"name = {text(board.name)}",
        f"title = {text(board.title)}",
        f"cars = {board.cars}",
        f"cards = {{ {', '.join(f'{kind} = {n}' for kind, n in zip(CARDS, board.cards, strict=True))} }}",
        f"points = {{ {', '.join(f'{length} = {n}' for length, n in enumerate(board.points) if length)} }}",
        f"souvenirs = {list(board.souvenirs)}",
        f"souvenir_points = {list(board.souvenir_points)}",
        "locations = [",
        *(
            f"  {{ name = {text(place.name)}, x = {place.x}, y = {place.y}, red = {str(place.red).lower()} }},"
            for place in board.locations
        ),
        "]",
        "routes = [",
    ]
    for place, route in enumerate(board.routes):
        if route.number == 2 and route.twin == place - 1:
            continue
        both = [route, board.routes[place + 1]] if route.twin == place + 1 else [route]
        colours = [ROUTE_COLOURS[each.colour] for each in both]
        lines.append(
            f"  {{ from = {names[route.a]}, to = {names[route.b]}, length = {route.length}, colours = {colours}, "
            f"ferries = {route.ferries}, bend = {route.bend} }},"
        )
    lines += ["]", "tickets = ["]
    lines += [f"  {{ from = {names[t.a]}, to = {names[t.b]}, value = {t.points} }}," for t in board.tickets]
    lines += ["]", "scenery = ["]
    lines += [
        f"  {{ kind = {text(shape.kind)}, points = {[list(point) for point in shape.points]} }},"
        for shape in board.scenery
    ]
    return "\n".join([*lines, "]"]) + "\n"


def largest() -> Board:
    """The most locations, routes, tickets, spaces, souvenirs and cards that are allowed."""
    locations = tuple(
        Location(f"Place {n} " + "x" * (40 - len(f"Place {n} ")), 60.0 + 154 * (n % 8), 90.0 + 270 * (n // 8), n < 6)
        for n in range(MAX_LOCATIONS)
    )
    pairs = sorted(combinations(range(MAX_LOCATIONS), 2), key=lambda pair: (pair[1] - pair[0], pair))
    routes = []
    for place in range(0, MAX_ROUTES, 2):
        a, b = pairs[place // 2]
        for number in (1, 2):
            twin = place + 2 - number
            routes.append(Route(a, b, MAX_LENGTH, (place + number) % 7, MAX_LENGTH, number, twin, 0.0))
    tickets = tuple(Ticket(a, b, 99) for a, b in pairs[-MAX_TICKETS:])
    symbols = tuple(string.ascii_lowercase[:8])
    return Board(
        name="largest",
        title="T" * 80,
        locations=locations,
        routes=tuple(routes),
        tickets=tickets,
        points=(0, *[99] * MAX_LENGTH),
        souvenirs=symbols,
        souvenir_points=(99,) * 9,
        cars=60,
        cards=(15,) * 6 + (30,),
    )


_LETTERS = st.sampled_from("abzABZ019'&<>\"éß漢字./\\#{}[]=")
_NAMES = st.lists(st.text(_LETTERS, min_size=1, max_size=8), min_size=1, max_size=3).map(" ".join)
_PLACES = st.one_of(st.integers(0, 1000).map(float), st.floats(0, 1000))


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Any board that can be played on."""
    symbols = draw(st.integers(2, 8))
    count = draw(st.integers(max(symbols, 5), 12))
    # Numbers make names and pairs of names distinct: no name ends like the beginning of another pair.
    names = [f"{n} {draw(_NAMES)} {n}" for n in range(count)]
    red = set(draw(st.permutations(range(count)))[: symbols - 2])
    locations = tuple(Location(name, draw(_PLACES), draw(_PLACES), place in red) for place, name in enumerate(names))
    cards = tuple(draw(st.integers(2, 12)) for _ in CARDS)
    cars = draw(st.integers(3, 60))
    routes: list[Route] = []
    pairs = {(place, place + 1) for place in range(count - 1)}
    pairs |= draw(st.sets(st.sampled_from(list(combinations(range(count), 2))), max_size=12))
    for a, b in sorted(pairs):
        ends = (a, b) if draw(st.booleans()) else (b, a)
        length = draw(st.integers(1, min(cars, min(cards[:FERRY]) + cards[FERRY], MAX_LENGTH)))
        ferries = draw(st.integers(0, min(length, cards[FERRY])))
        bend = float(draw(st.integers(-600, 600)))
        numbers = draw(st.sampled_from([(0,), (1, 2)]))
        first = len(routes)
        for number in numbers:
            twin = first + 2 - number if number else -1
            routes.append(Route(*ends, length, draw(st.integers(0, 6)), ferries, number, twin, bend))
    some = draw(st.permutations(list(combinations(range(count), 2))))[: draw(st.integers(8, 10))]
    shape = st.builds(
        Shape,
        st.sampled_from(["water", "land", "park", "hill", "street", "bridge"]),
        st.lists(st.tuples(_PLACES, _PLACES), min_size=3, max_size=6).map(tuple),
    )
    return Board(
        name=draw(st.from_regex("[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}", fullmatch=True)),
        title=draw(_NAMES),
        locations=locations,
        routes=tuple(routes),
        tickets=tuple(Ticket(a, b, draw(st.integers(1, 99))) for a, b in some),
        points=(0, *(draw(st.integers(0, 99)) for _ in range(MAX_LENGTH))),
        souvenirs=tuple(string.ascii_lowercase[:symbols]),
        souvenir_points=tuple(draw(st.integers(0, 99)) for _ in range(symbols + 1)),
        cars=cars,
        cards=cards,
        scenery=tuple(draw(st.lists(shape, max_size=3))),
    )


def problems(text: str) -> list[str]:
    """The problems of an invalid file."""
    with pytest.raises(BadBoard) as error:
        parse(text, "my.toml")
    return str(error.value).splitlines()


def changed(*changes: tuple[str, str]) -> str:
    """The small board with these replacements. Each must match."""
    text = SMALL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text
