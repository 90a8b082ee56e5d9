"""Players: guests and accounts, passphrases and recovery codes."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fogcity.server.keys import COOKIE_DAYS, ROTATION, Caller, Keys, LoggedIn, add_session, new_key
from fogcity.server.names import INVISIBLE, other_names, skeleton, tidy_name
from fogcity.server.problems import BadRequest, Conflict, Forbidden, NotFound, Unauthenticated
from fogcity.server.recovery_codes import new_codes, split_code
from fogcity.server.store import keys, people
from fogcity.server.store.engine import Database
from fogcity.server.store.keys import COOKIE, TOKEN
from fogcity.server.store.people import Person
from fogcity.server.table.clock import DAY
from fogcity.server.table.entries import without_own_words
from fogcity.server.timestamps import unix_ms

MIN_PASSPHRASE, MAX_PASSPHRASE = 8, 200  # characters
MAX_LOGIN = 40  # characters, the width of the column
ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def random_id(length: int) -> str:
    """A random id of letters and digits, with 5.8 bits of entropy per character."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def login_of(name: str) -> str:
    """The normalized name: two accounts must differ by more than case, width or invisible characters."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if unicodedata.category(letter) not in INVISIBLE)


def check_name(name: str) -> str:
    """The name as it is shown; BadRequest if nothing of it can be."""
    tidy = tidy_name(name)
    if not skeleton(tidy):
        raise BadRequest("a name has 1 to 30 visible characters", reason="bad_name")
    return tidy


def check_login(name: str) -> str:
    """The normalized name of an account; BadRequest if it is too long."""
    login = login_of(name)
    if len(login) > MAX_LOGIN:
        raise BadRequest("this name is too long: some of its characters stand for several", reason="bad_login")
    return login


def login_to(name: str) -> str:
    """The login that a name stands for when somebody logs in; BadRequest if it cannot be a name."""
    return login_of(check_name(name))


def portal_account() -> Conflict:
    """The refusal of something for which a portal account has to ask the portal."""
    text = "your portal logs you in and out here: your account has no passphrase and no recovery codes"
    return Conflict(text, reason="portal_account")


def check_passphrase(passphrase: str) -> str:
    """The passphrase; BadRequest if it is too short or too long."""
    if not MIN_PASSPHRASE <= len(passphrase) <= MAX_PASSPHRASE:
        text = f"a passphrase has {MIN_PASSPHRASE} to {MAX_PASSPHRASE} characters"
        raise BadRequest(text, reason="bad_passphrase", least=MIN_PASSPHRASE, most=MAX_PASSPHRASE)
    return passphrase


def _normalized(passphrase: str) -> bytes:
    """The bytes to hash: keyboards differ in how they compose letters."""
    return unicodedata.normalize("NFC", passphrase).encode()


class Accounts(Keys):
    """Players and their keys."""

    def __init__(self, database: Database, hasher: PasswordHasher | None = None) -> None:
        super().__init__(database)
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="argon2")  # each hash takes 64 MiB

    # ---- guests and accounts

    async def find_by_name(self, name: str) -> Person:
        """The account of this name; NotFound if there is none."""
        found = await self._database.read(partial(people.find_login, login=login_to(name)))
        if found is None:
            raise NotFound(f"there is no account named {name[:30]}", reason="no_such_account", name=name[:30])
        return found[0]

    async def require_free_name(self, name: str, player: str = "") -> str:
        """The name as it is shown; Conflict if another player's account has it or a name that looks like it."""
        tidy = check_name(name)
        if await self._taken([tidy], player):
            other = await self._free_name(tidy, player)
            text = f"the name {tidy} belongs to an account, or looks like one that does; take another, such as {other}"
            raise Conflict(text, reason="name_of_account", name=tidy, suggestion=other)
        return tidy

    async def free_name_for(self, person: Person) -> str:
        """The name of a player. A guest whose name has become an account's gets another, such as `Ann 2`."""
        if person.login is not None or not await self._taken([person.name], person.id):
            return person.name
        return await self._free_name(person.name, person.id)

    async def _free_name(self, name: str, player: str) -> str:
        """A name like this one that no account has."""
        found = other_names(name)
        taken = await self._taken(found, player)
        return next((other for other in found if other not in taken), f"{found[0][:20]} {random_id(6)}")

    async def _taken(self, names: list[str], player: str) -> set[str]:
        """Which of these names belong to accounts of others, or look like one that does."""
        likeness = {login_of(name): skeleton(name) for name in names}
        taken = await self._database.read(partial(people.taken_names, names=likeness, but=player))
        return {name for name in names if login_of(name) in taken}

    async def new_guest(self, name: str, label: str = "") -> LoggedIn:
        """Create a guest. The label names the browser."""
        person = Person(random_id(12), await self.require_free_name(name), None, unix_ms())
        key, row = new_key(COOKIE, label, COOKIE_DAYS * DAY)

        def change(connection: Connection) -> None:
            people.add_player(connection, person)
            keys.add_key(connection, person.id, row)

        await self._database.write(change)
        return LoggedIn(person, key)

    async def register(self, person: Person, name: str, passphrase: str, label: str = "", device: str = "") -> LoggedIn:
        """Turn a guest into an account. Their seats and games stay theirs.

        The cookie is replaced: others may have had it while it opened nothing but a guest. The old one is valid for a
        few seconds more, until the browser has the new one, so that other tabs can connect again.
        """
        if person.login is not None:
            raise Conflict("this is already an account", reason="account_already")
        tidy = check_name(name)
        login = check_login(tidy)
        hashed = await self._hash(check_passphrase(passphrase))
        likeness = skeleton(tidy)
        key, row = new_key(COOKIE, label, COOKIE_DAYS * DAY)
        fresh = random_id(40)

        def change(connection: Connection) -> str:
            if people.taken_names(connection, {login: likeness}, person.id):
                return ""
            values = {"name": tidy, "login": login, "passphrase": hashed, "skeleton": likeness}
            people.change_player(connection, person.id, **values)
            keys.expire_keys(connection, person.id, COOKIE, row.created + ROTATION)
            return add_session(connection, person.id, row, device, fresh)

        try:
            known = await self._database.write(change)
        except IntegrityError:  # another server registered the name first
            known = ""
        if not known:
            if await self._database.read(partial(people.login_is_free, login=login, but=person.id)):
                await self.require_free_name(tidy, person.id)  # it looks like another
            text = f"the name {tidy} is taken; choose another"
            raise Conflict(text, reason="name_taken", name=tidy)
        self.forget(player=person.id)
        return LoggedIn(person._replace(name=tidy, login=login), key, known)

    async def log_in(self, name: str, passphrase: str, label: str = "", device: str = "") -> LoggedIn:
        """Check the passphrase. `label` names the browser, `device` is the key by which accounts know it."""
        login = login_to(name)
        found = await self._database.read(lambda connection: people.find_login(connection, login))
        right = await self._verify(found[1] if found else None, passphrase[:MAX_PASSPHRASE])
        if found is None or not right:
            raise Unauthenticated("wrong name or passphrase", reason="wrong_passphrase")
        return await self._start_session(found[0], label, device)

    async def _start_session(self, person: Person, label: str, device: str) -> LoggedIn:
        key, row = new_key(COOKIE, label, COOKIE_DAYS * DAY)
        start = partial(add_session, player=person.id, row=row, device=device, fresh=random_id(40))
        return LoggedIn(person, key, await self._database.write(start))

    async def rename(self, person: Person, name: str) -> Person:
        """Change the name. The login of an account stays the same."""
        tidy = check_name(name)
        if person.login is None:
            await self.require_free_name(tidy, person.id)
        elif login_of(tidy) != person.login:
            raise Forbidden("an account may change only the case or spacing of its name", reason="account_name_stays")
        await self._database.write(lambda connection: people.change_player(connection, person.id, name=tidy))
        self.forget(player=person.id)
        return person._replace(name=tidy)

    async def delete(self, person: Person) -> None:
        """Delete a player: name, login, passphrase, keys and chat messages."""
        await self._database.write(partial(people.delete_player, player=person.id, blank=without_own_words))
        self.forget(player=person.id)

    # ---- passphrases and recovery codes

    async def change_passphrase(self, caller: Caller, old: str, passphrase: str) -> list[str]:
        """Change the passphrase of an account, and log out its other browsers. Returns the keys that ended.

        Tokens stay: they are for scripts, which do not know the passphrase.
        """
        stored = await self.require_passphrase(caller.person, old)
        hashed = await self._hash(check_passphrase(passphrase))

        def change(connection: Connection) -> list[str] | None:
            if not people.replace_passphrase(connection, caller.person.id, stored, hashed):
                return None
            found = keys.find_key(connection, caller.key, unix_ms())
            keys.drop_devices(connection, caller.person.id, but=found[1].device if found else None)
            return keys.drop_keys(connection, caller.person.id, (COOKIE,), but=caller.key)

        ended = await self._database.write(change)
        if ended is None:  # it was changed in the meantime
            raise Forbidden("this is not the passphrase of your account", reason="wrong_old_passphrase")
        for key in ended:
            self.forget(key)
        return ended

    async def new_codes(self, person: Person, passphrase: str) -> list[str]:
        """Create recovery codes for an account. Those created before are no longer valid. Only hashes are stored."""
        stored = await self.require_passphrase(person, passphrase)
        codes = new_codes()
        parts = dict(map(split_code, codes))
        hashes = dict(zip(parts, await asyncio.gather(*map(self._hash, parts.values())), strict=True))
        now = unix_ms()

        def change(connection: Connection) -> bool:
            found = people.find_login(connection, person.login or "")
            if found is None or found[1] != stored:
                return False
            people.replace_codes(connection, person.id, hashes, now)
            return True

        if not await self._database.write(change):  # it was changed in the meantime
            raise Forbidden("this is not the passphrase of your account", reason="wrong_old_passphrase")
        return codes

    async def codes_left(self, person: Person) -> int:
        """How many recovery codes an account has left."""
        return await self._database.read(partial(people.count_codes, player=person.id))

    async def recover(self, name: str, code: str, passphrase: str, label: str = "") -> tuple[LoggedIn, list[str]]:
        """Set a new passphrase with a recovery code, which is then used up.

        All browsers and tokens of the account are logged out, because somebody else may have them. Returns the account
        with new keys for the cookies, and the keys that ended.
        """
        check_passphrase(passphrase)
        login = login_to(name)
        start, secret = split_code(code)
        found = await self._database.read(partial(people.find_login, login=login))
        stored = None
        if found is not None and start:
            stored = await self._database.read(partial(people.find_code, player=found[0].id, start=start))
        right = await self._verify(stored, secret)
        wrong = Unauthenticated("wrong name or recovery code", reason="wrong_code")
        if found is None or stored is None or not right:
            raise wrong
        person = found[0]
        hashed = await self._hash(passphrase)
        key, row = new_key(COOKIE, label, COOKIE_DAYS * DAY)
        fresh = random_id(40)

        def change(connection: Connection) -> list[str] | None:
            if not people.use_code(connection, person.id, start, stored):
                return None
            people.change_player(connection, person.id, passphrase=hashed)
            ended = keys.drop_keys(connection, person.id, (COOKIE, TOKEN))
            keys.drop_devices(connection, person.id)
            add_session(connection, person.id, row, "", fresh)
            return ended

        ended = await self._database.write(change)
        if ended is None:  # another request has used the code
            raise wrong
        for old in ended:
            self.forget(old)
        return LoggedIn(person, key, fresh), ended

    async def require_passphrase(self, person: Person, passphrase: str) -> str:
        """The stored hash, if the passphrase is that of the account."""
        if person.login is None:
            raise Conflict("a guest has no passphrase", reason="no_passphrase")
        if person.portal is not None:
            raise portal_account()
        found = await self._database.read(partial(people.find_login, login=person.login))
        stored = found[1] if found else None
        if not await self._verify(stored, passphrase[:MAX_PASSPHRASE]) or stored is None:
            raise Forbidden("this is not the passphrase of your account", reason="wrong_old_passphrase")
        return stored

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
