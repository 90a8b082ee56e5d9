"""The log of a table in words, for one seat or for spectators.

It is made from events only: the texts of other seats' actions may be secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from fogcity.core.events import Event
from fogcity.core.table import Move, Table
from fogcity.terminal.face import EventTexts


def events_of(table: Table, moves: Sequence[Move], seat: int | None) -> list[Event]:
    """The events of these moves, as the seat (None: a spectator) may know them."""
    return [event for move in moves for event in table.events(move, seat)]


def move_lines(table: Table, moves: Sequence[Move], texts: EventTexts) -> list[str]:
    """The events of these moves in words, a line each."""
    return [line for move in moves for line in texts.lines(table.events(move, texts.seat))]


def turn_entries(
    table: Table, moves: Sequence[Move], texts: EventTexts, without: tuple[type[Event], ...] = ()
) -> list[str]:
    """The same with one entry per turn, its lines joined by line breaks. `without` are kinds of events to leave out."""
    entries = []
    for _, turn in groupby(moves, key=lambda move: move.turn):
        lines = []
        for move in turn:
            lines += texts.lines([e for e in table.events(move, texts.seat) if not isinstance(e, without)])
        entries += ["\n".join(lines)] if lines else []
    return entries


def log_lines(table: Table, texts: EventTexts) -> list[str]:
    """The whole log, each line with the number of its turn."""
    return [f"{move.turn:>3}  {line}" for move in table.moves for line in move_lines(table, [move], texts)]


def last_turn(table: Table, seat: int) -> int:
    """The index of the first move of a seat's last turn; 0 if it has not had one."""
    turns = [move.turn for move in table.moves if move.seat == seat]
    return next((n for n, move in enumerate(table.moves) if turns and move.turn == turns[-1]), 0)
