"""Marks: how a process knows whether a transaction was committed when the connection broke before the answer came.

Each process that writes to PostgreSQL has a row, and every transaction counts it up. Whoever is in doubt connects again
and looks.
"""

from __future__ import annotations

import secrets
import time

import sqlalchemy as sa
from sqlalchemy import Connection, Engine

from fogcity.server.store.schema import writers

FORGOTTEN_AFTER = 86_400_000  # milliseconds; a server writes a sign of life every few seconds


class Marks:
    """The mark of one process."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._id = secrets.token_hex(8)
        self._number = 0
        self._update = (
            sa.update(writers)
            .where(writers.c.id == self._id)
            .values(number=sa.bindparam("the_number"), at=sa.bindparam("the_time"))
        )

    def put(self, connection: Connection) -> int:
        """Mark a transaction; gives its number."""
        if not self._number:
            self._enrol()
        self._number += 1
        connection.execute(self._update, {"the_number": self._number, "the_time": _now()})
        return self._number

    def last(self, connection: Connection) -> int:
        """The number of the last transaction that was committed. One that is on its way is waited for."""
        connection.execute(sa.text("SET LOCAL lock_timeout = '2s'"))
        query = sa.select(writers.c.number).where(writers.c.id == self._id).with_for_update()
        return int(connection.execute(query).scalar_one())

    def _enrol(self) -> None:
        """A row of our own, committed before anything else is: then there is always something to wait for."""
        with self._engine.begin() as connection:
            connection.execute(sa.delete(writers).where(writers.c.at < _now() - FORGOTTEN_AFTER))
            connection.execute(sa.insert(writers), {"id": self._id, "number": 0, "at": _now()})


def _now() -> int:
    return time.time_ns() // 1_000_000
