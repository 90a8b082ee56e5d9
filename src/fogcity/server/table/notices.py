"""Notices: short messages to a player about any of their tables."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, Protocol

import msgspec

from fogcity.server.table.messages import encode
from fogcity.server.table.state import CLOSED, OVER, PLAYING, TableState

Kind = Literal["challenge", "joined", "your_turn", "changed", "over", "closed", "gone"]


class Notice(msgspec.Struct, frozen=True, tag_field="say", tag="notice"):
    """Something happened at one of your tables. `gone`: you have no seat and no invitation there any more."""

    kind: Kind
    table: str
    game: str
    number: int
    position: int


def notice_for(state: TableState, player: str) -> Notice:
    """The notice for a player about the current state of a table."""
    return Notice(_kind(state, player), state.id, state.setup.game, state.number, state.position)


def players_concerned(state: TableState) -> set[str]:
    """The players with a seat or an invitation at a table."""
    return {seat.player or seat.invited for seat in state.seats} - {""}


def _kind(state: TableState, player: str) -> Kind:
    if state.status == CLOSED:
        return "closed"
    if player not in players_concerned(state):
        return "gone"
    if state.status == OVER:
        return "over"
    if state.status == PLAYING:
        to_act = {state.seats[seat].person for seat in state.seats_to_act}
        return "your_turn" if player in to_act else "changed"
    return "challenge" if any(seat.invited == player for seat in state.seats) else "joined"


class Listener(Protocol):
    """A connection that receives the notices of a player."""

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""

    def end(self) -> None:
        """There will be no more messages."""


class Listeners:
    """The connections of this process that receive notices, by player."""

    def __init__(self) -> None:
        self._by_player: defaultdict[str, dict[Listener, None]] = defaultdict(dict)

    def add(self, player: str, listener: Listener) -> None:
        """Send the notices of a player to this connection."""
        self._by_player[player][listener] = None

    def remove(self, player: str, listener: Listener) -> None:
        """Stop sending notices to this connection."""
        listeners = self._by_player.get(player, {})
        listeners.pop(listener, None)
        if not listeners:
            self._by_player.pop(player, None)

    def has(self, player: str) -> bool:
        """Does any connection listen for this player?"""
        return player in self._by_player

    def end_all(self) -> None:
        """End all listening connections."""
        for listeners in self._by_player.values():
            for listener in listeners:
                listener.end()

    def notify(self, player: str, notice: Notice) -> None:
        """Send a notice to all connections of a player."""
        if player in self._by_player:
            data = encode(notice)
            for listener in self._by_player[player]:
                listener.send(data)
