"""The table service: creates, opens and closes the components of a server process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Sequence
from functools import partial

import fogcity
from fogcity.server.accounts import Accounts
from fogcity.server.bots.compiling import Warming
from fogcity.server.bots.pool import BotPool
from fogcity.server.metrics import Metrics
from fogcity.server.store import failures, lists
from fogcity.server.store.caps import Caps
from fogcity.server.store.engine import Database
from fogcity.server.store.logs import AppendStatements
from fogcity.server.store.people import Person
from fogcity.server.table.bot_moves import BotPlayer
from fogcity.server.table.creation import TableCreator
from fogcity.server.table.hints import Hints
from fogcity.server.table.hooks import Hooks
from fogcity.server.table.key_checks import KeyChecks
from fogcity.server.table.long_bots import LongBots
from fogcity.server.table.messages import AboutServer
from fogcity.server.table.notices import Kind, Listeners, Notice
from fogcity.server.table.notifier import Notifier
from fogcity.server.table.past import Pasts
from fogcity.server.table.peers import Peers
from fogcity.server.table.presence import RemotePresence
from fogcity.server.table.pubsub import AccessRevoked, PlayerRenamed, PubSub
from fogcity.server.table.review.current import Evaluator
from fogcity.server.table.review.reviews import Reviews, ReviewSettings
from fogcity.server.table.room import RoomServices
from fogcity.server.table.rooms import Rooms
from fogcity.server.table.scheduler import Scheduler
from fogcity.server.table.tasks import BackgroundTasks
from fogcity.server.timestamps import ServerTime

IDLE = 120.0  # seconds after which an idle table is dropped from memory

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
        caps: Caps | None = None,
        long_bots: Sequence[str] = (),
        is_local: bool = False,
        idle: float = IDLE,
        lazy: bool = False,
        reviews: ReviewSettings | None = None,
    ) -> None:
        """At the tables of `long_bots`, which are names of accounts, bots may think longer than `expert`.

        `is_local` says whether only this machine can reach the server. If so, anybody on it may have such bots.
        """
        self.database = database
        self.accounts = accounts or Accounts(database)
        self.metrics = Metrics(tables=lambda: len(self.rooms), bots=lambda: bot_pool.status)
        self.listeners = Listeners()
        self.warming = Warming()
        self.is_ready = False
        self._bot_pool = bot_pool
        self._pubsub = pubsub
        self._hooks = hooks or Hooks()
        self._lazy = lazy
        self._tasks = BackgroundTasks(self.metrics.failures.inc)
        self._on_revoked: list[Callable[[str, str], None]] = []
        self._key_checks = KeyChecks(self.accounts, partial(self.revoke_access, publish=False))
        presence = RemotePresence()
        services = RoomServices(
            database=database,
            statements=AppendStatements(database.engine),
            rules=self.warming,
            bots=BotPlayer(bot_pool, self.metrics),
            long_bots=LongBots(self.accounts, long_bots, is_local=is_local),
            notifier=Notifier(self.listeners, self._hooks, pubsub, presence),
            tasks=self._tasks,
            metrics=self.metrics,
            pasts=Pasts(),
            time=ServerTime(),
        )
        self._pasts = services.pasts
        self.rooms = Rooms(services, pubsub)
        self.tables = TableCreator(services, self.rooms, self.accounts, caps or Caps())
        settings = reviews or ReviewSettings()
        self.reviews = Reviews(database, bot_pool, self._tasks, self.warming.wait, settings)
        self.evaluator = Evaluator(bot_pool, self.warming.wait, settings.effort)
        self.hints = Hints(bot_pool, self._tasks, lambda: self.warming.bots == "ready")
        self._peers = Peers(services, self.rooms, pubsub, presence, self.listeners)
        self._scheduler = Scheduler(services, self.rooms, self._peers, idle)

    # ---- opening and closing

    async def open(self) -> None:
        """Start. No table is loaded; the time during which no server ran is added to all clocks."""
        await self._peers.start(
            on_revoked=partial(self.revoke_access, publish=False), on_renamed=partial(self.rename_player, publish=False)
        )
        self._tasks.start(self._scheduler.run())
        self._tasks.start(self._key_checks.run())
        await self._bot_pool.start(lazy=self._lazy, background=not self._lazy)
        if not self._lazy:
            self.warming.start()
        self.is_ready = True

    def end_connections(self) -> None:
        """End all connections that wait for something to happen: the server is shutting down."""
        for room in self.rooms:
            for watcher in list(room.watchers):
                watcher.end()
        self.listeners.end_all()
        self.reviews.wake_all()

    async def close(self) -> None:
        """Stop, after everything that was sent to clients is written."""
        self.is_ready = False
        for room in self.rooms:
            room.cancel_timer()
        busy = [room.state.id for room in self.rooms if room.is_bot_thinking]
        await self._tasks.cancel_all()
        for close in (
            partial(self._peers.stop, busy),
            self.warming.close,
            self._bot_pool.close,
            self._pubsub.close,
            self._hooks.close,
            self.database.close,
        ):
            try:
                await close()
            except Exception:  # the other parts must be closed too
                logger.exception("a part of the server could not be closed")
        self.evaluator.close()
        self._pasts.close()
        self.accounts.close()

    def about(self) -> AboutServer:
        """The version, the games, and whether bots are ready."""
        return AboutServer(fogcity.__version__, fogcity.games(), self.warming.bots)

    async def why_not_ready(self) -> str:
        """Why the server cannot write moves now; empty if it can."""
        try:
            await asyncio.wait_for(self._peers.write_heartbeat(), 5)
        except TimeoutError:
            return "the database does not answer"
        except Exception as error:
            return failures.describe(error)
        return ""

    # ---- players

    async def pending_notices(self, player: str) -> list[Notice]:
        """The tables that wait for a player: to act, or to answer a challenge."""
        rows = await self.database.read(partial(lists.waiting_for, player=player))
        kinds: dict[str, Kind] = {"waiting": "challenge", "playing": "your_turn"}
        return [Notice(kinds[row["status"]], row["id"], row["game"], 0, 0) for row in rows]

    def rename_player(self, player: str, name: str, *, publish: bool = True) -> None:
        """Show the new name of a player at all open tables, at all processes."""
        self.accounts.forget(player=player)
        for room in self.rooms:
            room.rename(player, name)
        if publish:
            self._pubsub.publish(PlayerRenamed(self._pubsub.origin, player, name))

    async def name_guest(self, person: Person) -> Person:
        """The player, before they come to a table. A guest whose name has become an account's gets another one."""
        name = await self.accounts.free_name_for(person)
        if name == person.name:
            return person
        renamed = await self.accounts.rename(person, name)
        self.rename_player(renamed.id, renamed.name)
        return renamed

    def on_access_revoked(self, callback: Callable[[str, str], None], keys_in_use: Callable[[], Iterable[str]]) -> None:
        """Call this with the key and the player when a key is revoked or a player deleted.

        `keys_in_use` returns the hashes of the keys to which this applies.
        """
        self._on_revoked.append(callback)
        self._key_checks.add_source(keys_in_use)

    def revoke_access(self, key: str = "", player: str = "", *, publish: bool = True) -> None:
        """Close all connections that use this key, or all of this player, at all processes."""
        self.accounts.forget(key, player)
        for room in self.rooms if player else ():
            room.forget_player(player)
        for callback in self._on_revoked:
            callback(key, player)
        if publish:
            self._pubsub.publish(AccessRevoked(self._pubsub.origin, key, player))
