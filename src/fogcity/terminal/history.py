"""What has happened at a table, told to one seat or to those who only watch.

Everything is made from events: the texts of other seats' actions may be secret.
"""

from __future__ import annotations

from collections.abc import Sequence

from fogcity.core.events import Event
from fogcity.core.table import Move, Table
from fogcity.terminal.face import Teller


def events_of(table: Table, moves: Sequence[Move], seat: int | None) -> list[Event]:
    """What has happened in these moves, as the seat (None: a spectator) may know it."""
    return [event for move in moves for event in table.events(move, seat)]


def tell_moves(table: Table, moves: Sequence[Move], teller: Teller) -> list[str]:
    """What has happened in these moves, in words, as the seat that is told may know it."""
    return [line for move in moves for line in teller.tell(table.events(move, teller.seat))]


def tell_log(table: Table, teller: Teller) -> list[str]:
    """All that has happened, turn by turn."""
    return [f"{move.turn:>3}  {line}" for move in table.moves for line in tell_moves(table, [move], teller)]
