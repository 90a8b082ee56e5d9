"""A room: a table in the memory of this process.

A room is rebuilt from the table's log when it is needed, and dropped when it is idle. A change is first written to the
log. Only then does it become part of the room's state and reach the watchers.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeVar

from fogcity.server.metrics import Metrics
from fogcity.server.problems import NotFound, Problem, Unavailable
from fogcity.server.store import logs, marks, people
from fogcity.server.store.engine import Database
from fogcity.server.store.logs import Append, AppendStatements, Row
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table import decide
from fogcity.server.table import entries as e
from fogcity.server.table.attempts import Attempts
from fogcity.server.table.bot_moves import BotPlayer
from fogcity.server.table.bot_turns import BotTurns
from fogcity.server.table.interfaces import Rules, Watcher
from fogcity.server.table.long_bots import LongBots
from fogcity.server.table.messages import (
    CHANGES_GAME,
    CHANGES_SEAT_ROWS,
    CHANGES_SEATS,
    CHANGES_TABLE,
    TALK,
    Considered,
    EntryMessage,
    Presence,
    Renamed,
    Snapshot,
    Spoken,
    encode,
    game_now,
    table_info,
    visible_entry,
    with_name,
)
from fogcity.server.table.notifier import Notifier
from fogcity.server.table.past import Past, Pasts
from fogcity.server.table.position import Step
from fogcity.server.table.removal import belongs, renewed_key
from fogcity.server.table.rows import change_of, seat_rows
from fogcity.server.table.state import CLOSED, OVER, WAITING, TableState
from fogcity.server.table.tasks import BackgroundTasks
from fogcity.server.timestamps import ServerTime

T = TypeVar("T")

STARTS_NO_TURN = (e.Said, e.Chosen, e.Withdrawn, e.Hinted)  # absent players need not be told of these
MAX_TIMER = 3600.0  # seconds; the scheduler finds later deadlines in the database


class Applied(NamedTuple):
    """A log entry that was applied to the state: the entry, its row, and what it did to the game."""

    entry: e.AnyEntry
    row: Row
    step: Step | None


@dataclass(frozen=True)
class RoomServices:
    """What all rooms share."""

    database: Database
    statements: AppendStatements
    rules: Rules
    bots: BotPlayer
    long_bots: LongBots
    notifier: Notifier
    tasks: BackgroundTasks
    metrics: Metrics
    pasts: Pasts
    time: ServerTime


class Room:
    """One table."""

    def __init__(
        self, services: RoomServices, state: TableState, keys: tuple[str, str], origin: str = "", *, is_new: bool = True
    ) -> None:
        """`keys` are for joining and for watching; `origin` is a mark of the address that created the table."""
        self.state = state
        self.origin = origin
        self._keys = keys
        self.names: dict[str, str] = {}
        self.chat: deque[EntryMessage] = deque(maxlen=TALK)
        self.watchers: dict[Watcher, None] = {}
        self.lock = asyncio.Lock()
        self.last_used = time.monotonic()
        self._services = services
        self._bots = BotTurns(self, services.bots, services.tasks, is_new=is_new)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def invite_key(self) -> str:
        """The key of the invitation link."""
        return renewed_key(self._keys[0], self.state.secret, self.state.links)

    @property
    def watch_key(self) -> str:
        """The key of the link for spectators."""
        return renewed_key(self._keys[1], self.state.secret, self.state.links)

    # ---- loading

    @classmethod
    async def load(cls, services: RoomServices, table: str) -> Room:
        """Rebuild a table from its log."""
        row = await _find(services.database, table)
        if row.status != WAITING:
            services.rules.prefer(row.game)
        state = TableState(row.id, row.secret)
        room = cls(services, state, (row.invite, row.watch), row.origin or "", is_new=False)
        while row.number > room.state.number:
            room.state, applied = await room._read_new_entries()
            room._add_to_chat(applied)
            if not applied:
                break
            if row.number < room.state.number:  # written since we read the row, which has `began`: read it again
                row = await _find(services.database, table)
        if row.began is not None:
            room.state.began = row.began  # the log does not know of times when no server ran
        return room

    async def read_log(self, after: int = 0) -> list[Row]:
        """The entries of the table's log after a number."""
        return await self._services.database.read(partial(logs.read_log, table=self.state.id, after=after))

    async def read_past(self) -> Past:
        """The log up to the current state or further. Only what is not in memory is read."""
        past = self._services.pasts.get(self.state.id, self.state.secret)
        while len(past.log) < self.state.number:
            past.add(await self.read_log(len(past.log)))
        self._services.pasts.trim(self.state.id)
        return past

    async def run_long(self, work: Callable[[], T]) -> T:
        """Run a long computation in a thread."""
        return await self._services.pasts.run(work)

    async def catch_up(self) -> None:
        """Apply and send what other processes have written."""
        async with self.lock:
            await self._catch_up()
        self.schedule_next()

    async def _catch_up(self) -> None:
        state, applied = await self._read_new_entries()
        if applied:
            self._advance(state, applied, own=False)

    async def _read_new_entries(self) -> tuple[TableState, list[Applied]]:
        """The entries written since the last one applied, and the state after them. Also loads the names it needs."""
        state, applied = self.state.fork(), []
        for row in await self.read_log(self.state.number):
            entry = e.read(row.body)
            applied.append(Applied(entry, row, state.apply(entry, row.number, row.at)))
        await self.load_names(state, (entry.player for entry, _, _ in applied if isinstance(entry, e.Said)))
        return state, applied

    async def load_names(self, state: TableState, more: Iterable[str] = ()) -> None:
        """Load the names of all players who are seated, invited or have written something."""
        wanted = {state.host, *more}
        for seat in state.seats:
            wanted |= {seat.player, seat.invited}
        unknown = wanted - self.names.keys() - {""}
        if unknown:
            self.names |= await self._services.database.read(partial(people.names_of, wanted=unknown))

    # ---- commands

    async def execute(self, command: c.AnyCommand, player: str, name: str) -> int:
        """Execute a command. Returns the number of the last entry that it led to."""
        if self.state.current is None and (isinstance(command, c.Start) or self.state.setup.when_full):
            self._services.rules.prefer(self.state.setup.game)
        if isinstance(command, (c.Join, c.Say)):
            self.names.setdefault(player, name)
        self._bots.on_command(player)
        if bot := getattr(command, "bot", ""):
            await self._services.long_bots.check([bot], self.state.game, self.state.host, self.origin)
        return await self.change(lambda state, now: decide.decide(state, command, player, now), player, command.id)

    async def invite(self, command: c.Invite, guest: Person, player: str) -> int:
        """Execute the command to invite a player whose account was found."""
        self.names[guest.id] = guest.name
        return await self.change(
            lambda state, _: decide.invite(state, command.seat, guest.id, player), player, command.id
        )

    async def apply_timeouts(self) -> None:
        """Write the entries of a deadline that has passed, if one has."""
        await self.change(lambda _state, _now: [], None)

    async def change(
        self, decider: Callable[[TableState, int], list[e.AnyEntry]], player: str | None, client: str = ""
    ) -> int:
        """Write the entries that a function decides on. Returns the number of the last one.

        `client` is the client's id for this change. If the player has used it at this table before, nothing is done.
        """
        self.last_used = time.monotonic()
        client = client or secrets.token_hex(8)
        async with self.lock:
            attempts = Attempts()
            while await attempts.next():
                now = await self._services.time.settled_now()
                if timeout := decide.decide_timeout(self.state, now):
                    if not await self._write(timeout, None, secrets.token_hex(8), now):
                        await self._catch_up()
                    continue
                try:
                    with self._services.metrics.deciding.time():
                        entries = decider(self.state, now)
                except Problem:
                    done = await self._done_before(player, client)
                    if done is not None:
                        return done
                    raise
                if not entries:
                    return self.state.number
                if await self._write(entries, player, client, now):
                    return self.state.number
                done = await self._done_before(player, client)
                await self._catch_up()
                if done is not None:
                    return done
        raise Unavailable("too many changes at this table at once; try again", reason="busy")

    async def _done_before(self, player: str | None, client: str) -> int | None:
        if player is None:
            return None
        find = partial(logs.find_client, table=self.state.id, player=player, client=client)
        return await self._services.database.read(find)

    async def _write(self, entries: Sequence[e.AnyEntry], player: str | None, client: str, now: int) -> bool:
        """Write entries, then send them; False if another process has written to the table first."""
        services = self._services
        state = self.state.fork()
        number, last = state.number, state.number + len(entries)
        applied: list[Applied] = []
        for entry in entries:
            number += 1
            row = Row(number, now, player, client if number == last else None, e.write(entry))
            applied.append(Applied(entry, row, state.apply(entry, number, now)))
        seats = seat_rows(state) if any(isinstance(entry, CHANGES_SEAT_ROWS) for entry in entries) else None
        append = Append(services.statements, state.id, [row for _, row, _ in applied], change_of(state, now), seats)
        started = time.perf_counter()
        if not await services.database.write(append, state.id):
            return False
        services.metrics.commit.observe(time.perf_counter() - started)
        with services.metrics.telling.time():
            self._advance(state, applied, own=True)
        self.announce(applied)
        self.schedule_next()
        if state.status in (OVER, CLOSED):
            await services.database.write(partial(marks.drop, table=state.id))
        return True

    def announce(self, applied: Sequence[Applied] = ()) -> None:
        """Tell other processes, and players who are not here, what this process has written."""
        for entry, _, _ in applied:
            if isinstance(entry, e.Acted):
                self._services.metrics.moves.labels(self.state.setup.game).inc()
        notifier = self._services.notifier
        if not applied or not all(isinstance(entry, STARTS_NO_TURN) for entry, _, _ in applied):
            notifier.call_hooks(self.state, self.names, self.present_players())
        notifier.publish_entries(self.state)

    # ---- messages

    def consider(self, action: str | Mapping[str, object], player: str) -> Considered:
        """What an action would do, for the player to act."""
        text, events = decide.consider(self.state, action, player)
        return Considered("", self.state.id, self.state.position, text, events)

    def snapshot(self, player: str) -> Snapshot:
        """The table as a player may see it."""
        state = self.state
        own_seats = state.seats_of(player)
        gets_keys = bool(own_seats) or player == state.host
        return Snapshot(
            table=state.id,
            number=state.number,
            you=own_seats,
            info=table_info(state, self.names, self.present_players()),
            now=game_now(state, state.viewer(player), state.can_undo(player)),
            talk=list(self.chat),
            invite=self.invite_key if gets_keys else "",
            watch=self.watch_key if gets_keys else "",
        )

    def _advance(self, state: TableState, applied: Sequence[Applied], *, own: bool) -> None:
        """Replace the state by the one after these entries, and send the entries to all watchers.

        `own` says whether this process wrote them.
        """
        before, self.state = self.state, state
        self._bots.on_change(before, own=own)
        self._add_to_chat(applied)
        self._send_entries(applied)
        if any(isinstance(entry, CHANGES_SEATS) for entry, _, _ in applied):
            self.send_presence(publish=False)  # a spectator may be seated now; other processes see that themselves
        if not _is_chat(applied):
            self._services.notifier.notify_listeners(state)
        self._services.notifier.notify_removed(before, state)
        if state.links != before.links:
            self._renew_links()

    def _renew_links(self) -> None:
        """End connections that have come by an old link, and send the new ones to those who may share them."""
        for watcher in list(self.watchers):
            if belongs(self.state, watcher.player):
                watcher.send(encode(self.snapshot(watcher.player)))
            elif not self.state.setup.open:
                self.unwatch(watcher)
                watcher.end()

    def _send_entries(self, applied: Sequence[Applied]) -> None:
        """Send entries to all watchers. Those with the same view get the same bytes."""
        state = self.state
        groups: dict[tuple[int | None, int | None, bool], list[Watcher]] = {}
        for watcher in self.watchers:
            player = watcher.player
            key = state.viewer(player), state.log_viewer(player), state.can_undo(player)
            groups.setdefault(key, []).append(watcher)
        if not groups:
            return
        changes_table = any(isinstance(entry, CHANGES_TABLE) for entry, _, _ in applied)
        changes_game = any(isinstance(entry, CHANGES_GAME) for entry, _, _ in applied)
        info = table_info(state, self.names, self.present_players()) if changes_table else None
        for (viewer, log_viewer, undo), watchers in groups.items():
            now = game_now(state, viewer, undo) if changes_game else None
            for place, (entry, row, step) in enumerate(applied, 1):
                last = place == len(applied)
                what = visible_entry(state, entry, step, log_viewer, self.names)
                data = encode(
                    EntryMessage(state.id, row.number, row.at, what, info if last else None, now if last else None)
                )
                for watcher in watchers:
                    watcher.send(data)

    def _add_to_chat(self, applied: Sequence[Applied]) -> None:
        for entry, row, _ in applied:
            if isinstance(entry, e.Said) and entry.text:  # the text is empty if its player was deleted
                what = Spoken(entry.player, self.names.get(entry.player, ""), entry.text, entry.phrase)
                self.chat.append(EntryMessage(self.state.id, row.number, row.at, what))

    def rename(self, player: str, name: str) -> None:
        """Show the new name of a player, if the table shows the player at all, and tell all watchers."""
        if self.names.get(player, name) == name:
            return
        self.names[player] = name
        renamed = [with_name(message, player, name) for message in self.chat]
        self.chat.clear()
        self.chat.extend(renamed)
        info = table_info(self.state, self.names, self.present_players())
        data = encode(Renamed(self.state.id, player, name, info))
        for watcher in self.watchers:
            watcher.send(data)

    def forget_player(self, player: str) -> None:
        """Remove the name and the chat messages of a deleted player."""
        self.names.pop(player, None)
        self._services.pasts.drop(self.state.id)  # the log has changed
        others = [
            message for message in self.chat if isinstance(message.entry, Spoken) and message.entry.player != player
        ]
        self.chat.clear()
        self.chat.extend(others)

    # ---- presence

    def present_players(self) -> set[str]:
        """The players who are connected to this table, at any process."""
        return {watcher.player for watcher in self.watchers} | self._services.notifier.remote_players(self.state.id)

    def watch(self, watcher: Watcher) -> None:
        """Send what happens from now on to a connection."""
        is_new = watcher.player not in self.present_players()
        self.watchers[watcher] = None
        self.last_used = time.monotonic()
        if is_new:
            self.send_presence()
        else:
            watcher.send(self._presence())

    def unwatch(self, watcher: Watcher) -> None:
        """Stop sending to a connection."""
        if self.watchers.pop(watcher, True) is None:
            self.last_used = time.monotonic()
            if watcher.player not in self.present_players():
                self.send_presence()

    def send_presence(self, publish: bool = True) -> None:
        """Send who is present to all watchers, and to other processes."""
        if publish:
            players = (watcher.player for watcher in self.watchers)
            self._services.notifier.publish_presence(self.state.id, players)
        self._bots.on_presence()
        data = self._presence()
        for watcher in self.watchers:
            watcher.send(data)

    def _presence(self) -> bytes:
        players, present = self.state.people(), self.present_players()
        return encode(Presence(self.state.id, [player for player in players if player in present], self.spectators))

    @property
    def spectators(self) -> int:
        """How many people who do not play are connected to this table at this process."""
        return len({watcher.player for watcher in self.watchers} - set(self.state.people()))

    # ---- bots and deadlines

    @property
    def is_bot_thinking(self) -> bool:
        """Does a bot of this process choose an action for this table?"""
        return self._bots.are_thinking

    @property
    def is_shared(self) -> bool:
        """May other processes have this table in memory, too?"""
        return self._services.notifier.is_shared

    @property
    def is_idle(self) -> bool:
        """Can the room be dropped?"""
        return not (self.watchers or self.lock.locked() or self.is_bot_thinking)

    def schedule_next(self) -> None:
        """If bots are to act and this process asks them, let them choose. If there is a deadline, set a timer."""
        if not self.state.seats_to_act:
            return
        self._bots.schedule()
        if (deadline := decide.deadline_of(self.state)) is not None:
            self._set_timer(deadline)

    def take_over_bots(self) -> None:
        """Ask the bots that are to act, whichever process did so before."""
        self._bots.take_over()

    def move_clock(self, milliseconds: int) -> None:
        """Time passed that nobody is charged for: start the clock of the seats to act later, and tell all watchers."""
        if self.state.setup.clock.kind == "none" or not self.state.seats_to_act:
            return
        state = self.state.fork()
        state.began += milliseconds
        self.state = state
        self.schedule_next()
        for watcher in self.watchers:
            watcher.send(encode(self.snapshot(watcher.player)))

    def cancel_timer(self) -> None:
        """Do nothing at the next deadline."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set_timer(self, at: int) -> None:
        self.cancel_timer()
        delay = max(0.0, (at - self._services.time.now()) / 1000)
        if delay < MAX_TIMER:
            self._timer = asyncio.get_running_loop().call_later(delay + 0.002, self._on_timer)

    def _on_timer(self) -> None:
        self._timer = None
        self._services.tasks.start(self.apply_timeouts())


def _is_chat(applied: Iterable[Applied]) -> bool:
    """Are these chat messages and nothing else?"""
    return all(isinstance(entry, e.Said) for entry, _, _ in applied)


async def _find(database: Database, table: str) -> Any:
    row = await database.read(partial(logs.find_table, table=table))
    if row is None:
        raise NotFound("there is no such table", reason="no_such_table")
    return row
