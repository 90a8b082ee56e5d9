"""A user of the page, who finds elements by their names, and plays by mouse, touch or keyboard."""

from __future__ import annotations

import contextlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Locator, Page, WebSocket

from tests.helpers.browser import PHONE, Visitor
from tests.helpers.server import eventually

TOUCH = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
MEANS: dict[str, dict[str, Any]] = {"mouse": {}, "touch": TOUCH, "keyboard": {"keys_alone": True}}
MAY_LIE = re.compile("may be laid here")

ARROWS = {"ArrowRight": (1, 0), "ArrowDown": (0, 1), "ArrowLeft": (-1, 0), "ArrowUp": (0, -1)}
MOST_KEYS = 150  # key presses to reach any element
NAME = """(one) => one.ariaLabel || one.textContent.replace(/\\s+/g, " ").trim().slice(0, 99) || one.tagName"""
# The position of an element relative to the focus. Tab reaches only one place of a board.
WHERE = f"""(wanted) => {{
    const at = document.activeElement;
    const [from, to] = [at, wanted].map((one) => one.getBoundingClientRect());
    return {{
        from: ({NAME})(at),
        here: at === wanted,
        on_board: wanted.tabIndex < 0 && Boolean(at.parentElement?.closest("fieldset, svg")?.contains(wanted)),
        before: Boolean(at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING),
        right: to.left + to.right - from.left - from.right,
        down: to.top + to.bottom - from.top - from.bottom,
    }};
}}"""
# Whether the page has shown the log entry with this number. It stores how much of a table the user has seen.
SEEN = "([table, number]) => JSON.parse(localStorage.getItem(`fogcity.seen.${table}`)) >= number"

# The scoring waits while nobody looks, so that only the user moves it.
HIDE = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""

# Changes the settings as another tab of this browser would.
SPEAK = """(text) => {
    localStorage.setItem("fogcity.settings", text);
    dispatchEvent(new StorageEvent("storage", { key: "fogcity.settings" }));
}"""


class Guest(Visitor):
    """A user with a separate browser context and reduced motion by default, who skips the final scoring by default."""

    def __init__(
        self, browser: Browser, url: str, *, keys_alone: bool = False, skips: bool = True, **about: Any
    ) -> None:
        about.setdefault("reduced_motion", "reduce")
        self.skips = skips
        self.sockets: dict[Page, WebSocket] = {}
        self.lost_server = False  # if true, the browser may report connection errors
        super().__init__(browser, url, **about)
        self.touches = bool(about.get("has_touch"))
        self.keys_alone = keys_alone
        self.pressing = cycle(("Enter", "Space"))
        self.presses = 0  # clicks and taps so far, and by keyboard presses of Enter or Space

    def new_page(self) -> Page:
        page = super().new_page()
        page.on("websocket", lambda socket: self.sockets.__setitem__(page, socket))
        if self.skips:
            page.add_locator_handler(page.locator(".tb-count .main"), lambda skip: skip.click())
        return page

    def leave(self) -> list[str]:
        """Leave. Return the browser's errors and warnings."""
        self.context.close()
        if self.lost_server:
            return [text for text in self.complaints if "ERR_CONNECTION" not in text and "WebSocket" not in text]
        return self.complaints

    # ---- coming to a table

    def open(self, address: str = "/") -> Page:
        self.page.goto(address)
        return self.page

    def make(self, game: str = "cablecar", **wanted: Any) -> str:
        """Create a table without using the page. Return its id."""
        self.ask("POST", "/api/guest", name=wanted.pop("name", "Ann"))
        wanted = {"seats": 2, "bots": ["tourist"], "start": True, **wanted}
        return self.ask("POST", "/api/tables", game=game, **wanted)["table"]

    def play(self, game: str = "cablecar", **wanted: Any) -> str:
        """Open a table against a bot that plays at random. Return its id."""
        table = self.make(game, **wanted)
        self.open(f"/table/{table}")
        return table

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """The server's response to this guest."""
        more = {"data": body} if method == "POST" else {}
        answer = self.context.request.fetch(path, method=method, **more)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:500]}"
        return answer.json()

    def look(self, table: str) -> Any:
        return self.ask("GET", f"/api/tables/{table}")

    def finish(self, table: str) -> None:
        """Play a game against bots to its end without using the page."""
        while (told := self.look(table))["info"]["status"] == "playing":
            if legal := told["now"]["legal"]:
                self.ask("POST", f"/api/tables/{table}/act", action=legal[0], after=told["now"]["position"])

    def at_turn(self, table: str) -> Any:
        """The position once it is this guest's turn and the page shows it."""

        def mine() -> Any:
            told = self.look(table)
            return told if told["now"]["legal"] else None

        told = eventually(mine, "it was never this guest's turn")
        self.page.wait_for_function(SEEN, arg=[table, told["number"]])
        drawn(self.page)
        return told["now"]

    # ---- what is on the page

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, **more)

    def named(self, part: str) -> Locator:
        """Enabled elements with this in their name. On a large page this is faster than finding them by role."""
        return self.page.locator(f'[aria-label*="{part}"]:not(:disabled, [aria-disabled="true"])')

    def saying(self, words: str | re.Pattern[str]) -> Locator:
        """The button with these words, if it is enabled."""
        return self.page.locator('button:not(:disabled, [aria-disabled="true"])', has_text=words)

    @property
    def spaces(self) -> Locator:
        """The spaces where the tile may be laid."""
        return self.named("may be laid here")

    def press(self, thing: Locator) -> None:
        """Press an element by mouse, touch or keyboard, as this guest does."""
        self.presses += 1
        if self.keys_alone:
            self.reach(thing)
            self.page.keyboard.press(next(self.pressing))
        elif self.touches:
            thing.tap()
        else:
            thing.click()

    @property
    def result(self) -> Locator:
        """What the page says when a game is over."""
        return self.page.locator("h2", has_text=re.compile(" won$|You won!|share the win$"))

    def points(self) -> dict[str, int]:
        """The points of each player, as the page shows them at the end."""
        places = self.page.get_by_role("region", name=self.result.inner_text()).get_by_role("list").first
        return {
            " ".join(lines[:-1]): int(lines[-1].replace(",", ""))
            for lines in (item.inner_text().split() for item in places.get_by_role("listitem").all())
        }

    @contextlib.contextmanager
    def told_of_a_move(self, page: Page | None = None) -> Iterator[None]:
        """A context that waits for this page to show the move made inside it."""
        page = page or self.page
        heard = self.sockets[page].expect_event("framereceived", lambda frame: '"moved"' in str(frame), timeout=20_000)
        with heard as frame:
            yield
        page.wait_for_function(
            SEEN, arg=[urlsplit(page.url).path.rsplit("/", 1)[1], json.loads(frame.value).get("number", 0)]
        )
        drawn(page)

    # ---- moves

    def move(self, *ways: Locator) -> bool:
        """When it is this guest's turn, use the first of these elements that is visible. False if the game is over."""
        way = self.wait_for_any(*ways)
        if way is None:
            return False
        self.do(way.first)
        return True

    def wait_for_any(self, *ways: Locator) -> Locator | None:
        """Wait for any of these elements, and return the first; None if the game is over."""
        either = self.result
        for way in ways:
            either = either.or_(way)
        either.first.wait_for()
        return next((way for way in ways if way.first.is_visible()), None)

    def do(self, thing: Locator) -> None:
        with self.told_of_a_move():
            self.press(thing)
            drawn(self.page)
            if self.confirm.is_visible():
                self.press(self.confirm)

    @property
    def confirm(self) -> Locator:
        """The button that confirms the proposed action."""
        return self.page.locator(".tb-confirm").get_by_role("button", name="Confirm")

    # ---- by keyboard alone

    def focused(self) -> str:
        """The name of the focused element."""
        return self.page.evaluate(f"() => ({NAME})(document.activeElement)")

    def tab_to(self, name: str | re.Pattern[str]) -> None:
        """Press Tab until an element with this name has the focus."""
        passed: list[str] = []
        while len(passed) < 60:
            self.page.keyboard.press("Tab")
            passed.append(self.focused())
            if re.search(name, passed[-1]):
                return
        raise AssertionError(f"Tab does not lead to {name}, but to {passed}")

    def reach(self, thing: Locator) -> None:
        """Move the focus to an element: with Tab and, on a board, with the best arrow key at each step.

        At an element visited before, try a different arrow key.
        """
        passed: list[str] = []
        tried: Counter[tuple[str, str]] = Counter()
        while len(passed) < MOST_KEYS:
            at = thing.evaluate(WHERE)
            if at["here"]:
                return
            if at["on_board"]:
                nearer = {key: right * at["right"] + down * at["down"] for key, (right, down) in ARROWS.items()}
                key = min(ARROWS, key=lambda key: (tried[at["from"], key], -nearer[key]))
                tried[at["from"], key] += 1
            else:
                key = "Shift+Tab" if at["before"] else "Tab"
            self.page.keyboard.press(key)
            passed.append(f"{key} from {at['from']}")
        raise AssertionError(f"neither Tab nor arrow keys lead to {thing}: {passed}")


def drawn(page: Page) -> None:
    """Wait until the page has drawn all it has received."""
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def board_of(page: Page) -> list[str]:
    """What lies on each space of the board of Cable Car, and how far each car has come, as the page names them."""
    names = (
        page.get_by_role("group", name="Board", exact=True)
        .get_by_role("button")
        .evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    )
    return [name.replace(", tile may be laid here", "") for name in names]
