"""Tables and their logs in the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection, bindparam

from fogcity.server.store.schema import log, made, seats, tables


class Row(NamedTuple):
    """An entry of a log as it is kept."""

    number: int
    at: int
    player: str | None
    client: str | None
    body: bytes


class Change(NamedTuple):
    """What an entry, or several, change in the row of a table."""

    status: str
    host: str
    turn: int
    began: int | None
    wake: int | None
    result: bytes | None = None  # the entry that ended the game


class SeatRow(NamedTuple):
    """Who sits somewhere."""

    seat: int
    player: str | None
    bot: str | None
    invited: str | None


def create(
    connection: Connection, table: dict[str, Any], rows: Sequence[Row], who: Sequence[SeatRow], client: str = ""
) -> None:
    """A new table and the beginning of its log; IntegrityError if its host has made one under this name before."""
    connection.execute(sa.insert(tables), table)
    connection.execute(sa.insert(log), [{"table": table["id"], **row._asdict()} for row in rows])
    connection.execute(sa.insert(seats), [{"table": table["id"], **row._asdict()} for row in who])
    if client:
        connection.execute(sa.insert(made), {"player": table["host"], "client": client, "table": table["id"]})


def find_made(connection: Connection, player: str, client: str) -> str | None:
    """The table that a player has made under this name."""
    query = sa.select(made.c.table).where(made.c.player == player, made.c.client == client)
    return connection.execute(query).scalar_one_or_none()


class _Statement:
    """A statement whose text is made once: for every move it would take longer to look it up than to run it."""

    def __init__(self, engine: sa.Engine, statement: sa.Executable) -> None:
        compiled: Any = statement.compile(dialect=engine.dialect)  # type: ignore[attr-defined]
        self._text = str(compiled)
        self._names: list[str] | None = compiled.positiontup  # None if the driver takes names
        self._options = {"preserve_rowcount": True}  # else how many rows were written is known of SQLite only

    def run(self, connection: Connection, values: dict[str, Any]) -> int:
        """Run it; gives how many rows were written."""
        given: Any = values if self._names is None else tuple(map(values.__getitem__, self._names))
        return connection.exec_driver_sql(self._text, given, execution_options=self._options).rowcount


class Append:
    """A change: the next entries of a table."""

    __slots__ = ("_appending", "change", "rows", "table", "who")

    def __init__(
        self, appending: Appending, table: str, rows: Sequence[Row], change: Change, who: Sequence[SeatRow] | None
    ) -> None:
        self._appending = appending
        self.table = table
        self.rows = rows
        self.change = change
        self.who = who

    def __call__(self, connection: Connection) -> bool:
        """Make it; False if somebody else has written in the meantime."""
        return self._appending.append(connection, self.table, self.rows, self.change, self.who)

    @property
    def many(self) -> Callable[[Connection, Sequence[Append]], list[bool]] | None:
        """How to make several such changes at once, if that can be done."""
        return self._appending.append_many if self._appending.is_sqlite and self.who is None else None


_ROW = ("table", *Row._fields)
_CHANGED = (*Change._fields, "number", "changed")


class Appending:
    """Statements that are used for every move, put into words once for a database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.is_sqlite = engine.dialect.name == "sqlite"
        if self.is_sqlite:
            from sqlalchemy.dialects.sqlite import insert
        else:
            from sqlalchemy.dialects.postgresql import insert  # type: ignore[assignment]
        # Without the option, how many rows were written is known of SQLite only.
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
        who: Sequence[SeatRow] | None,
    ) -> bool:
        """Write the next entries of a table, all or none.

        False if one of these numbers, or the client's name for them, is in the log already.
        """
        for place, row in enumerate(rows):
            if self._insert.run(connection, {"table": table, **row._asdict()}) != 1:
                # Rows of the same call before this one must not stay: the numbers follow each other, so if the first
                # is new, the others are, unless two servers write at once.
                if place:
                    first = rows[0].number
                    connection.execute(
                        sa.delete(log).where(log.c.table == table, log.c.number >= first, log.c.number < row.number)
                    )
                return False
        last = rows[-1]
        values = {**change._asdict(), "the_id": table, "number": last.number, "changed": last.at}
        self._update.run(connection, values)
        if who is not None:
            connection.execute(sa.delete(seats).where(seats.c.table == table))
            connection.execute(sa.insert(seats), [{"table": table, **row._asdict()} for row in who])
        return True

    def append_many(self, connection: Connection, appends: Sequence[Append]) -> list[bool]:
        """Write the next entries of several tables in SQLite; Apart, if that cannot be done for all of them.

        Two statements, however many tables there are: between any two the thread that writes may have to wait for its
        turn with the interpreter, and under load these waits are longer than the writing.
        """
        rows = [value for append in appends for row in append.rows for value in (append.table, *row)]
        count = len(rows) // len(_ROW)
        if connection.exec_driver_sql(_insert_many(count), tuple(rows)).rowcount != count:
            raise Apart("one of several tables has moved on")
        changed = [
            value
            for append in appends
            for value in (append.table, *append.change, append.rows[-1].number, append.rows[-1].at)
        ]
        connection.exec_driver_sql(_update_many(len(appends)), tuple(changed))
        return [True] * len(appends)


class Apart(Exception):
    """These changes must be made one by one."""


@cache
def _insert_many(count: int) -> str:
    names = ", ".join(f'"{name}"' for name in _ROW)
    return f"INSERT INTO log ({names}) VALUES {_places(count, len(_ROW))} ON CONFLICT DO NOTHING"  # noqa: S608 - our names


@cache
def _update_many(count: int) -> str:
    values = ", ".join(f'"{name}" = new.column{n}' for n, name in enumerate(_CHANGED, 2))
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
    """The number under which a message of a client was done, if it was."""
    query = sa.select(log.c.number).where(log.c.table == table, log.c.player == player, log.c.client == client)
    return connection.execute(query).scalar_one_or_none()


def numbers_of(connection: Connection, wanted: Sequence[str]) -> dict[str, int]:
    """The numbers of the last entries of tables."""
    query = sa.select(tables.c.id, tables.c.number).where(tables.c.id.in_(wanted))
    return {row.id: row.number for row in connection.execute(query)}


def any_due(connection: Connection, now: int) -> bool:
    """Must somebody look after a table now?"""
    return connection.execute(sa.select(tables.c.id).where(tables.c.wake <= now).limit(1)).first() is not None


def claim_due(connection: Connection, now: int, until: int, most: int) -> list[str]:
    """Take it upon oneself to look after tables that are due; others leave them alone until then."""
    due = sa.select(tables.c.id).where(tables.c.wake <= now).order_by(tables.c.wake).limit(most)
    found = list(connection.execute(due.with_for_update(skip_locked=True)).scalars())
    if found:
        connection.execute(sa.update(tables).where(tables.c.id.in_(found)).values(wake=until))
    return found


def put_off(connection: Connection, table: str, until: int | None) -> None:
    """Look after a table later; None: not at all."""
    connection.execute(sa.update(tables).where(tables.c.id == table, tables.c.wake.is_not(None)).values(wake=until))
