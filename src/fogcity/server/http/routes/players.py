"""Players over HTTP: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from fogcity.server.http.web import COOKIE, Call, Web
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.clock import DAY
from fogcity.server.table.decide import clean
from fogcity.server.table.farewell import leave_for_good
from fogcity.server.table.messages import encode


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name is all that a guest needs."""

    name: c.Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: c.Name
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """Who you are."""

    id: str
    name: str
    account: bool
    created: int


class Somebody(msgspec.Struct, frozen=True):
    """Who you are; nobody yet, if you have neither cookie nor token."""

    me: Me | None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a token is for, so that you know it again."""

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Token(msgspec.Struct, frozen=True):
    """A token; its `key` is shown once, when it is made."""

    id: str
    label: str
    created: int
    key: str = ""


def add_players(web: Web) -> None:
    """Guests and accounts."""
    accounts = web.house.accounts

    @web.route("POST", "/api/guest", "Become a guest: a name and a cookie", takes=Guest, gives=Me, needs_player=False)
    async def be_guest(call: Call) -> Response:
        call.limits.take("guests", call.address)
        person, key = await accounts.new_guest(call.body.name)
        return _with_cookie(call, person, key)

    @web.route("GET", "/api/me", "Who you are", gives=Me)
    async def me(call: Call) -> Me:
        return _me(call.visitor.person)

    @web.route("GET", "/api/you", "Who you are, if anybody", gives=Somebody, needs_player=False)
    async def you(call: Call) -> Somebody:
        return Somebody(None if call.somebody is None else _me(call.somebody.person))

    @web.route("DELETE", "/api/me", "Delete yourself: seats, name, keys and every word you said; your games stay")
    async def delete_me(call: Call) -> Response:
        await leave_for_good(call.house, call.visitor.person)
        return _without_cookie()

    @web.route("POST", "/api/me/name", "Change your name", takes=Guest, gives=Me)
    async def rename(call: Call) -> Me:
        person = await accounts.rename(call.visitor.person, call.body.name)
        _rename_at_tables(call, person)
        return _me(person)

    @web.route("POST", "/api/account", "Make the guest you are an account", takes=Credentials, gives=Me)
    async def register(call: Call) -> Me:
        call.limits.take("passphrases", call.address)
        person = await accounts.register(call.visitor.person, call.body.name, call.body.passphrase)
        _rename_at_tables(call, person)
        return _me(person)

    @web.route("POST", "/api/login", "Log in to an account", takes=Credentials, gives=Me, needs_player=False)
    async def log_in(call: Call) -> Response:
        call.limits.take("passphrases", call.address)
        call.limits.take("passphrases", clean(call.body.name).casefold())
        person, key = await accounts.log_in(call.body.name, call.body.passphrase)
        return _with_cookie(call, person, key)

    @web.route("POST", "/api/logout", "Forget this browser, or this token")
    async def log_out(call: Call) -> Response:
        await accounts.log_out(call.visitor)
        call.house.gone(key=call.visitor.key)
        return _without_cookie()


def _rename_at_tables(call: Call, person: Person) -> None:
    for room in call.house.rooms.values():
        if person.id in room.names:
            room.names[person.id] = person.name


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.created)


def _with_cookie(call: Call, person: Person, key: str) -> Response:
    response = Response(encode(_me(person)), media_type="application/json", headers={"cache-control": "no-store"})
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=400 * DAY // 1000, path="/", httponly=True, samesite="lax", secure=secure)
    return response


def _without_cookie() -> Response:
    response = Response(b"{}", media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


def add_tokens(web: Web) -> None:
    """Keys for scripts."""
    accounts = web.house.accounts

    @web.route("GET", "/api/tokens", "Your tokens", gives=list[Token])
    async def tokens(call: Call) -> list[Token]:
        return [Token(row.hash[:16], row.label, row.created) for row in await accounts.tokens(call.visitor.person)]

    @web.route("POST", "/api/tokens", "Make a token for a script", takes=NewToken, gives=Token, status=201)
    async def new_token(call: Call) -> Token:
        row, key = await accounts.new_token(call.visitor.person, call.body.label)
        return Token(row.hash[:16], row.label, row.created, key)

    @web.route("DELETE", "/api/tokens/{token}", "Delete a token")
    async def drop_token(call: Call) -> None:
        call.house.gone(key=await accounts.drop_token(call.visitor.person, call.path["token"]))
