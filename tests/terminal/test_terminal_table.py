"""What the terminal shows: boards, panels and words, made from nothing but views."""

import io

import numpy as np
import pytest
from rich.console import Console

import fogcity
from fogcity.games.cablecar.board import DEPARTURE, POWER_STATION
from fogcity.games.cablecar.terminal import board, compact_board, previews, tile_art, typed_input
from fogcity.games.cablecar.terminal.board import Highlights, draw_board
from fogcity.games.cablecar.terminal.event_texts import EventTexts
from fogcity.games.cablecar.terminal.results import draw_results
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.phrases import listed, sentence
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.face import find_face, legal_texts
from fogcity.terminal.game_log import events_of, log_lines, move_lines
from fogcity.terminal.text_face import TextFace

GAMES = [("cablecar", {}), ("cablecar", {"hand": 3, "rotation": True}), ("company", {}), ("company", {"hand": 2})]
STRAIGHT_ON_B1 = (
    "seats 2\n. SWNE . . . . . .\n" + ". . . . . . . .\n" * 2 + ". . . # # . . .\n" * 2 + ". . . . . . . .\n" * 3
)


def random_table(name, options, actions, seats=3, seed=1):
    game = fogcity.game(name)
    table = fogcity.Table(game, seats, seed, options)
    rng = np.random.default_rng(seed)
    while len(table.moves) < actions and not table.is_over:
        table.act(int(rng.choice(game.legal(table.state))))
    return table


def screen(game, width=80, height=70, size=Size.AUTO, *, terminal=False, colour=False):
    file = io.StringIO()
    console = Console(
        file=file, width=width, height=height, force_terminal=terminal, color_system="truecolor" if colour else None
    )
    return Screen(console, game, ["ann", "bob", "cho", "dan", "eve", "fay"], size), file


def rendered(table, seat, *, notes=(), asks=False, **how):
    drawn, file = screen(table.game, **how)
    view = table.game.view(table.state, seat)
    first = max(len(table.moves) - 6, 0)
    moves = table.moves[first:]
    drawn.draw(
        Scene(
            view,
            move_lines(table, moves, find_face(table.game).event_texts(seat)),
            Highlights(fresh=previews.spaces_laid(events_of(table, moves, seat))),
            notes=notes,
            asks=asks,
        )
    )
    return file.getvalue().replace("\x1b[H\x1b[2J", "")


def plain(view, highlights=None):
    return draw_board(view, highlights).plain.split("\n")


@pytest.mark.parametrize(("name", "options"), GAMES)
@pytest.mark.parametrize("actions", [0, 25, 45])
def test_tables_that_differ_only_in_what_is_hidden_look_the_same(name, options, actions):
    table = random_table(name, options, actions)
    game = table.game
    for seat in range(table.seats):
        other = game.guess(game.view(table.state, seat), 12345)
        assert not np.array_equal(other["supply"], table.state["supply"])
        for size in Size:
            drawn, file = screen(game, size=size)
            drawn.draw(Scene(game.view(table.state, seat)))
            again, file_again = screen(game, size=size)
            again.draw(Scene(game.view(other, seat)))
            assert file.getvalue() == file_again.getvalue()
        if game.turn(table.state) == seat:
            assert legal_texts(game, game.view(table.state, seat)) == [
                game.text(table.state, int(action)) for action in game.legal(table.state)
            ]


def test_the_log_tells_each_seat_only_what_it_knows():
    table = random_table("company", {"hand": 2}, 60)
    for seat in range(3):
        taken = [line for line in log_lines(table, EventTexts(True, seat)) if " into your hand" in line]
        assert taken
        assert all("You take" in line for line in taken)
        others = [line for line in log_lines(table, EventTexts(True, seat)) if " draws " in line]
        assert all("a tile to lay at once" in line for line in others)


@pytest.mark.parametrize("size", list(Size))
def test_without_colour_there_are_no_escape_codes(size):
    assert "\x1b" not in rendered(random_table("company", {}, 40), 0, size=size)


def test_with_colour_there_are():
    assert "\x1b[" in rendered(random_table("cablecar", {}, 40), 0, terminal=True, colour=True)


@pytest.mark.parametrize("name", ["cablecar", "company"])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (100, 45), (130, 42), (200, 60)])
def test_the_table_is_never_wider_than_the_terminal(name, width, height):
    text = rendered(random_table(name, {"hand": 3}, 40), 0, width=width, height=height, terminal=True)
    assert max(len(line) for line in text.split("\n")) <= width


@pytest.mark.parametrize(
    ("width", "height", "full"), [(80, 24, False), (80, 60, True), (130, 42, True), (70, 90, False)]
)
def test_the_board_that_fits_is_chosen(width, height, full):
    text = rendered(random_table("cablecar", {}, 40), 0, width=width, height=height, terminal=True)
    assert ("POWER" in text) == full


@pytest.mark.parametrize("name", ["cablecar", "company"])
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("options", [{}, {"hand": 3, "rotation": True}])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 45), (140, 50)])
def test_the_whole_table_fits_with_the_prompt_and_a_mistake_under_it(name, seats, options, width, height):
    table = random_table(name, options, 30, seats)
    seat = table.game.turn(table.state)
    for notes in ((), ["Expected a tile and a space such as `SWNE b1`, not 'foo'."]):
        text = rendered(table, seat, notes=notes, asks=True, width=width, height=height, terminal=True)
        assert text.count("\n") < height
        assert all(note in text for note in notes)
        assert "Type " in text


@pytest.mark.parametrize("name", ["cablecar", "company"])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_full_board_is_taken_when_a_tight_panel_fits_below(name, seats):
    assert "POWER" in rendered(random_table(name, {}, 30, seats), 0, asks=True, width=100, height=45, terminal=True)


def test_news_that_does_not_fit_is_in_the_log():
    table = random_table("company", {}, 30, 6)
    drawn, file = screen(table.game, 80, 24, terminal=True)
    news = move_lines(table, table.moves, EventTexts(True, 0))
    drawn.draw(Scene(table.game.view(table.state, 0), news))
    assert "more: `log`." in file.getvalue()
    drawn.draw(Scene(table.game.view(table.state, 0), news, all_news=True))
    assert all(line[:40] in file.getvalue() for line in news)


def test_a_terminal_that_is_too_narrow_is_told():
    text = rendered(random_table("cablecar", {}, 5), 0, width=60, height=40, terminal=True)
    assert "The table needs 71 columns; this terminal has 60." in text


def test_labels_of_rows_stand_beside_neither_cars_nor_stations():
    game = fogcity.game("company")
    rows = plain(game.view(game.deal(4, 1), None))
    labels = [row for row in rows if row[0].isdigit()]
    assert [(row[0], row[-1]) for row in labels] == [(str(i), str(i)) for i in range(1, 9)]
    assert {row[1:5] + row[-5:-1] for row in labels} == {" " * 8}


def test_piles_are_told_apart():
    table = random_table("company", {}, 0, 2)
    for height in (24, 60):
        piles = next(
            line for line in rendered(table, 0, width=80, height=height, terminal=True).split("\n") if " piles" in line
        )
        assert piles.split().count("?????") == 4


def test_several_in_words():
    assert [listed("ab"[:n]) for n in (1, 2)] == ["a", "a and b"]
    assert listed("abc", "or") == "a, b or c"


def test_errors_are_told_as_sentences():
    assert sentence("you have no NEWS") == "You have no NEWS."
    assert sentence("which tile?") == "Which tile?"
    assert sentence("b2 touches nothing") == "b2 touches nothing."


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 60), (130, 42), (200, 60)])
def test_long_news_is_wrapped_and_not_cut(width, height):
    game = fogcity.game("cablecar")
    drawn, file = screen(game, width, height, terminal=True)
    drawn.draw(Scene(game.view(game.deal(3, 1), 0), ["word " * 40 + "end"]))
    assert (file.getvalue().count("word"), file.getvalue().count("end")) == (40, 1)


def test_the_choice_of_board_does_not_hang_on_the_news():
    game = fogcity.game("cablecar")
    view = game.view(game.deal(3, 1), 0)
    for news in ([], ["something happened"] * 60):
        drawn, file = screen(game, 80, 54, terminal=True)
        drawn.draw(Scene(view, news))
        assert "POWER" in file.getvalue()
        assert file.getvalue().count("\n") < 54


def test_neighbouring_tiles_meet_all_over_a_full_board():
    table = random_table("cablecar", {"rotation": True}, 10_000)
    rows = plain(table.game.view(table.state, None))
    up, right, down, left = "│║┃╰╚┗╯╝┛┼╫╂╪╬┿╋", "─═━╰╚┗╭╔┏┼╫╂╪╬┿╋", "│║┃╭╔┏╮╗┓┼╫╂╪╬┿╋", "─═━╯╝┛╮╗┓┼╫╂╪╬┿╋"
    for space in set(range(64)) - set(POWER_STATION):
        row, column = 2 + space // 8 * tile_art.ROWS, 5 + space % 8 * tile_art.COLUMNS
        for port in (2, 5):
            assert rows[row][column + port] in up
            assert rows[row + tile_art.ROWS - 1][column + port] in down
        for port in (1, 2):
            assert rows[row + port][column] in left
            assert rows[row + port][column + tile_art.COLUMNS - 1] in right


def test_the_board_has_its_promised_size():
    view = fogcity.game("cablecar").view(fogcity.game("cablecar").deal(2, 1), 0)
    rows = plain(view)
    assert (len(rows), {len(row) for row in rows}) == (board.HEIGHT, {board.WIDTH})
    small = compact_board.draw_compact_board(view).plain.split("\n")
    assert (len(small), {len(row) for row in small}) == (compact_board.HEIGHT, {compact_board.WIDTH})


def test_lines_under_way_are_thick_and_closed_ones_double_and_their_cars_hollow():
    game = fogcity.game("cablecar")
    rows = plain(game.view(game.position(STRAIGHT_ON_B1), 0))
    assert rows[2][13 + 2] == "┃"  # line 2 comes down from the north
    assert rows[1][13 + 2] == "◆"
    closed = STRAIGHT_ON_B1.replace(". SWNE", "ESWN SWNE").replace("\n. . . . . . . .", "\nWSEN SWNE . . . . . .", 1)
    view = game.view(game.position(closed), 0)
    lines = [previews.describe_line(view, station) for station in range(1, 33)]
    for station, line in enumerate(lines, 1):
        space, side = divmod(int(DEPARTURE[station - 1]), 4)
        if side == 0:
            sign = plain(view)[1][5 + 8 * space + 2]
            assert (sign in "☆◇") == ("is closed" in line), line
    assert any("is closed" in line for line in lines)
    assert any("═" in row or "║" in row for row in plain(view))


def test_a_traced_line_is_the_only_one_that_is_thick():
    table = random_table("cablecar", {}, 50)
    view = table.game.view(table.state, None)
    lines = {station: previews.describe_line(view, station) for station in range(1, 33)}
    station = next(station for station, line in lines.items() if "is open" in line)
    text = "\n".join(plain(view, Highlights(line=station)))
    assert any(character in text for character in "┃━┏┓┗┛╂┿")
    assert not any(character in text for character in "║═╔╗╚╝")
    waiting = next((station for station, line in lines.items() if "has not left" in line), None)
    if waiting:
        text = "\n".join(plain(view, Highlights(line=waiting)))
        assert not any(character in text for character in "┃━┏┓┗┛")


def test_stations_stand_where_lines_begin():
    game = fogcity.game("company")
    view = game.view(game.deal(4, 1), None)
    rows = plain(view)
    assert rows[1][5:69].split() == ["★", "1", "◆", "2", "▲", "3", "●", "4", "■", "5", "✚", "6", "☾", "7", "♣", "8"]
    assert rows[34].split()[1:-1] == [
        *["24", "✚", "23", "♣", "22", "■", "21", "☾", "20", "◆", "19", "●", "18", "★", "17", "▲"]
    ]
    assert rows[3][1:5].strip() == "32"
    assert rows[4][1:5].strip() == "■"


def test_marked_spaces_stand_in_brackets():
    game = fogcity.game("cablecar")
    view = game.view(game.deal(2, 1), 0)
    for text in (
        draw_board(view, Highlights(spaces=[0])).plain,
        compact_board.draw_compact_board(view, Highlights(spaces=[0])).plain,
    ):
        assert text.count("[") == 1
        assert "a1" in text[text.index("[") : text.index("]")]


def test_a_line_is_told_in_words():
    game = fogcity.game("cablecar")
    view = game.view(game.position(STRAIGHT_ON_B1), 0)
    assert previews.describe_line(view, 2).startswith("Line 2 (blue ◆) is open: b1, 1 tile so far")
    assert "It enters b2 from the north next." in previews.describe_line(view, 2)
    assert previews.describe_line(view, 1) == "Line 1 (yellow ★) has not left its station: it waits for a tile on a1."
    three = game.view(game.deal(3, 1), 0)
    assert previews.describe_line(three, 16) == "No car starts at station 16 in this game."


@pytest.mark.parametrize("text", ["", "0", "33", "x", "7 8", "-1", "٣"])
def test_no_such_station(text):
    with pytest.raises(fogcity.BadText, match="from 1 to 32"):
        typed_input.parse_station(text)


def test_trying_a_lay_shows_its_lines_and_changes_nothing():
    table = random_table("cablecar", {}, 30)
    game, seat = table.game, table.game.turn(table.state)
    view = game.view(table.state, seat)
    for text in legal_texts(game, view):
        if text == "draw":
            continue
        tried = previews.preview(game, view, text)
        move = table.act(text)
        real = [event for event in table.events(move, seat) if type(event) in map(type, tried.events)]
        assert tried.events == real
        table.moves.pop()
        table._state = move.before
    assert game.view(table.state, seat) == view


def test_only_a_lay_can_be_tried():
    game = fogcity.game("cablecar")
    with pytest.raises(fogcity.BadText, match="laying tiles"):
        previews.preview(game, game.view(game.deal(2, 1), 0), "draw")


def test_the_count_at_the_end_of_the_company_game_adds_up():
    table = random_table("company", {}, 10_000)
    file = io.StringIO()
    Console(file=file, width=120).print(
        draw_results(table.game, table.game.view(table.state, None), ["ann", "bob", "cho"])
    )
    for points in table.game.scores(table.state):
        assert str(points) in file.getvalue()
    assert " win" in file.getvalue()


def test_a_game_without_a_face_is_shown_as_text(monkeypatch):
    game = fogcity.game("cablecar")
    monkeypatch.setattr(type(game), "parts", {})
    assert isinstance(find_face(game), TextFace)


def test_every_sign_stands_beside_its_player_in_the_count():
    table = random_table("cablecar", {}, 10_000, 3)
    file = io.StringIO()
    results = draw_results(table.game, table.game.view(table.state, None), ["ann", "bob", "cho"])
    Console(file=file, width=80, color_system=None).print(results)
    for player in ("★  yellow, ann", "◆  blue, bob", "▲  orange, cho"):
        assert player in file.getvalue()
