"""A browser and a server for tests of the page.

Playwright keeps an event loop running in this thread as long as it is there, beside which no other can run: so the
browser stays from one test of the page to the next, and none is left when tests of other things come.
"""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Browser

from tests.helpers.browser import browsing
from tests.helpers.page_players import Guest
from tests.helpers.server import Client, Server, eventually


class Kept:
    """A Chromium that is started when it is wanted, and stays until it is closed."""

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
    """Close the browser unless the next test wants it too."""
    if nextitem is None or "browser" not in nextitem.fixturenames:
        KEPT.close()


@pytest.fixture
def browser():
    """A Chromium. Everybody who comes to the page has nothing in it that others have left."""
    return KEPT.get()


@pytest.fixture(scope="session")
def page_server(tmp_path_factory):
    """A server whose page is looked at. Nobody restarts it."""
    with Server(tmp_path_factory.mktemp("page")) as found:
        yield found


@pytest.fixture
def visit(browser, page_server):
    """Somebody comes to the page; call it, with what is special about their browser. All go without a complaint."""
    guests = []

    def come(server=page_server, **about):
        guests.append(Guest(browser, server.url, **about))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.leave()]
    assert complaints == [], f"the browser complained: {complaints}"


@pytest.fixture(scope="session")
def finished_table(page_server):
    """A game of Cable Car between bots that is over, at an open table: as the server tells it."""
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
