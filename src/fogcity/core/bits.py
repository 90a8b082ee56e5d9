"""Sets of numbers from 0 to 63, as the bits of one 64-bit number."""

from __future__ import annotations

import numpy as np

from fogcity.core.kernel import kernel

_ONE = np.uint64(1)


@kernel
def bit(i: int) -> np.uint64:
    """The set that holds only i."""
    return _ONE << np.uint64(i)


@kernel
def has(bits: np.uint64, i: int) -> bool:
    """Whether i is in the set."""
    return bool((bits >> np.uint64(i)) & _ONE != np.uint64(0))


@kernel
def count(bits: np.uint64) -> int:
    """The size of the set. (Compilers turn this idiom into one instruction.)"""
    bits = bits - ((bits >> _ONE) & np.uint64(0x5555555555555555))
    bits = (bits & np.uint64(0x3333333333333333)) + ((bits >> np.uint64(2)) & np.uint64(0x3333333333333333))
    bits = (bits + (bits >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return np.int64((bits * np.uint64(0x0101010101010101)) >> np.uint64(56))  # type: ignore[return-value]


@kernel
def lowest(bits: np.uint64) -> int:
    """The smallest number in a non-empty set."""
    return count(~bits & (bits - _ONE))


@kernel
def without_lowest(bits: np.uint64) -> np.uint64:
    """The set without its smallest number."""
    return bits & (bits - _ONE)


@kernel
def nth(bits: np.uint64, n: int) -> int:
    """The number in the set with exactly n smaller ones."""
    for _ in range(n):
        bits = without_lowest(bits)
    return lowest(bits)
