"""What has happened at a table, told to one seat or to those who only watch (None)."""

from __future__ import annotations

from collections.abc import Sequence

from fogcity.core.table import Move, Table
from fogcity.terminal.words import Teller


def teller_for(table: Table, seat: int | None) -> Teller:
    """Who tells a seat what happens."""
    return Teller(table.game.name == "company", seat)


def tell_moves(table: Table, moves: Sequence[Move], seat: int | None) -> list[str]:
    """What has happened in these moves, as the seat may know it."""
    teller = teller_for(table, seat)
    return [line for move in moves for line in teller.tell(table.events(move, seat))]


def tell_log(table: Table, seat: int | None) -> list[str]:
    """All that has happened, turn by turn, as the seat may know it."""
    return [f"{move.turn:>3}  {line}" for move in table.moves for line in tell_moves(table, [move], seat)]
