"""The main screens of the page in order, for tests of what must hold on all of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.helpers.page_players import Guest, drawn
from tests.helpers.server import Client
from tests.helpers.tables import new_name

GAMES = ("cablecar", "company", "ticket")
READY = {  # a selector that matches once a game's table is shown
    "cablecar": '[data-place="a1"]',
    "company": '[data-place="a1"]',
    "ticket": "[data-spot]",
}


DIALOGS = (  # the button that opens a dialog, and one in it that leads to another
    ("Settings", ""),
    ("You are Ann", ""),
    ("You are Ann", "Log in"),
    ("With friends Cable Car", ""),
)

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
    guest.page.wait_for_function("() => !history.state?.layers")  # of a dialog that was closed just now
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
    invited = guest.make(bots=[], start=False, name="Hal")
    tables = {game: guest.make(game) for game in GAMES}  # each by a new guest named Ann
    waiting = guest.ask("POST", "/api/tables", game="cablecar", seats=3)["table"]
    for said in ({"phrase": "heart"}, {"text": "hello"}):
        guest.ask("POST", f"/api/tables/{waiting}/say", **said)
    page = show(guest, "/", ".pg-game")
    yield "home"
    for name, within in DIALOGS:
        page.get_by_role("button", name=name, exact=True).click()
        page.get_by_role("dialog").wait_for()
        if within:
            page.get_by_role("dialog").get_by_role("button", name=within).click()
        drawn(page)
        yield f"dialog {within or name}"
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    go(guest, f"/table/{tables['cablecar']}", READY["cablecar"])
    yield "cablecar"
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator(".ln-beside .ln-article").wait_for()
    yield "rules beside a table"
    page.keyboard.press("Escape")
    page.locator(".tb-rules").wait_for(state="detached")
    go(guest, "/new", "form .pg-pick")
    yield "new table"
    go(guest, f"/table/{tables['company']}", READY["company"])
    yield "company"
    go(guest, f"/table/{waiting}", "#seats")
    yield "waiting"
    go(guest, f"/table/{invited}", "#invited")
    yield "invited"
    guest.ask("POST", "/api/account", name=new_name(), passphrase="cable cars climb")
    page = show(guest, "/", ".pg-first a.pg-line")
    for within in ("Change my passphrase", "Recovery codes"):
        page.get_by_role("button", name="You are Ann").click()
        page.get_by_role("dialog").get_by_role("button", name=within).click()
        drawn(page)
        yield f"dialog {within}"
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")
    go(guest, f"/table/{tables['ticket']}", READY["ticket"])
    yield "ticket"
    go(guest, f"/table/{over}", "#result")
    yield "finished"
    go(guest, f"/table/{over}?at=20", "[type=range]")
    yield "replay"
    yield from screens_to_learn(guest)


def screens_to_learn(guest: Guest) -> Iterator[str]:
    """Show a guest the screens with rules, a guided game and puzzles, and yield their names."""
    go(guest, "/learn", ".ln-card")
    yield "learn"
    go(guest, "/learn/ticket", ".ln-article")
    yield "rules"
    go(guest, "/learn/cablecar/guide", READY["cablecar"])
    yield "guide"
    go(guest, "/puzzles", ".pz-card")
    yield "puzzles"
    go(guest, "/puzzles/company", ".pz-entry")
    yield "puzzles of a game"
    go(guest, "/puzzles/ticket/daily", READY["ticket"])
    yield "puzzle"


def begun(server, game: str, moves: int = 6) -> str:
    """Create an open table with some moves. Return its id."""
    host = Client(server, "Ann")
    table = host.table(game, seats=2, bots=["tourist"], start=True, open=True)
    for _ in range(moves):
        if host.look(table)["now"]["legal"]:
            host.act(table)
    return table
