"""The database layer: what is acknowledged is written, a bad change harms no other, the schema is what it should be."""

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
from fogcity.server.http.problems import Unavailable
from fogcity.server.store import heartbeat, logs, people
from fogcity.server.store.engine import FULL, NORMAL, Database, open_engine
from fogcity.server.store.logs import Append, AppendStatements, Change, Row, SeatRow
from fogcity.server.store.migrate import migrate
from fogcity.server.store.people import Person
from fogcity.server.store.schema import heartbeats, log, metadata, players, tables
from fogcity.server.table.presence import RemotePresence
from tests.helpers.server import Postgres


@pytest.fixture(scope="module")
def postgres():
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgres"])
def url(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/fogcity.db"
    return request.getfixturevalue("postgres").new_database()


@pytest.fixture
def engine(url):
    made = open_engine(url)
    migrate(made)
    yield made
    made.dispose()


@pytest.fixture
def on_postgres(postgres):
    made = open_engine(postgres.new_database())
    migrate(made)
    yield made
    made.dispose()


def within(engine, work):
    """Run something with a database, which is closed afterwards."""

    async def run():
        database = Database(engine)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


def add(name):
    return lambda connection: people.add_player(connection, Person(name, name, None, 1))


def names(engine):
    with engine.connect() as connection:
        return set(connection.execute(sa.select(players.c.id)).scalars())


def new_table(name, due_at=None, began=None, status="playing", seats=()):
    row = {
        "id": name,
        "game": "cablecar",
        "seats": 2,
        "status": status,
        "open": True,
        "host": "ann",
        "secret": bytes(32),
        "invite": "i",
        "watch": "w",
        "created": 1,
        "changed": 1,
        "number": 1,
        "turn": 0,
        "began": began,
        "due_at": due_at,
    }
    return lambda connection: logs.create(
        connection, row, [Row(1, 1, "ann", None, b"1")], seats or [SeatRow(0, "ann", None, None)]
    )


def change(connection, *makes):
    with connection.begin() as transaction:
        for make in makes:
            make(transaction)


# ---- groups


def test_changes_that_wait_together_are_written_in_one_transaction(engine):
    async def work(database):
        hold = threading.Event()
        first = asyncio.create_task(database.write(lambda _: hold.wait()))
        others = [asyncio.create_task(database.write(add(f"p{n}"))) for n in range(100)]
        await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(first, *others)
        return database.groups, database.changes

    groups, changes = within(engine, work)
    assert changes == 101
    assert groups <= 3
    assert len(names(engine)) == 100


def test_a_change_that_fails_harms_no_other_of_its_group(engine):
    async def work(database):
        hold = threading.Event()
        first = asyncio.create_task(database.write(lambda _: hold.wait()))
        wanted = ["a", "b", "a", "c"]  # the second `a` cannot be
        tasks = [asyncio.create_task(database.write(add(name))) for name in wanted]
        await asyncio.sleep(0)
        hold.set()
        await first
        return await asyncio.gather(*tasks, return_exceptions=True)

    found = within(engine, work)
    assert [type(one).__name__ for one in found] == ["NoneType", "NoneType", "IntegrityError", "NoneType"]
    assert names(engine) == {"a", "b", "c"}


def test_what_a_change_raises_is_told_to_who_asked_and_nothing_of_it_stays(engine):
    def half(connection):
        add("half")(connection)
        raise FogCityError("no")

    async def work(database):
        with pytest.raises(FogCityError, match=r"^no$"):
            await database.write(half)
        await database.write(add("whole"))

    within(engine, work)
    assert names(engine) == {"whole"}


def test_a_change_is_made_though_nobody_waits_for_it_any_more(engine):
    async def work(database):
        hold = threading.Event()
        first = asyncio.create_task(database.write(lambda _: hold.wait()))
        gone = asyncio.create_task(database.write(add("gone")))
        stays = asyncio.create_task(database.write(add("stays")))
        await asyncio.sleep(0)
        gone.cancel()
        hold.set()
        await asyncio.gather(first, stays)

    within(engine, work)
    assert names(engine) == {"gone", "stays"}


def test_closing_writes_what_waits_and_takes_nothing_more(engine):
    async def work(database):
        hold = threading.Event()
        tasks = [asyncio.create_task(database.write(lambda _: hold.wait()))]
        tasks += [asyncio.create_task(database.write(add(f"p{n}"))) for n in range(300)]
        await asyncio.sleep(0)
        closing = asyncio.create_task(database.close())
        await asyncio.sleep(0)
        with pytest.raises(Unavailable):
            await database.write(add("late"))
        hold.set()
        await asyncio.gather(closing, *tasks)
        with pytest.raises(Unavailable):
            await database.read(lambda _: 1)

    asyncio.run(_with(engine, work))
    assert len(names(engine)) == 300


async def _with(engine, work):
    await work(Database(engine))


def test_readers_see_what_was_written_and_do_not_wait_for_the_writer(engine):
    async def work(database):
        await database.write(add("ann"))
        hold = threading.Event()
        busy = asyncio.create_task(database.write(lambda connection: (add("bob")(connection), hold.wait())))
        await asyncio.sleep(0)
        found = await asyncio.gather(
            *(database.read(lambda connection: people.find_player(connection, "ann")) for _ in range(20))
        )
        hold.set()
        await busy
        return found

    assert {person.name for person in within(engine, work)} == {"ann"}


# ---- logs

PLAYING = Change("playing", "ann", 0, 1, None)


def append(engine, first, *clients, table="t", player="ann"):
    rows = [Row(first + n, 5, player, client, b"x") for n, client in enumerate(clients)]
    with engine.begin() as connection:
        return AppendStatements(engine).append(connection, table, rows, PLAYING, None)


def numbers(engine, table="t"):
    with engine.connect() as connection:
        return [row.number for row in logs.read_log(connection, table)]


def test_entries_are_appended_once_by_number_and_by_the_clients_name_for_them(engine):
    with engine.begin() as connection:
        new_table("t")(connection)
    assert append(engine, 2, None, "first")
    assert not append(engine, 2, "second"), "number 2 is taken"
    assert not append(engine, 4, None, "first"), "the client's name was used"
    assert numbers(engine) == [1, 2, 3]
    assert append(engine, 4, "first", player="bob"), "another player may use the same name"
    with engine.connect() as connection:
        assert logs.find_client(connection, "t", "ann", "first") == 3
        assert logs.numbers_of(connection, ["t", "none"]) == {"t": 4}


@pytest.mark.parametrize("clash", [None, "number", "client"])
def test_entries_of_many_tables_that_wait_together_are_each_appended_once(engine, clash):
    tables, appending = [f"t{n}" for n in range(30)], AppendStatements(engine)
    with engine.begin() as connection:
        for table in tables:
            new_table(table)(connection)
    if clash is not None:
        append(engine, 2, "used", table="t7")
    first = {"t7": 3} if clash == "client" else {}

    async def work(database):
        hold = threading.Event()
        held = asyncio.create_task(database.write(lambda _: hold.wait()))
        writing = []
        for n, table in enumerate(tables):
            number = first.get(table, 2)
            rows = [Row(number, 7, None, None, b"x"), Row(number + 1, 7, "ann", "used", b"y")]
            change = Append(appending, table, rows, PLAYING._replace(turn=n % 2, due_at=n), None)
            writing.append(asyncio.create_task(database.write(change, table)))
        await asyncio.sleep(0)
        hold.set()
        await held
        return await asyncio.gather(*writing)

    written = within(engine, work)
    assert written == [clash is None or table != "t7" for table in tables]
    for table in tables:
        assert numbers(engine, table) == ([1, 2] if table == "t7" and clash else [1, 2, 3])
    with engine.connect() as connection:
        for n, table in enumerate(tables):
            row = logs.find_table(connection, table)
            if table != "t7" or clash is None:
                assert (row.number, row.changed, row.turn, row.due_at, row.began) == (3, 7, n % 2, n, 1)


def test_tables_that_are_due_are_claimed_once(engine):
    with engine.begin() as connection:
        for name, wake in (("late", 10), ("later", 20), ("asleep", None), ("not yet", 99)):
            new_table(name, due_at=wake)(connection)
    with engine.begin() as connection:
        assert logs.any_due(connection, 50)
        assert logs.claim_due(connection, 50, 80, 10) == ["late", "later"]
        assert logs.claim_due(connection, 50, 80, 10) == []
        logs.postpone(connection, "asleep", 60)
        assert not logs.any_due(connection, 60)


def test_two_processes_that_claim_at_once_get_different_tables(on_postgres):
    with on_postgres.begin() as connection:
        for n in range(4):
            new_table(f"t{n}", due_at=n)(connection)
    with on_postgres.begin() as one, on_postgres.begin() as other:
        assert logs.claim_due(one, 50, 80, 2) == ["t0", "t1"]
        assert logs.claim_due(other, 50, 80, 4) == ["t2", "t3"]


# ---- migrations


def test_a_migrated_database_is_what_the_code_expects_and_migrating_again_changes_nothing(url):
    engine = open_engine(url)
    assert migrate(engine) == (None, "0002")
    assert migrate(engine) == ("0002", "0002")
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
    assert migrate(engine) == ("0001", "0002")
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
    assert sorted(process.communicate()[0] for process in both) == ["0002 0002\n", "None 0002\n"]


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


# ---- heartbeats


def begin(engine, origin, now, alone=False):
    with engine.begin() as connection:
        return heartbeat.start(connection, origin, now, alone)


def times(engine):
    with engine.connect() as connection:
        query = sa.select(tables.c.id, tables.c.began, tables.c.due_at)
        return {row.id: (row.began, row.due_at) for row in connection.execute(query)}


def test_time_without_a_server_is_nobodys(engine):
    assert begin(engine, "one", 1000) == 0
    with engine.begin() as connection:
        new_table("person", began=900, due_at=5000)(connection)
        new_table("bot", began=950, due_at=60_950, seats=[SeatRow(0, None, "tourist", None)])(connection)
        new_table("over", began=None, due_at=None, status="over")(connection)
        assert heartbeat.beat(connection, "one", 2000) == 0
    assert begin(engine, "two", 102_000) == 100_000
    assert times(engine) == {"person": (100_900, 105_000), "bot": (100_950, 102_000), "over": (None, None)}


def test_a_server_that_joins_others_moves_nobodys_time(engine):
    begin(engine, "one", 1000)
    with engine.begin() as connection:
        new_table("t", began=900, due_at=5000)(connection)
    assert begin(engine, "two", 4000) == 0
    assert times(engine) == {"t": (900, 5000)}


def test_a_dead_server_makes_the_tables_of_bots_due_once(engine):
    begin(engine, "one", 1000)
    begin(engine, "two", 1000)
    with engine.begin() as connection:
        new_table("bot", began=900, due_at=61_000, seats=[SeatRow(0, None, "tourist", None)])(connection)
        assert heartbeat.beat(connection, "two", 1000 + heartbeat.DEAD_AFTER) == 0
        assert heartbeat.beat(connection, "two", 1001 + heartbeat.DEAD_AFTER) == 1
        assert heartbeat.beat(connection, "two", 1002 + heartbeat.DEAD_AFTER) == 0
        assert heartbeat.beat(connection, "one", 1003 + heartbeat.DEAD_AFTER) == 0, "it was only slow, and is back"
    assert times(engine)["bot"] == (900, 1001 + heartbeat.DEAD_AFTER)


def test_servers_that_begin_at_once_agree_that_the_first_was_alone(on_postgres):
    begin(on_postgres, "before", 1000)
    with on_postgres.begin() as connection:
        new_table("t", began=900, due_at=5000)(connection)
    together = threading.Barrier(4)
    found = []

    def run(origin):
        together.wait()
        found.append(begin(on_postgres, origin, 101_000))

    threads = [threading.Thread(target=run, args=(f"new {n}",)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == [0, 0, 0, 100_000]
    assert times(on_postgres) == {"t": (100_900, 105_000)}
    with on_postgres.connect() as connection:
        assert len(connection.execute(sa.select(heartbeats.c.origin)).all()) == 4


# ---- who is elsewhere


def test_nothing_is_kept_of_players_who_went_away_or_of_processes_that_died():
    elsewhere = RemotePresence()
    for table in range(1000):
        elsewhere.seen("one", 1.0)
        elsewhere.put("one", f"t{table}", ["ann"])
        elsewhere.put("one", f"t{table}", [])
    assert len(elsewhere) == 0
    elsewhere.seen("two", 5.0)
    elsewhere.put_all("two", {"a": ["ann"], "b": ["bob"]})
    elsewhere.put("one", "a", ["cat"])
    assert elsewhere.at("a") == {"ann", "cat"}
    assert elsewhere.put_all("two", {"b": ["bob"]}) == {"a", "b"}
    assert elsewhere.at("a") == {"cat"}
    assert elsewhere.expire(2.0) == {"a"}
    assert (elsewhere.at("a"), elsewhere.at("b")) == (set(), {"bob"})
