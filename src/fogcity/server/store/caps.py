"""How many tables a player and an address may have at once, so that nobody fills the lists or keeps all bots busy."""

from __future__ import annotations

from dataclasses import astuple, dataclass

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.problems import Conflict
from fogcity.server.store.schema import seats, tables

UNFINISHED = ("waiting", "playing")


@dataclass(frozen=True)
class Caps:
    """The most tables at once."""

    hosted: int = 100  # of a host, that are not over
    waiting: int = 30  # of an address, that wait for players
    for_bots: int = 5  # of a host, at which only bots play
    for_bots_here: int = 10  # the same of an address

    def times(self, factor: float) -> Caps:
        """These caps multiplied by a factor."""
        return Caps(*(max(1, round(most * factor)) for most in astuple(self)))

    def check(self, connection: Connection, host: str, origin: str, for_bots: bool) -> None:
        """Conflict if the host or the address (`origin` is a mark of it) has as many tables as allowed."""
        unfinished = tables.c.status.in_(UNFINISHED)
        hosted, here = (tables.c.host == host) & unfinished, (tables.c.origin == origin) & unfinished
        waiting = (tables.c.origin == origin) & (tables.c.status == "waiting")
        _check(connection, hosted, "unfinished tables", self.hosted)
        _check(connection, waiting, "waiting tables at your address", self.waiting)
        if for_bots:
            person = seats.c.player.is_not(None) | seats.c.invited.is_not(None)
            no_people = ~sa.exists().where(seats.c.table == tables.c.id, person)
            _check(connection, hosted & no_people, "tables for bots only", self.for_bots)
            _check(connection, here & no_people, "tables for bots only at your address", self.for_bots_here)


def _check(connection: Connection, where: sa.ColumnElement[bool], what: str, most: int) -> None:
    some = sa.select(tables.c.id).where(where).limit(most).subquery()  # no need to count on
    if connection.execute(sa.select(sa.func.count()).select_from(some)).scalar_one() >= most:
        text = f"there are {most} {what} already; finish or close one first"
        raise Conflict(text, reason="too_many_tables", what=what, most=most)
