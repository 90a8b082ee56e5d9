"""Servers and databases that tests share: one of each per worker, started when a test first needs it.

Tests of behaviour take `server`, so they run on SQLite and on PostgreSQL. They create their own players and tables. A
test that restarts or kills a server takes `store` and creates its own `Server`.
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
    """A function that returns the arguments of a `Server` with a new database of each kind."""
    if request.param == "sqlite":
        return dict
    database = request.getfixturevalue("postgres")
    return lambda: {"database": database.new_database()}


@pytest.fixture(scope="session")
def server(store, tmp_path_factory):
    """A server that all tests share, once for each kind of database."""
    with Server(tmp_path_factory.mktemp("server"), **store()) as found:
        yield found


@pytest.fixture(scope="module")
def module_server(tmp_path_factory):
    """A server for one module. Its log must have no tracebacks of our code."""
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert found.faults() == []
