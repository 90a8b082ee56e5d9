"""Classify database errors: unavailable, a conflict of two transactions, or our own mistake."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

# Classes of PostgreSQL's errors: connection, resources, operator intervention, system.
_UNAVAILABLE = ("08", "53", "57", "58")
_READ_ONLY, _LOCKED = "25006", "55P03"  # a standby server, and a lock timeout
_DISK_FULL = "53100"
_CONFLICTS = ("40001", "40P01")
SQLITE_IOERR_WRITE = 778

_SQLITE_UNAVAILABLE = frozenset(
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


def is_unavailable(error: BaseException) -> bool:
    """Is the database unreachable or out of order, whatever the statement?"""
    if isinstance(error, PoolTimeout):  # all connections are in use
        return True
    if not isinstance(error, DBAPIError):
        return False
    if isinstance(error.orig, sqlite3.Error):
        return (getattr(error.orig, "sqlite_errorcode", 0) & 0xFF) in _SQLITE_UNAVAILABLE
    state = _state(error)
    if state:
        return state.startswith(_UNAVAILABLE) or state in (_READ_ONLY, _LOCKED)
    return error.connection_invalidated or isinstance(error, (OperationalError, InterfaceError))


def is_conflict(error: BaseException) -> bool:
    """Did two transactions conflict, so that one must be retried?"""
    return isinstance(error, DBAPIError) and _state(error) in _CONFLICTS


def describe(error: BaseException | None) -> str:
    """What is wrong with the database, in words."""
    while isinstance(error, BaseException) and not isinstance(error, DBAPIError) and error.__cause__ is not None:
        error = error.__cause__
    if isinstance(error, DBAPIError):
        code = getattr(error.orig, "sqlite_errorcode", 0)
        if code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return "the database is damaged"
        if code & 0xFF == sqlite3.SQLITE_FULL or _state(error) == _DISK_FULL:
            return "the disk is full"
        if code == SQLITE_IOERR_WRITE:
            return "the disk cannot be written to, or is full"
        if code & 0xFF == sqlite3.SQLITE_READONLY or _state(error) == _READ_ONLY:
            return "the database cannot be written to"
    return "the database cannot be reached"


def _state(error: DBAPIError) -> str:
    return getattr(error.orig, "sqlstate", None) or ""
