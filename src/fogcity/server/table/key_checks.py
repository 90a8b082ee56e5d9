"""Checks of the keys in use: connections of keys that have ended are closed within seconds, at all servers.

Announcements through Redis close them at once. They may get lost, and the command `fogcity admin` makes none; and a key
may expire. So every few seconds one query asks the database which of the keys in use have ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from fogcity.server.keys import Keys
from fogcity.server.problems import Problem

INTERVAL = 3.0  # seconds between checks
PURGE_INTERVAL = 3600.0  # seconds between deletions of expired keys

logger = logging.getLogger(__name__)


class KeyChecks:
    """Finds the keys that have ended while they were in use, and deletes expired keys."""

    def __init__(self, keys: Keys, on_ended: Callable[[str], None]) -> None:
        self._keys = keys
        self._on_ended = on_ended
        self._sources: list[Callable[[], Iterable[str]]] = []
        self._purge_at = time.monotonic()

    def add_source(self, keys_in_use: Callable[[], Iterable[str]]) -> None:
        """Add a function that returns the hashes of keys with which connections were opened."""
        self._sources.append(keys_in_use)

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                await self._purge_if_due()
                await self.check()
            except Problem as problem:
                logger.warning("keys could not be checked; trying again", extra={"reason": problem.text})
            except Exception:  # whatever it is, the next check must come
                logger.exception("keys could not be checked; trying again")
            await asyncio.sleep(INTERVAL)

    async def check(self) -> None:
        """Close the connections of keys that have ended."""
        in_use = {key for source in self._sources for key in source()}
        for key in await self._keys.ended_among(in_use):
            self._on_ended(key)

    async def _purge_if_due(self) -> None:
        if time.monotonic() < self._purge_at:
            return
        purged = await self._keys.purge()
        self._purge_at = time.monotonic() + PURGE_INTERVAL
        if purged:
            logger.info("deleted expired keys", extra={"keys": purged})
