"""Open the page in a browser once the server is ready."""

from __future__ import annotations

import contextlib
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable

from fogcity.core.operating_system import has_screen

TIMEOUT = 60.0  # seconds for the server to get ready
PAUSE = 0.1


def open_when_ready(address: str, tell: Callable[[str], None]) -> threading.Thread:
    """Open an address in a browser, in the background. Calls `tell` if that fails."""

    def wait_and_open() -> None:
        if is_ready(address) and not open_page(address):
            tell(f"No browser could be opened; open {address} yourself")

    thread = threading.Thread(target=wait_and_open, name="opening", daemon=True)
    thread.start()
    return thread


def is_ready(address: str, timeout: float = TIMEOUT) -> bool:
    """Wait until a server is ready; False if that takes too long."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        with (
            contextlib.suppress(OSError, urllib.error.URLError),
            urllib.request.urlopen(f"{address}/ready", timeout=5) as answer,  # noqa: S310 - our own address
        ):
            return bool(answer.status == 200)
        time.sleep(PAUSE)
    return False


def open_page(address: str) -> bool:
    """Open an address in a graphical browser. A browser in this terminal would hide the server's output."""
    if not has_screen():
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False
