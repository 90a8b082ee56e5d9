"""The web service, put together."""

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

from fogcity.server.http.limits import Limits
from fogcity.server.http.openapi import describe
from fogcity.server.http.pages import Pages
from fogcity.server.http.problems import Unknown, WrongMethod
from fogcity.server.http.routes import add_routes
from fogcity.server.http.socket import Sockets
from fogcity.server.http.web import Web, json
from fogcity.server.table.house import House

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


class SafeHeaders:
    """Headers that keep browsers from doing what no page of ours needs."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)


STATIC = Path(str(resources.files("fogcity.server"))) / "static"  # the page, once it is built


def make_app(house: House, limits: Limits, origins: frozenset[str] = frozenset(), *, static: Path = STATIC) -> ASGIApp:
    """The service for a house, which it opens and closes, and for the page in a folder."""
    web = Web(house, limits, origins)
    add_routes(web)
    sockets = Sockets(web)

    async def lost(request: Request, _error: Exception) -> Response:
        return _tell_the_way(web, request)

    async def broken(_request: Request, error: Exception) -> Response:
        return web.refuse(error)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            sockets.end_all()
            web.end_streams()
            await house.close()

    app = Starlette(
        routes=[
            *web.routes,
            WebSocketRoute("/api/socket", sockets.serve),
            *_for_operators(house),
            *_pages(web, static),
        ],
        lifespan=lifespan,
        exception_handlers={404: lost, 405: lost, 500: broken},
    )
    return SafeHeaders(app)  # around everything, also around what is told of a fault


def _for_operators(house: House) -> list[Route]:
    async def health(_request: Request) -> Response:
        return PlainTextResponse("alive\n")

    async def ready(_request: Request) -> Response:
        is_ready = house.is_ready and await house.can_write()
        return PlainTextResponse("ready\n" if is_ready else "not ready\n", 200 if is_ready else 503)

    async def metrics(_request: Request) -> Response:
        return Response(house.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


def _pages(web: Web, static: Path) -> list[BaseRoute]:
    description = cache(lambda: json(describe(web.about)).body)  # when somebody asks for it

    async def openapi(_request: Request) -> Response:
        return Response(description(), media_type="application/json")

    async def home(_request: Request) -> Response:
        return PlainTextResponse("Fog City is here. GET /api/openapi.json tells what can be asked.\n")

    page = [Route("/", home)]
    if (static / "index.html").is_file():
        page = [Route("/{path:path}", Pages(static).answer, methods=["GET"])]
    return [Route("/api/openapi.json", openapi), *page]


def _tell_the_way(web: Web, request: Request) -> Response:
    """The answer where nothing is: is there something for another method?"""
    path = request.url.path
    methods = sorted({way for route in web.routes if route.path_regex.match(path) for way in route.methods or ()})
    if not methods or request.method in methods:
        return web.refuse(Unknown("there is nothing at this address; GET /api/openapi.json tells what there is"))
    response = web.refuse(WrongMethod(f"this address takes {', '.join(methods)}, not {request.method[:10]}"))
    response.headers["allow"] = ", ".join(methods)
    return response
