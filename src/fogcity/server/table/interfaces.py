"""What a room needs of its connections and of the rules."""

from __future__ import annotations

from typing import Protocol


class Watcher(Protocol):
    """A connection that receives what happens at a table."""

    player: str

    def send(self, data: bytes) -> None:
        """Queue a message, without waiting."""

    def end(self) -> None:
        """There will be no more messages."""


class Rules(Protocol):
    """The rules of the games, which run interpreted until they are compiled."""

    def prefer(self, game: str) -> None:
        """Compile this game before others."""
