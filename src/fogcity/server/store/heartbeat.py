"""Heartbeats of server processes. Clocks stop while no server runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import heartbeats, is_to_act, seats, tables

INTERVAL = 2.0  # seconds between heartbeats
DEAD_AFTER = 8_000  # milliseconds without a heartbeat
EXPIRES_AFTER = 86_400_000
LOCK = 1906_04_19  # PostgreSQL advisory lock: one process at a time starts, or marks others as dead


class Beat(NamedTuple):
    """What a server learns when it writes a heartbeat: the time, by which it should go, and more."""

    now: int
    outage: int = 0  # milliseconds for which no server was running
    dead: int = 0  # other servers that were found dead


def start(connection: Connection, origin: str, now: int | None, alone: bool) -> Beat:
    """Register a server that starts. Without `now` it is the database's time, as in the functions below.

    If the server is alone (SQLite), rows of other servers are leftovers.
    """
    _lock(connection)
    now = time_of(connection, now)
    rows = connection.execute(sa.select(heartbeats.c.beat, heartbeats.c.alive)).all()
    last = max((row.beat for row in rows), default=now)
    others = not alone and any(row.alive and now - row.beat < DEAD_AFTER for row in rows)
    outage = 0 if others else now - last  # negative if the clock was set back meanwhile
    if not others:
        connection.execute(sa.delete(heartbeats))
        if outage:
            _extend_clocks(connection, outage)
        _make_bots_due(connection, now)
    connection.execute(sa.delete(heartbeats).where(heartbeats.c.beat < now - EXPIRES_AFTER))
    _write(connection, origin, now)
    return Beat(now, outage)


def time_of(connection: Connection, now: int | None) -> int:
    """This time or, without one, that of the database (PostgreSQL), which all servers share."""
    if now is not None:
        return now
    seconds = connection.execute(sa.select(sa.func.extract("epoch", sa.func.clock_timestamp()))).scalar_one()
    return int(seconds * 1000)


def compensate(connection: Connection, origin: str, now: int | None, missed: int) -> int:
    """Add time that this server has missed to all running clocks, unless another server was there meanwhile.

    Returns by how much clocks were moved.
    """
    _lock(connection)
    now = time_of(connection, now)
    others = heartbeats.c.alive & (heartbeats.c.beat > now - DEAD_AFTER) & (heartbeats.c.origin != origin)
    if connection.execute(sa.select(heartbeats.c.origin).where(others)).first() is not None:
        return 0
    _extend_clocks(connection, missed)
    return missed


def beat(connection: Connection, origin: str, now: int | None) -> Beat:
    """Write a heartbeat. If other servers are found dead, the tables at which bots think become due."""
    now = time_of(connection, now)
    _write(connection, origin, now)
    dead = heartbeats.c.alive & (heartbeats.c.beat < now - DEAD_AFTER) & (heartbeats.c.origin != origin)
    if connection.execute(sa.select(heartbeats.c.origin).where(dead)).first() is None:
        return Beat(now)
    _lock(connection)
    dead_servers = connection.execute(sa.update(heartbeats).where(dead).values(alive=False)).rowcount
    if dead_servers:
        _make_bots_due(connection, now)
    return Beat(now, dead=dead_servers)


def stop(connection: Connection, origin: str, now: int | None, busy: Sequence[str]) -> None:
    """Unregister a server that stops. The tables at which its bots think (`busy`) become due for other servers."""
    now = time_of(connection, now)
    connection.execute(sa.update(heartbeats).where(heartbeats.c.origin == origin).values(beat=now, alive=False))
    if busy:
        connection.execute(sa.update(tables).where(tables.c.id.in_(busy), tables.c.due_at > now).values(due_at=now))


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def _write(connection: Connection, origin: str, now: int) -> None:
    updated = connection.execute(
        sa.update(heartbeats).where(heartbeats.c.origin == origin).values(beat=now, alive=True)
    )
    if not updated.rowcount:
        connection.execute(sa.insert(heartbeats), {"origin": origin, "beat": now, "alive": True})


def _extend_clocks(connection: Connection, outage: int) -> None:
    """Add the outage to all running clocks."""
    running = (tables.c.status == "playing") & tables.c.began.is_not(None)
    moved = {"began": tables.c.began + outage, "due_at": tables.c.due_at + outage}
    connection.execute(sa.update(tables).where(running).values(moved))


def _make_bots_due(connection: Connection, now: int) -> None:
    """Make all tables due at which a bot is to act: the server that asked it may be gone."""
    bot = sa.select(seats.c.seat).where(seats.c.table == tables.c.id, is_to_act(), seats.c.bot.is_not(None))
    connection.execute(sa.update(tables).where(tables.c.status == "playing", bot.exists()).values(due_at=now))
