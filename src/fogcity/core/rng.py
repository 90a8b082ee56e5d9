"""The random number generator of a record: xoshiro256** by Blackman and Vigna, whose state is four 64-bit numbers.

Its state is part of the record, so a copied game draws the same cards as the original. It is hidden information: it is
blank in views, and every guess gets a new one. Compiled and interpreted runs give the same numbers on every platform.
"""

from __future__ import annotations

import hashlib
import operator
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadSeed
from fogcity.core.kernel import kernel

RngState: TypeAlias = npt.NDArray[np.uint64]
Seed: TypeAlias = int | bytes

# What a seed is used for. Without this, a guess with the seed of the deal would reproduce the dealt cards.
DEALING = 0
GUESSING = 0xA0761D6478BD642F
PLAYING = 0xE7037ED1A0B428DB

_WORD = (1 << 64) - 1
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)


@kernel
def rotate_left(word: np.uint64, by: int) -> np.uint64:
    """Rotate the bits of a number by 1 to 63 places."""
    return (word << np.uint64(by)) | (word >> np.uint64(64 - by))


@kernel
def next_word(rng_state: RngState) -> np.uint64:
    """The next 64 random bits; advances `rng_state`."""
    second = rng_state[1]
    result = rotate_left(second * np.uint64(5), 7) * np.uint64(9)
    rng_state[2] ^= rng_state[0]
    rng_state[3] ^= second
    rng_state[1] ^= rng_state[2]
    rng_state[0] ^= rng_state[3]
    rng_state[2] ^= second << np.uint64(17)
    rng_state[3] = rotate_left(rng_state[3], 45)
    return result


@kernel
def below(rng_state: RngState, n: int) -> int:
    """A uniformly random number from 0 to n - 1 (Lemire's method); n is from 1 to 2**32 - 1."""
    bound = np.uint64(n)
    product = (next_word(rng_state) >> _32) * bound
    low = product & _LOW
    if low < bound:
        threshold = (np.uint64(1 << 32) - bound) % bound
        while low < threshold:
            product = (next_word(rng_state) >> _32) * bound
            low = product & _LOW
    return np.int64(product >> _32)  # type: ignore[return-value]


@kernel
def shuffle(rng_state: RngState, items: npt.NDArray[np.int8], count: int) -> None:
    """Put the first `count` items in random order (Fisher and Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(rng_state, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


@kernel
def spread(seed: np.uint64, use: np.uint64, rng_state: RngState) -> None:
    """Fill an RNG state from one number (SplitMix64), so that neighbouring seeds and uses differ."""
    seed = seed ^ use
    for i in range(4):
        seed = seed + np.uint64(0x9E3779B97F4A7C15)
        mixed = (seed ^ (seed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        rng_state[i] = mixed ^ (mixed >> np.uint64(31))


def seed_state(seed: Seed, use: int = DEALING) -> RngState:
    """The RNG state for a seed: an int from 0 to 2**64 - 1, or 32 bytes, which a deal takes as they are."""
    if isinstance(seed, (bytes, bytearray)):
        if len(seed) != 32:
            raise BadSeed(f"a seed of bytes has 32 of them, not {len(seed)}")
        rng_state = np.frombuffer(bytes(seed), dtype="<u8").astype(np.uint64) ^ np.uint64(use)
        if rng_state.any():
            return rng_state
        seed = 0  # xoshiro never leaves the all-zero state
    rng_state = np.zeros(4, np.uint64)
    spread(np.uint64(check_int_seed(seed)), np.uint64(use), rng_state)
    return rng_state


def chance(seed: Seed, *purpose: int | str) -> np.random.Generator:
    """A NumPy generator for a seed and a purpose. Its numbers do not reveal the seed."""
    rng_state = seed_state(seed).astype("<u8").tobytes() + repr(purpose).encode()
    return np.random.default_rng(int.from_bytes(hashlib.sha256(rng_state).digest(), "little"))


def check_int_seed(seed: object) -> int:
    """The seed as a plain int, or BadSeed."""
    try:
        number = operator.index(seed)  # type: ignore[arg-type]
    except TypeError:
        raise BadSeed(f"a seed is a whole number or 32 bytes, not {type(seed).__name__}") from None
    if isinstance(seed, bool) or not 0 <= number <= _WORD:
        raise BadSeed(f"a seed is a whole number from 0 to 2**64 - 1, or 32 bytes; {seed!r} is not")
    return number
