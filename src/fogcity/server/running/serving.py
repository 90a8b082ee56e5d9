"""A server process: everything put together from a few settings, and run."""

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

USUAL_PORT, MORE_PORTS = 8000, 20
LARGEST_FRAME = 64 * 1024  # bytes; what is larger than a message may be, but not larger than this, gets an answer


@dataclass(frozen=True)
class Settings:
    """What can be set."""

    host: str = "127.0.0.1"
    port: int | None = None  # the usual one, or the next that is free
    data: Path = Path("fogcity-data")
    database: str | None = None  # SQLite in the data folder
    redis: str | None = None
    synchronous: str = FULL
    bots: int | None = None  # processes
    lazy: bool = False  # compile nothing before it is needed
    hooks: list[str] = field(default_factory=list)
    origins: list[str] = field(default_factory=list)
    limits: float = 1.0  # times the usual limits

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{(self.data / 'fogcity.db').absolute()}"


class _Server(uvicorn.Server):
    """A server that ends soon when it is asked to, and without an error: clients are told to come back."""

    def __init__(self, config: uvicorn.Config, service: TableService) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End what waits, then all connections (sockets with code 1012), then the service."""
        ending = asyncio.create_task(self._end_connections())
        try:
            await super().shutdown(sockets)
        finally:
            ending.cancel()

    async def _end_connections(self) -> None:
        while True:  # a request that had begun may begin to wait after this
            self._service.end_connections()
            await asyncio.sleep(0.2)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Hear signals. Uvicorn would raise them again at the end, as if we had not ended as we were asked to."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def make_server(settings: Settings) -> uvicorn.Server:
    """The server, ready to run: the schema is up to date, nothing is loaded."""
    engine = open_engine(settings.url, settings.synchronous)
    try:
        migrate(engine)
    except DBAPIError as error:
        if not is_unavailable(error):
            raise
        raise FogCityError(f"the database cannot be used: {error.orig}") from None
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
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it would cost a quarter of a megabyte for each socket
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return _Server(config, service)


def serve(settings: Settings, tell: Callable[[str, str], None] = lambda _address, _note: None) -> None:
    """Serve until somebody says stop.

    Tells the address once it listens there (port 0: any port that is free), and a note if it is not the usual one.
    """
    with _alone(settings), _listening(settings) as listening:
        server = make_server(settings)
        _share_time()
        host = "localhost" if settings.host == "127.0.0.1" else settings.host
        port = listening.getsockname()[1]
        note = f"Port {USUAL_PORT} is taken, so it is {port}. " if settings.port is None and port != USUAL_PORT else ""
        tell(f"http://{f'[{host}]' if ':' in host else host}:{port}", note)
        server.run(sockets=[listening])


def _share_time() -> None:
    """Set the interpreter up for many objects, and for one thread that writes beside one that does all the rest.

    Tables and sockets are many objects that live for long, so the garbage collector looks at many new ones at once, and
    never again at those that are there at the start. The writer gets its turn after a millisecond, not five: everybody
    who has moved waits for it.
    """
    sys.setswitchinterval(0.001)
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


@contextlib.contextmanager
def _alone(settings: Settings) -> Iterator[None]:
    """Nobody else may use the same SQLite file: this process is the only one that writes to it."""
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
                f"another server uses {path}; stop it, or use --data with another folder "
                "(several servers need --database with PostgreSQL, and --redis)"
            ) from None
        yield


@contextlib.contextmanager
def _listening(settings: Settings) -> Iterator[socket.socket]:
    """The port, taken before anything else is done."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as listening:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _take_port(listening, settings)
        listening.listen(2048)
        os.set_inheritable(listening.fileno(), False)
        yield listening


def _take_port(listening: socket.socket, settings: Settings) -> None:
    """Take the port that was asked for; if none was, the usual one or the next that is free."""
    usual = range(USUAL_PORT, USUAL_PORT + MORE_PORTS)
    for port in usual if settings.port is None else (settings.port,):
        try:
            listening.bind((settings.host, port))
        except (OSError, OverflowError) as error:
            is_taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
            if settings.port is None and is_taken and port != usual[-1]:
                continue
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadOption(f"cannot listen at {settings.host}:{port}: {reason}") from None
        return
