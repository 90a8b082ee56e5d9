"""Figures with their uncertainty: means and shares with 95 % intervals, and spreads."""

from __future__ import annotations

import math

import msgspec
import numpy as np
import numpy.typing as npt

from fogcity.arena.report.summary import NORMAL_95, wilson
from fogcity.core.rng import chance

Values = npt.NDArray[np.float64]

DIGITS = 6  # of stored figures, after the point
RESAMPLES = 2000


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float


class Spread(msgspec.Struct, frozen=True):
    """How whole numbers are spread: their mean, 5 %, 50 % and 95 % quantiles, and extremes."""

    mean: Estimate
    p5: int
    median: int
    p95: int
    least: int
    most: int


def estimate(value: float, low: float, high: float) -> Estimate:
    """An estimate without the digits that mean nothing."""
    return Estimate(round(float(value), DIGITS), round(float(low), DIGITS), round(float(high), DIGITS))


def mean_of(values: npt.ArrayLike, deals: npt.NDArray[np.int64]) -> Estimate:
    """The mean over games, whose deals are numbered. Only games on different deals count as independent."""
    return ratio_of(values, np.ones(len(deals)), deals)


def ratio_of(sums: npt.ArrayLike, counts: npt.ArrayLike, deals: npt.NDArray[np.int64]) -> Estimate:
    """The sum over all games divided by the count over all games, such as legal actions for each decision.

    There must be two deals or more.
    """
    _, cluster = np.unique(deals, return_inverse=True)
    above, below = (np.bincount(cluster, np.asarray(part, np.float64)) for part in (sums, counts))
    ratio, clusters = above.sum() / below.sum(), len(above)
    left = above - ratio * below
    half = NORMAL_95 * math.sqrt(clusters / (clusters - 1) * float((left**2).sum())) / float(below.sum())
    return estimate(ratio, ratio - half, ratio + half)


def share_of(shares: npt.ArrayLike, deals: npt.NDArray[np.int64]) -> Estimate:
    """The mean of numbers from 0 to 1: Wilson's interval if each game has its own deal, else over the deals."""
    wins, games = float(np.asarray(shares, np.float64).sum()), len(deals)
    if len(np.unique(deals)) == games:
        return estimate(wins / games, *wilson(wins, games))
    return within_limits(mean_of(shares, deals))


def within_limits(share: Estimate) -> Estimate:
    """A share whose interval does not go below 0 or above 1."""
    return Estimate(share.value, max(share.low, 0.0), min(share.high, 1.0))


def spread_of(values: npt.ArrayLike, deals: npt.NDArray[np.int64]) -> Spread:
    """The spread of a whole number over games."""
    numbers = np.asarray(values)
    low, middle, high = np.quantile(numbers, (0.05, 0.5, 0.95), method="inverted_cdf")
    return Spread(mean_of(numbers, deals), int(low), int(middle), int(high), int(numbers.min()), int(numbers.max()))


def deal_share(values: Values, seed: int) -> Estimate:
    """Which share of the variance the deals decide: the intraclass correlation (one-way analysis of variance).

    `values` are by deal, game on that deal, and seat, two or more of each; variances are summed over seats. The
    interval is the bootstrap's, over deals. If all values are equal, nothing is known: 0, from 0 to 1.
    """
    deals = len(values)
    weights = chance(seed, "bootstrap").multinomial(deals, np.full(deals, 1 / deals), RESAMPLES).astype(np.float64)
    (share,) = _intraclass(values, np.ones((1, deals)))
    if math.isnan(share):
        return Estimate(0.0, 0.0, 1.0)
    return estimate(share, *np.nanquantile(_intraclass(values, weights), (0.025, 0.975)))


def _intraclass(values: Values, weights: Values) -> Values:
    """The correlation for each row of weights, which say how often each deal counts."""
    deals, repeats, _ = values.shape
    means = values.mean(axis=1)
    within = values.var(axis=1).sum(axis=1) * repeats
    middle = weights @ means / deals
    between = repeats * (weights @ (means**2) - deals * middle**2).sum(axis=1) / (deals - 1)
    inside = weights @ within / (deals * (repeats - 1))
    total = between + (repeats - 1) * inside
    found: Values = np.divide(between - inside, total, out=np.full(len(weights), np.nan), where=total > 0)
    return found
