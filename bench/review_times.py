"""How long a server takes to review a finished game: until the first whole curve, and until everything is judged.

    python bench/review_times.py [cablecar company ticket] [--games 3] [--bot gripman:medium] [--json]

Bots play games for two and at the largest table. Each review is timed from the request on, one after another, on a
server that does nothing else. The server has compiled its rules and bots before.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from load_server import Server

from fogcity.games.registry import game as find_game
from fogcity.games.registry import games


def main() -> None:
    """Measure, and print a row or a line of JSON for each game and number of players."""
    parser = argparse.ArgumentParser(description="How long reviews take on a server.")
    parser.add_argument("games_", nargs="*", metavar="GAME", default=games())
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--bot", default="gripman:medium")
    parser.add_argument("--synchronous", default="full")
    parser.add_argument("--database", default="")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), asked)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as client:
                client.post("/api/guest", json={"name": "Reviewer"}).raise_for_status()
                for name in asked.games_:
                    for seats in dict.fromkeys((find_game(name).seats[0], find_game(name).seats[-1])):
                        time_review(client, play(client, name, seats, asked.bot))  # compiles
                        times = [time_review(client, play(client, name, seats, asked.bot)) for _ in range(asked.games)]
                        print_row(name, seats, times, asked.json)
        finally:
            server.stop()


def play(client: httpx.Client, game: str, seats: int, bot: str) -> str:
    """Let bots play a game to the end."""
    wanted = {"game": game, "seats": seats, "bots": [bot] * seats, "sit": False, "start": True}
    table: str = client.post("/api/tables", json=wanted).raise_for_status().json()["table"]
    while client.get(f"/api/tables/{table}").raise_for_status().json()["info"]["status"] != "over":
        time.sleep(0.2)
    return table


def time_review(client: httpx.Client, table: str) -> tuple[float, float, int]:
    """Seconds until the whole curve was there and until the end, and how many actions the game has."""
    start, curve = time.perf_counter(), 0.0
    found: dict[str, Any] = client.post(f"/api/tables/{table}/review", json={}).raise_for_status().json()
    while True:
        if not curve and len(found["curve"]) == found["total"] + 1:
            curve = time.perf_counter() - start
        if found["status"] == "done":
            return curve, time.perf_counter() - start, found["total"]
        asked = client.get(f"/api/tables/{table}/review", params={"after": found["number"], "wait": 20})
        found = asked.raise_for_status().json()


def print_row(game: str, seats: int, times: list[tuple[float, float, int]], as_json: bool) -> None:
    """Print what was measured for one game and number of players."""
    curves, ends, actions = zip(*times, strict=True)
    row = {
        "game": game,
        "seats": seats,
        "games": len(times),
        "actions": round(statistics.mean(actions)),
        "curve_s": round(statistics.mean(curves), 1),
        "slowest_curve_s": round(max(curves), 1),
        "done_s": round(statistics.mean(ends), 1),
        "slowest_done_s": round(max(ends), 1),
    }
    print(json.dumps(row) if as_json else ", ".join(f"{name} {value}" for name, value in row.items()), flush=True)


if __name__ == "__main__":
    main()
