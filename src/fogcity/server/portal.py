"""Accounts of a portal: a proxy that logs people in, and names the person in a header of each request.

An account belongs to what the portal calls its owner, exactly as written, and has no passphrase. A session is what one
browser does for one person: it lasts as long as the portal names nobody else there. It has no secret of its own, so it
cannot be stolen: it is only found if the portal names the person.
"""

from __future__ import annotations

import hashlib
import unicodedata

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from fogcity.server.accounts import Accounts, check_login, login_of, random_id
from fogcity.server.keys import COOKIE_DAYS, MAX_SESSIONS, Caller, digest_of
from fogcity.server.names import INVISIBLE, other_names, skeleton, tidy_name
from fogcity.server.problems import BadRequest, Unavailable
from fogcity.server.store import keys, people
from fogcity.server.store.engine import Database
from fogcity.server.store.keys import PORTAL, KeyRow
from fogcity.server.store.people import Person
from fogcity.server.table.clock import DAY
from fogcity.server.timestamps import unix_ms

MAX_IDENTITY = 200  # characters, the width of the column
NEVER = (*INVISIBLE, "Zl", "Zp")  # Unicode categories that no name at a portal has
ATTEMPTS = 3  # to create an account, while other servers create the same one


def check_identity(values: list[bytes]) -> str:
    """What the portal calls the person, from the values of its header; empty if it names nobody.

    BadRequest if it is not certain whom it names. Several values, or a list, may be the client's own header beside that
    of the proxy.
    """
    if len(values) > 1:
        raise _bad("is there several times")
    try:
        identity = values[0].decode().strip(" ") if values else ""
    except UnicodeDecodeError:
        raise _bad("is not UTF-8") from None
    if len(identity) > MAX_IDENTITY:
        raise _bad(f"has more than {MAX_IDENTITY} characters")
    if "," in identity or any(unicodedata.category(letter) in NEVER for letter in identity):
        raise _bad("has a comma, or characters that show nothing")
    if identity and not skeleton(name_for(identity)):
        raise _bad("shows nothing")
    return identity


def _bad(why: str) -> BadRequest:
    text = f"the header with which the portal names people {why}; the proxy must replace what clients send"
    return BadRequest(text, reason="bad_login_header")


def name_for(identity: str) -> str:
    """The name to show. An e-mail address is nobody else's business, so it is only the part before the @."""
    return tidy_name(identity.partition("@")[0]) or tidy_name(identity)


class Portal:
    """Finds and creates the accounts and sessions of people whom the portal names."""

    def __init__(self, accounts: Accounts, database: Database) -> None:
        self._accounts = accounts
        self._database = database

    async def find(self, identity: str, mark: str) -> Caller | None:
        """The session of a person in the browser with this mark, if there is one."""
        return await self._accounts.find_session(_session(identity, mark))

    async def start(self, identity: str, mark: str, label: str) -> tuple[Caller, list[str]]:
        """Start a session, in a new account if need be. Returns it, and the keys of other people that ended.

        `mark` tells browsers apart; without one, nobody's session ends. `label` names the browser.
        """
        now = unix_ms()
        device = digest_of(mark) if mark else None
        row = KeyRow(_session(identity, mark), PORTAL, label, now, now + COOKIE_DAYS * DAY, "", now, device)

        def change(connection: Connection) -> list[str]:
            person = people.find_portal(connection, identity) or _create(connection, identity, now)
            ended = keys.drop_sessions_of_device(connection, device) if device else []
            keys.drop_key(connection, person.id, row.hash)
            keys.add_key(connection, person.id, row)
            keys.drop_least_used(connection, person.id, PORTAL, MAX_SESSIONS)
            return [key for key in ended if key != row.hash]

        for _ in range(ATTEMPTS):
            try:
                ended = await self._database.write(change)
            except IntegrityError:  # another server has just created the account, the session or a like name
                ended = []
            for key in ended:
                self._accounts.forget(key)
            if (found := await self.find(identity, mark)) is not None:
                return found, ended
        raise Unavailable("your account could not be created; try again")


def _session(identity: str, mark: str) -> str:
    """The hash of a session. No key has it: those of cookies and tokens are hashed in another way."""
    return hashlib.blake2b(f"{mark}\0{identity}".encode(), digest_size=32, person=b"fogcity portal").hexdigest()


def _create(connection: Connection, identity: str, now: int) -> Person:
    """Create an account. If its name is taken, or looks like one that is, it gets another, such as `Ann 2`."""
    wanted = name_for(identity)
    names = [wanted, *other_names(wanted), f"{wanted[:20]} {random_id(6)}"]
    taken = people.taken_names(connection, {login_of(name): skeleton(name) for name in names}, "")
    name = next((name for name in names if login_of(name) not in taken), names[-1])
    person = Person(random_id(12), name, check_login(name), now, identity)
    people.add_player(connection, person)
    people.change_player(connection, person.id, skeleton=skeleton(name))
    return person
