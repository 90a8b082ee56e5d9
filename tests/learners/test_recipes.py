"""The recipes in docs/environments.md run as they stand, with fewer steps."""

from __future__ import annotations

import re

import pytest

from fogcity.arena.settings import Settings
from tests.helpers import ROOT
from tests.helpers.arena import play_here

PAGE = (ROOT / "docs/environments.md").read_text(encoding="utf-8")
SMALLER = {
    r"steps = [\d_]+": "steps = 4",
    r'"cablecar", 64': '"cablecar", 2',
    r"n_steps=128, batch_size=1024": "n_steps=16, batch_size=32",
    r'"MlpPolicy", envs, device': '"MlpPolicy", envs, n_steps=16, batch_size=32, device',
}


def recipes() -> dict[str, list[str]]:
    """The Python code under each heading of the recipes."""
    section = PAGE.partition("## Recipes\n")[2].partition("\n## ")[0]
    parts = re.split(r"^### (.*)\n", section, flags=re.MULTILINE)[1:]
    return {
        name: re.findall(r"```python\n(.*?)```", text, re.DOTALL)
        for name, text in zip(parts[::2], parts[1::2], strict=True)
    }


def run(code: str) -> dict[str, object]:
    for pattern, smaller in SMALLER.items():
        code = re.sub(pattern, smaller, code)
    names: dict[str, object] = {}
    exec(code, names)
    return names


def test_stable_baselines():
    (code,) = recipes()["Stable-Baselines3"]
    assert run(code)["model"].num_timesteps == 8 * 16


def test_a_model_of_sb3_contrib_becomes_a_bot(tmp_path, monkeypatch):
    training, bot = recipes()["sb3-contrib"]
    monkeypatch.chdir(tmp_path)
    assert run(training)["model"].num_timesteps == 2 * 16
    (tmp_path / "maskable.py").write_text(bot)
    results = play_here(Settings("cablecar", [f"{tmp_path / 'maskable.py'}:Maskable", "tourist"], games=2, seed="1"))
    assert len(results.rows) == 2
    assert not results.forfeits


def test_cleanrl():
    (code,) = recipes()["CleanRL"]
    names = run(code)
    assert names["info"]["action_mask"].shape == (256, names["envs"].single_action_space.n)


def test_pettingzoo():
    (code,) = recipes()["PettingZoo"]
    names = run(code)
    assert names["termination"]
    assert not names["env"].agents


@pytest.mark.parametrize("pattern", SMALLER)
def test_the_recipes_have_what_is_made_smaller(pattern):
    assert re.search(pattern, PAGE)
