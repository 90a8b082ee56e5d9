"""Settings for all tests."""

from __future__ import annotations

import io
import os
from functools import partial

import pytest
from hypothesis import settings

import fogcity
from fogcity import cli
from fogcity.bots.conductor import Conductor
from fogcity.bots.gripman import Gripman
from fogcity.core.game import Game
from tests.command import Ended
from tests.examples import PROFILE
from tests.server_fixtures import postgres, server, store  # noqa: F401 - fixtures are found here
from tests.terminal import against_tourists

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

    Several workers begin at different ends; what one has compiled, the others find on disk.
    """
    if worker_id == "master":
        parts = [partial(_warm_up, fogcity.game(name)) for name in fogcity.games()]
    else:
        games = fogcity.game("ticket"), fogcity.game("cablecar")
        parts = [part for game in games for part in (partial(_warm_up, game), Gripman(game).warm_up)]
        parts += [Conductor(game).warm_up for game in games]
    first = 2 * int("".join(filter(str.isdigit, worker_id)) or 0) % len(parts)
    for warm_up in (*parts[first:], *parts[:first]):
        warm_up()


def _warm_up(game: Game) -> None:
    game.warm_up()
    s = game.position(game.describe(game.deal()))
    game.scores(game.guess(game.view(s), 1))


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
        printed = capsys.readouterr()
        return Ended((ended.value.code or 0, printed.out, printed.err))

    return run_command


@pytest.fixture
def record(run, tmp_path):
    """The record of a whole game between bots."""
    run("play", "--seat", "none", "--seats", 3, "--seed", 4, "--save", tmp_path / "game.txt")
    return tmp_path / "game.txt"
