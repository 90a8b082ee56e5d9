"""Build a server process from its settings, and run it."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from sqlalchemy.exc import DBAPIError

from fogcity.core.errors import BadOption, FogCityError
from fogcity.server.bots.pool import BotPool
from fogcity.server.http.app import make_app
from fogcity.server.http.http_protocol import LimitedHeadProtocol
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.store.engine import FULL, Database, check_url, open_engine
from fogcity.server.store.failures import is_unavailable
from fogcity.server.store.migrate import migrate
from fogcity.server.table.hooks import Hooks, find_hook
from fogcity.server.table.pubsub import open_pubsub
from fogcity.server.table.service import TableService

DEFAULT_PORT, MORE_PORTS = 8000, 20
MAX_FRAME = 64 * 1024  # bytes; larger than a message may be, so that a message that is too large gets an answer


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
    limits: float = 1.0  # a factor for all rate limits

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
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run, with the schema up to date."""
    engine = open_engine(settings.url, settings.synchronous)
    try:
        migrate(engine)
    except DBAPIError as error:
        if not is_unavailable(error):
            raise
        raise FogCityError(f"cannot connect to the database: {error.orig}") from None
    service = TableService(
        Database(engine),
        BotPool(settings.bots),
        open_pubsub(secrets.token_hex(8), settings.redis),
        hooks=Hooks([find_hook(spec) for spec in settings.hooks]),
        lazy=settings.lazy,
    )
    app = make_app(service, default_rate_limits(settings.limits), frozenset(settings.origins))
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port or 0,
        http=LimitedHeadProtocol,
        ws="websockets-sansio",
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # it would take 256 KiB per socket
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return _Server(config, service)


def serve(settings: Settings, on_listening: Callable[[str, str], None] = lambda _address, _note: None) -> None:
    """Serve until SIGINT or SIGTERM.

    Calls `on_listening` with the address once the server listens, and with a note if the default port was taken.
    """
    with _exclusive(settings), _listening(settings) as listening:
        server = make_server(settings)
        _tune_interpreter()
        host = "localhost" if settings.host == "127.0.0.1" else settings.host
        port = listening.getsockname()[1]
        note = (
            f"Port {DEFAULT_PORT} is taken; using {port} instead. "
            if settings.port is None and port != DEFAULT_PORT
            else ""
        )
        on_listening(f"http://{f'[{host}]' if ':' in host else host}:{port}", note)
        server.run(sockets=[listening])


def _tune_interpreter() -> None:
    """Tune the garbage collector and thread switching.

    A server has many long-lived objects: collect less often, and ignore those that exist at the start. Every
    move waits for the writer thread, so let it have the GIL after one millisecond instead of five.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@contextlib.contextmanager
def _exclusive(settings: Settings) -> Iterator[None]:
    """Lock the SQLite file: only one server process may write to it."""
    url = check_url(settings.url)
    if url.get_backend_name() != "sqlite":
        yield
        return
    import fcntl

    assert url.database is not None
    path = Path(url.database).resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.with_name(path.name + ".lock").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
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
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _take_port(listening, settings)
        listening.listen(2048)
        os.set_inheritable(listening.fileno(), False)
        yield listening


def _take_port(listening: socket.socket, settings: Settings) -> None:
    """Bind the requested port. Without one, bind the default port or the next free one."""
    ports = range(DEFAULT_PORT, DEFAULT_PORT + MORE_PORTS)
    for port in ports if settings.port is None else (settings.port,):
        try:
            listening.bind((settings.host, port))
        except (OSError, OverflowError) as error:
            is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if settings.port is None and is_taken and port != ports[-1]:
                continue
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadOption(f"cannot listen on {settings.host}:{port}: {reason}") from None
        return
