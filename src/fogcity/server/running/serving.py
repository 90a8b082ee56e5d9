"""Build a server process from its settings, and run it."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import ipaddress
import logging
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fogcity.bots.processes.child import Process
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.operating_system import claim_port, is_port_taken, lock_file, raise_file_limit, stop_signals
from fogcity.core.processes import collect_rarely
from fogcity.server.bots.pool import BotPool
from fogcity.server.http.app import make_app
from fogcity.server.http.connections import (
    MAX_CONNECTIONS,
    MAX_PER_ADDRESS,
    Connections,
    Network,
    SocketProtocol,
    limited_by,
    parse_networks,
)
from fogcity.server.http.docs import built_docs
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.http.login_header import LoginHeader
from fogcity.server.store.caps import Caps
from fogcity.server.store.engine import FULL, Database, check_url, open_engine
from fogcity.server.store.failures import is_unavailable
from fogcity.server.store.files import create_private, damaged, is_damage, make_private
from fogcity.server.store.versions import is_up_to_date
from fogcity.server.table.hooks import Hooks, find_hook
from fogcity.server.table.pubsub import open_pubsub
from fogcity.server.table.review.reviews import ReviewSettings
from fogcity.server.table.service import TableService

DEFAULT_PORT, MORE_PORTS = 8000, 20
LOCAL = ("127.0.0.0/8", "::1/128")
DEFAULT_METRICS = "127.0.0.1:9464"
SPARE_FILES = 200  # file descriptors that are not for connections: databases, bots, files
MAX_FRAME = 64 * 1024  # bytes; larger than a message may be, so that a message that is too large gets an answer


logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: int | None = None  # None: the default port, or the next free one
    data: Path = Path("fogcity-data")
    database: str | None = None  # None: SQLite in the data directory
    redis: str | None = None
    synchronous: str = FULL
    bots: int | None = None  # processes
    lazy: bool = False  # compile rules and start bots only when needed
    hooks: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    proxies: list[str] = field(default_factory=lambda: list(LOCAL))  # networks whose X-Forwarded headers count
    login_header: str = ""  # with which a portal names people, if it comes from a proxy
    base_path: str = ""  # the path that the server is below, as `check_base_path` gives it
    metrics: str = ""  # the address (host:port) of /metrics; empty: there is none
    docs: Path | None = None  # the folder of the built documentation; None: that of this checkout, if there is one
    review_effort: float = 1.0  # a factor for the samples that reviews take
    limits: float = 1.0  # a factor for all rate limits
    long_bots: list[str] = field(default_factory=list)  # accounts at whose tables bots may think longer than `expert`

    @property
    def url(self) -> str:
        """The URL of the database."""
        return self.database or f"sqlite:///{(self.data / 'fogcity.db').absolute()}"


class _Server(uvicorn.Server):
    """A uvicorn server that shuts down quickly and without an error. Clients get a code to reconnect."""

    def __init__(self, config: uvicorn.Config, service: TableService) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End requests that wait, then all connections (WebSockets with code 1012), then the service."""
        ending = asyncio.create_task(self._end_connections())
        try:
            await super().shutdown(sockets)
        finally:
            ending.cancel()

    async def _end_connections(self) -> None:
        while True:  # repeatedly: a request in progress may start to wait later
            self._service.end_connections()
            await asyncio.sleep(0.2)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Handle signals. Unlike uvicorn, do not raise them again at the end: the exit code must be 0."""
        before = {number: signal.signal(number, self.handle_exit) for number in stop_signals()}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(settings: Settings, early: Process | None = None, metrics_port: int | None = None) -> uvicorn.Server:
    """The server, ready to run, with the schema up to date. `early` is a bot process that has been started already."""
    engine = open_engine(settings.url, settings.synchronous)
    try:
        _migrate(engine)
    except DBAPIError as error:
        if is_damage(error):
            raise damaged(Path(engine.url.database or ""), str(error.orig)) from None
        if not is_unavailable(error):
            raise
        raise FogCityError(f"cannot connect to the database: {error.orig}") from None
    service = TableService(
        Database(engine),
        BotPool(settings.bots, early=early),
        open_pubsub(secrets.token_hex(8), settings.redis),
        hooks=Hooks([find_hook(spec) for spec in settings.hooks]),
        lazy=settings.lazy,
        caps=Caps().times(settings.limits),
        reviews=ReviewSettings(effort=settings.review_effort).times(settings.limits),
        long_bots=settings.long_bots,
        is_local=_is_local(settings.host),
    )
    limits = default_rate_limits(settings.limits)
    docs, base = settings.docs or built_docs(), settings.base_path
    app = make_app(service, limits, frozenset(settings.origins), docs=docs, metrics_port=metrics_port, base=base)
    proxies = _proxies(settings)
    seen: Any = ProxyHeadersMiddleware(app, settings.proxies)  # type: ignore[arg-type]
    config = uvicorn.Config(
        LoginHeader(seen, settings.login_header, proxies) if settings.login_header else seen,
        host=settings.host,
        port=settings.port or 0,
        http=limited_by(Connections(proxies, *_connection_limits(settings.limits))),
        proxy_headers=False,  # they are handled above: the header of a portal must be read before
        ws=SocketProtocol,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # it would take 256 KiB per socket
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return _Server(config, service)


def _is_local(host: str) -> bool:
    """Can only this machine reach a server that listens on this address?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _migrate(engine: Engine) -> None:
    """Bring the schema up to date."""
    if not is_up_to_date(engine):
        from fogcity.server.store.migrate import migrate

        migrate(engine)


def serve(
    settings: Settings,
    on_listening: Callable[[str, str], None] = lambda _address, _note: None,
    early: Process | None = None,
) -> None:
    """Serve until Ctrl-C or SIGTERM.

    Calls `on_listening` with the address once the server listens, and with a note if the default port was taken.
    `early` is a bot process that has been started already.
    """
    with _exclusive(settings), _listening(settings) as listening, _listening_for_metrics(settings) as for_metrics:
        server = make_server(settings, early, None if for_metrics is None else for_metrics.getsockname()[1])
        _tune_interpreter()
        host = "localhost" if settings.host == "127.0.0.1" else settings.host
        port = listening.getsockname()[1]
        note = (
            f"Port {DEFAULT_PORT} is taken; using {port} instead. "
            if settings.port is None and port != DEFAULT_PORT
            else ""
        )
        on_listening(f"http://{f'[{host}]' if ':' in host else host}:{port}{settings.base_path}", note)
        server.run(sockets=[listening, for_metrics] if for_metrics else [listening])


def _tune_interpreter() -> None:
    """Tune the garbage collector and thread switching.

    A server has many long-lived objects: collect less often, and ignore those that exist at the start. Every
    move waits for the writer thread, so let it have the GIL after one millisecond instead of five.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    collect_rarely()


@contextlib.contextmanager
def _exclusive(settings: Settings) -> Iterator[None]:
    """Lock the SQLite file: only one server process may write to it."""
    url = check_url(settings.url)
    if url.get_backend_name() != "sqlite":
        yield
        return
    assert url.database is not None
    path = Path(url.database).resolve()
    make_private(path, whole_folder=settings.database is None)
    create_private(path.with_name(path.name + ".lock"))
    with path.with_name(path.name + ".lock").open("ab") as file:
        try:
            lock_file(file)
        except OSError:
            raise FogCityError(
                f"another server uses {path}; stop it, or choose another directory with --data "
                "(several servers need --database with PostgreSQL and --redis)"
            ) from None
        yield


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """The listening socket, opened before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        claim_port(listening)
        _take_port(listening, settings)
        listening.listen(2048)
        listening.set_inheritable(False)
        yield listening


@contextlib.contextmanager
def _listening_for_metrics(settings: Settings) -> Iterator[socket.socket | None]:
    """The listening socket for metrics; None if there is none, or if its port is taken."""
    if not settings.metrics:
        yield None
        return
    host, port = parse_address(settings.metrics)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        claim_port(listening)
        try:
            listening.bind((host, port))
        except OSError as error:
            is_default = settings.metrics == DEFAULT_METRICS  # then there is probably another server, which has them
            level = logging.INFO if is_default else logging.WARNING
            logger.log(level, "no metrics: cannot listen on %s: %s", settings.metrics, error.strerror)
            yield None
            return
        listening.listen(16)
        listening.set_inheritable(False)
        yield listening


def parse_address(text: str) -> tuple[str, int]:
    """The host and port of an address such as 127.0.0.1:9464 or [::1]:9464; BadOption if it is none."""
    host, _, port = text.rpartition(":")
    if not host or not port.isdigit() or int(port) > 65535:
        raise BadOption(f"an address is HOST:PORT, such as {DEFAULT_METRICS}, not {text!r}")
    return host.strip("[]"), int(port)


def _proxies(settings: Settings) -> list[Network]:
    try:
        return parse_networks(settings.proxies)
    except ValueError as error:
        raise BadOption(f"a proxy is an address or a network such as 10.0.0.0/8: {error}") from None


def _connection_limits(factor: float) -> tuple[int, int]:
    """How many connections without a socket one address may have, and all together.

    Sockets and connections share the files that this process may open. Raises that limit as far as it is allowed to.
    """
    files = raise_file_limit(3 * MAX_CONNECTIONS + SPARE_FILES)
    most = min(MAX_CONNECTIONS, max(100, (files - SPARE_FILES) // 3))
    return max(1, min(round(MAX_PER_ADDRESS * factor), most // 2)), most


def _take_port(listening: socket.socket, settings: Settings) -> None:
    """Bind the requested port. Without one, bind the default port or the next free one."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS)
    for port in ports if settings.port is None else (settings.port,):
        try:
            listening.bind((settings.host, port))
        except (OSError, OverflowError) as error:
            is_taken = isinstance(error, OSError) and is_port_taken(error)
            if settings.port is None and is_taken and port != ports[-1]:
                continue
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadOption(f"cannot listen on {settings.host}:{port}: {reason}") from None
        return
