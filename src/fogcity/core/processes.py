"""Child processes: how many cores they may use, how to spawn them, and how they detach from the terminal."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import types
from collections.abc import Iterator


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextlib.contextmanager
def spawning() -> Iterator[None]:
    """Start processes inside this context. They do not import the main program, and Ctrl-C cannot hit them early.

    Multiprocessing would import `__main__` in every child, and none of them needs it. Ctrl-C is for the parent. It is
    blocked in this context, and children inherit the block until they call `detach`.
    """
    main = sys.modules["__main__"]
    can_block = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_block else set()
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if can_block:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def detach(printed: str = "") -> None:
    """Call this in a child: redirect its output to a file or nowhere, ignore Ctrl-C, and end when the parent ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: end with the parent, even in an endless loop
        parent = multiprocessing.parent_process()
        if parent is not None and os.getppid() != parent.pid:  # the parent has already ended
            os._exit(1)
    out = os.open(printed or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in ((0, nothing), (1, out), (2, out)):
        os.dup2(source, target)
