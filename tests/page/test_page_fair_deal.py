"""The page notes what is promised of a deal, contributes to it, and compares when the game is over."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from tests.helpers.forging import swap_secret
from tests.helpers.page_players import TOUCH
from tests.helpers.server import Server, eventually

PHONE = {**TOUCH, "viewport": {"width": 360, "height": 780}}
AS_PROMISED = "The deal is the one that was promised to you on this device."


@pytest.fixture
def mortal(tmp_path):
    """A server that may be killed, and is found at the same address when it is started again."""
    with Server(tmp_path) as server:
        server.arguments[server.arguments.index("--port") + 1] = str(server.port)
        yield server


def noted(guest, table):
    """What the browser has noted of a table's deal."""
    return json.loads(guest.page.evaluate("() => localStorage.getItem('fogcity.deals')"))[table]


def contributions(guest, table):
    return guest.look(table)["info"]["contributions"]


def stop(guest, table):
    """End a game against bots."""
    guest.ask("POST", f"/api/tables/{table}/offer_stop")


def test_who_comes_by_a_link_sees_the_fingerprint_before_joining_and_joins_with_a_contribution(visit):
    ann, bob = visit(), visit(**PHONE)
    table = ann.play(bots=[], start=False, contribute=True)
    promised = ann.look(table)["info"]["commitment"]
    eventually(lambda: contributions(ann, table)[0], "the host's page did not contribute")
    bob.open(f"/table/{table}")
    bob.press(bob.page.get_by_text("How this game is dealt"))
    expect(bob.page.get_by_text(promised)).to_be_visible()
    expect(bob.page.get_by_text("One seat has contributed")).to_be_visible()
    assert noted(bob, table)["commitment"] == promised
    bob.press(bob.button("Sit down"))
    bob.button("Leave the table").wait_for()
    assert contributions(bob, table) == [noted(one, table)["contribution"] for one in (ann, bob)]


def test_a_game_against_bots_is_dealt_with_a_contribution_and_its_end_says_that_all_is_well(visit):
    ann = visit()
    ann.open()
    ann.press(ann.button("Play now").first)
    ann.spaces.or_(ann.button(re.compile("Keep"))).first.wait_for()
    table = ann.page.url.rsplit("/", 1)[1]
    assert contributions(ann, table)[0] == noted(ann, table)["contribution"]
    stop(ann, table)
    expect(ann.page.get_by_text(AS_PROMISED)).to_be_visible()
    ann.press(ann.button("Was it a fair deal?"))
    dialog = ann.page.get_by_role("dialog")
    expect(dialog.get_by_text(AS_PROMISED)).to_be_visible()
    mine = noted(ann, table)
    line = f"fogcity-{table}.txt --commitment {mine['commitment']} --contribution {mine['contribution']}"
    expect(dialog.get_by_text(line)).to_be_visible()


def test_a_rematch_is_dealt_with_a_contribution_too(visit):
    ann = visit()
    table = ann.play()
    stop(ann, table)
    ann.press(ann.button("Play again"))
    ann.page.wait_for_url(lambda address: table not in address)
    ann.spaces.first.wait_for()
    again = ann.page.url.rsplit("/", 1)[1]
    assert noted(ann, again)["contribution"] in contributions(ann, again)


def test_the_page_warns_of_a_deal_that_was_replaced_in_the_database(visit, mortal):
    """The server is stopped after the page has contributed, and secret and commitment are replaced together."""
    ann = visit(mortal)
    ann.lost_server = True
    table = ann.play(start=False, contribute=True)
    eventually(lambda: contributions(ann, table)[0], "the page did not contribute")
    mortal.kill()
    swap_secret(mortal.data, table, bytes(range(32)))
    mortal.start()
    ann.ask("POST", f"/api/tables/{table}/start")
    stop(ann, table)
    alert = ann.page.get_by_role("alert").get_by_text("Not the deal that was promised")
    expect(alert).to_contain_text("another fingerprint", timeout=30_000)
    expect(ann.page.get_by_text(AS_PROMISED)).to_have_count(0)


def test_a_browser_that_comes_after_the_end_claims_nothing(visit):
    ann, late = visit(), visit()
    table = ann.make(open=True)
    stop(ann, table)
    late.open(f"/table/{table}")
    late.press(late.button("Was it a fair deal?"))
    expect(late.page.get_by_role("dialog").get_by_text("cannot tell whether both were replaced")).to_be_visible()
    expect(late.page.get_by_role("dialog").get_by_text("Nobody contributed to this deal")).to_be_visible()
    expect(late.page.get_by_text(AS_PROMISED)).to_have_count(0)
