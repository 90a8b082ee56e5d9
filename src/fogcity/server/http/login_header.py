"""The header with which a portal names the person who makes a request: `--login-header`.

It counts only if the proxy itself has opened the connection. So it is read before `X-Forwarded-For` replaces the
address of the connection.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable, Sequence

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from fogcity.core.errors import BadOption
from fogcity.server.http.connections import Network
from fogcity.server.portal import check_identity

NAMED = "fogcity.named"  # in the scope of a request: the values of the header, if they count
HEADER = re.compile(r"[A-Za-z0-9-]{1,100}")
# Headers that clients or proxies fill with something else.
OTHERS = {"authorization", "connection", "cookie", "host", "origin", "referer", "user-agent", "x-forwarded-for"}


def check_login_header(name: str, proxies: Sequence[str] | None) -> str:
    """The name of the header; BadOption if it cannot be one, or if it is not certain who may send it."""
    if not name:
        return ""
    if not HEADER.fullmatch(name) or name.lower() in OTHERS:
        raise BadOption(f"--login-header is the name of a header such as Remote-User, not {name!r}")
    if not proxies:
        raise BadOption(
            "--login-header needs --proxy: name the address or the network of the proxy that sets the header, and of "
            "nobody else, because whoever connects from there can be anybody"
        )
    if any(text.strip() == "*" or text.strip().endswith("/0") for text in proxies):
        raise BadOption("--login-header needs a --proxy that is not the whole internet")
    return name


class LoginHeader:
    """Middleware that puts the values of the header into the scope of requests from proxies."""

    def __init__(self, app: ASGIApp, name: str, proxies: Iterable[Network]) -> None:
        self._app = app
        self._name = name.lower().encode()
        self._proxies = list(proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
        if scope["type"] in ("http", "websocket") and self._is_proxy(scope.get("client")):
            scope = {**scope, NAMED: [value for name, value in scope["headers"] if name.lower() == self._name]}
        await self._app(scope, receive, send)

    def _is_proxy(self, client: tuple[str, int] | None) -> bool:
        try:
            address = ipaddress.ip_address(client[0] if client else "")
        except ValueError:
            return False
        return any(address in network for network in self._proxies)


def named_by_portal(http: HTTPConnection) -> str:
    """What the portal calls the person who makes a request; empty if it names nobody."""
    return check_identity(http.scope.get(NAMED, []))
