"""How long a person waits for a bot while somebody else keeps the bots of a server busy.

Starts a server, measures the replies to a person who plays against one bot, then starts tables of another address at
which only bots play, and measures again. Caps on tables are lifted, so that only the queue protects the person.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.helpers.server import Client, Server

ATTACKS = {
    "20 tables with six gripman:10s": (20, 6, "gripman:10s"),
    "20 tables with six gripman:expert": (20, 6, "gripman:expert"),
    "400 tables with two gripman:medium": (400, 2, "gripman:medium"),
}


def guest_at(server: Server, address: str, name: str) -> Client:
    """A guest who comes from this address."""
    client = Client(server)
    client.http.headers["x-forwarded-for"] = address
    client.post("/api/guest", name=name)
    return client


def replies(person: Client, bot: str, count: int, patience: float) -> list[float]:
    """The seconds until a bot has answered, for some moves; fewer if one takes longer than the patience."""
    table = person.table("cablecar", seats=2, bots=[bot], start=True)
    found: list[float] = []
    while len(found) < count and person.look(table)["now"]["legal"]:
        number = person.act(table)["number"]
        started = time.monotonic()
        while not person.events(table, after=number, wait=20):
            if time.monotonic() - started > patience:
                return found
        found.append(time.monotonic() - started)
        while not person.look(table)["now"]["legal"]:
            time.sleep(0.01)
    return found


def measure(attack: str | None, count: int, patience: float) -> None:
    """Print how long replies take during an attack."""
    with tempfile.TemporaryDirectory() as folder, Server(folder) as server:
        person, attacker = guest_at(server, "198.51.100.1", "Ann"), guest_at(server, "203.0.113.1", "Eve")
        for bot in ("gripman:medium", "gripman:hard"):
            replies(person, bot, 2, 300)  # starts the processes
        tables = 0
        if attack is not None:
            number, seats, bot = ATTACKS[attack]
            wanted = {"game": "cablecar", "seats": seats, "bots": seats * [bot], "sit": False, "start": True}
            for _ in range(number):
                tables += attacker.http.post("/api/tables", json=wanted).status_code in (200, 201)
        for bot in ("gripman:medium", "gripman:hard"):
            took = replies(person, bot, count, patience)
            middle, most = (statistics.median(took), max(took)) if took else (float("nan"), float("nan"))
            what = f"{attack} ({tables} were created)" if attack else "nothing else"
            print(f"{bot:16} {what:60} {len(took)} replies, median {middle:6.2f} s, worst {most:6.2f} s", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=12, help="moves for each figure")
    parser.add_argument("--patience", type=float, default=150, help="seconds to wait for a reply")
    given = parser.parse_args()
    for one in (None, *ATTACKS):
        measure(one, given.count, given.patience)
