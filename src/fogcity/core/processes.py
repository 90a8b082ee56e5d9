"""Processes in which bots run: they are started without disturbing their parent, and end with it."""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import sys
import types
from collections.abc import Iterator


@contextlib.contextmanager
def being_born() -> Iterator[None]:
    """Start a process that does not run the main program once more, since nothing of it is needed there.

    Ctrl-C waits meanwhile: it is for the parent, not for a child that is not ready to ignore it.
    """
    main = sys.modules["__main__"]
    can_wait = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if can_wait else set()
    sys.modules["__main__"] = types.ModuleType("__main__")
    try:
        yield
    finally:
        sys.modules["__main__"] = main
        if can_wait:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def live_quietly(printed: str = "") -> None:
    """Print to a file, or nowhere; leave Ctrl-C to the parent, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: end with the parent, even in an endless loop
        parent = multiprocessing.parent_process()
        if parent is not None and os.getppid() != parent.pid:  # it has died already
            os._exit(1)
    out = os.open(printed or os.devnull, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for target, source in ((0, nothing), (1, out), (2, out)):
        os.dup2(source, target)
