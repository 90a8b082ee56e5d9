"""A package with the bots of `server_bots.py`, installed like any other package."""

from __future__ import annotations

import contextlib
import inspect
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import server_bots


def install(folder: Path) -> None:
    """Install the package into a folder. The bots can be found once it is on the path."""
    shutil.copy(inspect.getfile(server_bots), folder / "guest_bots.py")
    about = folder / "guest_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-bots\nVersion: 1.0\n")
    kinds = [name for name, kind in vars(server_bots).items() if isinstance(kind, type) and hasattr(kind, "choose")]
    lines = [f"{name.lower()} = guest_bots:{name}" for name in kinds if name != "Bot"]
    (about / "entry_points.txt").write_text("\n".join(["[fogcity.bots]", *lines]) + "\n")


@contextlib.contextmanager
def installed(folder: Path) -> Iterator[Path]:
    """The package is installed in a folder on the path."""
    install(folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        yield folder
