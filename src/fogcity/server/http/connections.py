"""Limits for connections: how many, how long a request's head may take to arrive, and how large it may be.

uvicorn has a limit for the size of a head only for its h11 parser (`h11_max_incomplete_event_size`), and none for the
time it takes or for the connections of one address. The httptools parser, which is much faster, buffers a head of any
size, and no setting or ASGI middleware sees the head before it is complete. So this subclasses uvicorn's protocol; it
overrides only the parser's callbacks and those of the transport.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from fogcity.server.http.limits import client_network

MAX_HEAD = 64 * 1024  # bytes; approximate, because the last packet of a head is not counted
HEAD_SECONDS = 10.0  # from the connection, or from the first byte of a head, until the head is complete
BODY_SECONDS = 30.0  # until the body is complete, also if no endpoint reads it
MAX_PER_ADDRESS = 300  # connections without a socket (WebSocket); those have a limit of their own
MAX_CONNECTIONS = 20_000
ROOM_FOR_REQUESTS = 0.1  # the part of all connections that those without a request never take

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def parse_networks(texts: Iterable[str]) -> list[Network]:
    """Networks in CIDR notation, such as 10.0.0.0/8 or 192.0.2.1; ValueError if one is not."""
    return [ipaddress.ip_network(text.strip()) for text in texts]


class Connections:
    """All HTTP connections of a server: how many each address has, and which have not sent a request.

    If there are too many, the oldest that has not sent a whole request is closed. People send theirs at once.
    """

    def __init__(
        self, proxies: Iterable[Network] = (), each: int = MAX_PER_ADDRESS, most: int = MAX_CONNECTIONS
    ) -> None:
        self._proxies = list(proxies)
        self._each = each
        self._most = most
        self._silent_most = int(most * (1 - ROOM_FOR_REQUESTS))
        self._open = 0
        self._by_address: Counter[str] = Counter()
        self._silent: OrderedDict[LimitedProtocol, None] = OrderedDict()

    def admit(self, connection: LimitedProtocol) -> bool:
        """Count a new connection; False if its address has too many already."""
        address = self.address_of(connection)
        if address and self._by_address[address] >= self._each:
            return False
        self._by_address[address] += 1
        self._open += 1
        self._silent[connection] = None
        if self._open > self._most or len(self._silent) > self._silent_most:
            self._silent.popitem(last=False)[0].abort()
        return True

    def head_received(self, connection: LimitedProtocol) -> None:
        """A connection has sent a whole head."""
        self._silent.pop(connection, None)

    def head_started(self, connection: LimitedProtocol) -> None:
        """A connection has begun to send another head."""
        self._silent[connection] = None

    def release(self, connection: LimitedProtocol) -> None:
        """A connection has ended, or become a WebSocket."""
        address = self.address_of(connection)
        self._silent.pop(connection, None)
        self._open -= 1
        self._by_address[address] -= 1
        if not self._by_address[address]:
            del self._by_address[address]

    def address_of(self, connection: LimitedProtocol) -> str:
        """The address that counts; empty for a proxy, behind which there are many people."""
        host = connection.client[0] if connection.client else ""
        try:
            address = ipaddress.ip_address(host)
        except ValueError:
            return ""
        return "" if any(address in network for network in self._proxies) else client_network(host)


class LimitedProtocol(HttpToolsProtocol):
    """uvicorn's httptools protocol with limits. `limited_by` makes a class of it that a server can use."""

    limits: Connections

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._in_head = False
        self._head = 0
        self._counted = False
        self._timer: asyncio.TimerHandle | None = None

    # ---- the transport's callbacks

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.limits.admit(self)
        if self._counted:
            self._set_timer(HEAD_SECONDS)
        else:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.parser is None:  # the connection is being closed
            return
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD:
                self.send_400_response(f"Request line and headers may have at most {MAX_HEAD} bytes.")

    def handle_websocket_upgrade(self) -> None:
        self._forget()
        super().handle_websocket_upgrade()

    # ---- the parser's callbacks

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        self.limits.head_started(self)
        self._set_timer(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self.limits.head_received(self)
        self._set_timer(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._set_timer(None)
        super().on_message_complete()

    # ----

    def abort(self) -> None:
        """Close the connection without an answer."""
        self.transport.abort()

    def _forget(self) -> None:
        self._set_timer(None)
        if self._counted:
            self._counted = False
            self.limits.release(self)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self._too_slow)

    def _too_slow(self) -> None:
        if not self.transport.is_closing():
            self.abort()


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, without an error in the log for each refused handshake.

    uvicorn takes a handshake that was answered with an HTTP response, or whose client has gone, for one that the
    application forgot.
    """

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.close_sent or self.transport.is_closing():
            self.handshake_complete = True


def limited_by(connections: Connections) -> type[LimitedProtocol]:
    """The protocol class of a server with these limits."""
    return type("ServerProtocol", (LimitedProtocol,), {"limits": connections})
