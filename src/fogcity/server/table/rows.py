"""The rows of a table in the database that repeat what its log says, for lists and for the scheduler."""

from __future__ import annotations

from fogcity.server.store.logs import Change, SeatRow
from fogcity.server.table import entries as e
from fogcity.server.table.decide import bots_to_act, deadline_of
from fogcity.server.table.state import CLOSED, OVER, PLAYING, TableState

BOT_LEASE = 60_000  # milliseconds; a bot's move whose server does not renew its lease is taken over by another


def change_of(state: TableState, now: int) -> Change:
    """The columns of the table's row that its entries change."""
    lease = [now + BOT_LEASE] if bots_to_act(state) else []
    deadline = deadline_of(state)
    return Change(
        status=state.status,
        host=state.host,
        turn=state.turn_for(None),
        choosing=sum(1 << seat for seat in state.seats_to_act) if state.choosing else None,
        began=state.began if state.status == PLAYING else None,
        due_at=min([*lease, *([] if deadline is None else [deadline])], default=None),
        result=e.write(state.end) if state.end is not None and state.status == OVER else None,
    )


def seat_rows(state: TableState) -> list[SeatRow]:
    """Who sits where."""
    ended = state.last_entry_at if state.status in (OVER, CLOSED) else None
    return [
        SeatRow(n, seat.player or None, seat.bot or None, seat.invited or None, ended)
        for n, seat in enumerate(state.seats)
    ]
