"""HTTP on the wire: a request whose head never ends is not waited for."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 64 * 1024  # bytes of address and headers, roughly: what came with the last packet is not counted


class LimitedHeadProtocol(HttpToolsProtocol):
    """The parser of uvicorn, which keeps whatever it is sent until the head is complete."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._in_head = False
        self._head = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > LARGEST_HEAD:
                self.send_400_response(f"The address and headers have at most {LARGEST_HEAD} bytes.")

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()
