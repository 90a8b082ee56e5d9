"""Which software this is: its version, and the commit that it was built from or is checked out at.

A build writes the commit into the package (`hatch_build.py`, `fogcity/_commit.py`). A checkout has no such file: there
the commit is read from the files of Git, without calling it, and only when somebody asks. Where these are missing, or
should not matter, the variable FOGCITY_COMMIT of the environment gives the commit, to a build as well.

The build runs this file before anything is installed, so it imports only the standard library at first.
"""

from __future__ import annotations

import os
import re
from functools import cache
from importlib import import_module
from pathlib import Path

_HASH = re.compile("[0-9a-f]{40}(?:[0-9a-f]{24})?")
_SHORT = 7  # digits of a commit in a text for people


@cache
def commit() -> str:
    """The commit of this software; empty if it is unknown."""
    try:
        return str(import_module("fogcity._commit").COMMIT)
    except ImportError:
        return os.environ.get("FOGCITY_COMMIT") or checked_out(Path(__file__).parents[2])


@cache
def software() -> str:
    """Version and commit, as records and reports name them: fogcity 0.2.0 (1a2b3c4)."""
    from fogcity import __version__

    found = commit()
    return f"fogcity {__version__}" + (f" ({found[:_SHORT]})" if found else "")


def checked_out(root: Path) -> str:
    """The commit at which the repository in this directory is checked out; empty if there is no repository."""
    try:
        if not (root / "pyproject.toml").is_file():
            return ""  # the package lies in the repository of somebody else
        folder = _git_folder(root)
        head = (folder / "HEAD").read_text().strip()
        name = head.removeprefix("ref: ")
        return _hash(head) if name == head else _read_branch(folder, name)
    except (OSError, UnicodeDecodeError):
        return ""


def _git_folder(root: Path) -> Path:
    """The folder with HEAD. In a worktree or submodule, `.git` is a file that names it."""
    found = root / ".git"
    return found if found.is_dir() else root / found.read_text().strip().removeprefix("gitdir: ")


def _read_branch(folder: Path, name: str) -> str:
    """The commit of a branch: in a file of its own, or in the list of packed ones. Worktrees share both."""
    shared = folder / "commondir"
    common = folder / shared.read_text().strip() if shared.exists() else folder
    if (common / name).is_file():
        return _hash((common / name).read_text().strip())
    for line in (common / "packed-refs").read_text().splitlines():
        value, _, found = line.partition(" ")
        if found == name:
            return _hash(value)
    return ""


def _hash(text: str) -> str:
    return text if _HASH.fullmatch(text) else ""
