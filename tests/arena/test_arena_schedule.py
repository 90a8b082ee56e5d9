"""Line-ups are fair: everybody sits everywhere equally often, on the same deals."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.arena.play.schedule import Schedule
from fogcity.core.rng import chance

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


@given(SIZES, st.integers(0, 2**64 - 1), st.integers(0, 1000))
def test_no_game_of_a_round_is_played_twice(size: tuple[int, int], seed: int, number: int) -> None:
    schedule = Schedule(*size, seed)
    seating = schedule.seating(np.arange(schedule.round_size) + number * schedule.round_size)
    assert len(set(map(tuple, seating.tolist()))) == schedule.round_size


@pytest.mark.parametrize("size", [(2, 4), (2, 6), (3, 6), (2, 3), (4, 6), (5, 6)])
def test_no_deal_is_seated_twice_alike_in_one_pass_of_orders(size: tuple[int, int]) -> None:
    schedule = Schedule(*size, seed=1)
    numbers = np.arange(120 * schedule.round_size)  # there are at most 5! orders
    deals, seating = schedule.deals(numbers).tolist(), schedule.seating(numbers).tolist()
    assert len({(deal, *seats) for deal, seats in zip(deals, seating, strict=True)}) == len(numbers)


@pytest.mark.parametrize("seed", range(5))
def test_neighbours_change_from_round_to_round(seed: int) -> None:
    schedule = Schedule(6, 6, seed)
    seating = schedule.seating(np.arange(102))
    follows = Counter((row[seat], row[(seat + 1) % 6]) for row in seating.tolist() for seat in range(6))
    assert len(follows) >= 25, "nearly everybody follows everybody"
    assert max(follows.values()) <= 102 / 2


def test_the_orders_follow_from_the_seed_alone() -> None:
    one, same, other = (Schedule(6, 6, seed).seating(np.arange(102)) for seed in (1, 1, 2))
    assert (one == same).all()
    assert (one != other).any()


def test_generators_tell_nothing_of_the_deal_and_differ() -> None:
    schedule = Schedule(2, 2, seed=1)
    drawn = [rng.integers(2**63) for number in range(3) for rng in schedule.generators(number)]
    assert len(set(drawn)) == 6
    deals = schedule.deals(np.arange(3)).tolist()
    guesses = [np.random.default_rng(deal) for deal in deals] + [
        chance(deal, *purpose)
        for deal in deals
        for purpose in [(), ("bot",), *(("bot", number, seat) for number in range(3) for seat in range(2))]
    ]
    assert not {rng.integers(2**63) for rng in guesses} & set(drawn), "who knows the deal does not know the generators"


def test_too_many_bots() -> None:
    with pytest.raises(fogcity.FogCityError, match="too many line-ups"):
        Schedule(99, 6, seed=1)
