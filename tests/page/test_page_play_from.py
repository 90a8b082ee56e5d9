"""Playing on from a replay or a review: against bots or in a sandbox, by mouse, touch, keys and screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.helpers.browser import DESKTOP
from tests.helpers.page_fixtures import finish
from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.server import eventually
from tests.page.test_page_for_all import barriers
from tests.page.test_page_languages import LOCALES, TEXTS, left_over


@pytest.fixture(scope="module")
def tiles(finished_table):
    return finished_table["table"]


@pytest.fixture(scope="module")
def cards(page_server):
    return finish(page_server, "ticket")["table"]


def dialog(page: Page):
    return page.get_by_role("dialog", name="Play from here")


def offer(guest: Guest, table: str, at: int, *, where: str = "seat=all"):
    """The dialog at a step of a replay or review."""
    if where.startswith("review"):  # which makes a guest of every visitor, for whom the page is made anew
        guest.ask("POST", "/api/guest", name="Ann")
    page = guest.open(f"/table/{table}?at={at}&{where}")
    guest.press(page.get_by_role("button", name="Play from here"))
    page.get_by_role("radio", name="Sandbox").wait_for()
    return dialog(page)


def start(guest: Guest, table: str) -> str:
    """Start the game that the dialog describes; gives the new table."""
    page = guest.page
    guest.press(dialog(page).get_by_role("button", name="Start"))
    page.wait_for_url(lambda url: table not in url)
    page.locator(".tb-turn").wait_for()
    return page.url.rsplit("/", 1)[1]


def choose(guest: Guest, name: str) -> None:
    """Choose one of a few options."""
    option = dialog(guest.page).get_by_role("radio", name=name)
    if guest.keys_alone:
        same = guest.page.get_by_role("radio", name=name)
        guest.reach(dialog(guest.page).locator("fieldset", has=same).get_by_role("radio", checked=True))
        guest.page.keyboard.press("ArrowRight")
    else:
        option.check()
    expect(option).to_be_checked()


# ---- ways through it


@pytest.mark.parametrize("means", [{}, TOUCH, {"keys_alone": True}], ids=["mouse", "touch", "keyboard"])
def test_from_a_replay_against_bots(visit, tiles, means):
    guest = visit(**means)
    shown = offer(guest, tiles, 10)
    shown.get_by_role("combobox", name="Bots").select_option("tourist")
    shown.get_by_role("combobox", name="Your seat").select_option("2: Mabel")
    table = start(guest, tiles)
    now = guest.at_turn(table)
    assert guest.look(table)["you"] == [1]
    guest.do(guest.spaces.first)
    assert guest.at_turn(table)["position"] > now["position"]


@pytest.mark.parametrize("means", [{}, TOUCH, {"keys_alone": True}], ids=["mouse", "touch", "keyboard"])
def test_from_a_review_into_a_sandbox(visit, tiles, means):
    guest = visit(**means)
    page = guest.page
    offer(guest, tiles, 8, where="review=all")
    choose(guest, "Sandbox")
    choose(guest, "Dealt anew")
    table = start(guest, tiles)
    assert guest.look(table)["info"]["origin"]["number"] == 8
    turns = []
    for _ in range(3):
        turns.append(guest.at_turn(table)["turn"])
        guest.do(guest.spaces.first)
    assert turns in ([0, 1, 0], [1, 0, 1]), "one after the other, and no hand-over between them"
    for _ in range(3):
        before = guest.at_turn(table)["position"]
        guest.press(page.locator(".tb-undo"))
        eventually(lambda before=before: guest.look(table)["now"]["position"] > before)
        guest.at_turn(table)
    expect(page.locator(".tb-undo")).to_have_count(0)


def test_the_way_back_leads_to_the_move(visit, tiles):
    guest = visit()
    offer(guest, tiles, 7)
    start(guest, tiles)
    guest.page.get_by_role("link", name="From move 7 of this game").click()
    expect(guest.page).to_have_url(re.compile(rf"{tiles}\?at=7"))
    expect(guest.page.get_by_role("slider", name="Move")).to_have_value("7")


def test_the_way_back_has_the_key_of_a_private_game(visit):
    host, friend = visit(), visit()
    table = host.make(open=False)
    host.finish(table)
    key = host.look(table)["watch"]
    page = friend.open(f"/table/{table}?at=4&key={key}")
    page.get_by_role("button", name="Play from here").click()
    start(friend, table)
    page.get_by_role("link", name="From move 4 of this game").click()
    expect(page.get_by_role("slider", name="Move")).to_have_value("4")


def test_chances_and_hands_of_everybody_are_shown_on_request(visit, cards):
    guest = visit()
    page = guest.page
    offer(guest, cards, 12)
    choose(guest, "Sandbox")
    table = start(guest, cards)
    panel = page.locator(".pf-study")
    expect(panel.get_by_role("checkbox", name="All hands")).to_be_checked()
    expect(panel.locator(".tk-holdings section, .tk-holdings li").first).to_be_visible()
    for name in ("Player 1", "Player 2"):
        expect(panel.get_by_text(name).first).to_be_visible()
    panel.get_by_role("checkbox", name="All hands").uncheck()
    expect(panel.locator(".tk-holdings")).to_have_count(0)
    panel.get_by_role("checkbox", name="Win chances").check()
    chances = guest.ask("GET", f"/api/tables/{table}/chances")["chances"]
    for chance, item in zip(chances, panel.locator(".pf-chances > li").all(), strict=True):
        expect(item).to_contain_text(re.compile(rf"({int(100 * chance)}|{int(100 * chance) + 1})%"))
    page.reload()
    expect(panel.locator(".pf-chances > li")).to_have_count(2)


def test_the_end_of_a_game_is_no_place_to_play_from(visit, tiles):
    page = visit().open(f"/table/{tiles}?at=999&seat=all")
    page.get_by_role("button", name="Play from here").click()
    dialog(page).get_by_text("The game is over here.").wait_for()
    dialog(page).get_by_role("button", name="Close").click()
    expect(dialog(page)).to_have_count(0)


def test_before_the_end_nobody_plays_from_a_position(visit):
    guest = visit()
    table = guest.make()
    page = guest.open(f"/table/{table}?at=0")
    page.get_by_role("slider", name="Move").wait_for()
    expect(page.get_by_role("button", name="Play from here")).to_have_count(0)


def test_a_refusal_is_shown_and_can_be_tried_again(visit, tiles):
    guest = visit()
    shown = offer(guest, tiles, 3)
    guest.page.route("**/play_from", lambda route: route.abort())
    shown.get_by_role("button", name="Start").click()
    shown.locator(".ui-error").wait_for()
    guest.page.unroute("**/play_from")
    start(guest, tiles)
    guest.complaints[:] = [one for one in guest.complaints if "ERR_FAILED" not in one]


def test_the_result_says_that_no_deal_was_promised(visit, tiles):
    guest = visit()
    offer(guest, tiles, 12)
    choose(guest, "Dealt anew")
    dialog(guest.page).get_by_role("combobox", name="Bots").select_option("tourist")
    table = start(guest, tiles)
    guest.finish(table)
    guest.page.get_by_text("No fair deal is promised").wait_for()
    expect(guest.button("Play again")).to_have_count(0)
    expect(guest.button("Was it a fair deal?")).to_have_count(0)


# ---- for everybody


@pytest.mark.parametrize("about", [{"viewport": DESKTOP}, TOUCH], ids=["desktop", "phone"])
def test_it_has_no_barriers_by_day_or_night(visit, tiles, cards, about):
    guest = visit(bypass_csp=True, **about)
    page, found = guest.page, []
    for table in (tiles, cards):
        offer(guest, table, 9)
        found += barriers(page, "dialog, against bots")
        choose(guest, "Sandbox")
        choose(guest, "Dealt anew")
        found += barriers(page, "dialog, sandbox")
        start(guest, table)
        if guest.touches:
            page.get_by_role("button", name="Study").tap()
        page.get_by_role("checkbox", name="Win chances").check()
        page.locator(".pf-chances:not(.old)").wait_for()
        found += barriers(page, "sandbox")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", LOCALES)
def test_its_texts_are_translated_and_fit_on_a_phone(visit, tiles, language):
    page = visit(language=LOCALES[language], **TOUCH).open(f"/table/{tiles}?at=9&seat=all")
    page.locator(".tb-play-from").tap()
    page.locator(".pf-part input").nth(1).check()
    page.locator(".pf-part input").last.check()
    said = page.evaluate(TEXTS)
    page.locator("dialog .button.main").tap()
    page.locator(".tb-turn").wait_for()
    page.locator(".tb-tab").last.tap()
    page.locator(".pf-study").wait_for()
    said += page.evaluate(TEXTS)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") <= TOUCH["viewport"]["width"]
    assert left_over(language, said) == []
