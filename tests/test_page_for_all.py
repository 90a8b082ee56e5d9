"""The page is for everybody: no barriers that axe-core finds, and nothing to scroll sideways on a small phone."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tests.browsing import DESKTOP
from tests.page_screens import screens
from tests.playing_page import TOUCH

AXE = Path(__file__).parent.parent / "web/node_modules/axe-core/axe.min.js"
GRAVE = ("serious", "critical")


@cache
def axe() -> str:
    return AXE.read_text()


@pytest.mark.parametrize(
    "about",
    [{"viewport": DESKTOP, "color_scheme": "light"}, {**TOUCH, "color_scheme": "dark"}],
    ids=["desktop-light", "phone-dark"],
)
def test_axe_finds_no_barriers(visit, finished_table, about):
    guest = visit(bypass_csp=True, **about)
    found = []
    for screen in screens(guest, finished_table["table"]):
        if guest.page.evaluate("() => !window.axe"):
            guest.page.evaluate(axe())
        told = guest.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
        found += [
            f"{screen}: {one['id']}: {one['help']}: {[node['html'][:200] for node in one['nodes'][:3]]}"
            for one in told["violations"]
            if one["impact"] in GRAVE
        ]
    assert not found, "\n".join(found)


def test_nothing_is_wider_than_a_small_phone(visit, finished_table):
    guest = visit(**TOUCH)
    found = {}
    for screen in screens(guest, finished_table["table"]):
        width = guest.page.evaluate("() => document.scrollingElement.scrollWidth")
        if width > guest.page.viewport_size["width"]:
            found[screen] = width
    assert not found, "these screens scroll sideways"
