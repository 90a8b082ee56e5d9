"""Many games over real sockets by players who retry until they succeed, and checks of the database afterwards."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import threading
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field

import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import fogcity
from fogcity.core.fair_deal import deal_key
from tests.helpers.server import eventually

GAMES = ("cablecar", "company", "ticket")
PATIENT = ("unavailable", "too_often")  # problems after which a request is repeated


@dataclass
class Ack:
    """A move that the server has acknowledged."""

    table: str
    player: str
    client: str
    action: str
    number: int


@dataclass
class Player:
    """A player at one table, who repeats every request until it is answered."""

    load: Load
    table: str
    id: str
    cookie: str
    place: int  # which server to connect to
    pending: dict | None = None  # the move that was sent and is not answered yet
    now: dict | None = None  # the last known state of the game
    over: bool = False
    count: int = 0

    async def play(self):
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                headers = {"cookie": f"fogcity={self.cookie}"}
                address = f"ws://localhost:{self.load.port(self.place)}/api/socket"
                async with connect(address, additional_headers=headers, compression=None, open_timeout=30) as socket:
                    await self.talk(socket)
            await asyncio.sleep(0.02)

    async def talk(self, socket):
        await self.send(socket, {"do": "watch", "table": self.table})
        if self.pending is not None:
            self.load.again += 1
            await self.send(socket, self.pending)
        while not self.over:
            async with asyncio.timeout(60):
                message = json.loads(await socket.recv())
            await self.hear(socket, message)

    async def send(self, socket, message):
        await socket.send(json.dumps(message))

    async def hear(self, socket, message):
        say = message["say"]
        if say == "resync":
            await self.send(socket, {"do": "watch", "table": self.table})
        elif say == "done":
            await self.done(socket, message)
        elif say == "problem":
            await self.refused(socket, message)
        elif say in ("table", "entry"):
            self.look(message)
        await self.move(socket)

    def look(self, message):
        info, now = message.get("info"), message.get("now")
        if info and info["status"] in ("over", "closed") and self.pending is None:
            self.over = True
        if now and (self.now is None or now["position"] >= self.now["position"]):
            self.now = now

    async def done(self, socket, message):
        if self.pending is None or message["id"] != self.pending["id"]:
            return
        ack = Ack(self.table, self.id, self.pending["id"], self.pending["action"], message["number"])
        self.load.acknowledge(ack)
        self.pending = None
        if self.now is not None and self.now["turn"] < 0:
            self.over = True

    async def refused(self, socket, message):
        if message["code"] in PATIENT:
            self.load.refused[message["code"]] += 1
            await asyncio.sleep(0.05)
            if self.pending is not None and message["id"] == self.pending["id"]:
                await self.send(socket, self.pending)
            else:
                await self.send(socket, {"do": "watch", "table": self.table})
        else:
            self.load.faults.append((self.table, self.pending, message))
            self.over = True

    async def move(self, socket):
        now = self.now
        if self.over or self.pending is not None or now is None or not now["legal"]:
            return
        self.count += 1
        self.pending = {
            "do": "act",
            "table": self.table,
            "id": f"move-{self.count}",
            "action": self.load.chance.choice(now["legal"]),
            "after": now["position"],
        }
        self.now = {**now, "legal": None}
        await self.send(socket, self.pending)


@dataclass
class Load:
    """Players at many tables, in a separate thread."""

    servers: list
    chance: random.Random
    players: list[Player] = field(default_factory=list)
    acks: list[Ack] = field(default_factory=list)
    faults: list = field(default_factory=list)
    refused: Counter = field(default_factory=Counter)
    again: int = 0  # moves that were sent again
    plug: tuple | None = None  # the number of acknowledged moves after which to kill a process, and the process

    def port(self, place):
        return self.servers[place % len(self.servers)].port

    def seat(self, tables):
        """Create tables of all games, some with two people (on different servers, if possible), some with a bot."""
        servers = self.servers
        for number in range(tables):
            host = servers[number % len(servers)].guest(f"Ann {number}")
            bots = ["tourist"] if number % 4 == 3 else []
            table = host.table(GAMES[number % len(GAMES)], seats=2, bots=bots)
            self.players.append(Player(self, table, host.id, host.cookie, number))
            if not bots:
                guest = servers[(number + 1) % len(servers)].guest(f"Bob {number}")
                guest.do(table, "join")
                self.players.append(Player(self, table, guest.id, guest.cookie, number + 1))
                guest.http.close()
            host.do(table, "start")
            host.http.close()
        return self

    def acknowledge(self, ack):
        self.acks.append(ack)
        if self.plug is not None and len(self.acks) >= self.plug[0]:
            self.plug[1].kill()
            self.plug = None

    def pull_plug(self, server, more):
        """Kill a server at the instant it acknowledges a move, after `more` other moves; then start it again.

        If the server acknowledges moves before they are durable, this loses a move.
        """
        self.plug = (len(self.acks) + more, server.process)
        eventually(lambda: server.process.poll() is not None, "too few moves to kill the server", 120)
        server.restart()

    @property
    def tables(self):
        return list(dict.fromkeys(player.table for player in self.players))

    def run(self):
        async def everybody():
            await asyncio.gather(*(player.play() for player in self.players))

        asyncio.run(everybody())

    def __enter__(self):
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, kind, *_):
        if kind is None:
            self.finish()
        for player in self.players:
            player.over = True

    def wait_for_moves(self, more, patience=120):
        """Wait until this many more moves are acknowledged, or all games are over."""
        wanted = len(self.acks) + more
        eventually(
            lambda: len(self.acks) >= wanted or not self.thread.is_alive() or self.faults,
            f"only {len(self.acks)} of {wanted} moves: {self.stuck()}",
            patience,
        )

    def finish(self, patience=150):
        """Wait until all games are over."""
        end = time.monotonic() + patience
        while self.thread.is_alive() and time.monotonic() < end and not self.faults:
            self.thread.join(0.1)
        assert not self.faults, f"a move was refused: {self.faults[:3]}"
        assert not self.thread.is_alive(), f"not all games came to an end: {self.stuck()}"

    def stuck(self):
        left = [player for player in self.players if not player.over]
        return [(p.table, p.pending, p.now and (p.now["turn"], p.now["position"])) for p in left[:4]], len(left)


# ---- what must be in the database


def read_logs(url):
    """All tables in the database: secret and status, and the entries in order."""
    engine = sa.create_engine(url.replace("postgresql://", "postgresql+psycopg://"))
    with engine.connect() as connection:
        tables = {row.id: row for row in connection.execute(sa.text("SELECT * FROM tables"))}
        logs = defaultdict(list)
        for row in connection.execute(sa.text('SELECT * FROM log ORDER BY "table", number')):
            logs[row.table].append(row)
    engine.dispose()
    return tables, logs


def fold(table, secret, rows):
    """Replay a log by the rules of its game. Return the game and its last record. This uses no code of the server."""
    assert [row.number for row in rows] == list(range(1, len(rows) + 1)), "the log has gaps"
    entries = [json.loads(bytes(row.body)) for row in rows]
    head = entries[0]
    assert head["commitment"] == hashlib.sha256(secret).hexdigest()
    game, state = fogcity.game(head["game"]), None
    for entry in entries:
        if entry["what"] == "started":
            assert state is None, "the game was started twice"
            state = game.deal(head["seats"], deal_key(secret, table, [""] * head["seats"]), **head["options"])
        elif entry["what"] == "acted":
            assert game.turn(state) == entry["seat"], "a seat acted out of turn"
            game.play(state, game.parse(state, entry["action"]))
        elif entry["what"] == "ended" and entry["how"] == "played":
            assert game.turn(state) < 0, "the game ended too early"
            assert entry["scores"] == list(game.scores(state))
            assert entry is entries[-1]
    return game, state


def check(load, url):
    """Check that every acknowledged move is in the database exactly once, and every log is a finished game."""
    assert not load.faults, load.faults[:3]
    tables, logs = read_logs(url)
    for table in load.tables:
        game, state = fold(table, bytes(tables[table].secret), logs[table])
        assert game.turn(state) < 0, f"the game at {table} is not over"
        assert tables[table].status == "over"
    found = defaultdict(list)
    for rows in logs.values():
        for row in rows:
            if row.client is not None:
                found[row.table, row.player, row.client].append(row)
    for ack in load.acks:
        rows = found[ack.table, ack.player, ack.client]
        assert rows, f"an acknowledged move is missing: {ack}"
        assert len(rows) == 1, f"a move was stored twice: {ack}"
        acted = [json.loads(bytes(row.body)) for row in logs[ack.table] if row.number in (ack.number, ack.number - 1)]
        assert rows[0].number == ack.number
        assert any(entry.get("action") == ack.action for entry in acted), f"a different move was stored: {ack} {acted}"
    moves = sum(
        json.loads(bytes(row.body))["what"] == "acted" and row.player is not None for r in logs.values() for row in r
    )
    assert moves == len(load.acks), "some moves were stored but never acknowledged"
