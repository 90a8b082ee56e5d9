"""The rows of a table in the database that repeat what its log says, for lists and for the scheduler."""

from __future__ import annotations

from fogcity.server.store.logs import Change, SeatRow
from fogcity.server.table import entries as e
from fogcity.server.table.decide import deadline_of
from fogcity.server.table.state import OVER, PLAYING, TableState

BOT_LEASE = 60_000  # milliseconds; a bot's move that takes longer is taken over by any server process


def change_of(state: TableState, now: int) -> Change:
    """The columns of the table's row that its entries change."""
    seat = state.to_act
    return Change(
        status=state.status,
        host=state.host,
        turn=state.turn,
        began=state.began if state.status == PLAYING else None,
        due_at=now + BOT_LEASE if seat is not None and seat.bot else deadline_of(state),
        result=e.write(state.end) if state.end is not None and state.status == OVER else None,
    )


def seat_rows(state: TableState) -> list[SeatRow]:
    """Who sits where."""
    return [
        SeatRow(n, seat.player or None, seat.bot or None, seat.invited or None) for n, seat in enumerate(state.seats)
    ]
