"""Gymnasium: one seat against bots, and many games at once. Importing this registers the environments.

>>> import gymnasium, fogcity.envs.gym
>>> env = gymnasium.make("fogcity/CableCar-v0", opponents=["conductor"])
>>> envs = gymnasium.make_vec("fogcity/CableCar-v0", num_envs=1024)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
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
from fogcity.envs.coding import Row
from fogcity.envs.encoding import Encoding
from fogcity.envs.loops import LOOK
from fogcity.envs.opponents import Opponents, QuickOpponents
from fogcity.games.ticket.board.board import Board

NAMES = {"cablecar": "CableCar", "company": "Company", "ticket": "Ticket"}
VERSION = 0  # changes only when behaviour does


class SeatEnv(gymnasium.Env[Row, int]):
    """One seat of a game, bots at the others.

    `info["action_mask"]` and `action_masks()` tell what is legal. Whoever does something illegal has lost.
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
        board: Board | Path | str | None = None,
        **options: Value,
    ) -> None:
        """`seat` is the learner's; None: any, drawn for each game."""
        self.encoding = e = Encoding(game, seats, board=board, **options)
        if seat is not None and not 0 <= seat < e.seats:
            raise BadOption(f"there are seats 0 to {e.seats - 1}, not {seat!r}")
        if render_mode not in (None, "ansi"):
            raise BadOption(f"a game is rendered as ansi, not {render_mode!r}")
        self.render_mode = render_mode
        self.observation_space = spaces.Box(0, 255, (e.size,), np.uint8)
        self.action_space = spaces.Discrete(e.num_actions)  # type: ignore[assignment]
        self._batch = Batch(e, 1, rewards=rewards, again=False)
        self._opponents = Opponents(opponents, e.game, e.seats)
        self._seat = seat
        self.seat = 0 if seat is None else seat

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """A new game, played until it is the learner's turn. With a seed, the one that `Game.deal` gives for it."""
        super().reset(seed=seed, options=options)
        batch = self._batch
        batch.deal(int(self.np_random.integers(1 << 63)) if seed is None else seed)
        if self._seat is None:
            self.seat = int(self.np_random.integers(self.encoding.seats))
        self._let_bots_play()
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Do an action, and let the bots play until it is the learner's turn again, or the game is over."""
        batch, number = self._batch, int(action)
        if batch.ended[0] or not 0 <= number < self.encoding.num_actions or not batch.masks[0, number]:
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        batch.step([number])
        self._let_bots_play()
        over = bool(batch.ended[0])
        return self._observation(), float(batch.rewards[0, self.seat]) if over else 0.0, over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What is legal, as sb3-contrib asks for it."""
        legal: npt.NDArray[np.bool_] = self._batch.masks[0].astype(bool)
        return legal

    def render(self) -> str | None:
        """The game as the learner may see it, as a readable position."""
        game = self.encoding.game
        return game.describe(game.view(self._batch.states[0], self.seat)) if self.render_mode == "ansi" else None

    def _let_bots_play(self) -> None:
        batch = self._batch
        if not batch.ended[0] and batch.turns[0] != self.seat:
            self._opponents.play(batch.states[0], self.seat, self.np_random)
            batch.run(np.array([LOOK]))

    def _observation(self) -> Row:
        own = self._batch.turns[0] == self.seat
        seen: Row = self._batch.observations[0].copy() if own else self._batch.look_from(self.seat)[0]
        return seen

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self._batch.masks[0].copy(), "seat": self.seat}
        if self._batch.ended[0]:
            info["scores"] = self._batch.scores[0].tolist()
        return info


class GameVectorEnv(VectorEnv[Row, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games, stepped by one call into compiled code; every array is written anew by each step.

    Without opponents every seat is the learner's: observation and `info["action_mask"]` are for the seat to act,
    `info["seat"]`, and the reward is what the seat that acted got; `info["rewards"]` has everybody's. With opponents,
    compiled bots sit at the other seats, and the learner's seat differs from game to game. Games that end are dealt
    anew in the same step: nobody is to act in a finished game, so there is no last observation.
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
        board: Board | Path | str | None = None,
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
    ) -> tuple[Row, dict[str, Any]]:
        """New games: game i is the one that `Game.deal` gives for seed + i."""
        if isinstance(seed, (list, tuple)):
            raise BadOption("one seed is enough for all games: game i is dealt from seed + i")
        super().reset(seed=seed, options=options)
        first = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.batch.deal(first)
        if self._opponents is not None:
            self._opponents.seed(first)
            self._opponents.play(self._ended, self._rewards)
        return self.batch.observations, self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Row, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
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
    """Let Gymnasium know the environments by name."""
    for game, name in NAMES.items():
        gymnasium.register(
            f"fogcity/{name}-v{VERSION}",
            entry_point="fogcity.envs.gym:SeatEnv",
            vector_entry_point="fogcity.envs.gym:GameVectorEnv",
            kwargs={"game": game},
        )


register()
