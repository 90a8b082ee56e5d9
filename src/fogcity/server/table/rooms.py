"""The rooms of this process: tables are loaded from their logs when needed, and dropped when idle."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

from fogcity.server.table.pubsub import PubSub
from fogcity.server.table.room import Room, RoomServices


class Rooms:
    """The tables in memory, by id."""

    def __init__(self, services: RoomServices, pubsub: PubSub) -> None:
        self._services = services
        self._pubsub = pubsub
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    async def get(self, table: str) -> Room:
        """A table, from memory or from its log; NotFound if there is none."""
        room = self._rooms.get(table)
        if room is not None:
            room.last_used = time.monotonic()
            if self._pubsub.is_shared and not self._pubsub.is_up:
                await room.catch_up()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def in_memory(self, table: str) -> Room | None:
        """A table, if it is in memory."""
        return self._rooms.get(table)

    def is_loading(self, table: str) -> bool:
        """Is the log of a table being read?"""
        return table in self._loading

    def new(self, room: Room) -> None:
        """Add a room for a new table."""
        self._rooms[room.state.id] = room

    def drop_idle(self, seconds: float) -> None:
        """Drop the rooms that have been idle for this long."""
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if room.is_idle and now - room.last_used > seconds:
                room.cancel_timer()
                self._services.pasts.drop(table)
                del self._rooms[table]

    async def _load(self, table: str) -> Room:
        while True:
            await self._services.time.settled_now()
            jumps = self._services.time.jumps
            room = await Room.load(self._services, table)
            if self._services.time.jumps == jumps:  # or clocks may have been moved while it was read
                break
        self._rooms[table] = room
        self._services.metrics.loads.inc()
        room.schedule_next()
        return room
