"""Ticket to Ride: everybody chooses the first tickets at once; others' turns and notes on the map can be followed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH
from tests.helpers.server import eventually
from tests.page.test_page_together import two_at_a_table


def turn_bar(guest):
    return guest.page.locator(".tb-turn")


def tickets(guest):
    """The tickets in front of a player: to choose from, chosen, or held."""
    return guest.page.locator(".tk-hand .tk-ticket")


def test_two_people_choose_at_the_same_time_and_see_what_they_chose_until_both_have(visit):
    ann, ben, table = two_at_a_table(visit, "ticket")
    for guest in (ann, ben):
        expect(turn_bar(guest)).to_contain_text(re.compile("Everybody chooses now.*Keep one of these tickets"))
    ben.saying("Keep both").click()
    expect(turn_bar(ben)).to_contain_text(re.compile("You have chosen.*Still choosing: Ann"))
    expect(ben.page.get_by_role("region", name="You keep these tickets")).to_be_visible()
    expect(tickets(ben)).to_have_count(2)
    expect(ben.page.locator(".tk-route.lit").first, "the map shows what was chosen").to_be_attached()
    expect(
        ann.page.get_by_role("listitem").filter(has_text="Ben").get_by_text("has chosen", exact=True)
    ).to_be_visible()
    expect(turn_bar(ann)).to_contain_text("Everybody chooses now.")
    ben.button("Choose again").first.click()
    expect(turn_bar(ben)).to_contain_text("Everybody chooses now.")
    ben.saying("Keep only this").first.click()
    expect(tickets(ben)).to_have_count(1)
    ann.saying("Keep both").click()
    expect(turn_bar(ann)).to_contain_text("Ben’s turn.")
    expect(turn_bar(ben)).to_contain_text("Place a stack of souvenirs")
    kept = [len(guest.look(table)["now"]["view_data"]["tickets"]) for guest in (ann, ben)]
    assert kept == [2, 1]


@pytest.mark.parametrize("about", [{}, TOUCH], ids=["desktop", "phone"])
def test_one_person_against_three_bots_waits_for_nobody(visit, about):
    ann = visit(**about)
    table = ann.play("ticket", seats=4, bots=["tourist", "conductor", "tourist"])
    eventually(lambda: ann.look(table)["now"]["choosing"] == [0], "the bots did not choose")
    ann.press(ann.saying("Keep both"))
    if ann.touches and ann.saying("Confirm").count():
        ann.press(ann.saying("Confirm"))
    expect(ann.page.get_by_role("region", name="Your tickets").locator(".tk-ticket")).to_have_count(2)
    assert not ann.look(table)["now"]["choosing"]


def test_what_a_bot_did_stays_in_a_caption_with_its_cards_until_the_next_action(visit):
    ann, ben, _ = two_at_a_table(visit, "ticket")
    for guest in (ann, ben):
        guest.saying("Keep both").click()
    caption = ann.page.locator(".tk-caption")
    line = ann.page.locator(".tb-line-words")
    for count in (1, 2):
        place = ben.page.locator(".tk-place.can").first
        place.click()
        expect(line).to_contain_text("Ben put")
        expect(caption.locator(".tk-caption-items > span")).to_have_count(count)
    ann.page.locator(".tk-deck").click()
    expect(caption, "own moves need no caption").to_have_count(0)
    expect(ben.page.locator(".tk-caption .tk-card-face")).to_have_count(1)
    expect(ben.page.locator(".tb-line-words")).to_contain_text("Ann")
    expect(ben.page.locator(".tk-caption"), "the line says it, so the caption need not").to_have_text("")


def test_the_note_about_a_location_goes_away_by_itself_and_can_be_closed(visit):
    ann = visit()
    ann.page.clock.install()
    ann.play("ticket")
    place = ann.page.locator(".tk-place").first
    note = ann.page.locator(".tk-place-note")
    place.click()
    expect(note).to_be_visible()
    expect(ann.page.locator(".tk-notes"), "screen readers are told").to_have_attribute("aria-live", "polite")
    note.hover()
    ann.page.clock.run_for(20_000)
    expect(note, "it stays while the pointer is on it").to_be_visible()
    ann.page.mouse.move(5, 5)
    ann.page.clock.run_for(10_000)
    expect(note).to_have_count(0)
    place.click()
    note.get_by_role("button", name="Close").click()
    expect(note).to_have_count(0)
    place.click()
    expect(note).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(note).to_have_count(0)
