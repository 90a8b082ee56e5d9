"""Players over HTTP: guests and accounts, logging in and out."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from fogcity.server.accounts import login_to, random_id
from fogcity.server.http.api import Api, ApiRequest, json_response, label_of
from fogcity.server.http.attempts import (
    Passphrase,
    confirm,
    count_attempt,
    device_of,
    is_named_by_portal,
    require_no_portal,
)
from fogcity.server.http.cookies import BROWSER, COOKIE, DEVICE, delete_cookie, set_cookie
from fogcity.server.keys import LoggedIn
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table.account_deletion import delete_account
from fogcity.server.table.messages import encode


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a guest."""

    name: c.Name


class Credentials(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a passphrase."""

    name: c.Name
    passphrase: Passphrase


class Confirmation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passphrase of your account, to show that it is you. A guest has none."""

    passphrase: Passphrase = ""


class Me(msgspec.Struct, frozen=True):
    """The player that you are."""

    id: str
    name: str
    account: bool
    created: int
    portal: bool = False  # does a portal log you in and out? Then there is no passphrase


class Somebody(msgspec.Struct, frozen=True):
    """The player that you are; null without a cookie or token."""

    me: Me | None


def add_players(api: Api) -> None:
    """Add the endpoints for guests and accounts."""
    accounts = api.service.accounts

    @api.route(
        "POST", "/api/guest", "Become a guest; sets a cookie", takes=Guest, gives=Me, needs_player=False, cost="guest"
    )
    async def be_guest(request: ApiRequest) -> Response:
        if is_named_by_portal(request):
            return json_response(_me(request.caller.person))  # nobody can be somebody else there
        request.limits.take("guests", request.address)
        return with_cookies(request, await accounts.new_guest(request.body.name, label_of(request.http)))

    @api.route("GET", "/api/me", "Who you are", gives=Me)
    async def me(request: ApiRequest) -> Me:
        return _me(request.caller.person)

    @api.route("GET", "/api/you", "Who you are, if you are known", gives=Somebody, needs_player=False)
    async def you(request: ApiRequest) -> Response:
        return _tell(request)

    @api.route(
        "DELETE",
        "/api/me",
        "Delete your player: seats, name, keys, chat messages and answers to puzzles; your games stay",
        takes=Confirmation,
    )
    async def delete_me(request: ApiRequest) -> Response:
        await confirm(request, request.body.passphrase)
        await delete_account(request.service, request.caller.person)
        return without_cookie(request)

    @api.route("POST", "/api/me/name", "Change your name", takes=Guest, gives=Me)
    async def rename(request: ApiRequest) -> Me:
        person = await accounts.rename(request.caller.person, request.body.name)
        request.service.rename_player(person.id, person.name)
        return _me(person)

    @api.route(
        "POST",
        "/api/account",
        "Turn your guest into an account; replaces the cookie",
        takes=Credentials,
        gives=Me,
        cost="passphrase",
    )
    async def register(request: ApiRequest) -> Response:
        require_no_portal(request)
        request.limits.take("passphrases", request.address)
        body, guest = request.body, request.caller.person
        found = await accounts.register(guest, body.name, body.passphrase, label_of(request.http), device_of(request))
        request.service.rename_player(found.person.id, found.person.name)
        return with_cookies(request, found)

    @api.route(
        "POST", "/api/login", "Log in to an account", takes=Credentials, gives=Me, needs_player=False, cost="passphrase"
    )
    async def log_in(request: ApiRequest) -> Response:
        require_no_portal(request)
        body = request.body
        await count_attempt(request, login_to(body.name))
        found = await accounts.log_in(body.name, body.passphrase, label_of(request.http), device_of(request))
        return with_cookies(request, found)

    @api.route("POST", "/api/logout", "Log out this browser, or delete this token")
    async def log_out(request: ApiRequest) -> Response:
        require_no_portal(request)
        await accounts.log_out(request.caller)
        request.service.revoke_access(key=request.caller.key)
        return without_cookie(request)


def _tell(request: ApiRequest) -> Response:
    """The response to who asks who they are. With a portal, only a cookie tells browsers apart."""
    caller = request.caller_or_none
    response = json_response(Somebody(None if caller is None else _me(caller.person)))
    if is_named_by_portal(request) and not request.origin.device:
        set_cookie(response, request.http, BROWSER, random_id(24))
    return response


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.login is not None, person.created, person.portal is not None)


def with_cookies(request: ApiRequest, found: LoggedIn) -> Response:
    """The response after a guest was created or a player logged in: who they are, and their cookies."""
    response = Response(encode(_me(found.person)), media_type="application/json", headers={"cache-control": "no-store"})
    set_cookie(response, request.http, COOKIE, found.key)
    if not request.origin.device:
        set_cookie(response, request.http, BROWSER, random_id(24))
    if found.device:
        set_cookie(response, request.http, DEVICE, found.device, strict=True)
    return response


def without_cookie(request: ApiRequest) -> Response:
    """The response after a logout. The account still knows the browser."""
    response = Response(b"{}", media_type="application/json")
    delete_cookie(response, request.http, COOKIE)
    return response
