"""The keeper of a service: wakes tables whose time has come, gives signs of life, and hears what other processes do."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from fogcity.server.http.problems import Problem
from fogcity.server.store import heartbeat as life
from fogcity.server.store import logs
from fogcity.server.table.decide import deadline_of
from fogcity.server.table.presence import RemotePresence
from fogcity.server.table.pubsub import SILENCE, Bell, Gone, Hello, Here, Missed, Ring, Roll
from fogcity.server.table.room import LEASE
from fogcity.server.table.state import PLAYING
from fogcity.server.timestamps import unix_ms

if TYPE_CHECKING:
    from fogcity.server.table.room import Room
    from fogcity.server.table.service import TableService

TICK = 1.0  # seconds between looks at what is due
AT_ONCE = 50  # tables that are woken at once
LOOK = 30.0  # seconds after which several servers look for what they have missed, even if they should not have
LONGEST = 3_600_000  # milliseconds until the next try to wake a table that cannot be

logger = logging.getLogger(__name__)


class Keeper:
    """What a service does by itself, while nobody asks for anything."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.elsewhere = RemotePresence()
        self._failed: Counter[str] = Counter()  # tables that cannot be woken
        self._given_up = 0
        self._missed = False  # may we have missed a bell?
        self._looked = time.monotonic()

    async def begin(self) -> None:
        """Begin to look after the service."""
        service, now, alone = self.service, unix_ms(), not self.service.pubsub.is_shared
        outage = await service.database.write(partial(life.begin, origin=service.pubsub.origin, now=now, alone=alone))
        if outage:
            logger.info("no server was there for a while", extra={"milliseconds": outage})
        await service.pubsub.start(self._hear, self._up)
        service.start(self._tick())
        service.start(self._beat())

    async def end(self, busy: Sequence[str]) -> None:
        """Say goodbye; others must look after the tables at which bots are busy."""
        service = self.service
        service.pubsub.ring(Roll(service.pubsub.origin, {}))
        await service.database.write(partial(life.end, origin=service.pubsub.origin, now=unix_ms(), busy=busy))

    # ---- time

    async def _tick(self) -> None:
        """Wake tables that are due, forget those that nobody uses, catch up with what was missed."""
        while True:
            try:
                while await self._wake_due():
                    pass
                self._drop_idle()
                await self._catch_up()
            except Problem as problem:
                logger.warning("looking after tables failed", extra={"reason": problem.text})
            except Exception:  # it must not be the last time
                logger.exception("looking after tables failed")
                self.service.metrics.failures.inc()
            await asyncio.sleep(TICK)

    async def _wake_due(self) -> bool:
        """Wake some of the tables that are due; True if there may be more."""
        database, now = self.service.database, unix_ms()
        if not await database.read(partial(logs.any_due, now=now)):
            return False
        found = await database.write(partial(logs.claim_due, now=now, until=now + LEASE, most=AT_ONCE))
        await asyncio.gather(*(self._wake(table) for table in found))
        return len(found) == AT_ONCE

    async def _wake(self, table: str) -> None:
        try:
            room = await self.service.room(table)
            await room.catch_up()  # somebody may have closed it past us
            await room.apply_timeouts()
            room.schedule_next()
            if room.state.status != PLAYING:  # nothing more will be due here, or not soon
                until = deadline_of(room.state)
                await self.service.database.write(partial(logs.put_off, table=table, until=until), table)
        except Problem as problem:  # it is tried again after a while
            logger.warning("a table was not looked after", extra={"table": table, "reason": problem.text})
        except Exception:  # such as a log that cannot be read: do not try too often
            self._failed[table] += 1
            wait = min(LEASE * 2 ** self._failed[table], LONGEST)
            logger.exception("a table cannot be looked after", extra={"table": table, "again": wait})
            self.service.metrics.failures.inc()
            await self.service.database.write(partial(logs.put_off, table=table, until=unix_ms() + wait), table)
        else:
            del self._failed[table]

    def _drop_idle(self) -> None:
        now = time.monotonic()
        for table, room in list(self.service.rooms.items()):
            busy = room.watchers or room.lock.locked() or room.is_thinking
            if not busy and now - room.used > self.service.idle:
                self.service.drop(table)

    async def _beat(self) -> None:
        service = self.service
        while True:
            try:
                buried = await service.database.write(partial(life.beat, origin=service.pubsub.origin, now=unix_ms()))
                if buried:
                    logger.warning("another server is gone", extra={"servers": buried})
                    self._missed = True  # it may have written what it could not tell any more
                    service.pubsub.ring(Missed(service.pubsub.origin))
            except Problem as problem:
                logger.warning("no sign of life could be written", extra={"reason": problem.text})
            except Exception:
                logger.exception("no sign of life could be written")
                service.metrics.failures.inc()
            if service.pubsub.is_up:
                self._tell_presence(self.elsewhere.forget_silent(time.monotonic() - 2 * SILENCE))
            await asyncio.sleep(life.BEAT)

    # ---- catching up

    async def _catch_up(self) -> None:
        """Look whether tables have moved on, if a bell may have been missed or cannot be heard."""
        pubsub, given_up = self.service.pubsub, self.service.database.given_up
        doubt = given_up != self._given_up  # the database was away, and perhaps wrote what we do not know of
        by_now = pubsub.is_shared and (not pubsub.is_up or time.monotonic() - self._looked > LOOK)
        if not (doubt or by_now or self._missed):
            return
        self._missed = False  # before we look: what is missed meanwhile is looked for again
        try:
            await self._catch_up_all()
        except Exception:
            self._missed = True
            raise
        self._given_up, self._looked = given_up, time.monotonic()
        for room in list(self.service.rooms.values()):
            room.schedule_next()
        if doubt:
            pubsub.ring(Missed(pubsub.origin))  # nobody has told the others

    async def _catch_up_all(self) -> None:
        rooms = dict(self.service.rooms)
        if not rooms:
            return
        numbers = await self.service.database.read(partial(logs.numbers_of, wanted=list(rooms)))
        for table, number in numbers.items():
            if rooms[table].state.number < number:
                await self._catch_up_one(rooms[table])

    async def _catch_up_one(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Problem:
            raise
        except Exception:  # the others must catch up all the same
            logger.exception("a table cannot be brought up to date", extra={"table": room.state.id})
            self.service.metrics.failures.inc()

    # ---- other processes

    def _up(self) -> None:
        """We can hear others, but may have missed something."""
        pubsub = self.service.pubsub
        self._missed = True
        for bell in (Hello(pubsub.origin), self._roll()):
            pubsub.ring(bell)

    def _roll(self) -> Roll:
        here = {table: sorted({watcher.player for watcher in r.watchers}) for table, r in self.service.rooms.items()}
        return Roll(self.service.pubsub.origin, {table: players for table, players in here.items() if players})

    def _hear(self, bell: Bell) -> None:
        service = self.service
        self.elsewhere.hear(bell.origin, time.monotonic())
        match bell:
            case Ring():
                service.start(self._hear_ring(bell))
            case Here():
                self.elsewhere.put(bell.origin, bell.table, bell.players)
                self._tell_presence([bell.table])
            case Roll():
                self._tell_presence(self.elsewhere.put_all(bell.origin, bell.here))
            case Hello():  # perhaps in the place of one that was killed before it could tell what it wrote
                self._missed = True
                service.pubsub.ring(self._roll())
            case Gone():
                service.revoke_access(bell.key, bell.player, ring=False)
            case Missed():
                self._missed = True
            case _:
                pass

    def _tell_presence(self, tables: Iterable[str]) -> None:
        for table in tables:
            if (room := self.service.rooms.get(table)) is not None:
                room.tell_presence(ring=False)

    async def _hear_ring(self, ring: Ring) -> None:
        service = self.service
        room = service.rooms.get(ring.table)
        if room is None and service.is_loading(ring.table):  # perhaps it has read the log before this was in it
            room = await service.room(ring.table)
        if room is not None:
            if room.state.number < ring.number:
                await room.catch_up()
        elif any(service.listeners.has(player) for player in ring.players):
            service.notify(await service.room(ring.table))
