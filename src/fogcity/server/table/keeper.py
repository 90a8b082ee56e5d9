"""The keeper of a house: wakes tables whose time has come, gives signs of life, and hears what other processes do."""

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
from fogcity.server.table.decide import time_is_up
from fogcity.server.table.presence import Elsewhere
from fogcity.server.table.pubsub import SILENCE, Bell, Gone, Hello, Here, Missed, Ring, Roll
from fogcity.server.table.room import LEASE, now_ms
from fogcity.server.table.story import PLAYING

if TYPE_CHECKING:
    from fogcity.server.table.house import House
    from fogcity.server.table.room import Room

TICK = 1.0  # seconds between looks at what is due
AT_ONCE = 50  # tables that are woken at once
LOOK = 30.0  # seconds after which several servers look for what they have missed, even if they should not have
LONGEST = 3_600_000  # milliseconds until the next try to wake a table that cannot be

logger = logging.getLogger(__name__)


class Keeper:
    """What a house does by itself, while nobody asks for anything."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.elsewhere = Elsewhere()
        self._failed: Counter[str] = Counter()  # tables that cannot be woken
        self._given_up = 0
        self._missed = False  # may we have missed a bell?
        self._looked = time.monotonic()

    async def begin(self) -> None:
        """Begin to look after the house."""
        house, now, alone = self.house, now_ms(), not self.house.bus.is_shared
        outage = await house.database.write(partial(life.begin, origin=house.bus.origin, now=now, alone=alone))
        if outage:
            logger.info("no server was there for a while", extra={"milliseconds": outage})
        await house.bus.start(self._hear, self._up)
        house.start(self._tick())
        house.start(self._beat())

    async def end(self, busy: Sequence[str]) -> None:
        """Say goodbye; others must look after the tables at which bots are busy."""
        house = self.house
        house.bus.ring(Roll(house.bus.origin, {}))
        await house.database.write(partial(life.end, origin=house.bus.origin, now=now_ms(), busy=busy))

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
                self.house.metrics.failures.inc()
            await asyncio.sleep(TICK)

    async def _wake_due(self) -> bool:
        """Wake some of the tables that are due; True if there may be more."""
        database, now = self.house.database, now_ms()
        if not await database.read(partial(logs.any_due, now=now)):
            return False
        found = await database.write(partial(logs.claim_due, now=now, until=now + LEASE, most=AT_ONCE))
        await asyncio.gather(*(self._wake(table) for table in found))
        return len(found) == AT_ONCE

    async def _wake(self, table: str) -> None:
        try:
            room = await self.house.room(table)
            await room.catch_up_quietly()  # somebody may have closed it past us
            await room.end_time()
            room.look_after()
            if room.story.status != PLAYING:  # nothing more will be due here, or not soon
                until = time_is_up(room.story)
                await self.house.database.write(partial(logs.put_off, table=table, until=until), table)
        except Problem as problem:  # it is tried again after a while
            logger.warning("a table was not looked after", extra={"table": table, "reason": problem.text})
        except Exception:  # such as a log that cannot be read: do not try too often
            self._failed[table] += 1
            wait = min(LEASE * 2 ** self._failed[table], LONGEST)
            logger.exception("a table cannot be looked after", extra={"table": table, "again": wait})
            self.house.metrics.failures.inc()
            await self.house.database.write(partial(logs.put_off, table=table, until=now_ms() + wait), table)
        else:
            del self._failed[table]

    def _drop_idle(self) -> None:
        now = time.monotonic()
        for table, room in list(self.house.rooms.items()):
            busy = room.watchers or room.lock.locked() or room.is_thinking
            if not busy and now - room.used > self.house.idle:
                self.house.drop(table)

    async def _beat(self) -> None:
        house = self.house
        while True:
            try:
                buried = await house.database.write(partial(life.beat, origin=house.bus.origin, now=now_ms()))
                if buried:
                    logger.warning("another server is gone", extra={"servers": buried})
                    self._missed = True  # it may have written what it could not tell any more
                    house.bus.ring(Missed(house.bus.origin))
            except Problem as problem:
                logger.warning("no sign of life could be written", extra={"reason": problem.text})
            except Exception:
                logger.exception("no sign of life could be written")
                house.metrics.failures.inc()
            if house.bus.is_up:
                self._tell_presence(self.elsewhere.forget_silent(time.monotonic() - 2 * SILENCE))
            await asyncio.sleep(life.BEAT)

    # ---- catching up

    async def _catch_up(self) -> None:
        """Look whether tables have moved on, if a bell may have been missed or cannot be heard."""
        bus, given_up = self.house.bus, self.house.database.given_up
        doubt = given_up != self._given_up  # the database was away, and perhaps wrote what we do not know of
        by_now = bus.is_shared and (not bus.is_up or time.monotonic() - self._looked > LOOK)
        if not (doubt or by_now or self._missed):
            return
        self._missed = False  # before we look: what is missed meanwhile is looked for again
        try:
            await self._catch_up_all()
        except Exception:
            self._missed = True
            raise
        self._given_up, self._looked = given_up, time.monotonic()
        for room in list(self.house.rooms.values()):
            room.look_after()
        if doubt:
            bus.ring(Missed(bus.origin))  # nobody has told the others

    async def _catch_up_all(self) -> None:
        rooms = dict(self.house.rooms)
        if not rooms:
            return
        numbers = await self.house.database.read(partial(logs.numbers_of, wanted=list(rooms)))
        for table, number in numbers.items():
            if rooms[table].story.number < number:
                await self._catch_up_one(rooms[table])

    async def _catch_up_one(self, room: Room) -> None:
        try:
            await room.catch_up_quietly()
        except Problem:
            raise
        except Exception:  # the others must catch up all the same
            logger.exception("a table cannot be brought up to date", extra={"table": room.story.id})
            self.house.metrics.failures.inc()

    # ---- other processes

    def _up(self) -> None:
        """We can hear others, but may have missed something."""
        bus = self.house.bus
        self._missed = True
        for bell in (Hello(bus.origin), self._roll()):
            bus.ring(bell)

    def _roll(self) -> Roll:
        here = {table: sorted({watcher.player for watcher in r.watchers}) for table, r in self.house.rooms.items()}
        return Roll(self.house.bus.origin, {table: players for table, players in here.items() if players})

    def _hear(self, bell: Bell) -> None:
        house = self.house
        self.elsewhere.hear(bell.origin, time.monotonic())
        match bell:
            case Ring():
                house.start(self._hear_ring(bell))
            case Here():
                self.elsewhere.put(bell.origin, bell.table, bell.players)
                self._tell_presence([bell.table])
            case Roll():
                self._tell_presence(self.elsewhere.put_all(bell.origin, bell.here))
            case Hello():  # perhaps in the place of one that was killed before it could tell what it wrote
                self._missed = True
                house.bus.ring(self._roll())
            case Gone():
                house.gone(bell.key, bell.player, ring=False)
            case Missed():
                self._missed = True
            case _:
                pass

    def _tell_presence(self, tables: Iterable[str]) -> None:
        for table in tables:
            if (room := self.house.rooms.get(table)) is not None:
                room.tell_presence(ring=False)

    async def _hear_ring(self, ring: Ring) -> None:
        house = self.house
        room = house.rooms.get(ring.table)
        if room is None and house.is_loading(ring.table):  # perhaps it has read the log before this was in it
            room = await house.room(ring.table)
        if room is not None:
            if room.story.number < ring.number:
                await room.catch_up_quietly()
        elif any(house.listeners.has(player) for player in ring.players):
            house.notify(await house.room(ring.table))
