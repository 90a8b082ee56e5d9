"""The databases themselves: migrations, SQLite's settings, a PostgreSQL that goes away."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from fogcity.core.errors import BadOption, FogCityError
from fogcity.server.problems import Unavailable
from fogcity.server.store import logs, people
from fogcity.server.store.engine import FULL, NORMAL, Database, open_engine
from fogcity.server.store.migrate import migrate
from fogcity.server.store.people import Person
from fogcity.server.store.schema import log, metadata, tables
from fogcity.server.store.versions import newest
from tests.helpers.server import Postgres
from tests.helpers.store import add, names, new_table, numbers, within

# ---- migrations


def test_a_migrated_database_is_what_the_code_expects_and_migrating_again_changes_nothing(url):
    engine = open_engine(url)
    assert migrate(engine) == (None, newest())
    assert migrate(engine) == (newest(), newest())
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_a_database_of_an_older_version_keeps_its_tables_and_learns_their_results(url):
    engine = open_engine(url)
    migrate(engine, "0001")
    row = {"seats": 2, "open": True, "host": "ann", "secret": bytes(32), "invite": "i", "watch": "w", "turn": -1}
    row |= {"game": "cablecar", "created": 1, "changed": 1}
    end = b'{"what":"ended","how":"played","scores":[3,4],"winners":[1]}'
    bodies = {"over": [b"{}", end, b'{"what":"said"}'], "playing": [b"{}"]}
    old = sa.Table("tables", sa.MetaData(), autoload_with=engine)
    with engine.begin() as connection:
        for name, entries in bodies.items():
            connection.execute(sa.insert(old), {**row, "id": name, "status": name, "number": len(entries)})
            for number, body in enumerate(entries, 1):
                values = {"table": name, "number": number, "at": 1, "player": "ann", "client": None, "body": body}
                connection.execute(sa.insert(log), values)
    assert migrate(engine) == ("0001", newest())
    with engine.connect() as connection:
        assert logs.find_table(connection, "over").result == end
        assert logs.find_table(connection, "playing").result is None
    engine.dispose()


def test_a_migration_that_fails_leaves_nothing_behind(url, monkeypatch):
    engine = open_engine(url)

    def fail(*_, **__):
        raise FogCityError("in the middle")

    with monkeypatch.context() as patch:
        patch.setattr("alembic.op.create_index", fail)
        with pytest.raises(FogCityError):
            migrate(engine)
    assert sa.inspect(engine).get_table_names() == []
    migrate(engine)
    engine.dispose()


def test_a_database_of_a_newer_version_is_refused(url):
    engine = open_engine(url)
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(FogCityError, match=r"newer fogcity .*9999"):
        migrate(engine)
    engine.dispose()


MIGRATE = """
import sys
from fogcity.server.store.engine import open_engine
from fogcity.server.store.migrate import migrate
print(*migrate(open_engine(sys.argv[1])))
"""


def test_processes_that_migrate_at_once_do_not_disturb_each_other(postgres):
    program = [sys.executable, "-c", MIGRATE, postgres.new_database()]
    both = [subprocess.Popen(program, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert sorted(process.communicate()[0] for process in both) == [f"{newest()} {newest()}\n", f"None {newest()}\n"]


# ---- SQLite


@pytest.mark.parametrize(("synchronous", "code"), [(FULL, 2), (NORMAL, 1)])
def test_sqlite_is_as_careful_as_was_asked_for(tmp_path, synchronous, code):
    engine = open_engine(f"sqlite:///{tmp_path}/x.db", synchronous)
    with engine.connect() as connection:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        assert [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked] == ["wal", code, 1]
    engine.dispose()


def test_sqlite_is_careful_or_normal_and_nothing_else(tmp_path):
    with pytest.raises(BadOption, match="FULL or NORMAL"):
        open_engine(f"sqlite:///{tmp_path}/x.db", "OFF")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://x/y", "what"])
def test_a_database_must_be_a_file_or_postgresql(url):
    with pytest.raises(BadOption):
        open_engine(url)


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    first = subprocess.Popen(
        [sys.executable, "-m", "fogcity", "serve", "--data", tmp_path, "--port", "0"], stdout=subprocess.PIPE, text=True
    )
    try:
        assert "Fog City is at" in first.stdout.readline()
        file = f"sqlite:///{tmp_path}/../{tmp_path.name}/fogcity.db"
        arguments = ["--data", tmp_path / "other", "--database", file, "--port", "0"]
        second = subprocess.run(
            [sys.executable, "-m", "fogcity", "serve", *arguments],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode != 0
        assert "another server uses" in second.stderr
        assert "Traceback" not in second.stderr
    finally:
        first.kill()
        first.wait()
        first.stdout.close()


def test_a_full_disk_is_told_at_once_and_the_server_goes_on_when_there_is_room(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/x.db")
    migrate(engine)

    async def work(database):
        await database.write(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=30").scalar())
        big = Person("big", "x" * 40, None, 1)
        with pytest.raises(Unavailable):
            await database.write(lambda connection: people.add_player(connection, big, "x" * 1_000_000))
        assert database.given_up == 1
        await database.write(add("small"))

    within(engine, work)
    assert names(engine) == {"small"}


def test_a_fault_of_ours_is_no_database_that_is_away(engine):
    async def work(database):
        with pytest.raises(sa.exc.DBAPIError):
            await database.read(lambda connection: connection.execute(sa.text("SELECT * FROM nothing")))
        with pytest.raises(sa.exc.DBAPIError):
            await database.write(lambda connection: connection.execute(sa.text("SELECT * FROM nothing")))

    within(engine, work)
    with engine.connect() as connection, pytest.raises(sa.exc.DBAPIError) as error:
        connection.execute(sa.text("SELECT * FROM nothing"))
    assert not isinstance(error.value.orig, sqlite3.DatabaseError) or error.value.orig.sqlite_errorcode == 1


# ---- PostgreSQL that goes away


class Wire:
    """Between us and PostgreSQL: can cut connections when a COMMIT comes by, before it arrives or after it is done."""

    def __init__(self, url):
        self.target = str(Path(sa.make_url(url).query["host"]) / ".s.PGSQL.5432")
        self.cut = ""  # "before" or "after" the next COMMIT
        self.cuts = 0
        self.listening = socket.create_server(("127.0.0.1", 0))
        query = {"host": "127.0.0.1", "port": str(self.listening.getsockname()[1]), "sslmode": "disable"}
        self.url = sa.make_url(url).set(query=query).render_as_string(hide_password=False)
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                ours, _ = self.listening.accept()
            except OSError:
                return
            theirs = socket.socket(socket.AF_UNIX)
            theirs.connect(self.target)
            shared = {"swallow": False}
            threading.Thread(target=self._pass, args=(ours, theirs, shared, True), daemon=True).start()
            threading.Thread(target=self._pass, args=(theirs, ours, shared, False), daemon=True).start()

    def _pass(self, source, target, shared, from_us):
        try:
            while data := source.recv(65536):
                if from_us and self.cut and b"COMMIT" in data:
                    if self.cut == "before":
                        self.cut, self.cuts = "", self.cuts + 1
                        break
                    shared["swallow"] = True
                elif not from_us and shared["swallow"]:
                    self.cut, self.cuts = "", self.cuts + 1
                    break
                target.sendall(data)
        except OSError:
            pass
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def close(self):
        self.listening.close()


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_change_is_made_once_though_the_connection_breaks_while_it_is_committed(postgres, when):
    url = postgres.new_database()
    direct = open_engine(url)
    migrate(direct)
    wire = Wire(url)
    engine = open_engine(wire.url)

    async def work(database):
        await database.write(add("first"))
        wire.cut = when
        # Made twice this would be an error, and told as a failure it would be a lie.
        made = await asyncio.gather(*(database.write(add(f"p{n}")) for n in range(3)), database.write(new_table("t")))
        assert made == [None] * 4
        assert wire.cuts == 1
        assert database.given_up == 0

    within(engine, work)
    assert names(direct) == {"first", "p0", "p1", "p2"}
    assert numbers(direct) == [1]
    direct.dispose()
    wire.close()


def test_two_processes_whose_groups_meet_both_succeed(on_postgres):
    """They write to the same two tables in opposite order: PostgreSQL ends one of them, and it is tried again."""
    with on_postgres.begin() as connection:
        new_table("a")(connection)
        new_table("b")(connection)
    meet = threading.Barrier(2, timeout=5)

    def touch(name, wait=False):
        def touching(connection):
            connection.execute(sa.update(tables).where(tables.c.id == name).values(turn=tables.c.turn + 1))
            if wait and not meet.broken:
                with contextlib.suppress(threading.BrokenBarrierError):
                    meet.wait()
                meet.abort()

        return touching

    async def group(database, *changes):
        hold = threading.Event()
        first = asyncio.create_task(database.write(lambda _: hold.wait()))
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(database.write(one)) for one in changes]
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(first, *tasks)

    async def work():
        one, other = Database(on_postgres), Database(on_postgres)
        await asyncio.gather(group(one, touch("a", True), touch("b")), group(other, touch("b", True), touch("a")))
        await one.close()
        await other.close()

    asyncio.run(work())
    with on_postgres.connect() as connection:
        assert list(connection.execute(sa.select(tables.c.turn)).scalars()) == [2, 2]


def test_while_postgres_is_away_everybody_is_told_soon_and_afterwards_all_is_well():
    server = Postgres()
    engine = open_engine(server.new_database())
    migrate(engine)

    async def work(database):
        await database.write(add("before"))
        await asyncio.to_thread(server.kill)
        started = time.monotonic()
        asked = [database.write(add(f"p{n}")) for n in range(200)] + [database.read(lambda _: 1) for _ in range(50)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(one) for one in found} == {Unavailable}
        assert time.monotonic() - started < 60, "they waited one after the other"
        assert database.given_up == 200
        waiting = asyncio.create_task(database.write(add("during")))
        await asyncio.to_thread(server.start)
        (during,) = await asyncio.gather(
            waiting, return_exceptions=True
        )  # as long as that took, it was made or given up
        await database.write(add("after"))
        return {"before", "after"} | ({"during"} if during is None else set())

    done = within(engine, work)
    assert names(engine) == done
    engine.dispose()
    server.close()
