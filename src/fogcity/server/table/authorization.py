"""Who may see a table: everybody if it is open, else who sits, is asked, or has one of its keys."""

from __future__ import annotations

import hmac

from fogcity.server.http.problems import Unknown
from fogcity.server.table.room import Room


def may_see(room: Room, player: str, key: str) -> None:
    """Unknown, as if there were no such table, for whoever may not see it."""
    story = room.story
    if story.head.open or (player and player == story.host):
        return
    if player and any(player in (seat.player, seat.invited) for seat in story.seats):
        return
    if key and (same(key, room.invite_key) or same(key, room.watch_key)):
        return
    raise Unknown("there is no such table", reason="no_such_table")


def same(one: str, other: str) -> bool:
    """Are two keys the same? Takes as long whatever they are."""
    return hmac.compare_digest(one.encode(), other.encode())
