"""Notifies players and other server processes that a table has changed."""

from __future__ import annotations

from collections.abc import Iterable

from fogcity.server.table.hooks import Hooks
from fogcity.server.table.notices import Listeners, notice_for, players_concerned
from fogcity.server.table.presence import RemotePresence
from fogcity.server.table.pubsub import EntriesWritten, PresenceChanged, PubSub
from fogcity.server.table.state import TableState

REACHED_BY_HOOKS = ("your_turn", "challenge", "over")


class Notifier:
    """Sends notices to connected players, calls hooks for absent ones, and publishes to other processes."""

    def __init__(self, listeners: Listeners, hooks: Hooks, pubsub: PubSub, presence: RemotePresence) -> None:
        self._listeners = listeners
        self._hooks = hooks
        self._pubsub = pubsub
        self._presence = presence

    @property
    def is_shared(self) -> bool:
        """Are there other processes, maybe?"""
        return self._pubsub.is_shared

    def notify_listeners(self, state: TableState) -> None:
        """Send a notice to the players of a table who listen here."""
        for player in players_concerned(state):
            self._listeners.notify(player, notice_for(state, player))

    def notify_removed(self, before: TableState, state: TableState) -> None:
        """Send a notice to players who have no seat and no invitation any more."""
        for player in players_concerned(before) - players_concerned(state):
            self._listeners.notify(player, notice_for(state, player))

    def call_hooks(self, state: TableState, names: dict[str, str], present: set[str]) -> None:
        """Call the hooks for players who are not at the table. Only the process that wrote the entry does this."""
        for player in players_concerned(state) - present:
            notice = notice_for(state, player)
            if notice.kind in REACHED_BY_HOOKS:
                self._hooks.notify(notice, player, names.get(player, ""))

    def publish_entries(self, state: TableState) -> None:
        """Tell other processes that this one has written to a table's log."""
        if self._pubsub.is_shared:
            players = sorted(players_concerned(state))
            self._pubsub.publish(EntriesWritten(self._pubsub.origin, state.id, state.number, players))

    def publish_presence(self, table: str, players: Iterable[str]) -> None:
        """Tell other processes who is connected to a table at this one."""
        if self._pubsub.is_shared:
            self._pubsub.publish(PresenceChanged(self._pubsub.origin, table, sorted(set(players))))

    def remote_players(self, table: str) -> set[str]:
        """The players who are connected to a table at other processes."""
        return self._presence.at(table)
