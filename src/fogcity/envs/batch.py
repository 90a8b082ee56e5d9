"""Many games stepped at once, in arrays that are updated in place. All environments are built on this."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadOption, IllegalAction
from fogcity.core.rng import check_int_seed
from fogcity.envs.encoding import Encoding, reward_kind
from fogcity.envs.game_encoding import Mask, Observation
from fogcity.envs.loops import FIRST_ILLEGAL, OBSERVE


class Batch:
    """Games that are stepped together. Each step overwrites the arrays; copy what you want to keep.

    A step writes only what has changed in `observations`, so they are read-only. With `packed` they are packed (see
    `fogcity.envs.layout`).

    `turns` has the seat to act in each game, and `observations` and `masks` are for that seat. `ended` marks the games
    that ended in the last step; `rewards` and `scores` have their results. With `autoreset` they are redealt at once.
    For the other games `rewards` are 0, and `scores` are those of the game that ended last in the same row.

    Compiled code releases the interpreter lock, so batches in several threads use several cores.
    """

    def __init__(
        self, encoding: Encoding, count: int, *, rewards: str = "win", autoreset: bool = True, packed: bool = False
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or count < 1:
            raise BadOption(f"a batch has a whole number of games, at least one, not {count!r}")
        self.encoding = encoding
        self.count = int(count)
        self.autoreset = autoreset
        self.layout = encoding.packed_layout if packed else encoding.layout
        self._reward_kind = reward_kind(rewards)
        self.states = np.repeat(encoding.template, self.count)
        self._view = encoding.game.blank()
        self._plain = self.layout.scratch()
        # what each observation was made from: a view, and its seat (-1: it has to be written whole)
        self._views = np.repeat(encoding.blank, self.count if encoding.loops.compares else 0)
        self._viewers = np.full(self.count, -1, np.int8)
        self._seeds = np.zeros(self.count, np.uint64)
        self.turns = np.full(self.count, -1, np.int8)
        self._observations = np.zeros((self.count, self.layout.size), np.uint8)
        self.observations = _read_only(self._observations)
        self.masks = np.zeros((self.count, encoding.num_actions), np.int8)
        self.rewards = np.zeros((self.count, encoding.seats), np.float32)
        self.scores = np.zeros((self.count, encoding.seats), np.int64)
        self.ended = np.zeros(self.count, np.uint8)
        self.bots = np.zeros((self.count, encoding.seats), np.int8)  # seats that need no observation

    def __repr__(self) -> str:
        return f"<batch: {self.count:,} games of {self.encoding.game.name} with {self.encoding.seats} seats>"

    def deal(self, seed: int | Sequence[int] = 0) -> None:
        """Deal new games: game i from seed + i, and once it has ended from seed + count + i, and so on.

        With a list of seeds, game i is dealt from seed[i]. The games that follow in its row are dealt from x, from x +
        count and so on, where x is a number that `numpy.random.SeedSequence` makes of seed[i]. So they do not
        repeat the games of other rows, and depend on no other seed.
        """
        if isinstance(seed, (Sequence, np.ndarray)) and not isinstance(seed, (str, bytes)):
            if len(seed) != self.count:
                raise BadOption(f"{self.count} games need {self.count} seeds, not {len(seed)}")
            seeds = [check_int_seed(one) for one in seed]
            self._seeds[:] = [np.random.SeedSequence(one).generate_state(1, np.uint64)[0] for one in seeds]
        else:
            first = check_int_seed(seed)
            check_int_seed(first + self.count - 1)
            seeds = list(range(first, first + self.count))
            self._seeds[:] = np.array(seeds, np.uint64) + np.uint64(self.count)
        game, seats, options = self.encoding.game, self.encoding.seats, self.encoding.options
        for number, one in enumerate(seeds):
            self.states[number] = game.deal(seats, one, **options)
        self.ended[:] = 1  # so that the rewards of earlier games are cleared
        self._viewers[:] = -1
        self.step_unchecked(np.full(self.count, OBSERVE))

    def step(self, actions: npt.ArrayLike) -> None:
        """Play action i on game i. If one is illegal, raise IllegalAction and change nothing."""
        codes = np.ascontiguousarray(actions, np.int64)
        if codes.shape != (self.count,):
            raise IllegalAction(f"{self.count} games need an array of {self.count} actions, not {codes.shape}")
        wrong = FIRST_ILLEGAL(codes, self.masks)
        if wrong >= 0:
            raise IllegalAction(f"game {wrong}: action {codes[wrong]} is not legal now; see the mask")
        self.step_unchecked(codes)

    def step_unchecked(self, actions: npt.NDArray[np.int64]) -> None:
        """Play actions that must be legal, or OBSERVE or SKIP (see loops.step_each)."""
        e = self.encoding
        e.loops.step_each(
            *(self.states, self._view, self._views, self._viewers, e.template, e.blank, self.layout.table, self._plain),
            *(actions, self._seeds, self._reward_kind, self.autoreset, self.bots, self.turns, self._observations),
            *(self.masks, self.rewards, self.scores, self.ended, *e.game.fixed),
        )

    def observe(self, seat: int, game: int = 0) -> tuple[Observation, Mask]:
        """Any seat's observation of a game, and its legal actions (none unless it is to act)."""
        e = self.encoding
        observation, mask = np.zeros(self.layout.size, np.uint8), np.zeros(e.num_actions, np.int8)
        states, table = self.states[game : game + 1], self.layout.table
        e.loops.observe_one(states, self._view, e.blank, seat, table, self._plain, observation, mask, *e.game.fixed)
        return observation, mask

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "observations"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.observations = _read_only(self._observations)


def _read_only(array: Observation) -> Observation:
    """The same array, which nobody can change."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
