"""Scores and intervals from the games of a benchmark.

The **share** of a track is the share of the games that the bot won. The **score** is 100 times the mean reward `win` of
the environments: 0 if the bot is as good as its opponents, 100 if it wins every game, and -100 / (seats - 1) if it wins
none. Because it is the same at tables of all sizes, scores of tracks can be averaged.

All games of a round are on one deal, once from each seat, so luck of the deal and of the seat partly cancels out. The
**variance ratio** says how much that helps: it is the variance that the estimate would have if all games were
independent, divided by the variance that it has. A ratio of 1.3 means that 100 games are worth 130 independent ones. It
is estimated from all tracks with the same opponent and number of seats together, since a single track has few deals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from fogcity.arena.benchmark.protocol import Track
from fogcity.arena.play.results import Results
from fogcity.arena.report.summary import Interval, summarise, wilson

FEWEST_ROUNDS = 10  # with fewer, the variance of rounds is too uncertain: games count as independent
HIGHEST_RATIO = 4.0  # so that rounds that happen to be alike do not pretend to certainty


@dataclass(frozen=True)
class Played:
    """What the bot did on a track: one row for each deal, with its share of the win from each seat."""

    track: Track
    shares: npt.NDArray[np.float64]
    margin: float
    moves: int
    ms: float  # of all its moves together
    forfeits: int
    reasons: dict[str, int]


@dataclass(frozen=True)
class TrackScore:
    """The result of one track. `margin` is in points, and nan if no game ended."""

    track: Track
    share: float
    share_ci95: Interval
    score: float
    ci95: Interval
    variance_ratio: float
    margin: float
    ms_per_move: float
    forfeits: int


@dataclass(frozen=True)
class Total:
    """The mean score of some tracks, each of which counts the same."""

    name: str
    tracks: int
    games: int
    score: float
    ci95: Interval
    variance_ratio: float
    ms_per_move: float
    forfeits: int


@dataclass(frozen=True)
class Scorecard:
    """The results of all tracks, and totals: first of all tracks, then of groups."""

    tracks: list[TrackScore]
    totals: list[Total]
    reasons: dict[str, int]  # of forfeits


def read_results(track: Track, results: Results) -> Played:
    """What the first bot of a tournament did."""
    rows, own = results.rows, results.seating == 0
    shares = (rows["share"] * own).sum(axis=1, dtype=np.float64).reshape(-1, track.seats)
    bot = summarise(results).bots[0]
    return Played(
        track,
        shares,
        bot.mean_margin,
        int((rows["moves"] * own).sum()),
        float((rows["ms"] * own).sum(dtype=np.float64)),
        bot.forfeits,
        bot.reasons,
    )


def make_scorecard(played: Sequence[Played]) -> Scorecard:
    """The scorecard of all tracks."""
    alike = [[other for other in played if _kind(other.track) == _kind(one.track)] for one in played]
    tracks = [_score(one, variance_ratio(others)) for one, others in zip(played, alike, strict=True)]
    totals: list[Total] = []
    for name, belongs in _groups(played):
        chosen = [place for place, one in enumerate(played) if belongs(one.track)]
        if chosen and (not totals or len(chosen) < len(played)):
            totals.append(_total(name, [played[place] for place in chosen], [tracks[place] for place in chosen]))
    reasons: dict[str, int] = {}
    for one in played:
        for reason, count in one.reasons.items():
            reasons[reason] = reasons.get(reason, 0) + count
    return Scorecard(tracks, totals, reasons)


def _kind(track: Track) -> tuple[str, int]:
    """Tracks of one kind have about the same variance ratio. Against itself, a bot has a very high one."""
    return track.opponent, track.seats


def to_score(share: float, seats: int) -> float:
    """The score for a share of the wins: 100 times the mean reward of a game in which winners take what others lose."""
    return 100 * (seats * share - 1) / (seats - 1)


def variance_ratio(played: Sequence[Played]) -> float:
    """The variance of the mean score if games were independent, divided by that with deals played from all seats."""
    if sum(len(one.shares) for one in played) < FEWEST_ROUNDS:
        return 1.0
    independent = paired = 0.0
    for one in played:
        deals, seats = one.shares.shape
        if deals > 1:
            unit = (to_score(1.0, seats) - to_score(0.0, seats)) ** 2
            independent += unit * float(one.shares.var(ddof=1)) / one.shares.size
            paired += unit * float(one.shares.mean(axis=1).var(ddof=1)) / deals
    if independent == 0.0:
        return 1.0
    return HIGHEST_RATIO if paired * HIGHEST_RATIO < independent else independent / paired


def _score(played: Played, ratio: float) -> TrackScore:
    track, share = played.track, float(played.shares.mean())
    worth = played.shares.size * ratio  # as many independent games would give the same certainty
    low, high = wilson(share * worth, worth)
    return TrackScore(
        track,
        share,
        (low, high),
        to_score(share, track.seats),
        (to_score(low, track.seats), to_score(high, track.seats)),
        variance_ratio([played]),
        played.margin,
        played.ms / played.moves if played.moves else math.nan,
        played.forfeits,
    )


def _total(name: str, played: Sequence[Played], tracks: Sequence[TrackScore]) -> Total:
    """The mean of the scores. Its interval adds the squares of the tracks' distances to their limits."""
    count, moves = len(tracks), sum(one.moves for one in played)
    score = sum(track.score for track in tracks) / count
    below = math.sqrt(sum((track.score - track.ci95[0]) ** 2 for track in tracks)) / count
    above = math.sqrt(sum((track.ci95[1] - track.score) ** 2 for track in tracks)) / count
    return Total(
        name,
        count,
        sum(one.shares.size for one in played),
        score,
        (score - below, score + above),
        variance_ratio(played),
        sum(one.ms for one in played) / moves if moves else math.nan,
        sum(one.forfeits for one in played),
    )


def _groups(played: Sequence[Played]) -> list[tuple[str, Callable[[Track], bool]]]:
    fewest = min((one.track.seats for one in played), default=0)
    found: list[tuple[str, Callable[[Track], bool]]] = [("all tracks", lambda _: True)]
    games = dict.fromkeys(one.track.game for one in played)
    found += [(name, lambda track, name=name: track.game == name) for name in games]  # type: ignore[misc]
    found += [
        (f"{fewest} players", lambda track: track.seats == fewest),
        ("full tables", lambda track: track.seats > fewest),
        ("standard", lambda track: not track.held_out),
        ("held-out", lambda track: track.held_out),
    ]
    return found
