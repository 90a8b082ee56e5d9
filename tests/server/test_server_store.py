"""The store: group commit, logs and heartbeats, on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import threading

import pytest
import sqlalchemy as sa

from fogcity.core.errors import FogCityError
from fogcity.server.problems import Unavailable
from fogcity.server.store import heartbeat, logs, people
from fogcity.server.store.engine import Database
from fogcity.server.store.logs import Append, AppendStatements, Change, Row, SeatRow
from fogcity.server.store.schema import heartbeats, tables
from fogcity.server.table.presence import RemotePresence
from tests.helpers.store import add, names, new_table, numbers, within

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
        assert list(logs.claim_due(connection, 50, 80, 10)) == ["late", "later"]
        assert list(logs.claim_due(connection, 50, 80, 10)) == []
        logs.postpone(connection, "asleep", 60)
        assert not logs.any_due(connection, 60)


def test_two_processes_that_claim_at_once_get_different_tables(on_postgres):
    with on_postgres.begin() as connection:
        for n in range(4):
            new_table(f"t{n}", due_at=n)(connection)
    with on_postgres.begin() as one, on_postgres.begin() as other:
        assert list(logs.claim_due(one, 50, 80, 2)) == ["t0", "t1"]
        assert list(logs.claim_due(other, 50, 80, 4)) == ["t2", "t3"]


# ---- heartbeats


def begin(engine, origin, now, alone=False):
    with engine.begin() as connection:
        return heartbeat.start(connection, origin, now, alone).outage


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
        assert heartbeat.beat(connection, "one", 2000).dead == 0
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
        assert heartbeat.beat(connection, "two", 1000 + heartbeat.DEAD_AFTER).dead == 0
        assert heartbeat.beat(connection, "two", 1001 + heartbeat.DEAD_AFTER).dead == 1
        assert heartbeat.beat(connection, "two", 1002 + heartbeat.DEAD_AFTER).dead == 0
        assert heartbeat.beat(connection, "one", 1003 + heartbeat.DEAD_AFTER).dead == 0, "it was only slow, and is back"
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
