"""Games without a face of their own: the position as text, and a list of actions."""

import re

import numpy as np
import pytest

import fogcity
from fogcity.core.events import Event
from fogcity.terminal.drawing.page import Size
from fogcity.terminal.face import find_face
from fogcity.terminal.replay_viewer import ReplayViewer
from fogcity.terminal.text_face import PlainEventTexts, TextFace
from tests.helpers.terminal import Script, answers, drawn, make_console, printed, random_table, resume, sit_down

NOTICE = "This game has no board in the terminal"
GAMES = ["cablecar", "company", "ticket"]


@pytest.fixture(autouse=True)
def _no_faces(monkeypatch):
    for name in GAMES:
        monkeypatch.setattr(type(fogcity.game(name)), "parts", {})


def by_number(seed=0):
    """A player who chooses any action by its number; the prompt's words list legal actions first."""
    rng = np.random.default_rng(seed)

    def answer(prompt, words):
        return str(rng.integers(1, words.index("help") + 1)) if "help" in words else ""

    return answer


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_played_by_numbers_saved_and_scored(tmp_path, name):
    session, file = sit_down(tmp_path / "game.txt", Script(answer=by_number()), name, (0,), 3)
    assert session.run()
    assert session.table.is_over
    text = file.getvalue()
    assert text.count(NOTICE) == 1
    assert "Final points" in text
    assert re.search(r"(win|wins|share the win)\.\n", text)
    again = fogcity.replay((tmp_path / "game.txt").read_text())
    assert again.state.tobytes() == session.table.state.tobytes()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("foo", "not 'foo'; `list` shows all actions."),
        ("0", "Expected a number from 1 to 27, not '0'."),
        ("99", "Expected a number from 1 to 27, not '99'."),
        ("SWEN b2", "b2 touches neither"),
        ("g", "'g' could be 6) SWEN g1 or 26) SWEN g8."),
        ("swen", "26 of 27 actions contain 'swen'. Type a number to choose one."),
        ("list g", "2 of 27 actions contain 'g'. Type a number to choose one."),
        ("list", "All actions. Type a number to choose one."),
        ("list zzz", "No action contains 'zzz'; `list` shows all actions."),
        ("position", "hand 1 SWEN"),
        ("yes", "Yes to what?"),
        ("undo", "You have done nothing yet that could be taken back"),
        ("log", "Nothing has happened yet"),
        ("help", "take the first action of the list"),
        ("record", "After the first action, the game is saved in"),
    ],
)
def test_every_answer_says_what_was_wrong_or_asked(tmp_path, typed, told):
    session, file = sit_down(tmp_path / "game.txt", Script([typed]))
    session.run()
    assert told in " ".join(file.getvalue().split())
    assert session.table.moves == []


@pytest.mark.parametrize(("typed", "text"), [("1", "SWEN b1"), ("swen  B1", "SWEN b1"), ("dr", "draw")])
def test_an_action_is_chosen_by_number_by_text_or_by_its_beginning(tmp_path, typed, text):
    session, _ = sit_down(tmp_path / "game.txt", Script([typed]))
    session.run()
    assert session.table.moves[0].text == text


def test_numbers_are_texts_if_the_game_has_such_actions(monkeypatch):
    game = fogcity.game("cablecar")
    monkeypatch.setattr(type(game), "text", lambda _self, _s, action: str(action + 5))
    view = game.view(game.deal(2, 1), 0)
    assert TextFace(game).read_action(view, str(game.legal(view)[0] + 5)) == str(game.legal(view)[0] + 5)
    answer = TextFace(game).commands["list"](view, [])
    assert "Type a whole text" in printed(answer.pages)


def test_an_action_may_have_the_name_of_a_command(tmp_path, monkeypatch):
    game = fogcity.game("cablecar")
    text, parse = game.text, game.parse
    monkeypatch.setattr(type(game), "text", lambda _self, s, a: "log" if text(s, a) == "draw" else text(s, a))
    monkeypatch.setattr(type(game), "parse", lambda _self, s, t: parse(s, "draw" if t == "log" else t))
    session, _ = sit_down(tmp_path / "game.txt", Script(["log"]))
    session.run()
    assert [move.text for move in session.table.moves] == ["log"]


def test_a_choice_can_be_taken_back(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["draw", "1", "undo"]))
    session.run()
    assert re.search(r"`\w{4} \w\d` was taken back", file.getvalue())
    assert [move.text for move in session.table.moves] == ["draw"]


def test_a_game_that_was_left_is_resumed(tmp_path):
    path = tmp_path / "game.txt"
    session, file = sit_down(path, Script(["1"]))
    session.run()
    assert "The game is saved. To resume it:" in file.getvalue()
    again, file = resume(path, Script(answer=by_number(1)), fogcity.replay(path.read_text()))
    again.run()
    assert "You: tile laid (tile SWEN, space b1, turned 0)." in file.getvalue()
    assert again.table.is_over


def test_a_record_is_shown_turn_by_turn(tmp_path):
    table = random_table(30, 3)
    console, file = make_console()
    ReplayViewer(table, console).step(Script(["", "2", "b", "q"]))
    text = file.getvalue()
    assert text.count(NOTICE) == 1
    for when in ("before turn 1", "after turn 1 of", "after turn 2 of"):
        assert when in text
    assert "Seat 1: " in text


def test_events_are_described_by_their_fields():
    class CardsPassed(Event):
        seat: int
        cards: dict[str, int]
        to_all: bool = True
        unseen: str | None = None
        winners: tuple[int, ...] = ()

    class RoundOver(Event):
        pass

    event = CardsPassed(1, {"red": 2, "ferry": 1}, winners=(0, 1))
    told = PlainEventTexts(0).lines([event, RoundOver()])
    assert told == ["Seat 2: cards passed (cards 2 red and 1 ferry, to all, winners You and Seat 2).", "Round over."]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20), (140, 45)])
def test_the_table_fits_the_terminal_with_the_prompt_and_an_error(name, seats, width, height):
    table = fogcity.Table(fogcity.game(name), seats, 3)
    rng = np.random.default_rng(3)
    for _ in range(60):
        table.act(int(rng.choice(table.game.legal(table.state))))
        if table.is_over:
            break
        seat = table.game.turn(table.state)
        text = drawn(table, seat, width, height, Size.AUTO, terminal=True, notes=["An error."], asks=True)
        lines = text.rstrip("\n").split("\n")
        assert len(lines) < height
        assert max(map(len, lines)) <= width
        assert "Type a number or an action" in text


def test_tables_that_differ_only_in_what_is_hidden_look_the_same(tmp_path):
    for name in GAMES:
        table = fogcity.Table(fogcity.game(name), 3, 5)
        rng = np.random.default_rng(5)
        while len(table.moves) < 20 or table.game.turn(table.state) != 0:
            table.act(int(rng.choice(table.game.legal(table.state))))
        view = table.game.view(table.state, 0)
        states = [table.game.guess(view, seed) for seed in range(3)]
        shown = answers(tmp_path / "game.txt", ["list", "position", "log", "help"], table, states)
        assert shown[0] == shown[1] == shown[2]


def test_a_spectator_is_shown_no_actions():
    table = random_table(12, 2)
    text = drawn(table, None, 80, 40, terminal=True)
    assert "Type a number" not in text
    assert isinstance(find_face(table.game), TextFace)
