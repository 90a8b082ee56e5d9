"""Reviews of finished games in the database."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import reviews


class ReviewRow(NamedTuple):
    """What is known of a review. `version` says how it was made."""

    version: str
    done: bool
    parts: bytes


def find(connection: Connection, table: str) -> ReviewRow | None:
    """The review of a table's game, as far as it is stored."""
    query = sa.select(reviews.c.version, reviews.c.done, reviews.c.parts).where(reviews.c.table == table)
    row = connection.execute(query).one_or_none()
    return None if row is None else ReviewRow(*row)


def save(connection: Connection, table: str, row: ReviewRow) -> None:
    """Store a review. One that is done is not replaced by an unfinished one of the same version."""
    if connection.dialect.name == "sqlite":
        from sqlalchemy.dialects.sqlite import insert
    else:
        from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
    added = insert(reviews).values(table=table, **row._asdict())
    new = added.excluded
    is_better = new.done | ~reviews.c.done | (reviews.c.version != new.version)
    changed = {name: new[name] for name in ReviewRow._fields}
    connection.execute(added.on_conflict_do_update(index_elements=[reviews.c.table], set_=changed, where=is_better))
