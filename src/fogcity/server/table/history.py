"""What happened at a table before, told from its log to somebody as they may know it now."""

from __future__ import annotations

from msgspec.structs import replace

from fogcity.server.store import logs
from fogcity.server.table import entries as e
from fogcity.server.table.messages import Placed, Told, tell_entry, tell_now, tell_table
from fogcity.server.table.room import Heard, Room
from fogcity.server.table.story import Story

MOST_POSITIONS = 50  # told at once
CHANGES_POSITION = (e.Started, e.Acted, e.Undone)


async def events_after(room: Room, after: int, player: str) -> list[Told]:
    """What happened after a number; the last with table and game."""
    story, heard = Story(room.story.id, room.story.secret), list[Heard]()
    for row in await _read(room):
        entry = e.read(row.body)
        step = story.hear(entry, row.number, row.at)
        if row.number > after:
            heard.append((entry, row, step))
    viewer, hearer = story.viewer(player), story.hearer(player)
    found = [
        Told(story.id, row.number, row.at, tell_entry(story, entry, step, hearer, room.names))
        for entry, row, step in heard
    ]
    if found:
        if story.number == room.story.number:
            story.began = room.story.began  # the log does not tell of time without a server
        now = tell_now(story, viewer, story.can_undo(player))
        found[-1] = replace(found[-1], info=tell_table(story, room.names, room.here()), now=now)
    return found


async def positions(room: Room, first: int, player: str) -> list[Placed]:
    """The game as it stood after each move from a number on, as many as are told at once."""
    story, past = Story(room.story.id, room.story.secret), list[Story]()
    for row in await _read(room):
        entry = e.read(row.body)
        story.hear(entry, row.number, row.at)
        if row.number >= first and isinstance(entry, CHANGES_POSITION) and len(past) < MOST_POSITIONS:
            past.append(story.fork())
    viewer = story.viewer(player)
    found = []
    for then in past:
        now = tell_now(then, viewer, undo=False, legal=False)
        assert now is not None
        found.append(Placed(then.number, now))
    return found


async def _read(room: Room) -> list[logs.Row]:
    table = room.story.id
    return await room.house.database.read(lambda connection: logs.read_log(connection, table))
