"""`fogcity review`: what a review shows in the terminal, as JSON and as a page."""

from __future__ import annotations

import html.parser
import io
import json
import re
from typing import Any

import numpy as np
import pexpect
import pytest
from rich.console import Console

import fogcity
from fogcity.core.table import Table
from fogcity.study import review
from fogcity.terminal.review.report import Report
from fogcity.terminal.review.words import SIGNS, Words
from tests.helpers.command import is_one_line
from tests.helpers.terminal import at_keyboard

GAMES = ("cablecar", "company", "ticket")
ACTIONS = 24
QUICK = ("--effort", 0.03, "--cores", 1)
MOVE_FIELDS = {"number", "seat", "played", "best", "loss", "ci95", "mark", "luck"}


def begun(game: str, actions: int = ACTIONS, seats: int = 2) -> Table:
    """A game between players who act at random, and so make mistakes."""
    table = fogcity.Table(fogcity.game(game), seats, 5, tags={"players": ", ".join(["Ann", "Bo", "Cy"][:seats])})
    rng = np.random.default_rng(3)
    for _ in range(actions):
        table.act(int(rng.choice(table.game.legal(table.state))))
    return table


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest) -> Table:
    return begun(request.param, 40 if request.param == "company" else ACTIONS)  # less is lost in early exchanges


@pytest.fixture
def file(table: Table, tmp_path: Any) -> Any:
    (tmp_path / "begun.txt").write_text(table.record_text())
    return tmp_path / "begun.txt"


class Page(html.parser.HTMLParser):
    """What is in a page: tags, the values of attributes, and whether every tag is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in ("meta", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [value for key, value in self.attributes if key == name]


# ---- what is found


def test_json_has_what_scripts_rely_on(run: Any, table: Table, file: Any) -> None:
    ended = run("review", file, *QUICK, "--json")
    data = json.loads(ended.out)
    assert ended.code == 0
    assert all(" left" in line for line in ended.err.splitlines()), "there is nothing but progress"
    assert (data["game"], data["seats"]) == (table.game.name, 2)
    assert [move["number"] for move in data["moves"]] == list(range(1, len(table.moves) + 1))
    assert [move["played"] for move in data["moves"]] == [move.text for move in table.moves]
    assert [move["seat"] for move in data["moves"]] == [move.seat for move in table.moves]
    assert all(set(move) >= MOVE_FIELDS for move in data["moves"])
    assert [player["seat"] for player in data["players"]] == [0, 1]
    assert all(set(player) >= {"seat", "accuracy", "luck"} for player in data["players"])


def test_the_terminal_shows_chart_moments_marks_and_players(run: Any, table: Table, file: Any) -> None:
    data = json.loads(run("review", file, *QUICK, "--json").out)
    ended = run("review", file, *QUICK)
    assert ended.code == 0
    assert "\x1b" not in ended.out
    assert "█" in ended.out
    headings = ("Review of", "Decisive moments", "Marked actions", "Players")
    assert [ended.out.count(heading) for heading in headings] == [1, 1, 1, 1]
    assert "not over yet" in ended.out
    marked = [move for move in data["moves"] if move["mark"]]
    assert marked, "random players make mistakes"
    listed = re.findall(r"^ +(\d+) +(\d+)  .*?(\?!|\?\?|\?) (\w+) ", ended.out, re.MULTILINE)
    turns = [str(table.moves[move["number"] - 1].turn) for move in marked]
    wanted = [
        (str(move["number"]), turn, SIGNS[move["mark"]], move["mark"]) for move, turn in zip(marked, turns, strict=True)
    ]
    assert listed == wanted
    assert ended.out.count(" played  ") == ended.out.count(" better  ") == len(marked)
    assert "Ann (" in ended.out


def test_all_lists_every_action(run: Any, tmp_path: Any) -> None:
    (tmp_path / "begun.txt").write_text(begun("cablecar", 12).record_text())
    shown = run("review", "begun.txt", *QUICK, "--all").out
    assert "All actions" in shown
    assert re.findall(r"^ +(\d+) +\d+  ", shown, re.MULTILINE) == [str(number) for number in range(1, 13)]


def test_a_finished_game_has_results_with_and_without_luck(run: Any, tmp_path: Any) -> None:
    game = fogcity.Table(fogcity.game("company"), 2, 5)
    rng = np.random.default_rng(1)
    while not game.is_over:
        game.act(int(rng.choice(game.game.legal(game.state))))
    (tmp_path / "game.json").write_bytes(game.record().to_json())
    data = json.loads(run("review", "game.json", "--effort", 0.02, "--json").out)
    assert sum(player["result"] for player in data["players"]) == pytest.approx(1)
    assert sum(player["adjusted"] for player in data["players"]) == pytest.approx(1, abs=1e-3)
    shown = run("review", "game.json", "--effort", 0.02, "--hindsight").out
    assert "100 %" in shown.split("Players")[1]
    assert "not over yet" not in shown
    assert "Nobody could know it" in " ".join(shown.split("With everything known")[1].split())


def test_a_review_without_hindsight_does_not_mention_it(run: Any, file: Any) -> None:
    assert "everything known" not in run("review", file, *QUICK).out


def test_standard_input_and_effort(run: Any) -> None:
    text = begun("cablecar", 6).record_text()
    little = json.loads(run("review", "-", *QUICK, "--json", stdin=text).out)
    more = json.loads(run("review", "-", "--effort", 0.2, "--json", stdin=text).out)
    assert sum(move["samples"] for move in more["moves"]) > sum(move["samples"] for move in little["moves"])


# ---- one seat


def with_other_secrets(table: Table, seat: int) -> Table:
    """The same table with everything that a seat cannot know replaced: hidden things, and what others thought of."""
    game, rng = table.game, np.random.default_rng(9)

    def changed(s: Any) -> Any:
        return game.guess(game.view(s, seat), rng)

    other = begun(game.name, 0, table.seats)
    for move in table.moves:
        own = move.seat == seat
        kept = {} if own else {"action": -1, "text": "?"}
        other.moves.append(move._replace(before=changed(move.before), after=changed(move.after), **kept))
    other._state = changed(table.state)
    return other


def test_the_review_of_a_hidden_seat_depends_only_on_what_it_knows(
    run: Any, table: Table, file: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(begun(table.game.name, 14).record_text())
    arguments = ("review", file, *QUICK, "--seat", 2, "--all")
    shown = run(*arguments, "--html", "one.html").out
    data = run(*arguments, "--json").out
    monkeypatch.setattr(
        "fogcity.terminal.review.command.replay_file", lambda *_: with_other_secrets(begun(table.game.name, 14), 1)
    )
    assert run(*arguments, "--html", "other.html").out == shown
    assert run(*arguments, "--json").out == data
    assert (tmp_path / "other.html").read_text() == (tmp_path / "one.html").read_text()
    assert {move["seat"] for move in json.loads(data)["moves"]} == {1}
    assert "Ann" not in shown


# ---- the page


def test_the_page_needs_nothing_else(run: Any, table: Table, file: Any, tmp_path: Any) -> None:
    data = json.loads(run("review", file, *QUICK, "--html", "review.html", "--json").out)
    text = (tmp_path / "review.html").read_text()
    page = Page(text)
    assert page.open == []
    assert not {"script", "link", "iframe", "img", "image", "object", "embed"} & set(page.tags)
    assert all(value.startswith("#") for value in page.values("href"))
    assert "http" not in text
    assert "@import" not in text
    assert re.findall(r"url\((?!#)", text) == []
    assert not [name for name, _ in page.attributes if name.startswith("on") or name == "src"]
    marked = [move for move in data["moves"] if move["mark"]]
    assert page.tags.count("article") == len(marked)
    assert [name for name in page.values("id") if name.startswith("action-")] == [
        f"action-{move['number']}" for move in marked
    ]
    boards = text.count('<svg viewBox="0 0 640')
    assert len(marked) <= boards <= 2 * len(marked)
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text
    assert {value[1:] for value in page.values("href")} <= set(page.values("id"))


def test_the_page_has_the_curve_as_a_table(run: Any, file: Any, tmp_path: Any) -> None:
    data = json.loads(run("review", file, *QUICK, "--html", "review.html", "--json").out)
    rows = (tmp_path / "review.html").read_text().split("The same as a table")[1].split("</details>")[0]
    last = [f"{100 * chance:.0f} %" for chance in data["curve"][-1]]
    assert rows.count("<tr>") == len(data["curve"]) + 1
    assert rows.rstrip().removesuffix("</tr>").count(f'<td class="">{last[0]}</td>') >= 1


def test_what_an_action_adds_to_the_board_is_marked(run: Any, tmp_path: Any) -> None:
    (tmp_path / "begun.txt").write_text(begun("cablecar").record_text())
    run("review", "begun.txt", *QUICK, "--html", "review.html")
    text = (tmp_path / "review.html").read_text()
    assert '<g class="new">' in text
    assert "Played: " in text
    assert "Better: " in text


def test_names_in_a_page_are_escaped(run: Any, tmp_path: Any) -> None:
    table = begun("cablecar", 4)
    table.tags["players"] = "<script>alert(1)</script>, B&B"
    (tmp_path / "begun.txt").write_text(table.record_text())
    run("review", "begun.txt", *QUICK, "--html", "review.html")
    text = (tmp_path / "review.html").read_text()
    assert "<script" not in text
    assert "B&amp;B" in text


# ---- output


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_report_fits_the_terminal(table: Table, width: int) -> None:
    words = Words(table, review(table, effort=0.02, cores=1))
    console = Console(file=io.StringIO(), width=width, color_system=None)
    Report(words, console).print()
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined] # it is a StringIO
    assert max(map(len, lines)) <= max(width, 80)


def test_ascii_where_the_output_has_no_unicode(table: Table) -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii", errors="strict")
    words = Words(table, review(table, effort=0.02, cores=1))
    Report(words, Console(file=file, width=100, color_system=None)).print()
    file.seek(0)
    shown = file.read()
    assert "###" in shown
    assert "action  turn  player" in shown


def test_colours_only_on_a_terminal_that_wants_them(tmp_path: Any) -> None:
    (tmp_path / "begun.txt").write_text(begun("cablecar", 4).record_text())
    command = ("review", tmp_path / "begun.txt", "--effort", "0.01")
    coloured = at_keyboard(*command)
    coloured.expect(pexpect.EOF)
    assert "\x1b[1;33m" in coloured.before
    plain = at_keyboard(*command, "--no-color")
    plain.expect(pexpect.EOF)
    assert "\x1b[1;33m" not in plain.before


# ---- errors


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["missing.txt"], "missing.txt: No such file"),
        (["."], "directory"),
        (["garbage.txt"], "garbage.txt: "),
        (["new.txt"], "new.txt: nobody has done anything yet"),
        (["one.txt", "--seat", "2"], "one.txt: seat 2 has done nothing yet"),
        (["one.txt", "--seat", "3"], "there is no seat 3"),
        (["one.txt", "--effort", "0"], "effort"),
        (["one.txt", "--seat", "1", "--hindsight"], "hindsight"),
        (["one.txt", "--html", "nowhere/page.html"], "there is no folder nowhere"),
        (["one.txt", "--html", "."], "is a folder"),
    ],
)
def test_mistakes_are_told_in_one_line(run: Any, tmp_path: Any, arguments: list[str], told: str) -> None:
    (tmp_path / "garbage.txt").write_text("garbage\n")
    (tmp_path / "new.txt").write_text(begun("cablecar", 0).record_text())
    (tmp_path / "one.txt").write_text(begun("cablecar", 1).record_text())
    ended = run("review", *arguments)
    assert (ended.code, ended.out) == (1, "")
    assert told in ended.err
    assert is_one_line(ended.err)


def test_control_c_ends_with_one_line(run: Any, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any, **options: Any) -> None:
        options["report"](1, 2)
        raise KeyboardInterrupt

    (tmp_path / "begun.txt").write_text(begun("cablecar", 4).record_text())
    monkeypatch.setattr("fogcity.terminal.review.command.review_table", interrupted)
    ended = run("review", "begun.txt", "--html", "review.html")
    assert (ended.code, ended.out, ended.err) == (130, "", "Stopped. Nothing is kept.\n")
    assert not (tmp_path / "review.html").exists()
