"""How many entries of each kind a table's log may have, so that nobody makes it long enough to slow the table down.

Moves need no quota: a game has an end, and undoing has a quota.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from fogcity.server.problems import Conflict
from fogcity.server.table import entries as e


class Quota(NamedTuple):
    """The most entries of a kind: at a table, and by one player."""

    most: int
    each: int


CHAT, MUTES, SEATS, STOPS, UNDOS, REOPENED = "chat", "mutes", "seats", "stops", "undos", "reopened"
QUOTAS = {
    CHAT: Quota(2000, 400),
    MUTES: Quota(200, 200),
    SEATS: Quota(1000, 20),  # people, bots and invitations that come and go; one player joins so often
    STOPS: Quota(200, 50),
    UNDOS: Quota(1000, 1000),
    REOPENED: Quota(50, 50),
}
KINDS: dict[type, str] = {
    e.Said: CHAT,
    e.Muted: MUTES,
    e.Joined: SEATS,
    e.Contributed: SEATS,
    e.SeatAsked: SEATS,
    e.SeatAnswered: SEATS,
    e.Left: SEATS,
    e.BotSeated: SEATS,
    e.Invited: SEATS,
    e.Declined: SEATS,
    e.SeatsChanged: SEATS,
    e.HostChanged: SEATS,
    e.StopOffered: STOPS,
    e.StopAnswered: STOPS,
    e.Undone: UNDOS,
    e.Withdrawn: UNDOS,
    e.Reopened: REOPENED,
}
OWN = (e.Said, e.Joined, e.SeatAsked, e.StopOffered, e.StopAnswered)  # entries that count for their player too

Used = Mapping[tuple[str, str], int]  # by kind, and player (empty: all together)


def count(used: Used, entry: e.AnyEntry) -> Used:
    """The counts with one more entry. They are not changed in place: copies of a table's state share them."""
    kind = KINDS.get(type(entry))
    if kind is None:
        return used
    found = {**used, (kind, ""): used.get((kind, ""), 0) + 1}
    if isinstance(entry, OWN):
        found[kind, entry.player] = used.get((kind, entry.player), 0) + 1
    return found


def check(used: Used, entries: Iterable[e.AnyEntry]) -> None:
    """Conflict if the log has no room for these entries."""
    for entry in entries:
        kind = KINDS.get(type(entry))
        if kind is None:
            continue
        quota = QUOTAS[kind]
        mine = used.get((kind, entry.player), 0) if isinstance(entry, OWN) else 0
        if mine >= quota.each:
            raise _full(
                f"you have done this at this table {quota.each} times ({kind}); that is the most", kind, quota.each
            )
        if used.get((kind, ""), 0) >= quota.most:
            raise _full(
                f"this table has had {quota.most} entries of this kind ({kind}); that is the most", kind, quota.most
            )


def _full(text: str, kind: str, most: int) -> Conflict:
    return Conflict(text, reason="log_full", what=kind, most=most)
