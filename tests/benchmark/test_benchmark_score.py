"""Scores, intervals, and how much it helps that each deal is played from all seats."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fogcity.arena.benchmark.protocol import Track
from fogcity.arena.benchmark.score import (
    HIGHEST_RATIO,
    Played,
    make_scorecard,
    read_results,
    to_score,
    variance_ratio,
)
from fogcity.arena.report.summary import wilson
from tests.helpers.arena import bot, play_here


def played(shares: object, game: str = "cablecar", *, held_out: bool = False) -> Played:
    """What a bot did on a track: one row for each deal, one column for each seat."""
    array = np.array(shares, np.float64)
    deals, seats = array.shape
    return Played(Track("1", game, seats, "tourist", deals, held_out), array, 1.0, 10, 50.0, 0, {})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_score_is_0_for_equals_and_100_for_who_always_wins(seats: int) -> None:
    assert to_score(1 / seats, seats) == pytest.approx(0)
    assert to_score(1.0, seats) == pytest.approx(100)
    assert to_score(0.0, seats) == pytest.approx(-100 / (seats - 1))


# ---- the variance ratio


def test_independent_games_have_a_ratio_of_one() -> None:
    shares = np.random.default_rng(1).integers(0, 2, (4000, 2))
    assert variance_ratio([played(shares)]) == pytest.approx(1, abs=0.05)


def test_deals_that_decide_everything_do_not_help_if_they_favour_the_bot_or_not() -> None:
    shares = np.repeat(np.random.default_rng(2).integers(0, 2, (4000, 1)), 2, axis=1)
    assert variance_ratio([played(shares)]) == pytest.approx(0.5, abs=0.01)


def test_deals_that_favour_a_seat_help_most_but_no_more_than_the_limit() -> None:
    first = np.random.default_rng(3).integers(0, 2, (100, 1))
    assert variance_ratio([played(np.hstack([first, 1 - first]))]) == HIGHEST_RATIO


def test_few_deals_and_games_that_are_all_alike_say_nothing() -> None:
    assert variance_ratio([played([[1, 0]] * 5)]) == 1
    assert variance_ratio([played(np.ones((50, 2)))]) == 1


def test_the_ratio_is_that_of_the_variances_of_both_estimates() -> None:
    """Many benchmarks on their own deals, paired, and the same number of games each on its own deal."""
    rng = np.random.default_rng(4)

    def share(deals: int, seats: object) -> np.ndarray:
        luck = rng.normal(0, 1, (deals, 1)) * np.where(np.array(seats) == 0, 1, -1)  # a deal favours a seat
        return (luck + rng.normal(0, 1, luck.shape) > 0).astype(float)

    paired = [share(50, [0, 1]).mean() for _ in range(2000)]
    alone = [share(100, rng.integers(0, 2, (100, 1))).mean() for _ in range(2000)]
    expected = np.var(alone) / np.var(paired)
    assert expected > 1.5
    assert variance_ratio([played(share(20000, [0, 1]))]) == pytest.approx(expected, rel=0.1)


# ---- intervals and totals


def test_the_interval_is_wilsons_for_as_many_games_as_the_deals_are_worth() -> None:
    rng = np.random.default_rng(5)
    one = played(rng.integers(0, 2, (40, 2)))
    (track,) = make_scorecard([one]).tracks
    worth = 80 * variance_ratio([one])
    assert track.share_ci95 == pytest.approx(wilson(track.share * worth, worth))
    assert track.ci95 == pytest.approx([to_score(limit, 2) for limit in track.share_ci95])


def test_what_pairing_brings_is_learned_from_tracks_with_the_same_opponent() -> None:
    rng = np.random.default_rng(7)
    first = rng.integers(0, 2, (20, 1))
    mirror, other = played(np.hstack([first, 1 - first])), played(rng.integers(0, 2, (20, 2)))
    other = replace(other, track=replace(other.track, opponent="conductor"))
    narrow, wide = make_scorecard([mirror, other]).tracks
    assert wide.ci95 == make_scorecard([other]).tracks[0].ci95
    assert narrow.ci95[1] - narrow.ci95[0] < wide.ci95[1] - wide.ci95[0]


def test_intervals_hold_the_truth_as_often_as_they_say() -> None:
    rng = np.random.default_rng(6)
    held = 0
    for _ in range(400):
        tracks = []
        for strength in (-0.5, 0.0, 0.7):
            luck = rng.normal(0, 1, (30, 1)) * [1, -1]
            tracks.append(played(luck + rng.normal(0, 1, (30, 2)) + strength > 0))
        low, high = make_scorecard(tracks).totals[0].ci95
        truth = np.mean([to_score(_chance(strength), 2) for strength in (-0.5, 0.0, 0.7)])
        held += low <= truth <= high
    assert 0.92 <= held / 400 <= 0.985


def _chance(strength: float) -> float:
    """The chance that a normal deviate with variance 2 is above -strength."""
    from statistics import NormalDist

    return NormalDist(0, 2**0.5).cdf(strength)


def test_totals_weigh_all_tracks_the_same_whatever_their_number_of_games() -> None:
    card = make_scorecard(
        [
            played(np.ones((40, 2))),
            played(np.zeros((10, 2)), "company"),
            played(np.full((10, 4), 0.25), "company", held_out=True),
        ]
    )
    totals = {total.name: total for total in card.totals}
    assert card.totals[0].name == "all tracks"
    assert totals["all tracks"].score == pytest.approx(0)
    assert totals["all tracks"].games == 140
    assert totals["company"].score == pytest.approx(-50)
    assert totals["held-out"].score == totals["full tables"].score == pytest.approx(0)
    assert totals["2 players"].tracks == totals["standard"].tracks == 2
    assert totals["all tracks"].ms_per_move == 5


# ---- real games


def test_games_of_a_tournament_are_read_by_deal_and_seat() -> None:
    track = Track("test", "cablecar", 3, "tourist", 4)
    results = play_here(track.settings("conductor", "1s"))
    found = read_results(track, results)
    assert found.shares.shape == (4, 3)
    assert found.shares.sum() == pytest.approx((results.rows["share"] * (results.seating == 0)).sum())
    assert found.shares.mean() > 0.8
    assert found.moves > 100
    assert found.forfeits == 0


def test_forfeits_are_losses() -> None:
    track = Track("test", "cablecar", 2, "tourist", 2)
    found = read_results(track, play_here(track.settings(bot("Crash"), "1s")))
    card = make_scorecard([found])
    assert found.forfeits == 4
    assert card.totals[0].score == -100
    assert sum(card.reasons.values()) == 4
