"""`fogcity admin`: backups, lists, closing tables and deleting players, on the data of a real server."""

import gzip
import sqlite3
import subprocess
import sys

import pytest

import fogcity
from tests.helpers import ROOT
from tests.helpers.server import Client, Server, eventually
from tests.helpers.tables import new_name


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server that all tests here share, each with people and tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def admin(run, server):
    def admin(*arguments, data=server.data, **more):
        return run("admin", *arguments, "--data", data, **more)

    return admin


def begin(server):
    """Two people in the middle of a game."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "start")
    ann.do(table, "say", text="hello Bob")
    bob.do(table, "say", text="hello Ann")
    ann.act(table)
    return ann, bob, table


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_made_while_the_server_runs_is_the_same_game_in_any_database(
    server, admin, run, tmp_path, postgres, kind
):
    ann, bob, table = begin(server)
    made = admin("backup", tmp_path / "all.backup")
    assert made.code == 0
    assert (tmp_path / "all.backup").stat().st_mode & 0o777 == 0o600
    before = bob.look(table)
    url = postgres.new_database() if kind == "postgresql" else f"sqlite:///{tmp_path}/elsewhere/fogcity.db"
    assert run("admin", "restore", tmp_path / "all.backup", "--database", url).code == 0
    with Server(tmp_path / "elsewhere", database=url) as other:
        again = bob.again(other)
        assert {**again.look(table)["now"], "began": 0} == {**before["now"], "began": 0}  # nobody's time has run
        again.act(table)
        assert ann.again(other).look(table)["now"]["turn"] == 0


def test_a_backup_goes_into_an_empty_database_only(server, admin, tmp_path):
    begin(server)
    admin("backup", tmp_path / "all.backup")
    refused = admin("restore", tmp_path / "all.backup")
    assert refused.code == 1
    assert "not empty" in refused.err


@pytest.mark.parametrize("harm", ["cut", "line", "nonsense", "format"])
def test_a_damaged_backup_is_refused_and_leaves_nothing_behind(server, admin, tmp_path, harm):
    begin(server)
    admin("backup", tmp_path / "all.backup")
    data = (tmp_path / "all.backup").read_bytes()
    lines = gzip.decompress(data).splitlines(keepends=True)
    harmed = {
        "cut": data[: len(data) // 2],
        "line": gzip.compress(b"".join([*lines[:2], *lines[3:]])),
        "nonsense": b"nonsense",
        "format": gzip.compress(b'{"format": "something else", "schema": "1"}\n' + b"".join(lines[1:])),
    }
    (tmp_path / "bad.backup").write_bytes(harmed[harm])
    refused = admin("restore", tmp_path / "bad.backup", data=tmp_path / "new")
    assert refused.code == 1
    assert refused.err.startswith("fogcity: ")
    assert "Traceback" not in refused.err
    with sqlite3.connect(tmp_path / "new" / "fogcity.db") as connection:
        assert connection.execute("select count(*) from players").fetchone() == (0,)
    connection.close()


def test_a_backup_does_not_overwrite_a_file(admin, tmp_path):
    (tmp_path / "mine.txt").write_text("mine")
    assert admin("backup", tmp_path / "mine.txt").code == 1
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_tables_and_players_are_listed(server, admin):
    ann, _, table = begin(server)
    listed = admin("list")
    assert table in listed.out
    assert "playing" in listed.out
    assert table not in admin("list", "--status", "over").out
    assert f"{ann.id}  guest" in admin("list", "--players").out


def test_a_closed_table_is_over_for_everybody_within_seconds(server, admin):
    ann, _, table = begin(server)
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        assert admin("close", table).code == 0
        ended = socket.until("entry", table=table)[-1]
    assert ended["entry"] == {"what": "ended", "how": "closed"}
    assert ann.look(table)["info"]["status"] == "closed"
    assert admin("close", table).code == 1
    assert admin("close", "nosuchtable").code == 1


def test_a_deleted_player_leaves_no_name_and_no_word(admin, tmp_path):
    with Server(tmp_path / "data") as server:
        ann, bob, table = begin(server)
        assert admin("delete", bob.id, "--yes", data=server.data).code == 0
        server.stop()
        with sqlite3.connect(server.data / "fogcity.db") as connection:
            everything = "\n".join(connection.iterdump())
            log = b"".join(row[0] for row in connection.execute("select body from log"))
        connection.close()
        assert "Bob" not in everything
        assert b"hello Ann" not in log
        assert b"hello Bob" in log  # Ann's word, not Bob's
        server.restart()
        assert ann.again(server).look(table)["info"]["seats"][1].get("name", "") == ""
        assert Client(server, cookie=bob.cookie).get("/api/me", expect=401)["code"] == "who_are_you"


def test_an_account_is_deleted_by_its_name(server, admin):
    ann = server.guest("Ann")
    ann.post("/api/account", name="Annabel", passphrase="a long passphrase")
    assert admin("delete", "annabel", stdin="n\n").code != 0
    assert admin("delete", "annabel", stdin="y\n").code == 0
    assert admin("delete", "annabel", "--yes").code == 1


def test_a_folder_without_a_server_is_told(run, tmp_path):
    refused = run("admin", "list", "--data", tmp_path / "nothing")
    assert refused.code == 1
    assert "--data" in refused.err


@pytest.mark.parametrize("game", fogcity.games())
def test_the_example_plays_a_whole_game_over_the_network(server, game):
    """Also where all choose their first tickets at once: it is asked while others still choose."""
    name = new_name()
    ann = server.guest(name)
    ann.post("/api/account", name=name, passphrase="a long passphrase")
    token = ann.post("/api/tokens", label="example", passphrase="a long passphrase")["key"]
    example = ROOT / "docs" / "examples" / "play_online.py"
    done = subprocess.run(
        [sys.executable, str(example), server.url, token, game], capture_output=True, text=True, check=True, timeout=300
    )
    assert "'how': 'played'" in done.stdout
    assert "the deal: as promised" in done.stdout
    moves = [one["entry"] for one in ann.events(done.stdout.split()[0]) if one["entry"]["what"] in ("moved", "chosen")]
    assert any(one["seat"] == 0 for one in moves)
    assert len(example.read_text().splitlines()) < 90


def test_the_example_accepts_a_challenge(server):
    robot = server.guest("Robot")
    robot.post("/api/account", name="Challenged", passphrase="a long passphrase")
    token = robot.post("/api/tokens", label="example", passphrase="a long passphrase")["key"]
    example = subprocess.Popen(
        [sys.executable, str(ROOT / "docs" / "examples" / "play_online.py"), server.url, token],
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        ann = server.guest("Ann")
        table = ann.table(invite=["challenged"])
        eventually(lambda: ann.look(table)["info"]["seats"][1]["kind"] == "person", "the example did not join")
        ann.do(table, "start")
        for _ in range(2):
            eventually(lambda: ann.look(table)["now"]["legal"], "the example did not act")
            ann.act(table)
    finally:
        example.kill()
        example.wait()
        example.stdout.close()
