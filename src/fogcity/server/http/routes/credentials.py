"""Credentials over HTTP: passphrases and recovery codes, tokens, sessions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from starlette.responses import Response

from fogcity.server import scopes as s
from fogcity.server.accounts import login_to
from fogcity.server.http.api import Api, ApiRequest, label_of
from fogcity.server.http.attempts import Passphrase, confirm, count_attempt, count_own_attempt, require_no_portal
from fogcity.server.http.routes.players import Me, with_cookies, without_cookie
from fogcity.server.keys import MAX_TOKEN_DAYS, TOKEN_DAYS
from fogcity.server.store.keys import KeyRow
from fogcity.server.table import commands as c

ID = 16  # characters of a hash that identify a token or a session


class NewPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passphrase that you have, and the one that you want."""

    old: Passphrase
    passphrase: Passphrase


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Your passphrase, to show that it is you."""

    passphrase: Passphrase


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A recovery code of an account, and the passphrase that it gets."""

    name: c.Name
    code: Annotated[str, msgspec.Meta(max_length=60)]
    passphrase: Passphrase


class Codes(msgspec.Struct, frozen=True):
    """How many recovery codes you have left. The `codes` themselves are shown only once, when they are created."""

    left: int
    codes: list[str] = []


class NewToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A label, so that you recognize the token later; what it may do, and for how many days; your passphrase.

    A guest has no passphrase.
    """

    label: Annotated[str, msgspec.Meta(max_length=60)] = ""
    scopes: list[s.Scope] = msgspec.field(default_factory=lambda: sorted(s.DEFAULT))
    days: Annotated[int, msgspec.Meta(ge=1, le=MAX_TOKEN_DAYS)] = TOKEN_DAYS
    passphrase: Passphrase = ""


class Token(msgspec.Struct, frozen=True):
    """A token, what it may do, and when it expires. Its `key` is shown only once, when it is created."""

    id: str
    label: str
    created: int
    expires: int
    scopes: list[s.Scope]
    used: int = 0  # about when; 0: never
    key: str = ""


class Session(msgspec.Struct, frozen=True):
    """A browser in which you are logged in: which one, since when, and about when it was last used."""

    id: str
    label: str
    created: int
    used: int
    this: bool  # is it the one that asks?


def add_recovery(api: Api) -> None:
    """Add the endpoints that change or recover a passphrase."""
    accounts = api.service.accounts

    @api.route(
        "POST",
        "/api/me/passphrase",
        "Change your passphrase; logs out your other browsers",
        takes=NewPassphrase,
        cost="passphrase",
    )
    async def change(request: ApiRequest) -> None:
        count_own_attempt(request)
        _revoke(request, await accounts.change_passphrase(request.caller, request.body.old, request.body.passphrase))

    @api.route("GET", "/api/me/recovery", "How many recovery codes you have left", gives=Codes)
    async def left(request: ApiRequest) -> Codes:
        return Codes(await accounts.codes_left(request.caller.person))

    @api.route(
        "POST",
        "/api/me/recovery",
        "Create recovery codes, instead of older ones",
        takes=Proof,
        gives=Codes,
        status=201,
        cost="passphrase",
    )
    async def create(request: ApiRequest) -> Codes:
        count_own_attempt(request)
        codes = await accounts.new_codes(request.caller.person, request.body.passphrase)
        return Codes(len(codes), codes)

    @api.route(
        "POST",
        "/api/recover",
        "Set a new passphrase with a recovery code; logs out all browsers and tokens",
        takes=Recovery,
        gives=Me,
        needs_player=False,
        cost="passphrase",
    )
    async def recover(request: ApiRequest) -> Response:
        require_no_portal(request)
        body = request.body
        await count_attempt(request, login_to(body.name))
        found, ended = await accounts.recover(body.name, body.code, body.passphrase, label_of(request.http))
        _revoke(request, ended)
        return with_cookies(request, found)


def add_tokens(api: Api) -> None:
    """Add the endpoints for tokens."""
    accounts = api.service.accounts

    @api.route("GET", "/api/tokens", "Your tokens", gives=list[Token])
    async def tokens(request: ApiRequest) -> list[Token]:
        return [_token(row) for row in await accounts.tokens(request.caller.person)]

    @api.route(
        "POST",
        "/api/tokens",
        "Create a token for a script",
        takes=NewToken,
        gives=Token,
        status=201,
        cost="passphrase",
    )
    async def new_token(request: ApiRequest) -> Token:
        body = request.body
        await confirm(request, body.passphrase)
        return _token(*await accounts.new_token(request.caller, body.label, frozenset(body.scopes), body.days))

    @api.route("DELETE", "/api/tokens/{token}", "Delete a token")
    async def drop_token(request: ApiRequest) -> None:
        _revoke(request, [await accounts.drop_token(request.caller.person, request.path["token"])])


def _token(row: KeyRow, key: str = "") -> Token:
    scopes = sorted(s.read_scopes(row.scopes))
    return Token(row.hash[:ID], row.label, row.created, row.expires or 0, scopes, row.used or 0, key)


def add_sessions(api: Api) -> None:
    """Add the endpoints for sessions: the browsers in which a player is logged in."""
    accounts = api.service.accounts

    @api.route("GET", "/api/sessions", "The browsers in which you are logged in", gives=list[Session])
    async def sessions(request: ApiRequest) -> list[Session]:
        this = request.caller.key
        rows = await accounts.sessions(request.caller.person)
        return [
            Session(row.hash[:ID], row.label, row.created, row.used or row.created, row.hash == this) for row in rows
        ]

    @api.route("DELETE", "/api/sessions/{session}", "Log out one of your browsers")
    async def end_session(request: ApiRequest) -> None:
        _revoke(request, [await accounts.end_session(request.caller.person, request.path["session"])])

    @api.route("DELETE", "/api/sessions", "Log out all your browsers, this one too; tokens stay")
    async def end_sessions(request: ApiRequest) -> Response:
        require_no_portal(request)
        _revoke(request, await accounts.end_sessions(request.caller.person))
        return without_cookie(request)


def _revoke(request: ApiRequest, ended: list[str]) -> None:
    """Close the connections of keys that have ended."""
    for key in ended:
        request.service.revoke_access(key=key)
