"""The index of the documentation links every page, and its how-tos work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers import ROOT

DOCS = ROOT / "docs"


def test_every_page_is_in_an_index() -> None:
    linked = set()
    for index in (DOCS / "README.md", DOCS / "api/README.md", DOCS / "decisions/README.md"):
        links = re.findall(r"\]\(([^)#]+\.md)", index.read_text(encoding="utf-8"))
        linked |= {(index.parent / link).resolve() for link in links}
    assert {path.relative_to(DOCS) for path in set(DOCS.rglob("*.md")) - linked} == {Path("README.md")}


def commands(page: str) -> list[list[str]]:
    """The commands that a how-to shows, but for those that wait for a player."""
    lines = re.findall(r"^ +fogcity (.*)$", (DOCS / "how-to" / page).read_text(encoding="utf-8"), re.MULTILINE)
    return [line.split() for line in lines if not line.startswith("play")]


@pytest.mark.parametrize("page", ["add-a-bot.md", "add-a-board.md"])
def test_the_commands_of_a_how_to_run(page: str, tmp_path: Path) -> None:
    text = (DOCS / "how-to" / page).read_text(encoding="utf-8")
    for block in re.findall(r"^ +```python\n(.*?)^ +```$", text, re.DOTALL | re.MULTILINE):
        (tmp_path / "first.py").write_text(re.sub("^   ", "", block, flags=re.MULTILINE))
    assert commands(page)
    for words in commands(page):
        ended = subprocess.run(
            [sys.executable, "-m", "fogcity", *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert ended.returncode == 0, f"fogcity {' '.join(words)}: {ended.stdout}{ended.stderr}"


@pytest.mark.parametrize("page", sorted((DOCS / "how-to").glob("*.md")), ids=lambda page: page.stem)
def test_the_files_that_a_how_to_names_are_there(page: Path) -> None:
    named = re.findall(r"`((?:src|tests|web|docs|examples)/[\w./-]+)`", page.read_text(encoding="utf-8"))
    assert [name for name in named if not (ROOT / name).exists()] == []
