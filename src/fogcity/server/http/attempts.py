"""Attempts to prove who one is: how they are counted.

Attempts from a browser that has logged in to the account before, and those of players who are logged in, are counted on
their own: nobody else can use them up. All others are counted by address and by account. An account is counted by its
login, so that different spellings of its name are one.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from fogcity.server.accounts import portal_account
from fogcity.server.http.api import ApiRequest
from fogcity.server.http.cookies import DEVICE, read_cookie
from fogcity.server.keys import digest_of
from fogcity.server.problems import Forbidden
from fogcity.server.store.keys import PORTAL

Passphrase = Annotated[str, msgspec.Meta(max_length=200)]


def device_of(request: ApiRequest) -> str:
    """The key by which accounts know the browser that makes a request; empty if it has none."""
    return read_cookie(request.http, DEVICE)[:100]


async def count_attempt(request: ApiRequest, login: str) -> None:
    """Count an attempt of somebody to prove that an account is theirs; RateLimited if there were too many."""
    device = device_of(request)
    if await request.service.accounts.knows_device(device, login):
        request.limits.take("known_devices", f"{digest_of(device)} {login}")
        return
    request.limits.take("passphrases", request.address)
    request.limits.take("account_passphrases", login)


def count_own_attempt(request: ApiRequest) -> None:
    """Count an attempt of a logged-in player to prove that the account is theirs."""
    request.limits.take("known_devices", request.caller.key)


def is_named_by_portal(request: ApiRequest) -> bool:
    """Has a portal named the player who makes a request?"""
    return request.caller_or_none is not None and request.caller_or_none.kind == PORTAL


def require_no_portal(request: ApiRequest) -> None:
    """Conflict if a portal has named the player: then nobody can become another player, or log out."""
    if is_named_by_portal(request):
        raise portal_account()


async def confirm(request: ApiRequest, passphrase: str) -> None:
    """Check that it is the owner of the account who asks, and not somebody who has found a cookie or a token.

    A guest has no passphrase, and needs none; nor does somebody whom the portal names.
    """
    person = request.caller.person
    if person.login is None or is_named_by_portal(request):
        return
    if person.portal is not None:  # a token of a portal account
        raise portal_account()
    if not passphrase:
        text = "this needs the passphrase of your account: send it as `passphrase`"
        raise Forbidden(text, reason="passphrase_needed")
    count_own_attempt(request)
    await request.service.accounts.require_passphrase(person, passphrase)
