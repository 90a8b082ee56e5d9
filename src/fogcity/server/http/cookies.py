"""Cookies: how they are read and set.

They belong to the server's base path, so that servers at one host do not overwrite those of each other.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fogcity.server.http.base_path import base_of
from fogcity.server.keys import COOKIE_DAYS

COOKIE = "fogcity"  # the key of a session
BROWSER = "fogcity_browser"  # the same for all players of a browser
DEVICE = "fogcity_device"  # the key by which accounts know a browser
LANGUAGE = "fogcity_language"  # in which the page stores its language
SECONDS = COOKIE_DAYS * 86_400


def read_cookie(http: HTTPConnection, name: str) -> str:
    """The value of a cookie; empty if there is none.

    Of several it is the first: browsers send those with the longest path first, and others of the same name belong to a
    server above this one.
    """
    for header in http.headers.getlist("cookie"):
        for part in header.split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                return value.strip()
    return ""


def set_cookie(response: Response, http: HTTPConnection, name: str, value: str, strict: bool = False) -> None:
    """Set a cookie, which scripts of the page cannot read. A strict one goes only from the page to the API."""
    path = base_of(http) + ("/api" if strict else "") or "/"
    response.set_cookie(
        name,
        value,
        max_age=SECONDS,
        path=path,
        httponly=True,
        samesite="strict" if strict else "lax",
        secure=http.url.scheme == "https",
    )


def delete_cookie(response: Response, http: HTTPConnection, name: str) -> None:
    """Delete a cookie."""
    response.delete_cookie(name, path=base_of(http) or "/")
