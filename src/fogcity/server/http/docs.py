"""The documentation site at /docs/, if `make docs` has built it.

Its pages have a content security policy of their own. The theme has a few inline scripts and styles, which are allowed
by their hashes, and its search is a form.
"""

from __future__ import annotations

import base64
import hashlib
from functools import cached_property
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from fogcity.core.errors import BadOption
from fogcity.server.http.pages import INDEX, File, respond


class _Inline(HTMLParser):
    """Collects the hashes of inline scripts, and of inline styles and style attributes, as policies write them."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.scripts: set[str] = set()
        self.styles: set[str] = set()
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        self.styles.update(_hash(value) for name, value in attrs if name == "style" and value)

    def handle_endtag(self, tag: str) -> None:
        if tag == self._inside:
            self._inside = ""

    def handle_data(self, data: str) -> None:
        found = {"script": self.scripts, "style": self.styles}.get(self._inside)
        if found is not None:
            found.add(_hash(data))


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


class DocsFile(File):
    """A file of the documentation site."""

    @cached_property
    def policy(self) -> str:
        """The content security policy of a page; empty for other files, which have the ordinary one."""
        if self.media != "text/html":
            return ""
        inline = _Inline(self.data.decode())
        scripts = " ".join(["'self'", *sorted(inline.scripts)])
        styles = " ".join(["'self'", "'unsafe-hashes'", *sorted(inline.styles)])
        return (
            f"default-src 'none'; script-src {scripts}; style-src {styles}; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        )


class Docs:
    """The files of the documentation site. Its folder is scanned once; files that are added later are not found."""

    def __init__(self, folder: Path, base: str = "") -> None:
        if not (folder / INDEX).is_file():
            raise BadOption(f"{folder} has no {INDEX}; expected a folder that `make docs` has built")
        paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        self._base = base
        self._files = {name: DocsFile(name, path.read_bytes) for name, path in paths.items()}

    def routes(self) -> list[BaseRoute]:
        """The routes of the site."""
        return [
            Route("/docs", lambda _request: RedirectResponse(f"{self._base}/docs/", 308), methods=["GET"]),
            Route("/docs/{path:path}", self._answer, methods=["GET"]),
        ]

    async def _answer(self, request: Request) -> Response:
        """The file at a path; for a folder, its index."""
        name = request.path_params["path"]
        file = self._files.get(f"{name}{INDEX}" if name == "" or name.endswith("/") else name)
        if file is None:
            raise HTTPException(404)
        response = respond(request, file)
        if file.policy:
            response.headers["content-security-policy"] = file.policy
        return response


def built_docs() -> Path | None:
    """The documentation site that was built in this checkout; None if there is none."""
    root = Path(str(resources.files("fogcity"))).parents[1]
    found = root / "site"
    return found if (root / "pyproject.toml").is_file() and (found / INDEX).is_file() else None
