"""Who is at tables, connected to other processes: what they say of it, for as long as they are heard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class RemotePresence:
    """Players at tables, by process. Times are seconds of any clock that does not go back."""

    def __init__(self) -> None:
        self._at: dict[str, dict[str, set[str]]] = {}  # by table and process; nothing that is empty
        self._heard: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._at)

    def hear(self, origin: str, now: float) -> None:
        """A process is there."""
        self._heard[origin] = now

    def at(self, table: str) -> set[str]:
        """The players at a table."""
        return set().union(*self._at[table].values()) if table in self._at else set()

    def put(self, origin: str, table: str, players: Sequence[str]) -> None:
        """Who is at a table, as a process says."""
        if players:
            self._at.setdefault(table, {})[origin] = set(players)
        elif table in self._at:
            self._at[table].pop(origin, None)
            if not self._at[table]:
                del self._at[table]

    def put_all(self, origin: str, here: Mapping[str, Sequence[str]]) -> set[str]:
        """Who is at all tables, as a process says; gives the tables at which that may be news."""
        before = {table for table, origins in self._at.items() if origin in origins}
        for table in before - here.keys():
            self.put(origin, table, ())
        for table, players in here.items():
            self.put(origin, table, players)
        return before | here.keys()

    def forget_silent(self, since: float) -> set[str]:
        """Forget processes that were not heard for long; gives the tables at which that is news."""
        news: set[str] = set()
        for origin in [origin for origin, heard in self._heard.items() if heard < since]:
            del self._heard[origin]
            news |= self.put_all(origin, {})
        return news
