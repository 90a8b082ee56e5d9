"""The page: static files, and index.html for every address of the page itself.

The page's script loads more files once it knows the language, the kind of page and the game. The server guesses them
from the request and adds preload links to index.html, so that these files load earlier. The build writes `hints.json`,
which lists the files for each of them.

index.html also says what the link leads to (title, description, picture), for programs that preview links. It is sent
with the status 404 where nothing is, and 410 for a table that was closed; its script then explains that.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from functools import cached_property, lru_cache
from html import escape
from pathlib import Path
from urllib.parse import quote, urlencode

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fogcity.server.http.cookies import LANGUAGE, read_cookie
from fogcity.server.preview.links import Link
from fogcity.server.preview.messages import LANGUAGES
from fogcity.server.preview.picture import HEIGHT, WIDTH

INDEX, HINTS = "index.html", "hints.json"
FIRST = "first"  # the area of messages that every page needs
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
OWN_ADDRESS = re.compile(r'((?:href|src)="|itself: )\.?/(?!/)([^"<]*)')  # in index.html, of something on this server
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
INVALID = re.compile(r"[\x00-\x1f\x7f]|(^|/)\.\.(/|$)")  # never in a page's path
HOST = re.compile(r"[A-Za-z0-9._-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")
LOCALES = {"en": "en_US", "nl": "nl_NL", "fr": "fr_FR", "nb": "nb_NO", "ko": "ko_KR"}
PACKABLE = re.compile(r"text/|application/(javascript|json|manifest\+json)|image/svg")


class Needed(msgspec.Struct):
    """What a kind of page or a game needs: files, and areas of messages."""

    files: list[str] = []
    areas: list[str] = []


class Hints(msgspec.Struct):
    """The files that the page will load."""

    languages: dict[str, dict[str, list[str]]] = {}  # by language and area
    pages: dict[str, Needed] = {}  # by the first part of their addresses
    games: dict[str, Needed] = {}

    def files(self, language: str, page: str, game: str) -> list[str]:
        """The files of a page in a language, and of the game that it shows."""
        needed = [found for found in (self.pages.get(page), self.games.get(game)) if found]
        messages = self.languages.get(language, {})
        areas = [FIRST, *(area for one in needed for area in one.areas)]
        files = [name for area in areas for name in messages.get(area, ())]
        return list(dict.fromkeys([*files, *(name for one in needed for name in one.files)]))


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


def respond(request: Request, file: File, status: int = 200) -> Response:
    """The response with a file: compressed if the client accepts that, and empty if it has the file already."""
    headers = {"cache-control": FOREVER if file.is_forever else REVALIDATE, "etag": file.tag}
    body = file.data
    if file.vary:
        headers["vary"] = file.vary
    if file.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        body, headers["content-encoding"] = file.packed, "gzip"
    if status == 200 and file.tag in (tag.strip(" W/") for tag in request.headers.get("if-none-match", "").split(",")):
        headers.pop("content-encoding", None)
        return Response(status_code=304, headers=headers)
    return Response(body, status, media_type=file.media, headers=headers)


Describe = Callable[[Request, list[str], str], Awaitable[Link]]


class Pages:
    """The files of a folder. It is scanned once; files that are added later are not found.

    `describe` says what is at an address of the page, in a language. `charge` charges the client for it. `base` is the
    path that the server is below; the page gets it as `data-base`.
    """

    def __init__(self, folder: Path, describe: Describe, charge: Callable[[Request], None], base: str = "") -> None:
        paths = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
        hints = paths.pop(HINTS, None)
        self._index = OWN_ADDRESS.sub(rf"\1{base}/\2", paths.pop(INDEX).read_text("utf-8"))
        self._base = base
        self._files = {name: File(name, path.read_bytes) for name, path in paths.items()}
        self._hints = msgspec.json.decode(hints.read_bytes(), type=Hints) if hints else Hints()
        self._describe = describe
        self._charge = charge

    async def answer(self, request: Request) -> Response:
        """The file at a path. Other paths get the page, unless they look like a missing file."""
        name = request.path_params["path"]
        file, status = self._files.get(name), 200
        if file is None:
            name = "" if name == INDEX else name
            area = name.split("/", 1)[0]
            if INVALID.search(name) or area in NOT_PAGES or "." in name.rsplit("/", 1)[-1]:
                raise HTTPException(404)
            self._charge(request)
            link = await self._describe(request, [part for part in name.split("/") if part], link_language(request))
            file, status = self._page(area, link, request), link.status
        return respond(request, file, status)

    def _page(self, area: str, link: Link, request: Request) -> File:
        """The page with preload links for this path and language, and with what it says of itself."""
        accepted = wanted_languages(request.headers.get("accept-language", ""))
        wanted = (read_cookie(request, LANGUAGE), *accepted, request.query_params.get("lang", ""))
        language = next((one for one in wanted if one in self._hints.languages), "en")
        area = area if area in self._hints.pages else ""
        links = "".join(_link(f"{self._base}/{name}") for name in self._hints.files(language, area, link.game))
        where = f' data-base="{self._base}"' if self._base else ""
        text = self._index.replace('<html lang="en">', f'<html lang="{language}"{where}>')
        text = DESCRIPTION.sub("", text)
        if area or link.status != 200:  # the home page is called by our name alone
            text = text.replace("<title>", f"<title>{escape(link.title)} · ", 1)
        text = text.replace("</head>", f"{links}{_tags(link, request, self._base)}</head>")
        return _index_file(text)


@lru_cache(maxsize=200)
def _index_file(text: str) -> File:
    """The page as a file. Most requests are for the same few, which are then compressed once."""
    return File(INDEX, text.encode, "accept-language, cookie")


def _link(address: str) -> str:
    """A link that makes the browser load a script or style early."""
    relation = "stylesheet" if address.endswith(".css") else "modulepreload"
    return f'<link rel="{relation}" crossorigin href="{address}">\n'


def link_language(request: Request) -> str:
    """The language in which a link describes itself: its own, else the first that the reader accepts and we have."""
    wanted = (request.query_params.get("lang", ""), *wanted_languages(request.headers.get("accept-language", "")))
    return next((one for one in wanted if one in LANGUAGES), "en")


def _tags(link: Link, request: Request, base: str) -> str:
    """What programs that preview links read (https://ogp.me and X's cards)."""
    language, origin = link_language(request), _origin(request)
    tags = {
        "description": link.about,
        "og:type": "website",
        "og:site_name": "Fog City",
        "og:title": link.title,
        "og:description": link.about,
        "og:locale": LOCALES[language],
        "twitter:card": "summary",
    }
    if link.is_private or link.status != 200:
        tags["robots"] = "noindex"
    if origin and link.status == 200:
        tags["og:url"] = origin + quote(request.url.path) + _own_query(request)
        if link.picture:
            tags |= {
                "og:image": origin + base + link.picture,
                "og:image:type": "image/png",
                "og:image:width": str(WIDTH),
                "og:image:height": str(HEIGHT),
                "og:image:alt": link.title,
                "twitter:card": "summary_large_image",
            }
    return "".join(_tag(name, value) for name, value in tags.items())


def _tag(name: str, value: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'<meta {kind}="{name}" content="{escape(value)}">\n'


def _origin(request: Request) -> str:
    """The scheme and host that the reader used; empty if the Host header makes no sense."""
    host = request.headers.get("host", "")
    return f"{request.url.scheme}://{host}" if HOST.fullmatch(host) else ""


def _own_query(request: Request) -> str:
    """The parts of the query that belong to a link to share: the language, and the key of a private table."""
    kept = {name: request.query_params[name] for name in ("key", "lang") if name in request.query_params}
    return f"?{urlencode(kept)}" if kept else ""


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
