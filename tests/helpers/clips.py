"""Short clips of the page, for the documentation: animated WebP pictures of what a player sees and does.

python -m tests.helpers.clips             writes all of them again (make screenshots)
"""

from __future__ import annotations

import contextlib
import io
import sys
import tempfile

from PIL import Image
from playwright.sync_api import Browser, Locator
from playwright.sync_api import TimeoutError as NeverShown

from tests.helpers import ROOT
from tests.helpers.browser import browsing
from tests.helpers.page_fixtures import finish
from tests.helpers.page_players import Guest, drawn
from tests.helpers.page_screens import READY, show
from tests.helpers.screenshots import mine, play
from tests.helpers.server import Client, Server, eventually

FOLDER = ROOT / "docs/clips"
SCREEN = {"width": 1180, "height": 740}
WIDTH = 885  # of a clip; the screen is scaled down to it
LOOK, READ = 700, 1600  # milliseconds to look at a frame, and to read what is new in it
MOST = 600_000  # bytes of a clip

# A screenshot has no mouse pointer, so the page draws one.
POINTER = """() => {
    const pointer = document.createElement("div");
    Object.assign(pointer.style, {
        position: "fixed", zIndex: 99999, width: "22px", height: "22px", margin: "-11px", borderRadius: "50%",
        background: "rgba(200, 60, 30, 0.45)", border: "2px solid white", pointerEvents: "none",
    });
    document.body.append(pointer);
    addEventListener("mousemove", (event) => {
        pointer.style.left = `${event.clientX}px`;
        pointer.style.top = `${event.clientY}px`;
    }, true);
}"""


class Clip:
    """Frames of one page, each with the time that it is shown."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.frames: list[Image.Image] = []
        self.times: list[int] = []
        guest.page.evaluate(POINTER)

    def frame(self, milliseconds: int = LOOK) -> None:
        """Add the page as it is now."""
        drawn(self.guest.page)
        shot = Image.open(io.BytesIO(self.guest.page.screenshot(animations="disabled"))).convert("RGB")
        self.frames.append(shot.resize((WIDTH, WIDTH * shot.height // shot.width), Image.Resampling.LANCZOS))
        self.times.append(milliseconds)

    def point(self, thing: Locator, milliseconds: int = LOOK) -> None:
        """Move the mouse over an element, and add a frame."""
        thing.hover()
        self.frame(milliseconds)

    def press(self, thing: Locator, milliseconds: int = LOOK) -> None:
        """Click an element, and add a frame."""
        thing.click()
        self.frame(milliseconds)

    def save(self, name: str) -> None:
        path = FOLDER / f"{name}.webp"
        first, *rest = self.frames
        first.save(path, save_all=True, append_images=rest, duration=self.times, loop=0, quality=70, method=6)
        size = path.stat().st_size
        sys.stdout.write(f"{path.name}: {size // 1000} kB{', which is too large' if size > MOST else ''}\n")


def lay_tiles(guest: Guest, table: str) -> Clip:
    """The effect of a tile is shown before it is laid; then the bots move."""
    show(guest, f"/table/{table}", READY["cablecar"])
    guest.at_turn(table)
    clip = Clip(guest)
    clip.frame()
    for _ in range(2):
        for number in range(0, guest.spaces.count(), 3):
            guest.spaces.nth(number).hover()
            with contextlib.suppress(NeverShown):  # some spaces have nothing to tell
                guest.page.locator(".cc-caption").wait_for(timeout=3000)
            clip.frame(READ)
        with guest.told_of_a_move():
            guest.spaces.nth(number).click()
        clip.frame(READ)
        guest.at_turn(table)
        clip.frame(READ)
    return clip


def claim_routes(guest: Guest, host: Client) -> Clip:
    """Tickets light up their routes; a claim shows its cost and its effect."""
    table = host.table("ticket", seats=2, bots=["conductor"], start=True)
    while not (claims := _claims(host, table, longest=3)):
        now = eventually(lambda: mine(host, table))
        takes = [text for text in now["legal"] if text.startswith("take")]
        host.do(table, "act", action=(takes or now["legal"])[-1], after=now["position"])
    show(guest, f"/table/{table}", READY["ticket"])
    guest.at_turn(table)
    clip = Clip(guest)
    clip.frame()
    tickets = guest.page.locator(".tk-ticket")
    for number in range(tickets.count()):
        clip.press(tickets.nth(number), READ)
    tickets.last.click()
    routes = guest.named("you can claim it")
    for number in range(min(3, len(claims), routes.count())):
        clip.point(routes.nth(number), READ)
    clip.press(routes.first, READ)
    with guest.told_of_a_move():
        guest.page.locator(".tk-pay button, .tb-confirm .main").first.click()
    clip.frame(READ)
    return clip


def _claims(host: Client, table: str, longest: int) -> list[str]:
    """The claims that a player with a hand of some size could make now."""
    now = eventually(lambda: mine(host, table))
    claims = [text for text in now["legal"] if text.startswith("claim")]
    return claims if any(f"with {longest}" in text for text in claims) else []


def replay(guest: Guest, table: str) -> Clip:
    """A finished game, move by move, with everybody's hands."""
    show(guest, f"/table/{table}?at=30&seat=all", ".tb-replay-words")
    clip = Clip(guest)
    for _ in range(14):
        guest.page.keyboard.press("ArrowRight")
        clip.frame(LOOK)
    return clip


def main(browser: Browser, server: Server) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    host = Client(server, "Nob Hill Otter")
    over = finish(server, "cablecar")["table"]
    stories = {
        "lay-tiles": lambda guest: lay_tiles(guest, play(server, host, "cablecar")),
        "claim-routes": lambda guest: claim_routes(guest, host),
        "replay": lambda guest: replay(guest, over),
    }
    for name, story in stories.items():
        guest = Guest(browser, server.url, viewport=SCREEN, color_scheme="light")
        guest.context.add_cookies([{"name": "fogcity", "value": host.cookie, "url": server.url}])
        story(guest).save(name)
        guest.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Server(folder) as running, browsing() as opened:
        main(opened, running)
