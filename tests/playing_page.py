"""Somebody at the page: finds things by what they are called, and plays by mouse, touch or keyboard."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket

from tests.browsing import PHONE, Visitor

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MAY_LIE = re.compile("may be laid here")


class Guest(Visitor):
    """Somebody with a browser of their own, who sees no motion unless they want to."""

    def __init__(self, browser: Browser, url: str, **about: Any) -> None:
        about.setdefault("reduced_motion", "reduce")
        self.sockets: dict[Page, WebSocket] = {}
        self.lost_server = False  # then the browser may say so
        super().__init__(browser, url, **about)
        self.touches = bool(about.get("has_touch"))

    def new_page(self) -> Page:
        page = super().new_page()
        page.on("websocket", lambda socket: self.sockets.__setitem__(page, socket))
        return page

    def leave(self) -> list[str]:
        """Go away; gives what the browser complained about."""
        self.context.close()
        if self.lost_server:
            return [text for text in self.complaints if "ERR_CONNECTION" not in text and "WebSocket" not in text]
        return self.complaints

    # ---- coming to a table

    def open(self, address: str = "/") -> Page:
        self.page.goto(address)
        return self.page

    def make(self, game: str = "cablecar", **wanted: Any) -> str:
        """A table of mine, made without the page; gives its id."""
        self.ask("POST", "/api/guest", name=wanted.pop("name", "Ann"))
        wanted = {"seats": 2, "bots": ["tourist"], "start": True, **wanted}
        return self.ask("POST", "/api/tables", game=game, **wanted)["table"]

    def play(self, game: str = "cablecar", **wanted: Any) -> str:
        """Come to a table against a bot that plays at random; gives its id."""
        table = self.make(game, **wanted)
        self.open(f"/table/{table}")
        return table

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """What the server itself says to this guest."""
        more = {"data": body} if method == "POST" else {}
        answer = self.context.request.fetch(path, method=method, **more)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json()

    def look(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")

    # ---- what is on the page

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def named(self, part: str) -> Locator:
        """What can be done and has this in its name; found quicker than by role where there is much on the page."""
        return self.page.locator(f'[aria-label*="{part}"]:not(:disabled)')

    @property
    def spaces(self) -> Locator:
        """Where the tile may lie."""
        return self.named("may be laid here")

    def press(self, thing: Locator) -> None:
        """By mouse or by finger, as this guest does."""
        if self.touches:
            thing.tap()
        else:
            thing.click()

    @property
    def result(self) -> Locator:
        """What the page says when a game is over."""
        return self.page.get_by_role("heading", name=re.compile(" won$|You won!|share the win$"))

    def points(self) -> dict[str, int]:
        """Everybody's points, as the page shows them in the end."""
        places = self.page.get_by_role("region", name=self.result.inner_text()).get_by_role("list").first
        return {
            " ".join(lines[:-1]): int(lines[-1].replace(",", ""))
            for lines in (item.inner_text().split() for item in places.get_by_role("listitem").all())
        }

    @contextlib.contextmanager
    def told_of_a_move(self, page: Page | None = None) -> Iterator[None]:
        """What is done within leads to a move, which this page is told of and shows."""
        page = page or self.page
        with self.sockets[page].expect_event("framereceived", lambda frame: '"moved"' in str(frame), timeout=20_000):
            yield
        drawn(page)

    # ---- moves

    def move(self, *ways: Locator) -> bool:
        """When it is this guest's turn, do the first thing there is on one of these ways; not if the game is over."""
        way = self.wait_for_any(*ways)
        if way is None:
            return False
        self.do(way.first)
        return True

    def wait_for_any(self, *ways: Locator) -> Locator | None:
        """The first of these ways that there is, when one of them is there; none if the game is over."""
        either = self.result
        for way in ways:
            either = either.or_(way)
        either.first.wait_for()
        return next((way for way in ways if way.first.is_visible()), None)

    def do(self, thing: Locator) -> None:
        with self.told_of_a_move():
            self.press(thing)
            if self.touches:
                self.page.get_by_text("Do it", exact=True).tap()

    # ---- by keyboard alone

    def focused(self) -> str:
        """What has the focus, by its name."""
        return self.page.evaluate(
            """() => {
                const at = document.activeElement;
                return at.ariaLabel || at.textContent.replace(/\\s+/g, " ").trim() || at.tagName;
            }"""
        )

    def tab_to(self, name: str | re.Pattern[str]) -> None:
        """Press Tab until something of this name has the focus."""
        passed: list[str] = []
        while len(passed) < 60:
            self.page.keyboard.press("Tab")
            passed.append(self.focused())
            if re.search(name, passed[-1]):
                return
        raise AssertionError(f"Tab does not lead to {name}, but to {passed}")

    def lay_by_keys(self) -> None:
        """Go with the arrow keys to a space where the tile may lie, and lay it; draw another if it may lie nowhere."""
        keys = self.page.keyboard
        if not self.spaces.first.is_visible():
            with self.told_of_a_move():
                keys.press("d")
            return
        passed = []
        for key in (*["ArrowRight"] * 8, *["ArrowDown"] * 8, *["ArrowLeft"] * 8, *["ArrowUp"] * 8):
            passed.append(self.focused())
            if MAY_LIE.search(passed[-1]):
                with self.told_of_a_move():
                    keys.press("Enter")
                return
            keys.press(key)
        raise AssertionError(f"arrow keys do not lead to a space where the tile may lie, but to {passed}")


def drawn(page: Page) -> None:
    """Wait until what the page has heard of is seen."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def board_of(page: Page) -> list[str]:
    """What lies on each space of the board of Cable Car, and how far each car has come, as the page names them."""
    names = (
        page.get_by_role("group", name="Board", exact=True)
        .get_by_role("button")
        .evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    )
    return [name.replace(", tile may be laid here", "") for name in names]
