"""Timestamps: whole milliseconds since 1970, by the server's own clock."""

from __future__ import annotations

import time


def unix_ms() -> int:
    """The current time."""
    return time.time_ns() // 1_000_000
