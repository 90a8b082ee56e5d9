"""Going away and coming back: reloading, the back button, a server that is gone for a while."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import board_of
from tests.helpers.server import Client, Server


def test_reloading_in_the_middle_shows_the_same_board(visit):
    ann = visit()
    ann.play()
    for _ in range(2):
        ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    before = board_of(ann.page)
    ann.page.reload()
    ann.spaces.first.wait_for()
    assert board_of(ann.page) == before


def test_back_leads_to_the_page_before_and_forward_to_the_game_again(visit):
    ann = visit()
    ann.make()
    page = ann.open("/")
    page.get_by_role("region", name="Your games").get_by_role("link", name=re.compile("Cable Car")).click()
    ann.spaces.first.wait_for()
    page.go_back()
    page.get_by_role("heading", name="Ride the hills of Fog City").wait_for()
    page.go_forward()
    ann.spaces.first.wait_for()


@pytest.fixture
def mortal(tmp_path):
    """A server that may be killed, and is found at the same address when it is started again."""
    with Server(tmp_path) as server:
        server.arguments[server.arguments.index("--port") + 1] = str(server.port)
        yield server


def test_a_game_goes_on_when_the_server_was_killed_and_comes_back(visit, mortal):
    """It is said that there is no connection, the board stays, and what was done meanwhile is done when it is back."""
    ann = visit(mortal)
    table = ann.play()
    ann.move(ann.spaces)
    place = ann.spaces.first
    place.wait_for()
    before = board_of(ann.page)
    ann.lost_server = True
    mortal.kill()
    lost = ann.page.get_by_text("No connection right now.")
    lost.wait_for()
    assert board_of(ann.page) == before, "the board went away with the connection"
    space = (place.get_attribute("aria-label") or "")[:2]
    place.click()
    mortal.start()
    expect(lost, "the page does not find back by itself").to_be_hidden(timeout=20_000)
    expect(ann.button(re.compile(f"^{space}, [NESW]{{4}} laid by Ann")), "the move was lost").to_be_visible(
        timeout=20_000
    )
    assert space in ann.look(table)["now"]["view_data"]["board"]


def test_who_comes_back_is_told_what_happened_since(visit, page_server):
    ann = visit()
    ben = Client(page_server, "Ben")
    table = ann.make(bots=[])
    ben.do(table, "join", key=ann.look(table)["invite"])
    ann.open(f"/table/{table}")
    ann.move(ann.spaces)
    ann.open("/learn")
    ben.act(table)
    page = ann.open(f"/table/{table}")
    page.get_by_text("One move since you were here.").wait_for()
    ann.button("Show me").click()
    expect(page.get_by_role("dialog", name="Since you were here")).to_contain_text(re.compile("Ben laid [NESW]{4} on"))
