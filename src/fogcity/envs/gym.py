"""Gymnasium: one seat against bots, and many games at once. Importing this registers all games that are installed.

>>> import gymnasium, fogcity.envs.gym
>>> env = gymnasium.make("fogcity/CableCar-v0", opponents=["conductor"])
>>> envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogcity.core.errors import BadOption
from fogcity.core.options import Value
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding, installed_encodings
from fogcity.envs.game_encoding import Observation
from fogcity.envs.loops import OBSERVE
from fogcity.envs.opponents import Opponents, QuickOpponents


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game, with bots in the others.

    `info["action_mask"]` and `action_masks()` have the legal actions. An illegal action loses the game.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = ("conductor",),
        *,
        seats: int = 2,
        seat: int | None = None,
        rewards: str = "win",
        render_mode: str | None = None,
        board: object = None,
        **options: Value,
    ) -> None:
        """`seat` is the learner's seat; None draws it at random for each game."""
        self.encoding = e = Encoding(game, seats, board=board, **options)
        if seat is not None and not 0 <= seat < e.seats:
            raise BadOption(f"seat must be 0 to {e.seats - 1}, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode must be ansi, not {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (e.size,), np.uint8)
        self.action_space = spaces.Discrete(e.num_actions)  # type: ignore[assignment]
        self._batch = Batch(e, 1, rewards=rewards, autoreset=False)
        self._opponents = Opponents(opponents, e.game, e.seats)
        self._seat = seat
        self.seat = 0 if seat is None else seat

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game, and let the bots play until the learner is to act.

        With a seed, it is the game that `Game.deal` deals from that seed.
        """
        super().reset(seed=seed, options=options)
        batch = self._batch
        batch.deal(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.encoding.seats))
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until the learner is to act again, or the game is over."""
        batch, number = self._batch, int(action)
        if batch.ended[0] or not 0 <= number < self.encoding.num_actions or not batch.masks[0, number]:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        batch.step([number])
        self._let_bots_play()
        over = bool(batch.ended[0])
        return self._observation(), float(batch.rewards[0, self.seat]) if over else 0.0, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib expects."""
        legal: npt.NDArray[np.bool_] = self._batch.masks[0].astype(bool)
        return legal

    def render(self) -> str | None:
        """The position as text, as the learner may see it."""
        game = self.encoding.game
        return game.describe(game.view(self._batch.states[0], self.seat)) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        batch = self._batch
        if not batch.ended[0] and batch.turns[0] != self.seat:
            self._opponents.play(batch.states[0], self.seat, self.np_random)
            batch.step_unchecked(np.array([OBSERVE]))

    def _observation(self) -> Observation:
        own = self._batch.turns[0] == self.seat
        seen: Observation = self._batch.observations[0].copy() if own else self._batch.observe(self.seat)[0]
        return seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._batch.masks[0].copy(), "seat": self.seat}
        if self._batch.ended[0]:
            info["scores"] = self._batch.scores[0].tolist()
        return info


class GameVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games, stepped by one call into compiled code. Each step overwrites all arrays.

    Without opponents the learner plays every seat: observation and `info["action_mask"]` are for the seat to act, which
    is `info["seat"]`; the reward is that of the seat that acted, and `info["rewards"]` has those of all seats. With
    opponents, compiled bots play the other seats, and the learner's seat differs from game to game. Finished games are
    dealt again in the same step. There is no final observation, because no seat is to act in a finished game.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        opponents: str | Sequence[str] | None = None,
        *,
        seats: int = 2,
        rewards: str = "win",
        board: object = None,
        **options: Value,
    ) -> None:
        self.encoding = e = Encoding(game, seats, board=board, **options)
        self.num_envs = num_envs
        self.batch = Batch(e, num_envs, rewards=rewards)
        self.single_observation_space = spaces.Box(0, 255, (e.size,), np.uint8)
        self.single_action_space = spaces.Discrete(e.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents = None if opponents is None else QuickOpponents(opponents, self.batch)
        self._rows = np.arange(num_envs)
        self._never = np.zeros(num_envs, bool)
        self._rewards = self.batch.rewards if opponents is None else np.zeros_like(self.batch.rewards)
        self._ended = np.zeros(num_envs, np.uint8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games: game i is the one that `Game.deal` deals from seed + i."""
        if isinstance(seed, (list, tuple)):
            raise BadOption("pass one seed for all games: game i is dealt from seed + i")
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.batch.deal(first)
        if self._opponents is not None:
            self._opponents.seed(first)
            self._opponents.play(self._ended, self._rewards)
        return self.batch.observations, self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play action i on game i."""
        batch = self.batch
        if self._opponents is None:
            seats = batch.turns.astype(np.int64)
            batch.step(actions)
            ended = batch.ended
        else:
            seats, ended = self._opponents.learners, self._ended
            ended[:] = 0
            self._rewards[:] = 0
            batch.step(actions)
            self._opponents.play(ended, self._rewards)
        return batch.observations, self._rewards[self._rows, seats], ended.astype(bool), self._never, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": batch.masks,
            "seat": batch.turns,
            "rewards": self._rewards,
            "scores": batch.scores,
        }


def register() -> None:
    """Register the environments of all installed games with Gymnasium."""
    for encoding in installed_encodings():
        gymnasium.register(
            f"fogcity/{encoding.env_name}-v{encoding.version}",
            entry_point="fogcity.envs.gym:SeatEnv",
            vector_entry_point="fogcity.envs.gym:GameVectorEnv",
            kwargs={"game": encoding.game.name},
        )


register()
