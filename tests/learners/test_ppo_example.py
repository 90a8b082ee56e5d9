"""The PPO example trains, without matplotlib too, and its policy plays gripman in the arena and on the ladder."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from fogcity.arena.ladder import matches, play_ladder, write_page
from fogcity.arena.tournament import RunOptions
from fogcity.core.errors import FogCityError
from tests.helpers import ROOT

PPO = ROOT / "examples" / "ppo.py"
WITHOUT_MATPLOTLIB = f"""
import runpy, sys
sys.modules["matplotlib"] = None
sys.path.insert(0, {str(PPO.parent)!r})
runpy.run_path({str(PPO)!r}, run_name="__main__")
"""
SMALL = ("--games", "32", "--steps", "32", "--check-games", "20", "--last-games", "40", "--minutes", "0.1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory):
    """The folder of a short training, and what it said."""
    out = tmp_path_factory.mktemp("ppo")
    command = [sys.executable, "-c", WITHOUT_MATPLOTLIB, *SMALL, "--out", str(out)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return out, ended.stdout


@pytest.fixture
def policy(trained, monkeypatch):
    monkeypatch.setenv("PPO_POLICY", str(trained[0] / "policy.pt"))
    return f"{PPO}:PpoBot"


def test_it_keeps_a_policy_and_a_curve(trained):
    out, said = trained
    assert sorted(path.name for path in out.iterdir()) == ["curve.json", "policy.pt"]
    assert "The curve was not plotted" in said
    curve = json.loads((out / "curve.json").read_text())["curve"]
    assert curve[-1]["decisions"] >= 32 * 32
    assert all(0 <= point["low"] <= point["won"] <= point["high"] <= 1 for point in curve)


def test_its_policy_plays_gripman_in_the_arena(run, policy):
    arguments = ("arena", "cablecar", policy, "gripman:medium", "conductor")
    ended = run(*arguments, "--games", "6", "--cores", "1", "--budget", "5p", "--no-records", "--json")
    assert ended.code == 0, ended.err
    bots = {bot["name"]: bot for bot in json.loads(ended.out)["bots"]}
    assert set(bots) == {"ppo", "gripman:medium", "conductor"}
    assert bots["ppo"]["forfeits"] == 0
    assert bots["ppo"]["mean_score"] > 0


def test_its_policy_joins_the_ladder(policy, tmp_path):
    steps = [step for step in matches(2, guests=[policy]) if step.one == policy]
    assert [(step.game, step.seats, step.other) for step in steps] == [
        ("cablecar", 2, "conductor"),
        ("cablecar", 2, "gripman:medium"),
    ]
    played = play_ladder(steps, tmp_path / "kept", RunOptions(cores=1))
    write_page(played, tmp_path / "ladder.md")
    rows = [row for row in (tmp_path / "ladder.md").read_text().splitlines() if row.startswith("| 2 | ppo - ")]
    assert [row.split(" | ")[1:3] for row in rows] == [["ppo - conductor", "2"], ["ppo - gripman:medium", "2"]]


def test_a_policy_that_is_not_there_is_told(monkeypatch, tmp_path):
    monkeypatch.setenv("PPO_POLICY", str(tmp_path / "none.pt"))
    with pytest.raises(FogCityError, match="train one, or name its file in PPO_POLICY"):
        matches(2, guests=[f"{PPO}:PpoBot"])
