"""Agents that were trained with Gymnasium or PettingZoo as bots. Neither library is needed to play.

`fogcity.envs.openspiel.OpenSpielBot` does the same for OpenSpiel. See docs/environments.md.
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, TypeAlias

import numpy as np

from fogcity.core.errors import FogCityError
from fogcity.core.game import View
from fogcity.envs.game_encoding import Mask, Observation
from fogcity.envs.policy_bot import Policy, PolicyBot

Agent: TypeAlias = Callable[[Any, Any], Any]


class AgentBot(PolicyBot):
    """A bot that plays by an agent. A subclass has a `name`, and loads its agent in `load_agent`."""

    @abstractmethod
    def load_agent(self) -> Any:
        """The agent for `self.game`. It is loaded once for each bot, so this may read a file of weights."""

    def load_policy(self) -> Policy:
        self._agent = self._check(self.load_agent())
        return lambda *_: -1  # `_act` asks the agent instead

    def _check(self, agent: Any) -> Agent:
        if not callable(agent):
            raise FogCityError(f"the agent of {self.name} must be a function, not {type(agent).__name__}")
        found: Agent = agent
        return found


class GymnasiumBot(AgentBot):
    """A bot that plays by an agent for the environments of Gymnasium.

    The agent is a function of what `reset` and `step` of `fogcity.envs.gym.SeatEnv` return, the observation and `info`
    with `action_mask` and `seat`. Or it is an object with `predict`, such as a model of Stable-Baselines3 or
    sb3-contrib: it is asked for its best action, with `action_masks` if it takes them.
    """

    def _check(self, agent: Any) -> Agent:
        predict = getattr(agent, "predict", None)
        if predict is None:
            return super()._check(agent)
        masked = "action_masks" in inspect.signature(predict).parameters

        def act(observation: Observation, info: dict[str, Any]) -> Any:
            masks = {"action_masks": info["action_mask"].astype(bool)} if masked else {}
            return predict(observation, deterministic=True, **masks)[0]

        return act

    def _act(self, view: View, observation: Observation, mask: Mask, rng: np.random.Generator) -> int:  # noqa: ARG002
        action: int = self._agent(observation, {"action_mask": mask, "seat": view.seat})
        return action


class PettingZooBot(AgentBot):
    """A bot that plays by an agent for the environments of PettingZoo.

    The agent is a function of what `observe` returns, a dictionary with `observation` and `action_mask`, and of the
    name of its player, such as `player_0`.
    """

    def _act(self, view: View, observation: Observation, mask: Mask, rng: np.random.Generator) -> int:  # noqa: ARG002
        action: int = self._agent({"observation": observation, "action_mask": mask}, f"player_{view.seat}")
        return action
