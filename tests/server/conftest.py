"""Fixtures of the tests of the server."""

from tests.helpers.server_fixtures import module_server  # noqa: F401 - a fixture
from tests.helpers.store import engine, on_postgres, url  # noqa: F401 - fixtures
