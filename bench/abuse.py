"""How long moves of other people take while one address attacks the server at full speed.

    python -m bench.abuse --seconds 10

The attacker has another address (127.0.0.5) and a process of its own. The server runs with its ordinary limits, and
knows no proxy.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

ATTACKER = "127.0.0.5"
GUESTS = 20  # as whom the attacker comes
LINES = 20  # connections of the attacker, unless --lines says otherwise


class Target(NamedTuple):
    """What is attacked, by whom, and over how many connections."""

    port: int
    table: str
    cookies: list[str]  # of guests; the connections take turns
    lines: int

    @property
    def keys(self) -> list[str]:
        """The cookie of each connection."""
        return [self.cookies[number % len(self.cookies)] for number in range(self.lines)]


Attack = Callable[[Target, float], Awaitable[None]]  # until a time


class Served:
    """A server with ordinary limits."""

    def __init__(self, folder: str) -> None:
        options = ["--port", "0", "--data", folder, "--proxy", "192.0.2.1/32", "--metrics", "none"]
        command = [sys.executable, "-m", "fogcity", "serve", "--log-level", "error", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r":(\d+)", self.process.stdout.readline().split("//")[-1])
        assert found is not None
        self.port = int(found[1])
        self.url = f"http://127.0.0.1:{self.port}"
        settled = 0  # seconds for which nothing has been compiled
        while settled < 5:
            time.sleep(1)
            ready = self.status("/ready") == 200 and httpx.get(self.url + "/api/about").json()["bots"] == "ready"
            settled = settled + 1 if ready else 0

    def status(self, path: str) -> int:
        """The status of a response."""
        with contextlib.suppress(httpx.HTTPError):
            return httpx.get(self.url + path).status_code
        return 0


def guest(url: str, name: str, address: str = "127.0.0.1") -> httpx.Client:
    """A guest at an address."""
    transport = httpx.HTTPTransport(local_address=address)
    client = httpx.Client(base_url=url, transport=transport, timeout=60)
    client.post("/api/guest", json={"name": name}).raise_for_status()
    return client


async def flood(port: int, request: bytes, until: float) -> None:
    """Send one request after the other over one connection, whatever the answers are."""
    while time.monotonic() < until:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            while time.monotonic() < until:
                writer.write(request)
                head = await reader.readuntil(b"\r\n\r\n")
                length = re.search(rb"content-length: (\d+)", head)
                if length:
                    await reader.readexactly(int(length[1]))
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.05)


def http_attack(path: str, method: str = "GET", body: bytes = b"") -> Attack:
    """An attack that sends the same request over and over."""

    async def attack(target: Target, until: float) -> None:
        head = (
            f"{method} {path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        )
        requests = [f"{head}cookie: fogcity={key}\r\n\r\n".encode() + body for key in target.keys]
        await asyncio.gather(*(flood(target.port, request, until) for request in requests))

    return attack


def socket_attack(*messages: dict[str, object]) -> Attack:
    """An attack that sends the same messages over and over, over several sockets, and reads no faster than it must."""
    texts = [json.dumps(message) for message in messages]

    async def line(port: int, cookie: str, until: float) -> None:
        while time.monotonic() < until:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                url, headers = f"ws://127.0.0.1:{port}/api/socket", {"cookie": f"fogcity={cookie}"}
                async with connect(url, additional_headers=headers, local_addr=(ATTACKER, 0)) as socket:
                    reader = asyncio.create_task(read_all(socket))
                    while time.monotonic() < until and not reader.done():
                        for text in texts:
                            await socket.send(text)
                    reader.cancel()
            await asyncio.sleep(0.05)

    async def attack(target: Target, until: float) -> None:
        await asyncio.gather(*(line(target.port, key, until) for key in target.keys))

    return attack


async def read_all(socket: ClientConnection) -> None:
    """Read everything until the socket is closed."""
    async for _ in socket:
        pass


async def come_and_go(target: Target, until: float) -> None:
    """Open sockets and close them at once."""

    async def line(key: str) -> None:
        while time.monotonic() < until:
            try:
                url, headers = f"ws://127.0.0.1:{target.port}/api/socket", {"cookie": f"fogcity={key}"}
                async with connect(url, additional_headers=headers, local_addr=(ATTACKER, 0)):
                    pass
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.01)

    await asyncio.gather(*(line(key) for key in target.keys))


async def silence(target: Target, until: float) -> None:
    """Open connections and say nothing."""
    held = []
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            held.append(await asyncio.open_connection("127.0.0.1", target.port, local_addr=(ATTACKER, 0)))
        await asyncio.sleep(0.001)


def attacks(table: str) -> dict[str, Attack]:
    """All attacks by name."""
    bots = {"game": "cablecar", "seats": 6, "bots": ["gripman:expert"] * 6, "sit": False, "start": True}
    return {
        "nothing": idle,
        "/health": http_attack("/health"),
        "/ready": http_attack("/ready"),
        "pages": http_attack("/"),
        "a file": http_attack("/icon.svg"),
        "about": http_attack("/api/about"),
        "lists": http_attack("/api/tables?list=mine"),
        "catching up": http_attack(f"/api/tables/{table}/entries?after=0"),
        "muting nobody": http_attack(f"/api/tables/{table}/mute", "POST", b'{"player": "nobody"}'),
        "new tables": http_attack("/api/tables", "POST", b'{"game": "cablecar"}'),
        "tables for bots": http_attack("/api/tables", "POST", json.dumps(bots).encode()),
        "silent connections": silence,
        "catching up, sockets": socket_attack({"do": "watch", "table": table, "after": 0}),
        "watching, sockets": socket_attack({"do": "watch", "table": table}, {"do": "unwatch", "table": table}),
        "pings, sockets": socket_attack({"do": "ping"}),
        "nonsense, sockets": socket_attack({"do": "nonsense", "table": [table] * 100}),
        "new sockets": come_and_go,
    }


async def idle(_target: Target, until: float) -> None:
    """No attack."""
    await asyncio.sleep(max(0.0, until - time.monotonic()))


def attack_in_process(name: str, target: Target, seconds: float) -> None:
    """Attack for so many seconds."""
    asyncio.run(attacks(target.table)[name](target, time.monotonic() + seconds))


def play(url: str, seconds: float) -> list[float]:
    """Two people play, about ten moves a second; returns the seconds that each move took."""
    ann, bob = guest(url, "Ann"), guest(url, "Bob")
    times: list[float] = []
    until = time.monotonic() + seconds
    table = ""
    while time.monotonic() < until:
        if not table:
            table = ann.post("/api/tables", json={"game": "cablecar", "start": True}).json()["table"]
            bob.post(f"/api/tables/{table}/join", json={})
        for person in (ann, bob):
            now = person.get(f"/api/tables/{table}").json()["now"]
            if now["legal"]:
                action = {"action": now["legal"][0], "after": now["position"]}
                started = time.perf_counter()
                answer = person.post(f"/api/tables/{table}/act", json=action)
                times.append(time.perf_counter() - started)
                answer.raise_for_status()
                time.sleep(0.1)
                break
        else:
            table = ""
    return times


def bot_answers(url: str, seconds: float) -> list[float]:
    """A person plays against gripman:hard, which thinks half a second; returns the seconds until each answer."""
    ann = guest(url, "Cat")
    table = ann.post("/api/tables", json={"game": "cablecar", "bots": ["gripman:hard"], "start": True}).json()["table"]
    times: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until and len(times) < 20:
        now = ann.get(f"/api/tables/{table}").json()["now"]
        if not now["legal"]:
            time.sleep(0.02)
            continue
        time.sleep(0.2)  # a person's rate limit allows 20 requests per second
        lay = next(action for action in now["legal"] if action != "draw")
        ann.post(f"/api/tables/{table}/act", json={"action": lay, "after": now["position"]}).raise_for_status()
        started = time.perf_counter()
        while not ann.get(f"/api/tables/{table}").json()["now"]["legal"] and time.monotonic() < until + 60:
            time.sleep(0.05)
        times.append(time.perf_counter() - started)
    return times


def measure(server: Served, name: str, seconds: float, lines: int) -> str:
    """Attack, and measure what others notice."""
    guests = [guest(server.url, f"Eve {number}", ATTACKER) for number in range(GUESTS)]
    wanted = {"game": "cablecar", "bots": ["tourist"] * 2, "sit": False, "start": True}
    table = guests[0].post("/api/tables", json=wanted).json()["table"]
    target = Target(server.port, table, [eve.cookies["fogcity"] for eve in guests], lines)
    arguments = (name, target, 2 * seconds + 2)
    attacker = multiprocessing.get_context("spawn").Process(target=attack_in_process, args=arguments)
    attacker.start()
    time.sleep(2)
    moves = play(server.url, seconds)
    answers = bot_answers(server.url, seconds)
    attacker.kill()
    attacker.join()
    p95 = statistics.quantiles(moves, n=20)[-1]
    return (
        f"{name:21} moves: {len(moves):4}, median {1000 * statistics.median(moves):6.1f} ms, p95 {1000 * p95:6.1f} ms; "
        f"bot answers: median {statistics.median(answers):5.2f} s, worst {max(answers):5.2f} s"
    )


def main() -> None:
    """Run all attacks, each against a new server."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--lines", type=int, default=LINES, help="connections of the attacker")
    parser.add_argument("--only", nargs="*", help="names of attacks")
    options = parser.parse_args()
    for name in attacks("none"):
        if not options.only or name in options.only:
            with tempfile.TemporaryDirectory() as folder:
                server = Served(folder)
                try:
                    print(measure(server, name, options.seconds, options.lines), flush=True)
                finally:
                    server.process.kill()
                    server.process.wait()


if __name__ == "__main__":
    main()
