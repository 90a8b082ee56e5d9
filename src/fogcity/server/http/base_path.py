"""The path that a server is below, such as /fog: `--base-path`.

Requests arrive with it. As ASGI has it, it becomes the `root_path`, which routes leave out when they look at a path.
"""

from __future__ import annotations

import re

from starlette.datastructures import URL
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import Scope

from fogcity.core.errors import BadOption

BASE_PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")


def check_base_path(text: str) -> str:
    """The path without a slash at its end; empty for the root. BadOption if it is no path."""
    path = text.rstrip("/")
    if path == "" and set(text) <= {"/"}:
        return ""
    if not BASE_PATH.fullmatch(path) or {".", ".."} & set(path.split("/")):
        raise BadOption(
            f"a base path begins with / and has parts of letters, digits, and . _ ~ -, such as /fog, not {text!r}"
        )
    return path


class BasePath:
    """The path that a server is below; an empty one changes nothing."""

    def __init__(self, path: str) -> None:
        self.path = path

    def enter(self, scope: Scope) -> Scope | None:
        """The scope of a request below the path; None if it is outside."""
        if not self.path:
            return scope
        return {**scope, "root_path": self.path} if scope["path"].startswith(f"{self.path}/") else None

    def redirect(self, scope: Scope) -> RedirectResponse | None:
        """The response to a request for the path itself, without a slash at its end; None for other requests."""
        if not self.path or scope["path"] != self.path:
            return None
        query = URL(scope=scope).query
        return RedirectResponse(f"{self.path}/{f'?{query}' if query else ''}", 308)


def base_of(http: HTTPConnection) -> str:
    """The base path of the server that a request came to."""
    return str(http.scope.get("root_path", ""))
