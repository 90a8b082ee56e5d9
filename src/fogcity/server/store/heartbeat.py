"""Signs of life: when a server was last there, so that time without one is nobody's."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import life, seats, tables

BEAT = 2.0  # seconds between signs of life
DEAD_AFTER = 8_000  # milliseconds without one
FORGOTTEN_AFTER = 86_400_000
LOCK = 1906_04_19  # of PostgreSQL: one process at a time begins, or buries others


def begin(connection: Connection, origin: str, now: int, alone: bool) -> int:
    """A server begins; gives for how long there was none. If it is alone, what others say of themselves is old."""
    _take_turns(connection)
    rows = connection.execute(sa.select(life.c.beat, life.c.alive)).all()
    last = max((row.beat for row in rows), default=now)
    others = not alone and any(row.alive and now - row.beat < DEAD_AFTER for row in rows)
    outage = 0 if others else max(0, now - last)
    if not others:
        connection.execute(sa.delete(life))
        if outage:
            _excuse(connection, outage)
        _wake_bots(connection, now)
    connection.execute(sa.delete(life).where(life.c.beat < now - FORGOTTEN_AFTER))
    _sign(connection, origin, now)
    return outage


def beat(connection: Connection, origin: str, now: int) -> int:
    """Still there. Gives how many others are found dead: the tables at which their bots were thinking are woken."""
    _sign(connection, origin, now)
    dead = life.c.alive & (life.c.beat < now - DEAD_AFTER) & (life.c.origin != origin)
    if connection.execute(sa.select(life.c.origin).where(dead)).first() is None:
        return 0
    _take_turns(connection)
    buried = connection.execute(sa.update(life).where(dead).values(alive=False)).rowcount
    if buried:
        _wake_bots(connection, now)
    return buried


def end(connection: Connection, origin: str, now: int, busy: Sequence[str]) -> None:
    """A server ends, and leaves tables at which its bots were thinking to others."""
    connection.execute(sa.update(life).where(life.c.origin == origin).values(beat=now, alive=False))
    if busy:
        connection.execute(sa.update(tables).where(tables.c.id.in_(busy), tables.c.wake > now).values(wake=now))


def _take_turns(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))


def _sign(connection: Connection, origin: str, now: int) -> None:
    signed = connection.execute(sa.update(life).where(life.c.origin == origin).values(beat=now, alive=True))
    if not signed.rowcount:
        connection.execute(sa.insert(life), {"origin": origin, "beat": now, "alive": True})


def _excuse(connection: Connection, outage: int) -> None:
    """Nobody's time has run."""
    running = (tables.c.status == "playing") & tables.c.began.is_not(None)
    moved = {"began": tables.c.began + outage, "wake": tables.c.wake + outage}
    connection.execute(sa.update(tables).where(running).values(moved))


def _wake_bots(connection: Connection, now: int) -> None:
    """Whoever asked a bot is gone: ask again."""
    bot = sa.select(seats.c.seat).where(
        seats.c.table == tables.c.id, seats.c.seat == tables.c.turn, seats.c.bot.is_not(None)
    )
    connection.execute(sa.update(tables).where(tables.c.status == "playing", bot.exists()).values(wake=now))
