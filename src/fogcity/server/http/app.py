"""The ASGI application: API, WebSocket, health checks, metrics and the page."""

from __future__ import annotations

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

from fogcity.games.registry import games
from fogcity.server.http.api import Api, json_response
from fogcity.server.http.limits import RateLimits
from fogcity.server.http.openapi import describe
from fogcity.server.http.pages import Pages
from fogcity.server.http.routes import add_routes
from fogcity.server.http.socket import Sockets
from fogcity.server.problems import MethodNotAllowed, NotFound
from fogcity.server.table.service import TableService

HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        b"connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class SecurityHeaders:
    """Middleware that adds security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)


STATIC = Path(str(resources.files("fogcity.server"))) / "static"  # where the build puts the page


def make_app(
    service: TableService, limits: RateLimits, origins: frozenset[str] = frozenset(), *, static: Path = STATIC
) -> ASGIApp:
    """The ASGI application: the API, the WebSocket, and the page in a folder. It opens and closes the service."""
    api = Api(service, limits, origins)
    add_routes(api)
    sockets = Sockets(api)

    async def not_found(request: Request, _error: Exception) -> Response:
        return _not_found(api, request)

    async def internal_error(_request: Request, error: Exception) -> Response:
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
            *_monitoring(service),
            *_pages(api, static),
        ],
        lifespan=lifespan,
        exception_handlers={404: not_found, 405: not_found, 500: internal_error},
    )
    return SecurityHeaders(app)  # outermost, so that error responses get the headers too


def _monitoring(service: TableService) -> list[Route]:
    async def health(_request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_request: Request) -> Response:
        is_ready = service.is_ready and await service.can_write()
        return PlainTextResponse("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503)

    async def metrics(_request: Request) -> Response:
        return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


def _pages(api: Api, static: Path) -> list[BaseRoute]:
    description = cache(lambda: json_response(describe(api.endpoints, games())).body)  # made on the first request

    async def openapi(_request: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def home(_request: Request) -> Response:
        return PlainTextResponse("Fog City is running. GET /api/openapi.json describes the API.\n")

    page = [Route("/", home)]
    if (static / "index.html").is_file():
        page = [Route("/{path:path}", Pages(static).answer, methods=["GET"])]
    return [Route("/api/openapi.json", openapi), *page]


def _not_found(api: Api, request: Request) -> Response:
    """The response to an unknown address: 405 if it exists for another method, else 404."""
    path = request.url.path
    methods = sorted({way for route in api.routes if route.path_regex.match(path) for way in route.methods or ()})
    if not methods or request.method in methods:
        return api.error_response(NotFound("unknown address; GET /api/openapi.json lists all addresses"))
    response = api.error_response(
        MethodNotAllowed(f"this address takes {', '.join(methods)}, not {request.method[:10]}")
    )
    response.headers["allow"] = ", ".join(methods)
    return response
