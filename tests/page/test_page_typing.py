"""Playing by typing: every answer comes in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect


@pytest.fixture
def typist(visit):
    """Somebody who has opened the box to type in."""
    ann = visit()
    ann.play()
    ann.spaces.first.wait_for()
    ann.page.keyboard.press("/")
    return ann


def test_whatever_is_typed_is_answered_in_words(typist):
    page = typist.page
    log = page.get_by_role("region", name="Log")
    box = page.get_by_role("textbox", name="Type a move")
    tile = page.get_by_role("region", name="Your tile").get_by_role("img").get_attribute("aria-label")
    action = f"{tile} {typist.spaces.first.get_attribute('aria-label')[:2]}"
    answers = {
        "legal": re.compile(rf"There are \d+ moves:.*{action}: Lay", re.DOTALL),
        "hand": f"You hold {tile}.",
        "last": re.compile("Your turn. Lay your tile"),
        "go west": "That is not a move of this game.",
        "help": "Type a move as it is written",
        action.lower(): re.compile(f"Ann laid {tile} on {action[-2:]}"),
    }
    for typed, answer in answers.items():
        expect(box).to_be_focused()
        page.keyboard.type(typed)
        page.keyboard.press("Enter")
        expect(log, f"“{typed}” is not answered").to_contain_text(answer)
