"""Standings, pairs and ratings, computed from the games of a tournament."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from fogcity.arena.play.results import Results, Rows
from fogcity.arena.play.schedule import Seating

NORMAL_95 = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution
RATED = 10_000  # games for the ratings, the first ones: more would take long and change little
Interval = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """The results of one bot. Scores and margins are of games that ended; nan if there are none."""

    name: str
    budget: str
    games: int
    wins: float
    win_rate: float
    ci95: Interval
    mean_score: float
    mean_margin: float
    ms_per_move: float
    rating: float
    rating_ci95: Interval
    forfeits: int
    reasons: dict[str, int]


@dataclass(frozen=True)
class Pairing:
    """The results of two bots in the games that both played: of the games that either won, the share of the first."""

    one: str
    other: str
    games: int
    wins: float
    losses: float
    rate: float
    ci95: Interval
    mean_margin: float


@dataclass(frozen=True)
class Summary:
    """Everything that the table shows."""

    game: str
    title: str
    seats: int
    games: int
    seed: str
    bots: list[Standing]
    pairs: list[Pairing]
    seat_shares: list[float]
    seat_ci95: list[Interval]
    actions: int

    def to_dict(self) -> dict[str, Any]:
        """The same for JSON, where unknown numbers are null."""
        bots = [{key: _plain(value) for key, value in vars(bot).items()} for bot in self.bots]
        pairs = [{key: _plain(value) for key, value in vars(pair).items()} for pair in self.pairs]
        others = {key: _plain(value) for key, value in vars(self).items() if key not in ("bots", "pairs")}
        return {**others, "bots": bots, "pairs": pairs}


def wilson(wins: float, games: float) -> Interval:
    """The 95 % interval of a win rate by Wilson's formula, in which a shared win counts as its share."""
    if games == 0:
        return (0.0, 1.0)
    z2, rate = NORMAL_95**2, wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return (middle - half if wins > 0 else 0.0, middle + half if wins < games else 1.0)


def summarise(results: Results) -> Summary:
    """The summary of all games."""
    rows, settings = results.rows, results.settings
    seating = results.seating
    ratings = rate(rows, seating, len(results.bots))
    forfeits = _forfeits(results)
    standings = []
    for bot, about in enumerate(results.bots):
        own = seating == bot
        there = own.any(axis=1)
        won = float((rows["share"] * own).sum(dtype=np.float64))
        played = int(there.sum())
        ended = rows["forfeit"] < 0
        mu, sigma = ratings[bot]
        margins = _margins(rows, own)[there & ended]
        lost = Counter(reason for who, reason in forfeits if who == bot)
        moves = int((rows["moves"] * own).sum())
        standings.append(
            Standing(
                name=about.name,
                budget=about.budget,
                games=played,
                wins=round(won, 4),
                win_rate=won / played if played else math.nan,
                ci95=wilson(won, played),
                mean_score=_mean(rows["score"][own & ended[:, None]]),
                mean_margin=_mean(margins),
                ms_per_move=float((rows["ms"] * own).sum(dtype=np.float64)) / moves if moves else math.nan,
                rating=mu,
                rating_ci95=(mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma),
                forfeits=sum(lost.values()),
                reasons=dict(lost.most_common()),
            )
        )
    by_seat = rows["share"].sum(axis=0, dtype=np.float64)
    games = len(rows)
    return Summary(
        game=settings.game,
        title=settings.played.title,
        seats=settings.seats,
        games=games,
        seed=settings.seed,
        bots=standings,
        pairs=_pairs(rows, seating, [bot.name for bot in results.bots]),
        seat_shares=[float(won) / games if games else math.nan for won in by_seat],
        seat_ci95=[wilson(float(won), games) for won in by_seat],
        actions=int(rows["actions"].sum()),
    )


def rate(rows: Rows, seating: Seating, bots: int) -> list[tuple[float, float]]:
    """OpenSkill ratings (Plackett and Luce) as means and deviations, from the first games in their order.

    A bot with several seats is ranked by its best one. A bot that forfeits is last; all others tie.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    if bots > 1:
        for present, ranks in _rankings(rows[:RATED], seating[:RATED]):
            teams = model.rate([[ratings[bot]] for bot in present], ranks=ranks)
            for bot, (rating,) in zip(present, teams, strict=True):
                ratings[bot] = rating
    return [(float(rating.mu), float(rating.sigma)) for rating in ratings]


def _rankings(rows: Rows, seating: Seating) -> list[tuple[list[int], list[float]]]:
    """For each game its bots and their ranks; the best rank is the lowest."""
    worth = rows["share"] * 1e6 + rows["score"]
    worth[rows["forfeit"] >= 0] = rows["share"][rows["forfeit"] >= 0]
    found = []
    for bots, values in zip(seating.tolist(), worth.tolist(), strict=True):
        best: dict[int, float] = {}
        for bot, value in zip(bots, values, strict=True):
            best[bot] = max(best.get(bot, -math.inf), value)
        if len(best) > 1:
            order = sorted(set(best.values()), reverse=True)
            found.append((list(best), [float(order.index(value)) for value in best.values()]))
    return found


def seat_margins(rows: Rows) -> npt.NDArray[np.int64]:
    """For each seat its score minus the best score of another seat."""
    scores = rows["score"].astype(np.int64)
    ordered = np.sort(scores, axis=1)
    best, second = ordered[:, -1:], ordered[:, -2:-1]
    first_best = np.arange(scores.shape[1]) == scores.argmax(axis=1)[:, None]
    return scores - np.where(first_best, second, best)


def _margins(rows: Rows, own: npt.NDArray[np.bool]) -> npt.NDArray[np.float64]:
    """For each game the best score of own seats minus the best of the others; in self-play, the mean over seats."""
    scores = rows["score"].astype(np.float64)
    ours = np.where(own, scores, -np.inf).max(axis=1, initial=-np.inf)
    theirs = np.where(own, -np.inf, scores).max(axis=1, initial=-np.inf)
    alone = own.all(axis=1)
    margins = np.where(alone | ~own.any(axis=1), 0.0, ours - np.where(alone, 0.0, theirs))
    if alone.any():
        margins[alone] = seat_margins(rows[alone]).mean(axis=1)
    return margins


def _pairs(rows: Rows, seating: Seating, names: list[str]) -> list[Pairing]:
    if len(names) < 3:
        return []
    found = []
    for one, other in combinations(range(len(names)), 2):
        first, second = seating == one, seating == other
        both = first.any(axis=1) & second.any(axis=1)
        wins = float((rows["share"] * first)[both].sum(dtype=np.float64))
        losses = float((rows["share"] * second)[both].sum(dtype=np.float64))
        decided = wins + losses
        ended = both & (rows["forfeit"] < 0)
        scores = rows["score"][ended].astype(np.float64)
        best = [np.where(seats[ended], scores, -np.inf).max(axis=1, initial=-np.inf) for seats in (first, second)]
        found.append(
            Pairing(
                names[one],
                names[other],
                int(both.sum()),
                round(wins, 4),
                round(losses, 4),
                wins / decided if decided else math.nan,
                wilson(wins, decided) if decided else (math.nan, math.nan),
                _mean(best[0] - best[1]),
            )
        )
    return found


def _forfeits(results: Results) -> list[tuple[int, str]]:
    """The bot that forfeited, and why, for each forfeited game."""
    seating = results.schedule.seating(np.array([forfeit.number for forfeit in results.forfeits], np.int64))
    return [(int(row[forfeit.seat]), forfeit.reason) for row, forfeit in zip(seating, results.forfeits, strict=True)]


def _mean(values: npt.NDArray[Any]) -> float:
    return float(values.mean(dtype=np.float64)) if values.size else math.nan


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return None if math.isnan(value) else value
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value]
    return value
