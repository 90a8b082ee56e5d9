"""The random number generator of a record. Its state is four 64-bit numbers.

The simulator draws from xoshiro256** by Blackman and Vigna, which is fast. A game that is dealt from a `Key` draws from
a keyed cryptographic stream instead: whoever has seen any number of its outputs cannot predict the next one. The state
says which of the two it is.

The state is part of the record, so a copied game draws the same cards as the original. It is hidden information: it is
blank in views, and every guess gets a new one. Compiled and interpreted runs give the same numbers on every platform.
"""

from __future__ import annotations

import hashlib
import operator
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from fogcity.core.errors import BadSeed
from fogcity.core.kernel import kernel

RngState: TypeAlias = npt.NDArray[np.uint64]


@dataclass(frozen=True)
class Key:
    """A seed of 32 bytes for a game that draws from a keyed cryptographic stream."""

    key: bytes

    def __post_init__(self) -> None:
        if len(self.key) != 32:
            raise BadSeed(f"a key has 32 bytes, not {len(self.key)}")


Seed: TypeAlias = int | bytes | Key

# What a seed is used for. Without this, a guess with the seed of the deal would reproduce the dealt cards.
DEALING = 0
GUESSING = 0xA0761D6478BD642F
PLAYING = 0xE7037ED1A0B428DB

_WORD = (1 << 64) - 1
_LOW = np.uint64(0xFFFFFFFF)
_32 = np.uint64(32)

# The state of a keyed stream is its key (two numbers), the counter, and this mark. The state of xoshiro256** has the
# mark by chance once in 2**64 draws. Then the game goes on from the keyed stream: random, and the same everywhere.
_KEYED = np.uint64(0x6B65796564206F6E)
_SIP_A, _SIP_B, _SIP_C, _SIP_D = np.frombuffer(b"somepseudorandomlygeneratedbytes", ">u8").astype(np.uint64)
_SIP_LENGTH = np.uint64(8 << 56)  # the last block of a message of 8 bytes
_SIP_END = np.uint64(0xFF)


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
def random_share(rng_state: RngState) -> float:
    """A uniformly random number from 0 to below 1."""
    return float(next_word(rng_state) >> np.uint64(11)) * (1.0 / (1 << 53))


@kernel
def shuffle(rng_state: RngState, items: npt.NDArray[np.int8], count: int) -> None:
    """Put the first `count` items in random order (Fisher and Yates)."""
    for i in range(count - 1, 0, -1):
        j = below(rng_state, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


# ---- the generator of a record, which may be a keyed stream


@kernel
def draw_below(generator: RngState, n: int) -> int:
    """A uniformly random number from 0 to n - 1 for the rules of a game, from the generator of its record."""
    return keyed_below(generator, n) if generator[3] == _KEYED else below(generator, n)


@kernel
def draw_shuffle(generator: RngState, items: npt.NDArray[np.int8], count: int) -> None:
    """Put the first `count` items in random order for the rules of a game, from the generator of its record."""
    if generator[3] != _KEYED:
        shuffle(generator, items, count)
        return
    for i in range(count - 1, 0, -1):
        j = keyed_below(generator, i + 1)
        held = items[i]
        items[i] = items[j]
        items[j] = held


@kernel
def keyed_below(generator: RngState, n: int) -> int:
    """`below` for a keyed stream."""
    bound = np.uint64(n)
    threshold = (np.uint64(1 << 32) - bound) % bound
    while True:
        product = (next_keyed_word(generator) >> _32) * bound
        if product & _LOW >= threshold:
            return np.int64(product >> _32)  # type: ignore[return-value]


@kernel
def next_keyed_word(generator: RngState) -> np.uint64:
    """The next 64 bits of a keyed stream: SipHash-2-4 of the counter; advances the counter."""
    low, high, counter = generator[0], generator[1], generator[2]
    a, b, c, d = sip_rounds(low ^ _SIP_A, high ^ _SIP_B, low ^ _SIP_C, high ^ _SIP_D ^ counter, 2)
    a, b, c, d = sip_rounds(a ^ counter, b, c, d ^ _SIP_LENGTH, 2)
    a, b, c, d = sip_rounds(a ^ _SIP_LENGTH, b, c ^ _SIP_END, d, 4)
    generator[2] = counter + np.uint64(1)
    return a ^ b ^ c ^ d


@kernel
def sip_rounds(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64, count: int
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Rounds of SipHash."""
    for _ in range(count):
        a += b
        c += d
        b = rotate_left(b, 13) ^ a
        d = rotate_left(d, 16) ^ c
        a = rotate_left(a, 32) + d
        c += b
        d = rotate_left(d, 21) ^ a
        b = rotate_left(b, 17) ^ c
        c = rotate_left(c, 32)
    return a, b, c, d


# ---- seeds


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
    """The RNG state for a seed: an int from 0 to 2**64 - 1, 32 bytes, which a deal takes as they are, or a key."""
    if isinstance(seed, Key):
        rng_state = np.frombuffer(seed.key, dtype="<u8").astype(np.uint64) ^ np.uint64(use)
        rng_state[3] = _KEYED
        return rng_state
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
