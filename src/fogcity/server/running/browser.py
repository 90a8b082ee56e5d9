"""Opening the page in a browser once a server is ready."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable

PATIENCE = 60.0  # seconds for which a server may take to get ready
PAUSE = 0.1


def open_when_ready(address: str, tell: Callable[[str], None]) -> threading.Thread:
    """Open an address in a browser, in the background; tells if that cannot be done."""

    def wait_and_open() -> None:
        if is_ready(address) and not open_page(address):
            tell(f"No browser could be opened: open {address} in yours")

    thread = threading.Thread(target=wait_and_open, name="opening", daemon=True)
    thread.start()
    return thread


def is_ready(address: str, patience: float = PATIENCE) -> bool:
    """Wait for a server to say that it is ready; False if it does not."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        with (
            contextlib.suppress(OSError, urllib.error.URLError),
            urllib.request.urlopen(f"{address}/ready", timeout=5) as answer,  # noqa: S310 - our own address
        ):
            return bool(answer.status == 200)
        time.sleep(PAUSE)
    return False


def open_page(address: str) -> bool:
    """Open an address in a browser with windows; a browser in this terminal would be in the way of what we say."""
    if sys.platform.startswith("linux") and not any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))):
        return False
    try:
        return webbrowser.open(address)
    except (webbrowser.Error, OSError):
        return False
