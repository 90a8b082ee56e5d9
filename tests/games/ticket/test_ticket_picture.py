"""The picture of a board, and the commands that check, show and copy boards."""

from __future__ import annotations

import math
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pexpect
import pytest
from hypothesis import given
from typer.testing import CliRunner

from fogcity.core.errors import FogCityError
from fogcity.games.ticket.board.board import HEIGHT, WIDTH, Board, load, parse, standard, standard_text
from fogcity.games.ticket.board.command import app
from fogcity.games.ticket.board.layout import lay_out
from fogcity.games.ticket.board.palette import DARK, LIGHT, SEATS, SIGNS
from fogcity.games.ticket.board.picture import draw
from tests.helpers.boards import ROUTE_COLOURS, SMALL, boards, largest
from tests.helpers.examples import examples

SVG = "{http://www.w3.org/2000/svg}"


def elements(picture: str, kind: str) -> list[ET.Element]:
    """The groups of a picture that are of this class."""
    return ET.fromstring(picture).findall(f".//{SVG}g[@class='{kind}']")


def words(picture: str) -> list[str]:
    """All texts and titles of a picture; the lines of a name are put together."""
    root = ET.fromstring(picture)
    texts = [" ".join(text.itertext()) for text in root.iter(f"{SVG}text")]
    return texts + [title.text or "" for title in root.iter(f"{SVG}title")]


# ---- the picture


def test_every_space_is_drawn():
    picture = draw(standard())
    assert len(elements(picture, "route")) == 65
    assert len(elements(picture, "space")) == 121
    assert len(elements(picture, "location")) == 21
    assert elements(picture, "car") == []


def test_everything_has_its_name():
    found = words(draw(standard()))
    assert {location.name for location in standard().locations} <= set(found)
    assert "Alcatraz-Fort Mason (1): orange, 2 spaces, 1 ferry" in found
    assert "Alcatraz: souvenirs; tickets to Lombard Street (3), Presidio (6), Twin Peaks (8)" in found
    assert "San Francisco" in found


def test_the_legend_has_the_points_by_length():
    (legend,) = elements(draw(standard()), "legend")
    texts = [text.text for text in legend.iter(f"{SVG}text")]
    assert texts[:10] == ["Spaces", "5", "3", "2", "1", "Points", "10", "4", "2", "1"]


def test_every_colour_shows_its_sign():
    board = standard()
    for route, drawn in zip(board.routes, elements(draw(board), "route"), strict=True):
        sign = SIGNS[ROUTE_COLOURS[route.colour]]
        signs = [path.get("d") for path in drawn.iter(f"{SVG}path")]
        assert signs.count(sign) == route.length + route.ferries  # beside a ferry there is one on either side


def test_signs_differ():
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_claimed_routes_have_cars_with_the_sign_of_their_owner():
    board = standard()
    place = [board.route_name(place) for place in range(65)].index("Fort Mason-Golden Gate Bridge")
    picture = draw(board, owners=[2 if route == place else -1 for route in range(65)])
    assert len(elements(picture, "car")) == 5
    route = elements(picture, "route")[place]
    assert [path.get("d") for path in route.iter(f"{SVG}path")].count(SIGNS[SEATS[2]]) == 5
    assert "Fort Mason-Golden Gate Bridge: grey, 5 spaces, 1 ferry, claimed by seat 3, pink" in words(picture)


@pytest.mark.parametrize("owners", [[], [-1] * 64, [-2] * 65, [4] * 65])
def test_owners_that_do_not_fit(owners: list[int]):
    with pytest.raises(FogCityError, match="owners takes a seat from 0 to 3, or -1, for each of 65 routes"):
        draw(standard(), owners=owners)


def test_dark_and_light_differ_in_colours_only():
    light, dark = draw(standard()), draw(standard(), dark=True)
    assert LIGHT.water in light
    assert DARK.water in dark
    assert LIGHT.water not in dark
    assert words(light) == words(dark)


def test_names_are_escaped():
    name = "A & B <c> \"d\" 'e' ]]>"
    board = parse(SMALL)
    locations = (replace(board.locations[0], name=name), *board.locations[1:])
    picture = draw(replace(board, locations=locations, title=f"<script>{name}"))
    assert name in words(picture)
    assert f"<script>{name}" in words(picture)
    assert f"{name}-East (1): red, 2 spaces, 1 ferry" in words(picture)
    assert f"South: tickets to {name} (3), East (3), West (1), Old-Town (5)" in words(picture)
    assert "<script" not in picture


def test_nothing_is_loaded_from_elsewhere():
    picture = draw(standard())
    assert "href" not in picture
    assert picture.count("http") == 1  # the name of SVG itself


@given(boards())
@examples(10)
def test_any_board_can_be_drawn(board: Board):
    picture = draw(board, owners=[place % 5 - 1 for place in range(len(board.routes))])
    assert len(elements(picture, "space")) == sum(route.length for route in board.routes)
    assert {location.name for location in board.locations} <= set(words(picture))
    assert "nan" not in picture
    assert "inf" not in picture.replace("infinite", "")


def test_the_largest_board_can_be_drawn():
    assert len(elements(draw(largest()), "space")) == 1000


def test_places_on_one_another_can_be_drawn():
    board = parse(SMALL)
    board = replace(board, locations=tuple(replace(location, x=0.0, y=0.0) for location in board.locations))
    assert len(elements(draw(board), "space")) == sum(route.length for route in board.routes)


def test_names_on_the_standard_board_are_clear_of_each_other_and_of_the_edge():
    layout = lay_out(standard(), ((300.0, 76.0),), (230.0, 160.0))
    boxes = [label.box for label in layout.labels]
    for place, box in enumerate(boxes):
        assert not any(box.overlap(other) for other in (*boxes[:place], layout.title, layout.legend))
        assert min(box.left, box.top, WIDTH - box.right, HEIGHT - box.bottom) > 0


def test_names_on_the_standard_board_are_clear_of_spaces():
    layout = lay_out(standard(), ((300.0, 76.0),), (230.0, 160.0))
    for row in layout.spaces:
        for space in row:
            assert all(label.box.distance((space.x, space.y)) > space.breadth / 2 for label in layout.labels)


def test_a_route_bends_to_the_left_as_seen_on_the_way():
    board = parse(SMALL.replace("bend = -20", "bend = 50"))  # from the east, at the right, to the south, below
    layout = lay_out(board, ((300.0, 76.0),), (230.0, 160.0))
    middle = layout.spaces[2][1]
    assert math.dist((middle.x, middle.y), (700 + 50 / math.sqrt(2), 700 + 50 / math.sqrt(2))) < 1


# ---- the commands


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    return lambda *arguments, stdin=None: CliRunner().invoke(app, [str(a) for a in arguments], input=stdin)


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "small.toml"
    path.write_text(SMALL)
    return path


def test_check_says_what_is_on_the_board(run, small: Path):
    ended = run("check", small)
    assert ended.exit_code == 0
    assert ended.stdout.splitlines() == [
        f"A small board (small, {load(small).digest})",
        "locations: 5, red: 1",
        "routes: 6 between 5 pairs, double: 1, ferry: 2",
        "spaces: 11 (blue 3, green 1, black 1, purple 0, red 2, orange 2, grey 2)",
        "points by length: 1: 1, 2: 2, 3: 4",
        "tickets: 8, worth 1 to 5",
        "cards: 25, ferries: 3; cars for each player: 8",
        "souvenirs: bell, crab, gull",
    ]


def test_check_finds_nothing_odd_on_the_standard_board(run):
    ended = run("check", "-", stdin=standard_text())
    assert ended.exit_code == 0
    assert "warning" not in ended.stdout
    assert "spaces: 121" in ended.stdout


def test_check_warns_of_what_is_odd(run, small: Path):
    odd = [f'  {{ name = "{name}", x = {x}, y = 5 }},\n' for name, x in (("Nowhere", 1), ("Near", 20), ("Far", 999))]
    text = SMALL.replace("locations = [\n", "locations = [\n" + "".join(odd)).replace("3 = 4 }", "3 = 0 }")
    route = '  { from = "Near", to = "Far", length = 1, colours = ["red"] },\n'
    small.write_text(text.replace("routes = [\n", f"routes = [\n{route}"))
    warnings = [line for line in run("check", small).stdout.splitlines() if line.startswith("warning: ")]
    assert warnings == [
        "warning: no route reaches Nowhere",
        "warning: no ticket is for Near",
        "warning: no ticket is for Far",
        "warning: the routes form 2 networks that are not connected",
        "warning: a route of 3 scores less than one of 2",
        "warning: Nowhere and Near overlap in the picture",
    ]


def test_check_tells_all_problems(run, small: Path):
    small.write_text(SMALL.replace("cars = 8", "cars = 2").replace("value = 5", "value = 0"))
    ended = run("check", small)
    assert (ended.exit_code, ended.stdout) == (1, "")
    assert [line.split(":")[1] for line in ended.stderr.splitlines()] == [
        f" {small}, line {line}" for line in (4, 28, 31)
    ]
    assert ended.stderr.startswith(f"fogcity: {small}, line 4: cars takes a whole number from 3 to 60, not 2\n")


def test_check_reads_the_standard_input(run):
    ended = run("check", "-", stdin="cars = 1\n\xff")
    assert ended.exit_code == 1
    assert ended.stderr.startswith("fogcity: standard input, line 2: ")


def test_show_prints_to_the_next_program(run, small: Path, tmp_path: Path):
    assert run("show").stdout == draw(standard())
    assert run("show", small).stdout == draw(load(small))
    assert run("show", "-", "--dark", stdin=SMALL).stdout == draw(load(small), dark=True)
    assert [path.name for path in tmp_path.iterdir()] == ["small.toml"]


def test_show_writes_a_file_and_keeps_those_that_are_there(run, small: Path, tmp_path: Path):
    ended = run("show", small, "--output", "my.svg")
    assert (ended.exit_code, ended.stdout) == (0, "A small board is drawn in my.svg.\n")
    assert (tmp_path / "my.svg").read_text(encoding="utf-8") == draw(load(small))
    again = run("show", small, "--dark", "--output", "my.svg")
    assert isinstance(again.exception, FogCityError)
    assert str(again.exception) == "my.svg already exists: choose another name, or overwrite it with --force"
    assert run("show", small, "--dark", "--output", "my.svg", "--force").exit_code == 0
    assert (tmp_path / "my.svg").read_text(encoding="utf-8") == draw(load(small), dark=True)


def test_show_does_not_write_into_a_folder(run, tmp_path: Path):
    assert str(run("show", "--output", tmp_path, "--force").exception) == f"{tmp_path} is a directory; name a file"


def test_show_at_a_terminal_writes_a_file_named_after_the_board(tmp_path: Path, small: Path):
    command = ["-c", "from fogcity.games.ticket.board.command import app; app()", "show", str(small)]
    child = pexpect.spawn(sys.executable, command, cwd=str(tmp_path), encoding="utf-8", timeout=60)
    child.expect("A small board is drawn in small.svg.")
    child.expect(pexpect.EOF)
    child.close()
    assert (tmp_path / "small.svg").read_text(encoding="utf-8") == draw(load(small))


def test_show_tells_what_is_wrong_with_a_board(run):
    ended = run("show", "-", stdin="")
    assert (ended.exit_code, ended.stdout) == (1, "")
    assert ended.stderr.startswith("fogcity: standard input: a board needs name, title, cars, ")


def test_copy_writes_the_standard_board(run, tmp_path: Path):
    ended = run("copy", "mine.toml")
    assert ended.exit_code == 0
    assert "fogcity board check mine.toml" in ended.stdout
    assert load(tmp_path / "mine.toml") == standard()


def test_copy_keeps_a_file_that_is_there(run, small: Path):
    ended = run("copy", small)
    assert str(ended.exception) == f"{small} already exists: choose another name"
    assert small.read_text() == SMALL
