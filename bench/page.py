"""How quick the page is in a real Chromium: first load, a move until it is seen, and moving the map.

python -m bench.page            a table of figures; python -m bench.page --moves 60 for more moves
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page
from tests.helpers.browser import PHONE, Visitor, browsing
from tests.helpers.page_fixtures import finish
from tests.helpers.server import Client, Server

# What the browser itself measures, from the first moment on.
WATCH = """
    window.seen = { lcp: 0, cls: 0, blocked: 0, moves: [], frames: [] };
    const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type, buffered: true });
    watch("largest-contentful-paint", (entry) => { seen.lcp = entry.startTime; });
    watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.cls += entry.value; });
    watch("longtask", (entry) => { seen.blocked += Math.max(0, entry.duration - 50); });
    const Plain = window.WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...about) {
            super(...about);
            this.addEventListener("message", ({ data }) => {
                if (!data.includes('"moved"')) return;
                const begin = performance.now();
                requestAnimationFrame(() => {
                    const { port1, port2 } = new MessageChannel();
                    port1.onmessage = () => seen.moves.push(performance.now() - begin);
                    port2.postMessage(null);
                });
            });
        }
    };
"""
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {},
    "phone": {"viewport": PHONE, "is_mobile": True, "has_touch": True},
}
FRAMES = """() => {
    let last = performance.now();
    const tick = (now) => { seen.frames.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
}"""


class Watched(Visitor):
    """A visitor whose browser is asked how it went."""

    def __init__(self, browser: Browser, url: str, **about: Any) -> None:
        super().__init__(browser, url, **about)
        self.page.add_init_script(WATCH)
        self.received = 0.0
        devtools = self.context.new_cdp_session(self.page)
        devtools.send("Network.enable")
        devtools.on("Network.loadingFinished", self._count)

    def _count(self, loaded: dict[str, Any]) -> None:
        self.received += loaded["encodedDataLength"]

    def load(self, address: str, ready: str) -> dict[str, float]:
        """Open a page that was never open before, until nothing happens any more."""
        self.page.goto(address, wait_until="networkidle")
        self.page.locator(ready).first.wait_for()
        paint = self.page.evaluate("() => performance.getEntriesByName('first-contentful-paint')[0].startTime")
        seen = self.page.evaluate("() => seen")
        return {
            "kB": self.received / 1000,
            "FCP": paint,
            "LCP": seen["lcp"],
            "TBT": seen["blocked"],
            "CLS": seen["cls"],
        }


def high(values: list[float]) -> float:
    """What 95 % are below."""
    return sorted(values)[int(0.95 * (len(values) - 1))]


def measure_moves(browser: Browser, server: Server, game: str, moves: int) -> list[float]:
    """Milliseconds from the message that tells of a move to the picture that shows it."""
    ben = Client(server, "Ben")
    table = ben.table(game, seats=2, bots=[], open=True, start=True)
    ben.do(table, "join", another=True, name="Bea")
    visitor = Watched(browser, server.url)
    visitor.page.goto(f"/table/{table}", wait_until="networkidle")
    for _ in range(moves):
        before = visitor.page.evaluate("() => seen.moves.length")
        ben.act(table)
        visitor.page.wait_for_function("(before) => seen.moves.length > before", arg=before)
    found: list[float] = visitor.page.evaluate("() => seen.moves")
    visitor.close()
    return found


def measure_map(browser: Browser, server: Server, **about: Any) -> list[float]:
    """Milliseconds of each frame while the map of a finished game is dragged and zoomed."""
    table = finish(server, "ticket")["table"]
    visitor = Watched(browser, server.url, **about)
    page = visitor.page
    page.goto(f"/table/{table}", wait_until="networkidle")
    world = page.get_by_role("group", name="arrow keys move the map")
    world.scroll_into_view_if_needed()
    box = world.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"], 500) / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    page.evaluate(FRAMES)
    drag(page, x, y)
    for turn in (-60, 60) * 15:
        page.mouse.wheel(0, turn)
    found: list[float] = page.evaluate("() => seen.frames.slice(1)")
    visitor.close()
    return found


def drag(page: Page, x: float, y: float) -> None:
    """Drag what is there to and fro."""
    page.mouse.down()
    for step in range(90):
        page.mouse.move(x + 80 * (step % 3 - 1), y + step % 60)
    page.mouse.up()


def main() -> None:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=30)
    moves = parser.parse_args().moves
    say = sys.stdout.write
    with tempfile.TemporaryDirectory() as folder, Server(folder, lazy=False) as server, browsing() as browser:
        host = Client(server, "Ann")
        tables = {game: host.table(game, seats=2, bots=[], open=True) for game in ("cablecar", "ticket")}
        for game, table in tables.items():
            host.do(table, "start", bot="tourist")
            tables[game] = table
        say(f"{'first load':32}{'kB':>8}{'FCP ms':>9}{'LCP ms':>9}{'TBT ms':>9}{'CLS':>8}\n")
        pages = {"home": ("/", ".pg-game")}
        pages["cable car"] = (f"/table/{tables['cablecar']}", "[data-place]")
        pages["ticket"] = (f"/table/{tables['ticket']}", "[data-spot]")
        for name, (address, ready) in pages.items():
            for size, about in SIZES.items():
                visitor = Watched(browser, server.url, **about)
                told = visitor.load(address, ready)
                visitor.close()
                say(
                    f"{name + ', ' + size:32}{told['kB']:8.1f}{told['FCP']:9.0f}{told['LCP']:9.0f}"
                    f"{told['TBT']:9.0f}{told['CLS']:8.3f}\n"
                )
        say(f"\n{'a move, from message to picture':32}{'median ms':>12}{'p95 ms':>10}\n")
        for game in ("cablecar", "ticket"):
            times = measure_moves(browser, server, game, moves)
            say(f"{game:32}{statistics.median(times):12.1f}{high(times):10.1f}\n")
        say(f"\n{'moving the map, all cars on it':32}{'median ms':>12}{'p95 ms':>10}{'per second':>12}\n")
        frames = measure_map(browser, server)
        middle = statistics.median(frames)
        say(f"{f'{len(frames)} frames':32}{middle:12.1f}{high(frames):10.1f}{1000 / middle:12.0f}\n")


if __name__ == "__main__":
    main()
