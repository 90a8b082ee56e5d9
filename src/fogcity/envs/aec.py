"""PettingZoo: the games as environments in which one agent acts after the other (AEC)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv

from fogcity.core.errors import BadOption, FogCityError, IllegalAction
from fogcity.core.options import Value
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding
from fogcity.games.ticket.board.board import Board

Observation = dict[str, npt.NDArray[Any]]
VERSION = 0  # changes only when behaviour does


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game between agents player_0, player_1, ...: an observation is a view of a seat, with a mask of its actions.

    Deep copies and pickles go on with the very same game: all of it, chance included, is in arrays.
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
        board: Board | Path | str | None = None,
        **options: Value,
    ) -> None:
        """`illegal` says what becomes of an illegal action: `raise` an error, or `lose` the game."""
        super().__init__()
        if illegal not in ("raise", "lose"):
            raise BadOption(f"illegal is raise or lose, not {illegal!r}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"a game is rendered as ansi or human, not {render_mode!r}")
        self.encoding = e = Encoding(game, seats, board=board, **options)
        self.metadata = {**type(self).metadata, "name": f"{e.game.name}_v{VERSION}"}  # type: ignore[misc]
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(e.seats)]
        self.agents: list[str] = []
        self._illegal_loses = illegal == "lose"
        self._batch = Batch(e, 1, rewards=rewards, again=False)
        self._action = np.zeros(1, np.int64)
        self._chance = np.random.default_rng()
        observation = spaces.Box(0, 255, (e.size,), np.uint8)
        mask = spaces.Box(0, 1, (e.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(e.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent observes: the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What this agent may do: the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - none
        """A new game: the one that `Game.deal` gives for this seed."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._batch.deal(int(self._chance.integers(1 << 63)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._batch.turns[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; the mask is empty if it is not its turn."""
        seat = self.possible_agents.index(agent)
        if seat == self._batch.turns[0]:
            return {"observation": self._batch.observations[0].copy(), "action_mask": self._batch.masks[0].copy()}
        observation, mask = self._batch.look_from(seat)
        return {"observation": observation, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """What the agent to act observes, what it has got since it acted, and whether the game is over."""
        self._check_begun()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], False, self.infos[agent]

    def step(self, action: int | None) -> None:
        """Do an action for the agent whose turn it is."""
        self._check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        batch, masks = self._batch, self._batch.masks
        number = -1 if action is None else int(action)
        if not 0 <= number < masks.shape[1] or not masks[0, number]:
            if not self._illegal_loses:
                raise IllegalAction(f"action {action!r} is not legal now; see the action mask")
            others = len(self.agents) - 1
            self._end([-1.0 if one == agent else 1 / others for one in self.agents])
            return
        self._action[0] = number
        batch.run(self._action)
        self._cumulative_rewards[agent] = 0.0
        if batch.ended[0]:
            self._end(batch.rewards[0].tolist())
        else:
            self.agent_selection = self.possible_agents[batch.turns[0]]

    def _end(self, rewards: list[float]) -> None:
        """The game is over: everybody is told, the first agent first."""
        for agent, reward in zip(self.possible_agents, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _check_begun(self) -> None:
        if not self.agents:
            raise FogCityError("there is no game: reset the environment first")

    def render(self) -> str | None:
        """The game as the agent to act may see it, as a readable position."""
        if self.render_mode is None:
            return None
        game, s = self.encoding.game, self._batch.states[0]
        seat = game.turn(s)
        text = game.describe(game.view(s, seat if seat >= 0 else None))
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 - that is what human means
        return None

    def close(self) -> None:
        """There is nothing to close."""


def make_env(game: str, seats: int = 2, **about: Any) -> GameEnv:
    """A game in which an illegal action loses.

    PettingZoo's own wrappers for that, and for calls in a wrong order, would take three quarters of the speed; what
    they check is checked here.
    """
    return GameEnv(game, seats, **{"illegal": "lose", **about})
