"""The database: many readers, one writer thread that commits what waits for it in groups.

A group of changes is one transaction, so a disk that takes milliseconds to make something durable does so for all of
them at once. If a group fails, its changes are tried again one by one: each is a function of the connection that can be
called anew, and only the one at fault is told. While PostgreSQL cannot be reached, changes and reads are tried again
for a few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
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
from fogcity.server.http.problems import Unavailable
from fogcity.server.store.commit_tokens import CommitTokens
from fogcity.server.store.failures import is_away, is_clash

T = TypeVar("T")
Change: TypeAlias = Callable[[Connection], T]

LARGEST_GROUP = 256
READERS = 4
PATIENCE = 5.0  # seconds in which something is tried again while the database cannot be reached
SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.5  # seconds between tries
FULL, NORMAL = "FULL", "NORMAL"
AWAY = "the database cannot be reached at the moment; try again, under the same id if what you asked for has one"

# A network that swallows everything must not hold us up for ever. What the address says comes first.
NETWORK = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}

logger = logging.getLogger(__name__)


def open_engine(url: str, synchronous: str = FULL) -> Engine:
    """The engine for an address such as sqlite:////folder/fogcity.db or postgresql://user@host/name."""
    parsed = check_url(url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(
            parsed, connect_args={"timeout": 30, "check_same_thread": False}, pool_size=READERS + 2
        )
        _tune_sqlite(engine, synchronous)
        return engine
    network = {name: value for name, value in NETWORK.items() if name not in parsed.query}
    return sa.create_engine(parsed, connect_args=network, pool_size=READERS + 2, pool_pre_ping=True, pool_timeout=30)


def check_url(url: str) -> sa.URL:
    """The address of a database that we know how to use."""
    try:
        parsed = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise BadOption("a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME") from None
    backend = parsed.get_backend_name()
    if backend == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadOption("a database must be in a file: sqlite:///FILE")
        return parsed.set(drivername="sqlite+pysqlite")
    if backend == "postgresql":
        return parsed.set(drivername="postgresql+psycopg")
    raise BadOption(f"a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME, not {backend}")


def _tune_sqlite(engine: Engine, synchronous: str) -> None:
    if synchronous not in (FULL, NORMAL):
        raise BadOption(f"synchronous is {FULL} or {NORMAL}, not {synchronous!r}")

    @event.listens_for(engine, "connect")
    def on_connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # we say BEGIN ourselves, below
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
        # A transaction that may write takes its lock at once, rather than fail in the middle.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Database:
    """Reads and changes, awaited from the event loop."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.groups = 0  # transactions written, and changes in them
        self.changes = 0
        self.given_up = 0  # changes that nobody knows of whether they were made: the database went away
        self._tokens = None if self.is_sqlite else CommitTokens(engine)
        self._waiting: queue.SimpleQueue[_Asked | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()
        self._closed = False

    async def read(self, look: Change[T]) -> T:
        """What a function finds in the database."""
        pause, until = SHORTEST_PAUSE, time.monotonic() + PATIENCE
        while not self._closed:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, look)
            except sa.exc.SQLAlchemyError as error:
                if not is_away(error):
                    raise
                if self.is_sqlite or time.monotonic() + pause > until:
                    raise Unavailable(AWAY, reason="database_away") from error
            await asyncio.sleep(pause)  # here, so that no thread is kept from others
            pause = min(2 * pause, LONGEST_PAUSE)
        raise Unavailable("the server is shutting down", reason="shutting_down")

    async def write(self, change: Change[T], about: str = "") -> T:
        """Make a change. When this returns, the change is durable; if it is cancelled, the change is made all the same.

        A group is written in the order of what its changes are about (the id of a table), so that two processes that
        write to the same tables wait for each other only in one direction. After Unavailable, nobody knows whether the
        change was made.
        """
        if self._closed:
            raise Unavailable("the server is shutting down", reason="shutting_down")
        asked = _Asked(change, about, asyncio.get_running_loop())
        self._waiting.put(asked)
        found: T = await asked.done
        return found

    async def close(self) -> None:
        """Write what is waiting, and end."""
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
            while len(group) < LARGEST_GROUP and not last:
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
            except BaseException as error:  # whatever it is, the writer goes on
                logger.exception("the writer stumbled")
                _answer([(asked, None, error) for asked in group])

    def _commit(self, group: list[_Asked]) -> None:
        """Commit a group; tell everybody only once it is durable."""
        unanswered: _Unanswered | None = None
        pause = SHORTEST_PAUSE
        while group:
            try:
                if unanswered is not None and self._is_written(unanswered.number):
                    found = unanswered.found
                else:
                    unanswered = None
                    found = self._transact(group)
            except _Unanswered as error:
                unanswered, problem = error, error.__cause__
            except Exception as error:
                problem = error
                clash = is_clash(error)
                if not is_away(error) and not (clash and len(group) == 1):
                    self._commit_each(group, error)
                    return
            else:
                _answer([(asked, found[asked], None) for asked in group])
                return
            group = self._still_patient(group, problem)
            if group:
                time.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    def _commit_each(self, group: list[_Asked], error: Exception) -> None:
        """One of them is at fault: see which."""
        if len(group) == 1:
            _answer([(group[0], None, error)])
            return
        for asked in group:
            self._commit([asked])

    def _still_patient(self, group: list[_Asked], problem: BaseException | None) -> list[_Asked]:
        """Give up the changes that have waited too long. A disk that is full will be so in a few seconds, too."""
        latest = time.monotonic() - (0.0 if self.is_sqlite else PATIENCE)
        left = [asked for asked in group if asked.since > latest]
        late = [asked for asked in group if asked.since <= latest]
        if late:
            self.given_up += len(late)
            logger.warning("changes were given up", extra={"changes": len(late), "reason": str(problem)})
            _answer([(asked, None, _away(problem)) for asked in late])
        return left

    def _transact(self, group: list[_Asked]) -> dict[_Asked, Any]:
        with self.engine.connect().execution_options(writes=True) as connection:
            transaction = connection.begin()
            number = 0 if self._tokens is None else self._tokens.write(connection)
            found = _make_all(connection, group)
            try:
                transaction.commit()
            except sa.exc.DBAPIError as error:
                if self._tokens is not None and is_away(error):
                    raise _Unanswered(number, found) from error
                raise
        self.groups += 1
        self.changes += len(group)
        return found

    def _is_written(self, number: int) -> bool:
        """Was the group with this number committed, though nobody told us?"""
        assert self._tokens is not None
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return self._tokens.last_committed(connection) >= number


class _Asked:
    """A change that waits to be made."""

    __slots__ = ("about", "change", "done", "loop", "since")

    def __init__(self, change: Change[Any], about: str, loop: asyncio.AbstractEventLoop) -> None:
        self.change = change
        self.about = about
        self.loop = loop
        self.done: asyncio.Future[Any] = loop.create_future()
        self.since = time.monotonic()


def _make_all(connection: Connection, group: list[_Asked]) -> dict[_Asked, Any]:
    """Make all changes of a group; those that know how to (`many`), at once."""
    found: dict[_Asked, Any] = {}
    alike: dict[Any, list[_Asked]] = {}
    for asked in group:
        many = getattr(asked.change, "many", None) if len(group) > 1 else None
        if many is None:
            found[asked] = asked.change(connection)
        else:
            alike.setdefault(many, []).append(asked)
    for many, several in alike.items():
        found |= zip(several, many(connection, [asked.change for asked in several]), strict=True)
    return found


_Answer: TypeAlias = tuple[_Asked, Any, BaseException | None]


def _answer(answers: list[_Answer]) -> None:
    """Tell a whole group what came of it: one call wakes the event loop for all of them."""
    for loop in {asked.loop for asked, _, _ in answers}:
        with contextlib.suppress(RuntimeError):  # the loop has ended, and nobody waits any more
            loop.call_soon_threadsafe(_deliver, [answer for answer in answers if answer[0].loop is loop])


def _deliver(answers: list[_Answer]) -> None:
    for asked, result, error in answers:
        if asked.done.done():  # whoever asked has gone away
            continue
        if error is None:
            asked.done.set_result(result)
        else:
            asked.done.set_exception(error)


def _away(problem: BaseException | None) -> Unavailable:
    unavailable = Unavailable(AWAY, reason="database_away")
    unavailable.__cause__ = problem
    return unavailable


def _about(asked: _Asked) -> str:
    return asked.about


class _Unanswered(Exception):
    """A COMMIT was sent, and the connection broke before an answer came."""

    def __init__(self, number: int, found: dict[_Asked, Any]) -> None:
        super().__init__()
        self.number = number
        self.found = found
