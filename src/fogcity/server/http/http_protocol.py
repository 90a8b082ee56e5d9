"""A limit for the size of a request's head (request line and headers).

uvicorn has such a limit only for its h11 parser (`h11_max_incomplete_event_size`). The httptools parser, which is much
faster, buffers a head of any size, and no setting or ASGI middleware sees the head before it is complete. So this
subclasses uvicorn's protocol; it overrides only the parser's callbacks and `data_received`.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD = 64 * 1024  # bytes; approximate, because the last packet of a head is not counted


class LimitedHeadProtocol(HttpToolsProtocol):
    """uvicorn's httptools protocol, with a limit for the size of a request's head."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._in_head = False
        self._head = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > MAX_HEAD:
                self.send_400_response(f"Request line and headers may have at most {MAX_HEAD} bytes.")

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
