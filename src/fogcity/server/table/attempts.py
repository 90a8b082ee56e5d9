"""Attempts to write to a table to which other server processes write at the same time."""

from __future__ import annotations

import asyncio
import random
import time

MAX_TRYING = 5.0  # seconds
FIRST_PAUSE, MAX_PAUSE = 0.005, 0.1  # seconds


class Attempts:
    """The first is made at once, the others after random pauses, so that two processes get out of step."""

    def __init__(self) -> None:
        self._started = 0.0
        self._longest = FIRST_PAUSE

    async def next(self) -> bool:
        """Wait until the next attempt; False if there have been enough."""
        if not self._started:
            self._started = time.monotonic()
            return True
        if time.monotonic() - self._started > MAX_TRYING:
            return False
        await asyncio.sleep(random.uniform(0, self._longest))  # noqa: S311 - not a secret
        self._longest = min(2 * self._longest, MAX_PAUSE)
        return True
