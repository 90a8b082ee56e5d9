"""The generator inside a record."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.core.rng import GUESSING, below, chance, next_word, seed_words, shuffle, spread

# The first outputs of the reference programs: xoshiro256** from the state 1, 2, 3, 4, and SplitMix64 from 1234567.
XOSHIRO = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600, 16172922978634559625]
SPLITMIX = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


def test_it_is_xoshiro256_starstar() -> None:
    words = np.array([1, 2, 3, 4], np.uint64)
    assert [int(next_word(words)) for _ in XOSHIRO] == XOSHIRO


def test_an_int_seed_is_spread_by_splitmix64() -> None:
    words = np.zeros(4, np.uint64)
    spread(np.uint64(1234567), np.uint64(0), words)
    assert words.tolist() == SPLITMIX
    assert seed_words(1234567).tolist() == SPLITMIX


def test_32_bytes_are_the_state_and_zeros_do_not_get_stuck() -> None:
    assert seed_words(bytes([1] + [0] * 31)).tolist() == [1, 0, 0, 0]
    assert seed_words(bytes(range(32))).astype("<u8").tobytes() == bytes(range(32))
    assert seed_words(bytes(32)).any()
    assert seed_words(bytes(32), GUESSING).any()


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    words = seed_words(seed)
    assert all(0 <= below(words, n) < n for _ in range(5))


@pytest.mark.parametrize("n", [2, 3, 7, 60])
def test_below_is_fair(n: int) -> None:
    words = seed_words(n)
    rolls = 60_000
    counts = np.bincount([below(words, n) for _ in range(rolls)], minlength=n)
    chi_squared = float(((counts - rolls / n) ** 2 / (rolls / n)).sum())
    assert chi_squared < n - 1 + 5 * np.sqrt(2 * n)


def test_below_redraws_what_would_favour_small_numbers() -> None:
    """With n just over half of 2**32 nearly every second word must be thrown away."""
    n = 2**31 + 1
    words, plain = seed_words(1), seed_words(1)
    drawn = 0
    for _ in range(200):
        below(words, n)
        while plain.tolist() != words.tolist():
            next_word(plain)
            drawn += 1
    assert 300 < drawn < 500


def test_shuffle_reaches_every_order_equally() -> None:
    words = seed_words(5)
    counts: dict[bytes, int] = {}
    for _ in range(24_000):
        items = np.arange(4, dtype=np.int8)
        shuffle(words, items, 4)
        counts[items.tobytes()] = counts.get(items.tobytes(), 0) + 1
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


@pytest.mark.parametrize("seed", [-1, 2**64, b"", b"x" * 31, "1", 1.0, None, True])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(fogcity.BadSeed, match="32"):
        fogcity.game("cablecar").deal(2, seed)


def test_numpy_integers_are_seeds_too() -> None:
    game = fogcity.game("cablecar")
    assert game.deal(2, np.uint64(2**64 - 1)).tobytes() == game.deal(2, 2**64 - 1).tobytes()
    assert game.deal(2, np.int8(5)).tobytes() == game.deal(2, 5).tobytes()


def test_chance_follows_from_the_seed_and_its_purpose_but_does_not_tell_the_seed() -> None:
    draws = [
        chance(seed, *purpose).integers(2**60)
        for seed in (1, 2, bytes(range(32)))
        for purpose in (("a",), ("b",), ("a", 1))
    ]
    assert len(set(draws)) == 9
    assert chance(1, "a", 2).integers(2**60) == chance(1, "a", 2).integers(2**60)
    told = repr(chance(7, "a").bit_generator.seed_seq) + repr(chance(7, "a").bit_generator.state)
    assert not any(str(int(word)) in told for word in seed_words(7))
