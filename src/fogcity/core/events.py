"""What happened: small values that logs, pages, replays and speech are made from.

An event is only ever made from views, so it holds nothing that its reader may not know. Seats are counted from 0.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One thing that happened. Games define their own."""


class Passed(Event, frozen=True, tag="passed"):
    """A player who could do nothing else passed."""

    seat: int


class GameOver(Event, frozen=True, tag="game_over"):
    """The game has ended."""

    scores: list[int]
    winners: list[int]
