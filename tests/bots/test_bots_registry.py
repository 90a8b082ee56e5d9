"""Bots are found by name, by level and budget, in files and in packages; what cannot be had is told in one line."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import fogcity
from fogcity.bots import registry as finding
from fogcity.bots.bot import Budget
from fogcity.bots.registry import bots, code_of, different, find_bot, parse_spec
from fogcity.bots.tourist import Tourist
from tests.helpers import TESTS

BOTS = TESTS / "helpers/arena_bots.py"
GAME = fogcity.game("cablecar")
DEFAULT = Budget(seconds=0.5)


def find(text: str) -> finding.Entrant:
    return find_bot(text, GAME, DEFAULT)


OWN = ["tourist", "conductor", "motorman", "playout-gripman", "gripman"]


def test_built_in_bots_come_first() -> None:
    assert bots()[:5] == OWN


def test_a_bot_by_name_has_the_default_budget() -> None:
    found = find("Tourist")
    assert isinstance(found.bot, Tourist)
    assert (found.budget, found.name) == (DEFAULT, "tourist")


@pytest.mark.parametrize(
    ("text", "budget"),
    [("tourist:200ms", Budget(0.2)), ("tourist:5000p", Budget(None, 5000)), ("tourist:2s", Budget(2))],
)
def test_a_budget_may_stand_behind_the_name(text: str, budget: Budget) -> None:
    found = find(text)
    assert (found.budget, found.name) == (budget, text)


def test_a_level_is_a_budget_with_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Tourist, "levels", {"calm": Budget(3)})
    assert find("tourist:calm").budget == Budget(3)
    with pytest.raises(fogcity.FogCityError, match="levels of tourist: calm"):
        find("tourist:wild")


def test_a_class_in_a_file() -> None:
    found = find(f"{BOTS}:First:50p")
    assert (type(found.bot).__name__, found.budget, found.name) == ("First", Budget(None, 50), "first:50p")


def test_a_path_is_made_whole_so_that_it_is_found_from_anywhere() -> None:
    assert parse_spec("some/bot.py:X").file == str(Path("some/bot.py").absolute())
    assert str(parse_spec("gripman:200ms")) == "gripman:200ms"


def test_names_are_one_line_and_short() -> None:
    name = find(f"{BOTS}:Hostile").name
    assert name.isprintable()
    assert len(name) <= 40


def test_equal_names_are_told_apart() -> None:
    assert different(["a", "b", "a", "a"]) == ["a", "b", "a #2", "a #3"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("turist", "did you mean tourist?"),
        ("xyzzy", "there are: tourist"),
        ("", "expected the name of a bot"),
        ("tourist:soon", "a budget is a time"),
        ("nowhere/bot.py:X", "there is no file"),
        (str(BOTS), "which class"),
        (f"{BOTS}:Nobody", "there is no class Nobody"),
        (f"{BOTS}:NoBot", "is not a bot"),
        (f"{BOTS}:CannotBeMade", "no such luck"),
        (f"{BOTS}:Unfinished", "does not define choose"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(text: str, reason: str) -> None:
    with pytest.raises(fogcity.FogCityError) as error:
        find(text)
    assert reason in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("code", "reason"),
    [("def x(:\n", "line 1"), ("import nothing_of_this_name", "nothing_of_this_name"), ("1 / 0", "line 1")],
)
def test_a_file_that_does_not_run(code: str, reason: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.py"
    path.write_text(code)
    with pytest.raises(finding.UnknownBot, match=reason):
        find(f"{path}:X")


def test_bots_of_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_plug_ins(group: str) -> dict[str, EntryPoint]:
        points = [
            EntryPoint("guest", "fogcity.bots.tourist:Tourist", group),
            EntryPoint("tourist", "fogcity.bots.bot:Budget", group),
            EntryPoint("broken", "no_such_package:Bot", group),
        ]
        return {point.name: point for point in points}

    monkeypatch.setattr(finding, "find_plug_ins", find_plug_ins)
    assert bots() == [*OWN, "broken", "guest"]
    assert isinstance(find("guest").bot, Tourist)
    assert isinstance(find("tourist").bot, Tourist), "a package cannot replace a built-in bot"
    with pytest.raises(finding.UnknownBot, match="the bot broken of no_such_package:Bot cannot be loaded"):
        find("broken")


def test_changed_code_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text("x = 1")
    before = code_of(f"{path}:X", GAME)
    assert code_of(f"{path}:X", GAME) == before != ""
    path.write_text("x = 2")
    assert code_of(f"{path}:X", GAME) != before
    assert code_of("tourist", GAME) == code_of("conductor", GAME) != ""
    assert code_of("motorman", GAME) == code_of("gripman:2s", GAME) not in ("", code_of("tourist", GAME))


def test_changed_weights_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = code_of("gripman", GAME), code_of("playout-gripman", GAME)
    monkeypatch.setattr(finding, "weights_digest", lambda _: "others")
    assert code_of("gripman", GAME) != before[0]
    assert code_of("playout-gripman", GAME) == before[1]


def test_a_bot_may_refuse_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    known: Any = ("ticket",)
    monkeypatch.setattr(Tourist, "games", known)
    with pytest.raises(fogcity.FogCityError, match="plays ticket, not cablecar"):
        find("tourist")
