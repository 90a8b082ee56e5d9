"""The plug is pulled in the middle of many games: nothing that was acknowledged is lost, nothing is done twice.

FOGCITY_PLUG_KILLS, FOGCITY_PLUG_TABLES and FOGCITY_PLUG_STORES make it longer: see bench/plug.py. A PostgreSQL that
dies under two servers, and servers on it that die, are in test_server_several.py.
"""

from __future__ import annotations

import os
import random

import pytest

from tests.helpers import TESTS
from tests.helpers.power_cut import Load, check
from tests.helpers.server import Postgres, Server

KILLS = int(os.environ.get("FOGCITY_PLUG_KILLS", "2"))
TABLES = int(os.environ.get("FOGCITY_PLUG_TABLES", "6"))
STORES = os.environ.get("FOGCITY_PLUG_STORES", "sqlite").split(",")
SLOW_DISK = TESTS / "helpers/slow_disk"
SEED = int(os.environ.get("FOGCITY_PLUG_SEED", "1906"))


@pytest.fixture(params=STORES)
def url(request, tmp_path):
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/fogcity.db"
        return
    postgres = Postgres()
    yield postgres.new_database()
    postgres.close()


def test_every_acknowledged_move_survives_kills_at_random_points_and_all_games_come_to_their_end(url, tmp_path):
    chance = random.Random(SEED)
    slow = {"PYTHONPATH": os.pathsep.join(str(path) for path in (SLOW_DISK, os.environ.get("PYTHONPATH", "")) if path)}
    with Server(tmp_path / "data", database=url, environment=slow) as server:
        load = Load([server], chance).seat(TABLES)
        with load:
            most = min(8, 60 // KILLS + 1) * TABLES  # games must not be over before the last
            for _ in range(KILLS):
                load.pull_plug(server, chance.randrange(most // 4, most))
        check(load, url)
        assert load.again > 0, "no move was under way when the server was killed"
