"""Tournaments for tests: played in this process, or by the real command in its own process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fogcity.arena.play.player import Player, Unit
from fogcity.arena.play.results import Chunk, Results
from fogcity.arena.play.status import WorkerStatus
from fogcity.arena.settings import Settings
from fogcity.arena.storage.folder import Folder, create_folder, prepare_folder
from fogcity.arena.tournament import Tournament
from tests.helpers.terminal import handle_control_c

BOTS = Path(__file__).parent / "arena_bots.py"


def bot(name: str) -> str:
    return f"{BOTS}:{name}"


class Here:
    """Plays in this process, for harmless bots."""

    def __init__(self, settings: Settings, keep: bool = True) -> None:
        self._player = Player(settings, keep, WorkerStatus())
        self.bots = list(self._player.bots)

    def run(self, units: Iterator[Unit]) -> Iterator[Chunk]:
        for unit in units:
            chunk = self._player.play(unit)
            if chunk is None:
                for number in self._player.quick_games(unit.number).tolist():
                    yield from self.run(iter([Unit(number)]))
            else:
                yield chunk


def play_here(settings: Settings, path: Path | None = None) -> Results:
    """All results, stored in a folder if one is given."""
    folder: Folder | None = None
    if path is not None:
        settings = prepare_folder(path, settings)
    workers = Here(settings, keep=path is not None)
    if path is not None:
        folder = create_folder(path, settings, workers.bots)
    tournament = Tournament(settings, workers.bots, folder)
    tournament.play(workers)
    if folder is not None:
        folder.close()
    return tournament.results()


def start(*arguments: str, program: str = "", **more: Any) -> subprocess.Popen[bytes]:
    """The real command (or a program that patches it), in its own process group, as in a terminal."""
    command = [sys.executable, *(["-c", program] if program else ["-m", "fogcity"]), *arguments]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen(command, **pipes, start_new_session=True, preexec_fn=handle_control_c, **more)  # noqa: PLW1509


def finish(process: subprocess.Popen[bytes]) -> tuple[bytes, str]:
    """The output of the process, once it has succeeded."""
    out, err = process.communicate(timeout=240)
    assert process.returncode == 0, err.decode()
    return out, err.decode()


def command(*arguments: str) -> tuple[bytes, str]:
    return finish(start(*arguments))


def wait_for_games(folder: Path, process: subprocess.Popen[bytes]) -> None:
    """Wait until some games are on disk."""
    path = folder / "results.bin"
    for _ in range(12_000):
        if path.exists() and path.stat().st_size > 0:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    raise AssertionError("no game was played")


def stop(process: subprocess.Popen[bytes], how: signal.Signals) -> tuple[bytes, str]:
    """Stop all processes, as Ctrl-C does in a terminal, or one process, as kill -9 does."""
    if how == signal.SIGINT:
        os.killpg(process.pid, how)
    else:
        process.send_signal(how)
    out, err = process.communicate(timeout=60)
    return out, err.decode()
