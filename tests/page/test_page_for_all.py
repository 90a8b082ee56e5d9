"""The page is for everybody: no barriers that axe-core finds, and nothing to scroll sideways even on a small phone."""

from __future__ import annotations

from functools import cache

import pytest

from tests.helpers import ROOT
from tests.helpers.browser import DESKTOP
from tests.helpers.page_players import TOUCH
from tests.helpers.page_screens import screens

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# What axe finds on the page when its colours have come to rest, and the colour of its ink. Day and night differ in
# colours only, so that by night all that has to do with colours is looked at again.
RULES = {"light": {}, "dark": {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}}
LOOK = """async (rules) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let moving = true; moving; await frame())
        moving = document.getAnimations().some((one) => one instanceof CSSTransition);
    const { violations } = await axe.run({ resultTypes: ["violations"], ...rules });
    return {
        ink: getComputedStyle(document.body).color,
        grave: violations
            .filter(({ impact }) => ["serious", "critical"].includes(impact))
            .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))}`),
    };
}"""


@cache
def axe() -> str:
    return AXE.read_text()


@pytest.mark.parametrize("about", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_no_screen_has_barriers_by_day_or_night(visit, finished_table, about):
    guest = visit(bypass_csp=True, **about)
    page = guest.page
    size = "{width} x {height}".format(**about["viewport"])
    found = []
    for screen in screens(guest, finished_table["table"]):
        if page.evaluate("() => !window.axe"):
            page.evaluate(axe())
        inks = set()
        for scheme, rules in RULES.items():
            page.emulate_media(color_scheme=scheme)
            seen = page.evaluate(LOOK, rules)
            inks.add(seen["ink"])
            found += [f"{screen}, {scheme}, {size}: {grave}" for grave in seen["grave"]]
        assert len(inks) == len(RULES), f"{screen} looks the same by day and by night"
        width = page.evaluate("() => document.scrollingElement.scrollWidth")
        if width > about["viewport"]["width"]:
            found.append(f"{screen}, {size}: scrolls sideways, being {width} wide")
    assert not found, "\n".join(found)
