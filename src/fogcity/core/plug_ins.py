"""What other installed packages add: their entry points."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points


def find_plug_ins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group, by name in lower case. What is installed later is found after a restart."""
    return _find(group, tuple(sys.path))


@lru_cache(maxsize=16)
def _find(group: str, _path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Reading the metadata of all installed packages takes milliseconds, so it is done once for each import path."""
    return {point.name.strip().lower(): point for point in entry_points(group=group)}
