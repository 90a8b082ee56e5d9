"""The board, the tiles and the cars of Cable Car: CC1 to CC7."""

from collections import Counter
from itertools import permutations

import pytest

import fogcity
from fogcity.games.cablecar.events import LineClosed
from tests.helpers.independent_cablecar import COLOURS, cars, draw_board, happenings, line, play, spaces_of

g = fogcity.game("cablecar")
company = fogcity.game("company")

# The space beside each station, and the next space inwards, as they are printed on the board.
INWARDS = {
    **{1 + i: (f"{c}1", f"{c}2") for i, c in enumerate("abcdefgh")},
    **{9 + i: (f"h{r}", f"g{r}") for i, r in enumerate("12345678")},
    **{17 + i: (f"{c}8", f"{c}7") for i, c in enumerate("hgfedcba")},
    **{25 + i: (f"a{r}", f"b{r}") for i, r in enumerate("87654321")},
}


def closed_there_and_back(game, seats, station):
    """Run a line from a station over a straight tile to one that turns it back: the lines closed, everybody's gain."""
    edge, inner = INWARDS[station]
    s = game.position(f"seats {seats}\n{draw_board({inner: 'NESW'})}turn 1\nhand 1 SWNE\n")
    before = game.scores(s)
    events = happenings(game, s, f"SWNE {edge}")
    gains = [after - was for was, after in zip(before, game.scores(s), strict=True)]
    return [e for e in events if isinstance(e, LineClosed) and spaces_of(e) == [edge, inner, edge]], gains


def play_on(s, stop=60):
    """Play the first legal lay again and again, until so many tiles lie."""
    while g.turn(s) >= 0 and g.turns(s) < stop:
        g.play(s, g.legal(s)[0])


def test_cc1_sixty_spaces_take_tiles_and_the_middle_four_are_the_power_station():
    s = g.deal(2, seed=1)
    play_on(s)
    rows = [row.split() for row in g.describe(s).splitlines()[1:9]]
    not_tiles = {f"{'abcdefgh'[c]}{r + 1}" for r in range(8) for c in range(8) if len(rows[r][c]) != 4}
    assert not_tiles == {"d4", "e4", "d5", "e5"}


@pytest.mark.parametrize("space", ["d4", "e4", "d5", "e5"])
def test_cc1_no_tile_can_be_laid_on_the_power_station(space):
    with pytest.raises(fogcity.BadText, match="power station"):
        g.parse(g.deal(), f"SWNE {space}")


@pytest.mark.parametrize(("space", "row", "column"), [("a1", 0, 0), ("h1", 0, 7), ("a8", 7, 0), ("c7", 6, 2)])
def test_cc1_columns_are_a_to_h_from_the_west_and_rows_1_to_8_from_the_north(space, row, column):
    s = g.position(f"seats 2\n{draw_board({'c8': 'WSNE'})}turn 1\nhand 1 SWNE\n")
    play(g, s, f"SWNE {space}")
    assert g.describe(s).splitlines()[1 + row].split()[column] == "SWNE", f"{space} is drawn in the wrong place"


@pytest.mark.parametrize("word", [".#", "#", "..", "SWN", "SWNE90"])
def test_cc1_a_position_needs_a_tile_or_a_free_space_on_each_space(word):
    with pytest.raises(fogcity.BadPosition, match="b1"):
        g.position(f"seats 2\n{draw_board({'b1': word})}")


@pytest.mark.parametrize(
    ("station", "edge"),
    [(1, "a1"), (8, "h1"), (9, "h1"), (16, "h8"), (17, "h8"), (24, "a8"), (25, "a8"), (32, "a1")],
)
def test_cc2_the_stations_run_clockwise_from_the_corner_above_a1(station, edge):
    lines, _ = closed_there_and_back(g, 2, station)
    assert [spaces_of(e)[0] for e in lines] == [edge]


@pytest.mark.parametrize("station", range(1, 33))
def test_cc2_every_station_lies_beside_its_space(station):
    lines, _ = closed_there_and_back(g, 2, station)
    assert [(e.station, e.to) for e in lines] == [(station, station)], f"station {station} is not where it should be"


def test_cc3_an_edge_carries_a_track_in_each_direction():
    s = g.position(f"seats 2\n{draw_board({'a1': 'ENWS'})}turn 1\nhand 1 WSEN\n")
    lines = {e.station: (e.to, spaces_of(e)) for e in happenings(g, s, "WSEN b1") if isinstance(e, LineClosed)}
    assert lines == {1: (2, ["a1", "b1"]), 2: (1, ["b1", "a1"])}, "cars 1 and 2 should run to each other's stations"


@pytest.mark.parametrize(
    ("station", "path"),
    [
        (4, ["d1", "d2", "d3"]),
        (5, ["e1", "e2", "e3"]),
        (12, ["h4", "g4", "f4"]),
        (13, ["h5", "g5", "f5"]),
        (20, ["e8", "e7", "e6"]),
        (21, ["d8", "d7", "d6"]),
        (28, ["a5", "b5", "c5"]),
        (29, ["a4", "b4", "c4"]),
    ],
)
def test_cc4_a_line_ends_at_each_outer_edge_of_the_power_station(station, path):
    first, *rest = path
    s = g.position(f"seats 2\n{draw_board(dict.fromkeys(rest, 'SWNE'))}turn 1\nhand 1 SWNE\n")
    lines = [e for e in happenings(g, s, f"SWNE {first}") if isinstance(e, LineClosed)]
    assert [(e.station, spaces_of(e), e.to) for e in lines] == [(station, path, None)]


def test_cc4_no_car_starts_at_the_power_station():
    s = g.position(f"seats 2\n{draw_board(dict.fromkeys(['d1', 'd2', 'd3'], 'SWNE'))}")
    assert g.scores(s) == [0, 6], "only the line from station 4 counts, not the track from the power station to it"


def tiles_of(game, s):
    """Every tile in hands and supply."""
    text = game.describe(s)
    hands = [line(text, f"hand {seat + 1}") for seat in range(g.seats_of(s))]
    return Counter(" ".join([*hands, line(text, "supply")]).split())


def test_cc5_there_are_60_tiles_of_all_24_kinds():
    tiles = tiles_of(g, g.deal(2, seed=3))
    assert (tiles.total(), set(tiles)) == (60, {"".join(sides) for sides in permutations("NESW")})


def test_cc5_a_name_tells_the_sides_left_by_entering_from_north_east_south_and_west():
    tiles = {"b1": "WSEN", "a2": "WNSE", "g8": "WSNE", "h7": "SWEN"}
    s = g.position(f"seats 2\n{draw_board(tiles)}turn 1\nhand 1 EWNS\nhand 2 EWNS\n")
    lines = [e for move in ("EWNS a1", "EWNS h8") for e in happenings(g, s, move) if isinstance(e, LineClosed)]
    ends = {e.station: e.to for e in lines}
    from_north_to_east, from_east_to_west, from_south_to_north, from_west_to_south = 2, 18, 15, 31
    expected = {1: from_north_to_east, 16: from_east_to_west, 17: from_south_to_north, 32: from_west_to_south}
    assert {station: ends.get(station) for station in expected} == expected


def test_cc5_nesw_turns_every_track_back():
    s = g.position(f"seats 2\n{draw_board(dict.fromkeys(['b1', 'a2'], 'SWNE'))}turn 1\nhand 1 NESW\n")
    lines = {e.station: e.to for e in happenings(g, s, "NESW b2") if isinstance(e, LineClosed)}
    assert lines == {2: 2, 31: 31}


@pytest.mark.parametrize(("game", "seats"), [(g, 2), (g, 6), (company, 4)])
def test_cc6_copies_of_each_tile(game, seats):
    four, three = ["SWNE", "EWNS", "SNWE", "SWEN", "WSNE"], ["ENWS", "WSEN"]
    tiles = tiles_of(game, game.deal(seats, seed=3))
    assert {kind for kind, copies in tiles.items() if copies == 4} == set(four)
    assert {kind for kind, copies in tiles.items() if copies == 3} == set(three)
    assert Counter(tiles.values()) == {4: 5, 3: 2, 2: 17}


@pytest.mark.parametrize("seats", range(2, 7))
def test_cc7_every_car_stands_at_its_station(seats):
    owners = {}
    for station in range(1, 33):
        lines, _ = closed_there_and_back(g, seats, station)
        owners |= {e.station: e.owner for e in lines}
    assert owners == {station: COLOURS[owner] for station, owner in cars(str(seats)).items()}


@pytest.mark.parametrize(("seats", "empty"), [(2, set()), (3, {16, 17}), (4, set()), (5, {16, 17}), (6, {16, 17})])
def test_cc7_stations_without_a_car(seats, empty):
    assert {station for station in range(1, 33) if not closed_there_and_back(g, seats, station)[0]} == empty


@pytest.mark.parametrize(
    ("seats", "station", "seat"),
    [(2, 31, 0), (2, 32, 1), (3, 13, 2), (4, 17, 3), (5, 31, 4), (6, 32, 5), (6, 1, 0), (5, 32, 1), (4, 25, 2)],
)
def test_cc7_seats_take_the_colours_in_order_and_score_for_their_cars(seats, station, seat):
    _, gains = closed_there_and_back(g, seats, station)
    assert gains == [3 if other == seat else 0 for other in range(seats)]


def test_cc7_a_line_from_a_station_without_a_car_scores_for_nobody():
    _, gains = closed_there_and_back(g, 3, 16)
    assert gains == [0, 0, 0]
