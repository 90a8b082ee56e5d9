"""Playing by typing: every answer comes in words."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.helpers.page_players import TOUCH
from tests.helpers.page_screens import READY
from tests.helpers.server import Client


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


def test_on_a_phone_the_answer_is_shown_where_it_was_typed(visit):
    ann = visit(**TOUCH)
    ann.play()
    ann.spaces.first.wait_for()
    page = ann.page
    ann.button("More").tap()
    page.get_by_role("button", name="Type your moves").tap()
    box = page.get_by_role("textbox", name="Type a move")
    for typed, answer in {
        "legal": re.compile(r"There are \d+ moves"),
        "hnad": "Did you mean hand?",
        "go west": "That is not a move of this game.",
        "hand": "You hold",
    }.items():
        box.fill(typed)
        box.press("Enter")
        expect(page.locator(".tb-below").get_by_text(answer), f"“{typed}” is not answered").to_have_count(1)
        expect(page.locator(".tb-below").get_by_text(answer)).to_be_in_viewport()
    ann.button("Close").tap()
    expect(page.locator(".tb-below").get_by_text("You hold")).to_have_count(0)


# What somebody types who plays in this language: a few words for each kind of action, and two commands.
SAID = {
    "nl": {
        "lay": "leg {} op {}",
        "draw": "trek een tegel",
        "swap": "ruil {}% gedekt",
        "keep": "houd allebei",
        "stack": "stapel {} {}",
        "take": "neem blind",
        "list": "zetten",
        "help": "help",
        "pass": ("pas", "‘pas’ kan nu niet."),
        "typing error": ("trk een tegel", "Bedoel je trek een tegel?"),
    },
    "fr": {
        "lay": "poser {} en {}",
        "draw": "piocher",
        "swap": "echanger {} % pile",
        "keep": "garder les deux",
        "stack": "pile {} {}",
        "take": "piocher une carte",
        "list": "coups",
        "help": "aide",
        "pass": ("passer", "n’est pas possible maintenant."),
        "typing error": ("piochre", "Vouliez-vous dire piocher"),
    },
    "nb": {
        "lay": "legg {} pa {}",
        "draw": "trekk en brikke",
        "swap": "bytt {} bunke",
        "keep": "behold begge",
        "stack": "stabel {} {}",
        "take": "ta blindt",
        "list": "lovlige",
        "help": "hjelp",
        "pass": ("stå over", "«stå over» går ikke nå."),
        "typing error": ("trkk", "Mente du trekk"),
    },
    "ko": {
        "lay": "{1}에 {0} 놓기",
        "draw": "타일 뽑기",
        "swap": "{} 더미 바꾸기",
        "keep": "둘 다 갖기",
        "stack": "더미 {} {}",
        "take": "더미에서 가져오기",
        "list": "목록",
        "help": "도움말",
        "pass": ("넘기기", "지금 할 수 없는 행동이에요."),
        "typing error": ("봅기", "혹시 이것인가요? 뽑기"),
    },
}
LOCALES = {"nl": "nl-NL", "fr": "fr-FR", "nb": "nb-NO", "ko": "ko-KR"}


def in_words(said, legal):
    """What to type for one of these actions: drawing and exchanging rather than laying, where that is possible."""
    action = next((text for text in legal if text in ("draw", "take blind", "keep both")), legal[0])
    swap = next((text for text in legal if text.endswith("blind") and text.startswith("swap")), None)
    if swap:
        return said["swap"].format(swap.split()[1])
    if action == "draw":
        return said["draw"]
    if action == "keep both":
        return said["keep"]
    if action.startswith("stack"):
        return said["stack"].format(*action.split(" ", 2)[1:])
    return said["take"] if action == "take blind" else said["lay"].format(*action.split())


def open_box(page, game):
    """Open the box to type in, once the table is shown."""
    page.locator(READY[game]).first.wait_for(state="attached")
    page.keyboard.press("/")
    expect(page.locator(".tb-command input")).to_be_focused()


@pytest.mark.parametrize("language", SAID)
def test_whole_turns_are_typed_in_the_language_of_the_page(visit, language):
    said = SAID[language]
    ann = visit(language=LOCALES[language])
    for game in ("cablecar", "company", "ticket"):
        table = ann.play(game)
        open_box(ann.page, game)
        for _ in range(4):
            now = ann.at_turn(table)
            with ann.told_of_a_move():
                ann.page.keyboard.type(in_words(said, now["legal"]))
                ann.page.keyboard.press("Enter")


@pytest.mark.parametrize("language", SAID)
def test_what_is_not_understood_is_answered_in_the_language_of_the_page(visit, language):
    said = SAID[language]
    ann = visit(language=LOCALES[language])
    ann.play()
    open_box(ann.page, "cablecar")
    answers = ann.page.locator(".tb-answer")
    for typed, answer in ((said["list"], "(draw)"), said["pass"], said["typing error"], (said["help"], "undo")):
        ann.page.keyboard.type(typed)
        ann.page.keyboard.press("Enter")
        expect(answers.filter(has_text=answer), f"“{typed}” is not answered").not_to_have_count(0)


def without_tile(server):
    """A company game in which Ann has laid all tiles but Ben's, and is to act: her cookie and the table."""
    ann, ben = (Client(server, name) for name in ("Ann", "Ben"))
    table = ann.table("company", seats=2, start=True, options={"exchange_until": 1000})
    ben.do(table, "join", key=ann.look(table)["invite"])
    while True:
        for player in (ann, ben):
            now = player.look(table)["now"]
            if player is ann and "pass" in (now["legal"] or ()):
                return ann.cookie, table
            if now["legal"]:
                action = now["legal"][0] if player is ann else "swap 10 open"
                player.do(table, "act", action=action, after=now["position"])


def test_a_player_without_a_tile_is_told_to_exchange_a_share_or_pass(visit, page_server):
    cookie, table = without_tile(page_server)
    asked = {
        "en-GB": "You have no tile left: exchange a share, or pass.",
        "nl-NL": "Je hebt geen tegel meer: ruil een aandeel, of pas.",
    }
    for language, words in asked.items():
        ann = visit(language=language)
        ann.context.add_cookies([{"name": "fogcity", "value": cookie, "url": page_server.url}])
        page = ann.open(f"/table/{table}")
        expect(page.locator(".tb-turn")).to_contain_text(words)
    open_box(page, "company")
    with ann.told_of_a_move():
        page.keyboard.type("pas")
        page.keyboard.press("Enter")
