"""Notices: what concerns a player, at whatever table it happens."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, Protocol

import msgspec

from fogcity.server.table.messages import encode
from fogcity.server.table.state import CLOSED, OVER, PLAYING, TableState

Kind = Literal["challenge", "joined", "your_turn", "changed", "over", "closed", "gone"]


class Notice(msgspec.Struct, frozen=True, tag_field="say", tag="notice"):
    """Something at a table concerns this player: look there, if it matters now.

    `gone`: the player has no seat there any more, and none is kept.
    """

    kind: Kind
    table: str
    game: str
    number: int
    position: int


def notice_for(state: TableState, player: str) -> Notice:
    """What a player should know of a table as it stands."""
    return Notice(_kind(state, player), state.id, state.setup.game, state.number, state.position)


def concerned(state: TableState) -> set[str]:
    """The players to whom a table matters: who sits there, and who is asked to."""
    return {seat.player or seat.invited for seat in state.seats} - {""}


def _kind(state: TableState, player: str) -> Kind:
    if state.status == CLOSED:
        return "closed"
    if player not in concerned(state):
        return "gone"
    if state.status == OVER:
        return "over"
    if state.status == PLAYING:
        seat = state.to_act
        return "your_turn" if seat is not None and seat.person == player else "changed"
    return "challenge" if any(seat.invited == player for seat in state.seats) else "joined"


class Listener(Protocol):
    """Somebody who is told what concerns a player."""

    def tell(self, data: bytes) -> None:
        """Take a message, without waiting."""

    def end(self) -> None:
        """There will be no more."""


class Listeners:
    """Everybody in this process who listens for a player."""

    def __init__(self) -> None:
        self._by_player: defaultdict[str, dict[Listener, None]] = defaultdict(dict)

    def add(self, player: str, listener: Listener) -> None:
        """Tell this listener what concerns the player."""
        self._by_player[player][listener] = None

    def remove(self, player: str, listener: Listener) -> None:
        """Do not tell it any more."""
        listeners = self._by_player.get(player, {})
        listeners.pop(listener, None)
        if not listeners:
            self._by_player.pop(player, None)

    def has(self, player: str) -> bool:
        """Does anybody listen for this player?"""
        return player in self._by_player

    def end_all(self) -> None:
        """There will be no more, for anybody."""
        for listeners in self._by_player.values():
            for listener in listeners:
                listener.end()

    def tell(self, player: str, notice: Notice) -> None:
        """Tell everybody who listens for the player."""
        if player in self._by_player:
            data = encode(notice)
            for listener in self._by_player[player]:
                listener.tell(data)
