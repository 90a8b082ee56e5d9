"""Gymnasium: one seat against bots, and many games at once. Importing this registers all games that are installed.

>>> import gymnasium
>>> env = gymnasium.make("fogcity.envs.gym:fogcity/CableCar-v0", opponents=["conductor"])
>>> envs = gymnasium.make_vec("fogcity.envs.gym:fogcity/CableCar-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, TypeVar

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fogcity.core.errors import BadOption
from fogcity.core.options import Value
from fogcity.core.picture import draw
from fogcity.core.rng import check_int_seed
from fogcity.envs.batch import Batch
from fogcity.envs.encoding import Encoding, installed_encodings
from fogcity.envs.game_encoding import Observation
from fogcity.envs.loops import OBSERVE
from fogcity.envs.opponents import Opponents, QuickOpponents
from fogcity.envs.rendering import rgb_array

T = TypeVar("T", bound=np.generic)


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a game, with bots in the others.

    `info["action_mask"]` and `action_masks()` have the legal actions. An illegal action ends the game, with the lowest
    reward that any game can bring (see `Encoding.lowest_reward`). After the end, `step` needs a `reset` first.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 4}  # type: ignore[misc]

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
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode must be ansi or rgb_array, not {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (e.size,), np.uint8)
        self.action_space = spaces.Discrete(e.num_actions)  # type: ignore[assignment]
        self._batch = Batch(e, 1, rewards=rewards, autoreset=False)
        self._lowest_reward = e.lowest_reward(rewards)
        self._begun, self._over = False, True
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
        self._begun, self._over = True, bool(batch.ended[0])
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots play until the learner is to act again, or the game is over."""
        if self._over:
            raise ResetNeeded("there is no game, or it is over: call reset before step")
        batch, number = self._batch, int(action)
        if not 0 <= number < self.encoding.num_actions or not batch.masks[0, number]:
            seen = self._observation()
            batch.masks[0] = 0
            self._over = True
            return seen, self._lowest_reward, True, False, {**self._info(), "illegal": True}
        batch.step([number])
        self._let_bots_play()
        self._over = over = bool(batch.ended[0])
        return self._observation(), float(batch.rewards[0, self.seat]) if over else 0.0, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, in the form that sb3-contrib expects; none once the game is over."""
        legal: npt.NDArray[np.bool_] = self._batch.masks[0].astype(bool)
        return legal

    def render(self) -> str | Observation | None:
        """The game as the learner may see it: the position as text, or the board as an array of pixels."""
        if self.render_mode is None:
            gymnasium.logger.warn("render needs a render_mode: pass it to gymnasium.make, as ansi or rgb_array")
            return None
        if not self._begun:
            raise ResetNeeded("there is no game yet: call reset before render")
        game = self.encoding.game
        view = game.view(self._batch.states[0], self.seat)
        if self.render_mode == "ansi":
            return game.describe(view)
        pixels = rgb_array(draw(game, view, letters=False))
        if (pixels == pixels[0, 0]).all():
            gymnasium.logger.warn(f"{game.name} draws no board, and there are no fonts for its text: try ansi")
        return pixels

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
    """Many games, stepped by one call into compiled code.

    With `copy=False` observations, masks, seats and the rewards of all seats come in arrays that the next step
    overwrites. That is faster, but a replay buffer must then copy what it keeps. These observations are read-only,
    because a step writes only what has changed. With `packed=True` observations are packed (see
    `fogcity.envs.layout`), which takes about a quarter of the memory; `encoding.unpack` unpacks them.

    Without opponents the learner plays every seat: observation and `info["action_mask"]` are for the seat to act, which
    is `info["seat"]`; the reward is that of the seat that acted, and `info["rewards"]` has those of all seats. With
    opponents, compiled bots play the other seats, and the learner's seat differs from game to game. Finished games are
    dealt again in the same step. There is no final observation, because no seat is to act in a finished game.
    `info["scores"]` has the final points of all seats in the games that ended in this step, and zeros in the others.
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
        copy: bool = True,
        packed: bool = False,
        **options: Value,
    ) -> None:
        self.encoding = e = Encoding(game, seats, board=board, **options)
        self.num_envs = num_envs
        self.copy = copy
        self.batch = Batch(e, num_envs, rewards=rewards, packed=packed)
        self.single_observation_space = spaces.Box(0, 255, (self.batch.layout.size,), np.uint8)
        self.single_action_space = spaces.Discrete(e.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._opponents = None if opponents is None else QuickOpponents(opponents, self.batch)
        self._rows = np.arange(num_envs)
        self._rewards = self.batch.rewards if opponents is None else np.zeros_like(self.batch.rewards)
        self._ended = np.zeros(num_envs, np.uint8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal new games: game i is the one that `Game.deal` deals from seed + i, or from seed[i] if it is a list.

        None in a list stands for a random seed. `Batch.deal` says how the later games in each row are dealt.
        """
        seeds: int | list[int]
        if seed is None or isinstance(seed, (int, np.integer)):
            super().reset(seed=None if seed is None else int(seed), options=options)
            seeds = self._random_seed() if seed is None else int(seed)
        else:
            super().reset(options=options)
            given = [None if one is None else check_int_seed(one) for one in seed]
            seeds = [self._random_seed() if one is None else one for one in given]
            if None not in given:
                self.np_random = np.random.default_rng(seeds)
        self.batch.deal(seeds)
        self._ended[:] = 0
        self._rewards[:] = 0
        if self._opponents is not None:
            self._opponents.seed(seeds)
            self._opponents.play(self._ended, self._rewards)
        return self._kept(self.batch.observations), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Play action i on game i."""
        batch = self.batch
        if self._opponents is None:
            seats = batch.turns.astype(np.int64)
            batch.step(actions)
            self._ended[:] = batch.ended
        else:
            seats = self._opponents.learners
            batch.step(actions)
            self._ended[:] = 0
            self._rewards[:] = 0
            self._opponents.play(self._ended, self._rewards)
        observations, never = self._kept(batch.observations), np.zeros(self.num_envs, bool)
        return observations, self._rewards[self._rows, seats], self._ended.astype(bool), never, self._info()

    def _info(self) -> dict[str, Any]:
        batch = self.batch
        return {
            "action_mask": self._kept(batch.masks),
            "seat": self._kept(batch.turns),
            "rewards": self._kept(self._rewards),
            "scores": np.where(self._ended[:, None], batch.scores, 0),
        }

    def _random_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def _kept(self, array: npt.NDArray[T]) -> npt.NDArray[T]:
        """The array for the caller: a copy, unless the caller wants none."""
        return array.copy() if self.copy else array


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
