"""The progress of a command that takes long: a bar in a terminal, otherwise a line now and then."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

EVERY = 15.0  # seconds between two lines


@contextmanager
def show_progress(
    done: int, total: int, out: TextIO, plain: bool, things: str = "games"
) -> Iterator[Callable[[int], None]]:
    """Yield a function that gets the number of things that are done. `plain` means without colours."""
    if not out.isatty():
        yield _Lines(done, total, out, things)
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(file=out, color_system=None if plain else "auto", markup=False, emoji=False, highlight=False)
    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(f"{things}  {{task.fields[speed]}}", markup=False),
        TextColumn("left:", markup=False),
        TimeRemainingColumn(),
    )
    start = time.monotonic()
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total, completed=done, speed="")

        def report(now: int) -> None:
            speed = (now - done) / max(time.monotonic() - start, 1e-9)
            progress.update(task, completed=now, speed=f"{speed:,.0f}/s" if speed >= 10 else f"{speed:.2f}/s")

        yield report


class _Lines:
    def __init__(self, done: int, total: int, out: TextIO, things: str) -> None:
        self._things = things
        self._first = done
        self._total = total
        self._out = out
        self._start = self._last = time.monotonic()

    def __call__(self, done: int) -> None:
        now = time.monotonic()
        if now - self._last < EVERY or done == self._total:
            return
        self._last = now
        speed = (done - self._first) / (now - self._start)
        left = (self._total - done) / speed if speed else 0.0
        self._out.write(
            f"{done:,} of {self._total:,} {self._things}, {speed:,.1f} a second, about {left:,.0f} s left\n"
        )
        self._out.flush()
