"""Presence on other server processes: the players who are connected to a table there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class RemotePresence:
    """Players at tables, by server process. Times are seconds of a monotonic clock."""

    def __init__(self) -> None:
        self._at: dict[str, dict[str, set[str]]] = {}  # by table and process, without empty entries
        self._last_seen: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._at)

    def seen(self, origin: str, now: float) -> None:
        """A process has sent something."""
        self._last_seen[origin] = now

    def at(self, table: str) -> set[str]:
        """The players at a table."""
        return set().union(*self._at[table].values()) if table in self._at else set()

    def put(self, origin: str, table: str, players: Sequence[str]) -> None:
        """Replace the players that a process has at a table."""
        if players:
            self._at.setdefault(table, {})[origin] = set(players)
        elif table in self._at:
            self._at[table].pop(origin, None)
            if not self._at[table]:
                del self._at[table]

    def put_all(self, origin: str, players: Mapping[str, Sequence[str]]) -> set[str]:
        """Replace the players that a process has at all tables. Returns the tables that this may have changed."""
        before = {table for table, origins in self._at.items() if origin in origins}
        for table in before - players.keys():
            self.put(origin, table, ())
        for table, present in players.items():
            self.put(origin, table, present)
        return before | players.keys()

    def expire(self, since: float) -> set[str]:
        """Forget processes that have sent nothing since then. Returns the tables that this has changed."""
        changed: set[str] = set()
        for origin in [origin for origin, seen in self._last_seen.items() if seen < since]:
            del self._last_seen[origin]
            changed |= self.put_all(origin, {})
        return changed
