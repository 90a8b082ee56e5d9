"""Pictures of the main screens of the page, for the README and docs/screenshots.

python -m tests.helpers.screenshots             writes all of them again (make screenshots)
"""

from __future__ import annotations

import base64
import struct
import sys
import tempfile
import zlib
from typing import Any, NamedTuple

import numpy as np
from playwright.sync_api import Browser, Page

from tests.helpers import ROOT
from tests.helpers.browser import DESKTOP, browsing
from tests.helpers.page_fixtures import finish
from tests.helpers.page_players import TOUCH, Guest
from tests.helpers.page_screens import READY, show
from tests.helpers.server import Client, Server, eventually

Array = np.ndarray[Any, np.dtype[Any]]
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
        now = eventually(lambda: _mine(host, table))
        lays = [text for text in now["legal"] if not text.startswith(("draw", "swap", "tickets"))]
        claims = [text for text in lays if text.startswith("claim")]
        choice = (claims or lays or now["legal"])[-1 if claims else len(lays) // 2]
        host.do(table, "act", action=choice, after=now["position"])
    eventually(lambda: _mine(host, table))
    return table


def _mine(host: Client, table: str):
    now = host.look(table)["now"]
    return now if now["legal"] else None


def take(page: Page, name: str) -> None:
    """Save a screenshot in 256 colours."""
    path = FOLDER / f"{name}.png"
    desk = page.context.new_page()  # a blank page, where no policy blocks access to pixels
    told = desk.evaluate(PIXELS, base64.b64encode(page.screenshot(animations="disabled")).decode())
    desk.close()
    pixels = np.frombuffer(base64.b64decode(told["pixels"]), np.uint8).reshape(told["height"], told["width"], 4)
    path.write_bytes(png(pixels[:, :, :3]))
    size = path.stat().st_size
    sys.stdout.write(f"{path.name}: {size // 1000} kB{', which is too large' if size > MOST else ''}\n")


PIXELS = """async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    const bytes = canvas.getImageData(0, 0, width, height).data;
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768) text += String.fromCharCode(...bytes.subarray(at, at + 32768));
    return { width, height, pixels: btoa(text) };
}"""


def png(pixels: Array) -> bytes:
    """A PNG picture with a palette."""
    height, width, _ = pixels.shape
    packed = (pixels.astype(np.int64) << np.array([16, 8, 0])).sum(axis=2)
    colours, where, counts = np.unique(packed.reshape(-1), return_inverse=True, return_counts=True)
    parts = cut((colours[:, None] >> np.array([16, 8, 0]) & 255).astype(float), counts)
    lines = np.zeros((height, width + 1), np.uint8)  # each begins with 0: no filter
    lines[:, 1:] = parts.number[where].reshape(height, width)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", parts.palette.tobytes()), (b"IDAT", zlib.compress(lines.tobytes(), 9)))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(*one) for one in (*chunks, (b"IEND", b"")))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


class Parts(NamedTuple):
    """A palette, and the palette index of each colour."""

    palette: Array
    number: Array


def cut(colours: Array, counts: Array, most: int = 256) -> Parts:
    """Group similar colours: repeatedly split the most varied part in the middle (median cut)."""
    parts = [np.arange(len(colours))]
    spreads = [spread(colours, counts, parts[0])]
    while len(parts) < most and max(spreads) > 0:
        at = int(np.argmax(spreads))
        part = parts.pop(at)
        spreads.pop(at)
        channel = np.ptp(colours[part], axis=0).argmax()
        part = part[np.argsort(colours[part, channel], kind="stable")]
        sums = np.cumsum(counts[part])
        middle = min(max(1, int(np.searchsorted(sums, sums[-1] / 2))), len(part) - 1)
        for half in (part[:middle], part[middle:]):
            parts.append(half)
            spreads.append(spread(colours, counts, half))
    palette = np.array([np.average(colours[part], axis=0, weights=counts[part]) for part in parts])
    number = np.zeros(len(colours), np.uint8)
    for at, part in enumerate(parts):
        number[part] = at
    return Parts(palette.round().astype(np.uint8), number)


def spread(colours: Array, counts: Array, part: Array) -> float:
    """How much the colours of a part differ."""
    if len(part) < 2:
        return 0.0
    return float(np.ptp(colours[part], axis=0).max() ** 2 * np.sqrt(counts[part].sum()))


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
