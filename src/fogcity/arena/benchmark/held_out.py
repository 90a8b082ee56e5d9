"""The part of a game for the benchmark: how its held-out tracks are played.

It is the part `benchmark` of a game (`fogcity.core.parts`). A game without one has no held-out tracks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from fogcity.core.options import Value


@dataclass(frozen=True)
class HeldOut:
    """A way to play a game that none of our bots was made or tuned for: with other options, or on another board."""

    options: Mapping[str, Value] = field(default_factory=dict)
    board: Path | None = None
