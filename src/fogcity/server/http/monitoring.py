"""What programs that watch a server ask: is it alive, is it ready, and its metrics.

However often they ask, the answer is computed at most once a second.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from fogcity.server.http.api import address_of
from fogcity.server.http.limits import RateLimits
from fogcity.server.table.service import TableService

CACHE_SECONDS = 1.0
METRICS = "/metrics"

T = TypeVar("T")


class Monitoring:
    """The addresses for monitoring. Metrics are only at an address of their own."""

    def __init__(self, service: TableService, limits: RateLimits, metrics_port: int | None) -> None:
        self._service = service
        self._limits = limits
        self._metrics_port = metrics_port
        self._why_not_ready = _Cached(service.why_not_ready)
        self._metrics = _Cached(self._text)

    def routes(self) -> list[Route]:
        """The routes at the server's own address."""
        return [Route("/health", self._health), Route("/ready", self._ready)]

    def is_for_metrics(self, port: int | None) -> bool:
        """Did a request come to the port for metrics?"""
        return self._metrics_port is not None and port == self._metrics_port

    async def metrics(self, request: Request) -> Response:
        """The response to a request at the port for metrics."""
        if request.url.path != METRICS:
            return PlainTextResponse(f"this port has only {METRICS}\n", 404)
        self._limits.charge("monitoring", address_of(request))
        return Response(await self._metrics.get(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def _text(self) -> bytes:
        return self._service.metrics.text()

    async def _health(self, request: Request) -> Response:
        self._limits.charge("monitoring", address_of(request))
        return PlainTextResponse("alive\n")

    async def _ready(self, request: Request) -> Response:
        self._limits.charge("monitoring", address_of(request))
        is_ready = self._service.is_ready
        why_not = await self._why_not_ready.get() if is_ready else "the server is starting or stopping"
        return PlainTextResponse(f"not ready: {why_not}\n" if why_not else "ready\n", 503 if why_not else 200)


class _Cached(Generic[T]):
    """A value that is computed when it is asked for, but at most once a second."""

    def __init__(self, compute: Callable[[], Awaitable[T]]) -> None:
        self._compute = compute
        self._found: asyncio.Future[T] | None = None
        self._at = 0.0

    async def get(self) -> T:
        """The value. All who ask while it is being computed wait for the same result."""
        now = time.monotonic()
        if self._found is None or (self._found.done() and now - self._at >= CACHE_SECONDS):
            self._found, self._at = asyncio.ensure_future(self._compute()), now
        return await asyncio.shield(self._found)
