"""Deleting an account: the player's seats are given up first, so that no table waits for them."""

from __future__ import annotations

import contextlib
from functools import partial

from fogcity.server.problems import Conflict
from fogcity.server.store import lists
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.service import TableService
from fogcity.server.table.state import PLAYING, WAITING, TableState

MAX_ATTEMPTS = 5  # to leave a table


async def delete_account(service: TableService, person: Person) -> None:
    """Give up all seats (bots take over), then delete name, keys and chat messages. The games stay."""
    for table in await service.database.read(partial(lists.unfinished_of, player=person.id)):
        room = await service.rooms.get(table)
        for _ in range(MAX_ATTEMPTS):
            command = _command_to_leave(room.state, person.id)
            if command is None:
                break
            with contextlib.suppress(Conflict):  # the table has just changed
                await room.execute(command, person.id, person.name)
    await service.accounts.delete(person)
    service.revoke_access(player=person.id)


def _command_to_leave(state: TableState, player: str) -> c.AnyCommand | None:
    """The command with which a player leaves a table; None if nothing is left to do."""
    if state.status == WAITING:
        if state.seats_of(player):
            return c.Leave(table=state.id)
        if any(seat.invited == player for seat in state.seats):
            return c.Decline(table=state.id)
        return c.Close(table=state.id) if state.host == player else None
    if state.status == PLAYING and player in state.people():
        return c.Resign(table=state.id)
    return None
