"""The main screens of the page, one after the other: for tests of what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.playing_page import Guest, drawn
from tests.serving import Client

GAMES = ("cablecar", "company", "ticket")
READY = {  # something that is there once the table of a game is
    "cablecar": '[data-place="a1"]',
    "company": '[data-place="a1"]',
    "ticket": "[data-spot]",
}


def show(guest: Guest, address: str, ready: str) -> Page:
    """Open a page, and wait until all of it is there."""
    page = guest.open(address)
    page.locator(ready).first.wait_for(state="attached")
    page.wait_for_function("() => !document.querySelector('#app [role=status].soft')")
    drawn(page)
    return page


def screens(guest: Guest, over: str) -> Iterator[str]:
    """Show a guest all screens; gives their names. `over` is a finished table that everybody may see."""
    show(guest, "/", ".pg-game")
    yield "home"
    page = guest.page
    for name in ("Settings", "Guest"):
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").wait_for()
        yield f"{name.lower()} dialog"
        page.keyboard.press("Escape")
    show(guest, "/new", "form .pg-pick")
    yield "new table"
    show(guest, f"/table/{guest.make(bots=[])}", "#seats")
    yield "waiting"
    for game in GAMES:
        show(guest, f"/table/{guest.make(game)}", READY[game])
        yield game
    show(guest, f"/table/{over}", "#result")
    yield "finished"
    show(guest, f"/table/{over}?at=20", READY["cablecar"])
    yield "replay"
    show(guest, "/learn", ".ln-card")
    yield "learn"
    show(guest, "/learn/ticket", ".ln-article")
    yield "rules"
    show(guest, "/learn/cablecar/guide", READY["cablecar"])
    yield "guide"


def begun(server, game: str, moves: int = 6) -> str:
    """An open table at which some moves were made; gives its id."""
    host = Client(server, "Ann")
    table = host.table(game, seats=2, bots=["tourist"], start=True, open=True)
    for _ in range(moves):
        if host.look(table)["now"]["legal"]:
            host.act(table)
    return table
