"""Players in the database."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.names import skeleton
from fogcity.server.store.schema import (
    devices,
    keys,
    log,
    made,
    marks,
    players,
    puzzle_answers,
    recovery,
    seats,
    tables,
)


class Person(NamedTuple):
    """A player: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None
    created: int
    portal: str | None = None  # what the portal calls the owner; None: the account has a passphrase


# The columns of a Person.
PERSON = (players.c.id, players.c.name, players.c.login, players.c.created, players.c.portal)


def add_player(connection: Connection, person: Person, passphrase: str | None = None) -> None:
    """A new player."""
    connection.execute(sa.insert(players), {**person._asdict(), "passphrase": passphrase, "deleted": False})


def find_player(connection: Connection, player: str) -> Person | None:
    """A player by id."""
    row = connection.execute(sa.select(*PERSON).where(players.c.id == player, ~players.c.deleted)).one_or_none()
    return None if row is None else Person(*row)


def find_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """An account by its login, and the hash of its passphrase."""
    row = connection.execute(sa.select(*PERSON, players.c.passphrase).where(players.c.login == login)).one_or_none()
    return None if row is None else (Person(*row[: len(PERSON)]), row[len(PERSON)] or "")


def find_portal(connection: Connection, identity: str) -> Person | None:
    """An account by what the portal calls its owner."""
    row = connection.execute(sa.select(*PERSON).where(players.c.portal == identity)).one_or_none()
    return None if row is None else Person(*row)


def hand_over(connection: Connection, player: str, identity: str) -> None:
    """Make an account the portal's: it loses its passphrase, recovery codes, cookies and tokens."""
    for table in (keys, devices, recovery):
        connection.execute(sa.delete(table).where(table.c.player == player))
    change_player(connection, player, portal=identity, passphrase=None)


def names_of(connection: Connection, wanted: set[str]) -> dict[str, str]:
    """The names of players."""
    if not wanted:
        return {}
    query = sa.select(players.c.id, players.c.name).where(players.c.id.in_(wanted))
    return {row[0]: row[1] for row in connection.execute(query)}


def login_is_free(connection: Connection, login: str, but: str) -> bool:
    """Is this login free for a player?"""
    query = sa.select(players.c.id).where(players.c.login == login, players.c.id != but)
    return connection.execute(query).first() is None


def taken_names(connection: Connection, names: Mapping[str, str], but: str) -> set[str]:
    """Which of these names, given by login with their skeletons, are names of accounts or look like one."""
    where = (players.c.login.in_(names.keys()) | players.c.skeleton.in_(names.values())) & (players.c.id != but)
    rows = connection.execute(sa.select(players.c.login, players.c.skeleton).where(players.c.login.is_not(None), where))
    taken = {text for row in rows for text in row if text is not None}
    return {login for login, likeness in names.items() if login in taken or likeness in taken}


def fill_skeletons(connection: Connection) -> None:
    """Fill in the skeletons of accounts that have none. Of look-alikes, the oldest account gets it."""
    rows = sa.table("players", *map(sa.column, ("id", "name", "login", "created", "skeleton")))
    query = sa.select(rows.c.id, rows.c.name, rows.c.skeleton).where(rows.c.login.is_not(None))
    used: set[str] = set()
    for player, name, known in connection.execute(query.order_by(rows.c.skeleton.is_(None), rows.c.created)).all():
        likeness = known or skeleton(name)
        if known is None and likeness not in used:
            connection.execute(sa.update(rows).where(rows.c.id == player).values(skeleton=likeness))
        used.add(likeness)


def change_player(connection: Connection, player: str, **values: Any) -> None:
    """Change columns of a player: name, login, skeleton, passphrase, portal."""
    connection.execute(sa.update(players).where(players.c.id == player).values(values))


# ---- passphrases and recovery codes


def replace_passphrase(connection: Connection, player: str, old: str, new: str) -> bool:
    """Replace the hash of a passphrase; False if it is not the old one any more."""
    where = (players.c.id == player) & (players.c.passphrase == old)
    return bool(connection.execute(sa.update(players).where(where).values(passphrase=new)).rowcount)


def replace_codes(connection: Connection, player: str, hashes: dict[str, str], now: int) -> None:
    """Replace all recovery codes of a player, given as hashes by the start of the code."""
    connection.execute(sa.delete(recovery).where(recovery.c.player == player))
    rows = [{"player": player, "start": start, "hash": hashed, "created": now} for start, hashed in hashes.items()]
    connection.execute(sa.insert(recovery), rows)


def find_code(connection: Connection, player: str, start: str) -> str | None:
    """The hash of the recovery code with this start."""
    query = sa.select(recovery.c.hash).where(recovery.c.player == player, recovery.c.start == start)
    return connection.execute(query).scalar_one_or_none()


def count_codes(connection: Connection, player: str) -> int:
    """How many recovery codes a player has left."""
    query = sa.select(sa.func.count()).select_from(recovery).where(recovery.c.player == player)
    return connection.execute(query).scalar_one()


def use_code(connection: Connection, player: str, start: str, hashed: str) -> bool:
    """Delete a recovery code; False if it was used already."""
    where = (recovery.c.player == player) & (recovery.c.start == start) & (recovery.c.hash == hashed)
    return bool(connection.execute(sa.delete(recovery).where(where)).rowcount)


# ---- deletion


def delete_player(connection: Connection, player: str, blank: Any) -> list[str]:
    """Delete a player: name, keys, recovery codes, chat messages, puzzles. Returns the tables where they had a seat.

    The games stay, because they belong to the other players too; the seat then has no name. `blank` takes an entry of
    the log as bytes, and removes the player's own words from it.
    """
    connection.execute(sa.delete(keys).where(keys.c.player == player))
    connection.execute(sa.delete(devices).where(devices.c.player == player))
    connection.execute(sa.delete(recovery).where(recovery.c.player == player))
    connection.execute(sa.delete(marks).where(marks.c.player == player))
    connection.execute(sa.delete(made).where(made.c.player == player))
    connection.execute(sa.delete(puzzle_answers).where(puzzle_answers.c.player == player))
    gone = {"name": "", "login": None, "passphrase": None, "deleted": True, "skeleton": None, "portal": None}
    connection.execute(sa.update(players).where(players.c.id == player).values(gone))
    where = (log.c.table == tables.c.id) & (log.c.player == player)
    for table, number, body in connection.execute(sa.select(log.c.table, log.c.number, log.c.body).where(where)).all():
        emptied = blank(body)
        if emptied != body:
            row = (log.c.table == table) & (log.c.number == number)
            connection.execute(sa.update(log).where(row).values(body=emptied))
    return list(connection.execute(sa.select(seats.c.table).where(seats.c.player == player).distinct()).scalars())
