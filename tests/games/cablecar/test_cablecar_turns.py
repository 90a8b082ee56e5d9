"""A turn of Cable Car, and where a tile may be laid: CC8 to CC17."""

import random

import pytest

import fogcity
from fogcity.games.cablecar.events import LineClosed, PassedOver, TileDrawn, TileRefilled
from tests.helpers.independent_cablecar import (
    EDGE,
    TILES,
    cars,
    draw_board,
    fill_board,
    follow,
    happenings,
    legal,
    line,
    play,
    read,
)

g = fogcity.game("cablecar")
company = fogcity.game("company")

EMPTY = draw_board({})
STATIONS_OF = {n: [s for s, seat in cars("6").items() if seat == n] for n in range(6)}


def spaces(actions):
    """The spaces where some tile may be laid."""
    return {action.split()[1] for action in actions if " " in action and not action.startswith("swap")}


def rest_of(*placed):
    """The tiles that are not placed, as the rest of a supply line."""
    left = [kind for kind, copies in TILES.items() for _ in range(copies)]
    for kind in " ".join(placed).split():
        left.remove(kind)
    return " ".join(left) + "\n"


@pytest.mark.parametrize("seats", range(2, 7))
def test_cc8_everybody_draws_one_tile_and_the_rest_is_the_supply(seats):
    text = g.describe(g.deal(seats, seed=7))
    hands = [len(line(text, f"hand {seat + 1}").split()) for seat in range(seats)]
    assert (hands, len(line(text, "supply").split())) == ([1] * seats, 60 - seats)


def test_cc8_the_supply_is_shuffled():
    orders = {line(g.describe(g.deal(2, seed=seed)), "supply") for seed in range(20)}
    assert len(orders) == 20


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_cc8_nobody_sees_the_tile_of_another_nor_the_supply(seat):
    s = g.deal(3, seed=7)
    whole, seen = g.describe(s), g.describe(g.view(s, seat))
    for holder in range(3):
        expected = line(whole, f"hand {holder + 1}") if holder == seat else "?"
        assert line(seen, f"hand {holder + 1}") == expected
    assert not TILES.keys() & line(seen, "supply").split(), "the supply lies face down"


@pytest.mark.parametrize("seats", range(2, 7))
def test_cc9_seat_1_starts_and_turns_go_round(seats):
    s = g.deal(seats, seed=2)
    turns = []
    for _ in range(2 * seats):
        turns.append(g.turn(s))
        g.play(s, g.legal(s)[0])
    assert turns == [*range(seats), *range(seats)]


def test_cc10_a_tile_from_hand_is_laid_where_the_player_says():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\n")
    play(g, s, "SWNE c8")
    assert read(g.describe(s)).board == {"c8": "SWNE"}


def test_cc10_a_drawn_tile_must_be_laid():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\nhand 2 SWNE\nsupply WSNE " + rest_of("SWNE", "SWNE", "WSNE"))
    play(g, s, "draw")
    assert g.turn(s) == 0
    assert {action.split()[0] for action in legal(g, s)} == {"WSNE"}, "only the drawn tile may be laid, nothing else"


def test_cc10_after_a_drawn_tile_the_hand_is_kept():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\nhand 2 EWNS\nsupply WSNE ENWS " + rest_of("SWNE EWNS WSNE ENWS"))
    play(g, s, "draw", "WSNE c1")
    after = read(g.describe(s))
    assert (after.turn, after.hands[1], after.drawn, after.supply[0]) == (2, ["SWNE"], None, "ENWS")


def test_cc10_the_drawn_tile_is_the_next_of_the_supply_and_only_its_player_sees_it():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\nhand 2 EWNS\nsupply WSNE " + rest_of("SWNE EWNS WSNE"))
    told = {seat: happenings(g, s.copy(), "draw", seat) for seat in (0, 1, None)}
    assert told == {0: [TileDrawn(0, "WSNE")], 1: [TileDrawn(0, None)], None: [TileDrawn(0, None)]}


def test_cc10_nothing_can_be_drawn_from_an_empty_supply():
    s = g.position("seats 2\n" + fill_board({}, ["c1", "d1"], ["SWNE", "WSNE"]) + "hand 1 SWNE\nhand 2 WSNE\n")
    with pytest.raises(fogcity.IllegalAction, match="supply is empty"):
        play(g, s, "draw")
    assert legal(g, s) == {"SWNE c1", "SWNE d1"}


def test_cc11_who_lays_the_last_tile_in_hand_draws_the_next_of_the_supply():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\nhand 2 EWNS\nsupply WSNE ENWS " + rest_of("SWNE EWNS WSNE ENWS"))
    play(g, s, "SWNE a1", "EWNS b1")
    after = read(g.describe(s))
    assert (after.hands, len(after.supply)) == ({1: ["WSNE"], 2: ["ENWS"]}, 56)


def test_cc11_only_the_player_sees_the_tile_drawn_into_the_hand():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\nhand 2 EWNS\nsupply WSNE " + rest_of("SWNE EWNS WSNE"))
    told = {seat: happenings(g, s.copy(), "SWNE a1", seat)[-1] for seat in (0, 1, None)}
    assert told == {0: TileRefilled(0, "WSNE"), 1: TileRefilled(0, None), None: TileRefilled(0, None)}


def test_cc11_nothing_is_drawn_when_none_is_left():
    s = g.position("seats 2\n" + fill_board({}, ["c1", "d1"], ["SWNE", "WSNE"]) + "hand 1 SWNE\nhand 2 WSNE\n")
    play(g, s, "SWNE c1")
    assert read(g.describe(s)).hands == {1: [], 2: ["WSNE"]}


def test_cc12_a_player_whose_lines_are_all_scored_keeps_laying():
    s = g.deal(6, seed=1)
    rng = random.Random(1)
    while True:
        now = read(g.describe(s))
        if now.hands[now.turn] and all(follow(now.board, n)[1] is not None for n in STATIONS_OF[now.turn - 1]):
            break
        g.play(s, rng.choice(g.legal(s).tolist()))
    lays = legal(g, s) - {"draw"}
    assert lays, f"seat {now.turn} has no line left, and must still lay a tile"
    play(g, s, min(lays))
    assert len(read(g.describe(s)).board) == len(now.board) + 1


def nearly_over(game=g, header="seats 3"):
    """Seat 1 and seat 3 have a tile each, seat 2 has none, and the supply is empty."""
    board = fill_board({}, ["c1", "d1"], ["SWNE", "WSNE"])
    return game.position(f"{header}\n{board}turn 1\nhand 1 SWNE\nhand 2\nhand 3 WSNE\n")


def test_cc13_a_player_without_a_tile_is_passed_over():
    s = nearly_over()
    events = happenings(g, s, "SWNE c1")
    assert g.turn(s) == 2, "seat 2 has no tile and can draw none"
    assert [e for e in events if isinstance(e, PassedOver)] == [PassedOver(1)]


@pytest.mark.parametrize("game", [g, company])
def test_cc13_a_player_who_has_a_tile_may_not_pass(game):
    for s in (game.deal(3, seed=1), nearly_over(game)):
        with pytest.raises(fogcity.IllegalAction, match="no tile"):
            play(game, s, "pass")


def test_cc14_the_first_tile_lies_at_the_edge():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SWNE\n")
    assert spaces(legal(g, s)) == EDGE, "28 spaces, none of them inside or beside the power station"


def test_cc14_a_tile_opens_the_spaces_edge_to_edge_with_it():
    s = g.position("seats 2\n" + draw_board({"c1": "WSNE", "c2": "WSNE", "c3": "WSNE"}) + "turn 1\nhand 1 SWNE\n")
    inside = spaces(legal(g, s)) - EDGE
    assert inside == {"b2", "d2", "b3", "d3", "c4"}, "not diagonally, and not on a space that is taken"


def test_cc14_touching_the_power_station_does_not_help():
    s = g.position("seats 2\n" + draw_board({"c1": "WSNE"}) + "turn 1\nhand 1 SWNE\n")
    with pytest.raises(fogcity.IllegalAction, match="touches neither"):
        play(g, s, "SWNE c4")


def test_cc14_a_taken_space_is_not_free():
    s = g.position("seats 2\n" + draw_board({"c1": "WSNE"}) + "turn 1\nhand 1 SWNE\n")
    with pytest.raises(fogcity.IllegalAction, match="taken"):
        play(g, s, "SWNE c1")


def test_cc15_tiles_are_not_turned():
    s = g.position(f"seats 2\n{EMPTY}hand 1 SNWE\n")
    assert all(" r" not in action for action in legal(g, s))
    with pytest.raises(fogcity.IllegalAction, match="not turned"):
        play(g, s, "SNWE b3 r90")


@pytest.mark.parametrize(
    ("tile", "spaces_forbidden"),
    [
        ("NWSE", "abcdefgh: 1 8"),  # back north along the top, back south along the bottom
        ("SENW", "ah: 1 2 3 4 5 6 7 8"),  # back east and west along the sides
        ("WSEN", "a: 1, h: 8"),  # round the corners of the north-west and the south-east
        ("ENWS", "h: 1, a: 8"),  # round the corners of the north-east and the south-west
        ("SWNE", ""),
    ],
)
def test_cc16_no_line_from_station_to_station_over_one_tile(tile, spaces_forbidden):
    s = g.position(f"seats 2\n{EMPTY}hand 1 {tile}\n")
    groups = [group.split(":") for group in spaces_forbidden.split(",") if group]
    forbidden = {column + row for columns, rows in groups for column in columns.strip() for row in rows.split()}
    assert EDGE - spaces(legal(g, s)) == forbidden


def test_cc16_says_why():
    s = g.position(f"seats 2\n{EMPTY}hand 1 WSEN\n")
    with pytest.raises(fogcity.IllegalAction, match="station to station"):
        play(g, s, "WSEN a1")


def test_cc16_a_line_over_two_tiles_is_allowed():
    s = g.position("seats 2\n" + draw_board({"a1": "ENWS"}) + "turn 1\nhand 1 WSEN\n")
    assert "WSEN b1" in legal(g, s)


@pytest.mark.parametrize("turn", [1, 2])
def test_cc16_protects_the_cars_of_others_too(turn):
    s = g.position(f"seats 2\n{EMPTY}turn {turn}\nhand {turn} NWSE\n")
    assert not {"b1", "c1"} & spaces(legal(g, s)), "stations 2 and 3 belong to different players"


@pytest.mark.parametrize("seats", [2, 4])
def test_cc16_allows_it_when_the_tile_can_be_laid_in_no_other_way(seats):
    s = g.position(f"seats {seats}\n{EMPTY}hand 1 NESW\n")
    assert spaces(legal(g, s)) == EDGE


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_cc16_a_station_without_a_car_has_no_line_to_protect(seats):
    s = g.position(f"seats {seats}\n{EMPTY}hand 1 NESW\n")
    assert spaces(legal(g, s)) == {"h8"}, "no car stands at 16 or 17, so that NESW does no harm at h8"


@pytest.mark.parametrize(("seats", "corner"), [(2, False), (3, True), (4, False), (5, True), (6, True)])
def test_cc16_the_corner_between_16_and_17(seats, corner):
    s = g.position(f"seats {seats}\n{EMPTY}hand 1 WSEN\n")
    assert ("h8" in spaces(legal(g, s))) == corner


def test_cc16_one_harmless_space_is_enough_to_forbid_the_others():
    free = draw_board({"c1": "WSNE"})
    s = g.position(f"seats 2\n{free}turn 1\nhand 1 NESW\n")
    assert spaces(legal(g, s)) == {"c2"}


def only_c1_is_free(tile, options=""):
    """The last move of a game: seat 1 has a tile for c1."""
    return g.position(f"seats 2 {options}\n{fill_board({}, ['c1'], [tile])}turn 1\nhand 1 {tile}\nhand 2\n")


def test_cc16_the_exception_without_rotation():
    assert legal(g, only_c1_is_free("NWSE")) == {"NWSE c1"}


def test_cc16_the_exception_looks_at_every_rotation():
    assert legal(g, only_c1_is_free("NWSE", "rotation=yes")) == {"NWSE c1 r90"}, "turned it does no harm"
    assert legal(g, only_c1_is_free("NESW", "rotation=yes")) == {"NESW c1"}, "turned it does the same harm"


def test_cc16_the_exception_looks_at_one_tile_and_not_at_the_hand():
    board = fill_board({"d1": "SWNE"}, ["b1", "c1"], ["NWSE", "WSNE"])
    s = g.position(f"seats 2 hand=2\n{board}turn 1\nhand 1 NWSE WSNE\nhand 2\n")
    assert legal(g, s) == {"NWSE b1", "NWSE c1", "WSNE b1", "WSNE c1"}


def test_cc17_a_tile_may_extend_and_close_the_lines_of_others():
    s = g.position("seats 2\n" + draw_board({"a1": "EWNS"}) + "turn 2\nhand 2 ENSW\n")
    lines = [e for e in happenings(g, s, "ENSW b1") if isinstance(e, LineClosed)]
    assert [(e.station, e.owner, e.points) for e in lines] == [(1, "yellow", 3)], "blue closes yellow's line"
