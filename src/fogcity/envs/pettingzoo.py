"""PettingZoo: the games as environments in which agents act in turn (AEC)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.options import Value
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding

MaskedObservation = dict[str, npt.NDArray[Any]]


class GameEnv(AECEnv[str, MaskedObservation, int]):  # type: ignore[misc]
    """A game between the agents player_0, player_1, ... An observation comes with a mask of the legal actions.

    A deep copy or a pickle continues the same game, with the same random outcomes.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        rewards: str = "win",
        illegal: str = "raise",
        render_mode: str | None = None,
        board: object = None,
        **options: Value,
    ) -> None:
        """`illegal` says what an illegal action does: `raise` an error, or `lose` the game.

        Who loses in this way gets the lowest reward that there is, and the others share what it costs.
        """
        super().__init__()
        if illegal not in ("raise", "lose"):
            raise BadOption(f"illegal must be raise or lose, not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode must be ansi or human, not {render_mode!r}")
        self.encoding = e = Encoding(game, seats, board=board, **options)
        self.metadata = {**type(self).metadata, "name": f"{e.game.name}_v{e.of_game.version}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(e.seats)]
        self.agents: list[str] = []
        self._illegal_costs = -e.lowest_reward(rewards) if illegal == "lose" else None
        self._batch = Batch(e, 1, rewards=rewards, autoreset=False)
        self._action = np.zeros(1, np.int64)
        self._rng = np.random.default_rng()
        observation = spaces.Box(0, 255, (e.size,), np.uint8)
        mask = spaces.Box(0, 1, (e.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(e.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none
        """Deal a new game: the one that `Game.deal` deals from this seed."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self._batch.deal(int(self._rng.integers(1 << 63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.turns[0]]

    def observe(self, agent: str) -> MaskedObservation:
        """What an agent observes. Its mask is empty unless the agent is to act."""
        seat = self.possible_agents.index(agent)
        if seat == self._batch.turns[0]:
            return {"observation": self._batch.observations[0].copy(), "action_mask": self._batch.masks[0].copy()}
        observation, mask = self._batch.observe(seat)
        return {"observation": observation, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[MaskedObservation | None, float, bool, bool, dict[str, Any]]:
        """What the agent to act observes, its reward since it last acted, and whether the game is over."""
        self._check_begun()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Play an action for the agent to act."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch, masks = self._batch, self._batch.masks
        number = -1 if action is None else int(action)
        if not 0 <= number < masks.shape[1] or not masks[0, number]:
            cost = self._illegal_costs
            if cost is None:
                raise IllegalAction(f"action {action!r} is not legal now; see the action mask")
            self._end([-cost if one == agent else cost / (len(self.agents) - 1) for one in self.agents])
            return
        self._action[0] = number
        batch.step_unchecked(self._action)
        self._cumulative_rewards[agent] = 0.0
        if batch.ended[0]:
            self._end(batch.rewards[0].tolist())
        else:
            self.agent_selection = self.possible_agents[batch.turns[0]]

    def _end(self, rewards: list[float]) -> None:
        """End the game. Each agent then gets its reward from `last`, the first agent first."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _check_begun(self) -> None:
        if not self.agents:
            raise FogCityError("there is no game yet: reset the environment first")

    def render(self) -> str | None:
        """The position as text, as the agent to act may see it."""
        if self.render_mode is None:
            return None
        game, s = self.encoding.game, self._batch.states[0]
        seat = game.turn(s)
        text = game.describe(game.view(s, seat if seat >= 0 else None))
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - human mode prints
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


@dataclass(frozen=True)
class EnvModule:
    """What `from fogcity.envs import NAME_v0` returns: an object with the functions of a PettingZoo module.

    PettingZoo's wrappers, which check the order of calls and end a game after an illegal action, would make it four
    times slower. `GameEnv` does these checks itself.
    """

    game: str

    def env(self, seats: int = 2, **settings: Any) -> GameEnv:
        """A game in which an illegal action loses."""
        return GameEnv(self.game, seats, **{"illegal": "lose", **settings})

    def raw_env(self, seats: int = 2, **settings: Any) -> GameEnv:
        """A game in which an illegal action raises an error."""
        return GameEnv(self.game, seats, **settings)
