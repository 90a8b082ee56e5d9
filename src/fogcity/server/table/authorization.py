"""Who may see a table, and who may join it."""

from __future__ import annotations

import hmac

from fogcity.server.problems import Forbidden, NotFound
from fogcity.server.table import commands as c
from fogcity.server.table.removal import belongs, is_removed
from fogcity.server.table.room import Room


def require_view_access(room: Room, player: str, key: str) -> None:
    """Raise NotFound, as if the table did not exist, unless this player or this key may see it.

    Everybody may see an open table. A private one needs a seat, an invitation or one of the table's two keys.
    """
    if room.state.setup.open or belongs(room.state, player):
        return
    if (
        key
        and not is_removed(room.state, player)
        and (keys_match(key, room.invite_key) or keys_match(key, room.watch_key))
    ):
        return
    raise NotFound("there is no such table", reason="no_such_table")


def require_invitation(room: Room, command: c.Join, player: str) -> None:
    """Raise Forbidden if a private table is joined without an invitation and without the key of its invitation link."""
    if room.state.setup.open or belongs(room.state, player) or keys_match(command.key, room.invite_key):
        return
    text = "this table is private: ask the host for the invitation link"
    raise Forbidden(text, reason="needs_invitation")


def keys_match(one: str, other: str) -> bool:
    """Compare two keys in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
