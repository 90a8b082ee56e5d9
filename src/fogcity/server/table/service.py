"""The service: all tables that are in use in this process, and what they share."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Any

from sqlalchemy.exc import IntegrityError

import fogcity
from fogcity.bots.registry import stand_in_for
from fogcity.core.errors import FogCityError
from fogcity.core.game import Game, View
from fogcity.games.registry import game as find_game
from fogcity.server.bots.compiling import Warming
from fogcity.server.bots.pool import BotFailed, BotPool
from fogcity.server.http.accounts import Accounts, check_name, login_of, random_id
from fogcity.server.http.problems import BadRequest, NotNow, Problem, Unknown
from fogcity.server.http.send_queue import SendQueue
from fogcity.server.running.metrics import Metrics
from fogcity.server.store import heartbeat as life
from fogcity.server.store import lists, logs, people
from fogcity.server.store.engine import Database
from fogcity.server.store.logs import Appending, Row
from fogcity.server.store.people import Person
from fogcity.server.table import commands as c
from fogcity.server.table import entries as e
from fogcity.server.table.decide import check_bot, deadline_of
from fogcity.server.table.hooks import Hooks
from fogcity.server.table.maintenance import Keeper
from fogcity.server.table.messages import AboutServer
from fogcity.server.table.notices import Kind, Listeners, Notice, concerned, notice_for
from fogcity.server.table.pubsub import Gone, Here, PubSub, Ring
from fogcity.server.table.room import Applied, Room, is_talk, seat_rows
from fogcity.server.table.state import OVER, PLAYING, Seat, TableState
from fogcity.server.timestamps import unix_ms

IDLE = 120.0  # seconds after which a table that nobody uses is dropped from memory

logger = logging.getLogger(__name__)


class TableService:
    """Tables, players and bots of one server process."""

    def __init__(
        self,
        database: Database,
        bot_pool: BotPool,
        pubsub: PubSub,
        *,
        hooks: Hooks | None = None,
        accounts: Accounts | None = None,
        idle: float = IDLE,
        lazy: bool = False,
    ) -> None:
        self.database = database
        self.appending = Appending(database.engine)
        self.accounts = accounts or Accounts(database)
        self.bot_pool = bot_pool
        self.pubsub = pubsub
        self.hooks = hooks or Hooks()
        self.metrics = Metrics(self)
        self.listeners = Listeners()
        self.rooms: dict[str, Room] = {}
        self.is_ready = False
        self.idle = idle
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._keeper = Keeper(self)
        self.warming = Warming()
        self._lazy = lazy
        self._gone: list[Any] = []  # who wants to know of keys that are taken back

    # ---- opening and closing

    async def open(self) -> None:
        """Begin: nothing is loaded, but time in which no server was there is nobody's."""
        await self._keeper.begin()
        await self.bot_pool.start(lazy=self._lazy)
        if not self._lazy:
            await self.warming.start()
        self.is_ready = True

    def send_away(self) -> None:
        """End whatever waits for something to happen: the server is shutting down."""
        for room in self.rooms.values():
            for watcher in list(room.watchers):
                if isinstance(watcher, SendQueue):
                    watcher.end()
        self.listeners.end_all()

    async def close(self) -> None:
        """End, with everything written that was told."""
        self.is_ready = False
        for handle in self._alarms.values():
            handle.cancel()
        busy = [table for table, room in self.rooms.items() if room.is_thinking]
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for end in (
            partial(self._keeper.end, busy),
            self.warming.close,
            self.bot_pool.close,
            self.pubsub.close,
            self.hooks.close,
            self.database.close,
        ):
            try:
                await end()
            except Exception:  # whatever it is, the rest must end, too
                logger.exception("something did not end as it should")
        self.accounts.close()

    def about(self) -> AboutServer:
        """What this server is."""
        return AboutServer(fogcity.__version__, fogcity.games(), self.warming.bots)

    async def can_write(self) -> bool:
        """Can something be written at the moment?"""
        beat = partial(life.beat, origin=self.pubsub.origin, now=unix_ms())
        try:
            await asyncio.wait_for(self.database.write(beat), 5)
        except (TimeoutError, Problem):
            return False
        return True

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("something in the background failed", exc_info=task.exception())
            self.metrics.failures.inc()

    # ---- tables

    async def room(self, table: str) -> Room:
        """A table, from memory or from its log."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            if self.pubsub.is_shared and not self.pubsub.is_up:
                await room.catch_up()
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.ensure_future(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    def is_loading(self, table: str) -> bool:
        """Is a table just being read?"""
        return table in self._loading

    def drop(self, table: str) -> None:
        """Forget a table that nobody uses; it is in the database."""
        del self.rooms[table]
        if (handle := self._alarms.pop(table, None)) is not None:
            handle.cancel()

    async def _load(self, table: str) -> Room:
        room = await Room.load(self, table)
        self.rooms[table] = room
        self.metrics.loads.inc()
        room.schedule_next()
        return room

    async def new_table(self, wanted: c.NewTable, host: Person, after: str = "", seated: Sequence[Seat] = ()) -> Room:
        """A new table, or the one that its host has made under the same id; in a rematch `seated` are asked again."""
        if wanted.id and (made := await self._made_before(host, wanted.id)) is not None:
            return made
        game = _check_game(wanted)
        if wanted.start:
            await self.warming.game(game.name)
        guests = [await self.find_account(name) for name in wanted.invite]
        secret = secrets.token_bytes(32)
        state = TableState(random_id(10), secret)
        found: list[e.AnyEntry] = [
            e.Created(
                host=host.id,
                game=game.name,
                seats=wanted.seats,
                options=game.options.complete(dict(wanted.options)),
                commitment=hashlib.sha256(secret).hexdigest(),
                open=wanted.open,
                clock=wanted.clock.check(),
                rules=game.rules_version,
                after=after,
                when_full=wanted.start,
            )
        ]
        now = unix_ms()
        state.apply(found[0], 1, now)
        found += _first_seats(state, wanted, host, [guest.id for guest in guests], seated)
        for number, entry in enumerate(found[1:], 2):
            state.apply(entry, number, now)
        if wanted.start and not any(seat.is_free for seat in state.seats):
            found.append(e.Started())
            state.apply(found[-1], len(found), now)
        rows = [Row(number, now, host.id, None, e.write(entry)) for number, entry in enumerate(found, 1)]
        room = Room(self, state, random_id(16), random_id(16))
        room.names = {host.id: host.name, **{guest.id: guest.name for guest in guests}}
        seat = state.to_act
        row = {
            "id": state.id,
            "game": game.name,
            "seats": wanted.seats,
            "status": state.status,
            "open": wanted.open,
            "host": host.id,
            "secret": secret,
            "invite": room.invite_key,
            "watch": room.watch_key,
            "created": now,
            "changed": now,
            "number": len(found),
            "turn": state.turn,
            "began": now if state.status == PLAYING else None,
            "wake": now if seat is not None and seat.bot else deadline_of(state),
        }
        who = seat_rows(state)
        try:
            await self.database.write(lambda connection: logs.create(connection, row, rows, who, wanted.id))
        except IntegrityError:  # the same was asked for twice at once
            if wanted.id and (made := await self._made_before(host, wanted.id)) is not None:
                return made
            raise
        await room.learn_names(state)
        self.rooms[state.id] = room
        self.metrics.tables.labels(game.name).inc()
        self.ring(room)
        self.notify(room)
        room.schedule_next()
        return room

    async def _made_before(self, host: Person, client: str) -> Room | None:
        table = await self.database.read(partial(logs.find_made, player=host.id, client=client))
        return None if table is None else await self.room(table)

    async def rematch(self, room: Room, host: Person) -> str:
        """A new table for the same people, with the seats moved on by one; the same one for whoever asks later."""
        state = room.state
        if state.status != OVER:
            raise NotNow("there is a rematch once a game is over", reason="not_over_yet")
        if not state.seats_of(host.id):
            raise NotNow("you did not play at this table", reason="did_not_play")
        if state.rematch:
            return state.rematch
        order = [*state.seats[1:], state.seats[0]]
        wanted = c.NewTable(
            game=state.setup.game,
            seats=len(state.seats),
            options=state.setup.options,
            clock=state.setup.clock,
            open=state.setup.open,
            sit=False,
            start=True,
        )
        new = await self.new_table(wanted, host, after=state.id, seated=order)

        def decider(present: TableState, _now: int) -> list[e.AnyEntry]:
            return [] if present.rematch else [e.Rematched(new.state.id)]

        await room.change(decider, host.id)
        if room.state.rematch != new.state.id:  # somebody else was quicker
            await new.change(lambda _story, _now: [e.Ended("closed")], host.id)
        return room.state.rematch

    async def find_account(self, name: str) -> Person:
        """The account of this name."""
        login = login_of(check_name(name))
        found = await self.database.read(lambda connection: people.find_login(connection, login))
        if found is None:
            raise Unknown(f"there is no account named {name[:30]}", reason="no_such_account", name=name[:30])
        return found[0]

    async def pending_notices(self, player: str) -> list[Notice]:
        """Tables that wait for somebody: to act, or to answer a challenge."""
        rows = await self.database.read(partial(lists.waiting_for, player=player))
        kinds: dict[str, Kind] = {"waiting": "challenge", "playing": "your_turn"}
        return [Notice(kinds[row["status"]], row["id"], row["game"], 0, 0) for row in rows]

    # ---- bots

    async def ask_bot(self, spec: str, game: Game, view: View) -> int:
        """The action that a bot takes; another one's, if this bot is out of order."""
        started = time.perf_counter()
        for name in (spec, stand_in_for(game)):
            try:
                code = await self.bot_pool.choose(name, view)
            except BotFailed as error:
                logger.warning("a bot failed", extra={"bot": name, "game": game.name, "reason": str(error)})
                self.metrics.bot_failures.labels(name).inc()
                continue
            self.metrics.thinking.labels(spec.split(":", maxsplit=1)[0]).observe(time.perf_counter() - started)
            return code
        return int(secrets.choice(game.legal(view).tolist()))

    # ---- time

    def alarm(self, table: str, at: int) -> None:
        """Look after a table when the time comes."""
        if (old := self._alarms.pop(table, None)) is not None:
            old.cancel()
        delay = max(0.0, (at - unix_ms()) / 1000)
        if delay < 3600:  # what is later than that is found in the database
            self._alarms[table] = asyncio.get_running_loop().call_later(delay + 0.002, self._ring_alarm, table)

    def _ring_alarm(self, table: str) -> None:
        self._alarms.pop(table, None)
        room = self.rooms.get(table)
        if room is not None:
            self.start(room.apply_timeouts())

    # ---- who must hear what

    def ring(self, room: Room, applied: Sequence[Applied] = ()) -> None:
        """Something was written here: count it, tell the other processes, and players who are away."""
        for entry, _, _ in applied:
            if isinstance(entry, e.Acted):
                self.metrics.moves.labels(room.state.setup.game).inc()
        if not applied or not is_talk(applied):
            self._reach(room)
        if self.pubsub.is_shared:
            self.pubsub.ring(Ring(self.pubsub.origin, room.state.id, room.state.number, sorted(concerned(room.state))))

    def notify(self, room: Room) -> None:
        """Tell everybody who listens here for a player that a table concerns."""
        for player in concerned(room.state):
            self.listeners.tell(player, notice_for(room.state, player))

    def _reach(self, room: Room) -> None:
        """Let the hooks reach players who are not at the table; one process does that."""
        here = room.here()
        for player in concerned(room.state) - here:
            notice = notice_for(room.state, player)
            if notice.kind in ("your_turn", "challenge", "over"):
                self.hooks.notify(notice, player, room.names.get(player, ""))

    def ring_presence(self, room: Room) -> None:
        """Tell the other processes who is here."""
        if self.pubsub.is_shared:
            here = sorted({watcher.player for watcher in room.watchers})
            self.pubsub.ring(Here(self.pubsub.origin, room.state.id, here))

    def elsewhere(self, table: str) -> set[str]:
        """Players who are at a table, connected to another process."""
        return self._keeper.elsewhere.at(table)

    # ---- keys

    def on_access_revoked(self, tell: Any) -> None:
        """Call this with (key, player) when a key is taken back or a player deleted."""
        self._gone.append(tell)

    def revoke_access(self, key: str = "", player: str = "", ring: bool = True) -> None:
        """Send away whoever is connected with this key, or as this player."""
        self.accounts.forget(key, player)
        for room in self.rooms.values() if player else ():
            room.forget(player)
        for tell in self._gone:
            tell(key, player)
        if ring:
            self.pubsub.ring(Gone(self.pubsub.origin, key, player))


def _check_game(wanted: c.NewTable) -> Game:
    try:
        game = find_game(wanted.game)
        if wanted.seats not in game.seats:
            text = f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {wanted.seats}"
            raise BadRequest(
                text, reason="wrong_number_of_seats", least=game.seats[0], most=game.seats[-1], seats=wanted.seats
            )
        game.options.complete(dict(wanted.options))
    except FogCityError as error:
        raise BadRequest(str(error), reason="bad_options") from None
    return game


def _first_seats(
    state: TableState, wanted: c.NewTable, host: Person, guests: list[str], seated: Sequence[Seat]
) -> list[e.AnyEntry]:
    """Who sits at a new table from the beginning."""
    found: list[e.AnyEntry] = []
    for n, seat in enumerate(seated):
        if seat.player == host.id:
            found.append(e.Joined(n, host.id, seat.name))
        else:
            found.append(e.Invited(n, seat.player, seat.name) if seat.player else e.BotSeated(n, seat.bot))
    first = [e.Joined(0, host.id)] if wanted.sit else []
    if len(first) + len(guests) + len(wanted.bots) > wanted.seats:
        text = f"there are {wanted.seats} seats; you want more people and bots than that"
        raise BadRequest(text, reason="more_than_seats", seats=wanted.seats)
    if len(set(guests) | {host.id}) <= len(guests):
        raise BadRequest("everybody can be asked once, and not by themselves", reason="asked_twice")
    found += first
    found += [e.Invited(n, guest) for n, guest in enumerate(guests, len(first))]
    found += [
        e.BotSeated(n, check_bot(bot, state)) for n, bot in enumerate(wanted.bots, wanted.seats - len(wanted.bots))
    ]
    return found
