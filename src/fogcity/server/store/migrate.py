"""Migrations: a server brings the schema up to date when it starts."""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from fogcity.core.errors import FogCityError

LOCK = 1906_04_18  # PostgreSQL advisory lock: one process at a time migrates


def migrate(engine: Engine, to: str = "") -> tuple[str | None, str]:
    """Migrate to the newest version, or to the given one. Returns the versions before and after."""
    config = _config()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        before, after = version(connection), to or head()
        if before is not None and before not in versions():
            raise FogCityError(
                f"this database was created by a newer fogcity (schema {before}): use that version, or another database"
            )
        if before != after:
            config.attributes["connection"] = connection
            command.upgrade(config, after)
        return before, after


def version(connection: Connection) -> str | None:
    """The schema version of a database; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def head() -> str:
    """The schema version that this program needs."""
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    assert newest is not None
    return newest


def versions() -> set[str]:
    """All schema versions that this program knows."""
    return {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(resources.files("fogcity.server.store") / "migrations"))
    return config
