"""What an action lost: the value of the best action minus its own, and how sure that is.

Samples may expect more of all actions than the position is worth (see sampling.py). Then an action that loses a tenth
of the wins of the best one loses a tenth of the chance, so nothing loses more than there was.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import msgspec
import numpy as np

from fogcity.core.game import State, View
from fogcity.core.loops import Codes
from fogcity.study.sampling import ENDS, Results, Sampler

# Marks, and the least that an action must have lost for them, in shares of a win.
MARKS = {"inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.15}

LOOKED_AT = 8  # actions that are sampled, besides the one that was played
FIRST, SECOND = 24, 64  # samples of each of them, and of the best ones once more
FINALISTS = 3
STEP, MOST = 64, 2048  # samples of the best action and the played one: at a time, and at most
LEAST = 16  # samples, however little effort: fewer look more certain than they are
SURE = 1.96  # standard errors on each side of a 95 % interval


class Alternative(msgspec.Struct, frozen=True):
    """An action, and the share of the win that it brought in samples."""

    action: int
    chance: float


class Verdict(msgspec.Struct, frozen=True):
    """What an action lost against the best one. `alternatives` are the best actions that were found, best first."""

    best: int
    chance: float  # of the action that was played
    loss: float = 0.0
    ci95: tuple[float, float] = (0.0, 0.0)
    samples: int = 0  # of the played action and the best one
    alternatives: list[Alternative] = []
    exact: bool = False  # did every sample reach the end of the game, from guesses that are equally likely?

    @property
    def best_chance(self) -> float:
        """The share of the win that the best action brought."""
        return self.chance + self.loss

    @property
    def mark(self) -> str | None:
        """The mark: what the action has lost at least, by the lower end of the interval; None for a good action."""
        found = [name for name, least in MARKS.items() if self.ci95[0] > least]
        return found[-1] if found else None


def judge(  # noqa: PLR0913 - what a verdict depends on
    sampler: Sampler,
    view: View,
    legal: Codes,
    played: int,
    *,
    seed: int,
    effort: float = 1.0,
    known: State | None = None,
) -> Verdict:
    """Judge the action that was played from this view. The more effort, the more samples.

    With `known`, the full record, judge with hindsight: nothing is guessed.
    """
    if len(legal) == 1:
        return Verdict(played, sampler.chance_alone(view, (seed, 0)))
    s = view if known is None else known
    candidates = list(dict.fromkeys([played, *sampler.promising(view, legal, LOOKED_AT)]))
    means = sampler.sample(s, candidates, _times(FIRST, effort), (seed, 1)).mean(axis=1)
    order = [candidates[place] for place in np.argsort(-means, kind="stable")]
    finalists = list(dict.fromkeys([*order[:FINALISTS], played]))
    results = sampler.sample(s, finalists, _times(SECOND, effort), (seed, 2))
    means = dict(zip(finalists, results.mean(axis=1).tolist(), strict=True))
    best = max(finalists, key=lambda action: means[action])
    level = Level.of(sampler, view, results[[finalists.index(best)]])
    loss, ci95 = 0.0, (0.0, 0.0)
    if best != played:
        # The best one of several is often only the luckiest one, so it is compared by new samples.
        results = compare(sampler, s, (best, played), seed, effort, level.scale)
        level = Level.of(sampler, view, results)
        means[best], means[played] = map(float, results.mean(axis=1))
        loss, ci95 = interval(results, level.scale)
        if loss <= 0:
            best, loss, ci95 = played, 0.0, (0.0, 0.0)
    chances = {action: level.chance_of(mean, means[best]) for action, mean in means.items()}
    return Verdict(best, chances[played], loss, ci95, results.shape[1], _ranked(chances), level.exact)


class Level(NamedTuple):
    """The chance of a position, and how much of the losses in its samples count."""

    chance: float
    scale: float
    exact: bool

    @classmethod
    def of(cls, sampler: Sampler, view: View, results: Results) -> Level:
        """The level of a position, from samples of its best action; their own one if they are exact."""
        mean = float(results[0].mean())
        if is_exact(sampler, results):
            return cls(mean, 1.0, True)
        chance = sampler.chance_alone(view, (0,))
        return cls(chance, min(1.0, chance / mean) if mean > 0 else 1.0, False)

    def chance_of(self, mean: float, best: float) -> float:
        """The chance of an action, from the mean of its samples and that of the best one."""
        return min(1.0, max(0.0, self.chance - (best - mean) * self.scale))


def compare(  # noqa: PLR0913, PLR0917 - what samples depend on
    sampler: Sampler, s: View | State, actions: tuple[int, int], seed: int, effort: float = 1.0, scale: float = 1.0
) -> Results:
    """Sample two actions until it is clear which mark the difference deserves, or long enough."""
    step, most = _times(STEP, effort), _times(MOST, effort)
    found = sampler.sample(s, actions, step, (seed, 3))
    number = 1
    while found.shape[1] < most and _is_open(interval(found, scale)[1]):
        number += 1
        more = min(most - found.shape[1], found.shape[1])  # twice as many in all
        found = np.concatenate([found, sampler.sample(s, actions, more, (seed, 2 + number))], axis=1)
    return found


def interval(results: Results, scale: float = 1.0) -> tuple[float, tuple[float, float]]:
    """The mean difference of two rows of results, and its 95 % interval; all of them times the scale."""
    differences = (results[0] - results[1]) * scale
    mean = float(differences.mean())
    half = SURE * float(differences.std(ddof=1)) / math.sqrt(len(differences))
    return mean, (max(-1.0, mean - half), min(1.0, mean + half))


def is_exact(sampler: Sampler, results: Results) -> bool:
    """Did every sample reach the end of the game, from guesses that are equally likely?"""
    return sampler.fair and bool(np.isin(results, ENDS).all())


def _is_open(ci95: tuple[float, float]) -> bool:
    """Does the interval leave open which mark an action deserves?"""
    return any(ci95[0] <= least <= ci95[1] for least in MARKS.values())


def _ranked(chances: dict[int, float]) -> list[Alternative]:
    return [Alternative(action, chances[action]) for action in sorted(chances, key=lambda each: -chances[each])]


def _times(samples: int, effort: float) -> int:
    return max(min(samples, LEAST), round(samples * effort))
