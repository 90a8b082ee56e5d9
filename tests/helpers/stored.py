"""Files that earlier versions wrote, and a server with a database of such a version: its games never change."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

from tests.helpers import TESTS
from tests.helpers.server import Client, Server

STORED = TESTS / "stored/0.1.0"
EXPECTED = json.loads((STORED / "expected.json").read_text(encoding="utf-8"))


def stored_server(data: Path, *arguments: str) -> Server:
    """A server, not started yet, with the stored games, in this folder."""
    shutil.copy(STORED / "server/fogcity.db", data / "fogcity.db")
    with sqlite3.connect(data / "fogcity.db") as connection:  # cookies last 400 days, tests longer
        connection.execute("UPDATE keys SET expires = NULL")
    return Server(data, *arguments)


def stored_player(server: Server, name: str) -> Client:
    """A player of the stored games: ann or ben."""
    return Client(server, cookie=EXPECTED["cookies"][name]["fogcity"])
