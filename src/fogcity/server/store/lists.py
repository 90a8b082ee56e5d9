"""Lists of tables: open, live, a player's own, finished, challenges."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import OVER, is_to_act, log, players, seats, tables

PAGE = 50
UNFINISHED = ("waiting", "playing")
status = sa.func.coalesce(tables.c.status, "")  # for tables known by id: no planner then looks by status instead


def open_tables(connection: Connection, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Tables that any player may join, the newest first."""
    where = (tables.c.status == "waiting") & tables.c.open
    return _listed(connection, where, tables.c.created, game, before)


def tables_of(
    connection: Connection, player: str, finished: bool, game: str | None, before: int | None
) -> list[dict[str, Any]]:
    """The tables that a player sits at or hosts: those that are not over, the last changed first; or finished games."""
    if finished:
        return _finished_of(connection, player, game, before)
    where = tables.c.id.in_(_unfinished(connection, player)) & status.in_(UNFINISHED)
    return _listed(connection, where, tables.c.changed, game, before)


def _unfinished(connection: Connection, player: str, *more: Any) -> list[str]:
    """The tables that a player sits at or hosts and that are not over, and those of more queries.

    There are never many, so they are read first: then no planner of a database prefers to go through all tables.
    """
    seated = sa.select(seats.c.table).where(seats.c.player == player, seats.c.ended.is_(None))
    hosted = sa.select(tables.c.id).where(tables.c.host == player, tables.c.status.in_(UNFINISHED))
    return list(connection.execute(sa.union(seated, hosted, *more)).scalars())


def _finished_of(connection: Connection, player: str, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Finished games of a player, the last that ended first.

    Games are found by the index of the player's seats, so a page costs the same however many games there are.
    """
    query = sa.select(seats.c.table, seats.c.ended).distinct()
    query = query.where(seats.c.player == player, seats.c.ended.is_not(None))
    if before is not None:
        query = query.where(seats.c.ended < before)
    over = tables.c.status == "over"
    if game is not None:
        over &= tables.c.game == game
    query = query.join(tables, (tables.c.id == seats.c.table) & over).order_by(seats.c.ended.desc())
    rows = list(connection.execute(query.limit(PAGE)))
    if len(rows) == PAGE:  # include all with the last one's time: the next page starts before it
        last = rows[-1].ended
        rows = [row for row in rows if row.ended != last]
        rows += connection.execute(query.where(seats.c.ended == last))
    ended = {row.table: row.ended for row in rows}
    details = _with_seats(connection, connection.execute(_tables(tables.c.id.in_(list(ended)))))
    found = {row["id"]: row for row in details}
    return [{**found[table], "ended": at} for table, at in ended.items()]


def finished_tables(connection: Connection, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Finished games at open tables, the latest first."""
    where = sa.text(f"tables.{OVER}") & tables.c.open  # no parameter: SQLite then sees that the partial index fits
    return _listed(connection, where, tables.c.changed, game, before)


def live_tables(connection: Connection, since: int, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Games at open tables in which somebody has acted since a time, the latest first."""
    where = (tables.c.status == "playing") & tables.c.open & (tables.c.changed >= since)
    return _listed(connection, where, tables.c.changed, game, before)


def challenges_of(connection: Connection, player: str, game: str | None, before: int | None) -> list[dict[str, Any]]:
    """Tables at which a seat is reserved for a player."""
    asked = connection.execute(sa.select(seats.c.table).where(seats.c.invited == player)).scalars()
    where = tables.c.id.in_(list(asked)) & (status == "waiting")
    return _listed(connection, where, tables.c.created, game, before)


def unfinished_of(connection: Connection, player: str) -> list[str]:
    """The tables that a player sits at, hosts or is invited to, if they are not over."""
    asked = sa.select(seats.c.table).where(seats.c.invited == player)
    where = tables.c.id.in_(_unfinished(connection, player, asked)) & status.in_(UNFINISHED)
    return list(connection.execute(sa.select(tables.c.id).where(where)).scalars())


def waiting_for(connection: Connection, player: str) -> list[dict[str, Any]]:
    """Tables that wait for a player: to act, or to answer a challenge."""
    act = sa.select(seats.c.table).where(
        seats.c.table == tables.c.id, is_to_act(), seats.c.player == player, seats.c.bot.is_(None)
    )
    asked = sa.select(seats.c.table).where(seats.c.table == tables.c.id, seats.c.invited == player)
    invited = sa.select(seats.c.table).where(seats.c.invited == player)
    mine = _unfinished(connection, player, invited)
    waits = ((status == "playing") & act.exists()) | ((status == "waiting") & asked.exists())
    return _listed(connection, tables.c.id.in_(mine) & waits, tables.c.changed, None, None)


COLUMNS = ("id", "game", "seats", "status", "open", "host", "created", "changed", "turn", "choosing", "result")


def _listed(
    connection: Connection, where: Any, order: Any, game: str | None = None, before: int | None = None
) -> list[dict[str, Any]]:
    """A page of tables, by a time, the latest first."""
    if game is not None:
        where &= tables.c.game == game
    if before is not None:
        where &= order < before
    query = _tables(where).order_by(order.desc())
    rows = list(connection.execute(query.limit(PAGE)))
    if len(rows) == PAGE:  # include all rows with the last row's time: the next page starts before it
        last = rows[-1]._mapping[order.name]
        rows = [row for row in rows if row._mapping[order.name] != last]
        rows += connection.execute(query.where(order == last))
    return _with_seats(connection, rows)


def _tables(where: Any) -> Any:
    """The query for what lists say of tables."""
    hosts = players.alias("hosts")
    return (
        sa.select(*(tables.c[name] for name in COLUMNS), hosts.c.name.label("host_name"), log.c.body.label("head"))
        .join(hosts, hosts.c.id == tables.c.host, isouter=True)
        .join(log, (log.c.table == tables.c.id) & (log.c.number == 1), isouter=True)
        .where(where)
    )


def _with_seats(connection: Connection, rows: Iterable[Any]) -> list[dict[str, Any]]:
    """These tables, and who sits there."""
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
