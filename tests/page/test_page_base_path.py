"""The page below a path, as behind a proxy: `--base-path /fog`."""

from __future__ import annotations

import re

import pytest

from tests.helpers.page_players import drawn
from tests.helpers.page_screens import READY
from tests.helpers.server import Server, eventually

BASE = "/fog"


@pytest.fixture(scope="module")
def below(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("below"), "--base-path", BASE) as found:
        yield found


def test_a_visitor_never_leaves_the_path(visit, below):
    """From the home page to a game against a bot, a move, a reload, the rules, and back."""
    guest = visit(below)
    page, asked = guest.page, []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    page.goto(below.url)  # without a slash
    page.locator(".pg-game").first.wait_for()
    assert page.url == f"{below.url}/"
    page.locator(f'a[href="{BASE}/learn"]').first.click()
    page.wait_for_url(f"{below.url}/learn")
    page.locator(f'a[href^="{BASE}/learn/"]').first.click()
    page.wait_for_url(re.compile(re.escape(below.url) + "/learn/[a-z]+"))
    page.go_back()
    page.wait_for_url(f"{below.url}/learn")
    page.reload()
    page.locator(f'a[href^="{BASE}/learn/"]').first.wait_for()

    page.locator(f'a[href="{BASE}/puzzles"]').first.click()
    page.locator(f'a[href="{BASE}/puzzles/cablecar/daily"]').first.click()
    page.locator(f".pz-board {READY['cablecar']}").first.wait_for()

    guest.ask("POST", f"{below.url}/api/guest", name="Ann")
    wanted = {"game": "cablecar", "seats": 2, "bots": ["tourist"], "start": True}
    table = guest.ask("POST", f"{below.url}/api/tables", **wanted)["table"]
    page.goto(f"{below.url}/table/{table}")
    page.locator(READY["cablecar"]).first.wait_for()
    address = f"{below.url}/api/tables/{table}"
    before = eventually(lambda: (told := guest.ask("GET", address)["now"])["legal"] and told, "it was never Ann's turn")
    guest.press(guest.spaces.first)
    drawn(page)
    if guest.confirm.is_visible():
        guest.press(guest.confirm)
    eventually(lambda: guest.ask("GET", address)["now"]["position"] > before["position"], "the tile was not laid")
    page.reload()
    page.locator(READY["cablecar"]).first.wait_for()

    cookies = {cookie["name"]: cookie["path"] for cookie in guest.context.cookies()}
    assert cookies["fogcity"] == cookies["fogcity_browser"] == BASE
    assert cookies["fogcity_language"].rstrip("/") == BASE
    assert page.evaluate("Object.keys(localStorage).filter((name) => !name.startsWith('/fog '))") == []
    outside = [url for url in asked if not url.startswith(f"{below.url}/") and url != below.url]
    assert outside == []
    assert any(url.endswith("/api/socket") for url in asked)


def test_links_to_share_have_the_path(visit, below):
    guest = visit(below)
    guest.ask("POST", f"{below.url}/api/guest", name="Ann")
    table = guest.ask("POST", f"{below.url}/api/tables", game="cablecar", seats=2, open=False)["table"]
    guest.page.goto(f"{below.url}/table/{table}")
    link = guest.page.locator(".tb-invite input").first.input_value()
    other = visit(below)
    other.page.goto(link)
    other.page.get_by_text("Ann").first.wait_for()
    assert other.page.url.startswith(f"{below.url}/table/{table}?key=")
