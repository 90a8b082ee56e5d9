"""The page holds no rules: it shows facts that the server sends, and asks the server about everything else."""

from __future__ import annotations

import re

import pytest

import fogcity
from fogcity.games.cablecar.board import CARS, COLOURS, COMPANY_CARS, KINDS, SPACES
from fogcity.games.ticket.board.board import CARDS, standard
from tests.helpers import ROOT

SOURCES = ROOT / "web/src"
GENERATED = {"net/schema.ts"}
ANY_WORDS = {"core/josa.ts"}  # reads the ends of names
STRING = re.compile(r"""(["'`])((?:\\.|(?!\1).)*)\1""")
_PART = r"\\.|\[(?:\\.|[^\]\\\n])*\]"
PATTERN = re.compile(rf"(?<![\w)\]])/((?:{_PART}|[^/\\\n\[*])(?:{_PART}|[^/\\\n\[])*)/[gimsuy]*")
# What is about characters of any text, such as spaces or what is no letter.
GENERAL = re.compile(r"(\\s|\[\^[^\]]*\]|\\d|[+*^$ _-]|\(|\)|\||\.)+")


def sources() -> dict[str, str]:
    """The code of the page without comments, by file."""
    found = {}
    for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.tsx")]):
        name = path.relative_to(SOURCES).as_posix()
        if name not in GENERATED:
            text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
            found[name] = re.sub(r"(?m)(^|\s)//.*$", "", text)
    return found


def strings(text: str) -> list[str]:
    return [found[1] for found in STRING.findall(text)]


def action_texts() -> list[str]:
    """Many different actions of every game, as they are written."""
    texts: set[str] = set()
    for name in fogcity.games():
        game = fogcity.game(name)
        for seed in range(3):
            s = game.deal(2, seed, **{option: True for option, one in game.options.items() if one.is_switch})
            for turn in range(40):
                legal = game.legal(s)
                if not len(legal):
                    break
                texts |= {game.text(s, int(code)) for code in legal}
                game.play(s, int(legal[(7 * turn + seed) % len(legal)]))
    return sorted(texts)


ACTIONS = action_texts()


def reads_actions(pattern: str) -> bool:
    """Does a pattern tell some actions from others? Then it is a grammar of actions."""
    try:
        matches = re.compile(pattern.replace("(?<", "(?P<")).search
    except re.error:
        return False  # one of JavaScript alone
    of_several_words = [text for text in ACTIONS if " " in text]  # one word may be anything
    found = sum(matches(text) is not None for text in of_several_words)
    return 0 < found < len(of_several_words) and not GENERAL.fullmatch(pattern)


@pytest.mark.parametrize("file", sorted(sources().keys() - ANY_WORDS))
def test_no_pattern_reads_actions(file: str) -> None:
    assert [pattern for pattern in PATTERN.findall(sources()[file]) if reads_actions(pattern)] == []


@pytest.mark.parametrize("file", sources())
def test_no_text_of_an_action_is_written_or_compared(file: str) -> None:
    """What is sent to the server is a text that came from there."""
    verbs = {text.split()[0] for text in ACTIONS if text.split()[0] not in KINDS}
    composed = re.compile(rf"^({'|'.join(sorted(verbs))}) (\$\{{|[A-Za-z0-9])")
    found = [text for text in strings(sources()[file]) if composed.match(text) or (text in ACTIONS and " " in text)]
    assert found == []


def written(values: list[object]) -> re.Pattern[str]:
    """A table as code would have it: its values in their order, with little between them."""
    return re.compile(r"[^\w]{1,12}".join(rf"\b{re.escape(str(value))}\b" for value in values))


def facts() -> dict[str, list[object]]:
    """What is printed: a run of each table is enough to know a copy by."""
    ticket = standard()
    found: dict[str, list[object]] = {
        "spaces": list(SPACES[:4]),
        "tiles": list(KINDS[:3]),
        "colours of cars": list(COLOURS[:4]),
        "cards": list(CARDS[:3]),
        "souvenirs": list(ticket.souvenirs[:3]),
        "locations": [location.name for location in ticket.locations[:3]],
        "souvenir points": list(ticket.souvenir_points),
        "companies' cars": list(COMPANY_CARS[0]),
    }
    found |= {f"cars of {seats}": list(cars[0][:4]) for seats, cars in CARS.items() if seats > 2}
    found |= {f"seats of {name}": list(fogcity.game(name).colours[:3]) for name in fogcity.games()}
    return found


@pytest.mark.parametrize("fact", facts())
def test_no_table_of_a_board_is_copied(fact: str) -> None:
    table = written(facts()[fact])
    assert [file for file, text in sources().items() if table.search(text)] == []


def test_a_copy_would_be_found() -> None:
    """The checks above can fail."""
    assert written(facts()["cards"]).search('const CARDS = ["blue", "green", "black", "purple"];')
    assert written(facts()["cars of 4"]).search("4: [[4, 7, 11, 16, 20]]")
    grammar = PATTERN.findall("const found = /^([NESW]{4}) ([a-h][1-8])$/.exec(action);")
    assert [reads_actions(pattern) for pattern in grammar] == [True]
    assert reckons("const missing = Math.max(0, route.ferries - (hand.ferry ?? 0));") != []
    assert reckons("{route.ferries > 0 && <Ferry count={route.ferries} />}") == []


def reckons(text: str) -> list[str]:
    """The lines that reckon with ferries, which is what paying for a route takes."""
    lines = STRING.sub("''", text).splitlines()
    return [line for line in lines if re.search(r"\bferr(y|ies)\b", line) and re.search(r"[-+*] |Math\.", line)]


@pytest.mark.parametrize("file", sources())
def test_no_payment_is_worked_out(file: str) -> None:
    assert reckons(sources()[file]) == []
