"""What has happened at a table, told to one seat or to those who only watch.

Everything is made from events: the texts of other seats' actions may be secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from fogcity.core.events import Event
from fogcity.core.table import Move, Table
from fogcity.terminal.face import Teller


def events_of(table: Table, moves: Sequence[Move], seat: int | None) -> list[Event]:
    """What has happened in these moves, as the seat (None: a spectator) may know it."""
    return [event for move in moves for event in table.events(move, seat)]


def tell_moves(table: Table, moves: Sequence[Move], teller: Teller) -> list[str]:
    """What has happened in these moves, in words, as the seat that is told may know it."""
    return [line for move in moves for line in teller.tell(table.events(move, teller.seat))]


def tell_turns(table: Table, moves: Sequence[Move], teller: Teller, without: tuple[type[Event], ...] = ()) -> list[str]:
    """The same, with an entry for each turn that has anything to tell, of a line for each thing that happened in it."""
    entries = []
    for _, turn in groupby(moves, key=lambda move: move.turn):
        lines = []
        for move in turn:
            lines += teller.tell([e for e in table.events(move, teller.seat) if not isinstance(e, without)])
        entries += ["\n".join(lines)] if lines else []
    return entries


def last_turn(table: Table, seat: int) -> int:
    """The number of the move that a seat's last turn began with; 0 if it had none yet."""
    turns = [move.turn for move in table.moves if move.seat == seat]
    return next((n for n, move in enumerate(table.moves) if turns and move.turn == turns[-1]), 0)


def tell_log(table: Table, teller: Teller) -> list[str]:
    """All that has happened, turn by turn."""
    return [f"{move.turn:>3}  {line}" for move in table.moves for line in tell_moves(table, [move], teller)]
