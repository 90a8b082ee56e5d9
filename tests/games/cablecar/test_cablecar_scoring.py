"""Scoring lines, and the end of the game: CC18 to CC22."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.core.events import GameOver
from fogcity.games.cablecar.events import LineClosed, LineExtended
from tests.helpers.examples import examples
from tests.helpers.independent_cablecar import (
    FREE_AT_FIRST,
    STATIONS,
    TILES,
    draw_board,
    earnings,
    fill_board,
    follow,
    happenings,
    line_points,
    read,
    spaces_of,
)

g = fogcity.game("cablecar")
company = fogcity.game("company")

# The rulebook's example: yellow from station 16, orange from 18, green from 2.
EXAMPLE = {"h8": "EWNS", "g8": "SEWN", "f8": "WSNE"} | {
    "b1": "SWNE",
    "b2": "SWNE",
    "b3": "SWNE",
    "b4": "ENWS",
    "c4": "SWNE",
}


def closed(events):
    """The lines closed, as (station, owner, tiles, points)."""
    return [(e.station, e.owner, e.tiles, e.points) for e in events if isinstance(e, LineClosed)]


def lay(seats, tiles, move):
    """The lines closed by a move of seat 1 on a board with these tiles, and everybody's points after it."""
    kind = move.split()[0]
    s = g.position(f"seats {seats}\n{draw_board(tiles)}turn 1\nhand 1 {kind}\n")
    return closed(happenings(g, s, move)), g.scores(s)


def test_cc18_a_line_scores_one_point_for_each_tile():
    assert lay(2, {"a1": "ENWS"}, "WSNE b1") == ([(2, "blue", 2, 2)], [0, 2])


def test_cc18_a_line_that_goes_on_scores_nothing_yet():
    s = g.position(f"seats 2\n{draw_board({'a1': 'EWNS'})}turn 1\nhand 1 SWNE\n")
    events = happenings(g, s, "SWNE b1")
    assert g.scores(s) == [0, 0]
    assert LineExtended(1, "yellow", "EE", 2, 1) in events


def test_cc18_a_line_crossing_one_tile_four_times_counts_it_four_times():
    board = {"d1": "SENW", "c2": "NWSE", "b1": "SENW"}
    assert lay(2, board, "ESWN c1") == ([(3, "yellow", 7, 7)], [7, 0]), "c1 d1 c1 c2 c1 b1 c1"


def test_cc18_one_move_closes_lines_of_several_players():
    board = {space: kind for space, kind in EXAMPLE.items() if space != "g8"}
    lines, scores = lay(4, board, "SEWN g8")
    assert lines == [(16, "yellow", 3, 3), (18, "orange", 2, 2)]
    assert scores == [3, 0, 2, 10]


def test_cc18_one_move_closes_several_lines_of_one_player():
    lines, scores = lay(2, {"a3": "SWNE", "b2": "SWNE", "b1": "SWNE"}, "NESW b3")
    assert (lines, scores) == ([(2, "blue", 5, 5), (30, "blue", 3, 3)], [0, 8])


def test_cc18_a_line_is_scored_once():
    s = g.position(f"seats 2\n{draw_board({'a1': 'ENWS', 'b1': 'WSEN'})}turn 1\nhand 1 SWNE\n")
    before = g.scores(s)
    assert closed(happenings(g, s, "SWNE c1")) == []
    assert g.scores(s) == before == [2, 2]


@pytest.mark.parametrize(("station_space", "scores"), [("d1", [0, 6]), ("e1", [6, 0])])
def test_cc19_a_line_into_the_power_station_scores_double(station_space, scores):
    column = station_space[0]
    lines, after = lay(2, {f"{column}1": "SWNE", f"{column}2": "SWNE"}, f"SWNE {column}3")
    assert [points for *_, points in lines] == [6], "three tiles; the tracks printed on the power station do not count"
    assert after == scores


def test_cc19_only_the_line_that_ends_there_scores_double():
    board = {"d1": "SWNE", "d2": "SWNE", "a1": "ENWS", "b1": "WSEN"}
    _, scores = lay(2, board, "SWNE d3")
    assert scores == [2, 2 + 6]


def test_cc20_a_loop_is_allowed_and_worth_nothing():
    board = {"c1": "SWNE", "c2": "SENW"}
    lines, scores = lay(2, board, "ENSW d2")
    assert (lines, scores) == ([], [0, 0]), "the track between c2 and d2 runs round and round"


@pytest.mark.parametrize(
    ("station", "owner", "tiles", "points"), [(16, 0, 3, 3), (18, 2, 2, 2), (2, 3, 5, 10)], ids=str
)
def test_cc21_the_rulebooks_example(station, owner, tiles, points):
    last = follow(EXAMPLE, station)[0][-1]
    board = {space: kind for space, kind in EXAMPLE.items() if space != last}
    s = g.position(f"seats 4\n{draw_board(board)}turn 1\nhand 1 {EXAMPLE[last]}\n")
    before = g.scores(s)
    lines = closed(happenings(g, s, f"{EXAMPLE[last]} {last}"))
    assert (station, ("yellow", "blue", "orange", "green")[owner], tiles, points) in lines
    assert g.scores(s)[owner] - before[owner] == points


def test_cc21_the_rulebooks_example_as_a_position():
    assert g.scores(g.position(f"seats 4\n{draw_board(EXAMPLE)}")) == [3, 0, 2, 10]


def test_cc22_the_game_ends_when_all_tiles_lie():
    s = g.position("seats 2\n" + fill_board({}, ["c1", "d1"], ["SWNE", "WSNE"]) + "hand 1 SWNE\nhand 2 WSNE\n")
    happenings(g, s, "SWNE c1")
    assert (g.turn(s), g.winners(s)) == (1, [])
    events = happenings(g, s, "WSNE d1")
    scores = g.scores(s)
    assert (g.turn(s), len(g.legal(s))) == (-1, 0)
    assert events[-1] == GameOver(scores, g.winners(s))


def test_cc22_nothing_can_be_done_after_the_end():
    s = g.position("seats 2\n" + fill_board({}, [], []))
    with pytest.raises(fogcity.IllegalAction, match="over"):
        g.play(s, g.parse(s, "draw"))


def test_cc22_most_points_win():
    s = g.position("seats 4\n" + fill_board(EXAMPLE, [], []))
    scores = earnings(read(g.describe(s)).board, "4")
    assert len(set(scores)) == 4, "this board should tell the players apart"
    assert g.winners(s) == [scores.index(max(scores))]


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_cc22_equal_points_share_the_win(seats):
    games = g.deal_batch(600, seats, seed=1)
    g.rollout(games, seed=1)
    shared = [s for s in games if sorted(g.scores(s))[-1] == sorted(g.scores(s))[-2]]
    assert shared, "no game with a tie among 600"
    for s in shared:
        scores = earnings(read(g.describe(s)).board, str(seats))
        assert g.winners(s) == [seat for seat in range(seats) if scores[seat] == max(scores)]


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", [{}, {"rotation": True}, {"rotation": True, "hand": 3}, {"hand": 2}], ids=str)
@pytest.mark.parametrize("game", [g, company], ids=lambda game: game.name)
def test_cc22_a_full_board_closes_every_line_and_the_scores_are_right(game, options, seats):
    games = game.deal_batch(15, seats, seed=100 * seats, **options)
    game.rollout(games, seed=seats)
    for s in games:
        after = read(game.describe(s))
        assert len(after.board) == 60
        assert all(follow(after.board, station)[1] is not None for station in STATIONS)
        assert game.scores(s) == after.scores(), game.describe(s)


@examples(60)
@given(seed=st.integers(0, 2**32), laid=st.integers(1, 60), seats=st.integers(2, 6), rotation=st.booleans())
def test_cc18_to_cc20_any_board_is_worth_what_its_lines_are_followed_to(seed, laid, seats, rotation):
    rng = random.Random(seed)
    kinds = rng.sample([kind for kind, copies in TILES.items() for _ in range(copies)], laid)
    turns = ("", "r90", "r180", "r270") if rotation else ("",)
    board = {
        space: kind + rng.choice(turns) for space, kind in zip(rng.sample(FREE_AT_FIRST, laid), kinds, strict=True)
    }
    text = f"seats {seats} rotation={'yes' if rotation else 'no'}\n{draw_board(board)}"
    assert g.scores(g.position(text)) == earnings(read(text).board, str(seats)), text


@examples(20)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 6), hand=st.integers(1, 3), rotation=st.booleans())
def test_cc18_every_line_closed_is_told_once_with_its_points(seed, seats, hand, rotation):
    rng = random.Random(seed)
    s = g.deal(seats, seed, hand=hand, rotation=rotation)
    told = {}
    while g.turn(s) >= 0:
        for e in happenings(g, s, g.text(s, rng.choice(g.legal(s).tolist()))):
            if isinstance(e, LineClosed):
                assert e.station not in told, f"the line from {e.station} was closed twice"
                told[e.station] = (spaces_of(e), e.to or "power station", e.points)
    board = read(g.describe(s)).board
    assert told == {n: (*follow(board, n), line_points(board, n)) for n in STATIONS if has_car(seats, n)}


def has_car(seats, station):
    """With 3, 5 and 6 players no car stands at 16 and 17."""
    return seats in (2, 4) or station not in (16, 17)
