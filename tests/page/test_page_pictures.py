"""Tiles and cards are drawn where they are spoken of; their codes are for screen readers and for people who type."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.helpers.page_players import Guest
from tests.helpers.page_screens import READY
from tests.helpers.server import Client

CODE = re.compile(r"\b(?:[NESW]{4}|[A-Z]{2,3}\d*-[A-Z]{2,3}\d*)\b")  # of a tile, or of a route
# The text that can be read, without what is only for screen readers.
READABLE = """(one) => {
    const copy = one.cloneNode(true);
    for (const unseen of copy.querySelectorAll(".unseen")) unseen.remove();
    return copy.textContent.replace(/\\s+/g, " ").trim();
}"""


def readable(thing: Locator) -> str:
    return thing.evaluate(READABLE)


def asks_always(guest: Guest) -> None:
    settings = json.dumps({"confirm": "always", "pace": "normal"})
    guest.context.add_init_script(f"localStorage.setItem('fogcity.settings', {json.dumps(settings)})")


def test_the_confirm_bar_draws_the_tile(visit):
    ann = visit()
    asks_always(ann)
    ann.play()
    space = ann.spaces.first.get_attribute("aria-label")[:2]
    ann.spaces.first.click()
    words = ann.page.locator(".tb-confirm p")
    expect(words.locator("svg"), "the tile is not drawn").to_have_count(1)
    assert readable(words) == f"Lay on {space}"
    expect(words.locator(".unseen")).to_have_text(re.compile("^[NESW]{4}$"))


def test_the_confirm_bar_draws_the_company_of_a_share(visit):
    ann = visit()
    ann.play("company")
    ann.saying("Exchange your 10% share for the open one").first.click()
    expect(ann.page.locator(".tb-confirm p svg.sign")).to_have_count(1)


def test_the_confirm_bar_draws_cards_and_souvenirs(visit, page_server):
    """Each kind of action in Ticket to Ride that names a card or a souvenir."""
    ann, ben = visit(), Client(page_server, "Ben")
    asks_always(ann)
    ann.ask("POST", "/api/guest", name="Ann")
    table = ben.table("ticket", seats=2, open=True)
    ann.ask("POST", f"/api/tables/{table}/join")
    ben.do(table, "start")
    missing = {"stack", "take", "claim"}
    while missing:
        now = ben.look(table)["now"]
        if now["legal"]:
            ben.do(table, "act", action=plain(now), after=now["position"])
            continue
        now = ann.look(table)["now"]
        if found := missing & {one["kind"] for one in now["actions"]}:
            kind = found.pop()
            missing.discard(kind)
            ann.open(f"/table/{table}")
            ann.at_turn(table)
            propose(ann, kind)
            words = ann.page.locator(".tb-confirm p")
            expect(words.locator("svg"), f"{kind}: nothing is drawn in {words.inner_text()!r}").not_to_have_count(0)
            assert not CODE.search(readable(words)), readable(words)
        ann.ask("POST", f"/api/tables/{table}/act", action=plain(now), after=now["position"])


def plain(now) -> str:
    """A card from the deck, if it may be taken."""
    return "take blind" if "take blind" in now["legal"] else now["legal"][0]


def propose(guest: Guest, kind: str) -> None:
    guest.page.locator('[data-spot][tabindex="0"]').wait_for()  # the map is complete
    if kind == "stack":
        guest.named("can be chosen").first.click()
    elif kind == "take":
        guest.page.locator("[data-tk-from^=open]:not([aria-disabled=true])").first.click()
    else:
        guest.named("you can claim it").first.click()
        guest.page.locator(".tk-payment").first.click()


def test_the_replay_draws_the_tile_of_each_move(visit, finished_table):
    cal = visit()
    page = cal.open(f"/table/{finished_table['info']['id']}?at=10")
    words = page.locator(".tb-replay-words p")
    expect(words).to_have_text(re.compile("laid|drew"))
    if "laid" in words.inner_text():
        expect(words.locator("svg")).to_have_count(1)
    assert not CODE.search(readable(words)), readable(words)


@pytest.mark.parametrize("game", READY)
def test_no_step_of_a_guided_game_needs_a_code(visit, game):
    ann = visit()
    ann.open(f"/learn/{game}/guide")
    progress = ann.page.locator(".ln-progress progress")
    progress.wait_for()
    steps = int(progress.get_attribute("max"))
    drawn = 0
    for step in range(1, steps):
        expect(progress).to_have_attribute("value", str(step))
        go_on, show = ann.saying(re.compile("^Continue$")), ann.saying(re.compile("^Show me$"))
        go_on.or_(show).wait_for()
        told = ann.page.locator(".ln-happened li")
        drawn += told.locator("svg").count()
        said = [readable(ann.page.locator(".ln-guide"))]
        if show.count():
            show.click()
            said.append(readable(ann.page.locator(".tb-confirm")))
            drawn += ann.page.locator(".tb-confirm p svg").count()
            ann.confirm.click()
        else:
            go_on.click()
        found = [CODE.findall(text) for text in said if CODE.search(text)]
        assert not found, f"step {step} shows {found}"
    assert drawn, "no tile or card was drawn in what happened or in the question"
