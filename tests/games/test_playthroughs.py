"""Golden playthroughs: what everybody sees in whole games stays as it is. `make playthroughs` writes them anew."""

from __future__ import annotations

import pytest

from tests.helpers.playthrough import FOLDER, TABLES, playthrough


@pytest.mark.parametrize("name", TABLES)
def test_playthrough(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = playthrough(name).splitlines()
    for number, (expected, found) in enumerate(zip(golden, now, strict=False), 1):
        assert found == expected, f"{name}.txt, line {number}"
    assert len(now) == len(golden)


def test_every_file_is_checked() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TABLES)
