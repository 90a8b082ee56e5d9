"""What the process of an environment does: it gets ready, plays for as long as it is told, and says how far it came."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

STEPS = 200  # between looks at the clock
CHANCE = random.Random(1)  # noqa: S311 - nothing is kept secret

T = TypeVar("T")


def any_of(legal: Sequence[T]) -> T:
    """One of them, all equally likely: several times as quick as random.choice."""
    return legal[int(CHANCE.random() * len(legal))]


def take_turns(play: Callable[[], int], note: str = "", warm_up: float = 1.0) -> None:
    """Answer every line, a number of seconds of the core, with the steps made by then; `play` makes some."""
    played(play, warm_up)
    tell(note=note)
    for line in sys.stdin:
        tell(**played(play, float(line)))


def played(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play for so long; others on the core do not count."""
    steps, core, wall = 0, time.process_time(), time.perf_counter()
    while time.process_time() - core < seconds:
        steps += play()
    return {"steps": steps, "core": time.process_time() - core, "wall": time.perf_counter() - wall}


def tell(**about: Any) -> None:
    """Say it to whoever started this."""
    print(json.dumps(about), flush=True)
