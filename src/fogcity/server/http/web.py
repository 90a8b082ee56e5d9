"""HTTP for the house: requests become typed values, problems become answers, and every route describes itself."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from fogcity.server.http.accounts import Visitor
from fogcity.server.http.limits import Crowd, Limits, neighbourhood
from fogcity.server.http.parameters import REQUIRED, check_parameter
from fogcity.server.http.problems import BadRequest, Forbidden, Problem, TooLarge, Trouble, WhoAreYou
from fogcity.server.http.readers import Held
from fogcity.server.table.house import House

LARGEST = 16 * 1024  # bytes of a message
MOST_STREAMS = 20  # of a player, or of an address without one
COOKIE = "fogcity"
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty message."""


@dataclass(frozen=True)
class About:
    """What a route does, for the description of the service."""

    method: str
    path: str
    summary: str
    takes: Any
    gives: Any
    lines: Any
    query: dict[str, Any]
    needs_player: bool
    status: int


class Call:
    """One request: who asks, and what."""

    def __init__(self, web: Web, request: Request, visitor: Visitor | None) -> None:
        self.web = web
        self.house: House = web.house
        self.limits = web.limits
        self.request = request
        self.somebody = visitor
        self.body: Any = None

    @property
    def path(self) -> dict[str, str]:
        """What the address names."""
        return self.request.path_params

    @property
    def player(self) -> str:
        """The player's id; empty if nobody asks."""
        return "" if self.somebody is None else self.somebody.person.id

    @property
    def visitor(self) -> Visitor:
        """Who asks; a problem if nobody does."""
        if self.somebody is None:
            raise WhoAreYou("say who you are first: POST /api/guest, log in, or send a token", reason="who_are_you")
        return self.somebody

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return address_of(self.request)

    def number(self, name: str, most: int = 2**53) -> int | None:
        """A number in the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 16 or int(text) > most:
            raise BadRequest(f"{name} is a whole number from 0 to {most}")
        return int(text)


Handler = Callable[[Call], Awaitable[Any]]


class Web:
    """All routes, and what they share."""

    def __init__(self, house: House, limits: Limits, origins: frozenset[str] = frozenset()) -> None:
        self.house = house
        self.limits = limits
        self.origins = origins  # besides the server's own
        self.about: list[About] = []
        self.routes: list[Route] = []
        self.streams: dict[Held, None] = {}
        self._crowd = Crowd("streams", MOST_STREAMS)
        house.on_gone(self._gone)

    def route(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        takes: Any = None,
        gives: Any = Nothing,
        lines: Any = None,
        query: dict[str, Any] | None = None,
        needs_player: bool = True,
        status: int = 200,
    ) -> Callable[[Handler], Handler]:
        """Answer requests with this function; `lines` is what each line of its answer is, if that goes on and on."""
        decoder = None if takes is None else msgspec.json.Decoder(takes)
        about = About(method, path, summary, takes, gives, lines, query or {}, needs_player, status)
        self.about.append(about)

        def add(handler: Handler) -> Handler:
            async def answer(request: Request) -> Response:
                return await self._answer(request, handler, decoder, about)

            self.routes.append(Route(path, answer, methods=[method]))
            return handler

        return add

    # ---- inside

    async def _answer(self, request: Request, handler: Handler, decoder: Any, about: About) -> Response:
        try:
            self.limits.take("requests", address_of(request))
            check_address(request, about)
            if about.method not in ("GET", "HEAD"):
                self.check_origin(request)
                check_content_type(request)
            visitor = await self.visitor(request)
            call = Call(self, request, visitor)
            if about.needs_player:
                self.limits.take("messages", call.visitor.person.id)
            check_all_there(request, about)
            if decoder is not None:
                call.body = decode(await read_body(request), decoder)
            found = await self._handle(handler, call, about)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            return self.refuse(error)
        if isinstance(found, Response):
            return found
        return json(Nothing() if found is None else found, about.status)

    async def _handle(self, handler: Handler, call: Call, about: About) -> Any:
        if about.lines is None:
            return await handler(call)
        with ExitStack() as place:
            place.enter_context(self._crowd.enter(call.player or call.address))
            held = Held(await handler(call), call.somebody)
            self.streams[held] = None
            place.callback(self.streams.pop, held)
            held.place = place.pop_all()
            return held

    def _gone(self, key: str, player: str) -> None:
        for held in self.streams:
            if held.visitor is not None and (held.visitor.key == key or held.visitor.person.id == player):
                held.end()

    def end_streams(self) -> None:
        """The server is shutting down."""
        for held in self.streams:
            held.end()

    def refuse(self, error: Exception) -> Response:
        """The answer to a request that cannot be done."""
        trouble, status = self.explain(error)
        response = json(trouble, status)
        if status == 429:
            response.headers["retry-after"] = str(max(1, round(float(trouble.about.get("seconds", "1")))))
        return response

    def explain(self, error: Exception) -> tuple[Trouble, int]:
        """What somebody is told of an error. Of a fault of ours: only a word to find it by in the log."""
        if isinstance(error, Problem):
            self.house.metrics.problems.labels(error.code).inc()
            return error.told(), error.status
        word = secrets.token_hex(4)
        logger.error("a request failed", exc_info=error, extra={"word": word})
        self.house.metrics.failures.inc()
        return Trouble("fault", f"something went wrong here, and nothing was changed; it is noted as {word}"), 500

    async def visitor(self, request: Any) -> Visitor | None:
        """Who asks, by token or cookie."""
        bearer = request.headers.get("authorization", "")
        if bearer:
            kind, _, key = bearer.partition(" ")
            found = await self.house.accounts.visitor(key.strip()) if kind.lower() == "bearer" and key else None
            if found is None:
                raise WhoAreYou("this token opens nothing: Authorization: Bearer fogcity_...", reason="bad_token")
            return found
        key = request.cookies.get(COOKIE, "")
        return await self.house.accounts.visitor(key) if key else None

    def check_origin(self, request: Any) -> None:
        """A browser says which page asks: only ours may."""
        origin = request.headers.get("origin")
        if origin is None:
            return
        own = {f"http://{request.headers.get('host')}", f"https://{request.headers.get('host')}"}
        if origin not in own | self.origins:
            raise Forbidden("this page may not use this server", reason="bad_origin")


def address_of(request: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return neighbourhood(request.client.host) if request.client else ""


def check_address(request: Request, about: About) -> None:
    """What the address says besides the path. No text of ours has a NUL in it, and PostgreSQL keeps none."""
    if "\0" in request.url.path:
        raise BadRequest("there is a NUL in this address")
    for name, text in request.query_params.multi_items():
        if name in about.query:
            check_parameter(name, text)


def check_all_there(request: Request, about: About) -> None:
    """What must be in the address besides the path."""
    for name in REQUIRED & about.query.keys() - request.query_params.keys():
        raise BadRequest(f"say which {name} you mean: ?{name}=...")


def check_content_type(request: Request) -> None:
    """What changes something must be JSON: a form of another page cannot send that."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("", "application/json"):
        raise BadRequest("the content type must be application/json")


async def read_body(request: Request) -> bytes:
    """The body of a request, unless it is too long. Without one, nothing is said but what stands in the address."""
    found = bytearray()
    async for part in request.stream():
        found += part
        if len(found) > LARGEST:
            raise TooLarge(f"a message has at most {LARGEST} bytes", reason="too_large", most=LARGEST)
    if found and not request.headers.get("content-type"):
        raise BadRequest("the content type must be application/json")
    return bytes(found) or b"{}"


def decode(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """A message as it was expected."""
    if len(data) > LARGEST:
        raise TooLarge(f"a message has at most {LARGEST} bytes", reason="too_large", most=LARGEST)
    if NUL.search(data):
        raise BadRequest("this is not what was expected: no text may have a NUL in it")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"this is not what was expected: {error}") from None


def json(value: Any, status: int = 200) -> Response:
    """An answer."""
    return Response(encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})
