"""What a pool of bot processes keeps of each question, and of each process."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from fogcity.bots.processes.child import Failures
from fogcity.core.errors import FogCityError
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.specs import AllowedBot
from fogcity.server.bots.worker import Chosen, Failed, Message

MOST_TRIES = 3  # how often a question is asked if its process ends


class BotFailed(FogCityError):
    """A process gave no valid answer; the message says why, in one line."""


class Kind(Enum):
    """Questions by the time that they take. Those of reviews come after all others, and sketches of games first."""

    QUICK = "quick"
    SLOW = "slow"
    LONG = "long"
    SKETCH = "sketch"
    REVIEW = "review"


OF_BOTS = (Kind.QUICK, Kind.SLOW, Kind.LONG)
OF_REVIEWS = (Kind.SKETCH, Kind.REVIEW)


class Role(Enum):
    """What a slot is for: quick questions, any questions, or those that take long or that nobody waits for."""

    QUICK = "quick"
    ANY = "any"
    BACKGROUND = "background"


@dataclass(eq=False)
class Asked:
    """A question that has no answer yet."""

    about: str  # whose answer it is, for messages
    kind: Kind
    message: bytes
    wants: type[Message]  # the kind of answer
    limit: float  # seconds that it may take
    cost: float  # seconds that it usually takes
    answer: asyncio.Future[Any]
    asker: Asker
    since: float = field(default_factory=time.monotonic)
    tries: int = 0
    is_queued: bool = False

    @property
    def may_take_long(self) -> bool:
        """Must people's questions not have to wait until all processes have answered questions such as this?"""
        return self.kind is Kind.LONG or (self.kind is Kind.SLOW and not self.asker.awaited)

    def settle(self, answer: Message) -> None:
        """Give the answer to the caller, if it still waits."""
        if isinstance(answer, Failed):
            self.fail(answer.reason, refused=answer.refused)
        elif not self.answer.done():
            self.answer.set_result(answer.thought if isinstance(answer, Chosen) else answer)

    def fail(self, reason: str, *, refused: bool = False) -> None:
        """Tell the caller that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(FogCityError(reason) if refused else BotFailed(f"{self.about}: {reason}"))


@dataclass(eq=False)
class Slot:
    """A slot for a process, with its current question."""

    role: Role
    wanted: asyncio.Event = field(default_factory=asyncio.Event)  # a process is needed
    alive: bool = False
    asked: Asked | None = None
    waiting: asyncio.Future[None] | None = None
    failures: Failures = field(default_factory=lambda: Failures(MOST_TRIES))  # processes that never got ready

    @property
    def is_free(self) -> bool:
        """Will it take a question soon?"""
        return self.wanted.is_set() and self.asked is None and not self.failures.too_many


def kind_of(bot: AllowedBot) -> Kind:
    """How long a bot's answer takes."""
    return Kind.LONG if bot.long else Kind.QUICK if bot.quick else Kind.SLOW
