"""Hints: the best actions of a position, by what its player could know.

All actions are judged by the same guesses and the same random numbers. Many are looked at shortly; samples are then
spent where it is open which actions are the best three, and in which order.
"""

from __future__ import annotations

import itertools

import msgspec
import numpy as np

from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.core.loops import Codes
from fogcity.study.judging import seed_of
from fogcity.study.looks import Look, look_at
from fogcity.study.sampling import Results, Sampler, sampler_for
from fogcity.study.verdicts import Level, interval

HINTS_VERSION = 1  # raise it when the same view and weights get another hint
SHOWN = 3  # actions
LOOKED_AT = 8  # actions that are sampled
FIRST, SECOND = 16, 32  # samples of each of them, and of those that may be among the best
FINALISTS = 5
STEP, MOST = 32, 640  # samples of each finalist at first, and of all of them at most: a second on one core
NEAR = 0.02  # shares of the win: actions that differ by less count as equally good


class HintedAction(msgspec.Struct, frozen=True):
    """A good action, and the share of the win that it brings. `close`: it may be as good as the first one."""

    action: int
    chance: float
    close: bool


class Hint(msgspec.Struct, frozen=True):
    """The best actions, the best one first, and where to look for that one. `samples` each of them got."""

    look: Look
    actions: list[HintedAction]
    samples: int


class Adviser:
    """Gives hints in one game. Use one in one thread at a time."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sampler: Sampler = sampler_for(game)

    def hint(self, view: View) -> Hint:
        """The hint for the seat to act. It is a function of the view of this seat."""
        game, sampler, seed = self.game, self.sampler, seed_of(view)
        if view.seat is None or game.turn(view) != view.seat:
            raise FogCityError(f"{view!r} leaves nothing to choose: it is not this seat's turn")
        legal = game.legal(view)
        if len(legal) == 1:
            only = HintedAction(int(legal[0]), sampler.chance_alone(view, (seed, 0)), close=True)
            return Hint(look_at(game, view, only.action), [only], 0)
        actions, results = self._judge(view, legal, seed)
        level = Level.of(sampler, view, results[[0]])
        means = results.mean(axis=1)
        found = [
            HintedAction(action, level.chance_of(float(mean), float(means[0])), _may_be_as_good(results[[0, place]]))
            for place, (action, mean) in enumerate(zip(actions[:SHOWN], means, strict=False))
        ]
        return Hint(look_at(game, view, actions[0]), found, results.shape[1])

    def _judge(self, view: View, legal: Codes, seed: int) -> tuple[list[int], Results]:
        """The best actions, the best one first, and their samples from the same guesses."""
        sampler = self.sampler
        actions = sampler.promising(view, legal, LOOKED_AT)
        for number, (count, most) in enumerate(((FIRST, FINALISTS + 1), (SECOND, FINALISTS)), 1):
            actions, results = _ranked(actions, sampler.sample(view, actions, count, (seed, number)))
            actions = [action for place, action in enumerate(actions) if _is_open(results, place)][:most]
        # The best of several is often only the luckiest, so those that are left get new samples.
        results = sampler.sample(view, actions, STEP, (seed, 3))
        for number in itertools.count(4):
            actions, results = _ranked(actions, results)
            left = [place for place in range(len(actions)) if _is_open(results, place)]
            actions, results = [actions[place] for place in left], results[left]
            more = min(results.shape[1], MOST // len(actions) - results.shape[1])  # twice as many in all
            if more <= 0 or _is_settled(results):
                return actions, results
            results = np.concatenate([results, sampler.sample(view, actions, more, (seed, number))], axis=1)
        raise AssertionError


def hint(game: Game, view: View) -> Hint:
    """The hint for the seat to act, by what this view shows."""
    return Adviser(game).hint(view)


def _ranked(actions: list[int], results: Results) -> tuple[list[int], Results]:
    order = np.argsort(-results.mean(axis=1), kind="stable")
    return [actions[place] for place in order], results[order]


def _is_open(results: Results, place: int) -> bool:
    """May the action at this place of the order be among the best three?"""
    return place < SHOWN or interval(results[[SHOWN - 1, place]])[1][0] <= 0


def _is_settled(results: Results) -> bool:
    """Is it clear which actions are the best three, and in which order, or are they equally good?"""
    return len(results) <= SHOWN and all(
        interval(results[[place, place + 1]])[1][0] > 0 or _differ_little(results[[place, place + 1]])
        for place in range(len(results) - 1)
    )


def _differ_little(results: Results) -> bool:
    low, high = interval(results)[1]
    return low > -NEAR and high < NEAR


def _may_be_as_good(results: Results) -> bool:
    """May the second action be as good as the first one, or nearly?"""
    mean, (low, _) = interval(results)
    return low <= 0 and mean < NEAR
