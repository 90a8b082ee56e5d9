"""Somebody leaves for good: no table must wait for them, and nothing of theirs must stay."""

from __future__ import annotations

import contextlib
from functools import partial

from fogcity.server.http.problems import NotNow
from fogcity.server.store import lists
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.house import House
from fogcity.server.table.story import PLAYING, WAITING, Story

TRIES = 5  # to leave a table


async def leave_for_good(house: House, person: Person) -> None:
    """Give up all seats (bots play on), then delete the player with name, keys and words. Their games stay."""
    for table in await house.database.read(partial(lists.unfinished_of, player=person.id)):
        room = await house.room(table)
        for _ in range(TRIES):
            command = _goodbye(room.story, person.id)
            if command is None:
                break
            with contextlib.suppress(NotNow):  # something has happened just now
                await room.do(command, person.id, person.name)
    await house.accounts.delete(person)
    house.gone(player=person.id)


def _goodbye(story: Story, player: str) -> c.AnyCommand | None:
    """What somebody who goes away must do at a table; None if nothing."""
    if story.status == WAITING:
        if story.seats_of(player):
            return c.Leave(table=story.id)
        if any(seat.invited == player for seat in story.seats):
            return c.Decline(table=story.id)
        return c.Close(table=story.id) if story.host == player else None
    if story.status == PLAYING and player in story.people():
        return c.Resign(table=story.id)
    return None
