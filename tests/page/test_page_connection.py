"""Going away and coming back: reloading, the back button, a server that is gone for a while."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH, board_of
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
    lost = ann.page.get_by_text(re.compile("^Offline"))
    lost.wait_for()
    assert board_of(ann.page) == before, "the board went away with the connection"
    space = (place.get_attribute("aria-label") or "")[:2]
    place.dblclick()
    mortal.start()
    expect(lost, "the page does not find back by itself").to_be_hidden(timeout=20_000)
    expect(ann.button(re.compile(f"^{space}, [NESW]{{4}} laid by Ann")), "the move was lost").to_be_visible(
        timeout=20_000
    )
    assert space in ann.look(table)["now"]["view_data"]["board"]


# When the page knows that it is offline, and when it says so, in its own time.
WATCH = """() => {
    window.addEventListener("offline", () => {
        const began = performance.now();
        const look = () => {
            if (document.querySelector(".sh-bar")) window.saidAfter = performance.now() - began;
            else requestAnimationFrame(look);
        };
        look();
    });
}"""


def test_offline_is_said_at_once_and_a_move_made_then_is_sent_once(visit):
    ann = visit()
    table = ann.play()
    ann.spaces.first.wait_for()
    ann.page.evaluate(WATCH)
    ann.lost_server = True
    ann.context.set_offline(True)
    ann.page.get_by_text("Offline. The game goes on as soon as you are back.").wait_for()
    assert ann.page.wait_for_function("() => window.saidAfter >= 0 && [window.saidAfter]").json_value()[0] < 1000
    place = ann.spaces.first
    space = (place.get_attribute("aria-label") or "")[:2]
    place.click()
    kept = ann.page.get_by_text("Offline. Your move is kept and sent once you are back.")
    kept.wait_for()
    place.click(force=True)  # again, out of impatience
    ann.context.set_offline(False)
    expect(ann.button(re.compile(f"^{space}, [NESW]{{4}} laid by Ann"))).to_be_visible(timeout=20_000)
    expect(kept).to_be_hidden()
    ann.spaces.first.wait_for()
    moves = [told["entry"] for told in ann.ask("GET", f"/api/tables/{table}/entries")["entries"]]
    assert [move["seat"] for move in moves if move["what"] == "moved"].count(0) == 1
    ann.complaints[:] = [told for told in ann.complaints if "ERR_INTERNET_DISCONNECTED" not in told]


def test_notices_move_nothing_and_cover_nothing(visit):
    ann = visit(**TOUCH)
    ann.play()
    ann.spaces.first.wait_for()
    before = ann.page.locator(".tb-board").bounding_box()
    ann.lost_server = True
    ann.context.set_offline(True)
    ann.page.get_by_text(re.compile("^Offline")).wait_for()
    notice, after = ann.page.locator(".sh-bar").bounding_box(), ann.page.locator(".tb-board").bounding_box()
    assert after == before
    assert notice["y"] + notice["height"] <= before["y"]
    ann.context.set_offline(False)
    expect(ann.page.locator(".sh-bar")).to_be_hidden()
    assert ann.page.locator(".tb-board").bounding_box() == before
    ann.complaints[:] = [told for told in ann.complaints if "ERR_INTERNET_DISCONNECTED" not in told]


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
    ann.button(re.compile("Show me.*One move since your last turn")).click()
    expect(page.get_by_role("region", name="Since your last turn")).to_contain_text("1 of 1")
    expect(page.locator(".tb-line-words")).to_contain_text(re.compile("Ben laid [NESW]{4} on"))
