"""Where the parts of an observation lie: one byte for each number, or packed.

In a packed observation the numbers of each binary part are bits, the first in the lowest bit of the first byte
(`numpy.packbits` with `bitorder="little"`). Each part begins at a whole byte. All other parts are bytes, as usual.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fogcity.core.kernel import kernel
from fogcity.envs.game_encoding import BITS, BYTES, Integers, Observation, Part

STARTS, PLACES, SIZES = range(3)  # rows of `Layout.table`


class Layout:
    """The places of all parts of an observation."""

    def __init__(self, parts: Sequence[Part], packed: bool = False) -> None:
        self.parts = list(parts)
        self.packed = packed
        sizes = [-(-part.size // 8) if packed and part.binary else part.size for part in self.parts]
        self.starts: Integers = np.cumsum([0, *sizes], dtype=np.int64)  # in bytes
        self.size = int(self.starts[-1])
        # For kernels: where `GameEncoding.observe` writes each part (before packing, at a multiple of 8), where it
        # begins here (a binary part of a packed observation: in bits), and its size, negative if it is binary. The last
        # column has the total sizes, and the `shift` of `mark`.
        sizes = [-part.size if part.binary else part.size for part in self.parts]
        binary = [packed and part.binary for part in self.parts]
        places = [8 * start if one else start for start, one in zip(self.starts, binary, strict=False)]
        starts = np.cumsum([0, *(-(-part.size // 8) * 8 for part in self.parts)]) if packed else self.starts
        shift = BITS if packed else BYTES
        self.table: Integers = np.array([starts, [*places, self.size], [*sizes, shift]], np.int64)

    def split(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation, or of an array of them, each in its own shape. Bytes are not copied."""
        found, before = {}, observation.shape[:-1]
        for part, start, end in zip(self.parts, self.starts[:-1], self.starts[1:], strict=True):
            numbers = observation[..., start:end]
            if self.packed and part.binary:
                numbers = np.unpackbits(numbers, axis=-1, count=part.size, bitorder="little")
            found[part.name] = numbers.reshape(*before, *part.shape)
        return found

    def unpack(self, observation: Observation) -> Observation:
        """The same observation, or array of them, with one byte for each number."""
        before = observation.shape[:-1]
        return np.concatenate([part.reshape(*before, -1) for part in self.split(observation).values()], axis=-1)

    def scratch(self) -> Observation:
        """A buffer for an observation that is not packed yet."""
        return np.zeros(int(self.table[STARTS, -1]), np.uint8)


GATHER = np.uint64(0x0102040810204080)  # times eight bytes of 0 and 1: these bits in order, in the highest byte


@kernel
def pack(plain: Observation, table: Integers, out: Observation) -> None:
    """Pack an observation. `table` is that of the packed layout."""
    words = plain.view(np.uint64)
    for part in range(table.shape[1] - 1):
        start, place, size = max(int(table[STARTS, part]), 0), max(int(table[PLACES, part]), 0), int(table[SIZES, part])
        if size < 0:
            first, place = start // 8, place >> BITS
            for n in range((7 - size) // 8):
                out[place + n] = (words[first + n] * GATHER) >> np.uint64(56)
        else:
            for n in range(size):
                out[place + n] = plain[start + n]
