"""Line-ups are fair: everybody sits everywhere equally often, on the same deals."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.arena.schedule import Schedule

SIZES = st.tuples(st.integers(1, 8), st.integers(2, 6))


@given(SIZES, st.integers(0, 2**64 - 1), st.integers(0, 1000))
def test_in_each_round_every_bot_sits_in_each_seat_equally_often(size: tuple[int, int], seed: int, number: int) -> None:
    bots, seats = size
    schedule = Schedule(bots, seats, seed)
    seating = schedule.seating(np.arange(schedule.round_size) + number * schedule.round_size)
    for seat in range(seats):
        counts = Counter(seating[:, seat].tolist())
        assert len(counts) == bots
        assert len(set(counts.values())) == 1, f"seat {seat + 1}: {counts}"


@given(SIZES, st.integers(0, 100))
def test_all_line_ups_of_a_round_get_the_same_deal_and_the_next_round_another(
    size: tuple[int, int], number: int
) -> None:
    schedule = Schedule(*size, seed=1)
    first = number * schedule.round_size
    deals = schedule.deals(np.arange(first, first + 2 * schedule.round_size)).reshape(2, -1)
    assert (deals == deals[:, :1]).all()
    assert deals[0, 0] != deals[1, 0]


@given(SIZES, st.integers(1, 500))
def test_a_tournament_has_whole_rounds(size: tuple[int, int], games: int) -> None:
    schedule = Schedule(*size, seed=1)
    whole = schedule.whole_rounds(games)
    assert whole % schedule.round_size == 0
    assert games <= whole < games + schedule.round_size


@given(SIZES, st.lists(st.integers(0, 10_000), min_size=1, max_size=20))
def test_a_game_depends_on_its_number_alone(size: tuple[int, int], numbers: list[int]) -> None:
    schedule = Schedule(*size, seed=7)
    together = schedule.seating(np.array(numbers))
    for row, number in zip(together, numbers, strict=True):
        assert (schedule.seating(np.array([number]))[0] == row).all()


def test_with_more_bots_than_seats_everybody_meets_everybody() -> None:
    schedule = Schedule(5, 3, seed=1)
    seating = schedule.seating(np.arange(schedule.round_size))
    assert len({frozenset(row) for row in seating.tolist()}) == 10


def test_neighbours_change_from_round_to_round() -> None:
    schedule = Schedule(3, 3, seed=1)
    seating = schedule.seating(np.arange(2 * schedule.round_size))
    follows = {(row[seat], row[(seat + 1) % 3]) for row in seating.tolist() for seat in range(3)}
    assert len(follows) == 6


def test_generators_tell_nothing_of_the_deal_and_differ() -> None:
    schedule = Schedule(2, 2, seed=1)
    drawn = [rng.integers(2**63) for number in range(3) for rng in schedule.generators(number)]
    assert len(set(drawn)) == 6
    assert schedule.first_deal not in drawn


def test_too_many_bots() -> None:
    with pytest.raises(fogcity.FogCityError, match="too many line-ups"):
        Schedule(99, 6, seed=1)
