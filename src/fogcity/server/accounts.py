"""Who somebody is: guests, accounts and the keys that prove it."""

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

from fogcity.server.http.problems import BadRequest, Forbidden, NotNow, Unknown, WhoAreYou
from fogcity.server.store import people
from fogcity.server.store.engine import Database
from fogcity.server.store.people import COOKIE, TOKEN, KeyRow, Person
from fogcity.server.table.clock import DAY
from fogcity.server.table.decide import clean
from fogcity.server.table.entries import forget_words
from fogcity.server.timestamps import unix_ms

COOKIE_DAYS = 400  # browsers keep a cookie no longer
SHORTEST, LONGEST = 8, 200  # characters of a passphrase
MOST_TOKENS = 20
CACHED, CACHE_SECONDS = 20_000, 30.0
LONGEST_LOGIN = 40  # as the store keeps it
UNSEEN = ("Cf", "Cc", "Co", "Cn", "Cs")  # kinds of characters that show nothing
ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def random_id(length: int) -> str:
    """A random word that nobody can guess if it is long enough: 5.8 bits a letter."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest_of(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def login_of(name: str) -> str:
    """A name as it is compared: no two accounts may look alike by case, width or what cannot be seen."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if unicodedata.category(letter) not in UNSEEN)


def check_name(name: str) -> str:
    """A name that can be shown."""
    tidy = re.sub(r"\s+", " ", clean(name))
    if not 1 <= len(tidy) <= 30 or not login_of(tidy).strip():
        raise BadRequest("a name has 1 to 30 characters that can be seen", reason="bad_name")
    return tidy


def check_login(name: str) -> str:
    """The name of an account as it is compared."""
    login = login_of(name)
    if len(login) > LONGEST_LOGIN:
        raise BadRequest("a name has 1 to 30 characters, and none that stand for many", reason="bad_login")
    return login


def check_passphrase(passphrase: str) -> str:
    """A passphrase that is worth the name."""
    if not SHORTEST <= len(passphrase) <= LONGEST:
        text = f"a passphrase has {SHORTEST} to {LONGEST} characters"
        raise BadRequest(text, reason="bad_passphrase", least=SHORTEST, most=LONGEST)
    return passphrase


def composed(passphrase: str) -> bytes:
    """A passphrase as it is hashed: however a keyboard puts its letters together."""
    return unicodedata.normalize("NFC", passphrase).encode()


class Caller(NamedTuple):
    """Who asks, and the key that proves it."""

    person: Person
    key: str  # its digest
    kind: str


class Accounts:
    """Players and their keys."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        self._database = database
        self._hasher = hasher or PasswordHasher()
        self._known: OrderedDict[str, tuple[float, Caller]] = OrderedDict()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="argon2")  # each takes 64 MiB for a moment

    # ---- who asks

    async def authenticate(self, key: str) -> Caller | None:
        """Who has this key."""
        return await self._find(digest_of(key))

    async def reauthenticate(self, caller: Caller) -> Caller:
        """The same caller, if the key still opens anything."""
        found = await self._find(caller.key)
        if found is None:
            raise WhoAreYou("you were logged out: log in and connect again", reason="logged_out")
        return found

    async def _find(self, digest: str) -> Caller | None:
        known = self._known.get(digest)
        if known is not None and time.monotonic() - known[0] < CACHE_SECONDS:
            return known[1]
        now = unix_ms()
        found = await self._database.read(lambda connection: people.find_key(connection, digest, now))
        if found is None:
            self._known.pop(digest, None)
            return None
        person, row = found
        if row.expires is not None and row.expires - now < COOKIE_DAYS * DAY // 2:
            await self._database.write(
                lambda connection: people.extend_key(connection, digest, now + COOKIE_DAYS * DAY)
            )
        return self._remember(Caller(person, digest, row.kind))

    def forget(self, key: str = "", player: str = "") -> None:
        """A key, or all keys of a player, must be looked up again."""
        for digest, (_, caller) in list(self._known.items()):
            if digest == key or caller.person.id == player:
                del self._known[digest]

    def _remember(self, caller: Caller) -> Caller:
        self._known[caller.key] = (time.monotonic(), caller)
        self._known.move_to_end(caller.key)
        while len(self._known) > CACHED:
            self._known.popitem(last=False)
        return caller

    # ---- guests and accounts

    async def find_by_name(self, name: str) -> Person:
        """The account of this name; Unknown if there is none."""
        login = login_of(check_name(name))
        found = await self._database.read(partial(people.find_login, login=login))
        if found is None:
            raise Unknown(f"there is no account named {name[:30]}", reason="no_such_account", name=name[:30])
        return found[0]

    async def new_guest(self, name: str) -> tuple[Person, str]:
        """A guest, and the key for the cookie."""
        person = Person(random_id(12), check_name(name), None, unix_ms())
        key, row = _new_key(COOKIE, "", COOKIE_DAYS * DAY)

        def change(connection: Connection) -> None:
            people.add_player(connection, person)
            people.add_key(connection, person.id, row)

        await self._database.write(change)
        return person, key

    async def register(self, person: Person, name: str, passphrase: str) -> Person:
        """Make a guest an account: everything that was theirs stays theirs."""
        if person.login is not None:
            raise NotNow("this is an account already", reason="account_already")
        tidy = check_name(name)
        login = check_login(tidy)
        hashed = await self._hash(check_passphrase(passphrase))

        def change(connection: Connection) -> bool:
            if not people.login_is_free(connection, login, person.id):
                return False
            people.change_player(connection, person.id, name=tidy, login=login, passphrase=hashed)
            return True

        try:
            is_ours = await self._database.write(change)
        except IntegrityError:  # another server was quicker
            is_ours = False
        if not is_ours:
            text = f"there is an account named {tidy} already; choose another name"
            raise NotNow(text, reason="name_taken", name=tidy)
        self.forget(player=person.id)
        return person._replace(name=tidy, login=login)

    async def log_in(self, name: str, passphrase: str) -> tuple[Person, str]:
        """Who knows the passphrase gets a new key for the cookie."""
        login = login_of(check_name(name))
        found = await self._database.read(lambda connection: people.find_login(connection, login))
        right = await self._verify(found[1] if found else None, passphrase[:LONGEST])
        if found is None or not right:
            raise WhoAreYou("the name or the passphrase is wrong", reason="wrong_passphrase")
        key, row = _new_key(COOKIE, "", COOKIE_DAYS * DAY)
        await self._database.write(lambda connection: people.add_key(connection, found[0].id, row))
        return found[0], key

    async def rename(self, person: Person, name: str) -> Person:
        """Another name. An account's login stays the name it had."""
        tidy = check_name(name)
        if person.login is not None and login_of(tidy) != person.login:
            raise Forbidden("an account's name may only change in how it is written", reason="account_name_stays")
        await self._database.write(lambda connection: people.change_player(connection, person.id, name=tidy))
        self.forget(player=person.id)
        return person._replace(name=tidy)

    async def log_out(self, caller: Caller) -> None:
        """The key opens nothing any more."""
        await self._database.write(lambda connection: people.drop_key(connection, caller.person.id, caller.key))
        self.forget(caller.key)

    async def delete(self, person: Person) -> None:
        """Forget somebody: name, login, passphrase, keys and words."""
        await self._database.write(partial(people.delete_player, player=person.id, blank=forget_words))
        self.forget(player=person.id)

    # ---- tokens

    async def new_token(self, person: Person, label: str) -> tuple[KeyRow, str]:
        """A key for a script, shown once."""
        key, row = _new_key(TOKEN, clean(label)[:60], None)

        def change(connection: Connection) -> bool:
            if len(people.keys_of(connection, person.id, TOKEN)) >= MOST_TOKENS:
                return False
            people.add_key(connection, person.id, row)
            return True

        if not await self._database.write(change):
            text = f"there are {MOST_TOKENS} tokens already; delete one first"
            raise NotNow(text, reason="too_many_tokens", most=MOST_TOKENS)
        return row, key

    async def tokens(self, person: Person) -> list[KeyRow]:
        """A player's tokens."""
        return await self._database.read(lambda connection: people.keys_of(connection, person.id, TOKEN))

    async def drop_token(self, person: Person, start: str) -> str:
        """Delete a token, named by the beginning of its digest."""
        for row in await self.tokens(person):
            if row.hash.startswith(start) and len(start) >= 8:
                await self._database.write(partial(people.drop_key, player=person.id, digest=row.hash))
                self.forget(row.hash)
                return row.hash
        raise Unknown("there is no such token", reason="no_such_token")

    # ---- passphrases

    async def _hash(self, passphrase: str) -> str:
        hasher = partial(self._hasher.hash, composed(passphrase))
        return await asyncio.get_running_loop().run_in_executor(self._threads, hasher)

    @cached_property
    def _nobody(self) -> str:
        """What a passphrase is compared with when there is no such account, so that it takes as long."""
        return self._hasher.hash(random_id(12))

    async def _verify(self, hashed: str | None, passphrase: str) -> bool:
        def verify() -> bool:
            nobody = self._nobody  # the first to ask waits for it, with an account or without
            try:
                return self._hasher.verify(hashed or nobody, composed(passphrase))
            except (Argon2Error, InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self._threads, verify)

    def close(self) -> None:
        """End."""
        self._threads.shutdown()


def _new_key(kind: str, label: str, lasts: int | None) -> tuple[str, KeyRow]:
    key = ("fogcity_" if kind == TOKEN else "") + secrets.token_urlsafe(32)
    now = unix_ms()
    return key, KeyRow(digest_of(key), kind, label, now, None if lasts is None else now + lasts)
