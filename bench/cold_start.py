"""How long a new machine keeps a player waiting: a server with an empty kernel cache and an empty home.

python bench/cold_start.py [--games cablecar company ticket] [--rounds 3] [--warm] [--terminal] [--python FILE] [--json]

For each game a new server is started, as `make play` starts it. Times count from the page's first answer: until a
table against gripman:medium offers a legal move, until the bot has answered the first turn, and until everything is
compiled.
`--terminal` measures `fogcity play` instead. Times count from its start: until it asks for a move, and until the bot
has answered the first turn.
`--warm` starts each server a second time with what the first one compiled. `--python` measures the version that another
interpreter has installed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

BOT = "gripman:medium"
PATIENCE = 400.0  # seconds


def main() -> None:
    """Measure, and print a table or JSON."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--games", nargs="+", default=["cablecar", "company", "ticket"])
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--warm", action="store_true", help="also start again with the cache of the first start")
    options.add_argument("--terminal", action="store_true", help="measure fogcity play instead of a server")
    options.add_argument("--python", default=sys.executable, help="the interpreter whose fogcity is measured")
    options.add_argument("--json", action="store_true")
    chosen = options.parse_args()
    rows = []
    for game in chosen.games:
        for number in range(chosen.rounds):
            home = Path(tempfile.mkdtemp(prefix="fogcity-cold-"))
            try:
                for state in ("cold", "warm") if chosen.warm else ("cold",):
                    found = (play if chosen.terminal else measure)(game, home, chosen.python)
                    row = {"game": game, "round": number + 1, "cache": state, **found}
                    rows.append(row)
                    if not chosen.json:
                        print("  ".join(f"{key} {value}" for key, value in row.items()), flush=True)
            finally:
                shutil.rmtree(home, ignore_errors=True)
    if chosen.json:
        print(json.dumps(rows))


def new_environment(home: Path) -> dict[str, str]:
    """The environment of a user with this home."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("NUMBA", "XDG"))}
    return environment | {"HOME": str(home), "NUMBA_CACHE_DIR": str(home / "kernels")}


def play(game: str, home: Path, python: str) -> dict[str, float]:
    """The times of one game in the terminal, in seconds."""
    import pexpect

    import fogcity

    save = home / f"{game}-{time.monotonic_ns()}.txt"
    words = ["-m", "fogcity", "play", game, "--seat", "1", "--seed", "1", "--bot", BOT, "--save", str(save)]
    started, found = time.perf_counter(), dict[str, float]()
    terminal = pexpect.spawn(
        python, words, env=new_environment(home), encoding="utf-8", dimensions=(60, 120), timeout=PATIENCE
    )
    table = fogcity.Table(fogcity.game(game), 2, 1)
    while True:
        if terminal.expect(["take it back> ", r"\S> "]) == 0:
            terminal.sendline("")
            continue
        found.setdefault("legal", round(time.perf_counter() - started, 2))
        if save.exists():
            table = fogcity.replay(save.read_bytes())
        if any(move.seat == 1 for move in table.moves):
            found["bot answered"] = round(time.perf_counter() - started, 2)
            break
        terminal.sendline(table.game.text(table.state, int(table.game.legal(table.state)[0])))
    terminal.sendline("quit")
    terminal.expect(pexpect.EOF)
    compile_all = f"from fogcity.bots.compiling import *; [use(unit) for unit in units_of({game!r}, ['gripman'])]"
    subprocess.run([python, "-c", compile_all], env=new_environment(home), check=True, capture_output=True)
    return found


def measure(game: str, home: Path, python: str) -> dict[str, float]:
    """The times of one server that starts in this home, in seconds."""
    environment = new_environment(home)
    command = [python, "-m", "fogcity", "serve", "--port", str(port := free_port()), "--data", str(home / "data")]
    started = time.perf_counter()
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
                return follow(client, game, started)
        finally:
            server.terminate()


def follow(client: httpx.Client, game: str, started: float) -> dict[str, float]:
    """Do what a newcomer's page does, and note when it could."""
    wait_until(lambda: answers(client))
    page = time.perf_counter()
    found = {"page": round(page - started, 2)}
    client.post("/api/guest", json={"name": "Newcomer"}).raise_for_status()
    made = client.post("/api/tables", json={"game": game, "bots": [BOT], "start": True})
    table = f"/api/tables/{made.raise_for_status().json()['table']}"
    state = wait_until(lambda: to_act(client, table))
    found["legal"] = round(time.perf_counter() - page, 2)
    while state["now"]["turn"] == 0:
        answer = client.post(
            f"{table}/act", json={"action": state["now"]["legal"][0], "after": state["now"]["position"]}
        )
        answer.raise_for_status()
        state = client.get(table).raise_for_status().json()
    found["played"] = round(time.perf_counter() - page, 2)
    wait_until(lambda: to_act(client, table))
    found["bot answered"] = round(time.perf_counter() - page, 2)
    wait_until(lambda: is_compiled(client))
    found["all compiled"] = round(time.perf_counter() - page, 2)
    return found


def to_act(client: httpx.Client, table: str) -> Any:
    """The table, if its first seat may act now."""
    state = client.get(table).raise_for_status().json()
    return state if state["now"] and state["now"]["legal"] else None


def answers(client: httpx.Client) -> bool:
    """Does the server send its page?"""
    try:
        return client.get("/").status_code == 200
    except httpx.TransportError:
        return False


def is_compiled(client: httpx.Client) -> bool:
    """Is everything compiled?"""
    return bool(client.get("/api/about").raise_for_status().json()["bots"] == "ready")


def wait_until(check: Any) -> Any:
    """Ask again until there is an answer, and return it."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if found := check():
            return found
        time.sleep(0.05)
    raise SystemExit(f"no answer within {PATIENCE:.0f} s")


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


if __name__ == "__main__":
    main()
