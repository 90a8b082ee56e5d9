"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel, and plain arrays of games.

    from fogcity.envs import Batch, Encoding     needs only NumPy
    from fogcity.envs import cablecar_v0         PettingZoo: cablecar_v0.env(), cablecar_v0.raw_env()
    import fogcity.envs.gym                      Gymnasium: gymnasium.make("fogcity/CableCar-v0"), or without the import
                                                 gymnasium.make("fogcity.envs.gym:fogcity/CableCar-v0")
    from fogcity.envs.sb3 import GameVecEnv      Stable-Baselines3: many games in one array
    import fogcity.envs.openspiel                OpenSpiel: pyspiel.load_game("python_fogcity_cablecar")
    from fogcity.envs.policy_bot import PolicyBot   a trained policy as a bot

All installed games are available, including those of other packages. PettingZoo, Gymnasium, Stable-Baselines3 and
OpenSpiel are only imported when they are needed. See docs/environments.md.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import fogcity
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding, find_encoding

if TYPE_CHECKING:
    from fogcity.envs.pettingzoo import EnvModule

__all__ = ["Batch", "Encoding"]


def __getattr__(name: str) -> EnvModule:
    """`NAME_v0` for every game NAME, as PettingZoo's own environments are named."""
    match = re.fullmatch(r"(.+)_v(\d+)", name)
    if match is None or match[1] not in fogcity.games():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    version = find_encoding(fogcity.game(match[1])).version
    if int(match[2]) != version:
        raise AttributeError(f"{name} is not available; the environment of {match[1]} is {match[1]}_v{version}")
    from fogcity.envs.pettingzoo import EnvModule

    return EnvModule(match[1])
