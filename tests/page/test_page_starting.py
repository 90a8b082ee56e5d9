"""The page on a new machine: it says that the bots are warming up, and people play meanwhile."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.server import Client, cold_server, eventually


@pytest.fixture
def cold(tmp_path):
    """A server that finds no compiled code."""
    with cold_server(tmp_path) as server:
        eventually(lambda: Client(server).get("/api/about")["bots"] == "compiling")
        yield server


def test_a_newcomer_lays_a_tile_and_gets_an_answer_while_the_bots_warm_up(cold, visit):
    ann = visit(cold)
    ann.play(bots=["gripman:medium"])
    warming_up = ann.page.get_by_role("status").filter(has_text=re.compile("bots are still getting ready"))
    expect(warming_up).to_be_visible()
    ann.move(ann.spaces)
    ann.spaces.first.wait_for()
    expect(warming_up).to_be_visible()
