"""Ticket to Ride at the terminal: codes and names, the map, and how the whole table fits the screen."""

import io
import re

import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console

import fogcity
from fogcity.games.ticket.actions import DRAW_TICKETS
from fogcity.games.ticket.board.board import standard
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, SECOND, STACKING
from fogcity.games.ticket.terminal import map as citymap
from fogcity.games.ticket.terminal import style
from fogcity.games.ticket.terminal.event_texts import EventTexts
from fogcity.games.ticket.terminal.location_codes import LocationFinder, codes_for
from fogcity.games.ticket.terminal.map_layout import label_start, lay_out_map
from fogcity.games.ticket.terminal.route_list import brief_legend_text, draw_list
from fogcity.games.ticket.terminal.typed_input import InputReader
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.game_log import move_lines
from tests.helpers.terminal import (
    LARGE,
    NAMES,
    WIDE_NAMES,
    drawn,
    holding,
    large_board,
    random_table,
)

SIZES = [(80, 24), (100, 40), (130, 42), (200, 60)]


# ---- codes and names


def test_codes_are_short_and_remind_of_names():
    names = tuple(location.name for location in standard().locations)
    codes = dict(zip(names, codes_for(names), strict=True))
    assert codes["Alcatraz"] == "ALC"
    assert codes["Golden Gate Bridge"] == "GGB"
    assert codes["Pier 39"] == "P39"
    assert codes["Palace of Fine Arts"] == "PFA"
    assert codes["The Castro"] == "CAS"


@pytest.mark.parametrize(
    "names",
    [
        [location.name for location in standard().locations],
        NAMES,
        WIDE_NAMES,
        [f"A {n}" for n in range(32)],
        ["!", "?", "...", "A", "B", "AB", "A B", "a-b", "É", "e", "ß", "ss!"],
        ["x" * n for n in range(1, 33)],
    ],
)
def test_every_code_and_every_name_finds_its_own_location(names):
    places = LocationFinder(names)
    assert len({code.casefold() for code in places.codes}) == len(names)
    assert all(2 <= cell_len(code) <= 3 for code in places.codes)
    for number, (name, code) in enumerate(zip(names, places.codes, strict=True)):
        assert places.find(code) == places.find(code.lower()) == number
        assert places.candidates(name) == [number] or places.names[places.candidates(name)[0]] != name


@pytest.mark.parametrize(
    ("typed", "name"),
    [("alc", "Alcatraz"), ("p39", "Pier 39"), ("ashbury", "Haight Ashbury"), ("gol br", "Golden Gate Bridge")],
)
def test_the_first_letters_of_a_name_will_do(typed, name):
    places = LocationFinder([location.name for location in standard().locations])
    assert places.names[places.find(typed)] == name


def test_letters_that_several_names_begin_with_are_asked_about():
    places = LocationFinder([location.name for location in standard().locations])
    with pytest.raises(
        fogcity.BadText, match=r"'pa' could be Pacific Heights \(PAH\), Painted Ladies \(PL\) or Palace"
    ):
        places.find("pa")
    with pytest.raises(fogcity.BadText, match="there is no location 'oakland'"):
        places.find("oakland")


# ---- the map


@pytest.mark.parametrize("board", [standard(), LARGE, large_board(WIDE_NAMES)], ids=["box", "large", "wide"])
@pytest.mark.parametrize(("rows", "columns"), [(28, 100), (36, 84), (44, 120)])
def test_every_route_and_every_location_can_be_read_on_the_map(board, rows, columns):
    table = random_table(80, 3, 2, board)
    game, view = table.game, table.game.view(table.state, None)
    layout = lay_out_map(board, rows, columns)
    assert layout.is_complete
    lines = citymap.draw_map(board, view, rows, columns).plain.split("\n")
    assert len(lines) == rows
    assert {cell_len(line) for line in lines} == {columns}
    codes = codes_for(tuple(location.name for location in board.locations))
    for number, name in enumerate(layout.names):
        assert name.text in (board.locations[number].name, codes[number])
        assert name.text in lines[name.row]
    for line in layout.lines:
        letters = [citymap.letter_of(board, view.record, route, "")[0] for route in line.routes]
        assert label_start(board.routes[line.routes[0]]) + "".join(letters) in lines[line.label[0]]
    assert sum(len(line.routes) for line in layout.lines) == len(board.routes)
    assert game.board == board


def test_names_are_written_in_full_where_there_is_room():
    layout = lay_out_map(standard(), 28, 100)
    assert [name.text for name in layout.names] == [location.name for location in standard().locations]


def test_the_map_does_not_move_while_a_game_is_played():
    first, last = random_table(5), random_table(10_000)
    layout = lay_out_map(standard(), 28, 100)
    for table in (first, last):
        lines = citymap.draw_map(standard(), table.game.view(table.state, None), 28, 100).plain.split("\n")
        assert all(lines[name.row][name.column :].startswith(name.text) for name in layout.names)


@pytest.mark.parametrize(("seats", "label"), [(2, "2~2-"), (3, "2~2K")])
def test_a_claimed_route_shows_its_owner_and_what_became_of_the_other(seats, label):
    game = fogcity.game("ticket")
    view = game.view(game.position(f"seats {seats}\nclaimed 2 Alcatraz-Fort Mason (1)\n"), None)
    assert label in citymap.draw_map(game.board, view, 28, 100).plain
    assert f"ALC-FM  {label}" in draw_list(game.board, view, 80).plain


def test_claimed_lines_are_solid_and_free_ones_dotted():
    game = fogcity.game("ticket")
    dots = []
    for table in (random_table(4), random_table(100)):
        text = citymap.draw_map(game.board, game.view(table.state, None), 36, 100).plain
        braille = [ord(character) - 0x2800 for character in text if 0x2800 <= ord(character) < 0x2900]
        dots.append(sum(pattern.bit_count() for pattern in braille) / len(braille))
    assert dots[1] > 1.3 * dots[0]


# ---- the whole table


@pytest.mark.parametrize(
    ("width", "height", "is_map"), [(80, 24, False), (100, 40, True), (130, 42, True), (75, 60, False)]
)
def test_the_map_is_drawn_where_it_fits(width, height, is_map):
    text = drawn(random_table(40), 0, width, height, terminal=True)
    assert any(0x2800 <= ord(character) < 0x2900 for character in text) == is_map
    assert ("ALC-FM" in text) != is_map


@pytest.mark.parametrize("size", list(Size))
def test_the_size_can_be_chosen(size):
    text = drawn(random_table(40), 0, 80, 24, size, terminal=True)
    assert ("ALC-FM" in text) == (size is not Size.FULL)
    assert any(0x2800 <= ord(character) < 0x2900 for character in text) == (size is Size.FULL)


@pytest.mark.parametrize("board", [None, LARGE], ids=["box", "large"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_whole_table_fits_with_the_prompt_and_a_mistake_under_it(board, seats, width, height):
    table, game = random_table(0, seats, 1, board), fogcity.game("ticket", board)
    rng = np.random.default_rng(3)
    stages = set()
    while not table.is_over:
        seat = game.turn(table.state)
        stage = int(table.state["stage"])
        if stage not in stages or len(table.moves) % 80 == 0:
            stages.add(stage)
            for notes in ((), ["Expected something else, not 'foo'."]):
                text = drawn(table, seat, width, height, notes=notes, asks=True, terminal=True)
                assert max(cell_len(line) for line in text.split("\n")) <= width
                assert all(note in text for note in notes)
                assert "Type " in text
                assert text.count("\n") < height
        legal = game.legal(table.state)
        fewer = [action for action in legal if action != DRAW_TICKETS]
        table.act(int(rng.choice(legal if len(held_tickets(table.state, seat)) < 5 or not fewer else fewer)))
    assert {KEEPING, STACKING, ACTING, SECOND, CHOOSING} <= stages


def test_the_signs_of_the_list_are_told_in_one_row_of_a_small_terminal():
    assert cell_len(brief_legend_text(standard())) <= 80


def test_a_ticket_whose_words_do_not_fit_a_row_is_told_by_codes():
    table = fogcity.Table(fogcity.game("ticket"), 2, 7)
    table.act("keep 1")
    assert "\ntickets  8 ALC-TP: needs ALC-FM-PAH-HA-TP (8)\n" in drawn(table, 0, 80, 24, terminal=True)
    assert "Alcatraz-Twin Peaks: needs" in drawn(table, 0, 200, 24, terminal=True)


def test_no_seat_has_the_colour_of_a_card_or_of_a_route():
    assert len(set(style.SEAT_STYLES)) == len(set(style.SEAT_LINES)) == len(set(style.OWNERS)) == 4
    grounds = [style.rpartition(" ")[2] for style in (*style.SEAT_STYLES, *style.CARD_BADGES)]
    assert len(set(grounds)) == 4 + 7
    assert not set(style.SEAT_LINES) & {*style.LINE_STYLES, *style.COLOUR_STYLES}


def test_a_question_with_many_answers_fits_and_breaks_none_of_them():
    game = fogcity.game("ticket")
    view = holding("5 blue 3 green 3 black 4 purple 1 red 2 orange 6 ferry", 4)
    question = InputReader(game).read(view, "claim fm-ggb")
    assert len(question.offers) == 18
    file = io.StringIO()
    screen = Screen(Console(file=file, width=80, height=24, force_terminal=True, color_system=None), game, ["bot"] * 4)
    screen.draw(question.scene)
    assert file.getvalue().count("\n") < 24
    rows = [row for row in file.getvalue().split("\n") if re.match("[0-9]+: ", row)]
    told = [piece for row in rows for piece in row.strip().split("   ")]
    assert [piece.partition(":")[0] for piece in told] == [str(number) for number in range(1, 19)]
    assert all(piece.endswith(" ferry") for piece in told)


def test_a_list_that_is_too_long_says_so():
    game = fogcity.game("ticket", LARGE)
    view = game.view(game.deal(2, 1), 0)
    assert draw_list(LARGE, view, 80, None, 6).plain.endswith("… 69 more: `routes all`")
    assert "more" not in draw_list(LARGE, view, 80).plain


def test_a_spectator_sees_no_hand_and_no_tickets():
    table = random_table(40)
    text = drawn(table, None, 100, 50, terminal=True)
    assert "hand" not in text
    assert "your tickets" not in text
    assert "hand" in drawn(table, 0, 100, 50, terminal=True)


@pytest.mark.parametrize("size", list(Size))
def test_without_colour_there_are_no_escape_codes(size):
    assert "\x1b" not in drawn(random_table(60), 0, size=size)
    assert "\x1b[" in drawn(random_table(60), 0, size=size, terminal=True, colour=True)


def test_the_last_round_is_announced_on_the_table_and_in_words():
    table = random_table(0)
    rng = np.random.default_rng(5)
    while table.state["final_turns"] < 0:
        table.act(int(rng.choice(table.game.legal(table.state))))
    assert "LAST ROUND, 3 turns to go" in drawn(table, 0, 120, 60, terminal=True)
    assert "LAST ROUND, 3 to go" in drawn(table, 0, 80, 24, terminal=True)
    told = move_lines(table, table.moves[-1:], EventTexts(None))
    assert any(line.endswith("Last round: everybody gets one more turn.") for line in told)


@pytest.mark.parametrize(("width", "height"), [(100, 30), (100, 40), (120, 40), (130, 42)])
def test_the_table_keeps_its_layout_and_the_map_its_height_in_every_turn(width, height):
    table = random_table(0, 2, 3)
    file = io.StringIO()
    screen = Screen(Console(file=file, width=width, height=height, force_terminal=True), table.game, ["ann", "bob"])
    rng = np.random.default_rng(1)
    seen = set()
    for turn in range(25):
        for seat in (None, table.game.turn(table.state)):
            file.seek(0)
            file.truncate()
            news = [f"Something happens for the {n}th time." for n in range(turn % 7)]
            screen.draw(Scene(table.game.view(table.state, seat), news, asks=seat is not None))
            lines = file.getvalue().split("\n")
            seen.add(next(n for n, line in enumerate(lines) if "closed" in line))  # the line under the map
            assert len(lines) <= height
        table.act(int(rng.choice([a for a in table.game.legal(table.state) if a != DRAW_TICKETS])))
    assert len(seen) == 1


def test_own_souvenirs_are_never_cut_off():
    game = fogcity.game("ticket")
    symbols = " ".join(game.board.souvenirs)
    file = io.StringIO()
    view = game.view(game.position(f"seats 2\nsouvenirs 1 {symbols}\n"), 0)
    Screen(Console(file=file, width=71, height=24, force_terminal=True), game, ["tourist", "human"]).draw(Scene(view))
    assert symbols in " ".join(file.getvalue().split())
