"""Commit tokens: they show whether a transaction was committed when the connection broke during its COMMIT.

Each process that writes to PostgreSQL has its own row, and each of its transactions increments it. When in doubt, the
process connects again and reads the row.
"""

from __future__ import annotations

import secrets

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from fogcity.server.store.schema import writers
from fogcity.server.timestamps import unix_ms

EXPIRES_AFTER = 86_400_000  # milliseconds; a live server increments its row every few seconds


class CommitTokens:
    """The row of this process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._id = secrets.token_hex(8)
        self._number = 0
        self._update = (
            sa.update(writers)
            .where(writers.c.id == self._id)
            .values(number=sa.bindparam("the_number"), at=sa.bindparam("the_time"))
        )

    def write(self, connection: Connection) -> int:
        """Write the next token in this transaction, and return it."""
        if not self._number:
            self._insert_row()
        self._number += 1
        connection.execute(self._update, {"the_number": self._number, "the_time": unix_ms()})
        return self._number

    def last_committed(self, connection: Connection) -> int:
        """The token of the last committed transaction. Waits for one that is still being committed."""
        connection.execute(sa.text("SET LOCAL lock_timeout = '2s'"))
        query = sa.select(writers.c.number).where(writers.c.id == self._id).with_for_update()
        return int(connection.execute(query).scalar_one())

    def _insert_row(self) -> None:
        """Insert our row in a separate transaction, so that `last_committed` always finds a row to lock."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(writers).where(writers.c.at < unix_ms() - EXPIRES_AFTER))
            connection.execute(sa.insert(writers), {"id": self._id, "number": 0, "at": unix_ms()})
