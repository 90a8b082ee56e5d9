"""A server inside this process, with fixed randomness and time, so that its responses depend only on the requests.

The whole service runs (routes, sockets, streams, a real SQLite file) without a network: requests and sockets are passed
to it as uvicorn does, and every byte that it sends is recorded.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
from collections import defaultdict
from contextlib import asynccontextmanager
from copy import copy

from argon2 import PasswordHasher

import fogcity
from fogcity.server.accounts import Accounts
from fogcity.server.bots.pool import BotPool
from fogcity.server.http.app import make_app
from fogcity.server.http.limits import default_rate_limits
from fogcity.server.keys import digest_of
from fogcity.server.store import keys, people
from fogcity.server.store.engine import Database, open_engine
from fogcity.server.store.keys import COOKIE, KeyRow
from fogcity.server.store.migrate import migrate
from fogcity.server.store.people import Person
from fogcity.server.table.pubsub import PubSub
from fogcity.server.table.service import TableService

NOW = 1_800_000_000_000  # milliseconds


def hold_fast(patch, deal):
    """Fix randomness and time. `deal` is a function without arguments that returns the record of every game."""
    dice = random.Random(1906)
    patch.setattr("secrets.choice", dice.choice)
    patch.setattr("secrets.token_bytes", lambda count=32: b"F" * count)
    patch.setattr("secrets.token_hex", lambda count=32: dice.randbytes(count).hex())
    patch.setattr("time.time_ns", lambda: NOW * 1_000_000)
    patch.setattr("time.monotonic_ns", lambda: NOW * 1_000_000)

    def find_game(name):
        game = copy(fogcity.game(name))
        game.deal = lambda *_, **__: deal()
        return game

    patch.setattr("fogcity.server.table.state.find_game", find_game)


@asynccontextmanager
async def opened(template, file, names, *, bots=False, reviews=None):
    """The service on a copy of an empty database, with a player for each name; and with bots, if they are needed."""
    shutil.copy(template, file)
    database = Database(open_engine(f"sqlite:///{file}", "NORMAL"))
    accounts = Accounts(database, PasswordHasher(1, 8, 1))
    service = TableService(database, BotPool(2), PubSub("inside"), accounts=accounts, reviews=reviews, lazy=True)
    app = make_app(service, default_rate_limits(1e6))
    found = [Somebody(app, name) for name in names]

    def add(connection):
        for one in found:
            people.add_player(connection, Person(one.id, one.name, None, NOW))
            keys.add_key(connection, one.id, KeyRow(digest_of(one.key), COOKIE, "", NOW, None))

    await database.write(add)
    if bots:
        await service.open()
    try:
        yield found
    finally:
        for one in found:
            await one.leave()
        await service.close()


def new_template(folder):
    """An empty database."""
    engine = open_engine(f"sqlite:///{folder}/template.db", "NORMAL")
    migrate(engine)
    engine.dispose()
    return folder / "template.db"


class Somebody:
    """A player or spectator, and all bytes that were sent to them."""

    def __init__(self, app, name):
        self.app = app
        self.name = name
        self.id = f"p{name}"
        self.key = f"key-of-{name}"
        self.got = defaultdict(list)  # by channel
        self._open = []

    async def ask(self, method, path, body=None):
        """Send a request; returns the status and the body."""
        address, _, query = path.partition("?")
        sent = json.dumps(body).encode() if body is not None else b""
        got = []

        async def send(message):
            got.append(message)

        await self.app(self._scope("http", address, query, method), _once(sent), send)
        await settled()
        status, answer = got[0]["status"], b"".join(part["body"] for part in got[1:])
        self.got["requests"].append((method, path, body, status, got[0]["headers"], answer))
        return status, answer

    async def stream(self, path):
        """Open a stream."""

        async def receive():
            await asyncio.Event().wait()

        async def send(message):
            self.got[path].append(message.get("body", message.get("status")))
            if "body" in message:
                begun.set()

        begun = asyncio.Event()
        await self._begin(self.app(self._scope("http", path, "", "GET"), receive, send))
        await begun.wait()

    async def socket(self):
        """Open a socket; returns a function that sends a command over it."""
        asked, answers = asyncio.Queue(), {}
        asked.put_nowait({"type": "websocket.connect"})

        async def send(message):
            self.got["socket"].append(message.get("text", message["type"]))
            if (name := json.loads(message.get("text", "{}")).get("id")) in answers:
                answers[name].set_result(None)

        await self._begin(self.app(self._scope("websocket", "/api/socket", "", "GET"), asked.get, send))

        async def say(do, **about):
            name = f"n{len(answers)}"
            answers[name] = asyncio.get_running_loop().create_future()
            asked.put_nowait({"type": "websocket.receive", "text": json.dumps({"do": do, "id": name, **about})})
            await answers[name]
            await settled()

        return say

    async def leave(self):
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _begin(self, work):
        self._open.append(asyncio.ensure_future(work))
        await settled()

    def _scope(self, kind, path, query, method):
        headers = [(b"cookie", f"fogcity={self.key}".encode()), (b"content-type", b"application/json")]
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 80),
            "extensions": {"websocket.http.response": {}},
        }


def _once(body):
    sent = []

    async def receive():
        if sent:
            await asyncio.Event().wait()
        sent.append(body)
        return {"type": "http.request", "body": body, "more_body": False}

    return receive


async def settled():
    """Let all tasks send what is queued."""
    for _ in range(20):
        await asyncio.sleep(0)
