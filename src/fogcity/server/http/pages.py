"""The page: static files, and index.html for every address of the page itself.

The page's script loads more files once it knows the language and the kind of page. The server guesses both from the
request and adds preload links to index.html, so that these files load earlier. The build writes `hints.json`, which
lists the files for each language and page.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

INDEX, HINTS = "index.html", "hints.json"
LANGUAGE = "fogcity_language"  # the cookie in which the page stores its language
MAX_LANGUAGES = 20
NOT_PAGES = ("api", "health", "ready", "metrics")  # first parts of paths
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # assets/index-C7dLx0aQ.js: the name contains a hash of the content
FOREVER = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
MEDIA = {  # the system's own list may be wrong, and we send nosniff
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
INVALID = re.compile(r"[\x00-\x1f\x7f]|(^|/)\.\.(/|$)")  # never in a page's path
PACKABLE = re.compile(r"text/|application/(javascript|json|manifest\+json)|image/svg")


class File:
    """A file, compressed on the first request."""

    def __init__(self, name: str, read: Callable[[], bytes], vary: str = "") -> None:
        self._read = read
        self._vary = vary
        self.media = _media(name)
        self.is_forever = name.startswith("assets/") and HASHED.search(name) is not None

    @cached_property
    def data(self) -> bytes:
        """The content."""
        return self._read()

    @cached_property
    def vary(self) -> str:
        """The Vary header."""
        return ", ".join(filter(None, ("accept-encoding" if self.packed else "", self._vary)))

    @cached_property
    def packed(self) -> bytes | None:
        """The compressed content; None if compression saves nothing."""
        packed = gzip.compress(self.data, 9, mtime=0) if PACKABLE.match(self.media) else self.data
        return packed if len(packed) < len(self.data) else None

    @cached_property
    def tag(self) -> str:
        """The ETag."""
        return f'"{hashlib.sha256(self.data).hexdigest()[:16]}"'


def _media(name: str) -> str:
    ending = name.rsplit(".", 1)[-1]
    return MEDIA.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Pages:
    """The files of a folder. It is scanned once; files that are added later are not found."""

    def __init__(self, folder: Path) -> None:
        paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        hints = paths.pop(HINTS, None)
        self._index = paths.pop(INDEX).read_text("utf-8")
        self._files = {name: File(name, path.read_bytes) for name, path in paths.items()}
        self._hints: dict[str, dict[str, list[str]]] = json.loads(hints.read_bytes()) if hints else {}
        self._pages: dict[tuple[str, str], File] = {}

    async def answer(self, request: Request) -> Response:
        """The file at a path. Other paths get the page, unless they look like a missing file."""
        name = request.path_params["path"]
        file = self._files.get(name)
        if file is None:
            name = "" if name == INDEX else name
            area = name.split("/", 1)[0]
            if INVALID.search(name) or area in NOT_PAGES or "." in name.rsplit("/", 1)[-1]:
                raise HTTPException(404)
            file = self._page(area, request)
        headers = {"cache-control": FOREVER if file.is_forever else REVALIDATE, "etag": file.tag}
        body = file.data
        if file.vary:
            headers["vary"] = file.vary
        if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
            body, headers["content-encoding"] = file.packed, "gzip"
        if file.tag in (tag.strip(" W/") for tag in request.headers.get("if-none-match", "").split(",")):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(body, media_type=file.media, headers=headers)

    def _page(self, area: str, request: Request) -> File:
        """The page with preload links for this path and language."""
        languages, areas = self._hints.get("languages", {}), self._hints.get("pages", {})
        wanted = (request.cookies.get(LANGUAGE, ""), *wanted_languages(request.headers.get("accept-language", "")))
        language = next((one for one in wanted if one in languages), "en")
        area = area if area in areas else ""
        if (language, area) not in self._pages:
            links = "".join(_link(name) for name in (*languages.get(language, ()), *areas.get(area, ())))
            text = self._index.replace('<html lang="en">', f'<html lang="{language}">')
            text = text.replace("</head>", f"{links}</head>")
            self._pages[language, area] = File(INDEX, text.encode, "accept-language, cookie")
        return self._pages[language, area]


def _link(name: str) -> str:
    """A link that makes the browser load a script or style early."""
    relation = "stylesheet" if name.endswith(".css") else "modulepreload"
    return f'<link rel="{relation}" crossorigin href="/{name}">\n'


def wanted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the preferred first, without their regions."""
    found = []
    for place, part in enumerate(header.lower().split(",")[:MAX_LANGUAGES]):
        tag, _, quality = part.partition(";")
        match = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", quality)
        name = tag.strip().split("-", 1)[0]
        found.append((-float(match[1]) if match else -1.0, place, "nb" if name in ("no", "nn") else name))
    return [name for _, _, name in sorted(found)]


def takes_gzip(header: str) -> bool:
    """Does an Accept-Encoding header accept gzip?"""
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality)
    return False
