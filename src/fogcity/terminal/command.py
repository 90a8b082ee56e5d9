"""The command line that a player can type to come back."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path


def command_line(*arguments: str) -> str:
    """This program with these arguments, as it was started, ready to be pasted into a shell in any folder."""
    words = [*_program(), *arguments]
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


def _program() -> list[str]:
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return [sys.executable, "-m", "fogcity"]
    found = shutil.which(started.name)
    if found is not None and Path(found).resolve() == started.resolve():
        return [started.name]
    return [str(started.absolute())]
