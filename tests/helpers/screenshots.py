"""Pictures of the main screens of the page, for the README and docs/screenshots.

python -m tests.helpers.screenshots             writes all of them again (make screenshots)
"""

from __future__ import annotations

import io
import sys
import tempfile

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.helpers import ROOT
from tests.helpers.browser import DESKTOP, browsing
from tests.helpers.page_fixtures import finish
from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.page_screens import READY, show
from tests.helpers.server import Client, Server, eventually

FOLDER = ROOT / "docs/screenshots"
MOST = 250_000  # bytes of a picture
LOOKS = {
    "light": {"viewport": DESKTOP, "color_scheme": "light"},
    "dark": {"viewport": DESKTOP, "color_scheme": "dark"},
    "phone": {**TOUCH, "color_scheme": "light"},
}
TURNS = {"cablecar": 14, "company": 12, "ticket": 14}


def play(server: Server, host: Client, game: str) -> str:
    """Create a game with some moves, in which the host is to act. Return the table."""
    table = host.table(game, seats=3, bots=["conductor", "conductor"], start=True)
    for _ in range(TURNS[game]):
        now = eventually(lambda: mine(host, table))
        lays = [text for text in now["legal"] if not text.startswith(("draw", "swap", "tickets"))]
        claims = [text for text in lays if text.startswith("claim")]
        choice = (claims or lays or now["legal"])[-1 if claims else len(lays) // 2]
        host.do(table, "act", action=choice, after=now["position"])
    eventually(lambda: mine(host, table))
    return table


def mine(host: Client, table: str):
    """The position, if the host is to act."""
    now = host.look(table)["now"]
    return now if now["legal"] else None


def take(page: Page, name: str) -> None:
    """Save a screenshot in 256 colours."""
    path = FOLDER / f"{name}.png"
    with Image.open(io.BytesIO(page.screenshot(animations="disabled"))) as shot:
        shot.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    size = path.stat().st_size
    sys.stdout.write(f"{path.name}: {size // 1000} kB{', which is too large' if size > MOST else ''}\n")


def main(browser: Browser, server: Server) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    host = Client(server, "Nob Hill Otter")
    tables = {game: play(server, host, game) for game in TURNS}
    over = finish(server, "ticket")["table"]
    pages = {"home": ("/", ".pg-game button"), "new": ("/new", "form .pg-pick")}
    pages |= {game: (f"/table/{table}", READY[game]) for game, table in tables.items()}
    pages |= {"finished": (f"/table/{over}", "#result"), "rules": ("/learn/cablecar", ".ln-article")}
    for look, about in LOOKS.items():
        guest = Guest(browser, server.url, **about)
        guest.context.add_cookies([{"name": "fogcity", "value": host.cookie, "url": server.url}])
        for name, (address, ready) in pages.items():
            take(show(guest, address, ready), f"{name}-{look}")
        guest.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, Server(folder) as running, browsing() as opened:
        main(opened, running)
