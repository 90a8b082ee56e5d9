"""A game that brings no encoding is there for learners through all three interfaces."""

from __future__ import annotations

from tests.helpers.toy import run

PETTINGZOO = """
import warnings
warnings.simplefilter("ignore")  # observations have masks, which PettingZoo's tests remark on
import pettingzoo.test
from fogcity.envs import lastcar_v0
pettingzoo.test.api_test(lastcar_v0.env(3, capacity=10), num_cycles=60)
pettingzoo.test.seed_test(lambda: lastcar_v0.env(2), num_cycles=30)
"""


def test_pettingzoo_has_no_complaints(installed: dict[str, str]) -> None:
    assert "Passed" in run(installed, "-c", PETTINGZOO).stdout


GYMNASIUM = """
import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
import fogcity.envs.gym

check_env(gymnasium.make("fogcity/Lastcar-v0", opponents=["tourist"]).unwrapped, skip_render_check=True)
games = gymnasium.make_vec("fogcity/Lastcar-v0", num_envs=16)
_, info = games.reset(seed=1)
ended = 0
for _ in range(40):
    _, _, over, _, info = games.step(info["action_mask"].argmax(axis=1))
    ended += int(over.sum())
print(ended)
"""


def test_gymnasium_has_no_complaints_and_games_end(installed: dict[str, str]) -> None:
    assert run(installed, "-c", GYMNASIUM).stdout.split()[-1] == "32", "16 games of 16 actions end twice in 40 steps"


def test_openspiels_own_tests_pass(installed: dict[str, str]) -> None:
    assert " run" in run(installed, "-m", "tests.helpers.openspiel_own", "lastcar").stdout
