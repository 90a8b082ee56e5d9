"""The HTTP API: typed requests, problems as JSON responses, and a list of endpoints for the OpenAPI description."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from fogcity.server.device_labels import device_label
from fogcity.server.http.cookies import BROWSER, COOKIE, read_cookie
from fogcity.server.http.limits import COSTS, ConnectionLimit, RateLimits, client_network
from fogcity.server.http.login_header import named_by_portal
from fogcity.server.http.parameters import REQUIRED, check_parameter
from fogcity.server.http.send_queue import OpenStream
from fogcity.server.keys import Caller
from fogcity.server.portal import Portal
from fogcity.server.problems import (
    BadRequest,
    Forbidden,
    Problem,
    RateLimited,
    TooLarge,
    TooSlow,
    Trouble,
    Unauthenticated,
)
from fogcity.server.scopes import Scope, endpoint_scope
from fogcity.server.table.removal import Origin
from fogcity.server.table.service import TableService

MAX_MESSAGE = 16 * 1024  # bytes
MAX_STREAMS = 20  # open at once, per player, or per address for anonymous clients
PAUSE = 0.5  # seconds for which a client over its limit waits for the refusal, so that asking on costs little
BODY_SECONDS = 10.0  # for a client to send the body of a request
NUL = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
T = TypeVar("T")


class Empty(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An empty message."""


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, with the types of its body and response. The OpenAPI description is made from it."""

    method: str
    path: str
    summary: str
    takes: Any
    gives: Any
    lines: Any
    query: dict[str, Any]
    needs_player: bool
    status: int
    media: str = ""  # of a response that is no JSON, if there is only one
    cost: str = "request"  # its name in COSTS

    @property
    def scope(self) -> Scope | None:
        """The scope that a token needs for it."""
        return endpoint_scope(self.method, self.path)


class ApiRequest:
    """A request whose address and caller have been checked, and whose body has been decoded."""

    def __init__(self, api: Api, http: Request, caller: Caller | None) -> None:
        self.service: TableService = api.service
        self.limits = api.limits
        self.http = http
        self.caller_or_none = caller
        self.body: Any = None

    @property
    def path(self) -> dict[str, str]:
        """The path parameters."""
        return self.http.path_params

    @property
    def player(self) -> str:
        """The player's id; empty for an anonymous caller."""
        return "" if self.caller_or_none is None else self.caller_or_none.person.id

    @property
    def caller(self) -> Caller:
        """The player who makes the request; Unauthenticated if the caller is anonymous."""
        if self.caller_or_none is None:
            text = "this needs a player: become a guest with POST /api/guest, log in, or send a token"
            raise Unauthenticated(text, reason="who_are_you")
        return self.caller_or_none

    @property
    def address(self) -> str:
        """The client's network, as rate limits count it."""
        return address_of(self.http)

    @property
    def origin(self) -> Origin:
        """Where the request comes from."""
        return origin_of(self.http)

    def query(self, name: str, default: str = "") -> str:
        """A query parameter. Its form has been checked already."""
        return self.http.query_params.get(name, default)

    def number(self, name: str) -> int | None:
        """A whole number in the query. Its range has been checked already."""
        text = self.http.query_params.get(name)
        return None if text is None else int(text)


Handler = Callable[[ApiRequest], Awaitable[Any]]


class Api:
    """All endpoints, and what they share."""

    def __init__(self, service: TableService, limits: RateLimits, origins: frozenset[str] = frozenset()) -> None:
        self.service = service
        self.limits = limits
        self.origins = origins  # allowed in addition to the server's own
        self.endpoints: list[Endpoint] = []
        self.routes: list[Route] = []
        self.streams: dict[OpenStream, None] = {}
        self._stream_limit = ConnectionLimit("streams", MAX_STREAMS)
        service.on_access_revoked(self._end_streams_of, self._keys_of_streams)

    def route(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        takes: Any = None,
        gives: Any = Empty,
        lines: Any = None,
        query: dict[str, Any] | None = None,
        needs_player: bool = True,
        status: int = 200,
        media: str = "",
        cost: str = "request",
    ) -> Callable[[Handler], Handler]:
        """Register the decorated function as an endpoint.

        `takes` and `gives` are the types of body and response; `lines` is the type of each line of a streamed response.
        """
        decoder = None if takes is None else msgspec.json.Decoder(takes)
        endpoint = Endpoint(method, path, summary, takes, gives, lines, query or {}, needs_player, status, media, cost)
        self.endpoints.append(endpoint)

        def add(handler: Handler) -> Handler:
            async def respond(http: Request) -> Response:
                return await self._respond(http, handler, decoder, endpoint)

            self.routes.append(Route(path, respond, methods=[method]))
            return handler

        return add

    async def _respond(self, http: Request, handler: Handler, decoder: Any, endpoint: Endpoint) -> Response:
        try:
            self.limits.charge(endpoint.cost, address_of(http))
            check_address(http, endpoint)
            if endpoint.method not in ("GET", "HEAD"):
                self.check_origin(http)
                check_content_type(http)
            request = ApiRequest(self, http, await self.authenticate(http))
            if endpoint.needs_player or request.player:
                self.limits.take("player", request.caller.person.id, COSTS[endpoint.cost])
                request.caller.require(endpoint.scope)
            check_required_parameters(http, endpoint)
            if decoder is not None:
                request.body = decode(await read_body(http), decoder)
            result = await self._handle(handler, request, endpoint)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            if isinstance(error, RateLimited):
                await asyncio.sleep(PAUSE)
            return self.error_response(error)
        if isinstance(result, Response):
            return result
        return json_response(Empty() if result is None else result, endpoint.status)

    async def _handle(self, handler: Handler, request: ApiRequest, endpoint: Endpoint) -> Any:
        if endpoint.lines is None:
            return await handler(request)
        with ExitStack() as cleanup:
            cleanup.enter_context(self._stream_limit.enter(request.player or request.address))
            stream = OpenStream(await handler(request), request.caller_or_none)
            self.streams[stream] = None
            cleanup.callback(self.streams.pop, stream)
            stream.cleanup = cleanup.pop_all()
            return stream

    def _end_streams_of(self, key: str, player: str) -> None:
        for stream in self.streams:
            if stream.caller is not None and (stream.caller.key == key or stream.caller.person.id == player):
                stream.end()

    def _keys_of_streams(self) -> list[str]:
        return [stream.caller.key for stream in self.streams if stream.caller is not None]

    def end_streams(self) -> None:
        """End all streams: the server is shutting down."""
        for stream in self.streams:
            stream.end()

    def error_response(self, error: Exception) -> Response:
        """The response to a request that failed."""
        trouble, status = self.describe_error(error)
        response = json_response(trouble, status)
        if status == 429:
            seconds = trouble.about.get("seconds", 1)
            response.headers["retry-after"] = str(max(1, round(seconds)) if isinstance(seconds, int | float) else 1)
        return response

    def describe_error(self, error: Exception) -> tuple[Trouble, int]:
        """The problem to send for an error, and the HTTP status.

        For an internal error the client gets only a reference; the log has the traceback under it.
        """
        if isinstance(error, Problem):
            self.service.metrics.problems.labels(error.code).inc()
            return error.told(), error.status
        reference = secrets.token_hex(4)
        logger.error("internal error", exc_info=error, extra={"reference": reference})
        self.service.metrics.failures.inc()
        return Trouble("fault", f"internal error; nothing was changed. The server's log has it as {reference}"), 500

    async def authenticate(self, http: HTTPConnection) -> Caller | None:
        """The caller, by token, by what a portal says or by cookie; None if there is nothing of it."""
        identity = named_by_portal(http)
        header = http.headers.get("authorization", "")
        scheme, _, key = header.partition(" ")
        if header and (not identity or scheme.lower() == "bearer"):  # others may be for the portal
            caller = (
                await self.service.accounts.authenticate(key.strip()) if scheme.lower() == "bearer" and key else None
            )
            if caller is None:
                raise Unauthenticated("this token is not valid (Authorization: Bearer fogcity_...)", reason="bad_token")
            return caller
        key = read_cookie(http, COOKIE)
        if identity:
            return await self._named(identity, http, key)
        return await self.service.accounts.authenticate(key) if key else None

    @cached_property
    def _portal(self) -> Portal:
        return Portal(self.service.accounts, self.service.database)

    async def _named(self, identity: str, http: HTTPConnection, cookie: str) -> Caller:
        """The person whom the portal names. The sessions of other accounts in the same browser end."""
        mark = origin_of(http).device
        if (caller := await self._portal.find(identity, mark)) is not None:
            return caller
        caller, ended = await self._portal.start(identity, mark, label_of(http))
        other = await self.service.accounts.authenticate(cookie) if cookie else None
        if other is not None and other.person.login is not None:  # a guest could not log in again
            await self.service.accounts.log_out(other)
            ended.append(other.key)
        for key in ended:
            self.service.revoke_access(key=key)
        return caller

    def check_origin(self, http: HTTPConnection) -> None:
        """Refuse requests from other sites' pages. Browsers send the page's origin; scripts send none."""
        origin = http.headers.get("origin")
        if origin is None:
            return
        own = {f"http://{http.headers.get('host')}", f"https://{http.headers.get('host')}"}
        if origin not in own | self.origins:
            raise Forbidden("pages of this origin may not use this server", reason="bad_origin")


def address_of(http: HTTPConnection) -> str:
    """The client's network, as rate limits count it."""
    return client_network(http.client.host) if http.client else ""


def label_of(http: HTTPConnection) -> str:
    """A label for the browser that makes a request."""
    return device_label(http.headers.get("user-agent", "")[:1000])


def origin_of(http: HTTPConnection) -> Origin:
    """The client's network and browser."""
    return Origin(address_of(http), read_cookie(http, BROWSER)[:64])


def check_address(http: Request, endpoint: Endpoint) -> None:
    """Check path and query. PostgreSQL cannot store NUL, so no text may contain it."""
    if "\0" in http.url.path:
        raise BadRequest("the address contains a NUL character")
    for name, text in http.query_params.multi_items():
        if name in endpoint.query:
            check_parameter(name, text)


def check_required_parameters(http: Request, endpoint: Endpoint) -> None:
    """BadRequest if a required query parameter is missing."""
    for name in REQUIRED & endpoint.query.keys() - http.query_params.keys():
        raise BadRequest(f"the query parameter {name} is missing: ?{name}=...")


def check_content_type(http: Request) -> None:
    """Only JSON may change anything: an HTML form on another site cannot send that."""
    kind = http.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind not in ("", "application/json"):
        raise BadRequest("the content type must be application/json")


async def read_body(http: Request) -> bytes:
    """The body, unless it is too long. No body means an empty object."""
    found = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for part in http.stream():
                found += part
                if len(found) > MAX_MESSAGE:
                    raise _too_large()
    except TimeoutError:
        text = f"the body of the request did not arrive within {BODY_SECONDS:.0f} s"
        raise TooSlow(text, reason="too_slow", seconds=BODY_SECONDS) from None
    if found and not http.headers.get("content-type"):
        raise BadRequest("the content type must be application/json")
    return bytes(found) or b"{}"


def decode(data: bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """Decode and validate a message."""
    if len(data) > MAX_MESSAGE:
        raise _too_large()
    if NUL.search(data):
        raise BadRequest("invalid message: no text may contain a NUL character")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(f"invalid message: {error}") from None


def _too_large() -> TooLarge:
    return TooLarge(f"a message has at most {MAX_MESSAGE} bytes", reason="too_large", most=MAX_MESSAGE)


def json_response(value: Any, status: int = 200) -> Response:
    """A JSON response that must not be cached."""
    return Response(encode(value), status, media_type="application/json", headers={"cache-control": "no-store"})
