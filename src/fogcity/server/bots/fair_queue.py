"""A queue that shares the processes of a pool fairly: first among addresses, then owners, then tables.

Whoever has had the least thinking time is served next, so that nobody gets more by asking more often. Within a table,
first come is first served.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True)
class Asker:
    """Who asks: a table, its owner, and a mark of the address from which the owner created it.

    `awaited` says whether somebody is at the table and waits for the answer.
    """

    address: str = ""
    owner: str = ""
    table: str = ""
    awaited: bool = True

    @property
    def path(self) -> tuple[str, str, str]:
        """From the largest group to the smallest."""
        return self.address, self.owner, self.table


class FairQueue(Generic[T]):
    """Items that wait, in groups. Each has a cost: the time that it will probably take."""

    def __init__(self) -> None:
        self._root: _Group[T] = _Group()

    def __len__(self) -> int:
        return self._root.size

    def add(self, asker: Asker, item: T, cost: float, *, first: bool = False) -> None:
        """Add an item, as the last of its table or as the first."""
        group = self._root
        group.size += 1
        for name in asker.path:
            group = group.enter(name)
            group.size += 1
        if first:
            group.items.appendleft((item, cost))
        else:
            group.items.append((item, cost))

    def peek(self) -> T | None:
        """The item that is next."""
        way = self._way()
        return way[-1].items[0][0] if way else None

    def pop(self) -> T:
        """Take the item that is next; IndexError if there is none."""
        way = self._way()
        if not way:
            raise IndexError("nothing waits")
        item, cost = way[-1].items.popleft()
        above = self._root
        above.size -= 1
        for group in way:
            above.served = group.start
            group.start += cost
            group.size -= 1
            above.forget_idle()
            above = group
        self._forget_all_if_empty()
        return item

    def take(self, asker: Asker) -> list[tuple[T, float]]:
        """Take all items of a table, with their costs. They do not count as served."""
        way: list[_Group[T]] = [self._root]
        for name in asker.path:
            if name not in way[-1].groups:
                return []
            way.append(way[-1].groups[name])
        found = list(way[-1].items)
        way[-1].items.clear()
        for group in way:
            group.size -= len(found)
        self._forget_all_if_empty()
        return found

    def remove(self, asker: Asker, item: T) -> None:
        """Remove an item. It does not count as served."""
        for other, cost in self.take(asker):
            if other is not item:
                self.add(asker, other, cost)

    def _way(self) -> list[_Group[T]]:
        """The groups that lead to the next item."""
        found: list[_Group[T]] = []
        group = self._root
        while group.size and group.groups:
            group = min((one for one in group.groups.values() if one.size), key=lambda one: one.start)
            found.append(group)
        return found

    def _forget_all_if_empty(self) -> None:
        if not self._root.size:  # nobody had to wait any longer because of what was served
            self._root = _Group()


class _Group(Generic[T]):
    """Some items that wait, directly (a table) or in smaller groups."""

    def __init__(self, start: float = 0.0) -> None:
        self.start = start  # how much its items have cost so far, on the scale of the group above
        self.served = 0.0  # the start of the smaller group that was served last
        self.size = 0
        self.groups: dict[str, _Group[T]] = {}
        self.items: deque[tuple[T, float]] = deque()

    def enter(self, name: str) -> _Group[T]:
        """A smaller group. Time during which it had nothing waiting gives it no credit."""
        group = self.groups.get(name)
        if group is None:
            group = self.groups[name] = _Group(self.served)
        elif not group.size:
            group.start = max(group.start, self.served)
        return group

    def forget_idle(self) -> None:
        """Drop smaller groups that have nothing waiting and have not had more than the others."""
        if len(self.groups) > 1:
            idle = [name for name, group in self.groups.items() if not group.size and group.start <= self.served]
            for name in idle:
                del self.groups[name]
