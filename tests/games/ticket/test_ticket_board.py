"""Boards: the one of the box, what a file may say, and the digest."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    CARDS,
    COLOURS,
    FERRY,
    GREY,
    Board,
    Location,
    Shape,
    Ticket,
    load,
    parse,
    standard,
)
from tests.helpers.boards import SMALL, boards, changed, largest, problems, written

# ---- the board of the box (SF1, SF2, SF5)


def test_the_standard_board_has_21_locations_5_of_them_red():
    board = standard()
    assert len(board.locations) == 21
    red = [location.name for location in board.locations if location.red]
    assert red == ["Alcatraz", "Golden Gate Bridge", "Potrero Hill", "Sunset", "The Embarcadero"]


def test_the_standard_board_has_45_pairs_of_neighbours_20_of_them_double():
    routes = standard().routes
    assert len(routes) == 65
    assert len({frozenset((route.a, route.b)) for route in routes}) == 45
    assert sum(route.number == 1 for route in routes) == 20


def test_the_standard_board_has_121_spaces_17_or_18_of_each_colour():
    spaces = Counter()
    for route in standard().routes:
        spaces[route.colour] += route.length
    assert spaces.total() == 121
    assert sorted(spaces) == list(range(7))
    assert set(spaces.values()) == {17, 18}


def test_the_standard_board_has_five_ferry_routes_with_one_ferry_each():
    board = standard()
    ferries = [board.route_name(place) for place, route in enumerate(board.routes) if route.ferries]
    assert ferries == [
        "Alcatraz-Fort Mason (1)",
        "Alcatraz-Fort Mason (2)",
        "Alcatraz-Pier 39 (1)",
        "Alcatraz-Pier 39 (2)",
        "Fort Mason-Golden Gate Bridge",
    ]
    assert {route.ferries for route in board.routes} == {0, 1}


def test_the_standard_board_has_24_tickets():
    tickets = standard().tickets
    assert len(tickets) == 24
    assert Counter(ticket.points for ticket in tickets) == {2: 2, 3: 4, 4: 4, 5: 4, 6: 5, 7: 3, 8: 2}


def test_the_standard_box():
    board = standard()
    assert (board.cars, board.cards) == (20, (6, 6, 6, 6, 6, 6, 8))
    assert board.points == (0, 1, 2, 4, 7, 10)
    assert len(board.souvenirs) == 7
    assert board.souvenir_points == (0, 0, 1, 2, 4, 6, 9, 12)


def test_twins_know_each_other():
    routes = standard().routes
    for place, route in enumerate(routes):
        if route.number:
            twin = routes[route.twin]
            assert (twin.twin, twin.number, twin.a, twin.b) == (place, 3 - route.number, route.a, route.b)
            assert (twin.length, twin.ferries) == (route.length, route.ferries)
        else:
            assert route.twin == -1


def test_names_of_routes_and_tickets_differ():
    board = standard()
    assert len({board.route_name(place) for place in range(65)}) == 65
    assert len({board.ticket_name(place) for place in range(24)}) == 24
    assert board.ticket_name(0) == "Haight Ashbury-Mission District"


def test_the_standard_board_is_read_once():
    assert standard() is standard()


def test_colours():
    assert (*COLOURS, "ferry") == CARDS
    assert FERRY == GREY == len(COLOURS)


# ---- what a file says


def test_the_small_board():
    board = parse(SMALL)
    assert (board.name, board.title, board.cars) == ("small", "A small board", 8)
    assert board.locations[4] == Location("Old-Town", 500.5, 500.0, red=False)
    assert [board.route_name(place) for place in (0, 1, 2)] == ["North-East (1)", "North-East (2)", "East-South"]
    assert board.routes[2].bend == -20
    assert board.tickets[0] == Ticket(0, 2, 3)
    assert board.points == (0, 1, 2, 4)
    assert board.scenery[1] == Shape("bridge", ((0, 0), (100, 100), (200, 200)))


def test_a_double_route_may_stand_on_two_lines():
    second = '{ from = "West", to = "South", length = 1, colours = ["red"] }'
    board = parse(changed(("]\ntickets = [", f"  {second},\n]\ntickets = [")))
    first, other = (place for place in range(7) if board.route_name(place).startswith("South-West"))
    assert (first, other) == (3, 6)
    assert (board.routes[first].twin, board.routes[other].twin) == (other, first)
    assert board.route_name(other) == "South-West (2)"


def test_tables_may_have_headers_of_their_own():
    lines = SMALL.splitlines(keepends=True)
    cards = next(line for line in lines if line.startswith("cards"))
    counts = dict(zip(CARDS, (4, 4, 4, 4, 4, 2, 3), strict=True))
    table = "[cards]\n" + "".join(f"{kind} = {count}\n" for kind, count in counts.items())
    assert parse(SMALL.replace(cards, "") + table) == parse(SMALL)
    assert problems(SMALL.replace(cards, "") + table.replace("red = 4", "red = 31"))[0].startswith(
        f"my.toml, line {len(lines) + 5}: "
    )


def test_load(tmp_path: Path):
    path = tmp_path / "board.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert load(path) == parse(SMALL)


def test_load_names_the_file(tmp_path: Path):
    path = tmp_path / "board.toml"
    path.write_text(SMALL.replace("cars = 8", "cars = 2"))
    with pytest.raises(BadBoard, match=re.escape(f"{path}, line 4: cars takes a whole number from 3 to 60, not 2")):
        load(path)


@given(boards())
def test_any_board_comes_back_from_its_file(board: Board):
    again = parse(written(board))
    assert again == board
    assert again.digest == board.digest


def test_the_largest_board():
    board = largest()
    assert parse(written(board)) == board


# ---- the digest


def test_the_digest_of_the_standard_board():
    """Records of games name it: if it changes, games on the old board can no longer be replayed."""
    assert standard().digest == "d42d54b0536d2089"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("# A small board.", "# A tiny board."),
        ('"A small board"', '"Another"'),
        ('"small"', '"tiny"'),
        ("x = 900", "x = 901"),
        ("bend = -20", "bend = 30"),
        ("points = [[0, 0]", "points = [[5, 0]"),
        ("3 = 4 }", "3 = 4, 4 = 7 }"),
    ],
)
def test_the_digest_leaves_out_what_does_not_matter_in_play(old: str, new: str):
    assert parse(changed((old, new))).digest == parse(SMALL).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cars = 8", "cars = 9"),
        ("orange = 2", "orange = 3"),
        ("3 = 4 }", "3 = 5 }"),
        ('"gull"', '"seal"'),
        ("3, 6]", "3, 7]"),
        ('"Old-Town"', '"Old Town"'),
        ("length = 3", "length = 2"),
        ('["red", "grey"]', '["grey", "red"]'),
        ("ferries = 1", "ferries = 2"),
        ('to = "East", value = 2', 'to = "East", value = 3'),
        ('from = "East", to = "South", length', 'from = "South", to = "East", length'),
    ],
)
def test_the_digest_stands_for_what_matters_in_play(old: str, new: str):
    assert parse(SMALL.replace(old, new)).digest != parse(SMALL).digest
