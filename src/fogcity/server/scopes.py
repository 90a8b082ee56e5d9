"""Scopes: what a token may be used for. A cookie may be used for everything."""

from __future__ import annotations

from typing import Literal, get_args

Scope = Literal["read", "play", "account"]

READ: Scope = "read"  # see what the player sees
PLAY: Scope = "play"  # create tables, take seats, move, chat
ACCOUNT: Scope = "account"  # name, passphrase, recovery codes, sessions and tokens
ALL: frozenset[Scope] = frozenset(get_args(Scope))
DEFAULT: frozenset[Scope] = frozenset((READ, PLAY))  # of a new token

# Paths whose endpoints concern the account, with everything below them. Other endpoints: GET reads, the rest plays.
ACCOUNT_PATHS = ("/api/account", "/api/me", "/api/sessions", "/api/tokens")
READ_ENDPOINTS = (("GET", "/api/me"), ("POST", "/api/games/{name}/puzzles/{puzzle}/consider"))
# Endpoints for every token: whoever has a token may end it, and one can become another player without any.
FREE_ENDPOINTS = (("POST", "/api/guest"), ("POST", "/api/login"), ("POST", "/api/logout"), ("POST", "/api/recover"))
SOCKET_READS = ("watch", "unwatch", "consider", "listen", "ping")  # other messages of a socket play


def endpoint_scope(method: str, path: str) -> Scope | None:
    """The scope that a token needs for an endpoint; None if every token may use it."""
    if (method, path) in FREE_ENDPOINTS:
        return None
    if (method, path) in READ_ENDPOINTS:
        return READ
    if any(path == start or path.startswith(start + "/") for start in ACCOUNT_PATHS):
        return ACCOUNT
    return READ if method in ("GET", "HEAD") else PLAY


def message_scope(do: str) -> Scope:
    """The scope that a token needs for a message of a socket, named by its `do`."""
    return READ if do in SOCKET_READS else PLAY


def write_scopes(scopes: frozenset[Scope]) -> str:
    """Scopes as they are stored."""
    return " ".join(sorted(scopes))


def read_scopes(text: str) -> frozenset[Scope]:
    """Stored scopes. A scope that this version does not know gives no right."""
    return frozenset(scope for scope in ALL if scope in text.split())
