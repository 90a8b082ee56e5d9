"""The structure of the sources: layers know no game by name, and no file is long.

What a layer needs of a game it finds through `fogcity.games.registry` and `fogcity.core.parts.find_part`; what the page
needs, through `web/src/games/index.ts`. So a new game touches no file outside its own folders.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import fogcity
from fogcity.games.registry import OWN
from tests.helpers import ROOT

SOURCE = ROOT / "src/fogcity"
PAGE = ROOT / "web/src"
LONGEST = 500
GENERATED = {"web/src/net/schema.ts"}

NAMES = set(OWN)
CLASSES = {type(fogcity.game(name)).__name__ for name in NAMES}

# Files outside the games' folders that may name a game, each with the reason.
MAY_NAME_GAMES = {
    "src/fogcity/games/registry.py",  # the table of our own games
}


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_game_part(path: Path) -> bool:
    """Does this file belong to a game? Files directly in a `games` folder, such as the registry, belong to none."""
    return re.search(r"/games/[^/]+/", path.as_posix()) is not None


def sources(*suffixes: str) -> list[Path]:
    names = ("tests", "examples", "bench", "tools", "web/tests")
    folders = [SOURCE, PAGE, *(ROOT / name for name in names)]
    return sorted(path for folder in folders for path in folder.rglob("*") if path.suffix in suffixes)


def games_named(path: Path) -> Iterator[str]:
    """Where a Python file outside the games' folders names a game; docstrings may, as examples."""
    tree = ast.parse(path.read_text())
    docstrings = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in NAMES and id(node) not in docstrings:
            yield f"{name_of(path)}:{node.lineno} has the literal {node.value!r}"
        if isinstance(node, ast.Name) and node.id in CLASSES:
            yield f"{name_of(path)}:{node.lineno} uses the class {node.id}"
        if isinstance(node, ast.ImportFrom | ast.Import):
            modules = [node.module or ""] if isinstance(node, ast.ImportFrom) else [name.name for name in node.names]
            for module in modules:
                if re.match(r"fogcity\.games\.(?!registry)", module):
                    yield f"{name_of(path)}:{node.lineno} imports {module}"


LAYERS = [
    path
    for path in sorted(SOURCE.rglob("*.py"))
    if not is_game_part(path.relative_to(SOURCE.parent)) and name_of(path) not in MAY_NAME_GAMES
]


def test_no_layer_knows_a_game_by_name_or_class() -> None:
    assert [found for path in LAYERS for found in games_named(path)] == []


def test_the_page_knows_no_game_by_name_outside_its_folders() -> None:
    literal = re.compile(rf"""["'`]({"|".join(sorted(NAMES))})["'`]""")
    found = [
        f"{name_of(path)}:{number} has the literal {match[1]!r}"
        for path in sorted(PAGE.rglob("*.ts*"))
        if not is_game_part(path) and name_of(path) not in MAY_NAME_GAMES | GENERATED
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if (match := literal.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("suffix", [".py", ".ts", ".tsx", ".css"])
def test_no_source_file_is_long(suffix: str) -> None:
    lengths = {
        name_of(path): len(path.read_text().splitlines())
        for path in sources(suffix)
        if "node_modules" not in path.parts and name_of(path) not in GENERATED
    }
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


# ---- operating systems

PLATFORM = SOURCE / "core/operating_system.py"
UNIX_OR_WINDOWS = re.compile(
    r"sys\.platform|os\.name\b|platform\.system|os\.uname|hasattr\((?:os|signal|socket), "
    r"|\bimport (?:fcntl|grp|msvcrt|pwd|readline|resource|termios|tty|winreg)\b"
    r"|signal\.(?:SIGALRM|SIGHUP|SIGKILL|SIGUSR\d|setitimer|pthread_)|os\.(?:fork|nice|kill|getuid|sched_)|[\"']/(?:proc|dev)/"
)


def test_only_one_module_knows_what_systems_do_differently() -> None:
    found = [
        f"{name_of(path)}:{number}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path != PLATFORM
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if UNIX_OR_WINDOWS.search(line)
    ]
    assert found == []
