"""Players over HTTP: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from fogcity.server.http.api import COOKIE, Api, ApiRequest
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.account_deletion import delete_account
from fogcity.server.table.clock import DAY
from fogcity.server.table.decide import clean
from fogcity.server.table.messages import encode


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: c.Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: c.Name
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class Me(msgspec.Struct, frozen=True):
    """The player that you are."""

    id: str
    name: str
    account: bool
    created: int


class Somebody(msgspec.Struct, frozen=True):
    """The player that you are; null without a cookie or token."""

    me: Me | None


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A label, so that you recognize the token later."""

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""


class Token(msgspec.Struct, frozen=True):
    """A token. Its `key` is shown only once, when it is created."""

    id: str
    label: str
    created: int
    key: str = ""


def add_players(api: Api) -> None:
    """Add the endpoints for guests and accounts."""
    accounts = api.service.accounts

    @api.route("POST", "/api/guest", "Become a guest; sets a cookie", takes=Guest, gives=Me, needs_player=False)
    async def be_guest(request: ApiRequest) -> Response:
        request.limits.take("guests", request.address)
        person, key = await accounts.new_guest(request.body.name)
        return _with_cookie(request, person, key)

    @api.route("GET", "/api/me", "Who you are", gives=Me)
    async def me(request: ApiRequest) -> Me:
        return _me(request.caller.person)

    @api.route("GET", "/api/you", "Who you are, if you are known", gives=Somebody, needs_player=False)
    async def you(request: ApiRequest) -> Somebody:
        return Somebody(None if request.caller_or_none is None else _me(request.caller_or_none.person))

    @api.route("DELETE", "/api/me", "Delete your player: seats, name, keys and chat messages; your games stay")
    async def delete_me(request: ApiRequest) -> Response:
        await delete_account(request.service, request.caller.person)
        return _without_cookie()

    @api.route("POST", "/api/me/name", "Change your name", takes=Guest, gives=Me)
    async def rename(request: ApiRequest) -> Me:
        person = await accounts.rename(request.caller.person, request.body.name)
        _rename_at_tables(request, person)
        return _me(person)

    @api.route("POST", "/api/account", "Turn your guest into an account", takes=Credentials, gives=Me)
    async def register(request: ApiRequest) -> Me:
        request.limits.take("passphrases", request.address)
        person = await accounts.register(request.caller.person, request.body.name, request.body.passphrase)
        _rename_at_tables(request, person)
        return _me(person)

    @api.route("POST", "/api/login", "Log in to an account", takes=Credentials, gives=Me, needs_player=False)
    async def log_in(request: ApiRequest) -> Response:
        request.limits.take("passphrases", request.address)
        request.limits.take("passphrases", clean(request.body.name).casefold())
        person, key = await accounts.log_in(request.body.name, request.body.passphrase)
        return _with_cookie(request, person, key)

    @api.route("POST", "/api/logout", "Log out this browser, or delete this token")
    async def log_out(request: ApiRequest) -> Response:
        await accounts.log_out(request.caller)
        request.service.revoke_access(key=request.caller.key)
        return _without_cookie()


def _rename_at_tables(request: ApiRequest, person: Person) -> None:
    for room in request.service.rooms:
        if person.id in room.names:
            room.names[person.id] = person.name


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.created)


def _with_cookie(request: ApiRequest, person: Person, key: str) -> Response:
    response = Response(encode(_me(person)), media_type="application/json", headers={"cache-control": "no-store"})
    secure = request.http.url.scheme == "https"
    response.set_cookie(COOKIE, key, max_age=400 * DAY // 1000, path="/", httponly=True, samesite="lax", secure=secure)
    return response


def _without_cookie() -> Response:
    response = Response(b"{}", media_type="application/json")
    response.delete_cookie(COOKIE, path="/")
    return response


def add_tokens(api: Api) -> None:
    """Add the endpoints for tokens."""
    accounts = api.service.accounts

    @api.route("GET", "/api/tokens", "Your tokens", gives=list[Token])
    async def tokens(request: ApiRequest) -> list[Token]:
        return [Token(row.hash[:16], row.label, row.created) for row in await accounts.tokens(request.caller.person)]

    @api.route("POST", "/api/tokens", "Create a token for a script", takes=NewToken, gives=Token, status=201)
    async def new_token(request: ApiRequest) -> Token:
        row, key = await accounts.new_token(request.caller.person, request.body.label)
        return Token(row.hash[:16], row.label, row.created, key)

    @api.route("DELETE", "/api/tokens/{token}", "Delete a token")
    async def drop_token(request: ApiRequest) -> None:
        request.service.revoke_access(key=await accounts.drop_token(request.caller.person, request.path["token"]))
