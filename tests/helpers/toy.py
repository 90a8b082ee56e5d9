"""Last Car (examples/lastcar) as an installed package, and processes that can import it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.helpers import ROOT

SOURCE = ROOT / "examples/lastcar"


def install(folder: Path, source: Path = SOURCE) -> dict[str, str]:
    """Install the distribution into a folder. Return the environment in which Python finds it."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation"]
    subprocess.run([*command, "--disable-pip-version-check", "--target", str(folder), str(source)], check=True)
    return {**os.environ, "PYTHONPATH": str(folder)}


def run(
    environment: dict[str, str], *arguments: object, stdin: str = "", cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run Python with these arguments in an environment from `install`."""
    ended = subprocess.run(
        [sys.executable, *map(str, arguments)],
        env=environment,
        cwd=cwd,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 0, ended.stdout[-5000:] + ended.stderr[-5000:]
    return ended
