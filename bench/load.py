"""Load test: many clients play whole games of both kinds over WebSockets with random moves.

    python bench/load.py                 print a table of results
    python bench/load.py --json          print one JSON object
    python bench/load.py --soak 600      run for ten minutes at half the load, and watch memory, tasks and descriptors
    python bench/load.py --reviews 20    queue reviews of 20 finished games while the load runs

The server runs in a process of its own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from load_reviews import Reviews
from load_server import Server, settle, speed
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("cablecar", "ticket")


class Now(msgspec.Struct):
    """What a client needs to know to move."""

    position: int
    turn: int
    legal: list[str] | None


class Message(msgspec.Struct):
    """The fields of the server's messages that a client reads."""

    say: str
    table: str = ""
    number: int = 0
    id: str = ""
    text: str = ""
    now: Now | None = None


decode = msgspec.json.Decoder(Message).decode


class Measurements:
    """What is measured during one phase."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, int], float] = {}  # when the move with this entry number was sent
        self.informed: list[float] = []  # seconds until the opponent was told
        self.accepted = 0
        self.refused = 0
        self.finished = 0
        self.received = 0  # bytes of all messages to clients
        self.seconds = 0.0
        self.cpu = 0.0
        self.times: dict[str, float] = {}  # where the server spent its time

    def percentile(self, part: float) -> float:
        """A percentile of the latency, in milliseconds."""
        found = sorted(self.informed)
        return 1000 * found[min(len(found) - 1, int(part * len(found)))] if found else float("nan")


class Player:
    """One client: a guest with a socket."""

    def __init__(self, load: Load, key: str) -> None:
        self.load = load
        self.key = key
        self.table: Table | None = None
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the socket."""
        self.socket = await connect(
            f"ws://127.0.0.1:{self.load.port}/api/socket",
            additional_headers={"cookie": f"fogcity={self.key}"},
            compression=None,
            ping_interval=None,
            max_queue=None,
        )
        self.reader = asyncio.create_task(self._read())

    async def send(self, **message: Any) -> None:
        """Send a command."""
        assert self.socket is not None
        await self.socket.send(msgspec.json.encode(message), text=True)

    async def _read(self) -> None:
        assert self.socket is not None
        async for data in self.socket:
            message = decode(data)
            self.load.figures.received += len(data)
            if self.table is not None:
                self.table.receive(self, message)


class Table:
    """Two players who play one game after another."""

    def __init__(self, load: Load, game: str, players: list[Player]) -> None:
        self.load = load
        self.game = game
        self.players = players
        self.id = ""
        self.ready = False  # is it the turn of a player?
        self.mover: Player | None = None  # who moved last
        self.to_move: dict[Player, Now] = {}  # several players may choose at the same time

    async def begin(self) -> None:
        """Start a new game for the same players."""
        one, other = self.players
        made = await self.load.post(one, "/api/tables", {"game": self.game, "open": False})
        self.id = made["table"]
        shown = await self.load.get(one, f"/api/tables/{self.id}")
        await self.load.post(other, f"/api/tables/{self.id}/join?key={shown['invite']}", {"key": shown["invite"]})
        await self.load.post(one, f"/api/tables/{self.id}/start", {})
        for player in self.players:
            player.table = self

    async def watch(self) -> None:
        """Let both players watch the table."""
        for player in self.players:
            await player.send(do="watch", table=self.id)

    def receive(self, player: Player, message: Message) -> None:
        """Handle a message to a player."""
        figures = self.load.figures
        if message.say == "done" and message.id:
            figures.accepted += 1
            self.load.acknowledged[message.table] = max(self.load.acknowledged.get(message.table, 0), message.number)
            return
        if message.say == "problem":
            figures.refused += 1
            self.load.problems.append(message.text)
            return
        if message.table != self.id or message.now is None:
            return
        started = figures.sent.get((self.id, message.number))
        if started is not None and player is not self.mover:
            figures.informed.append(time.perf_counter() - started)
            del figures.sent[self.id, message.number]
        if message.now.turn < 0:
            if player is self.players[0]:
                figures.finished += 1
                self.load.start(self._again())
        elif message.now.legal:
            self.to_move[player] = message.now
            self.load.wants_to_move(self)

    async def _again(self) -> None:
        old = self.id
        await self.begin()
        for player in self.players:
            await player.send(do="unwatch", table=old)
        await self.watch()

    async def move(self) -> None:
        """Make a random move, unless the players have moved already."""
        if not self.to_move:
            return
        self.mover, now = self.to_move.popitem()
        action = random.choice(now.legal or [])  # noqa: S311
        self.load.moves += 1
        self.load.figures.sent[self.id, now.position + 1] = time.perf_counter()
        await self.mover.send(do="act", table=self.id, id=f"m{self.load.moves}", action=action, after=now.position)


class Load:
    """The load generator."""

    def __init__(self, port: int, tables: int) -> None:
        self.port = port
        self.count = tables
        self.tables: list[Table] = []
        self.figures = Measurements()
        self.acknowledged: dict[str, int] = {}
        self.problems: list[str] = []
        self.moves = 0
        self.waiting: dict[Table, None] = {}
        self.flowing = False  # does everybody move as soon as they can?
        self._tasks: set[asyncio.Task[Any]] = set()
        limits = httpx.Limits(max_connections=20, max_keepalive_connections=20)
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", limits=limits, timeout=120)

    def start(self, work: Any) -> None:
        """Run a coroutine in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.problems.append(repr(task.exception()))

    async def post(self, player: Player | None, path: str, body: dict[str, Any]) -> Any:
        """Send a POST as a player."""
        headers = {"content-type": "application/json"}
        if player is not None:
            headers["cookie"] = f"fogcity={player.key}"
        answer = await self.http.post(path, content=msgspec.json.encode(body), headers=headers)
        answer.raise_for_status()
        if player is None:
            return answer.cookies["fogcity"]
        return answer.json()

    async def get(self, player: Player, path: str) -> Any:
        """Send a GET as a player."""
        answer = await self.http.get(path, headers={"cookie": f"fogcity={player.key}"})
        answer.raise_for_status()
        return answer.json()

    async def _several(self, works: list[Any], at_once: int = 16) -> list[Any]:
        gate = asyncio.Semaphore(at_once)

        async def one(work: Any) -> Any:
            async with gate:
                return await work

        return await asyncio.gather(*(one(work) for work in works))

    async def make_players(self) -> list[Player]:
        """Create guests."""
        self.http.cookies.jar.set_policy(_NoCookies())
        keys = await self._several([self.post(None, "/api/guest", {"name": f"P{n}"}) for n in range(2 * self.count)])
        return [Player(self, key) for key in keys]

    async def make_tables(self, players: list[Player]) -> None:
        """Create tables and start their games."""
        for n in range(self.count):
            self.tables.append(Table(self, GAMES[n % len(GAMES)], players[2 * n : 2 * n + 2]))
        await self._several([table.begin() for table in self.tables])

    async def open_sockets(self, players: list[Player]) -> None:
        """Open a socket for each player, which watches nothing yet."""
        await self._several([player.open() for player in players], 32)

    async def watch(self) -> None:
        """Let everybody watch their table."""
        await self._several([table.watch() for table in self.tables], 32)
        while len(self.waiting) < self.count:
            await asyncio.sleep(0.1)

    def wants_to_move(self, table: Table) -> None:
        """A player at this table is to move."""
        if self.flowing:
            self.start(table.move())
        else:
            self.waiting[table] = None

    async def flow(self, server: Server, seconds: float) -> Measurements:
        """Measure while everybody moves as soon as it is their turn."""
        await self._warm(5.0, flowing=True)
        begun, before, cpu = time.perf_counter(), server.times(), server.cpu()
        await asyncio.sleep(seconds)
        self.figures.seconds = time.perf_counter() - begun
        self.figures.cpu = server.cpu() - cpu
        self.figures.times = {name: seconds - before[name] for name, seconds in server.times().items()}
        return await self._settle()

    async def trickle(self, rate: float, seconds: float) -> Measurements:
        """Measure a fixed number of moves per second, at random tables."""
        self.figures = Measurements()
        begun = time.perf_counter()
        due = 0
        while (passed := time.perf_counter() - begun) < seconds:
            while due < passed * rate and self.waiting:
                table = random.choice(list(self.waiting)) if len(self.waiting) < 50 else _some(self.waiting)  # noqa: S311
                del self.waiting[table]
                self.start(table.move())
                due += 1
            await asyncio.sleep(0.002)
        self.figures.seconds = time.perf_counter() - begun
        return await self._settle()

    async def _warm(self, seconds: float, flowing: bool) -> None:
        self.flowing = flowing
        self.figures = Measurements()
        for table in list(self.waiting):
            del self.waiting[table]
            self.start(table.move())
        await asyncio.sleep(seconds)
        kept = self.figures.sent
        self.figures = Measurements()
        self.figures.sent = kept

    async def _settle(self) -> Measurements:
        """Wait for messages that are still on their way."""
        figures, self.flowing = self.figures, False
        self.figures = Measurements()
        for _ in range(300):
            if len(self.waiting) >= self.count:
                break
            await asyncio.sleep(0.1)
        return figures

    async def resync(self) -> list[float]:
        """Seconds that a client needs to catch up with 200 entries."""
        table, found = self.tables[0], []
        one = table.players[0]
        for n in range(200):
            await one.send(do="say", table=table.id, text=f"word {n}")
        for _ in range(100):
            shown = await self.get(one, f"/api/tables/{table.id}")
            if shown["number"] >= 200:
                break
            await asyncio.sleep(0.1)
        number = shown["number"]
        for _ in range(20):
            begun = time.perf_counter()
            async with connect(
                f"ws://127.0.0.1:{self.port}/api/socket",
                additional_headers={"cookie": f"fogcity={one.key}"},
                compression=None,
            ) as socket:
                await socket.send(json.dumps({"do": "watch", "table": table.id, "after": number - 200}))
                while decode(await socket.recv()).say != "entries":
                    pass
            found.append(time.perf_counter() - begun)
        return found

    async def close(self) -> None:
        """Close all connections."""
        for table in self.tables:
            for player in table.players:
                if player.socket is not None:
                    await player.socket.close()
        await self.http.aclose()


def _some(waiting: dict[Table, None]) -> Table:
    """The table that has waited longest: the first of the dict."""
    return next(iter(waiting))


class _NoCookies:
    """A cookie policy that stores nothing: each request sends its own cookie."""

    netscape = True
    rfc2965 = hide_cookie2 = False

    def set_ok(self, *_: Any) -> bool:
        return False

    return_ok = domain_return_ok = path_return_ok = set_ok


async def measure(server: Server, options: argparse.Namespace) -> dict[str, Any]:
    """Run all phases, and return the results."""
    load = Load(server.port, options.tables)

    def tell(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    tell(f"making {2 * options.tables} guests ...")
    players = await load.make_players()
    warm = Load(server.port, 2)
    warm.http.cookies.jar.set_policy(_NoCookies())
    await warm.make_tables(await warm.make_players())
    empty = await settle(server)
    tell(f"making {options.tables} tables ...")
    await load.make_tables(players)
    with_tables = await settle(server)
    tell(f"opening {2 * options.tables} sockets ...")
    await load.open_sockets(players)
    with_sockets = await settle(server)
    await load.watch()
    reviews = Reviews(load, players)
    if options.reviews:
        tell(f"playing {options.reviews} games to review ...")
        await reviews.start(options.reviews, GAMES)
    tell(f"everybody moves, {options.seconds} s ...")
    full = await load.flow(server, options.seconds)
    rate = full.accepted / full.seconds
    commits = server.commits()
    tell(f"half the wanted load ({options.rate / 2:.0f} moves/s), {options.seconds} s ...")
    half = await load.trickle(options.rate / 2, options.seconds)
    spent, count = (after - before for after, before in zip(server.commits(), commits, strict=True))
    tell("catching up with 200 entries ...")
    resync = await load.resync()
    found = {
        "tables": options.tables,
        "sockets": 2 * options.tables,
        "moves_per_s": round(rate, 1),
        "full_p95_ms": round(full.percentile(0.95), 1),
        "half_moves_per_s": round(half.accepted / half.seconds, 1),
        "p50_ms": round(half.percentile(0.5), 1),
        "p95_ms": round(half.percentile(0.95), 1),
        "p99_ms": round(half.percentile(0.99), 1),
        "lost": None,
        "refused": full.refused + half.refused,
        "rss_per_socket_kib": round((with_sockets - with_tables) / (2 * options.tables), 1),
        "rss_per_table_kib": round((with_tables - empty) / options.tables, 1),
        "resync_ms": round(1000 * statistics.median(resync), 1),
        "bytes_per_move": round(full.received / max(1, full.accepted)),
        "server_cpu_us_per_move": round(1e6 * full.cpu / max(1, full.accepted)),
        "of_which_us": {name: round(1e6 * time / max(1, full.accepted)) for name, time in full.times.items()},
        "half_commit_ms": round(1000 * spent / max(1.0, count), 2),
        "speed": speed(),
        "synchronous": options.synchronous,
        "problems": load.problems[:5],
    }
    if options.reviews:
        found["reviewed_actions"] = await reviews.count_judged()
    if options.soak:
        found["soak"] = await soak(server, load, options, tell)
    await load.close()
    found["lost"] = await lost(server.port, load)
    return found


async def lost(port: int, load: Load) -> int:
    """The number of tables that have lost an acknowledged move."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        missing = 0
        mine = {table.id: table.players[0].key for table in load.tables}
        for table, number in load.acknowledged.items():
            if table in mine:
                answer = await http.get(f"/api/tables/{table}", headers={"cookie": f"fogcity={mine[table]}"})
                missing += answer.json()["number"] < number
        return missing


async def soak(server: Server, load: Load, options: argparse.Namespace, tell: Any) -> list[dict[str, float]]:
    """Run at half the load for long, and record memory, descriptors and tasks."""
    found = []
    for _ in range(max(1, int(options.soak // 30))):
        figures = await load.trickle(options.rate / 2, 30)
        found.append(
            {
                "moves": figures.accepted,
                "rss_mib": round(server.rss() / 1024, 1),
                "descriptors": server.descriptors(),
                "tasks": server.figure("fogcity_tasks"),
                "rooms": server.figure("fogcity_rooms"),
            }
        )
        tell(str(found[-1]))
    return found


def show(found: dict[str, Any]) -> None:
    """Print the results as a table."""
    for name, value in found.items():
        if name != "soak":
            print(f"{name:24} {value}")


def main() -> None:
    """Run the load test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--rate", type=float, default=800.0, help="target of moves per second")
    parser.add_argument("--synchronous", default="FULL", choices=["FULL", "NORMAL"])
    parser.add_argument("--database", help="PostgreSQL instead of SQLite")
    parser.add_argument("--soak", type=float, default=0.0, metavar="SECONDS")
    parser.add_argument(
        "--reviews", type=int, default=0, metavar="GAMES", help="finished games that are reviewed meanwhile"
    )
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as folder:
        server = Server(Path(folder), options)
        try:
            found = uvloop.run(measure(server, options))
        finally:
            server.stop()
    print(json.dumps(found)) if options.json else show(found)


if __name__ == "__main__":
    main()
