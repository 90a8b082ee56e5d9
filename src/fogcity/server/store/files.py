"""The files of a SQLite database: only their owner may read them, and a damaged one is refused with the next step."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Engine, event
from sqlalchemy.engine import ExceptionContext
from sqlalchemy.exc import DBAPIError

from fogcity.core.errors import FogCityError
from fogcity.core.operating_system import restrict_to_owner

FILE = 0o600  # its owner may read and write it
BESIDE = ("", "-wal", "-shm", "-journal", ".lock")  # what SQLite and the server put beside the database
HEADER = b"SQLite format 3\0"
_checked: set[Path] = set()
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def make_private(database: Path, *, whole_folder: bool) -> None:
    """Create the folder of a database, and let only the owner read its files, also those that exist.

    The folder itself is made private if it is new, or if it is the server's own (`whole_folder`). If the owner is
    somebody else, everything stays as it is.
    """
    folder = database.parent
    is_new = not folder.exists()
    folder.mkdir(parents=True, exist_ok=True)
    if is_new or whole_folder:
        restrict_to_owner(folder)
    for suffix in BESIDE:
        restrict_to_owner(database.with_name(database.name + suffix))


def create_private(path: Path) -> None:
    """Create an empty file that only its owner may read, unless it exists. SQLite gives its other files its mode.

    A file that exists is not even opened: to close it would end all locks that this process has on it, and SQLite's
    connections need theirs (https://www.sqlite.org/howtocorrupt.html, section 2.2).
    """
    with contextlib.suppress(OSError):  # whoever opens it says what is wrong
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, FILE))


def check_file(database: Path) -> None:
    """FogCityError if the file of a database is empty, no SQLite database, or cut off.

    While there is a log beside it (-wal), the file may be incomplete: SQLite completes it. It is checked only once in a
    process, before SQLite has it open, because to close it would end all locks that the process has on it.
    """
    if database in _checked:
        return
    _checked.add(database)
    with contextlib.suppress(OSError):
        if database.with_name(database.name + "-wal").stat().st_size:
            return
    try:
        with database.open("rb") as file:
            head, size = file.read(100), file.seek(0, os.SEEK_END)
    except OSError:
        return  # there is none, or it cannot be read: SQLite says so
    if not head:
        raise damaged(database, "it is empty; if it never held a game, delete it")
    if not head.startswith(HEADER) or len(head) < 100:
        raise damaged(database, "it is not a SQLite database")
    page, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
    whole = pages * (65536 if page == 1 else page)
    if size < whole and head[24:28] == head[92:96]:  # else the number of pages is out of date
        raise damaged(database, f"it was cut off, and has {size} of {whole} bytes")


def damaged(database: Path, reason: str) -> FogCityError:
    """The error for a database that cannot be used, with the next step."""
    return FogCityError(
        f"the database {database} is damaged: {reason}. Move this file away, and those beside it that start with its "
        "name; then restore your last backup with `fogcity admin restore BACKUP` and the same --data or --database"
    )


def is_damage(error: BaseException) -> bool:
    """Does SQLite say that its file is damaged?"""
    original = error.orig if isinstance(error, DBAPIError) else error
    return getattr(original, "sqlite_errorcode", 0) & 0xFF in DAMAGED


def explain_damage(engine: Engine) -> None:
    """Let errors about a damaged SQLite file say what to do next."""
    if engine.dialect.name != "sqlite":
        return

    @event.listens_for(engine, "handle_error")
    def explain(context: ExceptionContext) -> None:
        if is_damage(context.original_exception):
            raise damaged(Path(engine.url.database or ""), str(context.original_exception)) from None
