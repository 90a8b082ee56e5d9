"""Whole games on the page, to the final score: each game once, each by another means."""

from __future__ import annotations

import re

from tests.playing_page import MAY_LIE, TOUCH, Guest


def assert_scores_are_the_servers(guest: Guest, table: str) -> None:
    """The page shows the points that the server has counted."""
    info = guest.look(table)["info"]
    names = [seat.get("name") or "Mabel" for seat in info["seats"]]
    assert guest.points() == dict(zip(names, info["end"]["scores"], strict=True))


def test_a_company_game_by_mouse(visit):
    """Shares are exchanged as long as they can be, tiles laid after that."""
    ann = visit()
    table = ann.play("company", options={"exchange_until": 10})
    exchange = ann.button(re.compile("Exchange your 10 % share for the open one"), disabled=False)
    assert ann.move(exchange)
    while ann.move(ann.spaces, ann.button("Pass"), ann.button("Draw a tile")):
        pass
    assert_scores_are_the_servers(ann, table)


def test_a_ticket_game_by_touch(visit):
    """On a phone, where each move is confirmed: routes are claimed on the map whenever there are cards for one."""
    ann = visit(**TOUCH)
    table = ann.play("ticket")
    payment = ann.page.locator("button").get_by_text(re.compile("^[0-9] .* cards?$"))
    close = ann.page.get_by_role("region", name=" – ").get_by_role("button", name="Close")
    claims = ann.named("you can claim it")
    ways = (
        ann.named("Take the top card"),
        ann.page.get_by_text("Keep both", exact=True),
        ann.named("can be chosen"),
        ann.named("Take a"),
        ann.page.get_by_text("Pass", exact=True),
    )
    while ann.wait_for_any(claims, *ways):
        if claims.first.is_visible():
            claims.first.tap()
            ann.do(payment.first)
            if close.is_visible():  # what is told of the route lies over the map
                close.tap()
        else:
            ann.move(*ways)
    assert_scores_are_the_servers(ann, table)


def test_a_cable_car_game_by_keyboard_from_the_first_tab_on(visit):
    """From the first page to the result, without a mouse."""
    ann = visit()
    page = ann.open("/")
    page.get_by_role("button", name=re.compile("^Play now Cable Car against")).wait_for()
    ann.tab_to("Number of bots")
    page.keyboard.type("one")
    ann.tab_to("How strong the bots are")
    page.keyboard.type("Tou")
    ann.tab_to("Play now Cable Car against one bot")
    page.keyboard.press("Enter")
    ann.spaces.first.wait_for()
    table = page.url.rsplit("/", 1)[1]
    ann.tab_to(MAY_LIE)
    while ann.wait_for_any(ann.spaces, ann.button("Draw a tile")):
        ann.lay_by_keys()
    assert_scores_are_the_servers(ann, table)
