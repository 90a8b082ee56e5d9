"""Messages between a parent and its child process: bytes with their length in front, over a pair of sockets.

Messages are never pickles, so the worst that a bot can send is a wrong answer or garbage.
"""

from __future__ import annotations

import socket

from fogcity.core.closing import Closing

HEAD = 4  # bytes that hold the length of a message


def pack(message: bytes) -> bytes:
    """A message as it is sent."""
    return len(message).to_bytes(HEAD, "big") + message


class Channel(Closing):
    """One end of the channel, for code that may block."""

    def __init__(self, connection: socket.socket, most_bytes: int) -> None:
        """A message longer than `most_bytes` counts as garbage."""
        self.connection = connection
        self._most_bytes = most_bytes

    def close(self) -> None:
        """Close this end."""
        self.connection.close()

    def send(self, message: bytes) -> None:
        """Send a message; OSError if the other end is closed."""
        self.connection.sendall(pack(message))

    def receive(self) -> bytes:
        """Wait for the next message; EOFError if the other end is closed, or sent garbage."""
        size = int.from_bytes(self._exactly(HEAD), "big")
        if size > self._most_bytes:
            raise EOFError
        return bytes(self._exactly(size))

    def _exactly(self, size: int) -> bytearray:
        """Read exactly this many bytes, so that the socket stays readable while another message is waiting."""
        found = bytearray(size)
        left = memoryview(found)
        while left:
            count = self.connection.recv_into(left)
            if not count:
                raise EOFError
            left = left[count:]
        return found
