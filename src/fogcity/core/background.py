"""Kernels that run interpreted until their compiled code is there: for programs in which nobody should wait.

Usually a kernel is compiled on its first call. A program that calls `compile_in_background` before its first game gets
kernels that switch instead: each runs as plain Python until its compiled code is loaded, and compiled from its next
call on. Both do the same to every byte, so a game may switch at any moment. Nothing is compiled unless a thread asks
for it: inside `loading`, the kernels that it calls are loaded from disk, or compiled too.
"""

from __future__ import annotations

import threading
from collections.abc import Container, Iterator
from contextlib import contextmanager
from dataclasses import dataclass


class NotCompiled(Exception):
    """There is no compiled code for a call, in memory or on disk."""


class NoCache(NotCompiled):
    """There is none on disk, and there never will be: no folder for it can be written."""


class OnDisk(Exception):
    """The compiled code for a call is on disk; raised instead of loading it."""


@dataclass(frozen=True)
class Loading:
    """What a thread wants of the kernels that it calls."""

    compiles: bool  # compile what is not on disk; if not, raise NotCompiled
    probes: bool  # raise OnDisk instead of loading
    leaving_out: Container[object]  # kernels that are called as they are


class _Thread(threading.local):
    loading: Loading | None = None


class _Process:
    switches = False


_thread = _Thread()


def compile_in_background(on: bool = True) -> None:
    """Let the kernels that are called from now on for the first time switch: first interpreted, later compiled."""
    _Process.switches = on


def kernels_switch() -> bool:
    """Do new kernels of this process switch?"""
    return _Process.switches


def loading_now() -> Loading | None:
    """What this thread wants of the kernels that it calls; None if they run as they are."""
    return _thread.loading


@contextmanager
def loading(*, compiles: bool = False, probes: bool = False, leaving_out: Container[object] = ()) -> Iterator[None]:
    """Load the kernels that this thread calls here from disk, and `compiles` also those that are not there.

    Without `compiles`, the first kernel that is not on disk raises NotCompiled. With `probes`, the first one that is
    there, but not loaded, raises OnDisk.
    """
    before, _thread.loading = _thread.loading, Loading(compiles, probes, leaving_out)
    try:
        yield
    finally:
        _thread.loading = before
