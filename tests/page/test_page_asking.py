"""What the page asks about before it is done, by mouse and by touch, and what it offers at all."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.server import Client


def with_ben(guest: Guest, server, game: str = "cablecar", **wanted) -> tuple[str, Client]:
    """A table with Ben, at which Ann begins: what is revealed there cannot be undone."""
    ben = Client(server, "Ben")
    table = guest.make(game, bots=[], **wanted)
    ben.do(table, "join", key=guest.look(table)["invite"])
    guest.open(f"/table/{table}")
    return table, ben


def prefer(guest: Guest, **settings: str) -> None:
    """Start with these settings."""
    guest.context.add_init_script(f"localStorage.setItem('fogcity.settings', {json.dumps(json.dumps(settings))})")


def test_a_mouse_shows_what_cannot_be_undone_before_it_happens(visit, page_server):
    """The first click shows the tile and what it would do, the second lays it."""
    ann = visit()
    table, _ = with_ben(ann, page_server)
    place = ann.spaces.first
    space = place.get_attribute("aria-label")[:2]
    place.click()
    expect(ann.page.locator(".tb-confirm")).to_contain_text(re.compile(rf"Lay [NESW]{{4}} on {space}"))
    expect(ann.page.locator(".cc-ghost.sure")).to_be_attached()
    assert ann.look(table)["now"]["view_data"]["board"][space] is None, "it was laid without a question"
    with ann.told_of_a_move():
        place.click()
    assert ann.look(table)["now"]["view_data"]["board"][space] is not None


@pytest.mark.parametrize("confirm", ["touch", "never"])
def test_a_setting_turns_the_question_off(visit, page_server, confirm):
    ann = visit()
    prefer(ann, confirm=confirm, pace="normal")
    with_ben(ann, page_server)
    ann.spaces.first.wait_for()
    with ann.told_of_a_move():
        ann.spaces.first.click()


def test_settings_of_an_earlier_version_still_work(visit, page_server):
    """`touch` was the default, and becomes today's; other choices stay."""
    ann = visit()
    prefer(ann, confirm="touch", theme="dark")
    with_ben(ann, page_server)
    ann.spaces.first.click()
    expect(ann.confirm).to_be_visible()
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["mouse", "touch"])
def test_exchanging_a_share_asks_for_confirmation(visit, about):
    ann = visit(**about)
    table = ann.play("company")
    ann.press(ann.saying("Exchange your 10% share for the open one").first)
    expect(ann.page.locator(".tb-confirm")).to_contain_text("Exchange your 10% share for the open one")
    assert ann.look(table)["now"]["legal"] is not None
    with ann.told_of_a_move():
        ann.press(ann.confirm)
    expect(ann.page.get_by_text("exchanged 10% of").first).to_be_attached()


def test_on_touch_one_tap_keeps_both_tickets_and_two_take_two_cards(visit):
    ann = visit(**TOUCH)
    table = ann.play("ticket")
    both = ann.saying(re.compile("^Keep both$"))
    both.wait_for()
    with ann.told_of_a_move():
        both.tap()
    places = ann.named("can be chosen")
    card = ann.named("Take the top card")
    while ann.wait_for_any(places, card) is places:  # stacks of souvenirs
        with ann.told_of_a_move():
            places.first.tap()
    before = ann.look(table)["now"]["view_data"]["players"][0]["cards"]
    for _ in range(2):
        card.wait_for()
        with ann.told_of_a_move():
            card.tap()
    assert ann.look(table)["now"]["view_data"]["players"][0]["cards"] == before + 2


def test_on_touch_tickets_are_drawn_only_after_a_question(visit):
    """They cost the whole turn, and nothing comes before the tap."""
    ann = visit(**TOUCH)
    ann.play("ticket")
    draw = ann.saying(re.compile("^Draw tickets"))
    while ann.wait_for_any(ann.saying(re.compile("^Keep both$")), ann.named("can be chosen"), draw) is not draw:
        ann.move(ann.saying(re.compile("^Keep both$")), ann.named("can be chosen"))
    draw.tap()
    expect(ann.page.locator(".tb-confirm")).to_contain_text("Draw two tickets")


def test_the_page_offers_exactly_what_is_legal_when_the_supply_is_empty(visit, page_server):
    """No drawing from an empty supply; and without a tile, passing is offered beside the exchange."""
    ann = visit()
    table, ben = with_ben(ann, page_server, "company", options={"exchange_until": 1000})
    own = Client(page_server, cookie=next(one["value"] for one in ann.context.cookies() if one["name"] == "fogcity"))
    seen = set()
    for _ in range(400):
        now = own.look(table)["now"]
        if now["turn"] < 0:
            break
        mover = own if now["legal"] is not None else ben
        now = mover.look(table)["now"]
        kinds = {one["kind"] for one in now["actions"]}
        view = now["view_data"]
        if mover is own and view["supply_left"] == 0 and frozenset(kinds) not in seen and not view["drawn"]:
            seen.add(frozenset(kinds))
            ann.open(f"/table/{table}")
            ann.page.locator(".tb-turn.mine").wait_for()
            assert ann.saying("Draw a tile").is_visible() == ("draw" in kinds)
            assert ann.saying(re.compile("^Pass$")).is_visible() == ("pass" in kinds)
        # at the end Ben keeps his last tile by exchanging shares, until Ann has none
        waits = mover is ben and view["supply_left"] == 0 and "swap" in kinds
        wanted = next(text for text in reversed(now["legal"]) if text.startswith("swap") == waits)
        mover.do(table, "act", action=wanted, after=now["position"])
        if frozenset(("swap", "pass")) in seen:
            return
    raise AssertionError(f"Ann could never pass or exchange: {seen}")
