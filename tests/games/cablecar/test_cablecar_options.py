"""The options of the base game: CC23 (rotation) and CC24 (hand)."""

import pytest

import fogcity
from fogcity.games.cablecar.events import LineClosed
from tests.helpers.independent_cablecar import (
    EDGE,
    draw_board,
    fill_board,
    happenings,
    legal,
    line,
    play,
    read,
    spaces_of,
)

g = fogcity.game("cablecar")
company = fogcity.game("company")
EMPTY = draw_board({})


def test_cc23_tiles_may_be_laid_any_way_round():
    s = g.position(f"seats 2 rotation=yes\n{draw_board({'c1': 'SWNE'})}turn 1\nhand 1 SNWE\n")
    assert {"SNWE c2", "SNWE c2 r90", "SNWE c2 r180", "SNWE c2 r270"} <= legal(g, s)


def test_cc23_a_tile_is_turned_clockwise():
    s = g.position(f"seats 2 rotation=yes\n{draw_board({'a4': 'SNWE'})}turn 1\nhand 1 SNWE\n")
    lines = [e for e in happenings(g, s, "SNWE a5 r90") if isinstance(e, LineClosed)]
    assert [(e.station, spaces_of(e), e.to) for e in lines] == [(28, ["a5", "a4"], 29)], (
        "SNWE turned runs from west to north"
    )


def test_cc23_a_turned_tile_is_written_on_the_board():
    s = g.position(f"seats 2 rotation=yes\n{EMPTY}hand 1 SNWE\n")
    play(g, s, "SNWE b1 r270")
    assert g.describe(s).splitlines()[1].split()[1] == "SNWEr270"


@pytest.mark.parametrize(
    ("tile", "turns"), [("SWNE", {""}), ("NESW", {""}), ("NWSE", {"", "r90"}), ("SNWE", {"", "r90", "r180", "r270"})]
)
def test_cc23_turns_that_look_alike_are_one_action(tile, turns):
    s = g.position(f"seats 2 rotation=yes\n{draw_board({'c1': 'SWNE'})}turn 1\nhand 1 {tile}\n")
    ways = {"".join(action.split()[2:]) for action in legal(g, s) if action.startswith(f"{tile} c2")}
    assert ways == turns


def test_cc23_a_turn_that_looks_alike_is_read_as_the_smallest():
    s = g.deal(2, rotation=True)
    assert g.text(s, g.parse(s, "NWSE b3 r270")) == "NWSE b3 r90"


def test_cc23_a_drawn_tile_may_be_turned_too():
    s = g.position(f"seats 2 rotation=yes\n{draw_board({'c1': 'SWNE'})}turn 1\ndrawn SNWE\nhand 1 NESW\n")
    assert "SNWE c2 r180" in legal(g, s)


def test_cc23_turning_gets_round_the_single_tile_rule():
    s = g.position(f"seats 2 rotation=yes\n{EMPTY}hand 1 NWSE\n")
    actions = legal(g, s) - {"draw"}
    top_and_bottom = {f"{column}{row}" for column in "bcdefg" for row in "18"}
    sides = EDGE - top_and_bottom - {"a1", "h1", "a8", "h8"}
    expected = {f"NWSE {space} r90" for space in top_and_bottom} | {f"NWSE {space}" for space in sides}
    assert actions == expected, "upright along the sides, turned along the top and the bottom, never in a corner"


@pytest.mark.parametrize("hand", [1, 2, 3])
@pytest.mark.parametrize("seats", [2, 6])
def test_cc24_everybody_is_dealt_a_hand(hand, seats):
    s = read(g.describe(g.deal(seats, seed=4, hand=hand)))
    assert {seat: len(tiles) for seat, tiles in s.hands.items()} == dict.fromkeys(range(1, seats + 1), hand)
    assert len(s.supply) == 60 - hand * seats


def test_cc24_any_tile_in_hand_may_be_laid():
    s = g.position(f"seats 2 hand=3\n{EMPTY}hand 1 SWNE WSNE EWNS\n")
    assert {action.split()[0] for action in legal(g, s)} == {"SWNE", "WSNE", "EWNS", "draw"}


@pytest.mark.parametrize(("hand", "tiles"), [(2, "SWNE NESW"), (3, "SWNE NESW EWNS")])
def test_cc24_the_hand_is_refilled_to_its_size(hand, tiles):
    s = g.position(f"seats 2 hand={hand}\n{EMPTY}hand 1 {tiles}\n")
    following = line(g.describe(s), "supply").split()[0]
    play(g, s, "SWNE b1")
    kept = [tile for tile in tiles.split() if tile != "SWNE"]
    assert sorted(read(g.describe(s)).hands[1]) == sorted([*kept, following])


@pytest.mark.parametrize("hand", [2, 3])
def test_cc24_after_a_draw_only_the_drawn_tile_and_the_hand_is_kept(hand):
    tiles = ["SWNE", "NESW", "EWNS"][:hand]
    s = g.position(f"seats 2 hand={hand}\n{EMPTY}hand 1 {' '.join(tiles)}\n")
    following = line(g.describe(s), "supply").split()
    play(g, s, "draw")
    assert {action.split()[0] for action in legal(g, s)} == {following[0]}
    play(g, s, min(legal(g, s)))
    after = read(g.describe(s))
    assert (sorted(after.hands[1]), after.supply) == (sorted(tiles), following[1:])


def test_cc24_one_of_two_equal_tiles_is_laid_and_the_other_stays():
    s = g.position(f"seats 2 hand=2\n{EMPTY}hand 1 SWNE SWNE\n")
    assert sorted(legal(g, s)) == sorted({"draw"} | {f"SWNE {space}" for space in EDGE})
    assert len(g.legal(s)) == 29, "two equal tiles are not two choices"
    following = line(g.describe(s), "supply").split()[0]
    play(g, s, "SWNE b1")
    assert sorted(read(g.describe(s)).hands[1]) == sorted(["SWNE", following])


def test_cc24_hands_shrink_once_the_supply_is_empty():
    board = fill_board({}, ["c1", "d1", "e1"], ["SWNE", "NESW", "EWNS"])
    s = g.position(f"seats 2 hand=2\n{board}turn 1\nhand 1 SWNE NESW\nhand 2 EWNS\n")
    play(g, s, "SWNE c1", "EWNS d1")
    assert read(g.describe(s)).hands == {1: ["NESW"], 2: []}
    play(g, s, "NESW e1")
    assert g.turn(s) == -1


def test_cc24_who_has_a_tile_left_plays_on_alone():
    board = fill_board({}, ["c1", "d1", "e1"], ["SWNE", "NESW", "EWNS"])
    s = g.position(f"seats 3 hand=3\n{board}turn 1\nhand 1 SWNE NESW EWNS\nhand 2\nhand 3\n")
    play(g, s, "SWNE c1")
    assert g.turn(s) == 0, "both others are passed over"


def test_cc23_cc24_options_combine_with_the_company_game():
    s = company.position(f"seats 2 rotation=yes hand=3\n{draw_board({'c1': 'SWNE'})}turn 1\nhand 1 SNWE SWNE EWNS\n")
    actions = legal(company, s)
    assert {"SNWE c2 r90", "SWNE c2", "EWNS c2 r270", "draw", "swap 10 open", "swap 40 blind"} <= actions
    play(company, s, "swap 10 open")
    assert sorted(read(company.describe(s)).hands[1]) == ["EWNS", "SNWE", "SWNE"], "an exchange takes no tile"
