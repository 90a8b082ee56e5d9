"""A browser and a server for tests of the page.

Playwright runs an event loop in this thread while it is open, and no other event loop can run then. So the browser
stays open between consecutive tests of the page, and is closed before other tests.
"""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Browser

from tests.helpers.browser import browsing
from tests.helpers.page_players import Guest
from tests.helpers.server import Client, Server, eventually


class Kept:
    """A Chromium that starts on demand and stays until it is closed."""

    def __init__(self) -> None:
        self.found: Browser | None = None
        self.end = contextlib.ExitStack()

    def get(self) -> Browser:
        if self.found is None or not self.found.is_connected():
            self.close()
            self.found = self.end.enter_context(browsing())
        return self.found

    def close(self) -> None:
        self.found = None
        self.end.close()


KEPT = Kept()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem):
    """Close the browser unless the next test needs it too."""
    if nextitem is None or "browser" not in nextitem.fixturenames:
        KEPT.close()


@pytest.fixture
def browser():
    """A Chromium. Each visitor starts with an empty browser context."""
    return KEPT.get()


@pytest.fixture(scope="session")
def page_server(tmp_path_factory):
    """A server for tests of the page. Tests must not restart it."""
    with Server(tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture
def visit(browser, page_server):
    """A function that opens the page as a new visitor, with these browser settings. There must be no browser errors."""
    guests = []

    def come(server=page_server, **about):
        guests.append(Guest(browser, server.url, **about))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.leave()]
    assert complaints == [], f"the browser complained: {complaints}"


@pytest.fixture(scope="session")
def finished_table(page_server):
    """A finished game of Cable Car between bots at an open table, as the server describes it."""
    return finish(page_server, "cablecar")


def finish(server, game):
    """Let bots play a game to its end at an open table."""
    host = Client(server, "Hal")
    wanted = {"seats": 2, "bots": ["tourist", "tourist"], "sit": False, "open": True, "start": True}
    table = host.table(game, **wanted)

    def over():
        told = host.look(table)
        return told if told["info"]["status"] == "over" else None

    return eventually(over, "bots did not finish a game")
