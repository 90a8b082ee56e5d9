"""The words of the rulebooks: one word for each thing, and the typography of each language."""

from __future__ import annotations

import re

import pytest

from tests.helpers import ROOT

LANG = ROOT / "src/fogcity/lang"
LANGUAGES = ("en", "nl", "fr", "nb", "ko")

# What the pages must not say, as a regular expression, and what they say instead.
NOT_SO = {
    "en": {
        "another station": "any station: a line may end at its own",
        "printed (board|number)": "our copy of the rulebook lost the number",
        r"= Do it$": "Confirm",
    },
    "nl": {
        r"= Doen$": "Bevestigen",
        "[Ww]achtzin": "wachtwoord",
        "veelkleurig": "meerkleurig",
        "naburig": "aangrenzend",
        "bestemmingskaart(en)? (is|heeft) voltooid|voltooi(t|d) { ": "behaald",
        "niet (gehaald|voltooid)": "niet behaald",
        "ander station": "een willekeurig station",
        "gedrukte (bord|getal)": "ons exemplaar van de spelregels",
    },
    "fr": {
        "[Pp]ower ?[Ss]tation": "centrale électrique",
        "carte de rails|cartes de rails": "tuile",
        "[Ll]a réserve|une réserve": "pioche",
        "[Pp]rimes? de majorité": "points de bonus",
        "action visible": "action face découverte",
        "Ticket to Ride": "Les Aventuriers du Rail",
        "autre station": "n’importe quelle station",
        "nombre imprimé": "notre exemplaire de la règle",
    },
    "nb": {
        "[Ss]jetong": "suvenir",
        r"\b([Kk]rev|krevde|krevd|[Kk]reve|kreves)\b": "ta en rute",
        "Gjør det": "Bekreft",
        "Klargjøring": "Oppsett",
        "annen stasjon": "en hvilken som helst stasjon",
        "det trykte": "vårt eksemplar av reglene",
    },
    "ko": {
        "공급처": "남은 타일",
        "조커": "와일드 카드",
        "펼쳐진|펼쳐져|펼친": "공개된",
        "일곱 가지 그림|그림별": "문양",
        "다른 역이나": "어느 역이나",
        "San Francisco": "샌프란시스코",
        "인쇄된 (게임판|숫자)": "저희가 가진 규칙서",
    },
}


def lines(language: str) -> list[tuple[str, str]]:
    """Each line with its place, without comments and without what can be typed, which takes other words too."""
    found = []
    for path in sorted((LANG / language).iterdir()):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            comment = path.suffix == ".ftl" and line.startswith("#")
            if not comment and not re.match(r"[a-z]+-type-|    \.typed", line):
                found.append((f"{language}/{path.name}:{number}", line))
    return found


def wrong(language: str, pattern: str) -> list[str]:
    return [f"{place}: {line.strip()}" for place, line in lines(language) if re.search(pattern, line)]


@pytest.mark.parametrize(("language", "pattern"), [(tag, one) for tag, words in NOT_SO.items() for one in words])
def test_pages_say_what_the_rulebook_says(language, pattern):
    assert wrong(language, pattern) == [], f"say “{NOT_SO[language][pattern]}” instead"


@pytest.mark.parametrize("name", ["rules-cablecar.md", "rules-company.md"])
def test_french_tiles_are_not_cards(name):
    assert [line for place, line in lines("fr") if f"/{name}:" in place and re.search(r"\bcartes?\b", line)] == []


def test_the_french_title_is_that_of_the_box():
    titles = [line for place, line in lines("fr") if line.startswith(("game-ticket = ", "# Les Aventuriers"))]
    assert len(titles) == 2
    assert all("Les Aventuriers du Rail\u00a0: San Francisco" in line for line in titles)


def test_french_has_no_break_spaces_at_its_marks():
    assert wrong("fr", r"(?<!\|) [;!?»](?!\w)|[^\s\u00a0\u202f/{(]\u0020:(?!\w|-)|« | %") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_dots_are_those_of_print(language):
    """Straight quotes are for parameters and selectors of messages; three dots are one sign."""
    plain = re.compile(r"\.\.\.|\w'\w")
    assert [f"{place}: {line}" for place, line in lines(language) if plain.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_are_written_as_the_language_does(language):
    spaced = language in ("fr", "nb")
    pattern = r"\d%|}%" if spaced else r"[\d}][ \u00a0\u202f]%"
    assert wrong(language, pattern) == []
    if spaced:
        assert wrong(language, r"[\d}] %") == [], "a no-break space stands before %"
