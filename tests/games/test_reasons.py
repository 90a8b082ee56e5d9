"""Reasons: every id that can be given is described, with what it is about, and no other."""

from __future__ import annotations

import re

import numpy as np
import pytest

import fogcity
from fogcity.core.errors import IllegalAction
from fogcity.core.reasons import reason_of
from tests.helpers import ROOT
from tests.helpers.cases import CASES, Case, random_game

ROW = re.compile(r"^\| `(\w+)` \| `(\w+)` \| (.*?) \| (.*) \|$", re.MULTILINE)


def described():
    page = (ROOT / "docs" / "reasons.md").read_text(encoding="utf-8")
    return {row[0]: (row[1], re.findall(r"`(\w+)`", row[2]), row[3]) for row in ROW.findall(page)}


def test_every_reason_in_the_source_is_described_and_every_other_is_not():
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "src" / "fogcity").rglob("*.py"))
    given = set(re.findall(r'Reason\(\s*"(\w+)"', sources)) | set(re.findall(r'reason="(\w+)"', sources))
    assert given == set(described())


def test_what_a_described_text_speaks_of_is_told():
    for name, (_, arguments, text) in described().items():
        assert set(re.findall(r"{(\w+)", text)) <= set(arguments), name


@pytest.mark.parametrize("case", CASES, ids=str)
def test_reasons_that_games_give_are_as_described(case: Case) -> None:
    game, known = case.game, described()
    for number, (s, _) in enumerate(random_game(case, 5)):
        if number % 7:
            continue
        rng = np.random.default_rng(number)
        legal = set(game.legal(s).tolist())
        for action in {
            *rng.integers(-1, game.num_actions + 1, 60).tolist(),
            *range(game.num_actions - 10)[:20],
        } - legal:
            with pytest.raises(IllegalAction) as error:
                game.play(s, action)
            reason = reason_of(error.value)
            code, arguments, text = known[reason.id]
            assert (code, sorted(reason.about)) == ("illegal", sorted(arguments)), reason
            assert str(error.value) == reason.text
            if not arguments:
                assert reason.text == text


def test_an_action_that_is_no_number_has_a_reason_too():
    game = fogcity.game("cablecar")
    with pytest.raises(IllegalAction) as error:
        game.play(game.deal(), "a1")
    assert reason_of(error.value).id == "no_such_action"
