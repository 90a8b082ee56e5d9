"""Taking back, resigning, clearing games; and that everybody is told."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.server import Client

NOTICES = "What has happened"


def notices(guest: Guest):
    return guest.page.get_by_role("region", name=NOTICES)


def together(visit, seats: int = 2, **wanted):
    """Ann and Ben at a table, and more guests if it has more seats."""
    guests = [visit() for _ in range(seats)]
    ann = guests[0]
    table = ann.make(bots=[], seats=seats, **wanted)
    key = ann.look(table)["invite"]
    for guest, name in zip(guests[1:], ("Ben", "Cy"), strict=False):
        guest.ask("POST", "/api/guest", name=name)
        guest.ask("POST", f"/api/tables/{table}/join", key=key)
    for guest in guests:
        guest.open(f"/table/{table}")
        guest.page.locator(".tb-board").wait_for()
    return table, guests


def resign(guest: Guest) -> str:
    """Give up on the page. Return what the dialog says first."""
    guest.button("More", exact=True).click()
    guest.button("Give up …").click()
    text = guest.page.get_by_role("dialog").inner_text()
    guest.button("I want to give up").click()
    guest.button("Give up for good").click()
    return text


# ---- taking back


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["mouse", "touch"])
def test_moves_against_bots_are_taken_back_to_the_start(visit, about):
    ann = visit(**about)
    table = ann.play(seats=3, bots=["tourist", "tourist"])
    take_back = ann.button("Take back", exact=True)
    for _ in range(2):
        ann.spaces.first.wait_for()
        ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    ann.press(take_back)
    expect(notices(ann)).to_contain_text("What you have seen stays known")
    ann.spaces.first.wait_for()
    ann.press(take_back)
    expect(take_back).to_have_count(0)
    ann.spaces.first.wait_for()
    assert ann.look(table)["info"]["takebacks"] == 2


def test_undo_is_typed_too(visit):
    ann = visit()
    table = ann.play()
    ann.spaces.first.wait_for()
    ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    ann.page.keyboard.press("/")
    expect(ann.page.locator(".tb-command input")).to_be_focused()
    ann.page.keyboard.type("undo\n")
    expect(ann.button("Take back", exact=True)).to_have_count(0)
    assert ann.look(table)["info"]["takebacks"] == 1


def test_the_form_of_a_new_table_offers_take_back_against_bots_only(visit):
    ann = visit()
    ann.open("/new")
    tick = ann.page.get_by_role("checkbox", name="Take back moves without limit")
    expect(tick).to_have_count(0)
    ann.page.get_by_role("combobox", name=re.compile("seat 2", re.IGNORECASE)).select_option("bot")
    expect(tick).to_be_checked()
    tick.uncheck()
    ann.button("Make the table").click()
    ann.page.locator(".tb-board").wait_for()
    assert ann.look(ann.page.url.rsplit("/", 1)[1])["info"]["take_back"] is False


@pytest.mark.parametrize("game", ["cablecar", "ticket"])
def test_moves_of_a_guided_game_are_taken_back(visit, game):
    ann = visit()
    ann.open(f"/learn/{game}/guide")
    progress = ann.page.locator(".ln-progress span")
    progress.wait_for()
    take_back = ann.button("Take back", exact=True)
    before = ""
    while take_back.count() == 0:
        before = progress.inner_text()
        do_step(ann, progress)
    after = progress.inner_text()
    take_back.click()
    expect(progress).to_have_text(before)
    do_step(ann, progress)
    expect(progress).to_have_text(after)


def do_step(guest: Guest, progress) -> None:
    """Do what the step of a guided game asks for, and wait for the next."""
    before = progress.inner_text()
    go_on, show = guest.button("Continue", exact=True), guest.button("Show me", exact=True)
    go_on.or_(show).first.wait_for()
    if go_on.count():
        go_on.click()
    else:
        show.click()
        guest.button("Confirm", exact=True).click()
    expect(progress).not_to_have_text(before)


# ---- resigning


def test_the_winner_by_resignation_plays_on_against_a_bot(visit):
    _table, (ann, ben) = together(visit)
    assert "You lose the game. Ben may play on against a bot." in resign(ann)
    for guest in (ann, ben):
        expect(guest.page.locator(".tb-finished")).to_contain_text("Ann gave up.")
    expect(ann.page.locator(".tb-finished")).to_contain_text("the deal stays hidden")
    expect(ann.page.get_by_role("link", name="Save as text")).to_have_count(0)
    ben.button("Play on against a bot").click()
    for guest in (ann, ben):
        expect(notices(guest)).to_contain_text("Ben plays on against a bot.")
    ben.spaces.first.wait_for()


def test_the_winner_by_resignation_takes_the_win(visit):
    _table, (ann, ben) = together(visit)
    resign(ann)
    expect(ben.page.get_by_role("heading", name="You won!")).to_be_visible()
    ben.button("Take the win").click()
    for guest in (ann, ben):
        guest.page.get_by_role("link", name="Save as text").wait_for()
        expect(guest.button("Play on against a bot")).to_have_count(0)


def test_who_resigns_against_a_bot_has_lost(visit):
    ann = visit()
    ann.play()
    ann.spaces.first.wait_for()
    assert "The game ends, and you have lost it." in resign(ann)
    expect(ann.page.locator(".tb-finished")).to_contain_text("Ann gave up.")


# ---- everybody is told


def test_all_are_told_who_gave_up_and_who_declined_to_stop(visit):
    table, (ann, ben, cy) = together(visit, 3)
    ann.ask("POST", f"/api/tables/{table}/offer_stop")
    ben.ask("POST", f"/api/tables/{table}/answer_stop", agrees=False)
    for guest in (ann, ben, cy):
        expect(notices(guest)).to_contain_text("Ben declined the offer to stop. The game goes on.")
    assert "A bot plays on in your seat." in resign(cy)
    for guest in (ann, ben, cy):
        expect(notices(guest)).to_contain_text("Cy gave up. A bot plays on in this seat.")
    notices(ann).get_by_role("button", name="Dismiss").first.click()
    expect(notices(ann)).not_to_contain_text("declined")
    expect(notices(ann)).to_contain_text("Cy gave up.")


def with_clients(visit, server, names=("Ben", "Cy"), **about):
    """Ann's page at a table with these players, who do not use the page."""
    ann, others = visit(**about), [Client(server, name) for name in names]
    table = ann.make(bots=[], seats=1 + len(others))
    key = ann.look(table)["invite"]
    for other in others:
        other.do(table, "join", key=key)
    ann.open(f"/table/{table}")
    ann.spaces.first.wait_for()
    return ann, table, others


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["desktop", "phone"])
def test_notices_that_come_together_hide_nothing_of_each_other(visit, page_server, about):
    """Two players give up within one moment while an offer to stop waits for its answer."""
    ann, table, (ben, cy, dan) = with_clients(visit, page_server, ("Ben", "Cy", "Dan"), **about)
    dan.do(table, "offer_stop")
    for one in (ben, cy):
        one.do(table, "resign")
    told = notices(ann)
    expect(told.locator(".tb-told-one")).to_have_text(
        ["Ben gave up. A bot plays on in this seat.", "Cy gave up. A bot plays on in this seat."]
    )
    expect(told.locator(".tb-note")).to_contain_text("Dan")
    boxes = [box for one in told.locator(".tb-told-one, .tb-note").all() if (box := one.bounding_box())]
    size = ann.page.viewport_size
    assert len(boxes) == 3
    for above, below in itertools.pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"], "a notice covers another"
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= size["width"] for box in boxes)
    assert boxes[-1]["y"] + boxes[-1]["height"] <= size["height"]
    told.get_by_role("button", name="Dismiss").first.click()
    expect(told.locator(".tb-told-one")).to_have_text(["Cy gave up. A bot plays on in this seat."])
    told.locator(".tb-note").get_by_role("button").last.click()
    expect(told).to_contain_text("Ann declined the offer to stop.")


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["desktop", "phone"])
def test_an_offer_to_stop_moves_nothing(visit, page_server, about):
    ann, table, (ben,) = with_clients(visit, page_server, ("Ben",), **about)
    places = """() => [".tb-turn", ".tb-line", ".tb-board", ".tb-hand"].map((one) => {
        const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
        return [one, x, y, width, height].join(" ");
    })"""
    before = ann.page.evaluate(places)
    ben.do(table, "offer_stop")
    offer = notices(ann).locator(".tb-note")
    expect(offer).to_be_in_viewport(ratio=1)
    assert ann.page.evaluate(places) == before
    if ann.touches:
        assert all((one.bounding_box() or {})["height"] >= 44 for one in offer.get_by_role("button").all())
    offer.get_by_role("button").last.click()
    expect(offer).to_have_count(0)
    assert ann.page.evaluate(places) == before


def test_all_are_told_who_ran_out_of_time(visit):
    ann, ben = visit(), visit()
    table = ann.make(bots=[], seats=3, start=False, clock={"kind": "turn", "time": 2000})
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    for guest in (ann, ben):
        guest.open(f"/table/{table}")
        guest.page.get_by_role("heading", name="Seats").wait_for()
    ann.ask("POST", f"/api/tables/{table}/start", bot="tourist")
    for guest in (ann, ben):
        expect(notices(guest)).to_contain_text(re.compile("ran out of time. A bot plays on in this seat."))


def test_a_player_who_leaves_is_missed_until_they_return(visit):
    table, (ann, ben) = together(visit)
    ann.page.clock.install()
    ann.open(f"/table/{table}")
    ann.page.locator(".tb-presence.here").nth(1).wait_for()
    ben.page.goto("about:blank")
    ann.page.locator(".tb-presence:not(.here)").wait_for()
    expect(notices(ann)).not_to_contain_text("Ben")
    ann.page.clock.fast_forward(10_000)
    expect(notices(ann)).to_contain_text("Ben has left the page. The game waits for Ben.")
    ben.open(f"/table/{table}")
    expect(notices(ann)).not_to_contain_text("Ben")


def test_the_host_is_told_that_an_invitation_was_declined(visit):
    ann, ben = visit(), visit()
    ben.ask("POST", "/api/guest", name="Ben")
    name = "Ben Declines"
    ben.ask("POST", "/api/account", name=name, passphrase="cable cars climb")
    table = ann.make(bots=[], invite=[name])
    ann.open(f"/table/{table}")
    ann.page.get_by_text(name).first.wait_for()
    ben.ask("POST", f"/api/tables/{table}/decline")
    expect(notices(ann)).to_contain_text(f"{name} declined the invitation. The seat is free again.")


# ---- clearing games


def test_games_against_bots_are_cleared_one_by_one_and_brought_back(visit):
    ann = visit(**TOUCH)
    ann.make(game="cablecar")
    ann.make(game="ticket", name="Ann")
    ann.open("/")
    mine = ann.page.get_by_role("region", name="Your games")
    lines = mine.get_by_role("link")
    expect(lines).to_have_count(1)
    ann.press(mine.get_by_role("button", name=re.compile("^Clear this game")))
    expect(lines).to_have_count(0)
    back = mine.get_by_role("button", name="Bring back")
    expect(back).to_be_focused()
    ann.press(back)
    expect(lines).to_have_count(1)


def test_all_games_against_bots_are_cleared_at_once_by_keyboard(visit):
    ann, ben = visit(keys_alone=True), visit()
    first = ann.make()
    for game in ("ticket", "company"):
        ann.ask("POST", "/api/tables", game=game, seats=2, bots=["tourist"], start=True)
    shared = ann.ask("POST", "/api/tables", game="cablecar", seats=2, open=False)["table"]
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{shared}/join", key=ann.look(shared)["invite"])
    ann.ask("POST", f"/api/tables/{shared}/start")
    ann.open("/")
    mine = ann.page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link")).to_have_count(4)
    expect(mine.get_by_role("button", name=re.compile("^Clear this game"))).to_have_count(3)
    ann.press(mine.get_by_role("button", name="Clear all bot games"))
    expect(mine.get_by_role("link")).to_have_count(1)
    expect(mine).to_contain_text("3 games cleared.")
    ann.open(f"/table/{first}")
    ann.press(ann.button("Continue the game"))
    ann.page.locator(".tb-board").wait_for()


def test_a_game_is_cleared_in_the_menu_of_my_games(visit):
    ann = visit()
    ann.make()
    ann.open("/learn")
    ann.button(re.compile("^My games")).click()
    menu = ann.page.locator("#my-games")
    menu.get_by_role("button", name=re.compile("^Clear this game")).click()
    expect(menu).to_contain_text("One game cleared.")
    expect(menu.locator(".pg-line")).to_have_count(0)
