"""Backups: all rows as compressed lines of JSON, in one file.

The format is the same for all databases, so a backup of SQLite can be restored into PostgreSQL, and vice versa.
"""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, IntegrityError

from fogcity.core.errors import FogCityError
from fogcity.core.operating_system import replace_file
from fogcity.server.store.engine import NORMAL, open_engine
from fogcity.server.store.files import create_private
from fogcity.server.store.migrate import head, migrate, version, versions
from fogcity.server.store.schema import metadata

FORMAT = "fogcity backup 1"
BATCH = 1000  # rows


class Head(msgspec.Struct):
    """The first line: the format, and the version of the schema."""

    format: str
    schema: str


class Rows(msgspec.Struct):
    """Rows of a table; bytes are base64. Without `columns` they are all columns, in the order of the database."""

    table: str
    rows: list[list[Any]]
    columns: list[str] = []


class End(msgspec.Struct, tag="end", tag_field="is"):
    """The last line: the number of rows. Without it the file is incomplete."""

    rows: int


def back_up(engine: Engine, path: Path) -> int:
    """Write a consistent backup to a file while servers may run. Returns the number of rows."""
    count = 0
    partial_file = path.with_name(path.name + ".part")
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection = connection.execution_options(isolation_level="REPEATABLE READ")
        schema = version(connection)
        if schema is None:
            raise FogCityError("there is nothing to back up: this database is empty")
        create_private(partial_file)
        with gzip.open(partial_file, "wb", compresslevel=6) as file:
            file.write(msgspec.json.encode(Head(FORMAT, schema)) + b"\n")
            for table in metadata.sorted_tables:
                for rows in _rows(connection, table):
                    count += len(rows)
                    columns = [str(column.name) for column in table.columns]
                    file.write(msgspec.json.encode(Rows(str(table.name), rows, columns)) + b"\n")
            file.write(msgspec.json.encode(End(count)) + b"\n")
    replace_file(partial_file, path)
    return count


def _rows(connection: Connection, table: sa.Table) -> Iterator[list[list[Any]]]:
    query = sa.select(table).order_by(*table.primary_key.columns)
    found = connection.execution_options(stream_results=True).execute(query)
    for part in found.partitions(BATCH):
        yield [list(row) for row in part]


def restore(engine: Engine, path: Path) -> int:
    """Restore a backup into an empty database. Returns the number of rows.

    A backup of an older schema is first restored into a temporary database with that schema, and migrated there.
    """
    migrate(engine)
    try:
        schema = _read_head(path)
        if schema == head():
            return _restore(engine, path, metadata)
        with tempfile.TemporaryDirectory(prefix="fogcity-") as folder:
            older = open_engine(f"sqlite:///{folder}/older.db", NORMAL)
            try:
                migrate(older, schema)
                tables = sa.MetaData()
                tables.reflect(older)
                count = _restore(older, path, tables)
                migrate(older)
                _require_empty(engine)
                back_up(older, Path(folder) / "newer.backup")
            finally:
                older.dispose()
            _restore(engine, Path(folder) / "newer.backup", metadata)
            return count
    except (FileNotFoundError, FogCityError):
        raise
    except (OSError, EOFError, ValueError, KeyError, msgspec.DecodeError, IntegrityError, DataError) as error:
        reason = str(error).partition("\n")[0]
        raise FogCityError(f"{path} is not a backup, or is damaged: {reason}") from None


def _read_head(path: Path) -> str:
    """The schema of a backup; FogCityError if this version cannot read it."""
    with gzip.open(path, "rb") as file:
        first = msgspec.json.decode(file.readline(), type=Head)
    if first.format != FORMAT:
        raise FogCityError(f"this is not a Fog City backup: {first.format[:40]!r}")
    if first.schema not in versions():
        raise FogCityError(
            f"the backup has schema {first.schema[:40]}, this fogcity needs {head()}; use the version that wrote it"
        )
    return first.schema


def _require_empty(engine: Engine) -> None:
    with engine.connect() as connection:
        for table in metadata.sorted_tables:
            if connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one():
                raise FogCityError("the database is not empty; a backup can be restored only into an empty one")


def _restore(engine: Engine, path: Path, tables: sa.MetaData) -> int:
    """Restore a backup whose schema these tables have. Returns the number of rows."""
    if tables is metadata:
        _require_empty(engine)
    by_name = {table.name: table for table in tables.tables.values()}
    count = 0
    with (
        gzip.open(path, "rb") as file,
        engine.connect().execution_options(writes=True) as connection,
        connection.begin(),
    ):
        next(file)  # the head was read before
        for line in file:
            if line.startswith(b'{"is":'):
                if msgspec.json.decode(line, type=End).rows != count:
                    break
                return count
            part = msgspec.json.decode(line, type=Rows)
            if part.table not in by_name:
                raise FogCityError(f"the backup has an unknown table {part.table[:40]!r}")
            count += _insert(connection, by_name[part.table], part)
        raise FogCityError("the backup is incomplete: its end is missing")


def _insert(connection: Connection, table: sa.Table, part: Rows) -> int:
    by_name = {column.name: column for column in table.columns}
    columns = [by_name[name] for name in part.columns] if part.columns else list(table.columns)
    binary = [n for n, column in enumerate(columns) if isinstance(column.type, sa.LargeBinary)]
    for row in part.rows:
        for n in binary:
            row[n] = None if row[n] is None else msgspec.convert(row[n], bytes)
    values = [dict(zip((column.key for column in columns), row, strict=True)) for row in part.rows]
    if values:
        connection.execute(sa.insert(table), values)
    return len(values)
