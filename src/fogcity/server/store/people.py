"""Players and their keys in the database."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy import Connection

from fogcity.server.store.schema import keys, log, made, players, seats, tables

COOKIE, TOKEN = "cookie", "token"


class Person(NamedTuple):
    """A player: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None
    created: int


class KeyRow(NamedTuple):
    """A stored key: its hash, not the key itself."""

    hash: str
    kind: str
    label: str
    created: int
    expires: int | None


_person = (players.c.id, players.c.name, players.c.login, players.c.created)
_key = (keys.c.hash, keys.c.kind, keys.c.label, keys.c.created, keys.c.expires)


def add_player(connection: Connection, person: Person, passphrase: str | None = None) -> None:
    """A new player."""
    connection.execute(sa.insert(players), {**person._asdict(), "passphrase": passphrase, "deleted": False})


def find_player(connection: Connection, player: str) -> Person | None:
    """A player by id."""
    row = connection.execute(sa.select(*_person).where(players.c.id == player, ~players.c.deleted)).one_or_none()
    return None if row is None else Person(*row)


def find_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """An account by its login, and the hash of its passphrase."""
    row = connection.execute(sa.select(*_person, players.c.passphrase).where(players.c.login == login)).one_or_none()
    return None if row is None else (Person(*row[:4]), row[4] or "")


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


def change_player(connection: Connection, player: str, **values: Any) -> None:
    """Change the name, login or passphrase of a player."""
    connection.execute(sa.update(players).where(players.c.id == player).values(values))


# ---- keys


def add_key(connection: Connection, player: str, row: KeyRow) -> None:
    """A new key of a player."""
    connection.execute(sa.insert(keys), {**row._asdict(), "player": player})


def find_key(connection: Connection, digest: str, now: int) -> tuple[Person, KeyRow] | None:
    """The player with this key, unless the key has expired or the player was deleted."""
    query = (
        sa.select(*_person, *_key)
        .join(players, players.c.id == keys.c.player)
        .where(keys.c.hash == digest, ~players.c.deleted)
    )
    row = connection.execute(query).one_or_none()
    if row is None or (row[8] is not None and row[8] <= now):
        return None
    return Person(*row[:4]), KeyRow(*row[4:])


def extend_key(connection: Connection, digest: str, expires: int) -> None:
    """Extend the life of a key."""
    connection.execute(sa.update(keys).where(keys.c.hash == digest).values(expires=expires))


def keys_of(connection: Connection, player: str, kind: str) -> list[KeyRow]:
    """A player's keys of one kind."""
    query = sa.select(*_key).where(keys.c.player == player, keys.c.kind == kind).order_by(keys.c.created)
    return [KeyRow(*row) for row in connection.execute(query)]


def drop_key(connection: Connection, player: str, digest: str) -> bool:
    """Delete a key of a player."""
    query = sa.delete(keys).where(keys.c.player == player, keys.c.hash == digest)
    return bool(connection.execute(query).rowcount)


def drop_old_keys(connection: Connection, now: int) -> int:
    """Delete expired keys."""
    return connection.execute(sa.delete(keys).where(keys.c.expires <= now)).rowcount


# ---- deletion


def delete_player(connection: Connection, player: str, blank: Any) -> list[str]:
    """Delete a player: name, keys and chat messages. Returns the tables where they had a seat.

    The games stay, because they belong to the other players too; the seat then has no name. `blank` takes an entry of
    the log as bytes, and removes the player's own words from it.
    """
    connection.execute(sa.delete(keys).where(keys.c.player == player))
    connection.execute(sa.delete(made).where(made.c.player == player))
    gone = {"name": "", "login": None, "passphrase": None, "deleted": True}
    connection.execute(sa.update(players).where(players.c.id == player).values(gone))
    where = (log.c.table == tables.c.id) & (log.c.player == player)
    for table, number, body in connection.execute(sa.select(log.c.table, log.c.number, log.c.body).where(where)).all():
        emptied = blank(body)
        if emptied != body:
            row = (log.c.table == table) & (log.c.number == number)
            connection.execute(sa.update(log).where(row).values(body=emptied))
    return list(connection.execute(sa.select(seats.c.table).where(seats.c.player == player).distinct()).scalars())
