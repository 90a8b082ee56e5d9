"""Hints on the page: where to look, the best moves, and playing one of them, by mouse, touch and keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import MEANS, TOUCH, Guest
from tests.helpers.page_screens import GAMES, READY
from tests.helpers.server import cold_server, eventually
from tests.page.test_page_for_all import barriers

WHERE, WHICH = 1, 2
FIRST = 60_000  # milliseconds: a process prepares before its first hint
every_game = pytest.mark.parametrize("game", GAMES)


def at_table(visit, game="cablecar", **about) -> tuple[Guest, str]:
    """A guest whose turn it is."""
    ann = visit(**about)
    table = ann.play(game)
    ann.page.locator(READY[game]).first.wait_for(state="attached")
    ann.at_turn(table)
    return ann, table


def hint_button(guest: Guest):
    return guest.button("Hint", exact=True)


def panel(guest: Guest):
    return guest.page.get_by_role("region", name="Hint", exact=True)


def good_moves(guest: Guest):
    return panel(guest).get_by_role("listitem").get_by_role("button")


def taken(guest: Guest, table: str) -> list[int]:
    return guest.look(table)["info"]["hints_taken"]


def given(guest: Guest, table: str) -> dict:
    """The hint of the server, which has been taken already."""
    now = guest.look(table)["now"]
    return guest.ask("POST", f"/api/tables/{table}/hint", level=now["hint"], after=now["position"])


def take(guest: Guest, level: int) -> None:
    """Take a hint up to a level."""
    for _ in range(level):
        guest.press(hint_button(guest))
        expect(panel(guest)).to_have_attribute("aria-busy", "false", timeout=FIRST)
    expect(good_moves(guest) if level == WHICH else panel(guest).get_by_text("Look at").first).not_to_have_count(0)


@every_game
@pytest.mark.parametrize("means", MEANS)
def test_a_hint_leads_to_a_move(visit, game, means):
    ann, table = at_table(visit, game, **MEANS[means])
    take(ann, WHERE)
    expect(panel(ann)).to_contain_text(re.compile("^Look"))
    expect(good_moves(ann)).to_have_count(0)
    assert taken(ann, table) == [1, 0]
    ann.press(hint_button(ann))
    expect(good_moves(ann)).not_to_have_count(0)
    assert taken(ann, table) == [2, 0]
    told = given(ann, table)
    shown = good_moves(ann).all_inner_texts()
    for text, good in zip(shown, told["actions"], strict=True):
        assert f"{100 * good['chance']:.0f}%" in text.replace("\xa0", "")
    before = ann.look(table)["number"]
    ann.press(good_moves(ann).first)
    expect(ann.confirm).to_be_visible()
    assert ann.look(table)["number"] == before, "it is proposed, and not done"
    ann.press(ann.confirm)
    best = told["actions"][0]["text"]
    eventually(lambda: ann.look(table)["number"] > before)
    moves = ann.ask("GET", f"/api/tables/{table}/entries?after={before}")["entries"]
    mine = [one["entry"] for one in moves if one["entry"]["what"] in ("moved", "chosen") and one["entry"]["seat"] == 0]
    assert mine[0].get("action", best) == best
    expect(panel(ann)).to_have_count(0)


def test_the_place_to_look_at_is_marked_and_named(visit):
    ann, table = at_table(visit)
    take(ann, WHERE)
    look = given(ann, table)["look"]
    if look["kind"] == "lay":
        expect(ann.page.locator(".cc-looked")).to_have_count(1)
        expect(ann.page.locator(f'[data-place="{look["place"]}"]')).to_have_attribute(
            "aria-label", re.compile("look here$")
        )
    else:
        expect(ann.page.locator(".tb-looked")).to_have_count(1)
    ann.press(ann.button("Hide the hint"))
    expect(ann.page.locator(".cc-looked, .tb-looked")).to_have_count(0)
    expect(hint_button(ann)).to_be_focused()


def test_the_preview_of_a_move_is_the_usual_one(visit):
    ann, table = at_table(visit)
    take(ann, WHICH)
    lays = [good for good in given(ann, table)["actions"] if good["shown"]["action"]["kind"] == "lay"]
    place = [good["text"] for good in given(ann, table)["actions"]].index(lays[0]["text"])
    ann.press(good_moves(ann).nth(place))
    expect(good_moves(ann).nth(place)).to_have_attribute("aria-pressed", "true")
    expect(ann.page.locator(".cc-ghost.sure")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".cc-ghost")).to_have_count(0)
    expect(good_moves(ann).nth(place)).to_have_attribute("aria-pressed", "false")


def test_the_key_h_shows_where_to_look_then_the_best_moves_then_nothing(visit):
    ann, table = at_table(visit)
    ann.page.keyboard.press("h")
    expect(panel(ann)).to_contain_text("Look at", timeout=FIRST)
    ann.page.keyboard.press("h")
    expect(good_moves(ann)).not_to_have_count(0)
    ann.page.keyboard.press("h")
    expect(panel(ann)).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(good_moves(ann)).not_to_have_count(0)
    assert taken(ann, table) == [2, 0]


def test_the_letter_in_a_text_is_only_a_letter(visit):
    ann, table = at_table(visit)
    ann.page.keyboard.press("/")
    expect(ann.page.locator(".tb-command input")).to_be_focused()
    ann.page.keyboard.type("h")
    expect(panel(ann)).to_have_count(0)
    assert taken(ann, table) == [0, 0]


def test_a_hint_is_typed_too(visit):
    ann, table = at_table(visit)
    log = ann.page.get_by_role("region", name="Log")
    ann.page.keyboard.press("/")
    expect(ann.page.locator(".tb-command input")).to_be_focused()
    ann.page.keyboard.type("hint\n")
    expect(log.locator(".tb-answer").first).to_contain_text("Look at", timeout=FIRST)
    ann.page.keyboard.type("hint\n")
    expect(log.locator(".tb-answer").nth(1)).to_be_visible()
    expect(log.locator(".tb-answer")).to_have_count(1 + len(given(ann, table)["actions"]))
    expect(log.locator(".tb-answer").nth(1)).to_contain_text("%.")
    assert taken(ann, table) == [2, 0]


def test_what_was_taken_is_shown_again_after_the_page_is_opened_anew(visit):
    ann, table = at_table(visit)
    take(ann, WHICH)
    texts = good_moves(ann).all_text_contents()
    ann.page.reload()
    expect(good_moves(ann)).to_have_text(texts)
    assert taken(ann, table) == [2, 0]


def test_it_is_shown_again_after_a_move_was_taken_back(visit):
    ann, table = at_table(visit)
    take(ann, WHICH)
    texts = good_moves(ann).all_text_contents()
    ann.move(ann.spaces)
    ann.at_turn(table)
    expect(panel(ann)).to_have_count(0)
    ann.press(ann.button("Take back", exact=True))
    expect(good_moves(ann)).to_have_text(texts)
    assert taken(ann, table) == [2, 0]


@pytest.mark.parametrize("level", [WHERE, WHICH])
@every_game
def test_on_a_phone_it_moves_and_covers_nothing_of_the_board(visit, game, level):
    ann, _ = at_table(visit, game, **TOUCH)
    board = ann.page.locator(".tb-board")
    before = board.bounding_box()
    take(ann, level)
    assert board.bounding_box() == before
    box = panel(ann).bounding_box()
    assert box["y"] >= before["y"] + before["height"] - 1
    assert box["y"] + box["height"] <= ann.page.viewport_size["height"]


def test_where_hints_are_not_allowed_nothing_offers_one(visit):
    ann = visit()
    table = ann.play(hints=False)
    ann.at_turn(table)
    expect(ann.page.locator(".tb-turn.mine")).to_have_count(1)
    expect(hint_button(ann)).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(panel(ann)).to_have_count(0)


def test_nobody_else_gets_one(visit):
    ann, table = at_table(visit)
    _ = hint_button(ann).wait_for()
    wim = visit()
    key = ann.look(table)["watch"]
    wim.open(f"/table/{table}?key={key}")
    wim.page.locator(READY["cablecar"]).first.wait_for(state="attached")
    expect(hint_button(wim)).to_have_count(0)


def test_the_next_person_at_the_screen_does_not_see_it(visit):
    ann = visit()
    table = ann.make(bots=[], start=False, hints=True)
    ann.ask("POST", f"/api/tables/{table}/join", another=True, name="Ben")
    ann.ask("POST", f"/api/tables/{table}/start")
    ann.open(f"/table/{table}")
    ann.spaces.first.wait_for()
    take(ann, WHICH)
    ann.move(ann.spaces)
    accept = ann.button("I am Ben", exact=True)
    accept.wait_for()
    expect(panel(ann)).to_have_count(0)
    ann.press(accept)
    ann.spaces.first.wait_for()
    expect(hint_button(ann)).to_be_visible()
    expect(panel(ann)).to_have_count(0)
    expect(ann.page.locator(".cc-looked, .tb-looked")).to_have_count(0)


def test_why_there_is_no_hint_yet_is_said(visit, tmp_path):
    with cold_server(tmp_path) as server:
        ann = visit(server)
        eventually(lambda: ann.ask("GET", "/api/about")["bots"] == "compiling")
        table = ann.play()
        ann.at_turn(table)
        ann.press(hint_button(ann))
        expect(panel(ann)).to_contain_text("Hints will be ready in a minute")
        assert taken(ann, table) == [0, 0]
        ann.lost_server = True


def test_the_result_says_how_many_were_taken(visit):
    ann, table = at_table(visit)
    take(ann, WHICH)
    log = ann.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Ann took a hint: where to look.")
    expect(log).to_contain_text("Ann took a hint: the best moves.")
    ann.finish(table)
    expect(ann.page.locator(".tb-finished")).to_contain_text("Ann took 2 hints.")


def test_the_form_of_a_new_table_has_hints_against_bots_and_the_host_decides_otherwise(visit):
    ann = visit()
    ann.open("/new")
    tick = ann.page.get_by_role("checkbox", name="Hints")
    expect(tick).not_to_be_checked()
    second = ann.page.get_by_role("combobox", name="Who sits in seat 2")
    second.select_option("bot")
    expect(tick).to_be_checked()
    tick.uncheck()
    second.select_option("link")
    tick.check()
    second.select_option("bot")
    expect(tick).to_be_checked()
    tick.uncheck()
    ann.button("Make the table").click()
    ann.page.locator(".tb-board").wait_for()
    assert ann.look(ann.page.url.rsplit("/", 1)[1])["info"]["hints"] is False


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["desktop", "phone"])
@every_game
def test_it_has_no_barriers_by_day_and_by_night(visit, game, about):
    ann, _ = at_table(visit, game, bypass_csp=True, **about)
    found = []
    for level in (WHERE, WHICH):
        ann.press(hint_button(ann))
        expect(panel(ann)).to_have_attribute("aria-busy", "false", timeout=FIRST)
        found += barriers(ann.page, f"{game}, level {level}")
    assert not found, "\n".join(found)
