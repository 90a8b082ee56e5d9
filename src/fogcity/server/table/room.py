"""A room: a table that somebody looks at or plays at, in the memory of this process.

A room is rebuilt from its log whenever it is needed and dropped when it is not, so nothing is lost with it. Whatever
happens is first written to the log, and only then told: to the room's own story, and to everybody who watches.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from fogcity.server.http.problems import Late, NotNow, Problem, Unavailable, Unknown
from fogcity.server.store import logs, people
from fogcity.server.store.logs import Append, Change, Row, SeatRow
from fogcity.server.table import commands as c
from fogcity.server.table import decide as deciding
from fogcity.server.table import entries as e
from fogcity.server.table.messages import (
    CHANGES_GAME,
    CHANGES_SEATS,
    CHANGES_TABLE,
    TALK,
    Considered,
    Presence,
    Snapshot,
    Spoken,
    Told,
    encode,
    tell_entry,
    tell_now,
    tell_table,
)
from fogcity.server.table.notices import concerned, notice_for
from fogcity.server.table.story import OVER, PLAYING, WAITING, Step, Story

if TYPE_CHECKING:
    from fogcity.server.table.house import House

Heard = tuple[e.AnyEntry, Row, Step | None]

LEASE = 60_000  # milliseconds in which a process that took on a bot's move must make it
TRIES = 5  # of a change that somebody else was quicker with


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    player: str

    def tell(self, data: bytes) -> None:
        """Take a message, without waiting."""

    def end(self) -> None:
        """There will be no more."""


def now_ms() -> int:
    """The server's clock."""
    return time.time_ns() // 1_000_000


class Room:
    """One table."""

    def __init__(self, house: House, story: Story, invite: str, watch: str) -> None:
        self.house = house
        self.story = story
        self.invite_key = invite
        self.watch_key = watch
        self.names: dict[str, str] = {}
        self.talk: deque[Told] = deque(maxlen=TALK)
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._thinking: asyncio.Task[None] | None = None

    # ---- loading

    @classmethod
    async def load(cls, house: House, table: str) -> Room:
        """Rebuild a table from its log."""
        row = await _find(house, table)
        if row.status != WAITING:
            await house.warming.game(row.game)
        room = cls(house, Story(row.id, row.secret), row.invite, row.watch)
        while row.number > room.story.number:
            room.story, heard = await room._read_on()
            room._keep_talk(heard)  # nobody is told: all this happened before
            if not heard:
                break
            if row.number < room.story.number:  # something has happened since, and the row tells when
                row = await _find(house, table)
        if row.began is not None:
            room.story.began = row.began
        return room

    async def catch_up(self) -> None:
        """Hear what other processes have written."""
        story, heard = await self._read_on()
        if heard:
            self._tell_all(story, heard)

    async def _read_on(self) -> tuple[Story, list[Heard]]:
        """The story with what was written since, and the names that it needs."""
        after = self.story.number
        rows = await self.house.database.read(lambda connection: logs.read_log(connection, self.story.id, after))
        story, heard = self.story.fork(), []
        for row in rows:
            entry = e.read(row.body)
            heard.append((entry, row, story.hear(entry, row.number, row.at)))
        await self.learn_names(story, (entry.player for entry, _, _ in heard if isinstance(entry, e.Said)))
        return story, heard

    async def catch_up_quietly(self) -> None:
        """Catch up, when nobody waits for it."""
        async with self.lock:
            await self.catch_up()
        self.look_after()

    @property
    def is_thinking(self) -> bool:
        """Does a bot think here?"""
        return self._thinking is not None and not self._thinking.done()

    # ---- doing

    async def do(self, command: c.AnyCommand, player: str, name: str) -> int:
        """Do what a player asks for; gives the number of the last entry that came of it."""
        if isinstance(command, c.Invite):
            guest = await self.house.find_account(command.name)
            self.names[guest.id] = guest.name
            return await self.change(
                lambda story, _: deciding.invite(story, command.seat, guest.id, player), player, command.id
            )
        if self.story.moment is None and (isinstance(command, c.Start) or self.story.head.when_full):
            await self.house.warming.game(self.story.head.game)
        if isinstance(command, (c.Join, c.Say)):
            self.names[player] = name
        return await self.change(lambda story, now: deciding.decide(story, command, player, now), player, command.id)

    async def change(
        self, decider: Callable[[Story, int], list[e.AnyEntry]], player: str | None, client: str = ""
    ) -> int:
        """Write what a decision leads to. A client's id that was used before at this table does nothing again."""
        self.used = time.monotonic()
        client, metrics = client or secrets.token_hex(8), self.house.metrics
        async with self.lock:
            for _ in range(TRIES):
                now = now_ms()
                if late := deciding.run_out(self.story, now):
                    if not await self._write(late, None, secrets.token_hex(8), now):
                        await self.catch_up()
                    continue
                try:
                    with metrics.deciding.time():
                        found = decider(self.story, now)
                except Problem:
                    done = await self._done_before(player, client)
                    if done is not None:
                        return done
                    raise
                if not found:
                    return self.story.number
                if await self._write(found, player, client, now):
                    return self.story.number
                done = await self._done_before(player, client)
                await self.catch_up()
                if done is not None:
                    return done
        raise Unavailable("too much happens at this table at once; try again", reason="busy")

    async def _done_before(self, player: str | None, client: str) -> int | None:
        if player is None:
            return None
        table = self.story.id
        return await self.house.database.read(lambda connection: logs.find_client(connection, table, player, client))

    async def _write(self, found: Sequence[e.AnyEntry], player: str | None, client: str, now: int) -> bool:
        """Write entries, then tell them; False if somebody else has written in the meantime."""
        story = self.story.fork()
        number = story.number
        heard: list[Heard] = []
        for entry in found:
            number += 1
            row = Row(number, now, player, client if number == self.story.number + len(found) else None, e.write(entry))
            heard.append((entry, row, story.hear(entry, number, now)))
        change = Change(story.status, story.host, story.turn, *self._timing(story, now), _result(story))
        who = seat_rows(story) if any(isinstance(entry, CHANGES_SEATS) for entry in found) else None
        rows = [row for _, row, _ in heard]
        append = Append(self.house.appending, story.id, rows, change, who)
        started = time.perf_counter()
        if not await self.house.database.write(append, story.id):
            return False
        self.house.metrics.commit.observe(time.perf_counter() - started)
        with self.house.metrics.telling.time():
            self._tell_all(story, heard)
        self.house.ring(self, heard)
        self.look_after()
        return True

    def _timing(self, story: Story, now: int) -> tuple[int | None, int | None]:
        """Since when time runs, and when somebody must look after the table."""
        seat = story.to_act
        began = story.began if story.status == PLAYING else None
        return began, now + LEASE if seat is not None and seat.bot else deciding.time_is_up(story)

    # ---- telling

    def consider(self, action: str, player: str) -> Considered:
        """What an action would do, told to the player who is to act."""
        text, facts = deciding.consider(self.story, action, player)
        return Considered("", self.story.id, self.story.position, text, facts)

    def snapshot(self, player: str) -> Snapshot:
        """The table as it stands for somebody."""
        story = self.story
        mine = story.seats_of(player)
        belongs = bool(mine) or player == story.host
        return Snapshot(
            table=story.id,
            number=story.number,
            you=mine,
            info=tell_table(story, self.names, self.here()),
            now=tell_now(story, story.viewer(player), story.can_undo(player)),
            talk=list(self.talk),
            invite=self.invite_key if belongs else "",
            watch=self.watch_key if belongs else "",
        )

    def _tell_all(self, story: Story, heard: Sequence[Heard]) -> None:
        """Go on with this story, and tell everybody what led to it."""
        before, self.story = self.story, story
        self._keep_talk(heard)
        readers: dict[tuple[int | None, int | None, bool], list[Watcher]] = {}
        for watcher in self.watchers:
            player = watcher.player
            key = story.viewer(player), story.hearer(player), story.can_undo(player)
            readers.setdefault(key, []).append(watcher)
        if readers:
            changes_table = any(isinstance(entry, CHANGES_TABLE) for entry, _, _ in heard)
            changes_game = any(isinstance(entry, CHANGES_GAME) for entry, _, _ in heard)
            info = tell_table(story, self.names, self.here()) if changes_table else None
            for (viewer, hearer, undo), group in readers.items():
                now = tell_now(story, viewer, undo) if changes_game else None
                for place, (entry, row, step) in enumerate(heard, 1):
                    last = place == len(heard)
                    what = tell_entry(story, entry, step, hearer, self.names)
                    data = encode(
                        Told(story.id, row.number, row.at, what, info if last else None, now if last else None)
                    )
                    for watcher in group:
                        watcher.tell(data)
        if any(isinstance(entry, CHANGES_SEATS) for entry, _, _ in heard):
            self.tell_presence(ring=False)  # who watched may sit now; other processes see it for themselves
        if not is_talk(heard):
            self.house.notify(self)
        for player in concerned(before) - concerned(story):
            self.house.listeners.tell(player, notice_for(story, player))

    def _keep_talk(self, heard: Sequence[Heard]) -> None:
        for entry, row, _ in heard:
            if isinstance(entry, e.Said) and entry.text:  # the words of a deleted player are empty
                what = Spoken(entry.player, self.names.get(entry.player, ""), entry.text)
                self.talk.append(Told(self.story.id, row.number, row.at, what))

    def forget(self, player: str) -> None:
        """Somebody is deleted: no name, and none of their words."""
        self.names.pop(player, None)
        words = [told for told in self.talk if isinstance(told.event, Spoken) and told.event.player != player]
        self.talk.clear()
        self.talk.extend(words)

    def here(self) -> set[str]:
        """The players who watch at the moment."""
        return {watcher.player for watcher in self.watchers} | self.house.elsewhere(self.story.id)

    def watch(self, watcher: Watcher) -> None:
        """Tell somebody what happens from now on."""
        news = watcher.player not in self.here()
        self.watchers[watcher] = None
        self.used = time.monotonic()
        if news:
            self.tell_presence()
        else:
            watcher.tell(self._presence())

    def unwatch(self, watcher: Watcher) -> None:
        """Somebody goes away."""
        if self.watchers.pop(watcher, True) is None:
            self.used = time.monotonic()
            if watcher.player not in self.here():
                self.tell_presence()

    def tell_presence(self, ring: bool = True) -> None:
        """Tell who is here."""
        if ring:
            self.house.ring_presence(self)
        data = self._presence()
        for watcher in self.watchers:
            watcher.tell(data)

    def _presence(self) -> bytes:
        people, here = self.story.people(), self.here()
        others = {watcher.player for watcher in self.watchers} - set(people)
        return encode(Presence(self.story.id, [player for player in people if player in here], len(others)))

    # ---- bots and flags

    def look_after(self) -> None:
        """Ask a bot if it is its turn, or set an alarm for when a flag falls."""
        seat = self.story.to_act
        if seat is None:
            return
        if seat.bot:
            if not self.is_thinking:
                self._thinking = self.house.start(self._let_bot_act())
        elif (end := deciding.time_is_up(self.story)) is not None:
            self.house.alarm(self.story.id, end)

    async def end_time(self) -> None:
        """Let happen what happens when time has run out, if it has."""
        await self.change(lambda _story, _now: [], None)

    async def _let_bot_act(self) -> None:
        while (seat := self.story.to_act) is not None and seat.bot:
            story, turn = self.story, self.story.turn
            assert story.moment is not None
            code = await self.house.ask_bot(seat.bot, story.game, story.moment.view(turn))
            position = story.position

            def decider(
                present: Story, _now: int, position: int = position, turn: int = turn, code: int = code
            ) -> list[e.AnyEntry]:
                if present.position != position or present.to_act is None or not present.to_act.bot:
                    raise Late("the table has moved on")
                return deciding.act_for_bot(present, turn, code)

            try:
                await self.change(decider, None)
            except (Late, NotNow):
                continue

    async def learn_names(self, story: Story, more: Iterable[str] = ()) -> None:
        """Find the names of everybody who sits, is asked or has said something here."""
        wanted = {story.host, *more}
        for seat in story.seats:
            wanted |= {seat.player, seat.invited}
        unknown = wanted - self.names.keys() - {""}
        if unknown:
            self.names |= await self.house.database.read(lambda connection: people.names_of(connection, unknown))


def is_talk(heard: Iterable[Heard]) -> bool:
    """Was something said, and nothing else?"""
    return all(isinstance(entry, e.Said) for entry, _, _ in heard)


async def _find(house: House, table: str) -> Any:
    row = await house.database.read(partial(logs.find_table, table=table))
    if row is None:
        raise Unknown("there is no such table", reason="no_such_table")
    return row


def _result(story: Story) -> bytes | None:
    return e.write(story.end) if story.end is not None and story.status == OVER else None


def seat_rows(story: Story) -> list[SeatRow]:
    """Who sits where, for lists."""
    return [
        SeatRow(n, seat.player or None, seat.bot or None, seat.invited or None) for n, seat in enumerate(story.seats)
    ]
