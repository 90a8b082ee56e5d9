"""The page is for everybody: no barriers that axe-core finds, and nothing to scroll sideways even on a small phone."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page

from tests.helpers import ROOT
from tests.helpers.browser import DESKTOP
from tests.helpers.page_fixtures import finish
from tests.helpers.page_players import HIDE, TOUCH
from tests.helpers.page_screens import GAMES, screens

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


SIZES = [{"viewport": DESKTOP}, TOUCH]


def barriers(page: Page, screen: str) -> list[str]:
    """What stands in somebody's way on this screen, by day and by night."""
    found = []
    size = page.viewport_size
    assert size is not None
    if page.evaluate("() => !window.axe"):
        page.evaluate(axe())
    inks = set()
    for scheme, rules in RULES.items():
        page.emulate_media(color_scheme=scheme)
        seen = page.evaluate(LOOK, rules)
        inks.add(seen["ink"])
        found += [f"{screen}, {scheme}, {size['width']} wide: {grave}" for grave in seen["grave"]]
    assert len(inks) == len(RULES), f"{screen} looks the same by day and by night"
    width = page.evaluate("() => document.scrollingElement.scrollWidth")
    if width > size["width"]:
        found.append(f"{screen}: scrolls sideways, being {width} wide on {size['width']}")
    return found


@pytest.mark.parametrize("about", SIZES, ids=["desktop", "phone"])
def test_no_screen_has_barriers_by_day_or_night(visit, finished_table, about):
    guest = visit(bypass_csp=True, **about)
    found = [one for screen in screens(guest, finished_table["table"]) for one in barriers(guest.page, screen)]
    assert not found, "\n".join(found)


@pytest.fixture(scope="module")
def played(page_server):
    """A finished game of each kind."""
    return {game: finish(page_server, game)["table"] for game in GAMES}


@pytest.mark.parametrize("about", SIZES, ids=["desktop", "phone"])
def test_the_final_scoring_has_no_barriers_by_day_or_night(visit, played, about):
    guest = visit(bypass_csp=True, skips=False, **about)
    page = guest.page
    found = []
    for game, table in played.items():
        guest.open(f"/table/{table}")
        page.evaluate(HIDE)
        guest.button("Count again").click()
        page.locator(".tb-count-now").wait_for()
        found += barriers(page, f"{game}, first step")
        forth = guest.button("Next", exact=True)
        for _ in range(4):
            forth.click()
        found += barriers(page, f"{game}, fifth step")
    assert not found, "\n".join(found)
