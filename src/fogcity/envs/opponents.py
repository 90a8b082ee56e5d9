"""The bots in the other seats of an environment."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fogcity.bots.bot import Budget, QuickBot
from fogcity.bots.registry import Entrant, find_bot
from fogcity.core.errors import BadOption
from fogcity.core.game import Game, State
from fogcity.core.rng import PLAYING, spread
from fogcity.envs.batch import Batch
from fogcity.envs.loops import OBSERVE, SKIP

DEFAULT_BUDGET = Budget(seconds=None, playouts=200)


def find_opponents(names: str | Sequence[str], game: Game, seats: int) -> list[Entrant]:
    """Bots for all seats but one. A single name applies to all of them."""
    names = [names] if isinstance(names, str) else list(names)
    if len(names) == 1:
        names *= seats - 1
    if len(names) != seats - 1:
        raise BadOption(f"{seats} seats need {seats - 1} opponents, or one name for all, not {len(names)}")
    return [find_bot(name, game, DEFAULT_BUDGET) for name in names]


class Opponents:
    """Bots that play one game until the learner is to act."""

    def __init__(self, names: str | Sequence[str], game: Game, seats: int) -> None:
        self._game = game
        self._entrants = find_opponents(names, game, seats)

    def play(self, s: State, learner: int, rng: np.random.Generator) -> None:
        """Play until the learner is to act, or the game is over."""
        game = self._game
        while (turn := game.turn(s)) not in (-1, learner):
            entrant = self._entrants[turn - (turn > learner)]
            view = game.view(s, turn)
            game.play(s, entrant.bot.choose(view, game.legal(view), rng, entrant.budget))


class QuickOpponents:
    """Compiled bots that play many games until the learner is to act in all of them."""

    def __init__(self, names: str | Sequence[str], batch: Batch) -> None:
        encoding = batch.encoding
        self._batch = batch
        entrants = find_opponents(names, encoding.game, encoding.seats)
        slow = [entrant.name for entrant in entrants if not isinstance(entrant.bot, QuickBot)]
        if slow:
            raise BadOption(f"only bots that need no time play many games at once (tourist, conductor), not {slow[0]}")
        self.learners = np.arange(batch.count) % encoding.seats
        self._bots: list[tuple[QuickBot, npt.NDArray[np.int8]]] = []  # each kind of bot with the seats that it has
        for number, entrant in enumerate(entrants):
            own = np.zeros_like(batch.bots)
            own[np.arange(batch.count), np.where(number >= self.learners, number + 1, number)] = 1
            assert isinstance(entrant.bot, QuickBot)
            same = [(bot, seats) for bot, seats in self._bots if type(bot) is type(entrant.bot)]
            if same:
                same[0][1][:] |= own
            else:
                self._bots.append((entrant.bot, own))
            batch.bots |= own
        self._rng_states = np.zeros((batch.count, encoding.seats, 4), np.uint64)
        self._actions = np.empty(batch.count, np.int32)

    def seed(self, seed: int | Sequence[int]) -> None:
        """Seed the bots' random choices; with a list of seeds, those in game i from seed[i]."""
        count, seats, _ = self._rng_states.shape
        seeds = [seed + seats * game for game in range(count)] if isinstance(seed, int) else seed
        for game, first in enumerate(seeds):
            for seat in range(seats):
                spread(np.uint64((first + seat) & ((1 << 64) - 1)), np.uint64(PLAYING), self._rng_states[game, seat])

    def play(self, ended: npt.NDArray[np.uint8], rewards: npt.NDArray[np.float32]) -> None:
        """Play until the learner is to act in every game; record which games ended, and the rewards of all seats."""
        batch, rows = self._batch, np.arange(self._batch.count)
        while True:
            over = batch.ended.astype(bool)
            ended[over] = 1
            rewards[over] = batch.rewards[over]
            waiting = batch.bots[rows, batch.turns] == 1
            if not waiting.any():
                return
            for bot, own in self._bots:
                bot.act_each(batch.states, own, self._rng_states, self._actions)
            batch.step_unchecked(np.where(waiting, OBSERVE, SKIP))
