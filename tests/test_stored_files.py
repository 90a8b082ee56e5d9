"""Files written by earlier versions still load: records, positions, saved games, tournaments, databases, backups.

`tests/stored/VERSION` holds files as that version wrote them, and `expected.json` what it knew of them. They are never
written anew; a later version that changes a format adds a folder of its own.
"""

import shutil

import pytest

import fogcity
from fogcity.software import software
from tests.helpers.server import Client
from tests.helpers.stored import EXPECTED, STORED, stored_player, stored_server


def game_of(stem):
    return fogcity.game(stem.split("-")[0])


@pytest.mark.parametrize("ending", ["txt", "json"])
@pytest.mark.parametrize("stem", EXPECTED["records"])
def test_finished_records_replay_to_the_same_end(stem, ending):
    table = fogcity.replay((STORED / f"records/{stem}.{ending}").read_bytes())
    expected, game = EXPECTED["records"][stem], table.game
    assert len(table.moves) == expected["actions"]
    assert game.scores(table.state) == expected["scores"]
    assert game.winners(table.state) == expected["winners"]
    assert game.describe(table.state) == expected["end"]


@pytest.mark.parametrize("stem", EXPECTED["positions"])
def test_unfinished_records_replay_to_the_stored_position(stem):
    table = fogcity.replay((STORED / f"records/{stem}-unfinished.txt").read_bytes())
    assert table.game.describe(table.state) == (STORED / f"positions/{stem}.txt").read_text()


@pytest.mark.parametrize("stem", EXPECTED["positions"])
def test_positions_load_with_the_same_legal_actions(stem):
    game, text = game_of(stem), (STORED / f"positions/{stem}.txt").read_text()
    state = game.position(text)
    assert game.describe(state) == text
    assert game.turn(state) == EXPECTED["positions"][stem]["turn"]
    assert [game.text(state, int(action)) for action in game.legal(state)] == EXPECTED["positions"][stem]["legal"]


@pytest.mark.parametrize("name", EXPECTED["saved"])
def test_saved_games_can_be_resumed(name, run, tmp_path):
    path = tmp_path / f"{name}.txt"
    shutil.copy(STORED / f"saved/{name}.txt", path)
    before = fogcity.replay(path.read_bytes())
    assert before.game.describe(before.state) == EXPECTED["saved"][name]["position"]
    action = before.game.text(before.state, int(before.game.legal(before.state)[0]))
    run("play", "--resume", path, stdin=f"{action}\nquit\n")
    after = fogcity.replay(path.read_bytes())
    assert len(after.moves) > len(before.moves)


@pytest.mark.parametrize("folder", ["tournament", "tournament-ticket"])
def test_records_of_a_stored_tournament_verify(folder, run, tmp_path):
    shutil.copytree(STORED / folder, tmp_path / folder)
    record = run("arena", "--resume", tmp_path / folder, "--show", "1").out
    table = fogcity.replay(record)
    assert table.game.turn(table.state) < 0


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with stored_server(tmp_path_factory.mktemp("stored")) as server:
        yield server


@pytest.fixture(scope="module")
def players(server):
    return [stored_player(server, name) for name in ("ann", "ben")]


@pytest.mark.parametrize("name", [name for name in EXPECTED["server"] if not name.endswith("waiting")])
def test_tables_stand_as_they_did(players, name):
    expected = EXPECTED["server"][name]
    seen = [player.get(f"/api/tables/{expected['table']}") for player in players]
    for table in seen:
        assert table["info"]["status"] == expected["status"]
        assert table["now"]["turn"] == expected["turn"]
        assert table["now"]["position"] == expected["position"]
    assert seen[0]["info"].get("end") == expected["end"]
    assert [table["now"]["legal"] for table in seen] == expected["legal"]


@pytest.mark.parametrize("name", [name for name in EXPECTED["server"] if name.endswith("running")])
def test_running_games_go_on(players, name):
    expected = EXPECTED["server"][name]
    table = f"/api/tables/{expected['table']}"
    player = players[expected["turn"]]
    now = player.get(table)["now"]
    player.post(f"{table}/act", action=now["legal"][0], after=now["position"])
    assert player.get(table)["now"]["position"] > now["position"]


def test_accounts_and_tokens_still_work(server):
    assert Client(server, token=EXPECTED["token"]).get("/api/me")["name"] == "Cleo"
    visitor = Client(server, "Visitor")
    visitor.post("/api/login", name="Cleo", passphrase="a long passphrase")
    assert visitor.get("/api/me")["name"] == "Cleo"


@pytest.mark.parametrize("name", [name for name in EXPECTED["server"] if name.endswith("finished")])
def test_finished_games_export_the_same_record(players, name):
    record = players[0].get(f"/api/tables/{EXPECTED['server'][name]['table']}/record")
    record = record.replace(f'[software "{software()}"]\n', "")  # a tag that earlier versions did not write
    assert record == (STORED / f"records/server-{name}.txt").read_text(encoding="utf-8")


def test_a_backup_restores_all_tables(run, tmp_path):
    run("admin", "restore", STORED / "server/backup.gz", "--data", tmp_path / "restored")
    listed = run("admin", "list", "--data", tmp_path / "restored").out
    assert all(expected["table"] in listed for expected in EXPECTED["server"].values())
