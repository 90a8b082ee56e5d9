"""Tables and their logs in the database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam

from fogcity.server.store.schema import log, made, seats, tables


class Row(NamedTuple):
    """A stored log entry."""

    number: int
    at: int
    player: str | None
    client: str | None
    body: bytes


class Change(NamedTuple):
    """The columns of a table's row that new entries change."""

    status: str
    host: str
    turn: int
    began: int | None
    due_at: int | None
    result: bytes | None = None  # the entry that ended the game
    choosing: int | None = None  # while several choose at once: the seats that have not, as a set of bits


class SeatRow(NamedTuple):
    """Who has a seat."""

    seat: int
    player: str | None
    bot: str | None
    invited: str | None
    ended: int | None = None  # when the game was over or the table closed


def create(
    connection: Connection, table: dict[str, Any], rows: Sequence[Row], seat_rows: Sequence[SeatRow], client: str = ""
) -> None:
    """Insert a new table and its first entries; IntegrityError if the host has used this client id before."""
    connection.execute(sa.insert(tables), table)
    connection.execute(sa.insert(log), [{"table": table["id"], **row._asdict()} for row in rows])
    connection.execute(sa.insert(seats), [{"table": table["id"], **row._asdict()} for row in seat_rows])
    if client:
        connection.execute(sa.insert(made), {"player": table["host"], "client": client, "table": table["id"]})


def find_made(connection: Connection, player: str, client: str) -> str | None:
    """The table that a player has created with this client id."""
    query = sa.select(made.c.table).where(made.c.player == player, made.c.client == client)
    return connection.execute(query).scalar_one_or_none()


class _Statement:
    """A statement compiled once. SQLAlchemy's own cache is too slow for statements that run for every move."""

    def __init__(self, engine: sa.Engine, statement: sa.Executable) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._names: list[str] | None = compiled.positiontup  # None if the driver takes parameters by name
        self._options = {"preserve_rowcount": True}  # other drivers than SQLite's need it to report the row count

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Run it, and return the number of rows written."""
        given: Any = values if self._names is None else tuple(map(values.__getitem__, self._names))
        return connection.exec_driver_sql(self._text, given, execution_options=self._options).rowcount


class Append:
    """A database change: append entries to a table's log."""

    __slots__ = ("_statements", "change", "rows", "seat_rows", "table")

    def __init__(
        self,
        statements: AppendStatements,
        table: str,
        rows: Sequence[Row],
        change: Change,
        seat_rows: Sequence[SeatRow] | None,
    ) -> None:
        self._statements = statements
        self.table = table
        self.rows = rows
        self.change = change
        self.seat_rows = seat_rows

    def __call__(self, connection: Connection) -> bool:
        """Append; False if the table has these numbers already, because another process was first."""
        return self._statements.append(connection, self.table, self.rows, self.change, self.seat_rows)

    @property
    def many(self) -> Callable[[Connection, Sequence[Append]], list[bool]] | None:
        """A function that makes several such changes at once, if there is one."""
        return self._statements.append_many if self._statements.is_sqlite and self.seat_rows is None else None


_ROW = ("table", *Row._fields)
_CHANGED = (*Change._fields, "number", "changed")


class AppendStatements:
    """The statements that every move needs, compiled once for a database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.is_sqlite = engine.dialect.name == "sqlite"
        if self.is_sqlite:
            from sqlalchemy.dialects.sqlite import insert
        else:
            from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
        self._insert = _Statement(engine, insert(log).on_conflict_do_nothing())
        update = (
            sa.update(tables)
            .where(tables.c.id == bindparam("the_id"))
            .values({name: bindparam(name) for name in _CHANGED})
        )
        self._update = _Statement(engine, update)

    def append(
        self,
        connection: Connection,
        table: str,
        rows: Sequence[Row],
        change: Change,
        seat_rows: Sequence[SeatRow] | None,
    ) -> bool:
        """Append entries to a table's log, all or none.

        False if one of their numbers, or the client's id for them, is in the log already.
        """
        for place, row in enumerate(rows):
            if self._insert.run(connection, {"table": table, **row._asdict()}) != 1:
                # Remove the rows of this call that were inserted before. The numbers are consecutive, so this happens
                # only if two servers write at once.
                if place:
                    first = rows[0].number
                    connection.execute(
                        sa.delete(log).where(log.c.table == table, log.c.number >= first, log.c.number < row.number)
                    )
                return False
        last = rows[-1]
        values = {**change._asdict(), "the_id": table, "number": last.number, "changed": last.at}
        self._update.run(connection, values)
        if seat_rows is not None:
            connection.execute(sa.delete(seats).where(seats.c.table == table))
            connection.execute(sa.insert(seats), [{"table": table, **row._asdict()} for row in seat_rows])
            connection.execute(sa.update(tables).where(tables.c.id == table).values(seats=len(seat_rows)))
        return True

    def append_many(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Append entries to several tables' logs in SQLite; WriteConflict if one of them has moved on.

        It takes two statements for any number of tables. Between two statements the writer thread may have to wait for
        the GIL, and under load these waits are longer than the writing.
        """
        rows = [value for append in appends for row in append.rows for value in (append.table, *row)]
        count = len(rows) // len(_ROW)
        if connection.exec_driver_sql(_insert_many(count), tuple(rows)).rowcount != count:
            raise WriteConflict("another process has written to one of these tables")
        changed = [
            value
            for append in appends
            for value in (append.table, *append.change, append.rows[-1].number, append.rows[-1].at)
        ]
        connection.exec_driver_sql(_update_many(len(appends)), tuple(changed))
        return [True] * len(appends)


class WriteConflict(Exception):
    """These changes must be made one by one."""


@cache
def _insert_many(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in _ROW)
    return f"INSERT INTO log ({names}) VALUES {_places(count, len(_ROW))} ON CONFLICT DO NOTHING"  # noqa: S608 - our names


@cache
def _update_many(count: int) -> str:
    values = ", ".join(f'"{tables.c[name].name}" = new.column{n}' for n, name in enumerate(_CHANGED, 2))
    places = _places(count, 1 + len(_CHANGED))
    return f"UPDATE tables SET {values} FROM (VALUES {places}) AS new WHERE tables.id = new.column1"  # noqa: S608


def _places(rows: int, columns: int) -> str:
    return ", ".join([f"({', '.join('?' * columns)})"] * rows)


def find_table(connection: Connection, table: str) -> Any | None:
    """The row of a table."""
    return connection.execute(sa.select(tables).where(tables.c.id == table)).one_or_none()


def read_log(connection: Connection, table: str, after: int = 0) -> list[Row]:
    """The entries of a table after a number."""
    columns = (log.c.number, log.c.at, log.c.player, log.c.client, log.c.body)
    query = sa.select(*columns).where(log.c.table == table, log.c.number > after).order_by(log.c.number)
    return [Row(*row) for row in connection.execute(query)]


def find_client(connection: Connection, table: str, player: str, client: str) -> int | None:
    """The number of the entry that a player wrote with this client id, if there is one."""
    query = sa.select(log.c.number).where(log.c.table == table, log.c.player == player, log.c.client == client)
    return connection.execute(query).scalar_one_or_none()


def numbers_of(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """The number of the last entry of each table."""
    query = sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(wanted))
    return {row.id: row.number for row in connection.execute(query)}


def any_due(connection: Connection, now: int) -> bool:
    """Is any table due?"""
    return connection.execute(sa.select(tables.c.id).where(tables.c.due_at <= now).limit(1)).first() is not None


def claim_due(connection: Connection, now: int, until: int, most: int) -> dict[str, int]:
    """Claim tables that are due, each with the number of its last entry.

    Other processes leave them alone until the lease ends.
    """
    due = sa.select(tables.c.id, tables.c.number).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(most)
    found = {row.id: row.number for row in connection.execute(due.with_for_update(skip_locked=True))}
    if found:
        connection.execute(sa.update(tables).where(tables.c.id.in_(found)).values(due_at=until))
    return found


def renew(connection: Connection, due: Mapping[str, int]) -> None:
    """Renew the leases of tables at which this process's bots think: these are due later than they were."""
    for table, until in due.items():
        later = (tables.c.id == table) & (tables.c.due_at < until)
        connection.execute(sa.update(tables).where(later).values(due_at=until))


def postpone(connection: Connection, table: str, until: int | None) -> None:
    """Set when a table is due again; None for never."""
    connection.execute(sa.update(tables).where(tables.c.id == table, tables.c.due_at.is_not(None)).values(due_at=until))
