"""Somebody leaves for good: no table must wait for them, and nothing of theirs must stay."""

from __future__ import annotations

import contextlib
from functools import partial

from fogcity.server.http.problems import NotNow
from fogcity.server.store import lists
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.service import TableService
from fogcity.server.table.state import PLAYING, WAITING, TableState

TRIES = 5  # to leave a table


async def delete_account(service: TableService, person: Person) -> None:
    """Give up all seats (bots play on), then delete the player with name, keys and words. Their games stay."""
    for table in await service.database.read(partial(lists.unfinished_of, player=person.id)):
        room = await service.room(table)
        for _ in range(TRIES):
            command = _goodbye(room.state, person.id)
            if command is None:
                break
            with contextlib.suppress(NotNow):  # something has happened just now
                await room.execute(command, person.id, person.name)
    await service.accounts.delete(person)
    service.revoke_access(player=person.id)


def _goodbye(state: TableState, player: str) -> c.AnyCommand | None:
    """What somebody who goes away must do at a table; None if nothing."""
    if state.status == WAITING:
        if state.seats_of(player):
            return c.Leave(table=state.id)
        if any(seat.invited == player for seat in state.seats):
            return c.Decline(table=state.id)
        return c.Close(table=state.id) if state.host == player else None
    if state.status == PLAYING and player in state.people():
        return c.Resign(table=state.id)
    return None
