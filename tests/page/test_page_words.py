"""The words of the page: every message is there in every language, used, and takes the same arguments."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.helpers import ROOT

LANG = ROOT / "src/fogcity/lang"
LANGUAGES = ("en", "nl", "fr", "nb", "ko")
OTHERS = LANGUAGES[1:]
AREAS = sorted(path.stem for path in (LANG / "en").glob("*.ftl"))


class _Arguments(Visitor):
    """The arguments that a message takes, and the messages and terms that it names."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own way
        self.names.add(node.id.name)


@cache
def messages(language: str, area: str) -> dict[str, set[str]]:
    """Messages, and attributes of them as `id.attribute`, with their arguments."""
    found: dict[str, set[str]] = {}
    path = LANG / language / f"{area}.ftl"
    for entry in FluentParser().parse(path.read_text()).body if path.exists() else []:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:200]!r}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {path.name}"
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for name, pattern in parts:
                arguments = _Arguments()
                arguments.visit(pattern)
                found[name] = arguments.names
    return found


def all_messages(language: str) -> dict[str, set[str]]:
    return {name: arguments for area in AREAS for name, arguments in messages(language, area).items()}


@cache
def sources() -> str:
    """The sources of the page, and of the server where it describes links."""
    paths = [*sorted((ROOT / "web/src").rglob("*.ts*")), ROOT / "src/fogcity/server/preview/links.py"]
    return "\n".join(path.read_text() for path in paths if path.name != "schema.ts")


def test_no_message_stands_in_two_files():
    names = [name for area in AREAS for name in messages("en", area)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("area", AREAS)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_arguments(language, area):
    english, other = messages("en", area), messages(language, area)
    assert sorted(english.keys() - other.keys()) == [], f"missing in {language}/{area}.ftl"
    assert sorted(other.keys() - english.keys()) == [], f"not in English, but in {language}/{area}.ftl"
    different = {name: (english[name], other[name]) for name in english if english[name] != other[name]}
    assert different == {}


def test_every_message_that_the_page_asks_for_is_there():
    asked = set(re.findall(r'(?<![.\w])(?:t|has)\(\s*"([a-z][\w.-]*)"', sources()))
    assert asked
    assert sorted(asked - all_messages("en").keys()) == []


def test_every_message_is_used():
    text = sources()
    literals = set(re.findall(r'"([a-z][\w.-]*)"', text)) | set(re.findall(r"`([a-z][\w.-]*)`", text))
    begins = tuple(set(re.findall(r"`([a-z]+-[\w-]*)\$\{", text)))
    named = set()
    for path in (LANG / "en").glob("*.ftl"):
        named |= set(re.findall(r"\{\s*([a-z][\w.-]*)\s*\}", path.read_text()))
    unused = [
        name
        for name in all_messages("en")
        if name not in literals | named and name.split(".")[0] not in named and not name.startswith(begins)
    ]
    assert unused == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_same_parts_in_every_language(language):
    for path in sorted((LANG / "en").glob("rules-*.md")):
        english, other = path.read_text(), (LANG / language / path.name).read_text()
        shape = [re.match(r"#+", line)[0] for line in english.splitlines() if line.startswith("#")]
        assert [re.match(r"#+", line)[0] for line in other.splitlines() if line.startswith("#")] == shape, path.name
