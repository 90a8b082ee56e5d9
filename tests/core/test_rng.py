"""The generator inside a record."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.core.kernel import Kernel
from fogcity.core.rng import (
    GUESSING,
    Key,
    RngState,
    below,
    chance,
    draw_below,
    next_keyed_word,
    next_word,
    seed_state,
    shuffle,
    spread,
)

# The first outputs of the reference programs: xoshiro256** from the state 1, 2, 3, 4, and SplitMix64 from 1234567.
XOSHIRO = [11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600, 16172922978634559625]
SPLITMIX = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]


def test_it_is_xoshiro256_starstar() -> None:
    rng_state = np.array([1, 2, 3, 4], np.uint64)
    assert [int(next_word(rng_state)) for _ in XOSHIRO] == XOSHIRO


def test_an_int_seed_is_spread_by_splitmix64() -> None:
    rng_state = np.zeros(4, np.uint64)
    spread(np.uint64(1234567), np.uint64(0), rng_state)
    assert rng_state.tolist() == SPLITMIX
    assert seed_state(1234567).tolist() == SPLITMIX


def test_32_bytes_are_the_state_and_zeros_do_not_get_stuck() -> None:
    assert seed_state(bytes([1] + [0] * 31)).tolist() == [1, 0, 0, 0]
    assert seed_state(bytes(range(32))).astype("<u8").tobytes() == bytes(range(32))
    assert seed_state(bytes(32)).any()
    assert seed_state(bytes(32), GUESSING).any()


def test_a_key_gives_siphash_of_a_counter() -> None:
    """The reference program hashes the bytes 0 to 7 with the key 0 to 15."""
    rng_state = seed_state(Key(bytes([*range(16), *range(8), *bytes(8)])))
    first = int(next_keyed_word(rng_state))
    assert first == 0x93F5F5799A932462
    again = seed_state(Key(bytes([*range(16), 1, *range(1, 8), *bytes(8)])))
    assert (int(next_keyed_word(rng_state)), rng_state.tolist()) == (int(next_keyed_word(again)), again.tolist())


def test_a_key_draws_otherwise_than_the_same_bytes_as_a_seed() -> None:
    game = fogcity.game("ticket")
    assert game.deal(2, Key(bytes(range(32)))).tobytes() != game.deal(2, bytes(range(32))).tobytes()


def test_the_stream_of_a_key_goes_on_in_the_record() -> None:
    """A copy of a game draws the same cards, and every draw moves the counter only."""
    game = fogcity.game("ticket")
    s = game.deal(2, Key(bytes(range(32))))
    while "take blind" not in [game.text(s, action) for action in game.legal(s)]:
        game.play(s, int(game.legal(s)[0]))
    before, copied = s["generator"].tolist(), game.copy(s)
    for one in (s, copied):
        game.play(one, game.parse(one, "take blind"))
    assert s.tobytes() == copied.tobytes()
    after = s["generator"].tolist()
    assert after[2] > before[2]
    assert [after[0], after[1], after[3]] == [before[0], before[1], before[3]]


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33)])
def test_a_key_has_32_bytes(key: bytes) -> None:
    with pytest.raises(fogcity.BadSeed, match="32"):
        Key(key)


@given(st.integers(0, 2**64 - 1), st.integers(1, 2**32 - 1))
def test_below_stays_below(seed: int, n: int) -> None:
    rng_state = seed_state(seed)
    assert all(0 <= below(rng_state, n) < n for _ in range(5))


@pytest.mark.parametrize("draw", [below, draw_below])
@pytest.mark.parametrize("n", [2, 3, 7, 60])
def test_below_is_fair(draw: Kernel[[RngState, int], int], n: int) -> None:
    rng_state = seed_state(n) if draw is below else seed_state(Key(bytes([n] * 32)))
    rolls = 60_000
    counts = np.bincount([draw(rng_state, n) for _ in range(rolls)], minlength=n)
    chi_squared = float(((counts - rolls / n) ** 2 / (rolls / n)).sum())
    assert chi_squared < n - 1 + 5 * np.sqrt(2 * n)


def test_below_redraws_what_would_favour_small_numbers() -> None:
    """With n just over half of 2**32 nearly every second word must be thrown away."""
    n = 2**31 + 1
    rng_state, plain = seed_state(1), seed_state(1)
    drawn = 0
    for _ in range(200):
        below(rng_state, n)
        while plain.tolist() != rng_state.tolist():
            next_word(plain)
            drawn += 1
    assert 300 < drawn < 500


def test_shuffle_reaches_every_order_equally() -> None:
    rng_state = seed_state(5)
    counts: dict[bytes, int] = {}
    for _ in range(24_000):
        items = np.arange(4, dtype=np.int8)
        shuffle(rng_state, items, 4)
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
    assert not any(str(int(word)) in told for word in seed_state(7))
