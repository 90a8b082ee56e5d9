"""Which bots clients of a server may ask for, and in which form."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

import pytest

import fogcity
from fogcity.bots.bot import Budget
from fogcity.bots.registry import find_bot
from fogcity.server.bots.specs import allowed_bot, check_spec
from tests.helpers import server_bots
from tests.helpers.guest_bots import installed

GAME = fogcity.game("cablecar")


@pytest.fixture(scope="module", autouse=True)
def package(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A package with bots is installed."""
    with installed(tmp_path_factory.mktemp("installed")):
        yield


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("tourist", "tourist"),
        (" Conductor:2s ", "conductor"),
        ("gripman", "gripman:medium"),
        ("Gripman:EXPERT", "gripman:expert"),
        ("gripman:0.2s", "gripman:200ms"),
        ("gripman:5000", "gripman:5000p"),
        ("gripman:200000p", "gripman:200000p"),
        ("gripman:10s", "gripman:10s"),
        ("first", "first:medium"),
        ("first:2s", "first:2s"),
    ],
)
def test_a_bot_is_written_in_one_way(spec: str, told: str) -> None:
    assert check_spec(spec, GAME) == told
    assert check_spec(told, GAME) == told


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        (f"{inspect.getfile(server_bots)}:First", "expected a bot in at most|bots in files"),
        ("bot.py:First", "bots in files cannot be used here; there are: tourist"),
        ("bot.py:First:2s", "bots in files"),
        ("~nobody/bot.PY", "bots in files"),
        ("../tourist", "there is no bot '../tourist'; there are: tourist"),
        ("", "expected the name of a bot"),
        ("x" * 1000, "at most 80 letters"),
        (None, "not NoneType"),
        (["tourist"], "not list"),
        ("gripman:soon", "levels of gripman: beginner, easy, medium"),
        ("gripman:\x1b[2J", "a budget is a time"),
        ("gripman:11s", "at most 10s or 200000p for a move here, not 11s"),
        ("gripman:200001p", "at most 10s or 200000p for a move here, not 200001p"),
        ("first:forever", "at most 10s"),
    ],
)
def test_what_may_not_be_asked_for(spec: Any, reason: str) -> None:
    with pytest.raises(fogcity.BadOption, match=reason) as error:
        check_spec(spec, GAME)
    assert str(error.value).isprintable()


@pytest.mark.parametrize("name", fogcity.games())
def test_anybody_may_choose_any_level_of_the_gripman(name: str) -> None:
    game = fogcity.game(name)
    levels = find_bot("gripman", game, Budget()).bot.levels
    assert list(levels) == ["beginner", "easy", "medium", "advanced", "hard", "very-hard", "expert"]
    bots = [allowed_bot(f"gripman:{level}", game) for level in levels]
    assert not any(bot.long for bot in bots)
    assert [bot.text for bot in bots] == [f"gripman:{level}" for level in levels]
