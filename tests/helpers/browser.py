"""A real Chromium for tests of the page: an installed one, else Playwright's, else Debian's.

python -m tests.helpers.browser        find or install it
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

# Without a window, the headless shell takes about two thirds of the time of the whole browser.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# Keep Chromium from looking for updates and the like: tests only use the local machine.
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


def chromium() -> str:
    """The path of the program, which is installed if necessary. Several processes may call this at once."""
    import fcntl

    with (Path(tempfile.gettempdir()) / f"fogcity-chromium-{os.getuid()}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        found = _find() or _download() or _install()
    if found is None:
        raise AssertionError(
            f"there is no browser to test with: none of {', '.join(NAMES)} is installed, Playwright could not download "
            "one, and apt-get could not install Debian's (packages chromium-headless-shell and fonts-noto-cjk)"
        )
    return found


def _find() -> str | None:
    named = os.environ.get("FOGCITY_CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        with sync_playwright() as playwright:
            own = playwright.chromium.executable_path
        found = own if Path(own).exists() else None
    return found


def _download() -> str | None:
    subprocess.run(
        [sys.executable, "-m", "playwright", "install", "chromium-headless-shell", "chromium"],
        check=False,
        capture_output=True,
        timeout=300,
    )
    return _find()


def _install() -> str | None:
    """Debian's browser. Older versions of Debian have no package of the headless shell."""
    for package in ("chromium-headless-shell", "chromium"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", package, "fonts-noto-cjk"]):
            _apt_get(*command)
        if (found := _find()) is not None:
            return found
    return None


def _apt_get(*command: str) -> None:
    sudo = [] if os.getuid() == 0 else ["sudo", "-n"]
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    with contextlib.suppress(FileNotFoundError):
        subprocess.run(
            [*sudo, "apt-get", "-qq", *command], check=False, capture_output=True, timeout=600, env=environment
        )


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    """A browser."""
    program = chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


class Visitor:
    """A user with a separate browser context. It collects the browser's errors and warnings; there must be none."""

    def __init__(self, browser: Browser, url: str, *, language: str = "en", **more: Any) -> None:
        more.setdefault("viewport", DESKTOP)
        self.context: BrowserContext = browser.new_context(base_url=url, locale=language, **more)
        self.complaints: list[str] = []
        self.page = self.new_page()

    def new_page(self) -> Page:
        """A new tab."""
        page = self.context.new_page()
        page.set_default_timeout(20_000)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def close(self) -> None:
        """Close the context. There must be no errors."""
        self.context.close()
        assert self.complaints == []


if __name__ == "__main__":
    sys.stdout.write(f"{chromium()}\n")
