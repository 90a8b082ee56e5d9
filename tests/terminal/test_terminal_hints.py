"""Hints at the keyboard: where to look, then the best actions, and how many were taken."""

from __future__ import annotations

import re

import pytest

import fogcity
from fogcity.core.record import count_hint
from fogcity.study import hint
from fogcity.study.hints import SHOWN
from tests.helpers.terminal import Script, resume, sit_down

NAMES = fogcity.games()


def told(file) -> str:
    return " ".join(file.getvalue().split())


@pytest.mark.parametrize("name", NAMES)
def test_first_where_to_look_and_then_the_best_actions(tmp_path, name):
    session, file = sit_down(tmp_path / "game.txt", Script(["hint", "hint"]), name)
    session.run()
    game, view = session.game, session.game.view(session.table.state, 0)
    found, text = hint(game, view), told(file)
    assert f"Look at actions of this kind: {found.look.kind}" in text
    assert text.index("`hint` again shows the best ones") < text.index("1. ")
    for number, good in enumerate(found.actions[:SHOWN], 1):
        assert f"{number}. {game.text(view, good.action)} wins {100 * good.chance:.0f} %." in text


@pytest.mark.parametrize("number", [1, 2])
def test_an_action_is_taken_by_its_number(tmp_path, number):
    session, _ = sit_down(tmp_path / "game.txt", Script(["hint", "hint", str(number), ""]))
    best = hint(session.game, session.game.view(session.table.state, 0)).actions
    session.run()
    assert session.table.moves[0].action == best[number - 1].action


def test_they_are_counted_once_for_each_decision_and_level_and_stay_counted(tmp_path):
    keyboard = Script(["hint", "hint", "hint", "hint", "b1", "undo", "hint", "c1", "", "hint"])
    session, _ = sit_down(tmp_path / "game.txt", keyboard)
    session.run()
    record = (tmp_path / "game.txt").read_text()
    assert '[hints "3, 0"]' in record
    assert '[takebacks "1"]' in record
    assert fogcity.replay(record).tags["hints"] == "3, 0"


def test_a_game_that_is_resumed_counts_on(tmp_path):
    path = tmp_path / "game.txt"
    first, _ = sit_down(path, Script(["hint", "b1", ""]))
    first.run()
    again, _ = resume(path, Script(["hint", "hint"]), fogcity.replay(path.read_text()))
    again.run()
    assert '[hints "3, 0"]' in path.read_text()


@pytest.mark.parametrize("noted", ["nonsense", "", "1, x", "1", "-1, 0"])
def test_a_tag_that_cannot_be_read_counts_as_none(noted):
    tags = {"hints": noted}
    count_hint(tags, 1, 2)
    assert tags["hints"] == ("1, 1" if noted.startswith("1") else "0, 1")


def test_without_a_hint_the_record_says_nothing_of_them(tmp_path):
    session, _ = sit_down(tmp_path / "game.txt", Script(["b1", ""]))
    session.run()
    assert "hints" not in (tmp_path / "game.txt").read_text()


def test_there_are_none_while_several_people_play(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["", "hint"]), "cablecar", (0, 1))
    session.run()
    assert "Hints are for one person against bots" in told(file)
    assert "hints" not in session.table.tags


def test_the_help_tells_of_them(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["help"]))
    session.run()
    assert re.search(r"hint\s+where to look", file.getvalue())
