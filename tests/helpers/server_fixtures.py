"""Servers and stores that tests share: one of each for a worker, started when the first test needs it.

Tests of behaviour take `server`, and so run on SQLite and on PostgreSQL. They make players and tables of their own and
disturb nobody else's. A test that restarts or kills a server takes `store` and makes a `Server` of its own.
"""

from __future__ import annotations

import pytest

from tests.helpers.server import Postgres, Server

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres():
    """A PostgreSQL server."""
    found = Postgres()
    yield found
    found.close()


@pytest.fixture(scope="session", params=STORES)
def store(request):
    """The arguments that make a `Server` keep its tables in a new store of each kind; call it."""
    if request.param == "sqlite":
        return dict
    database = request.getfixturevalue("postgres")
    return lambda: {"database": database.new_database()}


@pytest.fixture(scope="session")
def server(store, tmp_path_factory):
    """A server that all tests share, once on each kind of store."""
    with Server(tmp_path_factory.mktemp("server"), **store()) as found:
        yield found
