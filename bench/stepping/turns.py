"""The loop of an environment's process: prepare, play for the requested time, report how many steps it made."""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

STEPS = 200  # between checks of the clock
RNG = random.Random(1)  # noqa: S311 - not for secrets

T = TypeVar("T")


def any_of(legal: Sequence[T]) -> T:
    """One of them, uniformly at random: several times as fast as random.choice."""
    return legal[int(RNG.random() * len(legal))]


def take_turns(play: Callable[[], int], note: str = "", warm_up: float = 1.0) -> None:
    """Answer every line on stdin, a number of seconds of CPU time, with the steps made in that time by `play`."""
    played(play, warm_up)
    report(note=note)
    for line in sys.stdin:
        report(**played(play, float(line)))


def played(play: Callable[[], int], seconds: float) -> dict[str, float]:
    """Play for this much CPU time."""
    steps, core, wall = 0, time.process_time(), time.perf_counter()
    while time.process_time() - core < seconds:
        steps += play()
    return {"steps": steps, "core": time.process_time() - core, "wall": time.perf_counter() - wall}


def report(**figures: Any) -> None:
    """Send figures to the process that started this one."""
    print(json.dumps(figures), flush=True)
