"""Back on a phone closes what lies over the table; the rules are read beside it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, drawn

LENGTH = "() => history.length"
AT = "() => history.state?.layers ?? 0"


@pytest.fixture
def phone(visit):
    """Somebody at a table with a phone, who came from the home page."""
    ann = visit(**TOUCH)
    table = ann.make()
    ann.open("/")
    ann.page.get_by_role("region", name="Your games").get_by_role("link", name=re.compile("Cable Car")).tap()
    ann.spaces.first.wait_for()
    ann.table = table
    return ann


def settled(page, layers):
    """Wait until the history has an entry for each of so many layers."""
    page.wait_for_function("(layers) => (history.state?.layers ?? 0) === layers", arg=layers)
    drawn(page)


OPENED = {
    "players": ("Players", ".tb-panel-players"),
    "log": ("Log", ".tb-panel-log"),
    "chat": ("Chat", ".tb-panel-chat"),
    "menu": ("More", "#tb-menu:popover-open"),
    "my games": ("My games", "#my-games:popover-open"),
    "settings": ("Settings", "dialog[open]"),
    "rules": ("Rules", ".tb-rules"),
}


@pytest.mark.parametrize("what", OPENED)
def test_back_closes_what_lies_over_the_table(phone, what):
    name, shown = OPENED[what]
    phone.button(re.compile(f"^{name}")).first.tap()
    phone.page.locator(shown).wait_for()
    settled(phone.page, 1)
    phone.page.go_back()
    expect(phone.page.locator(shown)).to_be_hidden()
    expect(phone.page).to_have_url(re.compile(f"/table/{phone.table}$"))
    phone.spaces.first.wait_for()
    phone.page.go_back()
    phone.page.get_by_role("heading", name="Ride the hills of Fog City").wait_for()


@pytest.mark.parametrize("way", ["Escape", "button"])
def test_what_is_closed_otherwise_leaves_nothing_in_the_history(phone, way):
    phone.button("Settings").tap()
    dialog = phone.page.get_by_role("dialog", name="Settings")
    dialog.wait_for()
    settled(phone.page, 1)
    if way == "Escape":
        phone.page.keyboard.press("Escape")
    else:
        dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_be_hidden()
    settled(phone.page, 0)
    phone.page.go_back()
    phone.page.get_by_role("heading", name="Ride the hills of Fog City").wait_for()


def test_a_dialog_that_follows_a_menu_is_closed_alone(phone):
    phone.button("More").tap()
    phone.page.locator("#tb-menu").get_by_role("button").first.tap()
    dialog = phone.page.get_by_role("dialog")
    dialog.wait_for()
    settled(phone.page, 1)
    phone.page.go_back()
    expect(dialog).to_be_hidden()
    expect(phone.page).to_have_url(re.compile(f"/table/{phone.table}$"))


def test_a_page_opened_from_a_menu_takes_its_place_in_the_history(phone):
    other = phone.ask("POST", "/api/tables", game="company", seats=2, bots=["tourist"], start=True)["table"]
    phone.button(re.compile("^My games")).tap()
    settled(phone.page, 1)
    phone.page.locator(f'#my-games a[href*="{other}"]').tap()
    expect(phone.page).to_have_url(re.compile(f"/table/{other}"))
    phone.page.go_back()
    expect(phone.page).to_have_url(re.compile(f"/table/{phone.table}$"))
    phone.spaces.first.wait_for()


def test_on_a_desktop_back_leaves_the_page(visit):
    ann = visit()
    ann.make()
    ann.open("/")
    ann.page.get_by_role("region", name="Your games").get_by_role("link", name=re.compile("Cable Car")).click()
    ann.spaces.first.wait_for()
    before = ann.page.evaluate(LENGTH)
    ann.button("Settings").click()
    ann.page.get_by_role("dialog", name="Settings").wait_for()
    drawn(ann.page)
    assert (ann.page.evaluate(LENGTH), ann.page.evaluate(AT)) == (before, 0)
    ann.page.go_back()
    ann.page.get_by_role("heading", name="Ride the hills of Fog City").wait_for()


# ---- the rules beside the table


def test_rules_open_beside_the_table_and_the_game_goes_on(visit):
    ann = visit()
    table = ann.play("cablecar")
    ann.spaces.first.wait_for()
    ann.button("Rules").click()
    rules = ann.page.get_by_role("complementary", name="Rules of Cable Car")
    expect(rules.get_by_role("heading", name="Rules of Cable Car")).to_be_focused()
    expect(rules.get_by_role("heading", name="The goal")).to_be_visible()
    panel, board = rules.bounding_box(), ann.page.locator(".tb-board").bounding_box()
    assert board["x"] + board["width"] <= panel["x"], "the rules cover the board"
    assert board["width"] > 400
    ann.move(ann.spaces)
    expect(rules).to_be_visible()
    expect(ann.page).to_have_url(re.compile(f"/table/{table}$"))
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(ann.button("Rules")).to_be_focused()


def test_links_between_rules_stay_beside_the_table(visit):
    ann = visit()
    table = ann.play("company")
    ann.spaces.first.wait_for()
    ann.button("Rules").click()
    rules = ann.page.get_by_role("complementary", name=re.compile("^Rules"))
    rules.get_by_text("On this page").click()
    last = rules.get_by_role("list").first.get_by_role("link").last
    section = last.inner_text()
    last.click()
    expect(rules.get_by_role("heading", name=section)).to_be_focused()
    expect(rules.get_by_role("heading", name=section)).to_be_in_viewport()
    rules.get_by_role("link", name="Cable Car", exact=True).first.click()
    expect(rules.get_by_text("For 2 to 6 players, about half an hour.")).to_be_visible()
    expect(rules.get_by_role("heading", name="Rules of Cable Car", exact=True)).to_be_visible()
    expect(ann.page).to_have_url(re.compile(f"/table/{table}$"))
    ann.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()


def test_away_from_a_table_rules_lead_to_all_games(visit):
    ann = visit()
    ann.open("/new")
    ann.page.get_by_role("navigation").get_by_role("link", name="Rules").click()
    ann.page.get_by_role("heading", name="Learn to play").wait_for()
