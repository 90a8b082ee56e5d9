"""Addresses that lead nowhere, invitations that have expired, and links that are shared."""

from __future__ import annotations

import re

from playwright.sync_api import expect


def arrive(guest, address):
    """Open an address. Return the status of the page."""
    answer = guest.page.goto(address)
    guest.complaints[:] = [told for told in guest.complaints if "status of 4" not in told]  # the browser's own words
    return answer.status


def test_a_page_that_is_not_there_says_so_and_leads_on(visit):
    ann = visit()
    assert arrive(ann, "/no/such/page") == 404
    ann.page.get_by_role("heading", name="Page not found").wait_for()
    ann.page.get_by_role("main").get_by_role("link", name="Home page").click()
    ann.page.get_by_role("heading", name="Ride the hills of Fog City").wait_for()
    ann.complaints[:] = [told for told in ann.complaints if "status of 404" not in told]


def test_a_table_that_is_not_there_says_so(visit):
    ann = visit()
    assert arrive(ann, "/table/nosuchtable") == 404
    ann.page.get_by_role("heading", name="There is no such table").wait_for()
    ann.complaints[:] = [told for told in ann.complaints if "status of 404" not in told]


def test_an_expired_invitation_says_so_and_leads_on(visit):
    ann, ben = visit(), visit()
    table = ann.make(bots=[], open=False, start=False)
    key = ann.look(table)["invite"]
    ann.ask("POST", f"/api/tables/{table}/close")
    assert arrive(ben, f"/table/{table}?key={key}") == 410
    ben.page.get_by_role("heading", name="This invitation has expired").wait_for()
    ben.page.get_by_role("main").get_by_role("link", name="New table").click()
    ben.page.get_by_role("heading", name="New table").wait_for()
    ben.complaints[:] = [told for told in ben.complaints if "status of 410" not in told]


def test_every_page_of_the_router_is_there(visit):
    """What the page shows at an address and the status of its HTML say the same."""
    ann = visit()
    puzzles = ("/puzzles", "/puzzles/company", "/puzzles/ticket/1", "/puzzles/cablecar/daily")
    for address in ("/", "/new", "/learn", "/learn/company", "/learn/ticket/guide", *puzzles, f"/table/{ann.make()}"):
        assert arrive(ann, address) == 200
        ann.page.get_by_role("heading", level=1).wait_for()
        expect(ann.page.get_by_role("heading", name="Page not found")).to_be_hidden()


def test_a_shared_link_has_a_language_which_does_not_change_the_readers(visit):
    ann = visit(language="fr")
    table = ann.make(bots=[], start=False)
    ann.open(f"/table/{table}")
    link = ann.page.get_by_role("textbox", name=re.compile("lien", re.IGNORECASE)).input_value()
    assert "lang=fr" in link
    ben = visit(language="nl")
    ben.open(link)
    expect(ben.page.locator("html")).to_have_attribute("lang", "nl")
    told = ben.page.locator('meta[property="og:title"]').get_attribute("content")
    assert told == "Ann vous invite à une partie à 2 joueurs – Cable Car"
