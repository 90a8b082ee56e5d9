"""docs/adding-a-game.md shows all of Last Car, in order."""

from __future__ import annotations

import re

from tests.helpers import ROOT
from tests.helpers.toy import SOURCE

PAGE = (ROOT / "docs/adding-a-game.md").read_text()


def code(language: str) -> list[str]:
    """The code blocks of a language, without empty lines."""
    blocks = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    return ["".join(line for line in block.splitlines(keepends=True) if line.strip()) for block in blocks]


def test_the_page_walks_through_every_line_of_the_module() -> None:
    module = "".join(line for line in (SOURCE / "lastcar.py").read_text().splitlines(keepends=True) if line.strip())
    shown = "".join(block for block in code("python") if not block.startswith("parts"))
    assert shown == module


def test_the_page_shows_the_whole_project_file() -> None:
    project = (SOURCE / "pyproject.toml").read_text()
    assert code("toml") == ["".join(line for line in project.splitlines(keepends=True) if line.strip())]
