"""Settings for all tests."""

from __future__ import annotations

import io
import os
import signal

import pytest
from hypothesis import settings

from fogcity import cli
from fogcity.core.background import compile_in_background
from tests.helpers.command import Ended
from tests.helpers.compiling import games, parts
from tests.helpers.examples import PROFILE
from tests.helpers.page_fixtures import (  # noqa: F401 - fixtures are found here
    browser,
    finished_table,
    page_server,
    pytest_runtest_teardown,
    visit,
)
from tests.helpers.server_fixtures import postgres, server, store  # noqa: F401 - fixtures are found here
from tests.helpers.terminal import against_tourists

# Records name the commit of the software. Here it is always the same one, whatever is checked out.
os.environ["FOGCITY_COMMIT"] = "1a2b3c4" + 33 * "0"

# A shell that starts the tests in the background makes them ignore Ctrl-C, and so would all processes that they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Kernels are compiled in the first example of a test, so examples have no deadline. `make test` tries the same examples
# every time, so that it says the same of the same code; `make fuzz` looks for new ones.
settings.register_profile("fogcity", deadline=None, derandomize=True, max_examples=50)
settings.register_profile("fuzz", deadline=None, max_examples=500)
settings.load_profile(PROFILE)


def pytest_xdist_auto_num_workers() -> int:
    """One process more than cores: tests of servers and terminals wait as much as they work."""
    return (os.cpu_count() or 1) + 1


@pytest.fixture(scope="session", autouse=True)
def _compiled(worker_id: str) -> None:
    """Compile before any test starts a process that would find it needs to.

    `make test` has done it before; if not, workers begin at different ends, and find what others have compiled.
    """
    found = [part for name in games() for part in parts(name)]
    first = 2 * int("".join(filter(str.isdigit, worker_id)) or 0) % len(found)
    for warm_up in (*found[first:], *found[:first]):
        warm_up()


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Run the command in this process, in a folder of its own, with this standard input."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)

    def run_command(*arguments, stdin=""):
        typed = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed), encoding="utf-8"))
        capsys.readouterr()
        with pytest.raises(SystemExit) as ended:
            cli.main(against_tourists(arguments))
        compile_in_background(False)  # other tests call kernels as libraries do
        printed = capsys.readouterr()
        return Ended((ended.value.code or 0, printed.out, printed.err))

    return run_command


@pytest.fixture
def record(run, tmp_path):
    """The record of a whole game between bots."""
    run("play", "--seat", "none", "--seats", 3, "--seed", 4, "--save", tmp_path / "game.txt")
    return tmp_path / "game.txt"
