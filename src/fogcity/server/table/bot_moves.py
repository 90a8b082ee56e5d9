"""Choosing a bot's action, with a fallback if the bot fails."""

from __future__ import annotations

import logging
import secrets
import time
from typing import NamedTuple, Protocol

from fogcity.bots.bot import Thought
from fogcity.bots.registry import stand_in_for
from fogcity.core.game import Game, View
from fogcity.server.bots.asked import BotFailed
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.metrics import Metrics

logger = logging.getLogger(__name__)


class Pool(Protocol):
    """A pool of processes in which bots choose actions."""

    async def answer(self, spec: str, view: View, *, asker: Asker) -> Thought:
        """The action that a bot chooses; BotFailed if it gives no legal one."""

    def attend(self, asker: Asker) -> None:
        """Somebody waits for the answers to a table from now on, or nobody does."""


class Choice(NamedTuple):
    """The action that a bot chose, and the budget that it used if that was smaller than the one it should have."""

    action: int
    budget: str = ""


class BotPlayer:
    """Chooses the actions of bots."""

    def __init__(self, pool: Pool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics

    def attend(self, asker: Asker) -> None:
        """Somebody waits for the bots of a table from now on, or nobody does."""
        self._pool.attend(asker)

    async def choose(self, spec: str, game: Game, view: View, asker: Asker) -> Choice:
        """The action that a bot chooses. If it fails, the stand-in chooses; if that fails too, the action is random."""
        started = time.perf_counter()
        for name in (spec, stand_in_for(game)):
            try:
                thought = await self._pool.answer(name, view, asker=asker)
            except BotFailed as error:
                logger.warning("a bot failed", extra={"bot": name, "game": game.name, "reason": str(error)})
                self._metrics.bot_failures.labels(name).inc()
                continue
            self._metrics.thinking.labels(spec.split(":", maxsplit=1)[0]).observe(time.perf_counter() - started)
            return Choice(thought.action, thought.budget)
        return Choice(int(secrets.choice(game.legal(view).tolist())))
