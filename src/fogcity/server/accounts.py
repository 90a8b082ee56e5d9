"""Players: guests and accounts, and the keys (cookies and tokens) that identify them."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import time
import unicodedata
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fogcity.server.problems import BadRequest, Conflict, Forbidden, NotFound, Unauthenticated
from fogcity.server.store import people
from fogcity.server.store.engine import Database
from fogcity.server.store.people import COOKIE, TOKEN, KeyRow, Person
from fogcity.server.table.clock import DAY
from fogcity.server.table.decide import clean
from fogcity.server.table.entries import without_own_words
from fogcity.server.timestamps import unix_ms

COOKIE_DAYS = 400  # browsers keep a cookie no longer than this
MIN_PASSPHRASE, MAX_PASSPHRASE = 8, 200  # characters
MAX_TOKENS = 20
MAX_CACHED, CACHE_SECONDS = 20_000, 30.0
MAX_LOGIN = 40  # characters, the width of the column
INVISIBLE = ("Cf", "Cc", "Co", "Cn", "Cs")  # Unicode categories
ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def random_id(length: int) -> str:
    """A random id of letters and digits, with 5.8 bits of entropy per character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest_of(key: str) -> str:
    """The hash under which a key is stored."""
    return hashlib.sha256(key.encode()).hexdigest()


def login_of(name: str) -> str:
    """The normalized name: two accounts must differ by more than case, width or invisible characters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if unicodedata.category(letter) not in INVISIBLE)


def check_name(name: str) -> str:
    """The name without extra spaces; BadRequest if it cannot be shown."""
    tidy = re.sub(r"\s+", " ", clean(name))
    if not 1 <= len(tidy) <= 30 or not login_of(tidy).strip():
        raise BadRequest("a name has 1 to 30 visible characters", reason="bad_name")
    return tidy


def check_login(name: str) -> str:
    """The normalized name of an account; BadRequest if it is too long."""
    login = login_of(name)
    if len(login) > MAX_LOGIN:
        raise BadRequest("this name is too long: some of its characters stand for several", reason="bad_login")
    return login


def check_passphrase(passphrase: str) -> str:
    """The passphrase; BadRequest if it is too short or too long."""
    if not MIN_PASSPHRASE <= len(passphrase) <= MAX_PASSPHRASE:
        text = f"a passphrase has {MIN_PASSPHRASE} to {MAX_PASSPHRASE} characters"
        raise BadRequest(text, reason="bad_passphrase", least=MIN_PASSPHRASE, most=MAX_PASSPHRASE)
    return passphrase


def _normalized(passphrase: str) -> bytes:
    """The bytes to hash: keyboards differ in how they compose letters."""
    return unicodedata.normalize("NFC", passphrase).encode()


class Caller(NamedTuple):
    """A player who makes a request, and the key that identified them."""

    person: Person
    key: str  # its hash
    kind: str


class Accounts:
    """Players and their keys."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self._hasher = hasher or PasswordHasher()
        self._cache: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="argon2")  # each hash takes 64 MiB

    # ---- authentication

    async def authenticate(self, key: str) -> Caller | None:
        """The player with this key; None if it is not valid."""
        return await self._find(digest_of(key))

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
        found = await self._database.read(lambda connection: people.find_key(connection, digest, now))
        if found is None:
            self._cache.pop(digest, None)
            return None
        person, row = found
        if row.expires is not None and row.expires - now < COOKIE_DAYS * DAY // 2:
            await self._database.write(
                lambda connection: people.extend_key(connection, digest, now + COOKIE_DAYS * DAY)
            )
        return self._remember(Caller(person, digest, row.kind))

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

    # ---- guests and accounts

    async def find_by_name(self, name: str) -> Person:
        """The account of this name; NotFound if there is none."""
        login = login_of(check_name(name))
        found = await self._database.read(partial(people.find_login, login=login))
        if found is None:
            raise NotFound(f"there is no account named {name[:30]}", reason="no_such_account", name=name[:30])
        return found[0]

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """Create a guest. Returns the guest and the key for the cookie."""
        person = Person(random_id(12), check_name(name), None, unix_ms())
        key, row = _new_key(COOKIE, "", COOKIE_DAYS * DAY)

        def change(connection: Connection) -> None:
            people.add_player(connection, person)
            people.add_key(connection, person.id, row)

        await self._database.write(change)
        return person, key

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """Turn a guest into an account. Their seats and games stay theirs."""
        if person.login is not None:
            raise Conflict("this is already an account", reason="account_already")
        tidy = check_name(name)
        login = check_login(tidy)
        hashed = await self._hash(check_passphrase(passphrase))

        def change(connection: Connection) -> bool:
            if not people.login_is_free(connection, login, person.id):
                return False
            people.change_player(connection, person.id, name=tidy, login=login, passphrase=hashed)
            return True

        try:
            is_free = await self._database.write(change)
        except IntegrityError:  # another server registered the name first
            is_free = False
        if not is_free:
            text = f"the name {tidy} is taken; choose another"
            raise Conflict(text, reason="name_taken", name=tidy)
        self.forget(player=person.id)
        return person._replace(name=tidy, login=login)

    async def log_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        """Check the passphrase. Returns the account and a new key for the cookie."""
        login = login_of(check_name(name))
        found = await self._database.read(lambda connection: people.find_login(connection, login))
        right = await self._verify(found[1] if found else None, passphrase[:MAX_PASSPHRASE])
        if found is None or not right:
            raise Unauthenticated("wrong name or passphrase", reason="wrong_passphrase")
        key, row = _new_key(COOKIE, "", COOKIE_DAYS * DAY)
        await self._database.write(lambda connection: people.add_key(connection, found[0].id, row))
        return found[0], key

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name. The login of an account stays the same."""
        tidy = check_name(name)
        if person.login is not None and login_of(tidy) != person.login:
            raise Forbidden("an account may change only the case or spacing of its name", reason="account_name_stays")
        await self._database.write(lambda connection: people.change_player(connection, person.id, name=tidy))
        self.forget(player=person.id)
        return person._replace(name=tidy)

    async def log_out(self, caller: Caller) -> None:
        """Delete the key."""
        await self._database.write(lambda connection: people.drop_key(connection, caller.person.id, caller.key))
        self.forget(caller.key)

    async def delete(self, person: Person) -> None:
        """Delete a player: name, login, passphrase, keys and chat messages."""
        await self._database.write(partial(people.delete_player, player=person.id, blank=without_own_words))
        self.forget(player=person.id)

    # ---- tokens

    async def new_token(self, person: Person, label: str) -> tuple[KeyRow, str]:
        """Create a token for a script. Returns its row and the token, which is not stored."""
        key, row = _new_key(TOKEN, clean(label)[:60], None)

        def change(connection: Connection) -> bool:
            if len(people.keys_of(connection, person.id, TOKEN)) >= MAX_TOKENS:
                return False
            people.add_key(connection, person.id, row)
            return True

        if not await self._database.write(change):
            text = f"you have {MAX_TOKENS} tokens already; delete one first"
            raise Conflict(text, reason="too_many_tokens", most=MAX_TOKENS)
        return row, key

    async def tokens(self, person: Person) -> list[KeyRow]:
        """The tokens of a player."""
        return await self._database.read(lambda connection: people.keys_of(connection, person.id, TOKEN))

    async def drop_token(self, person: Person, start: str) -> str:
        """Delete a token, identified by the first 8 or more characters of its hash. Returns the hash."""
        for row in await self.tokens(person):
            if row.hash.startswith(start) and len(start) >= 8:
                await self._database.write(partial(people.drop_key, player=person.id, digest=row.hash))
                self.forget(row.hash)
                return row.hash
        raise NotFound("there is no such token", reason="no_such_token")

    # ---- passphrases

    async def _hash(self, passphrase: str) -> str:
        hasher = partial(self._hasher.hash, _normalized(passphrase))
        return await asyncio.get_running_loop().run_in_executor(self._threads, hasher)

    @cached_property
    def _dummy_hash(self) -> str:
        """A hash to verify against when there is no such account, so that the response takes as long."""
        return self._hasher.hash(random_id(12))

    async def _verify(self, hashed: str | None, passphrase: str) -> bool:
        def verify() -> bool:
            dummy = self._dummy_hash  # computed on first use, whether or not the account exists
            try:
                return self._hasher.verify(hashed or dummy, _normalized(passphrase))
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._threads, verify)

    def close(self) -> None:
        """Stop the hashing threads."""
        self._threads.shutdown()


def _new_key(kind: str, label: str, lasts: int | None) -> tuple[str, KeyRow]:
    key = ("fogcity_" if kind == TOKEN else "") + secrets.token_urlsafe(32)
    now = unix_ms()
    return key, KeyRow(digest_of(key), kind, label, now, None if lasts is None else now + lasts)
