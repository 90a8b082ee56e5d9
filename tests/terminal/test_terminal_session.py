"""Playing at the terminal: what is typed, what it does, and what nobody else may see."""

import io
import os

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

import fogcity
from fogcity.core.rng import chance
from fogcity.games.cablecar.terminal.help import hint
from fogcity.terminal.drawing.page import Page, Scene, Size
from fogcity.terminal.keyboard import Pipe
from fogcity.terminal.saving import SaveFile, new_path
from fogcity.terminal.seating import humans_of, players_of
from tests.helpers.examples import examples
from tests.helpers.terminal import Script, answers, at_random, is_kept, resume, shown_at_prompts, sit_down


@pytest.mark.parametrize(
    ("name", "seats", "humans"), [("cablecar", 2, (1,)), ("company", 4, (0, 2)), ("cablecar", 3, ())]
)
def test_a_whole_game_is_played_kept_and_counted(tmp_path, name, seats, humans):
    keyboard = Script(answer=at_random())
    session, file = sit_down(tmp_path / "game.txt", keyboard, name, humans, seats)
    session.run()
    assert session.table.is_over
    text = file.getvalue()
    assert "Final points" in text
    assert "seed 1" in text
    again = fogcity.replay((tmp_path / "game.txt").read_text())
    assert again.state.tobytes() == session.table.state.tobytes()


def test_the_same_seed_and_the_same_choices_give_the_same_game(tmp_path):
    records = []
    for name in ("one", "two"):
        session, _ = sit_down(tmp_path / name, Script(answer=at_random(5)), seats=3, seed=77)
        session.run()
        records.append((tmp_path / name).read_text())
    assert records[0] == records[1]


def test_chance_of_the_bots_is_not_that_of_the_deal():
    assert chance(1, 1, 0).integers(1 << 60) != chance(1, 2, 0).integers(1 << 60)
    assert chance(b"\1" * 32, 1).integers(1 << 60) == chance(b"\1" * 32, 1).integers(1 << 60)


@examples(25)
@given(lines=st.lists(st.text(max_size=40), max_size=6))
def test_nothing_that_is_typed_breaks_the_table(tmp_path_factory, lines):
    path = tmp_path_factory.getbasetemp() / f"typed-{os.getpid()}.txt"
    path.unlink(missing_ok=True)
    session, file = sit_down(path, Script(lines), hand=2)
    assert session.run()
    assert is_kept(session, file)


WORDS = [
    "try",
    "line",
    "spaces",
    "undo",
    "yes",
    "log",
    "board",
    "size",
    "record",
    "help",
    "swap",
    "draw",
    "pass",
    "b1",
    "d4",
]
WORDS += ["SWNE", "NESW", "r90", "7", "33", "open", "30", "full", "compact", "é", "%", "q1", "?", "y", "u"]


@examples(25)
@given(lines=st.lists(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join), max_size=8), company=st.booleans())
def test_nor_does_anything_that_is_nearly_right(tmp_path_factory, lines, company):
    path = tmp_path_factory.getbasetemp() / f"nearly-{os.getpid()}.txt"
    name, options = ("company", {"rotation": True}) if company else ("cablecar", {"hand": 3})
    path.unlink(missing_ok=True)
    session, file = sit_down(path, Script(lines), name, **options)
    assert session.run()
    assert is_kept(session, file)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("foo", "Expected a tile and a space such as `SWNE b1` or `draw`, not 'foo'; `help` lists everything."),
        ("SWNE", "Where to?"),
        ("SWNE z9", "There is no space"),
        ("SWNE d4", "d4 is part of the power station; no tile can be laid there."),
        ("e4", "e4 is part of the power station; no tile can be laid there."),
        ("NEWS b1", "You have no NEWS"),
        ("b2", "b2 touches neither"),
        ("b1 r90", "not turned at this table"),
        ("b1 draw", "One thing at a time: expected nothing more after b1, not 'draw'."),
        ("a1 a1", "One thing at a time: expected nothing more after a1, not 'a1'."),
        ("SWEN b1 draw", "One thing at a time"),
        ("draw b1", "Expected a tile"),
        ("swap 30 open", "There are no shares in this game."),
        ("pass", "may pass"),
        ("undo", "You have done nothing yet that could be taken back"),
        ("line", "from 1 to 32"),
        ("line 7", "has not left its station"),
        ("spaces", "spaces in brackets"),
        ("spaces NEWS", "You cannot lay NEWS now"),
        ("spaces foo bar baz", "Expected a tile"),
        ("try", "Expected a tile and a space"),
        ("try b1", "`yes` plays it"),
        ("yes", "Yes to what?"),
        ("log", "Nothing has happened yet"),
        ("record", "After the first action, the game is saved in"),
        ("help", "What you can do in your turn"),
        ("size tiny", "`size compact`, not 'tiny'"),
        ("size", "The size of the board is"),
        ("board compact", "`board` alone draws the table again"),
        ("size compact", "##############"),
    ],
)
def test_every_answer_says_what_was_wrong_or_asked(tmp_path, typed, told):
    session, file = sit_down(tmp_path / "game.txt", Script([typed]))
    session.run()
    assert told in " ".join(file.getvalue().split())
    assert session.table.moves == []


def test_an_empty_line_asks_again(tmp_path):
    keyboard = Script(["", "   "])
    session, _ = sit_down(tmp_path / "game.txt", keyboard)
    session.run()
    assert len(keyboard.prompts) == 3


def test_a_space_alone_lays_the_only_tile(tmp_path):
    session, _ = sit_down(tmp_path / "game.txt", Script(["B1"]))
    session.run()
    assert session.table.moves[0].text == "SWEN b1"


def test_a_space_alone_is_not_enough_with_several_tiles(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["b1"]), hand=3)
    session.run()
    assert "Which tile? You have" in file.getvalue()
    assert session.table.moves == []


def test_what_was_tried_is_done_with_yes_and_only_then(tmp_path):
    session, _ = sit_down(tmp_path / "game.txt", Script(["try c1", "yes"]))
    session.run()
    assert session.table.moves[0].text == "SWEN c1"


@pytest.mark.parametrize("between", ["try d4", "line 7", "foo", "log"])
def test_yes_only_answers_what_was_tried_last(tmp_path, between):
    session, file = sit_down(tmp_path / "game.txt", Script(["try c1", between, "yes"]))
    session.run()
    assert "Yes to what?" in file.getvalue()
    assert session.table.moves == []


def test_the_record_of_a_running_game_is_never_shown(tmp_path):
    secret = 918273645546372819
    commands = ["record", "log", "help", "try b1", "line 2", "spaces", "b1", "record", "log"]
    session, file = sit_down(tmp_path / "game.txt", Script(commands), seed=secret)
    session.run()
    assert str(secret) not in file.getvalue()


def test_against_bots_any_number_of_moves_is_taken_back_past_their_replies(tmp_path):
    keyboard = Script(["b1", "c1", "undo", "undo", "undo", "c1"])
    session, file = sit_down(tmp_path / "game.txt", keyboard)
    session.run()
    assert "was taken back. What you have seen stays known" in " ".join(file.getvalue().split())
    assert "You have done nothing yet that could be taken back" in " ".join(file.getvalue().split())
    assert session.table.moves[0].text.endswith(" c1")
    record = (tmp_path / "game.txt").read_text()
    assert '[takebacks "2"]' in record
    assert [move.text for move in fogcity.replay(record).moves] == [move.text for move in session.table.moves]


def test_laying_a_drawn_tile_can_be_taken_back_but_drawing_it_cannot(tmp_path):
    keyboard = Script(["", "draw", "undo", "b1", "undo", "c1", ""])
    session, file = sit_down(tmp_path / "game.txt", keyboard, humans=(0, 1))
    session.run()
    assert "`draw` has shown you something hidden" in file.getvalue()
    assert [prompt for prompt in keyboard.prompts if "undo to take it back" in prompt]
    kind = session.table.moves[1].text.split()[0]
    assert [move.text for move in session.table.moves[:2]] == ["draw", f"{kind} c1"]
    assert fogcity.replay((tmp_path / "game.txt").read_text()).moves[1].text == f"{kind} c1"


def test_there_is_no_pause_when_nothing_can_be_taken_back(tmp_path):
    keyboard = Script(["b1"])
    session, _ = sit_down(tmp_path / "game.txt", keyboard)
    session.run()
    assert not [prompt for prompt in keyboard.prompts if "undo" in prompt]


def test_what_is_typed_at_the_pause_is_neither_go_on_nor_the_next_action(tmp_path):
    keyboard = Script(["draw", "b1", "draw", "undo please", "", "quit"])
    session, file = sit_down(tmp_path / "game.txt", keyboard)
    session.run()
    assert sum("undo to take it back" in prompt for prompt in keyboard.prompts) == 3
    assert "Expected Enter alone, undo or quit, not 'draw'." in file.getvalue()
    assert [move.text for move in session.table.moves if move.seat == 0][2:] == []


@pytest.mark.parametrize("word", ["undo", "U"])
def test_undo_works_at_the_pause_after_something_else_was_typed(tmp_path, word):
    session, _ = sit_down(tmp_path / "game.txt", Script(["draw", "b1", "foo", word]))
    session.run()
    assert [move.text for move in session.table.moves] == ["draw"]


def test_what_is_typed_before_the_keyboard_is_passed_on_lays_no_tile(tmp_path):
    keyboard = Script(["b1", "", "foo", "", "quit"])
    session, file = sit_down(tmp_path / "game.txt", keyboard, humans=(0, 1))
    session.run()
    assert sum(prompt.startswith("Pass the keyboard") for prompt in keyboard.prompts) == 2
    assert "Expected Enter alone or quit, not 'b1'." in file.getvalue()
    assert session.table.moves == []


@pytest.mark.parametrize("stop", [EOFError, KeyboardInterrupt])
def test_leaving_in_any_way_loses_nothing(tmp_path, stop):
    def leave(prompt, words):
        raise stop

    session, file = sit_down(tmp_path / "game.txt", Script(["b1"], leave))
    session.run()
    assert file.getvalue().endswith(f"play --resume {tmp_path / 'game.txt'}\n")
    kept = fogcity.replay((tmp_path / "game.txt").read_text())
    assert [move.text for move in kept.moves] == [move.text for move in session.table.moves]


def test_every_action_is_on_disk_before_the_next_question(tmp_path):
    path = tmp_path / "game.txt"
    session = None

    def check(prompt, words):
        kept = fogcity.replay(path.read_text()).moves if path.exists() else []
        assert [move.text for move in kept] == [move.text for move in session.table.moves]
        return at_random(len(kept))(prompt, words)

    session, _ = sit_down(path, Script(answer=check), seats=3)
    session.run()
    assert session.table.is_over
    assert [file.name for file in tmp_path.iterdir()] == ["game.txt"]


def test_a_game_that_goes_on_ends_like_one_that_was_never_left(tmp_path):
    straight, _ = sit_down(tmp_path / "straight", Script(answer=lambda p, w: w[0] if len(w) > 1 else ""), seats=3)
    straight.run()
    answers = iter(range(1000))

    def leave_often(prompt, words):
        if next(answers) % 5 == 4:
            raise EOFError
        return words[0] if len(words) > 1 else ""

    left, _ = sit_down(tmp_path / "left", Script(answer=leave_often), seats=3)
    left.run()
    while not left.table.is_over:
        table = fogcity.replay((tmp_path / "left").read_text())
        left, _ = resume(tmp_path / "left", Script(answer=leave_often), table)
        left.run()
    assert (tmp_path / "left").read_text() == (tmp_path / "straight").read_text()


def test_sharing_a_keyboard_hides_every_hand_from_the_others(tmp_path):
    keyboard = Script()
    shown = shown_at_prompts(tmp_path / "game.txt", "cablecar", 3, keyboard)
    passing = [text for prompt, text in shown if prompt.startswith("Pass the keyboard")]
    assert len(passing) > 50
    assert keyboard.forgotten == len(passing)
    for text in passing:
        # What came before is wiped, and can not be scrolled back to either.
        after = text.rpartition("\x1b[3J")[2]
        assert after != text
        assert "in hand" not in after
        assert " into your hand" not in after


def test_one_person_alone_is_never_asked_to_pass_the_keyboard(tmp_path):
    keyboard = Script(answer=at_random())
    session, _ = sit_down(tmp_path / "game.txt", keyboard, seats=4)
    session.run()
    assert not [prompt for prompt in keyboard.prompts if prompt.startswith("Pass")]


def test_who_sits_where_is_read_from_the_record():
    game = fogcity.game("cablecar")
    players = players_of(fogcity.Table(game, 2, 1, {}, {"players": "gripman:hard, human"}))
    assert players == ["gripman:hard", "human"]
    assert humans_of(players) == [1]
    assert players_of(fogcity.Table(game, 2, 1, {}, {"players": "Ann, Bob"})) is None
    assert players_of(fogcity.Table(game, 2, 1)) is None


def test_new_games_get_new_names(tmp_path):
    first = new_path(tmp_path, "cablecar")
    first.write_text("")
    assert new_path(tmp_path, "cablecar") != first


def test_a_place_that_cannot_be_written_to_is_told(tmp_path):
    (tmp_path / "file").write_text("")
    save = SaveFile(tmp_path / "file" / "game.txt")
    with pytest.raises(fogcity.FogCityError, match="cannot be saved"):
        save.write(fogcity.Table(fogcity.game("cablecar")))


def full_disk(monkeypatch, calls):
    """The disk is full for these writes of all, counted from 0."""
    real, count = SaveFile.write, iter(range(1000))

    def write(self, table):
        if next(count) in calls:
            raise fogcity.FogCityError("the game cannot be saved: no room")
        real(self, table)

    monkeypatch.setattr(SaveFile, "write", write)


def test_a_full_disk_does_not_end_the_game_and_is_told_while_it_lasts(tmp_path, monkeypatch):
    session, file = sit_down(tmp_path / "game.txt", Script(["b1", "board", "draw", "board"]))
    full_disk(monkeypatch, [0, 1])  # two actions, then there is room again
    assert session.run()
    tables = file.getvalue().split("tiles in the supply")
    assert ["no room" in table for table in tables] == [False, False, True, True, False, False]
    assert is_kept(session, file)


def test_leaving_with_a_full_disk_says_that_the_game_is_not_saved(tmp_path, monkeypatch):
    session, file = sit_down(tmp_path / "game.txt", Script(["b1", "quit"]))
    full_disk(monkeypatch, range(1000))
    assert not session.run()
    assert file.getvalue().endswith("The game is NOT saved: the game cannot be saved: no room.\n")
    assert "The game is saved" not in file.getvalue()


def test_ending_with_a_full_disk_says_that_the_record_is_not_saved(tmp_path, monkeypatch):
    session, file = sit_down(tmp_path / "game.txt", Script(), humans=())
    full_disk(monkeypatch, range(1000))
    assert not session.run()
    assert "The record is NOT saved" in file.getvalue()


def test_a_game_that_is_left_before_anything_happened_leaves_no_file(tmp_path):
    session, _ = sit_down(tmp_path / "games" / "game.txt", Script(["quit"]))
    assert session.run()
    assert list((tmp_path / "games").iterdir()) == []


def test_a_file_that_somebody_else_has_changed_is_left_alone(tmp_path):
    path = tmp_path / "game.txt"
    first, _ = sit_down(path, Script(["b1"]))
    first.run()
    one, _ = resume(path, Script(["draw"]), fogcity.replay(path.read_bytes()))
    other, file = resume(path, Script(["draw"]), fogcity.replay(path.read_bytes()))
    other.table.tags["event"] = "at the other window"
    assert one.run()
    kept = path.read_bytes()
    assert not other.run()
    assert path.read_bytes() == kept
    assert "another program has changed the file" in " ".join(file.getvalue().split())


def test_a_mistake_at_a_terminal_stands_under_a_fresh_table(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["foo"]), terminal=True)
    session.run()
    last = file.getvalue().split("\x1b[2J")[-1]
    assert "##############" in last
    assert "not 'foo'" in last


def test_those_who_watch_at_a_terminal_see_every_turn(tmp_path):
    keyboard = Script(["", "", "end"])
    session, _ = sit_down(tmp_path / "game.txt", keyboard, humans=(), terminal=True)
    assert session.run()
    assert session.table.is_over
    assert len(keyboard.prompts) == 3


def test_help_tells_only_what_this_table_has_and_comes_in_pages(tmp_path):
    for name, options, words in (
        ("cablecar", {}, {"swap": False, "pass": False, "r90": False, "worth": False}),
        ("company", {"rotation": True}, {"swap 30 blind": True, "pass": True, "r90": True, "?": True, "on top": True}),
    ):
        session, file = sit_down(tmp_path / name, Script(["help", "", "", "quit"]), name, terminal=True, **options)
        session.console.size = (80, 24)
        session.run()
        text = next(page for page in file.getvalue().split("\x1b[2J") if "What you can do" in page)
        assert {word: word in " ".join(text.split()) for word in words} == words
        assert text.count("\n") <= (24 if name == "cablecar" else 30)


def test_the_turn_of_a_tile_that_looks_the_same_turned_is_not_suggested(tmp_path):
    game = fogcity.game("cablecar")
    position = "seats 2 rotation=yes\n" + ". . . . . . . .\n" * 3 + ". . . # # . . .\n" * 2 + ". . . . . . . .\n" * 3
    for tile, turned in (("SWNE", False), ("SNWE", True)):
        view = game.view(game.position(f"{position}hand 1 {tile}\n"), 0)
        assert (" r" in hint(game, view)) == turned


def test_a_pipe_repeats_what_it_reads_without_control_characters(monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO("b1\n\x1b[2Jdraw"))
    pipe = Pipe()
    assert pipe.ask("> ") == "b1"
    assert pipe.ask("> ") == " [2Jdraw"
    with pytest.raises(EOFError):
        pipe.ask("> ")
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(("name", "options"), [("cablecar", {"hand": 2}), ("company", {"rotation": True})])
def test_whatever_a_player_asks_the_answers_do_not_hang_on_what_is_hidden(tmp_path, name, options):
    game = fogcity.game(name)
    table = fogcity.Table(game, 2, 3, options)
    rng = np.random.default_rng(8)
    while len(table.moves) < 30 or game.turn(table.state) != 0 or table.state["drawn"] >= 0:
        table.act(int(rng.choice(game.legal(table.state))))
    lays = [game.text(table.state, int(action)) for action in game.legal(table.state)][:3]
    questions = ["help", "log", "spaces", f"spaces {lays[0].split()[0]}", "size full", "record", "swap 30 x"]
    questions += [f"line {station}" for station in range(1, 33, 4)] + [f"try {lay}" for lay in lays]
    view = game.view(table.state, 0)
    states = [table.state, game.guess(view, 1), game.guess(view, 2)]
    told = answers(tmp_path / "game.txt", questions, table, states)
    assert told[0] == told[1] == told[2]


def test_a_terminal_that_cannot_wipe_gets_no_escape_codes(tmp_path, monkeypatch):
    monkeypatch.setenv("TERM", "dumb")
    session, file = sit_down(tmp_path / "game.txt", Script(["", "foo"]), humans=(0, 1), terminal=True)
    session.run()
    assert "\x1b" not in file.getvalue()
    assert file.getvalue().startswith("\n" * 20)


def test_the_log_can_be_read_at_the_pause(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["draw", "b1", "log", "rules", ""]))
    session.run()
    assert "  1  You " in file.getvalue()
    assert "Expected Enter alone" not in file.getvalue()


@pytest.mark.parametrize(("name", "told"), [("cablecar", "doubles its points"), ("company", "profit has reached 25")])
def test_the_rules_are_told_at_the_table(tmp_path, name, told):
    options = {"exchange_until": 25} if name == "company" else {}
    session, file = sit_down(tmp_path / "game.txt", Script(["rules"]), name, **options)
    session.run()
    assert told in " ".join(file.getvalue().split())


@pytest.mark.parametrize("humans", [(0,), (0, 2)])
def test_a_game_that_goes_on_tells_what_has_happened_since_ones_last_turn(tmp_path, humans):
    first, _ = sit_down(tmp_path / "game.txt", Script(["b1"] if humans == (0,) else ["", "b1"]), "cablecar", humans, 3)
    first.run()
    table = fogcity.replay((tmp_path / "game.txt").read_bytes())
    session, file = resume(tmp_path / "game.txt", Script(), table, humans)
    session.run()
    laid = "Yellow ★ lays SWEN on b1" if len(humans) > 1 else "You lay SWEN on b1"
    assert laid in file.getvalue()
    assert "Blue ◆ lays" in file.getvalue()


def test_news_that_are_too_long_for_a_list_have_a_row_for_each_turn():
    turns = [f"Seat {seat} takes a card.\nSeat {seat} takes another." for seat in (2, 3, 4)]
    page = Page(Console(width=80), 24, 80, Size.AUTO, [])

    def told(rows):
        file = io.StringIO()
        Console(file=file, width=80).print(page.news(Scene(None, turns), rows, 80))
        return [line.strip() for line in file.getvalue().strip().split("\n")]

    assert len(told(6)) == 6
    assert told(5) == told(3) == [f"- Seat {seat} takes a card. Seat {seat} takes another." for seat in (2, 3, 4)]
    assert told(2)[0].startswith("- … 1 more: `log`. Seat 3 takes a card.")
    assert told(2)[1].startswith("- Seat 4 takes a card.")
