"""Reviews of finished games that are queued while bench/load.py runs."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from load import Load, Player


class Reviews:
    """Reviews of games between bots, each started by another player."""

    def __init__(self, load: Load, players: Sequence[Player]) -> None:
        self._load = load
        self._players = players
        self._tables: list[str] = []

    async def start(self, count: int, games: Sequence[str]) -> None:
        """Let bots play so many games to the end, and start their reviews."""
        load, wanted = self._load, {"bots": ["tourist", "tourist"], "sit": False, "start": True}
        for n in range(count):
            host = self._players[n % len(self._players)]
            made = await load.post(host, "/api/tables", {"game": games[n % len(games)], **wanted})
            self._tables.append(made["table"])
        for table in self._tables:
            while (await load.get(self._players[0], f"/api/tables/{table}"))["info"]["status"] != "over":
                await asyncio.sleep(0.2)
        for n, table in enumerate(self._tables):
            await load.post(self._players[n % len(self._players)], f"/api/tables/{table}/review", {})

    async def count_judged(self) -> int:
        """How many actions of all games are judged."""
        found = [await self._load.get(self._players[0], f"/api/tables/{table}/review") for table in self._tables]
        return sum(review["done"] for review in found)
