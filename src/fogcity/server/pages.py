"""The page: the files of a folder, and index.html for every address that is the page's own."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

NOT_PAGES = ("api", "health", "ready", "metrics")  # first words of addresses
HASHED = re.compile(r"[-.][A-Za-z0-9_-]{8,}\.\w+$")  # assets/index-C7dLx0aQ.js: another content has another name
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MEDIA = {  # what a system believes may be wrong, and browsers are told to believe us
    "html": "text/html",
    "js": "text/javascript",
    "css": "text/css",
    "svg": "image/svg+xml",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
ODD = re.compile(r"[\x00-\x1f\x7f]|(^|/)\.\.(/|$)")  # no page of ours is called so
PACKABLE = re.compile(r"text/|application/(javascript|json|manifest\+json)|image/svg")


class File:
    """A file, read and packed when somebody first asks for it."""

    def __init__(self, name: str, path: Path) -> None:
        self._path = path
        self.media = _media(name)
        self.is_forever = name.startswith("assets/") and HASHED.search(name) is not None

    @cached_property
    def data(self) -> bytes:
        """What is in it."""
        return self._path.read_bytes()

    @cached_property
    def packed(self) -> bytes | None:
        """The same with gzip; None if that saves nothing."""
        packed = gzip.compress(self.data, 9, mtime=0) if PACKABLE.match(self.media) else self.data
        return packed if len(packed) < len(self.data) else None

    @cached_property
    def tag(self) -> str:
        """Another content has another tag."""
        return f'"{hashlib.sha256(self.data).hexdigest()[:16]}"'


def _media(name: str) -> str:
    ending = name.rsplit(".", 1)[-1]
    return MEDIA.get(ending) or mimetypes.guess_type(name)[0] or "application/octet-stream"


class Pages:
    """A folder of files. It is looked through once: what is added later is not found."""

    def __init__(self, folder: Path) -> None:
        paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        self._files = {name: File(name, path) for name, path in paths.items()}

    async def answer(self, request: Request) -> Response:
        """The file that an address names, or else the page, unless it looks like a file that is not there."""
        name = request.path_params["path"]
        if name not in self._files:
            if ODD.search(name) or name.split("/", 1)[0] in NOT_PAGES or "." in name.rsplit("/", 1)[-1]:
                raise HTTPException(404)
            name = "index.html"
        file = self._files[name]
        headers = {"cache-control": FOREVER if file.is_forever else ASK_AGAIN, "etag": file.tag}
        body = file.data
        if file.packed is not None:
            headers["vary"] = "accept-encoding"
            if takes_gzip(request.headers.get("accept-encoding", "")):
                body, headers["content-encoding"] = file.packed, "gzip"
        if file.tag in (tag.strip(" W/") for tag in request.headers.get("if-none-match", "").split(",")):
            headers.pop("content-encoding", None)
            return Response(status_code=304, headers=headers)
        return Response(body, media_type=file.media, headers=headers)


def takes_gzip(header: str) -> bool:
    """Does a client take what is packed?"""
    for part in header.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality)
    return False
