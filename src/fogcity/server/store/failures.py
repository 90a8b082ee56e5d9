"""What it means when a database refuses: is it away, did two transactions meet, or is it our own fault?"""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree

# Classes of PostgreSQL's errors: the connection, no resources, somebody intervened, the system.
_AWAY = ("08", "53", "57", "58")
_READ_ONLY, _LOCKED = "25006", "55P03"  # a standby, and a lock that was waited for too long
_CLASHES = ("40001", "40P01")

_SQLITE_AWAY = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    )
)


def is_away(error: BaseException) -> bool:
    """Is the database out of reach, or out of order, whatever was asked of it?"""
    if isinstance(error, NoneFree):  # all connections are in use
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return (getattr(error.orig, "sqlite_errorcode", 0) & 0xFF) in _SQLITE_AWAY
    state = _state(error)
    if state:
        return state.startswith(_AWAY) or state in (_READ_ONLY, _LOCKED)
    return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))


def is_clash(error: BaseException) -> bool:
    """Did two transactions stand in each other's way, so that one of them must begin again?"""
    return isinstance(error, DBAPIError) and _state(error) in _CLASHES


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
