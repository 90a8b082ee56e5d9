"""Where the players of a table came from, as keyed hashes, in the database."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import marks


def add(connection: Connection, table: str, player: str, found: Sequence[str]) -> None:
    """Add marks of a player at a table."""
    known = {mark for other, mark in of_table(connection, table) if other == player}
    rows = [{"table": table, "player": player, "mark": mark} for mark in found if mark not in known]
    if rows:
        connection.execute(sa.insert(marks), rows)


def of_table(connection: Connection, table: str) -> list[tuple[str, str]]:
    """The players of a table and their marks."""
    return [
        (row[0], row[1])
        for row in connection.execute(sa.select(marks.c.player, marks.c.mark).where(marks.c.table == table))
    ]


def drop(connection: Connection, table: str) -> None:
    """Delete the marks of a table."""
    connection.execute(sa.delete(marks).where(marks.c.table == table))
