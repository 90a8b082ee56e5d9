"""The map in ARCHITECTURE.md is the tree: every folder of the package and the page is on it, and nothing else."""

import re

from tests.helpers import ROOT

PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
LEFT_OUT = {"__pycache__", "migrations", "versions", "assets", "boards"}


def map_paths():
    """The paths on the map, from its indentation."""
    block = re.search(r"## The map\n.*?```\n(.*?)```", PAGE, re.DOTALL)[1]
    stack = []
    for line in block.splitlines():
        name = line.split()[0]
        depth = (len(line) - len(line.lstrip())) // 2
        stack[depth:] = [name]
        yield "".join(stack)


def folders(start):
    """The folders below this one that hold tracked kinds of files, as the map writes them."""
    for path in sorted((ROOT / start).rglob("*")):
        parts = path.relative_to(ROOT / start).parts
        if path.is_dir() and not LEFT_OUT & set(parts) and not any(part.startswith(".") for part in parts):
            yield f"{start}/{'/'.join(parts)}/"


def test_everything_on_the_map_exists():
    missing = [path for path in map_paths() if not (ROOT / path).exists()]
    assert missing == []


def test_every_package_is_on_the_map():
    packages = {path for path in folders("src/fogcity") if (ROOT / path / "__init__.py").exists()}
    assert sorted(packages - set(map_paths())) == []


def test_every_folder_of_the_page_is_on_the_map():
    top = {path for path in folders("web/src") if path.count("/") == 3}
    assert sorted(top - set(map_paths())) == []


def test_every_module_that_the_page_names_exists():
    named = re.findall(r"`((?:server|core|games|web/src|tests|bots|terminal)/[\w/.*]+)`", PAGE)
    roots = (ROOT, ROOT / "src/fogcity")
    missing = [name for name in named if "*" not in name and not any((root / name).exists() for root in roots)]
    assert missing == []


def test_it_fits_on_two_pages():
    assert len(PAGE.splitlines()) <= 120
