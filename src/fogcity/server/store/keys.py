"""The keys of players (cookies and tokens) and the browsers they know, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy import Connection
from sqlalchemy.dialects import postgresql

from fogcity.server.store.people import PERSON, Person
from fogcity.server.store.schema import devices, keys, players

COOKIE, TOKEN, PORTAL = "cookie", "token", "portal"


class KeyRow(NamedTuple):
    """A stored key: its hash, not the key itself."""

    hash: str
    kind: str
    label: str
    created: int
    expires: int | None
    scopes: str = ""
    used: int | None = None
    device: str | None = None


_key = tuple(keys.c[name] for name in KeyRow._fields)


def add_key(connection: Connection, player: str, row: KeyRow) -> None:
    """A new key of a player."""
    connection.execute(sa.insert(keys), {**row._asdict(), "player": player})


def find_key(connection: Connection, digest: str, now: int) -> tuple[Person, KeyRow] | None:
    """The player with this key, unless the key has expired or the player was deleted."""
    query = (
        sa.select(*PERSON, *_key)
        .join(players, players.c.id == keys.c.player)
        .where(keys.c.hash == digest, ~players.c.deleted)
    )
    row = connection.execute(query).one_or_none()
    if row is None:
        return None
    person, key = Person(*row[: len(PERSON)]), KeyRow(*row[len(PERSON) :])
    return None if key.expires is not None and key.expires <= now else (person, key)


def ended_among(connection: Connection, digests: Sequence[str], now: int) -> list[str]:
    """Those of these keys that are not valid: deleted, expired, or of a deleted player. One query, however many."""
    if connection.dialect.name == "postgresql":
        asked = (
            sa.func.unnest(sa.cast(list(digests), postgresql.ARRAY(sa.String))).table_valued("value").render_derived()
        )
    else:
        asked = sa.func.json_each(msgspec.json.encode(digests).decode()).table_valued("value")
    valid = (
        sa.select(keys.c.hash)
        .join(players, players.c.id == keys.c.player)
        .where(keys.c.hash == asked.c.value, ~players.c.deleted, sa.or_(keys.c.expires.is_(None), keys.c.expires > now))
    )
    return list(connection.execute(sa.select(asked.c.value).where(~valid.exists())).scalars())


def use_key(connection: Connection, digest: str, now: int, expires: int | None) -> None:
    """Note that a key is used, and when it expires from now on."""
    connection.execute(sa.update(keys).where(keys.c.hash == digest).values(used=now, expires=expires))


def keys_of(connection: Connection, player: str, kind: str, now: int) -> list[KeyRow]:
    """A player's valid keys of one kind."""
    valid = sa.or_(keys.c.expires.is_(None), keys.c.expires > now)
    query = sa.select(*_key).where(keys.c.player == player, keys.c.kind == kind, valid).order_by(keys.c.created)
    return [KeyRow(*row) for row in connection.execute(query)]


def drop_key(connection: Connection, player: str, digest: str) -> bool:
    """Delete a key of a player."""
    query = sa.delete(keys).where(keys.c.player == player, keys.c.hash == digest)
    return bool(connection.execute(query).rowcount)


def drop_keys(connection: Connection, player: str, kinds: tuple[str, ...], but: str = "") -> list[str]:
    """Delete a player's keys of these kinds, except one. Returns their hashes."""
    where = (keys.c.player == player) & keys.c.kind.in_(kinds) & (keys.c.hash != but)
    found = list(connection.execute(sa.select(keys.c.hash).where(where)).scalars())
    connection.execute(sa.delete(keys).where(where))
    return found


def drop_sessions_of_device(connection: Connection, device: str) -> list[str]:
    """Delete the sessions of a browser in which a portal has named people. Returns their hashes."""
    where = (keys.c.kind == PORTAL) & (keys.c.device == device)
    found = list(connection.execute(sa.select(keys.c.hash).where(where)).scalars())
    connection.execute(sa.delete(keys).where(where))
    return found


def drop_least_used(connection: Connection, player: str, kind: str, most: int) -> None:
    """Keep at most so many of a player's keys of one kind: those that were used last."""
    last_use = sa.func.coalesce(keys.c.used, keys.c.created)
    query = sa.select(keys.c.hash).where(keys.c.player == player, keys.c.kind == kind).order_by(last_use.desc())
    for digest in list(connection.execute(query.offset(most)).scalars()):
        drop_key(connection, player, digest)


def expire_keys(connection: Connection, player: str, kind: str, at: int) -> None:
    """Let all of a player's keys of one kind expire at a time, if they do not expire earlier."""
    later = sa.or_(keys.c.expires.is_(None), keys.c.expires > at)
    connection.execute(sa.update(keys).where(keys.c.player == player, keys.c.kind == kind, later).values(expires=at))


def purge(connection: Connection, now: int) -> int:
    """Delete everything that has expired. Returns how many keys."""
    connection.execute(sa.delete(devices).where(devices.c.expires <= now))
    return connection.execute(sa.delete(keys).where(keys.c.expires <= now)).rowcount


# ---- known browsers


def knows_device(connection: Connection, digest: str, login: str, now: int) -> bool:
    """Has this browser logged in to the account before?"""
    query = (
        sa.select(devices.c.hash)
        .join(players, players.c.id == devices.c.player)
        .where(devices.c.hash == digest, devices.c.expires > now, players.c.login == login)
    )
    return connection.execute(query).first() is not None


def device_exists(connection: Connection, digest: str) -> bool:
    """Has this browser logged in to any account before?"""
    return connection.execute(sa.select(devices.c.hash).where(devices.c.hash == digest)).first() is not None


def put_device(connection: Connection, digest: str, player: str, now: int, expires: int) -> None:
    """Note that a browser has logged in to an account."""
    drop_device(connection, digest, player)
    connection.execute(sa.insert(devices), {"hash": digest, "player": player, "used": now, "expires": expires})


def drop_least_used_devices(connection: Connection, player: str, most: int) -> None:
    """Let an account know at most so many browsers: those that logged in last."""
    known = sa.select(devices.c.hash).where(devices.c.player == player).order_by(devices.c.used.desc())
    for digest in list(connection.execute(known.offset(most)).scalars()):
        drop_device(connection, digest, player)


def drop_device(connection: Connection, digest: str, player: str) -> None:
    """Forget that a browser has logged in to an account."""
    connection.execute(sa.delete(devices).where(devices.c.hash == digest, devices.c.player == player))


def drop_devices(connection: Connection, player: str, but: str | None = None) -> None:
    """Forget all browsers that have logged in to an account, except one."""
    connection.execute(sa.delete(devices).where(devices.c.player == player, devices.c.hash != (but or "")))
