"""The examples work as they stand."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from tests.helpers import ROOT

EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize("what", ["cablecar", "company", "ticket", "observation"])
def test_games_are_drawn(what):
    told = subprocess.run(
        [sys.executable, str(EXAMPLES / "drawing.py"), what, "--moves", "30"],
        capture_output=True,
        text=True,
        check=True,
    )
    picture = ET.fromstring(told.stdout)
    assert picture.tag.endswith("svg")
    assert len(list(picture.iter())) > 100


def test_the_notebook_can_be_run():
    cells = [cell for cell in json.loads((EXAMPLES / "game.ipynb").read_text())["cells"] if cell["cell_type"] == "code"]
    names: dict[str, object] = {}
    shown = [run_cell("".join(cell["source"]), names) for cell in cells]
    assert [hasattr(one, "_repr_svg_") for one in shown] == [False, True, True, False]
    assert shown[3]["tracks"] == (4, 4, 8, 8)
    assert names["game"].turn(names["s"]) == -1


def run_cell(source: str, names: dict[str, object]) -> object:
    """Run a cell; gives what a notebook would show under it."""
    *before, last = ast.parse(source).body
    if not isinstance(last, ast.Expr):
        before, last = [*before, last], None
    exec(compile(ast.Module(before, []), "notebook", "exec"), names)
    return eval(compile(ast.Expression(last.value), "notebook", "eval"), names) if last else None
