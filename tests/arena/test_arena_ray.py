"""The same tournament on a Ray cluster, even if a worker of it is killed."""

from __future__ import annotations

import json
from pathlib import Path

import psutil

from fogcity.arena.settings import Settings
from tests.helpers.arena import bot, command, finish, play_here, start, wait_for_games

# A cluster with room for two workers, of which three are asked for. When one is killed, the third takes its place.
SMALL_CLUSTER = """
from fogcity import cli
from fogcity.bots.processes import cluster
connection = cluster.connection
cluster.connection = lambda *how: {**connection(*how), "num_cpus": 2}
cli.main()
"""


def test_the_same_results_though_a_worker_is_killed_and_there_is_no_room_for_another(tmp_path: Path) -> None:
    settings = Settings("cablecar", [bot("Slowly"), "tourist"], 2, 80, "6")
    play_here(settings, tmp_path / "here")
    folder = tmp_path / "ray"
    arguments = ("arena", "cablecar", bot("Slowly"), "tourist", "--games", "80", "--seed", "6")
    process = start(*arguments, "--ray", "local", "--cores", "3", "--out", str(folder), "--json", program=SMALL_CLUSTER)
    wait_for_games(folder, process)
    victims = [child for child in psutil.Process(process.pid).children(recursive=True) if "ray::Remote" in child.name()]
    assert victims, "actors are processes of their own"
    victims[0].kill()
    out, _ = finish(process)
    expected, _ = command("arena", "--resume", str(tmp_path / "here"), "--json")
    found = [json.loads(text) for text in (out, expected)]
    for data in found:
        for standing in data["bots"]:
            del standing["ms_per_move"]
    assert found[0] == found[1]
