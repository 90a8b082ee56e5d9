"""What is made once for all processes that run tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fogcity.core.operating_system import lock_file


def made_once(factory: pytest.TempPathFactory, worker: str, name: str, make: Callable[[Path], None]) -> Path:
    """A folder of this name that `make` has filled, in whichever process came first. Tests must not change it."""
    base = factory.getbasetemp()
    folder = (base if worker == "master" else base.parent) / name
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        lock_file(lock, wait=True)
        if not (folder / "made").exists():
            make(folder)
            (folder / "made").touch()
    return folder
