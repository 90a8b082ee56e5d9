"""The scheduler: once a second it handles tables that are due, drops idle rooms and catches up with the database.

A table is due when a player's time has run out, when a bot must act and the process that asked it is gone, or when it
has waited too long for its start.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from functools import partial

from fogcity.server.problems import Problem
from fogcity.server.store import logs
from fogcity.server.table.decide import deadline_of
from fogcity.server.table.peers import Peers
from fogcity.server.table.room import RoomServices
from fogcity.server.table.rooms import Rooms
from fogcity.server.table.rows import BOT_LEASE
from fogcity.server.table.state import PLAYING

TICK = 1.0  # seconds
BATCH = 50  # due tables that are handled at once
MAX_BACKOFF = 3_600_000  # milliseconds until a table that cannot be loaded is tried again

logger = logging.getLogger(__name__)


class Scheduler:
    """Handles tables that are due."""

    def __init__(self, services: RoomServices, rooms: Rooms, peers: Peers, idle: float) -> None:
        self._database = services.database
        self._rooms = rooms
        self._peers = peers
        self._metrics = services.metrics
        self._time = services.time
        self._idle = idle  # seconds
        self._failures: Counter[str] = Counter()  # by table
        self._renewed_at = time.monotonic()

    async def run(self) -> None:
        """Run until cancelled."""
        while True:
            try:
                while await self._handle_due():
                    pass
                await self._renew_leases()
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
        now = await self._time.settled_now()
        if not await self._database.read(partial(logs.any_due, now=now)):
            return False
        found = await self._database.write(partial(logs.claim_due, now=now, until=now + BOT_LEASE, most=BATCH))
        await asyncio.gather(*(self._handle(table, number) for table, number in found.items()))
        return len(found) == BATCH

    async def _renew_leases(self) -> None:
        """Keep other processes from asking the bots that this one has asked, long before the leases end."""
        if time.monotonic() - self._renewed_at < BOT_LEASE / 3000:
            return
        self._renewed_at = time.monotonic()
        until = await self._time.settled_now() + BOT_LEASE
        thinking = [room.state for room in self._rooms if room.is_shared and room.is_bot_thinking]
        due = {state.id: min(until, deadline_of(state) or until) for state in thinking}
        if due:
            await self._database.write(partial(logs.renew, due=due))

    async def _handle(self, table: str, number: int) -> None:
        """Handle a table that is due and whose last entry had this number."""
        try:
            room = await self._rooms.get(table)
            await room.catch_up()  # `fogcity admin` may have closed it
            is_unchanged = room.state.number == number  # or whoever has changed it asks its bots
            await room.apply_timeouts()
            if is_unchanged and room.state.number == number:
                room.take_over_bots()
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
            await self._postpone(table, self._time.now() + wait)
        else:
            del self._failures[table]

    async def _postpone(self, table: str, until: int | None) -> None:
        await self._database.write(partial(logs.postpone, table=table, until=until), table)
