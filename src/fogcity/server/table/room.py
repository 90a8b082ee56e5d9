"""A room: a table that somebody looks at or plays at, in the memory of this process.

A room is rebuilt from its log whenever it is needed and dropped when it is not, so nothing is lost with it. Whatever
happens is first written to the log, and only then told: to the room's own state, and to everybody who watches.
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
    EntryMessage,
    Presence,
    Snapshot,
    Spoken,
    encode,
    game_now,
    table_info,
    visible_entry,
)
from fogcity.server.table.notices import concerned, notice_for
from fogcity.server.table.state import OVER, PLAYING, WAITING, Step, TableState
from fogcity.server.timestamps import unix_ms

if TYPE_CHECKING:
    from fogcity.server.table.service import TableService

Applied = tuple[e.AnyEntry, Row, Step | None]

LEASE = 60_000  # milliseconds in which a process that took on a bot's move must make it
TRIES = 5  # of a change that somebody else was quicker with


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    player: str

    def tell(self, data: bytes) -> None:
        """Take a message, without waiting."""

    def end(self) -> None:
        """There will be no more."""


class Room:
    """One table."""

    def __init__(self, service: TableService, state: TableState, invite: str, watch: str) -> None:
        self.service = service
        self.state = state
        self.invite_key = invite
        self.watch_key = watch
        self.names: dict[str, str] = {}
        self.talk: deque[EntryMessage] = deque(maxlen=TALK)
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._thinking: asyncio.Task[None] | None = None

    # ---- loading

    @classmethod
    async def load(cls, service: TableService, table: str) -> Room:
        """Rebuild a table from its log."""
        row = await _find(service, table)
        if row.status != WAITING:
            await service.warming.game(row.game)
        room = cls(service, TableState(row.id, row.secret), row.invite, row.watch)
        while row.number > room.state.number:
            room.state, applied = await room._read_on()
            room._keep_talk(applied)  # nobody is told: all this happened before
            if not applied:
                break
            if row.number < room.state.number:  # something has happened since, and the row tells when
                row = await _find(service, table)
        if row.began is not None:
            room.state.began = row.began
        return room

    async def _catch_up(self) -> None:
        """Hear what other processes have written."""
        state, applied = await self._read_on()
        if applied:
            self._tell_all(state, applied)

    async def _read_on(self) -> tuple[TableState, list[Applied]]:
        """The state with what was written since, and the names that it needs."""
        after = self.state.number
        rows = await self.service.database.read(lambda connection: logs.read_log(connection, self.state.id, after))
        state, applied = self.state.fork(), []
        for row in rows:
            entry = e.read(row.body)
            applied.append((entry, row, state.apply(entry, row.number, row.at)))
        await self.learn_names(state, (entry.player for entry, _, _ in applied if isinstance(entry, e.Said)))
        return state, applied

    async def catch_up(self) -> None:
        """Catch up, when nobody waits for it."""
        async with self.lock:
            await self._catch_up()
        self.schedule_next()

    @property
    def is_thinking(self) -> bool:
        """Does a bot think here?"""
        return self._thinking is not None and not self._thinking.done()

    # ---- doing

    async def execute(self, command: c.AnyCommand, player: str, name: str) -> int:
        """Do what a player asks for; gives the number of the last entry that came of it."""
        if isinstance(command, c.Invite):
            guest = await self.service.find_account(command.name)
            self.names[guest.id] = guest.name
            return await self.change(
                lambda state, _: deciding.invite(state, command.seat, guest.id, player), player, command.id
            )
        if self.state.current is None and (isinstance(command, c.Start) or self.state.setup.when_full):
            await self.service.warming.game(self.state.setup.game)
        if isinstance(command, (c.Join, c.Say)):
            self.names[player] = name
        return await self.change(lambda state, now: deciding.decide(state, command, player, now), player, command.id)

    async def change(
        self, decider: Callable[[TableState, int], list[e.AnyEntry]], player: str | None, client: str = ""
    ) -> int:
        """Write what a decision leads to. A client's id that was used before at this table does nothing again."""
        self.used = time.monotonic()
        client, metrics = client or secrets.token_hex(8), self.service.metrics
        async with self.lock:
            for _ in range(TRIES):
                now = unix_ms()
                if late := deciding.decide_timeout(self.state, now):
                    if not await self._write(late, None, secrets.token_hex(8), now):
                        await self._catch_up()
                    continue
                try:
                    with metrics.deciding.time():
                        found = decider(self.state, now)
                except Problem:
                    done = await self._done_before(player, client)
                    if done is not None:
                        return done
                    raise
                if not found:
                    return self.state.number
                if await self._write(found, player, client, now):
                    return self.state.number
                done = await self._done_before(player, client)
                await self._catch_up()
                if done is not None:
                    return done
        raise Unavailable("too much happens at this table at once; try again", reason="busy")

    async def _done_before(self, player: str | None, client: str) -> int | None:
        if player is None:
            return None
        table = self.state.id
        return await self.service.database.read(lambda connection: logs.find_client(connection, table, player, client))

    async def _write(self, found: Sequence[e.AnyEntry], player: str | None, client: str, now: int) -> bool:
        """Write entries, then tell them; False if somebody else has written in the meantime."""
        state = self.state.fork()
        number = state.number
        applied: list[Applied] = []
        for entry in found:
            number += 1
            row = Row(number, now, player, client if number == self.state.number + len(found) else None, e.write(entry))
            applied.append((entry, row, state.apply(entry, number, now)))
        change = Change(state.status, state.host, state.turn, *self._timing(state, now), _result(state))
        who = seat_rows(state) if any(isinstance(entry, CHANGES_SEATS) for entry in found) else None
        rows = [row for _, row, _ in applied]
        append = Append(self.service.appending, state.id, rows, change, who)
        started = time.perf_counter()
        if not await self.service.database.write(append, state.id):
            return False
        self.service.metrics.commit.observe(time.perf_counter() - started)
        with self.service.metrics.telling.time():
            self._tell_all(state, applied)
        self.service.ring(self, applied)
        self.schedule_next()
        return True

    def _timing(self, state: TableState, now: int) -> tuple[int | None, int | None]:
        """Since when time runs, and when somebody must look after the table."""
        seat = state.to_act
        began = state.began if state.status == PLAYING else None
        return began, now + LEASE if seat is not None and seat.bot else deciding.deadline_of(state)

    # ---- telling

    def consider(self, action: str, player: str) -> Considered:
        """What an action would do, told to the player who is to act."""
        text, events = deciding.consider(self.state, action, player)
        return Considered("", self.state.id, self.state.position, text, events)

    def snapshot(self, player: str) -> Snapshot:
        """The table as it stands for somebody."""
        state = self.state
        mine = state.seats_of(player)
        belongs = bool(mine) or player == state.host
        return Snapshot(
            table=state.id,
            number=state.number,
            you=mine,
            info=table_info(state, self.names, self.here()),
            now=game_now(state, state.viewer(player), state.can_undo(player)),
            talk=list(self.talk),
            invite=self.invite_key if belongs else "",
            watch=self.watch_key if belongs else "",
        )

    def _tell_all(self, state: TableState, applied: Sequence[Applied]) -> None:
        """Go on with this state, and tell everybody what led to it."""
        before, self.state = self.state, state
        self._keep_talk(applied)
        readers: dict[tuple[int | None, int | None, bool], list[Watcher]] = {}
        for watcher in self.watchers:
            player = watcher.player
            key = state.viewer(player), state.log_viewer(player), state.can_undo(player)
            readers.setdefault(key, []).append(watcher)
        if readers:
            changes_table = any(isinstance(entry, CHANGES_TABLE) for entry, _, _ in applied)
            changes_game = any(isinstance(entry, CHANGES_GAME) for entry, _, _ in applied)
            info = table_info(state, self.names, self.here()) if changes_table else None
            for (viewer, log_viewer, undo), group in readers.items():
                now = game_now(state, viewer, undo) if changes_game else None
                for place, (entry, row, step) in enumerate(applied, 1):
                    last = place == len(applied)
                    what = visible_entry(state, entry, step, log_viewer, self.names)
                    data = encode(
                        EntryMessage(state.id, row.number, row.at, what, info if last else None, now if last else None)
                    )
                    for watcher in group:
                        watcher.tell(data)
        if any(isinstance(entry, CHANGES_SEATS) for entry, _, _ in applied):
            self.tell_presence(ring=False)  # who watched may sit now; other processes see it for themselves
        if not is_talk(applied):
            self.service.notify(self)
        for player in concerned(before) - concerned(state):
            self.service.listeners.tell(player, notice_for(state, player))

    def _keep_talk(self, applied: Sequence[Applied]) -> None:
        for entry, row, _ in applied:
            if isinstance(entry, e.Said) and entry.text:  # the words of a deleted player are empty
                what = Spoken(entry.player, self.names.get(entry.player, ""), entry.text)
                self.talk.append(EntryMessage(self.state.id, row.number, row.at, what))

    def forget(self, player: str) -> None:
        """Somebody is deleted: no name, and none of their words."""
        self.names.pop(player, None)
        words = [told for told in self.talk if isinstance(told.entry, Spoken) and told.entry.player != player]
        self.talk.clear()
        self.talk.extend(words)

    def here(self) -> set[str]:
        """The players who watch at the moment."""
        return {watcher.player for watcher in self.watchers} | self.service.elsewhere(self.state.id)

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
            self.service.ring_presence(self)
        data = self._presence()
        for watcher in self.watchers:
            watcher.tell(data)

    def _presence(self) -> bytes:
        people, here = self.state.people(), self.here()
        others = {watcher.player for watcher in self.watchers} - set(people)
        return encode(Presence(self.state.id, [player for player in people if player in here], len(others)))

    # ---- bots and flags

    def schedule_next(self) -> None:
        """Ask a bot if it is its turn, or set an alarm for when a flag falls."""
        seat = self.state.to_act
        if seat is None:
            return
        if seat.bot:
            if not self.is_thinking:
                self._thinking = self.service.start(self._let_bot_act())
        elif (end := deciding.deadline_of(self.state)) is not None:
            self.service.alarm(self.state.id, end)

    async def apply_timeouts(self) -> None:
        """Let happen what happens when time has run out, if it has."""
        await self.change(lambda _story, _now: [], None)

    async def _let_bot_act(self) -> None:
        while (seat := self.state.to_act) is not None and seat.bot:
            state, turn = self.state, self.state.turn
            assert state.current is not None
            code = await self.service.ask_bot(seat.bot, state.game, state.current.view(turn))
            position = state.position

            def decider(
                present: TableState, _now: int, position: int = position, turn: int = turn, code: int = code
            ) -> list[e.AnyEntry]:
                if present.position != position or present.to_act is None or not present.to_act.bot:
                    raise Late("the table has moved on")
                return deciding.act_for_bot(present, turn, code)

            try:
                await self.change(decider, None)
            except (Late, NotNow):
                continue

    async def learn_names(self, state: TableState, more: Iterable[str] = ()) -> None:
        """Find the names of everybody who sits, is asked or has said something here."""
        wanted = {state.host, *more}
        for seat in state.seats:
            wanted |= {seat.player, seat.invited}
        unknown = wanted - self.names.keys() - {""}
        if unknown:
            self.names |= await self.service.database.read(lambda connection: people.names_of(connection, unknown))


def is_talk(applied: Iterable[Applied]) -> bool:
    """Was something said, and nothing else?"""
    return all(isinstance(entry, e.Said) for entry, _, _ in applied)


async def _find(service: TableService, table: str) -> Any:
    row = await service.database.read(partial(logs.find_table, table=table))
    if row is None:
        raise Unknown("there is no such table", reason="no_such_table")
    return row


def _result(state: TableState) -> bytes | None:
    return e.write(state.end) if state.end is not None and state.status == OVER else None


def seat_rows(state: TableState) -> list[SeatRow]:
    """Who sits where, for lists."""
    return [
        SeatRow(n, seat.player or None, seat.bot or None, seat.invited or None) for n, seat in enumerate(state.seats)
    ]
