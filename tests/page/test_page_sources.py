"""The sources of the page: types, lint and unit tests are clean, and what is built from them is what is committed."""

from __future__ import annotations

import filecmp
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fogcity
from tests.helpers import ROOT

WEB = ROOT / "web"
STATIC = ROOT / "src/fogcity/server/static"


def load_node():
    """How the page's own tools are started."""
    spec = importlib.util.spec_from_file_location("page_node", WEB / "node.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


run = load_node().run


def told(program: str, *arguments: str) -> str:
    """What a tool complains about."""
    done = run(program, *arguments, capture_output=True)
    return "" if done.returncode == 0 else done.stdout + done.stderr


@pytest.mark.parametrize("tool", [("tsc", "--noEmit"), ("biome", "check", "."), ("vitest", "run")], ids=lambda t: t[0])
def test_the_tools_of_the_page_have_nothing_to_say(tool):
    assert told(*tool) == ""


def test_types_are_those_of_the_server():
    """In a process of its own: the types of games that other tests bring do not count."""
    command = [sys.executable, "-m", "fogcity.lang.typescript"]
    types = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert (WEB / "src/net/schema.ts").read_text() == types, "run `make schema`"


def test_only_a_games_own_folder_names_it():
    """The frame of the page finds games by its loader, and treats all of them alike."""
    names = "|".join(fogcity.games())
    named = re.compile(rf"""\b({names})\b|games/(\w+)/|["'`.](cc|tk)-""")
    found = []
    for path in sorted(WEB.glob("src/**/*")):
        inside = path.relative_to(WEB / "src")
        if path.suffix not in (".ts", ".tsx", ".css") or (inside.parts[0] == "games" and len(inside.parts) > 2):
            continue
        if inside.as_posix() != "net/schema.ts":
            lines = enumerate(path.read_text().splitlines(), 1)
            found += [f"{inside}:{number}: {line.strip()}" for number, line in lines if named.search(line)]
    assert found == []


def test_the_bundle_is_made_from_these_sources(tmp_path):
    assert told("vite", "build", "--outDir", str(tmp_path / "static"), "--logLevel", "error") == ""
    built, kept = files_of(tmp_path / "static"), files_of(STATIC)
    assert sorted(built) == sorted(kept), "run `make web`"
    _, different, _ = filecmp.cmpfiles(tmp_path / "static", STATIC, sorted(built), shallow=False)
    assert different == [], "run `make web`"


def files_of(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
