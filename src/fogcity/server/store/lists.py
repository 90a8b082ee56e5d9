"""Lists of tables: open, a player's own, finished, challenges."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import log, players, seats, tables

PAGE = 50


def open_tables(connection: Connection, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Tables that any player may join, the newest first."""
    where = (tables.c.status == "waiting") & tables.c.open
    return _listed(connection, where, tables.c.created, game, before)


def tables_of(
    connection: Connection, player: str, finished: bool, game: str | None, before: int | None
) -> list[dict[str, Any]]:
    """The tables that a player sits at or hosts, the last changed first."""
    mine = sa.select(seats.c.table).where(seats.c.player == player)
    statuses = ("over",) if finished else ("waiting", "playing")
    where = (tables.c.id.in_(mine) | (tables.c.host == player)) & tables.c.status.in_(statuses)
    return _listed(connection, where, tables.c.changed, game, before)


def finished_tables(connection: Connection, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Finished games at open tables, the latest first."""
    where = (tables.c.status == "over") & tables.c.open
    return _listed(connection, where, tables.c.changed, game, before)


def challenges_of(connection: Connection, player: str, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Tables at which a seat is reserved for a player."""
    asked = sa.select(seats.c.table).where(seats.c.invited == player)
    where = tables.c.id.in_(asked) & (tables.c.status == "waiting")
    return _listed(connection, where, tables.c.created, game, before)


def unfinished_of(connection: Connection, player: str) -> list[str]:
    """The tables that a player sits at, hosts or is invited to, if they are not over."""
    mine = sa.select(seats.c.table).where((seats.c.player == player) | (seats.c.invited == player))
    where = (tables.c.id.in_(mine) | (tables.c.host == player)) & tables.c.status.in_(("waiting", "playing"))
    return list(connection.execute(sa.select(tables.c.id).where(where)).scalars())


def waiting_for(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Tables that wait for a player: to act, or to answer a challenge."""
    act = sa.select(seats.c.table).where(
        seats.c.table == tables.c.id, seats.c.seat == tables.c.turn, seats.c.player == player, seats.c.bot.is_(None)
    )
    asked = sa.select(seats.c.table).where(seats.c.table == tables.c.id, seats.c.invited == player)
    mine = sa.select(seats.c.table).where((seats.c.player == player) | (seats.c.invited == player))
    waits = ((tables.c.status == "playing") & act.exists()) | ((tables.c.status == "waiting") & asked.exists())
    return _listed(connection, tables.c.id.in_(mine) & waits, tables.c.changed, None, None)


def _listed(
    connection: Connection, where: Any, order: Any, game: str | None, before: int | None
) -> list[dict[str, Any]]:
    columns = ("id", "game", "seats", "status", "open", "host", "created", "changed", "turn", "result")
    if game is not None:
        where &= tables.c.game == game
    if before is not None:
        where &= order < before
    hosts = players.alias("hosts")
    query = (
        sa.select(*(tables.c[name] for name in columns), hosts.c.name.label("host_name"), log.c.body.label("head"))
        .join(hosts, hosts.c.id == tables.c.host, isouter=True)
        .join(log, (log.c.table == tables.c.id) & (log.c.number == 1), isouter=True)
        .where(where)
        .order_by(order.desc())
    )
    rows = list(connection.execute(query.limit(PAGE)))
    if len(rows) == PAGE:  # include all rows with the last row's time: the next page starts before it
        last = rows[-1]._mapping[order.name]
        rows = [row for row in rows if row._mapping[order.name] != last]
        rows += connection.execute(query.where(order == last))
    found = {row.id: {**row._asdict(), "who": []} for row in rows}
    if found:
        sitting = (
            sa.select(seats.c.table, seats.c.seat, seats.c.player, seats.c.bot, players.c.name)
            .join(players, players.c.id == seats.c.player, isouter=True)
            .where(seats.c.table.in_(found))
            .order_by(seats.c.seat)
        )
        for row in connection.execute(sitting):
            found[row.table]["who"].append((row.seat, row.player, row.bot, row.name))
    return list(found.values())
