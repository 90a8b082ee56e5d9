"""The drawn tiles: every track leads where the tile says, and neighbours meet."""

import pytest

from fogcity.games.cablecar.board import EXIT, KINDS, SAME_AS
from fogcity.games.cablecar.terminal.tile_art import COLUMNS, ROWS, drawing, drawings, tracks

# Written down once more, apart from the code: which neighbours each character reaches, as (rows down, columns right).
UP, RIGHT, DOWN, LEFT = (-1, 0), (0, 1), (1, 0), (0, -1)
REACHES = {
    "│": {UP, DOWN},
    "─": {LEFT, RIGHT},
    "╰": {UP, RIGHT},
    "╯": {UP, LEFT},
    "╭": {DOWN, RIGHT},
    "╮": {DOWN, LEFT},
}
ENTER = {"N": ((0, 2), DOWN), "E": ((1, 7), LEFT), "S": ((3, 5), UP), "W": ((2, 0), RIGHT)}
LEAVE = {((-1, 5), UP): "N", ((2, 8), RIGHT): "E", ((4, 2), DOWN): "S", ((1, -1), LEFT): "W"}


def walk(rows, side):
    """Follow the characters from a side of the tile; the side left by, and the places crossed."""
    (row, column), heading = ENTER[side]
    places = []
    while 0 <= row < ROWS and 0 <= column < COLUMNS:
        places.append((row, column))
        character = rows[row][column]
        if character != "┼":
            back = (-heading[0], -heading[1])
            assert back in REACHES[character], f"{character} at {row},{column} does not meet the stroke before it"
            (heading,) = REACHES[character] - {back}
        row, column = row + heading[0], column + heading[1]
    return LEAVE[(row, column), heading], places


@pytest.mark.parametrize("kind", KINDS)
def test_every_track_leads_to_the_side_that_the_name_tells(kind):
    rows = drawings()[kind]
    assert [walk(rows, side)[0] for side in "NESW"] == list(kind)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_drawn_but_four_tracks_that_only_cross_at_crossings(kind):
    rows = drawings()[kind]
    crossed = [place for side in "NESW" for place in walk(rows, side)[1]]
    for row in range(ROWS):
        for column in range(COLUMNS):
            times = {" ": 0, "┼": 2}.get(rows[row][column], 1)
            assert crossed.count((row, column)) == times, f"{kind} at {row},{column}"


def test_the_tracks_of_a_turned_tile_are_those_of_the_kind_it_looks_like():
    for tile in range(96):
        assert drawing(tile) == drawings()[KINDS[SAME_AS[tile]]]
        for side in range(4):
            strokes = tracks(tile)[side]
            assert [(stroke.row, stroke.column) for stroke in strokes] == walk(drawing(tile), "NESW"[side])[1]
            assert "NESW"[EXIT[tile, side]] == walk(drawing(tile), "NESW"[side])[0]


def test_the_corners_of_a_tile_are_free():
    for rows in drawings().values():
        assert {rows[0][0], rows[0][-1], rows[-1][0], rows[-1][-1]} == {" "}
