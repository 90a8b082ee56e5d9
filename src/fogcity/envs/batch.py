"""Many games at once, in arrays that stay where they are: what every environment here is made of."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption, IllegalAction
from fogcity.core.rng import check_int_seed
from fogcity.envs.coding import Mask, Row
from fogcity.envs.encoding import Encoding, reward_kind
from fogcity.envs.loops import FIRST_ILLEGAL, LOOK


class Batch:
    """Games that are stepped together. All arrays are written anew by each step; copy what is to be kept.

    Compiled code lets other threads run, so that a batch in each of several threads uses as many cores.

    `turns` tells whose turn it is in each game; `observations` and `masks` are for that seat. Of games that `ended` in
    the last step, `rewards` and `scores` tell how; they are dealt anew at once, if `again`.
    """

    def __init__(self, encoding: Encoding, count: int, *, rewards: str = "win", again: bool = True) -> None:
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 1:
            raise BadOption(f"a batch has a whole number of games, at least one, not {count!r}")
        self.encoding = encoding
        self.count = int(count)
        self.again = again
        self._what = reward_kind(rewards)
        self.states = np.repeat(encoding.template, self.count)
        self._views = np.repeat(encoding.blank, self.count)
        self._seeds = np.zeros(self.count, np.uint64)
        self.turns = np.full(self.count, -1, np.int8)
        self.observations = np.zeros((self.count, encoding.size), np.uint8)
        self.masks = np.zeros((self.count, encoding.num_actions), np.int8)
        self.rewards = np.zeros((self.count, encoding.seats), np.float32)
        self.scores = np.zeros((self.count, encoding.seats), np.int64)
        self.ended = np.zeros(self.count, np.uint8)
        self.bots = np.zeros((self.count, encoding.seats), np.int8)  # seats that nothing is told to

    def deal(self, seed: int = 0) -> None:
        """New games: game i from seed + i, and after it ends from seed + count + i, and so on."""
        first, game = check_int_seed(seed), self.encoding.game
        seats, options = self.encoding.seats, self.encoding.options
        check_int_seed(first + self.count - 1)
        for number in range(self.count):
            self.states[number] = game.deal(seats, first + number, **options)
        self._seeds[:] = (np.uint64(first) + np.arange(self.count, dtype=np.uint64)) + np.uint64(self.count)
        self.ended[:] = 1  # so that rewards of other games are forgotten
        self.run(np.full(self.count, LOOK))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play action i on game i. IllegalAction, and nothing changed, if one is not legal."""
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != (self.count,):
            raise IllegalAction(f"{self.count} games need an array of {self.count} actions, not {codes.shape}")
        wrong = FIRST_ILLEGAL(codes, self.masks)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: action {codes[wrong]} is not legal now; see the mask")
        self.run(codes)

    def look_from(self, seat: int, game: int = 0) -> tuple[Row, Mask]:
        """What any seat may see of a game, and what it may do: nothing, if it is not its turn."""
        e, view = self.encoding, self.encoding.game.blank()
        observation, mask = np.zeros(e.size, np.uint8), np.zeros(e.num_actions, np.int8)
        states = self.states[game : game + 1]
        e.stepping.observe_one(states, view, e.blank, seat, observation, mask, *e.game.fixed)
        return observation, mask

    def run(self, actions: npt.NDArray[np.int64]) -> None:
        """The same without a check: actions must be legal, or LOOK or NOTHING_NEW."""
        e = self.encoding
        e.stepping.step_each(
            *(self.states, self._views, e.template, e.blank, actions, self._seeds, self._what, self.again),
            *(self.bots, self.turns, self.observations, self.masks, self.rewards, self.scores, self.ended),
            *e.game.fixed,
        )
