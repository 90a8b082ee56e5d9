"""The keys that identify players: cookies of browsers and tokens of scripts, and which browsers an account knows.

A found key is cached. `ended_among` finds out which keys in use have ended meanwhile, at whatever server.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

from fogcity.server import scopes as s
from fogcity.server.problems import BadRequest, Conflict, Forbidden, NotFound, Unauthenticated
from fogcity.server.store import keys
from fogcity.server.store.engine import Database
from fogcity.server.store.keys import COOKIE, PORTAL, TOKEN, KeyRow
from fogcity.server.store.people import Person
from fogcity.server.table.clock import DAY
from fogcity.server.table.decide import clean
from fogcity.server.timestamps import unix_ms

COOKIE_DAYS = 400  # browsers keep a cookie no longer than this
TOKEN_DAYS, MAX_TOKEN_DAYS = 365, 730
MAX_TOKENS = 20
MAX_SESSIONS = 100  # per player; of more, those that were used last stay
MAX_DEVICES = 20  # per account
MAX_CACHED, CACHE_SECONDS = 20_000, 30.0
USE_NOTED = 3_600_000  # milliseconds: the last use of a key is noted no more often than this
ROTATION = 5_000  # milliseconds for which a replaced cookie is valid, until all tabs have the new one
MIN_START = 8  # characters of a hash that identify a token or session


class Caller(NamedTuple):
    """A player who makes a request, and the key that identified them."""

    person: Person
    key: str  # its hash
    kind: str
    scopes: frozenset[s.Scope] = s.ALL
    expires: int | None = None

    def require(self, scope: s.Scope | None) -> None:
        """Forbidden if the key is a token without this scope."""
        if scope is not None and scope not in self.scopes:
            text = f"this token lacks the scope `{scope}`: create one that has it"
            raise Forbidden(text, reason="scope_missing", scope=scope)


class LoggedIn(NamedTuple):
    """A player with new keys for the cookies: that of the session, and that by which the account knows the browser."""

    person: Person
    key: str
    device: str = ""


def digest_of(key: str) -> str:
    """The hash under which a key is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def new_key(kind: str, label: str, lasts: int, scopes: frozenset[s.Scope] = frozenset()) -> tuple[str, KeyRow]:
    """A new key that is valid for so many milliseconds, and its row."""
    key = ("fogcity_" if kind == TOKEN else "") + secrets.token_urlsafe(32)
    now = unix_ms()
    return key, KeyRow(digest_of(key), kind, label, now, now + lasts, s.write_scopes(scopes), now)


class Keys:
    """The keys of players."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._cache: OrderedDict[str, tuple[float, Caller]] = OrderedDict()

    # ---- authentication

    async def authenticate(self, key: str) -> Caller | None:
        """The player with this key; None if it is not valid."""
        found = await self._find(digest_of(key))
        return None if found is None or found.kind == PORTAL else found  # a portal's session has no key

    async def find_session(self, digest: str) -> Caller | None:
        """The session with this hash of somebody whom a portal names; None if there is none."""
        found = await self._find(digest)
        return found if found is not None and found.kind == PORTAL else None

    async def reauthenticate(self, caller: Caller) -> Caller:
        """The same caller, if their key is still valid; Unauthenticated if not."""
        found = await self._find(caller.key)
        if found is None:
            raise Unauthenticated("you were logged out: log in and connect again", reason="logged_out")
        return found

    async def _find(self, digest: str) -> Caller | None:
        cached = self._cache.get(digest)
        if cached is not None and time.monotonic() - cached[0] < CACHE_SECONDS:
            return cached[1]
        now = unix_ms()
        found = await self._database.read(partial(keys.find_key, digest=digest, now=now))
        if found is None:
            self._cache.pop(digest, None)
            return None
        person, row = found
        await self._note_use(row, now)
        scopes = s.read_scopes(row.scopes) if row.kind == TOKEN else s.ALL
        return self._remember(Caller(person, digest, row.kind, scopes, row.expires))

    async def _note_use(self, row: KeyRow, now: int) -> None:
        """Note the last use of a key now and then, and extend a cookie that is in use."""
        if row.used is not None and now - row.used < USE_NOTED:
            return
        left = None if row.expires is None else row.expires - now
        expires = row.expires
        if row.kind != TOKEN and left is not None and ROTATION < left < COOKIE_DAYS * DAY // 2:
            expires = now + COOKIE_DAYS * DAY
        await self._database.write(partial(keys.use_key, digest=row.hash, now=now, expires=expires))

    def forget(self, key: str = "", player: str = "") -> None:
        """Drop a key, or all keys of a player, from the cache."""
        for digest, (_, caller) in list(self._cache.items()):
            if digest == key or caller.person.id == player:
                del self._cache[digest]

    def _remember(self, caller: Caller) -> Caller:
        self._cache[caller.key] = (time.monotonic(), caller)
        self._cache.move_to_end(caller.key)
        while len(self._cache) > MAX_CACHED:
            self._cache.popitem(last=False)
        return caller

    async def ended_among(self, in_use: Iterable[str]) -> list[str]:
        """Those of these keys, and of all cached ones, that are not valid any more."""
        asked = list({*in_use, *self._cache})
        if not asked:
            return []
        return await self._database.read(partial(keys.ended_among, digests=asked, now=unix_ms()))

    async def purge(self) -> int:
        """Delete expired keys. Returns how many."""
        return await self._database.write(partial(keys.purge, now=unix_ms()))

    # ---- tokens

    async def new_token(
        self, caller: Caller, label: str, scopes: frozenset[s.Scope] = s.DEFAULT, days: int = TOKEN_DAYS
    ) -> tuple[KeyRow, str]:
        """Create a token for a script. Returns its row and the token, which is not stored.

        A token that creates another gives it no scope and no day that it does not have itself.
        """
        if not scopes:
            raise BadRequest("a token needs at least one scope: " + ", ".join(sorted(s.ALL)), reason="no_scope")
        for scope in sorted(scopes - caller.scopes):
            caller.require(scope)
        key, row = new_key(TOKEN, clean(label)[:60], days * DAY, scopes)
        if caller.kind == TOKEN and caller.expires is not None and row.expires is not None:
            row = row._replace(expires=min(row.expires, caller.expires))
        player = caller.person.id

        def change(connection: Connection) -> bool:
            if len(keys.keys_of(connection, player, TOKEN, row.created)) >= MAX_TOKENS:
                return False
            keys.add_key(connection, player, row)
            return True

        if not await self._database.write(change):
            text = f"you have {MAX_TOKENS} tokens already; delete one first"
            raise Conflict(text, reason="too_many_tokens", most=MAX_TOKENS)
        return row, key

    async def tokens(self, person: Person) -> list[KeyRow]:
        """The tokens of a player."""
        return await self._database.read(partial(keys.keys_of, player=person.id, kind=TOKEN, now=unix_ms()))

    async def drop_token(self, person: Person, start: str) -> str:
        """Delete a token, identified by the first 8 or more characters of its hash. Returns the hash."""
        row = _identified(await self.tokens(person), start)
        if row is None:
            raise NotFound("there is no such token", reason="no_such_token")
        await self._drop(person, row)
        return row.hash

    # ---- sessions

    async def sessions(self, person: Person) -> list[KeyRow]:
        """The browsers in which a player is logged in, without cookies that were just replaced."""
        soon, kind = unix_ms() + ROTATION, COOKIE if person.portal is None else PORTAL
        return await self._database.read(partial(keys.keys_of, player=person.id, kind=kind, now=soon))

    async def end_session(self, person: Person, start: str) -> str:
        """Log out a browser, identified like a token, and forget that the account knows it. Returns the hash."""
        row = _identified(await self.sessions(person), start)
        if row is None:
            raise NotFound("there is no such session", reason="no_such_session")
        await self._drop(person, row)
        return row.hash

    async def end_sessions(self, person: Person) -> list[str]:
        """Log out all browsers of a player, and forget that the account knows them. Returns the keys that ended."""

        def change(connection: Connection) -> list[str]:
            keys.drop_devices(connection, person.id)
            return keys.drop_keys(connection, person.id, (COOKIE, PORTAL))

        ended = await self._database.write(change)
        for key in ended:
            self.forget(key)
        return ended

    async def log_out(self, caller: Caller) -> None:
        """Delete the key. The account still knows the browser."""
        await self._database.write(partial(keys.drop_key, player=caller.person.id, digest=caller.key))
        self.forget(caller.key)

    async def _drop(self, person: Person, row: KeyRow) -> None:
        def change(connection: Connection) -> None:
            keys.drop_key(connection, person.id, row.hash)
            if row.device is not None:
                keys.drop_device(connection, row.device, person.id)

        await self._database.write(change)
        self.forget(row.hash)

    # ---- browsers that an account knows

    async def knows_device(self, device: str, login: str) -> bool:
        """Has the browser with this key logged in to the account before?"""
        if not device:
            return False
        return await self._database.read(
            partial(keys.knows_device, digest=digest_of(device), login=login, now=unix_ms())
        )


def add_session(connection: Connection, player: str, row: KeyRow, device: str, fresh: str) -> str:
    """Store a new session of an account in a browser, and that the account knows the browser. Returns its key.

    A browser has one key for all accounts. `device` is the one that it says it has, `fresh` a new one.
    """
    if not (device and keys.device_exists(connection, digest_of(device))):
        device = fresh
    expires = row.created + COOKIE_DAYS * DAY
    keys.put_device(connection, digest_of(device), player, row.created, expires)
    keys.drop_least_used_devices(connection, player, MAX_DEVICES)
    keys.add_key(connection, player, row._replace(device=digest_of(device)))
    keys.drop_least_used(connection, player, COOKIE, MAX_SESSIONS)
    return device


def _identified(rows: list[KeyRow], start: str) -> KeyRow | None:
    """The row whose hash starts like this."""
    return next((row for row in rows if len(start) >= MIN_START and row.hash.startswith(start)), None)
