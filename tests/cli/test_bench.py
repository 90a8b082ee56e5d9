"""`fogcity bench` measures what scripts rely on."""

from __future__ import annotations

import fogcity
from fogcity.bench import measure


def test_every_game_is_measured() -> None:
    told: list[str] = []
    figures = measure(4, told.append)
    assert list(figures) == fogcity.games()
    for name, found in figures.items():
        assert list(found) == ["games_per_s", "actions_per_s", "facade_actions_per_s", "record_bytes"]
        assert found["actions_per_s"] > found["games_per_s"] > 0
        assert found["facade_actions_per_s"] > 0
        assert found["record_bytes"] == fogcity.game(name).dtype.itemsize
    assert told
