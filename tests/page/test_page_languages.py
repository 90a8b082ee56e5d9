"""The page in five languages: guessed from the browser, to be changed at any time, and nothing left in another one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect

from tests.helpers import ROOT
from tests.helpers.page_players import SPEAK, TOUCH, drawn
from tests.helpers.page_screens import GAMES, READY, begun, go, settled, show

LANG = ROOT / "src/fogcity/lang"
LOCALES = {"en": "en-GB", "nl": "nl-BE", "fr": "fr-CA", "nb": "no", "ko": "ko-KR"}
BARE = re.compile(r"^[a-z]+(-[a-z0-9]+)+$")
TELLING = 8  # letters that an English sentence has at least: shorter ones may be the same elsewhere

# Everything that can be read or heard, but for what says that it is in another language.
TEXTS = """() => {
    const found = new Set();
    const own = (one) => !one.closest("[lang]:not(html)");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (own(parent)) found.add(walker.currentNode.data);
    }
    for (const one of document.querySelectorAll("[aria-label], [title], [placeholder]"))
        if (own(one)) for (const name of ["aria-label", "title", "placeholder"])
            if (one.hasAttribute(name)) found.add(one.getAttribute(name));
    for (const one of document.querySelectorAll("p, li, h1, h2, h3, td, label, button, a, span"))
        if (own(one)) found.add(one.textContent);
    return [...found].map((text) => text.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """All messages of a language, and their attributes."""
    found = {}
    for path in sorted((LANG / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text()).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry.value
                found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return {name: pattern for name, pattern in found.items() if pattern is not None}


def forms(pattern: ast.Pattern) -> Iterator[str]:
    """The forms that a message can take, as regular expressions."""
    ways = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts = [re.escape(re.sub(r"\s+", " ", element.value))]
        elif isinstance(element.expression, ast.SelectExpression):
            parts = [form for variant in element.expression.variants for form in forms(variant.value)]
        else:
            parts = [".+"]
        ways = [way + part for way in ways for part in parts]
    yield from ways


def letters(form: str) -> int:
    return len(re.findall("[A-Za-z]", re.sub(r"\\.", " ", form)))


@cache
def english(language: str) -> re.Pattern[str]:
    """What is said in English and otherwise in this language."""
    own, foreign = set(), set()
    for name, pattern in messages("en").items():
        foreign |= set(forms(pattern))
        if name in messages(language):
            own |= set(forms(messages(language)[name]))
    told = sorted(form.strip() for form in foreign - own if letters(form) >= TELLING)
    return re.compile("|".join(told))


@cache
def words(language: str) -> str:
    """All that there is to say in a language."""
    return "\n".join(form.replace("\\", "") for pattern in messages(language).values() for form in forms(pattern))


def word(language: str, name: str) -> str:
    """A message that takes no arguments."""
    (element,) = messages(language)[name].elements
    return element.value


@cache
def english_rules() -> frozenset[str]:
    """Sentences of the English rules, without marks."""
    text = "\n".join((LANG / "en" / f"rules-{game}.md").read_text() for game in GAMES)
    lines = (re.sub(r"[*_`>#]|^[-\d.]+ |\{.*?\}", "", line).strip() for line in text.splitlines())
    return frozenset(line for line in lines if letters(line) > 5 * TELLING)


@pytest.fixture(scope="session")
def tables(page_server):
    """A table of each game, some moves old, that everybody may look at."""
    return {game: begun(page_server, game) for game in GAMES}


def left_over(language: str, texts: list[str]) -> list[str]:
    """Texts that are no words, or English."""
    bare = [text for text in texts if BARE.match(text) and text not in words(language)]
    if language == "en":
        return bare
    return bare + [text for text in texts if english(language).fullmatch(text) or text in english_rules()]


@pytest.mark.parametrize("language", LOCALES)
def test_everything_is_in_the_language_of_the_browser(visit, tables, language):
    guest = visit(language=LOCALES[language])
    pages = {"/": ".pg-game"}
    for game in GAMES:  # what comes next always looks otherwise
        pages |= {f"/table/{tables[game]}": READY[game], f"/learn/{game}": ".ln-article"}
    pages |= {"/new": "form .pg-pick", "/learn": ".ln-card"}
    found = {}
    for address, ready in pages.items():
        page = show(guest, address, ready) if address == "/" else go(guest, address, ready)
        assert page.locator("html").get_attribute("lang") == language
        texts = page.evaluate(TEXTS)
        if wrong := left_over(language, texts):
            found[address] = wrong
        if language == "ko":
            assert re.search("[가-힣]", page.locator("h1").inner_text()), f"the heading of {address} is not Korean"
    assert not found, f"not in {language}"


@pytest.mark.parametrize(("game", "language"), [("ticket", "nb"), ("cablecar", "ko"), ("company", "nl")])
def test_another_language_can_be_chosen_at_a_table(visit, page_server, game, language):
    """Also for what is loaded later, before the choice or after it."""
    guest = visit(language="fr-FR")
    page = show(guest, f"/table/{guest.make(game)}", READY[game])
    page.get_by_role("button", name=word("fr", "settings"), exact=True).click()
    dialog = page.get_by_role("dialog", name=word("fr", "settings"))
    dialog.get_by_role("combobox").select_option(language)
    expect(page.get_by_role("dialog", name=word(language, "settings"))).to_be_visible()
    assert left_over(language, page.evaluate(TEXTS)) == []
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.keyboard.press("/")
    expect(page.locator(".tb-command input")).to_be_focused()
    page.keyboard.press("?")
    page.keyboard.press("Enter")
    expect(page.get_by_text(word(language, "command-help-moves")).first).to_be_attached()
    assert left_over(language, page.evaluate(TEXTS)) == []


def test_another_language_can_be_chosen_and_stays_chosen(visit):
    guest = visit(language="fr-FR")
    page = guest.open("/")
    page.get_by_role("combobox", name="Langue").select_option("한국어")
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("[가-힣]"))


@pytest.mark.parametrize("game", ["cablecar", "ticket"])
def test_a_phone_has_room_for_the_question_in_every_language(visit, game):
    """Both buttons stand in one row, beside the text or below it."""
    ann = visit(**TOUCH)
    settings = {"confirm": "always", "pace": "normal"}
    ann.context.add_init_script(f"localStorage.setItem('fogcity.settings', {json.dumps(json.dumps(settings))})")
    ann.play(game)
    page = settled(ann, READY[game])
    ann.press(ann.spaces.first if game == "cablecar" else ann.saying("Keep both"))
    page.locator(".tb-confirm").wait_for()
    crowded = []
    for language in LOCALES:
        page.evaluate(SPEAK, json.dumps({**settings, "language": language}))
        page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)
        drawn(page)
        tops = page.locator(".tb-confirm button").evaluate_all("(all) => all.map((one) => one.offsetTop)")
        height = page.locator(".tb-confirm").evaluate("(one) => one.offsetHeight")
        if len(set(tops)) > 1 or height > 112:
            crowded.append(language)
    assert crowded == []


def test_the_legend_of_the_map_fits_its_box_in_every_language(visit):
    ann = visit()
    ann.play("ticket")
    page = settled(ann, '[data-spot][tabindex="0"]')
    for language in LOCALES:
        page.evaluate(SPEAK, json.dumps({"language": language}))
        page.wait_for_function("(tag) => document.documentElement.lang === tag", arg=language)
        drawn(page)
        out = page.locator(".tk-legend").evaluate(
            """(legend) => {
                const { right } = legend.querySelector(".tk-legend-box").getBoundingClientRect();
                const long = [...legend.querySelectorAll(":scope > text")].filter(
                    (one) => one.getBoundingClientRect().right > right - 2,
                );
                return long.map((one) => one.textContent);
            }"""
        )
        assert out == [], language


APART = """() => {
    const car = document.querySelector(".sc-car").getBoundingClientRect();
    return [...document.querySelectorAll(".pg-hero-words > *")].every((words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return [...range.getClientRects()].every((line) =>
            line.right <= car.left || line.left >= car.right || line.bottom <= car.top || line.top >= car.bottom);
    });
}"""


@pytest.mark.parametrize("language", ["en", "nl", "fr", "nb", "ko"])
def test_the_car_on_the_home_page_does_not_hide_the_words(visit, language):
    reader = visit(language=language)
    reader.open("/")
    reader.page.locator(".pg-game button").first.wait_for()
    for width in (900, 1280, 1920):
        reader.page.set_viewport_size({"width": width, "height": 800})
        assert reader.page.evaluate(APART), f"{width} pixels wide"
