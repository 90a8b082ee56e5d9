"""The codes of the field `outcome` are those that docs/simulator.md lists."""

from __future__ import annotations

import re

from fogcity.games.ticket import state
from tests.helpers import ROOT

MEANINGS = {
    state.NO_DRAW: "no such draw",
    state.OFFERED: "offered",
    state.FIRST: "kept the first",
    state.SECOND_KEPT: "kept the second",
    state.BOTH: "kept both",
    state.ONLY: "kept the only ticket",
    state.ONE: "in views: kept one of two",
}


def test_the_documentation_lists_every_outcome_of_a_draw_of_tickets() -> None:
    page = (ROOT / "docs/simulator.md").read_text(encoding="utf-8")
    section = page.partition("The codes of `outcome`:")[2].partition("Every hand")[0]
    listed = {int(code): meaning for code, meaning in re.findall(r"^\| (\d) \| (.*) \|$", section, re.MULTILINE)}
    assert sorted(listed) == sorted(MEANINGS)
    assert all(listed[code].startswith(meaning) for code, meaning in MEANINGS.items())
