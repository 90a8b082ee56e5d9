"""The Parquet file of a tournament: its columns have the same types whatever was played, and are documented."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pyarrow import parquet

from fogcity.arena.play.results import KINDS
from fogcity.arena.report.parquet import schema, write_parquet
from fogcity.arena.settings import Settings
from tests.helpers import ROOT
from tests.helpers.arena import bot, play_here


@pytest.mark.parametrize("bots", [["tourist"], [bot("Crash"), "tourist"]], ids=["no forfeits", "forfeits"])
def test_types_do_not_depend_on_what_was_played(bots: list[str], tmp_path: Path) -> None:
    write_parquet(play_here(Settings("cablecar", bots, 2, 2, "1")), tmp_path / "t.parquet")
    assert parquet.read_schema(tmp_path / "t.parquet").equals(schema())


def section() -> str:
    page = (ROOT / "docs/arena.md").read_text(encoding="utf-8")
    return page.partition("\n## Parquet\n")[2].partition("\n## ")[0]


def test_the_documentation_has_every_column_with_its_type() -> None:
    found = re.findall(r"^\| `(\w+)` \| (\w+) \| [^|]+ \|$", section(), re.MULTILINE)
    assert found == [(field.name, str(field.type).replace("float", "float32")) for field in schema()]


def test_the_documentation_has_every_kind_of_forfeit() -> None:
    found = re.findall(r"^\| `(\w+)` \| [^|]+ \|$", section(), re.MULTILINE)
    assert found == list(KINDS[1:])
