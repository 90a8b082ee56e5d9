"""Which hints were taken at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from fogcity.core.game import View

Decision = tuple[int, bytes]  # a seat, and the digest of its view


@dataclass(frozen=True)
class HintsTaken:
    """The hints that seats took. A decision is known by what its seat saw, so it stays known when it is taken back."""

    levels: Mapping[Decision, int] = field(default_factory=dict)  # the highest level of each decision
    by_seat: Mapping[int, int] = field(default_factory=dict)  # how many

    def add(self, seat: int, view: View, level: int) -> HintsTaken:
        """With one more hint."""
        levels = {**self.levels, _decision(seat, view): level}
        return HintsTaken(levels, {**self.by_seat, seat: self.by_seat.get(seat, 0) + 1})

    def level(self, seat: int | None, view: View) -> int:
        """The level of the hint that a seat has taken for a decision; 0 if it has taken none."""
        return self.levels.get(_decision(seat, view), 0) if self.levels and seat is not None else 0

    def counts(self, seats: int) -> list[int]:
        """How many hints each seat took."""
        return [self.by_seat.get(seat, 0) for seat in range(seats)]


def _decision(seat: int, view: View) -> Decision:
    return seat, hashlib.blake2b(view.tobytes(), digest_size=16).digest()
