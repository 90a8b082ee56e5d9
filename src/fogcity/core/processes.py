"""Processes: how to spawn and detach children, and how often garbage is collected."""

from __future__ import annotations

import contextlib
import gc
import os
import sys
import types
from collections.abc import Iterator

from fogcity.core.operating_system import end_with_parent, ignore_interrupts, interrupts_blocked


def collect_rarely() -> None:
    """Collect garbage less often: for a process with many long-lived objects. Loading kernels takes 7 % less time."""
    gc.set_threshold(20_000, 20, 20)


@contextlib.contextmanager
def spawning() -> Iterator[None]:
    """Start processes inside this context. They do not import the main program, and Ctrl-C cannot hit them early.

    Multiprocessing would import `__main__` in every child, and none of them needs it. Ctrl-C is for the parent. It is
    blocked in this context, and children inherit the block until they call `detach`.
    """
    main = sys.modules["__main__"]
    with interrupts_blocked():
        sys.modules["__main__"] = types.ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


def detach(printed: str = "") -> None:
    """Call this in a child: redirect its output to a file or nowhere, ignore Ctrl-C, and end when the parent ends."""
    ignore_interrupts()
    end_with_parent()
    out = os.open(printed or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in ((0, nothing), (1, out), (2, out)):
        os.dup2(source, target)
