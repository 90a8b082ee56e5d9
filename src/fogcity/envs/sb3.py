"""Stable-Baselines3: many games at once, stepped by compiled code, for learners that use masks.

>>> from sb3_contrib import MaskablePPO
>>> from fogcity.envs.sb3 import GameVecEnv
>>> model = MaskablePPO("MlpPolicy", GameVecEnv("cablecar", 256, opponents="conductor"))

The environments of `gymnasium.make` also work with Stable-Baselines3, game by game. See docs/environments.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from stable_baselines3.common.vec_env.base_vec_env import VecEnv

from fogcity.envs.game_encoding import Observation
from fogcity.envs.gym import GameVectorEnv

Indices: TypeAlias = int | Iterable[int] | None  # of games; None: all


class GameVecEnv(VecEnv):  # type: ignore[misc]
    """Many games against compiled bots, as a vector of Stable-Baselines3.

    `env_method("action_masks")` has the legal actions of each game, as sb3-contrib expects; an illegal action is an
    error. Finished games are dealt again in the same step. Their info has the final `scores` of all seats, but no
    `terminal_observation`: no seat is to act in a finished game, and no game is cut short.
    """

    def __init__(self, game: str, num_envs: int, opponents: str | Sequence[str] = "conductor", **settings: Any) -> None:
        """`settings` are those of `GameVectorEnv`: seats, rewards, board, options of the game."""
        self.games = GameVectorEnv(game, num_envs, opponents, **settings)
        self._actions = np.zeros(num_envs, np.int64)
        super().__init__(num_envs, self.games.single_observation_space, self.games.single_action_space)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions: a row for each game."""
        legal: npt.NDArray[np.bool_] = self.games.batch.masks.astype(bool)
        return legal

    def reset(self) -> Observation:
        """Deal new games, from the seeds that `seed` has set."""
        given = None if all(seed is None for seed in self._seeds) else self._seeds
        observations, info = self.games.reset(seed=given)
        self.reset_infos = [{"seat": int(seat)} for seat in info["seat"]]
        self._reset_seeds()
        self._reset_options()
        return observations

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Note the actions for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> tuple[Observation, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Play the actions."""
        observations, rewards, ended, _, info = self.games.step(self._actions)
        infos: list[dict[str, Any]] = [{"seat": int(seat)} for seat in info["seat"]]
        for game in np.flatnonzero(ended):
            infos[game]["scores"] = info["scores"][game].tolist()
        return observations, rewards, ended, infos

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of the vector, for each game: they share all of them."""
        source = self if attr_name == "action_masks" else self.games
        return [getattr(source, attr_name)] * len(self._chosen(indices))

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:  # noqa: ARG002
        """Not possible."""
        raise AttributeError(f"games in one array share their settings: {attr_name} cannot be set")

    def env_method(self, method_name: str, *_args: Any, indices: Indices = None, **_kwargs: Any) -> list[Any]:
        """The mask of each game: no game has another method."""
        if method_name != "action_masks":
            raise AttributeError(f"games in one array have only the method action_masks, not {method_name}")
        return list(self.action_masks()[self._chosen(indices)])

    def env_is_wrapped(self, wrapper_class: type, indices: Indices = None) -> list[bool]:  # noqa: ARG002
        """Games in one array have no wrappers of their own."""
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Indices) -> list[int]:
        return list(self._get_indices(indices))
