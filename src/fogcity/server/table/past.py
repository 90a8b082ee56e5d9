"""A cache of tables' logs, for clients that catch up.

A log is read once, and what a move looks like to a reader is computed once. After that, catching up costs no more than
sending what was missed. Long computations run in a thread, so that nobody else waits for them.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, TypeVar

from fogcity.server.store.logs import Row
from fogcity.server.table import entries as e
from fogcity.server.table.messages import Moved, VisibleEntry, visible_entry
from fogcity.server.table.position import Step
from fogcity.server.table.state import TableState

MAX_CACHED = 20_000  # entries of all tables together; about 1 KiB each
LONG = 40  # moves; more than that are computed in a thread

T = TypeVar("T")


class Stored(NamedTuple):
    """An entry of a log, and its row."""

    entry: e.AnyEntry
    row: Row


class Past:
    """The log of a table, and what its moves look like to the readers who have asked."""

    def __init__(self, table: str, secret: bytes) -> None:
        self.log: list[Stored] = []  # the entry with number n is at place n - 1
        self._table = table
        self._secret = secret
        self._moves: dict[int | None, dict[int, Moved]] = {}  # by reader (a seat, or None: a spectator) and number

    def add(self, rows: Iterable[Row]) -> None:
        """Add rows of the log. Those that are here already are ignored."""
        for row in rows:
            if row.number == len(self.log) + 1:
                self.log.append(Stored(e.read(row.body), row))

    def replay(self, last: int) -> Iterable[tuple[TableState, Stored, Step | None]]:
        """The table after each entry up to a number, and what the entry did to the game. The state changes on."""
        state = TableState(self._table, self._secret)
        for stored in self.log[:last]:
            yield state, stored, state.apply(stored.entry, stored.row.number, stored.row.at)

    def missing_moves(self, after: int, last: int, reader: int | None) -> int:
        """How many moves with these numbers have not been computed for this reader."""
        known = self._moves.get(reader, {})
        return sum(
            isinstance(stored.entry, e.Acted) and stored.row.number not in known for stored in self.log[after:last]
        )

    def compute_moves(self, after: int, last: int, reader: int | None) -> None:
        """Compute what moves with these numbers look like to a reader."""
        known = self._moves.setdefault(reader, {})
        for state, (entry, row), step in self.replay(last):
            if row.number > after and isinstance(entry, e.Acted) and row.number not in known:
                found = visible_entry(state, entry, step, reader, {})
                assert isinstance(found, Moved)
                known[row.number] = found

    def visible(self, state: TableState, stored: Stored, reader: int | None, names: dict[str, str]) -> VisibleEntry:
        """An entry as a reader may know it. If it is a move, it must have been computed."""
        if isinstance(stored.entry, e.Acted):
            return self._moves[reader][stored.row.number]
        return visible_entry(state, stored.entry, None, reader, names)

    @property
    def size(self) -> int:
        """How many entries and moves are cached."""
        return len(self.log) + sum(map(len, self._moves.values()))


class Pasts:
    """The cached logs of all tables; the least recently used is dropped first."""

    def __init__(self, most: int = MAX_CACHED) -> None:
        self._most = most
        self._cached: OrderedDict[str, Past] = OrderedDict()
        self._sizes: dict[str, int] = {}
        self._size = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="past")

    def get(self, table: str, secret: bytes) -> Past:
        """The log of a table as far as it is cached; at first it is empty."""
        found = self._cached.get(table)
        if found is None:
            found = self._cached[table] = Past(table, secret)
        self._cached.move_to_end(table)
        return found

    def trim(self, table: str) -> None:
        """A table's log has grown: drop the logs that were not used for the longest time, if too much is cached."""
        if table in self._cached:
            self._count(table, self._cached[table].size)
        while self._size > self._most and len(self._cached) > 1:
            self.drop(next(iter(self._cached)))

    def drop(self, table: str) -> None:
        """Drop the log of a table."""
        self._cached.pop(table, None)
        self._count(table, 0)

    def _count(self, table: str, size: int) -> None:
        self._size += size - self._sizes.pop(table, 0)
        if size:
            self._sizes[table] = size

    async def run(self, work: Callable[[], T]) -> T:
        """Run a long computation in the thread for it."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Stop the thread."""
        self._thread.shutdown(wait=False, cancel_futures=True)
