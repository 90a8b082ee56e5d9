"""The same dataset on a Ray cluster, byte for byte, though the run and one of its workers are killed."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import time
from pathlib import Path

import psutil

from tests.helpers.arena import bot, command, finish, start, stop

COUNT, SHARD = 160, 4


def dataset(folder: Path) -> tuple[str, ...]:
    bots = (bot("Slowly"), "tourist")
    return ("dataset", "cablecar", *bots, "--games", str(COUNT), "--shard", str(SHARD), "--out", str(folder))


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*"))}


def wait_for_files(folder: Path, count: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(24_000):
        if len(list(folder.glob("part-*.parquet"))) >= count:
            return
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    raise AssertionError("no file was written")


def test_the_same_files_though_the_run_and_a_worker_are_killed(tmp_path: Path) -> None:
    command(*dataset(tmp_path / "here"))
    folder = tmp_path / "ray"
    arguments = (*dataset(folder), "--ray", "local", "--cores", "2")
    process = start(*arguments)
    wait_for_files(folder, 1, process)
    started = psutil.Process(process.pid).children(recursive=True)
    stop(process, signal.SIGKILL)
    for child in started:  # Ray's own processes notice it late
        with contextlib.suppress(psutil.NoSuchProcess):
            child.kill()
    finished = len(list(folder.glob("part-*.parquet")))
    assert finished < COUNT // SHARD, "it was killed before its end"

    process = start(*arguments)
    wait_for_files(folder, finished + 1, process)
    workers = [one for one in psutil.Process(process.pid).children(recursive=True) if "ray::Remote" in one.name()]
    assert workers, "actors are processes of their own"
    workers[0].kill()
    finish(process)
    assert files(folder) == files(tmp_path / "here")
