"""Cable Car for PettingZoo."""

from __future__ import annotations

from functools import partial

from fogcity.envs.aec import GameEnv, make_env

env = partial(make_env, "cablecar")
raw_env = partial(GameEnv, "cablecar")
