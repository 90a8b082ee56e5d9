"""Choosing a bot's action, with a fallback if the bot fails."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Protocol

from fogcity.bots.registry import stand_in_for
from fogcity.core.game import Game, View
from fogcity.server.bots.pool import BotFailed
from fogcity.server.metrics import Metrics

logger = logging.getLogger(__name__)


class Pool(Protocol):
    """A pool of processes in which bots choose actions."""

    async def choose(self, spec: str, view: View) -> int:
        """The action that a bot chooses; BotFailed if it gives no legal one."""


class BotPlayer:
    """Chooses the actions of bots."""

    def __init__(self, pool: Pool, metrics: Metrics) -> None:
        self._pool = pool
        self._metrics = metrics

    async def choose(self, spec: str, game: Game, view: View) -> int:
        """The action that a bot chooses. If it fails, the stand-in chooses; if that fails too, the action is random."""
        started = time.perf_counter()
        for name in (spec, stand_in_for(game)):
            try:
                code = await self._pool.choose(name, view)
            except BotFailed as error:
                logger.warning("a bot failed", extra={"bot": name, "game": game.name, "reason": str(error)})
                self._metrics.bot_failures.labels(name).inc()
                continue
            self._metrics.thinking.labels(spec.split(":", maxsplit=1)[0]).observe(time.perf_counter() - started)
            return code
        return int(secrets.choice(game.legal(view).tolist()))
