"""Databases of both kinds, and what tests of the store write to them."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from fogcity.server.store import logs, people
from fogcity.server.store.engine import Database, open_engine
from fogcity.server.store.logs import Row, SeatRow
from fogcity.server.store.migrate import migrate
from fogcity.server.store.people import Person
from fogcity.server.store.schema import players


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
    """Run `work` with a database, and close the database afterwards."""

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


def numbers(engine, table="t"):
    with engine.connect() as connection:
        return [row.number for row in logs.read_log(connection, table)]


def plan_of(engine, query):
    """How the database executes a query, which gets a connection: a line for each step that reads or sorts rows."""
    said = []

    def note(_connection, _cursor, statement, parameters, *_):
        said.append((statement, parameters))

    explain = "EXPLAIN QUERY PLAN " if engine.dialect.name == "sqlite" else "EXPLAIN "
    with engine.connect() as connection:
        sa.event.listen(engine, "before_cursor_execute", note)
        query(connection)
        sa.event.remove(engine, "before_cursor_execute", note)
        steps = []
        for statement, parameters in said:
            found = connection.exec_driver_sql(explain + statement, parameters)
            steps += [str(row[-1]).strip().removeprefix("->  ") for row in found]
    return [step for step in steps if any(word in step for word in ("Scan", "SCAN", "SEARCH", "Sort", "TEMP"))]
