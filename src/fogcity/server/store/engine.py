"""The database: several reader threads, and one writer thread that commits changes in groups.

A group of changes is one transaction, so one disk flush makes all of them durable. A change is a function of the
connection that can be called again: if a group fails, its changes are retried one by one, and only the faulty one
fails. While PostgreSQL cannot be reached, reads and changes are retried for a few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy import Connection, Engine, event

from fogcity.core.errors import BadOption
from fogcity.server.problems import Unavailable
from fogcity.server.store.commit_tokens import CommitTokens
from fogcity.server.store.failures import is_conflict, is_unavailable
from fogcity.server.store.files import check_file, create_private, make_private

T = TypeVar("T")
Change: TypeAlias = Callable[[Connection], T]

MAX_GROUP = 256
READERS = 4
PATIENCE = 5.0  # seconds for which reads and changes are retried while the database cannot be reached
MIN_PAUSE, MAX_PAUSE = 0.02, 0.5  # seconds between attempts
FULL, NORMAL = "FULL", "NORMAL"
PASSWORD_FILE = "FOGCITY_DATABASE_PASSWORD_FILE"  # noqa: S105 - a variable of the environment
UNREACHABLE = "the database cannot be reached; try again, with the same id if your request had one"

# A network that drops all packets must not block us for ever. Options in the URL take precedence.
NETWORK = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}

logger = logging.getLogger(__name__)


def open_engine(url: str, synchronous: str = FULL) -> Engine:
    """The engine for a URL such as sqlite:////folder/fogcity.db or postgresql://user@host/name."""
    parsed = check_url(url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        file = Path(parsed.database)
        make_private(file, whole_folder=False)
        check_file(file)
        engine = sa.create_engine(
            parsed, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=READERS + 2
        )
        _tune_sqlite(engine, synchronous)
        return engine
    network = {name: value for name, value in NETWORK.items() if name not in parsed.query}
    try:
        return sa.create_engine(
            parsed, connect_args=network, pool_size=READERS + 2, pool_pre_ping=True, pool_timeout=30
        )
    except ImportError:
        raise BadOption("PostgreSQL needs the package psycopg: pip install 'fogcity[postgres]'") from None


def check_url(url: str) -> sa.URL:
    """The parsed URL of a database; BadOption if it is neither SQLite nor PostgreSQL.

    The password may be in the file that the environment variable FOGCITY_DATABASE_PASSWORD_FILE names.
    """
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadOption("a database URL is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadOption("the database must be a file: sqlite:///FILE")
        return parsed.set(drivername="sqlite+pysqlite")
    if backend == "postgresql":
        return _with_password(parsed.set(drivername="postgresql+psycopg"))
    raise BadOption(f"a database URL is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {backend}")


def _with_password(url: sa.URL) -> sa.URL:
    file = os.environ.get(PASSWORD_FILE)
    if not file or url.password is not None:
        return url
    try:
        return url.set(password=Path(file).read_text(encoding="utf-8").rstrip("\r\n"))
    except (OSError, UnicodeError) as error:
        raise BadOption(f"{PASSWORD_FILE} must name a file with the password of the database: {error}") from None


def _tune_sqlite(engine: Engine, synchronous: str) -> None:
    if synchronous not in (FULL, NORMAL):
        raise BadOption(f"synchronous is {FULL} or {NORMAL}, not {synchronous!r}")

    @event.listens_for(engine, "do_connect")
    def before_connect(_dialect: Any, _record: Any, arguments: list[Any], _named: Any) -> None:
        create_private(Path(arguments[0]))

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we send BEGIN ourselves, below
        for pragma in (
            "journal_mode=WAL",
            f"synchronous={synchronous}",
            "foreign_keys=ON",
            "busy_timeout=30000",
            "cache_size=-16000",
            "wal_autocheckpoint=4000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        # A transaction that may write takes the lock when it begins, rather than fail later.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """Reads and changes, to be awaited in the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.groups = 0  # committed transactions, and the changes in them
        self.changes = 0
        self.given_up = 0  # changes with unknown outcome, because the database went away
        self._tokens = None if self.is_sqlite else CommitTokens(engine)
        self._waiting: queue.SimpleQueue[_Queued | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self._closed = False

    async def read(self, look: Change[T]) -> T:
        """Call a function with a connection, in a reader thread, and return its result."""
        pause, until = MIN_PAUSE, time.monotonic() + PATIENCE
        while not self._closed:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, look)
            except sa.exc.SQLAlchemyError as error:
                if not is_unavailable(error):
                    raise
                if self.is_sqlite or time.monotonic() + pause > until:
                    raise Unavailable(UNREACHABLE, reason="database_away") from error
            await asyncio.sleep(pause)  # here, so that no reader thread is blocked
            pause = min(2 * pause, MAX_PAUSE)
        raise Unavailable("the server is shutting down", reason="shutting_down")

    async def write(self, change: Change[T], about: str = "") -> T:
        """Make a change. It is durable when this returns. Cancelling the call does not cancel the change.

        `about` is the id of the table that changes: groups are sorted by it, so that two processes cannot deadlock.
        After Unavailable it is unknown whether the change was made.
        """
        if self._closed:
            raise Unavailable("the server is shutting down", reason="shutting_down")
        queued = _Queued(change, about, asyncio.get_running_loop())
        self._waiting.put(queued)
        found: T = await queued.done
        return found

    async def close(self) -> None:
        """Write what is queued, then stop."""
        self._closed = True
        self._waiting.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()

    # ---- inside

    def _read(self, look: Change[T]) -> T:
        with self.engine.connect() as connection:
            return look(connection)

    def _write(self) -> None:
        last = False
        while not last and (first := self._waiting.get()) is not None:
            group = [first]
            while len(group) < MAX_GROUP and not last:
                try:
                    more = self._waiting.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                else:
                    group.append(more)
            group.sort(key=_about)
            try:
                self._commit(group)
            except BaseException as error:  # the writer thread must continue
                logger.exception("the database writer failed")
                _answer([(queued, None, error) for queued in group])

    def _commit(self, group: list[_Queued]) -> None:
        """Commit a group, and answer its callers once it is durable."""
        unknown: _CommitUnknown | None = None
        pause = MIN_PAUSE
        while group:
            try:
                if unknown is not None and self._is_written(unknown.number):
                    found = unknown.found
                else:
                    unknown = None
                    found = self._transact(group)
            except _CommitUnknown as error:
                unknown, problem = error, error.__cause__
            except Exception as error:
                problem = error
                clash = is_conflict(error)
                if not is_unavailable(error) and not (clash and len(group) == 1):
                    self._commit_each(group, error)
                    return
            else:
                _answer([(queued, found[queued], None) for queued in group])
                return
            group = self._give_up_expired(group, problem)
            if group:
                time.sleep(pause)
                pause = min(2 * pause, MAX_PAUSE)

    def _commit_each(self, group: list[_Queued], error: Exception) -> None:
        """One change of the group is faulty: commit them one by one."""
        if len(group) == 1:
            _answer([(group[0], None, error)])
            return
        for queued in group:
            self._commit([queued])

    def _give_up_expired(self, group: list[_Queued], problem: BaseException | None) -> list[_Queued]:
        """Give up changes that have waited too long, and return the others. SQLite's are never retried."""
        latest = time.monotonic() - (0.0 if self.is_sqlite else PATIENCE)
        left = [queued for queued in group if queued.since > latest]
        late = [queued for queued in group if queued.since <= latest]
        if late:
            self.given_up += len(late)
            logger.warning("gave up changes", extra={"changes": len(late), "reason": str(problem)})
            _answer([(queued, None, _away(problem)) for queued in late])
        return left

    def _transact(self, group: list[_Queued]) -> dict[_Queued, Any]:
        with self.engine.connect().execution_options(writes=True) as connection:
            transaction = connection.begin()
            number = 0 if self._tokens is None else self._tokens.write(connection)
            found = _make_all(connection, group)
            try:
                transaction.commit()
            except sa.exc.DBAPIError as error:
                if self._tokens is not None and is_unavailable(error):
                    raise _CommitUnknown(number, found) from error
                raise
        self.groups += 1
        self.changes += len(group)
        return found

    def _is_written(self, number: int) -> bool:
        """Was the transaction with this token committed?"""
        assert self._tokens is not None
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return self._tokens.last_committed(connection) >= number


class _Queued:
    """A queued change."""

    __slots__ = ("about", "change", "done", "loop", "since")

    def __init__(self, change: Change[Any], about: str, loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.about = about
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.since = time.monotonic()


def _make_all(connection: Connection, group: list[_Queued]) -> dict[_Queued, Any]:
    """Make all changes of a group. Changes with a common `many` are made by one call of it."""
    found: dict[_Queued, Any] = {}
    alike: dict[Any, list[_Queued]] = {}
    for queued in group:
        many = getattr(queued.change, "many", None) if len(group) > 1 else None
        if many is None:
            found[queued] = queued.change(connection)
        else:
            alike.setdefault(many, []).append(queued)
    for many, several in alike.items():
        found |= zip(several, many(connection, [queued.change for queued in several]), strict=True)
    return found


_Answer: TypeAlias = tuple[_Queued, Any, BaseException | None]


def _answer(answers: list[_Answer]) -> None:
    """Deliver the results of a whole group with one call into the event loop."""
    for loop in {queued.loop for queued, _, _ in answers}:
        with contextlib.suppress(RuntimeError):  # the loop is closed, so no caller waits any more
            loop.call_soon_threadsafe(_deliver, [answer for answer in answers if answer[0].loop is loop])


def _deliver(answers: list[_Answer]) -> None:
    for queued, result, error in answers:
        if queued.done.done():  # the caller was cancelled
            continue
        if error is None:
            queued.done.set_result(result)
        else:
            queued.done.set_exception(error)


def _away(problem: BaseException | None) -> Unavailable:
    unavailable = Unavailable(UNREACHABLE, reason="database_away")
    unavailable.__cause__ = problem
    return unavailable


def _about(queued: _Queued) -> str:
    return queued.about


class _CommitUnknown(Exception):
    """A COMMIT was sent, and the connection broke before the answer."""

    def __init__(self, number: int, found: dict[_Queued, Any]) -> None:
        super().__init__()
        self.number = number
        self.found = found
