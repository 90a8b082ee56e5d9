"""What others do in Ticket to Ride is easy to follow: pictures of the turn, flying cards, and the speed of the bots."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.page_screens import READY, settled
from tests.helpers.server import Client

SCREENS = {"desktop": {}, "phone": {**TOUCH, "viewport": {"width": 360, "height": 780}}}
# Notes each card that flies: where it lands, and whether that is inside the window.
WATCH = """() => {
    window.flown = [];
    new MutationObserver((changes) => {
        for (const node of changes.flatMap((change) => [...change.addedNodes])) {
            if (!node.classList?.contains("tk-flying")) continue;
            queueMicrotask(() => {
                const frames = node.getAnimations()[0].effect.getKeyframes();
                const [x, y] = frames.at(-1).transform.match(/-?[\\d.]+/g).map(Number);
                window.flown.push(x > -44 && x < innerWidth && y > -66 && y < innerHeight);
            });
        }
    }).observe(document.body, { childList: true });
}"""


def table_for_two(guest: Guest, server) -> tuple[str, Client]:
    """A table with Ben, at which it is his turn and he can claim a route."""
    ben = Client(server, "Ben")
    table = guest.make("ticket", bots=[])
    ben.do(table, "join", key=guest.look(table)["invite"])
    for _ in range(200):
        now = ben.look(table)["now"]
        if now["turn"] == 1 and not now["choosing"] and claims(now):
            return table, ben
        if now["legal"]:
            ben.do(table, "act", action=plain(now), after=now["position"])
        else:
            act(guest, table)
    raise AssertionError("Ben can never claim a route")


def plain(now) -> str:
    """A card from the deck, if it may be taken."""
    return "take blind" if "take blind" in now["legal"] else now["legal"][0]


def claims(now) -> list[str]:
    return [one for one in now["legal"] if one.startswith("claim")]


def act(guest: Guest, table: str) -> None:
    now = guest.look(table)["now"]
    guest.ask("POST", f"/api/tables/{table}/act", action=plain(now), after=now["position"])


def until_ben_takes_cards(guest: Guest, ben: Client, table: str) -> None:
    """Play until Ben is at the start of a turn."""
    while not ((now := ben.look(table)["now"])["legal"] and "take blind" in now["legal"]):
        if now["legal"]:
            ben.do(table, "act", action=now["legal"][0], after=now["position"])
        else:
            act(guest, table)


def latest_claim(client: Client, table: str):
    """The latest claim of a route."""
    entries = client.get(f"/api/tables/{table}/entries?after=0")["entries"]
    events = [event for one in entries for event in one["entry"].get("events", [])]
    return [event for event in events if event["event"] == "route_claimed"][-1]


@pytest.mark.parametrize("screen", SCREENS)
def test_cards_fly_to_the_route_they_pay_for_and_to_who_took_them(visit, page_server, screen):
    ann = visit(**SCREENS[screen], reduced_motion="no-preference")
    table, ben = table_for_two(ann, page_server)
    ann.open(f"/table/{table}")
    page = settled(ann, READY["ticket"])
    page.evaluate(WATCH)
    ben.act(table, claims(ben.look(table)["now"])[0])
    expect(page.locator(".tk-route.fresh"), "the claim is not drawn on the map").to_have_count(1)
    paid = sum(latest_claim(ben, table)["cards"].values())
    assert page.evaluate("() => window.flown") == [True] * min(paid, 5)
    until_ben_takes_cards(ann, ben, table)
    page.reload()
    settled(ann, READY["ticket"])
    page.evaluate(WATCH)
    ben.do(table, "act", action="take blind", after=ben.look(table)["now"]["position"])
    expect(page.locator(".tk-caption .tk-card-face")).to_have_count(1)
    assert page.evaluate("() => window.flown") == [True], "the card of the deck does not fly to Ben"


@pytest.mark.parametrize("screen", SCREENS)
def test_without_motion_the_turn_is_shown_by_pictures_and_marks(visit, page_server, screen):
    ann = visit(**SCREENS[screen])
    table, ben = table_for_two(ann, page_server)
    ann.open(f"/table/{table}")
    page = settled(ann, READY["ticket"])
    page.evaluate(WATCH)
    ben.act(table, claims(ben.look(table)["now"])[0])
    paid = sum(latest_claim(ben, table)["cards"].values())
    expect(page.locator(".tk-caption .tk-card-face")).to_have_count(paid)
    expect(page.locator(".tk-caption"), "the line above says it in words already").to_have_text("")
    expect(page.locator(".tb-line-words")).to_contain_text("Ben claimed")
    expect(page.locator(".tk-caption")).to_be_in_viewport()
    expect(page.locator("[data-spot^=r] .tk-changed")).to_have_count(1)
    assert page.evaluate("() => window.flown") == []


@pytest.mark.parametrize(("pace", "milliseconds"), [("slow", 2000), ("normal", 800), ("fast", 350)])
def test_the_speed_of_the_bots_is_the_time_between_two_cards(visit, page_server, pace, milliseconds):
    ann = visit(reduced_motion="no-preference")
    settings = json.dumps({"pace": pace})
    ann.context.add_init_script(f"localStorage.setItem('fogcity.settings', {json.dumps(settings)})")
    table, ben = table_for_two(ann, page_server)
    until_ben_takes_cards(ann, ben, table)
    ann.page.clock.install()
    ann.open(f"/table/{table}")
    page = settled(ann, READY["ticket"])
    page.clock.pause_at(page.evaluate("() => Date.now() + 1000"))
    taken = page.locator(".tk-caption .tk-card-face")
    ben.do(table, "act", action="take blind", after=ben.look(table)["now"]["position"])
    expect(taken).to_have_count(1)
    with ann.sockets[page].expect_event("framereceived", lambda frame: '"moved"' in str(frame)):
        ben.do(table, "act", action="take blind", after=ben.look(table)["now"]["position"])
    page.clock.run_for(milliseconds - 100)
    expect(taken, "the second card came too early").to_have_count(1)
    page.clock.run_for(200)
    expect(taken).to_have_count(2)
