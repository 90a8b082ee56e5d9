"""The same tournament on a Ray cluster, even if a worker of it is killed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import psutil

from fogcity.arena.settings import Settings
from tests.arena_tools import bot, command, finish, play_here, start, wait_for_games


def test_the_same_results_though_a_worker_is_killed(tmp_path: Path) -> None:
    settings = Settings("cablecar", [bot("Slowly"), "tourist"], 2, 80, "6")
    play_here(settings, tmp_path / "here")
    folder = tmp_path / "ray"
    arguments = ("arena", "cablecar", bot("Slowly"), "tourist", "--games", "80", "--seed", "6")
    process = start(*arguments, "--ray", "local", "--cores", "2", "--out", str(folder), "--json")
    wait_for_games(folder, process)
    victims = [child for child in psutil.Process(process.pid).children(recursive=True) if "ray::Hand" in child.name()]
    assert victims, "actors are processes of their own"
    victims[0].kill()
    out, _ = finish(process)
    expected, _ = command("arena", "--resume", str(tmp_path / "here"), "--json")
    found = [json.loads(text) for text in (out, expected)]
    for data in found:
        for standing in data["bots"]:
            del standing["ms_per_move"]
    assert found[0] == found[1]


def test_workers_that_never_start_do_not_matter() -> None:
    program = (
        "from fogcity.arena import cluster\n"
        "from fogcity.arena.running import Manner, run\n"
        "from fogcity.arena.settings import Settings\n"
        "start = cluster._start\n"
        "cluster._start = lambda *how: {**start(*how), 'num_cpus': 1}\n"  # a cluster with less than is asked for
        f"settings = Settings('cablecar', [{bot('AnyLegal')!r}], 2, 12, '6')\n"
        "print(len(run(settings, None, Manner(cores=3, ray='local', keep=False)).rows))\n"
    )
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=240, check=False)
    assert ended.stdout == "12\n", ended.stderr
