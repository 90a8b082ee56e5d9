"""The scheduler: once a second it handles tables that are due, drops idle rooms and catches up with the database.

A table is due when a player's time has run out, when a bot must act and the process that asked it is gone, or when it
has waited too long for its start.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial

from fogcity.server.metrics import Metrics
from fogcity.server.problems import Problem
from fogcity.server.store import logs
from fogcity.server.store.engine import Database
from fogcity.server.table.decide import deadline_of
from fogcity.server.table.peers import Peers
from fogcity.server.table.rooms import Rooms
from fogcity.server.table.rows import BOT_LEASE
from fogcity.server.table.state import PLAYING
from fogcity.server.timestamps import unix_ms

TICK = 1.0  # seconds
BATCH = 50  # due tables that are handled at once
MAX_BACKOFF = 3_600_000  # milliseconds until a table that cannot be loaded is tried again

logger = logging.getLogger(__name__)


class Scheduler:
    """Handles tables that are due."""

    def __init__(self, database: Database, rooms: Rooms, peers: Peers, metrics: Metrics, idle: float) -> None:
        self._database = database
        self._rooms = rooms
        self._peers = peers
        self._metrics = metrics
        self._idle = idle  # seconds
        self._failures: Counter[str] = Counter()  # by table

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                while await self._handle_due():
                    pass
                self._rooms.drop_idle(self._idle)
                await self._peers.catch_up_if_needed()
            except Problem as problem:
                logger.warning("the scheduler failed; it tries again", extra={"reason": problem.text})
            except Exception:
                logger.exception("the scheduler failed; it tries again")
                self._metrics.failures.inc()
            await asyncio.sleep(TICK)

    async def _handle_due(self) -> bool:
        """Handle some tables that are due; True if there may be more."""
        now = unix_ms()
        if not await self._database.read(partial(logs.any_due, now=now)):
            return False
        found = await self._database.write(partial(logs.claim_due, now=now, until=now + BOT_LEASE, most=BATCH))
        await asyncio.gather(*(self._handle(table) for table in found))
        return len(found) == BATCH

    async def _handle(self, table: str) -> None:
        try:
            room = await self._rooms.get(table)
            await room.catch_up()  # `fogcity admin` may have closed it
            await room.apply_timeouts()
            room.schedule_next()
            if room.state.status != PLAYING:
                await self._postpone(table, deadline_of(room.state))
        except Problem as problem:  # it is due again when the lease ends
            logger.warning("a due table was not handled", extra={"table": table, "reason": problem.text})
        except Exception:  # such as a log that cannot be read: back off
            self._failures[table] += 1
            wait = min(BOT_LEASE * 2 ** self._failures[table], MAX_BACKOFF)
            logger.exception("a due table cannot be handled", extra={"table": table, "retry_ms": wait})
            self._metrics.failures.inc()
            await self._postpone(table, unix_ms() + wait)
        else:
            del self._failures[table]

    async def _postpone(self, table: str, until: int | None) -> None:
        await self._database.write(partial(logs.postpone, table=table, until=until), table)
