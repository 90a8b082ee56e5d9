"""The other server processes: their pub/sub messages, heartbeats, and catching up with what they have written."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from fogcity.server.problems import Problem
from fogcity.server.store import heartbeat, logs, people
from fogcity.server.table.notices import Listeners
from fogcity.server.table.presence import RemotePresence
from fogcity.server.table.pubsub import (
    SILENCE,
    AccessRevoked,
    EntriesWritten,
    Message,
    MessagesLost,
    PlayerRenamed,
    PresenceChanged,
    PresenceSnapshot,
    PubSub,
    ServerStarted,
)
from fogcity.server.table.room import Room, RoomServices
from fogcity.server.table.rooms import Rooms

TIME_CHECK = 0.5  # seconds between checks whether this process was stopped
MAX_SKEW = 2_000  # milliseconds that this machine's clock may differ from the database's before we say so
CHECK_INTERVAL = 30.0  # seconds between checks of the database, even if no message seems to be missing

logger = logging.getLogger(__name__)


class Peers:
    """Keeps this process in step with the others that share the database."""

    def __init__(
        self, services: RoomServices, rooms: Rooms, pubsub: PubSub, presence: RemotePresence, listeners: Listeners
    ) -> None:
        self._database = services.database
        self._metrics = services.metrics
        self._notifier = services.notifier
        self._tasks = services.tasks
        self._time = services.time
        self._told_skew = False
        self._rooms = rooms
        self._pubsub = pubsub
        self._presence = presence
        self._listeners = listeners
        self._on_revoked: Callable[[str, str], None] = lambda _key, _player: None
        self._on_renamed: Callable[[str, str], None] = lambda _player, _name: None
        self._given_up = 0
        self._may_have_missed = False
        self._checked_at = time.monotonic()

    async def start(self, on_revoked: Callable[[str, str], None], on_renamed: Callable[[str, str], None]) -> None:
        """Write the first heartbeat and subscribe.

        `on_revoked` is called with a key and a player, `on_renamed` with a player and their new name.
        """
        self._on_revoked, self._on_renamed = on_revoked, on_renamed
        alone = not self._pubsub.is_shared
        start = partial(heartbeat.start, origin=self._pubsub.origin, now=self._own_time(), alone=alone)
        beat = await self._database.write(start)
        self._follow(beat)
        if beat.outage:
            logger.info("no server was running; clocks were stopped", extra={"milliseconds": beat.outage})
        await self._pubsub.start(self._on_message, self._on_connected)
        self._tasks.start(self._send_heartbeats())
        self._tasks.start(self._watch_time())

    async def stop(self, busy: Sequence[str]) -> None:
        """Leave the tables at which bots are thinking to other processes."""
        self._pubsub.publish(PresenceSnapshot(self._pubsub.origin, {}))
        stop = partial(heartbeat.stop, origin=self._pubsub.origin, now=self._own_time(), busy=busy)
        await self._database.write(stop)

    async def write_heartbeat(self) -> int:
        """Write a heartbeat. Returns how many other servers were found dead."""
        change = partial(heartbeat.beat, origin=self._pubsub.origin, now=self._own_time())
        beat = await self._database.write(change)
        self._follow(beat)
        return beat.dead

    def _own_time(self) -> int | None:
        """The time of this server; None if servers go by the database's."""
        return self._time.now() if self._database.is_sqlite else None

    def _follow(self, beat: heartbeat.Beat) -> None:
        """Go by the time of a database that several servers share."""
        if self._database.is_sqlite:
            return
        self._time.follow(beat.now)
        if abs(self._time.skew) > MAX_SKEW and not self._told_skew:
            self._told_skew = True
            logger.warning("this machine's clock is wrong; going by the database's", extra={"skew_ms": self._time.skew})

    async def _watch_time(self) -> None:
        """Notice when this process was stopped or suspended, or when the clock was changed, and put clocks right."""
        while True:
            self._time.check()
            if not self._time.is_settled:
                try:
                    await self._compensate(self._time.missed)
                except Exception as error:  # clocks wait until the database is there again
                    logger.warning("clocks could not be put right; trying again", extra={"reason": str(error)})
            await asyncio.sleep(TIME_CHECK)

    async def _compensate(self, missed: int) -> None:
        change = partial(heartbeat.compensate, origin=self._pubsub.origin, now=self._own_time(), missed=missed)
        moved = await self._database.write(change)
        for room in self._rooms if moved else ():
            room.move_clock(moved)
        self._time.settle(missed)
        logger.warning(
            "this server was stopped, or the clock was changed", extra={"missed_ms": missed, "clocks_moved_ms": moved}
        )

    async def _send_heartbeats(self) -> None:
        while True:
            try:
                dead = await self.write_heartbeat()
                if dead:
                    logger.warning("another server has died", extra={"servers": dead})
                    self._may_have_missed = True  # it may have written entries without announcing them
                    self._pubsub.publish(MessagesLost(self._pubsub.origin))
            except Problem as problem:
                logger.warning("no heartbeat could be written", extra={"reason": problem.text})
            except Exception:
                logger.exception("no heartbeat could be written")
                self._metrics.failures.inc()
            if self._pubsub.is_up:
                self._send_presence(self._presence.expire(time.monotonic() - 2 * SILENCE))
            await asyncio.sleep(heartbeat.INTERVAL)

    # ---- catching up

    async def catch_up_if_needed(self) -> None:
        """Check the database for new entries, if messages may have been missed or cannot be received."""
        given_up = self._database.given_up
        unsure = given_up != self._given_up  # writes whose result we never learned
        missed = self._may_have_missed
        pubsub = self._pubsub
        overdue = pubsub.is_shared and (not pubsub.is_up or time.monotonic() - self._checked_at > CHECK_INTERVAL)
        if not (unsure or overdue or self._may_have_missed):
            return
        self._may_have_missed = False  # before the check: a message missed during it needs another check
        try:
            await self._catch_up_all()
            if missed:
                await self._read_names()
        except Exception:
            self._may_have_missed = True
            raise
        self._given_up, self._checked_at = given_up, time.monotonic()
        for room in self._rooms:
            if unsure:  # if it was this process that wrote the last entry, no other will ask the bots
                room.take_over_bots()
            room.schedule_next()
        if unsure:
            pubsub.publish(MessagesLost(pubsub.origin))

    async def _catch_up_all(self) -> None:
        rooms = {room.state.id: room for room in self._rooms}
        if not rooms:
            return
        numbers = await self._database.read(partial(logs.numbers_of, wanted=list(rooms)))
        for table, number in numbers.items():
            if rooms[table].state.number < number:
                await self._catch_up(rooms[table])

    async def _read_names(self) -> None:
        """Read the names that rooms show again: a player may have been renamed at another process."""
        known = {player for room in self._rooms for player in room.names}
        found = await self._database.read(partial(people.names_of, wanted=known))
        for room in self._rooms:
            for player in room.names.keys() & found.keys():
                room.rename(player, found[player])

    async def _catch_up(self, room: Room) -> None:
        try:
            await room.catch_up()
        except Problem:
            raise
        except Exception:  # the other rooms must catch up all the same
            logger.exception("a table cannot be brought up to date", extra={"table": room.state.id})
            self._metrics.failures.inc()

    # ---- pub/sub

    def _on_connected(self) -> None:
        self._may_have_missed = True
        self._pubsub.publish(ServerStarted(self._pubsub.origin))
        self._pubsub.publish(self._presence_snapshot())

    def _presence_snapshot(self) -> PresenceSnapshot:
        players = {room.state.id: sorted({watcher.player for watcher in room.watchers}) for room in self._rooms}
        return PresenceSnapshot(self._pubsub.origin, {table: found for table, found in players.items() if found})

    def _on_message(self, message: Message) -> None:
        self._presence.seen(message.origin, time.monotonic())
        match message:
            case EntriesWritten():
                self._tasks.start(self._on_entries(message))
            case PresenceChanged():
                self._presence.put(message.origin, message.table, message.players)
                self._send_presence([message.table])
            case PresenceSnapshot():
                self._send_presence(self._presence.put_all(message.origin, message.players))
            case ServerStarted():  # it may replace a process that was killed before it could announce its entries
                self._may_have_missed = True
                self._pubsub.publish(self._presence_snapshot())
            case AccessRevoked():
                self._on_revoked(message.key, message.player)
            case PlayerRenamed():
                self._on_renamed(message.player, message.name)
            case MessagesLost():
                self._may_have_missed = True
            case _:
                pass

    def _send_presence(self, tables: Iterable[str]) -> None:
        for table in tables:
            if (room := self._rooms.in_memory(table)) is not None:
                room.send_presence(publish=False)

    async def _on_entries(self, written: EntriesWritten) -> None:
        room = self._rooms.in_memory(written.table)
        if room is None and self._rooms.is_loading(written.table):  # it may have read the log before this was written
            room = await self._rooms.get(written.table)
        if room is not None:
            if room.state.number < written.number:
                await room.catch_up()
        elif any(self._listeners.has(player) for player in written.players):
            room = await self._rooms.get(written.table)
            self._notifier.notify_listeners(room.state)
