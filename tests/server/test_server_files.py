"""The files of a server: private, restored from older versions, and refused with the next step if they are damaged."""

from __future__ import annotations

import gzip
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from fogcity.server.keys import digest_of
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import head, migrate, versions
from tests.helpers.server import Client, Server, eventually

OLDER = sorted(versions() - {head()})


def mode(path):
    return path.stat().st_mode & 0o777


@pytest.fixture(scope="module")
def stopped(tmp_path_factory):
    """The data of a server that was stopped, as bytes, and a cookie."""
    folder = tmp_path_factory.mktemp("stopped") / "data"
    with Server(folder) as server:
        for _ in range(50):
            cookie = server.guest("Ann").cookie
        server.stop()
    return (folder / "fogcity.db").read_bytes(), cookie


# ---- modes


def test_only_the_owner_may_read_what_a_server_writes(tmp_path):
    before = os.umask(0o022)
    try:
        with Server(tmp_path / "data") as server:
            server.guest("Ann")
            assert mode(tmp_path / "data") == 0o700
            files = {path.name: mode(path) for path in (tmp_path / "data").glob("fogcity.db*")}
    finally:
        os.umask(before)
    assert files == dict.fromkeys(["fogcity.db", "fogcity.db-wal", "fogcity.db-shm", "fogcity.db.lock"], 0o600)


def test_files_of_earlier_versions_become_private(tmp_path, stopped):
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    for name, data in (("fogcity.db", stopped[0]), ("fogcity.db.lock", b"")):
        (folder / name).write_bytes(data)
        (folder / name).chmod(0o644)
    with Server(folder) as server:
        assert Client(server, cookie=stopped[1]).get("/api/me")["name"] == "Ann"
        assert mode(folder) == 0o700
        assert {mode(path) for path in folder.glob("fogcity.db*")} == {0o600}


def test_a_restored_database_and_its_backup_are_private(tmp_path, stopped, run):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "fogcity.db").write_bytes(stopped[0])
    before = os.umask(0o022)
    try:
        assert run("admin", "backup", tmp_path / "all.backup", "--data", tmp_path / "data").code == 0
        assert run("admin", "restore", tmp_path / "all.backup", "--data", tmp_path / "new").code == 0
    finally:
        os.umask(before)
    assert mode(tmp_path / "all.backup") == 0o600
    assert mode(tmp_path / "new") == 0o700
    assert mode(tmp_path / "new" / "fogcity.db") == 0o600


# ---- older backups


def old_backup(folder, schema):
    """A backup as a version with an older schema wrote it: a player with a token. Returns the file and the token."""
    engine = open_engine(f"sqlite:///{folder}/{schema}/fogcity.db")
    migrate(engine, schema)
    tables = sa.MetaData()
    tables.reflect(engine)
    engine.dispose()
    token = "fogcity_old"
    rows = {
        "players": {"id": "ann", "name": "Ann", "created": 1, "deleted": False},
        "keys": {
            "hash": digest_of(token),
            "player": "ann",
            "kind": "token",
            "label": "old",
            "created": 1,
            "scopes": "",
        },
    }
    lines = [{"format": "fogcity backup 1", "schema": schema}]
    for name, row in rows.items():
        columns = [column.name for column in tables.tables[name].columns]
        lines.append({"table": name, "rows": [[row.get(column) for column in columns]]})
    lines.append({"is": "end", "rows": len(rows)})
    file = Path(folder) / f"{schema}.backup"
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))
    return file, token


@pytest.mark.parametrize("schema", OLDER)
def test_a_backup_of_an_older_schema_is_migrated(tmp_path, run, schema):
    file, token = old_backup(tmp_path, schema)
    done = run("admin", "restore", file, "--data", tmp_path / "new")
    assert done.out.strip() == "2 rows restored"
    with sqlite3.connect(tmp_path / "new" / "fogcity.db") as database:
        [row] = database.execute("SELECT hash, label FROM keys").fetchall()
        assert row == (digest_of(token), "old")
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (head(),)


def test_a_token_of_an_earlier_version_keeps_its_rights_and_gets_an_end(tmp_path, run, postgres):
    file, token = old_backup(tmp_path, OLDER[0])
    url = postgres.new_database()
    assert run("admin", "restore", file, "--database", url).code == 0
    with Server(tmp_path / "new", database=url) as server:
        [told] = Client(server, token=token).get("/api/tokens")
    assert told["scopes"] == ["account", "play", "read"]
    assert told["expires"] > 0


def test_a_backup_of_a_newer_version_is_refused(tmp_path, run):
    file = tmp_path / "newer.backup"
    file.write_bytes(gzip.compress(b'{"format": "fogcity backup 1", "schema": "9999"}\n{"is": "end", "rows": 0}\n'))
    refused = run("admin", "restore", file, "--data", tmp_path / "new")
    assert refused.code == 1
    assert "schema 9999" in refused.err


# ---- damage


@pytest.mark.parametrize("harm", ["empty", "garbage", "cut", "pages"])
def test_a_damaged_database_is_refused_with_the_next_step(tmp_path, stopped, harm):
    data = stopped[0]
    harmed = {
        "empty": b"",
        "garbage": os.urandom(len(data)),
        "cut": data[: len(data) // 2],
        "pages": data[:100] + b"\xff" * (len(data) - 100),
    }
    (tmp_path / "fogcity.db").write_bytes(harmed[harm])
    for command in (("serve", "--port", "0"), ("admin", "list"), ("admin", "backup", tmp_path / "all.backup")):
        arguments = [sys.executable, "-m", "fogcity", *command, "--data", tmp_path]
        refused = subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=60)
        assert refused.returncode == 1, command
        assert "Traceback" not in refused.stderr
        assert f"{tmp_path / 'fogcity.db'} is damaged" in refused.stderr
        assert "fogcity admin restore" in refused.stderr
    assert not list(tmp_path.glob("all.backup*"))


def test_a_move_after_another_process_has_read_the_database_is_not_lost(tmp_path):
    """The other process must not take itself for the last one, and delete SQLite's log."""
    read = (
        "import sys; from fogcity.server.store.engine import open_engine as o; e = o(sys.argv[1]); e.connect().close()"
    )
    with Server(tmp_path) as server:
        ann = server.guest("Ann")
        table = ann.table(bots=["tourist"], start=True)
        for _ in range(3):
            subprocess.run([sys.executable, "-c", read, f"sqlite:///{tmp_path / 'fogcity.db'}"], check=True)
            eventually(lambda: ann.look(table)["now"]["legal"])
            ann.act(table)
        number = ann.look(table)["number"]
        server.restart()
        assert ann.again(server).look(table)["number"] >= number
