"""The ASGI application: API, WebSocket, health checks, metrics, the documentation and the page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from importlib import resources
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from fogcity.games.registry import games
from fogcity.server.http.api import PAUSE, Api, address_of, json_response
from fogcity.server.http.base_path import BasePath
from fogcity.server.http.docs import Docs
from fogcity.server.http.limits import RateLimits
from fogcity.server.http.links import Links
from fogcity.server.http.monitoring import Monitoring
from fogcity.server.http.openapi import describe
from fogcity.server.http.pages import Pages
from fogcity.server.http.routes import add_routes
from fogcity.server.http.socket import Sockets
from fogcity.server.problems import MethodNotAllowed, NotFound, RateLimited
from fogcity.server.table.service import TableService

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
# These are for what browsers may show as a page of its own. They would only make scripts and styles heavier.
PAGE_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
NO_PAGE = (b"text/javascript", b"text/css", b"font/")


class Front:
    """What every request passes first: its address pays for it, and the response gets security headers.

    Requests at the port for metrics go no further.
    """

    def __init__(self, app: ASGIApp, api: Api, monitoring: Monitoring, base: BasePath) -> None:
        self.app = app
        self._base = base
        self._api = api
        self._monitoring = monitoring

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                own = dict(message["headers"])  # a response may say otherwise
                is_page = not own.get(b"content-type", b"").startswith(NO_PAGE)
                more = [*HEADERS, *(PAGE_HEADERS if is_page else ())]
                message["headers"] = [*message["headers"], *(one for one in more if one[0] not in own)]
            await send(message)

        app = self.app
        if scope["type"] == "http":
            request = Request(scope)
            try:
                self._api.limits.charge("file", address_of(request))
                if self._monitoring.is_for_metrics(scope["server"][1] if scope["server"] else None):
                    app = await self._monitoring.metrics(request)
                elif (inside := self._base.enter(scope)) is not None:
                    scope = inside
                else:
                    app = self._base.redirect(scope) or self._outside()
            except RateLimited as problem:
                await asyncio.sleep(PAUSE)
                app = self._api.error_response(problem)
        elif scope["type"] == "websocket":
            inside = self._base.enter(scope)
            if inside is None:
                await WebSocket(scope, receive, send_with_headers).send_denial_response(self._outside())
                return
            scope = inside
        await app(scope, receive, send_with_headers)

    def _outside(self) -> Response:
        return self._api.error_response(
            NotFound(f"nothing is at this address: this server is below {self._base.path}/")
        )


STATIC = Path(str(resources.files("fogcity.server"))) / "static"  # where the build puts the page


def make_app(
    service: TableService,
    limits: RateLimits,
    origins: frozenset[str] = frozenset(),
    *,
    static: Path = STATIC,
    docs: Path | None = None,
    metrics_port: int | None = None,
    base: str = "",
) -> ASGIApp:
    """The ASGI application: the API, the WebSocket, and the page in a folder. It opens and closes the service.

    `docs` is the folder of the built documentation, which is at /docs/. Requests at `metrics_port` get the metrics, and
    nothing else. All other addresses are below `base`.
    """
    api = Api(service, limits, origins)
    add_routes(api)
    sockets = Sockets(api)
    monitoring = Monitoring(service, limits, metrics_port)

    async def not_found(request: Request, _error: Exception) -> Response:
        return _not_found(api, request, base)

    async def internal_error(_request: Request, error: Exception) -> Response:
        return api.error_response(error)

    async def rate_limited(_request: Request, error: Exception) -> Response:
        await asyncio.sleep(PAUSE)
        return api.error_response(error)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await service.open()
        try:
            yield
        finally:
            sockets.end_all()
            api.end_streams()
            await service.close()

    app = Starlette(
        routes=[
            *api.routes,
            WebSocketRoute("/api/socket", sockets.serve),
            *monitoring.routes(),
            *(Docs(docs, base).routes() if docs else ()),
            *_pages(api, static, base),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, 500: internal_error, RateLimited: rate_limited},
    )
    return Front(app, api, monitoring, BasePath(base))  # outermost, so that error responses get the headers too


def _pages(api: Api, static: Path, base: str) -> list[BaseRoute]:
    @cache  # made on the first request
    def description() -> bytes | memoryview:
        return json_response(describe(api.endpoints, games(), base=base)).body

    async def openapi(_request: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def home(_request: Request) -> Response:
        return PlainTextResponse(f"Fog City is running. GET {base}/api/openapi.json describes the API.\n")

    page = [Route("/", home)]
    if (static / "index.html").is_file():
        pages = Pages(static, Links(api).describe, lambda request: api.limits.charge("page", address_of(request)), base)
        page = [Route("/{path:path}", pages.answer, methods=["GET"])]
    return [Route("/api/openapi.json", openapi), *page]


def _not_found(api: Api, request: Request, base: str) -> Response:
    """The response to an unknown address: 405 if it exists for another method, else 404."""
    path = request.url.path.removeprefix(base)
    methods = sorted({way for route in api.routes if route.path_regex.match(path) for way in route.methods or ()})
    if not methods or request.method in methods:
        return api.error_response(NotFound(f"unknown address; GET {base}/api/openapi.json lists all addresses"))
    response = api.error_response(
        MethodNotAllowed(f"this address takes {', '.join(methods)}, not {request.method[:10]}")
    )
    response.headers["allow"] = ", ".join(methods)
    return response
