"""The main screens of the page in order, for tests of what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.helpers.page_players import Guest, drawn
from tests.helpers.server import Client

GAMES = ("cablecar", "company", "ticket")
READY = {  # a selector that matches once a game's table is shown
    "cablecar": '[data-place="a1"]',
    "company": '[data-place="a1"]',
    "ticket": "[data-spot]",
}


GO = """(address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
}"""


def show(guest: Guest, address: str, ready: str) -> Page:
    """Open a page, and wait until it is complete."""
    guest.open(address)
    return settled(guest, ready)


def go(guest: Guest, address: str, ready: str) -> Page:
    """Navigate to another page as a link does, without loading anything twice."""
    guest.page.evaluate(GO, address)
    return settled(guest, ready)


def settled(guest: Guest, ready: str) -> Page:
    page = guest.page
    page.locator(ready).first.wait_for(state="attached")
    page.wait_for_function("() => !document.querySelector('#app [role=status].soft')")
    drawn(page)
    return page


def screens(guest: Guest, over: str) -> Iterator[str]:
    """Show a guest all screens, and yield their names. `over` is a finished open table."""
    waiting = guest.make(bots=[])
    tables = {game: guest.make(game) for game in GAMES}
    page = show(guest, "/", ".pg-game")
    yield "home"
    for name in ("Settings", "You are Ann"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").wait_for()
        yield f"dialog {name}"
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    go(guest, f"/table/{tables['cablecar']}", READY["cablecar"])
    yield "cablecar"
    go(guest, "/new", "form .pg-pick")
    yield "new table"
    go(guest, f"/table/{tables['company']}", READY["company"])
    yield "company"
    go(guest, f"/table/{waiting}", "#seats")
    yield "waiting"
    go(guest, f"/table/{tables['ticket']}", READY["ticket"])
    yield "ticket"
    go(guest, f"/table/{over}", "#result")
    yield "finished"
    go(guest, f"/table/{over}?at=20", "[type=range]")
    yield "replay"
    go(guest, "/learn", ".ln-card")
    yield "learn"
    go(guest, "/learn/ticket", ".ln-article")
    yield "rules"
    go(guest, "/learn/cablecar/guide", READY["cablecar"])
    yield "guide"


def begun(server, game: str, moves: int = 6) -> str:
    """Create an open table with some moves. Return its id."""
    host = Client(server, "Ann")
    table = host.table(game, seats=2, bots=["tourist"], start=True, open=True)
    for _ in range(moves):
        if host.look(table)["now"]["legal"]:
            host.act(table)
    return table
