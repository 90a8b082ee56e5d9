"""The package can be imported, and explains itself, where modules and functions of Unix are missing, as on Windows."""

from __future__ import annotations

import os
import pkgutil
import subprocess
import sys

import pytest

import fogcity

MISSING = ("fcntl", "grp", "pty", "pwd", "readline", "resource", "termios", "tty", "uvloop")
HIDE = f"""
import os, signal, sys
for name in {MISSING!r}:
    sys.modules[name] = None  # importing it fails
UNIX = {{os: "fork nice register_at_fork sched_getaffinity", signal: "SIGALRM pthread_sigmask setitimer"}}
for module, names in UNIX.items():
    for name in names.split():
        vars(module).pop(name, None)
"""
RUN_WHEN_IMPORTED = ("fogcity.__main__", "fogcity.server.store.migrations.env")
NEED_PYTORCH = (  # which, as built for Linux, needs what is hidden
    "fogcity.envs.dataset.torch",
    "fogcity.envs.sb3",
    "fogcity.training.learner",
    "fogcity.training.run",
)


def modules() -> list[str]:
    """All modules that can be imported without running something."""
    found = (module.name for module in pkgutil.walk_packages(fogcity.__path__, "fogcity."))
    return [name for name in found if name not in (*RUN_WHEN_IMPORTED, *NEED_PYTORCH)]


def run_without_unix(code: str) -> subprocess.CompletedProcess[str]:
    """Run Python code where what only Unix has is missing."""
    environment = {**os.environ, "COLUMNS": "120", "PYTHONUTF8": "1"}
    return subprocess.run(
        [sys.executable, "-c", HIDE + code], capture_output=True, text=True, check=False, env=environment
    )


def test_every_module_can_be_imported() -> None:
    found = modules()
    assert "fogcity.server.running.serving" in found
    ended = run_without_unix(f"import importlib\nfor name in {found!r}: importlib.import_module(name)")
    assert (ended.returncode, ended.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [(["--help"], "fogcity alone opens the page"), (["serve", "--help"], "Serve tables over the api, until Ctrl-C.")],
    ids=" ".join,
)
def test_commands_explain_themselves(arguments: list[str], told: str) -> None:
    ended = run_without_unix(f"from fogcity.cli import main; main({arguments!r})")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert told in ended.stdout
