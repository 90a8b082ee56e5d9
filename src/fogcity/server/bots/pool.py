"""A pool of long-lived child processes in which bots choose actions, so that the event loop never waits for them.

A question is a view and the name of a bot; the answer is a legal action. A process that ends or does not answer is
replaced, and its question is asked again. Questions to quick bots never wait for slow ones: the first process takes
only quick ones.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

import fogcity
from fogcity.bots.answers import describe
from fogcity.bots.bot import Thought
from fogcity.bots.processes.child import AsyncChild, Failures
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.game import View
from fogcity.core.processes import cores_here
from fogcity.server.bots.specs import AllowedBot, allowed_bot
from fogcity.server.bots.worker import (
    Chosen,
    Failed,
    Message,
    Question,
    Ready,
    answer_questions,
    encode,
    read_message,
)

GRACE = 5.0  # seconds beyond its budget that a bot may take
READY_WITHIN = 300.0  # seconds to compile what is needed; usually it is on disk already
PATIENCE = 2.0  # seconds after which a slow question takes precedence over quick ones, in processes that take both
MOST_TRIES = 3  # how often a question is asked if its process ends

Child: TypeAlias = AsyncChild[Message]

_log = logging.getLogger(__name__)


class BotFailed(FogCityError):
    """The bot gave no legal answer; the message says why, in one line."""


class Closed(FogCityError):
    """The pool is not started yet, or closed."""


@dataclass(frozen=True)
class PoolStatus:
    """The number of processes, of busy ones, of waiting questions, and of processes that were replaced."""

    processes: int
    busy: int
    waiting_quick: int
    waiting_slow: int
    restarts: int


class BotPool:
    """The processes, and the questions that wait for them. Use it from one event loop only."""

    def __init__(self, processes: int | None = None, *, grace: float = GRACE) -> None:
        """At least two processes; by default one per core. A bot may exceed its limit by `grace` seconds."""
        count = max(2, cores_here()) if processes is None else processes
        if count < 2:
            raise BadOption(f"bots need two processes or more, one of them for quick bots, not {count}")
        self._grace = grace
        self._warm: list[str] = []
        self._slots = [_Slot(only_quick=number == 0) for number in range(count)]
        self._runners: list[asyncio.Task[None]] = []
        self._quick: deque[_Asked] = deque()
        self._slow: deque[_Asked] = deque()
        self._open: set[asyncio.Future[Thought]] = set()
        self._first = asyncio.Event()  # the first process is ready, so what it compiled is on disk
        self._restarts = 0
        self._closed = False

    @property
    def status(self) -> PoolStatus:
        """The current status."""
        return PoolStatus(
            processes=sum(slot.alive for slot in self._slots),
            busy=sum(slot.asked is not None for slot in self._slots),
            waiting_quick=_count(self._quick),
            waiting_slow=_count(self._slow),
            restarts=self._restarts,
        )

    async def start(self, warm: Sequence[str] = (), *, lazy: bool = False) -> None:
        """Start the processes without waiting for them; if lazy, start each when there is a question for it.

        The games in `warm` are compiled before the first question.
        """
        if self._runners or self._closed:
            raise FogCityError("the bots can be started only once")
        self._warm = [fogcity.game(name).name for name in warm]
        if not self._warm:
            self._first.set()
        for slot in self._slots:
            if not lazy:
                slot.wanted.set()
        self._runners = [asyncio.create_task(self._run(slot)) for slot in self._slots]

    async def close(self) -> None:
        """End all processes, and wait until they have ended. Callers that still wait for an answer get Closed."""
        self._closed = True
        for future in list(self._open):
            if not future.done():
                future.set_exception(Closed("bots choose no more actions: the server is shutting down"))
        for runner in self._runners:
            runner.cancel()
        await asyncio.gather(*self._runners, return_exceptions=True)

    async def choose(self, spec: str, view: View, *, board: str = "") -> int:
        """The action that the bot chooses for the seat whose view this is.

        A game on a custom board needs the text of the board's file. BotFailed if the bot does not answer with a legal
        action; another FogCityError if the question is wrong.
        """
        return (await self._ask(spec, view, board, explain=False)).action

    async def think(self, spec: str, view: View, *, board: str = "") -> Thought:
        """The same choice, with the bot's values of this and other actions."""
        return await self._ask(spec, view, board, explain=True)

    # ---- questions

    async def _ask(self, spec: str, view: View, board: str, *, explain: bool) -> Thought:
        if type(view) is not View:
            raise FogCityError(f"a bot takes a view (see Game.view), not {type(view).__name__}")
        if not isinstance(board, str):
            raise FogCityError(f"a board is given as the text of its file, not as {type(board).__name__}")
        game = fogcity.game(view.game)
        if view.seat is None or game.turn(view) != view.seat:
            raise FogCityError(f"{view!r} leaves nothing to choose: it is not this seat's turn")
        bot = allowed_bot(spec, game)
        if not self._runners or self._closed:
            raise Closed("bots choose no actions: the server is not open")
        question = Question(
            *(view.game, board, view.seat, view.tobytes(), bot.name, bot.budget),
            seed=secrets.token_bytes(32),
            explain=explain,
        )
        asked = _Asked(bot, encode(question), asyncio.get_running_loop().create_future())
        self._open.add(asked.answer)
        asked.answer.add_done_callback(self._open.discard)
        (self._quick if bot.quick else self._slow).append(asked)
        self._hand_out()
        return await asked.answer

    def _hand_out(self) -> None:
        """Give questions to all processes that wait for one."""
        for slot in self._slots:  # the process for quick questions comes first
            if slot.waiting is not None and not slot.waiting.done():
                slot.asked = self._next(slot)
                if slot.asked is not None:
                    slot.waiting.set_result(None)
        self._start_wanted()

    def _start_wanted(self) -> None:
        """Start a process in an empty slot, if a question waits that no other process will take soon."""
        for queue, able in self._queues():
            if not _count(queue) or any(slot.is_free for slot in able):
                continue
            empty = [slot for slot in able if not slot.wanted.is_set()]
            if empty:
                empty[0].wanted.set()

    def _queues(self) -> list[tuple[deque[_Asked], list[_Slot]]]:
        return [(self._quick, self._slots), (self._slow, [slot for slot in self._slots if not slot.only_quick])]

    def _next(self, slot: _Slot) -> _Asked | None:
        for queue in (self._quick, self._slow):
            while queue and queue[0].answer.done():  # the caller has given up
                queue.popleft()
        slow_first = self._slow and (not self._quick or self._slow[0].since + PATIENCE < time.monotonic())
        if slow_first and not slot.only_quick:
            return self._slow.popleft()
        return self._quick.popleft() if self._quick else None

    def _again(self, asked: _Asked, reason: str) -> None:
        """The process of a question has ended: ask again, before others of its kind, unless it was tried too often."""
        if asked.answer.done():
            return
        if asked.tries >= MOST_TRIES:
            asked.fail(f"lost {asked.tries} processes; the last {reason}")
            return
        (self._quick if asked.bot.quick else self._slow).appendleft(asked)
        self._hand_out()

    def _give_up(self, reason: str) -> None:
        """Fail the questions that no process will take because none can be started."""
        for queue, able in self._queues():
            if all(slot.failures.too_many for slot in able):
                while queue:
                    queue.popleft().fail(f"no bot process gets ready; the last {reason}")

    # ---- processes

    async def _run(self, slot: _Slot) -> None:
        """Keep a process in this slot from the time it is first needed."""
        await slot.wanted.wait()
        if slot is not self._slots[0]:
            await self._first.wait()
        while True:
            reason = await self._run_process(slot)
            self._restarts += 1
            _log.warning("a bot process %s; starting another", reason)
            if slot.failures.count:
                self._start_wanted()
                self._give_up(reason)
                await asyncio.sleep(slot.failures.pause)

    async def _run_process(self, slot: _Slot) -> str:
        """Start a process, let it answer until it ends, and return the reason why it ended."""
        child: Child | None = None
        reason = ""
        slot.failures.add()
        try:
            child = await AsyncChild.start(read_message, answer_questions, self._warm)
            slot.alive = True
            reason = await self._ask_questions(slot, child)
        except Exception as error:  # for example out of memory; the other processes continue
            _log.exception("a bot process cannot be used")
            reason = f"cannot be used: {describe(error)}"
        finally:
            how = "" if child is None else f"ended ({await child.end()})"
            self._first.set()
            asked, slot.asked, slot.waiting, slot.alive = slot.asked, None, None, False
            if asked is not None:
                self._again(asked, reason or how)
        return reason or how

    async def _ask_questions(self, slot: _Slot, child: Child) -> str:
        """Let a process answer questions until it ends or does not answer; return the reason, if it is known here."""
        try:
            if await child.receive(READY_WITHIN) is None:
                return ""
            slot.failures.clear()
            self._first.set()
            while await self._wait_for_question(slot, child) and slot.asked is not None:
                asked = slot.asked
                asked.tries += 1
                child.send(asked.message)
                answer = await child.receive(READY_WITHIN)
                if isinstance(answer, Ready):
                    answer = await child.receive(asked.bot.limit + self._grace)
                if not isinstance(answer, (Chosen, Failed)):
                    return ""
                slot.asked = None
                asked.settle(answer)
        except TimeoutError as late:
            return str(late)
        return ""

    async def _wait_for_question(self, slot: _Slot, child: Child) -> bool:
        """Wait until the slot has a question; False if the process ends first."""
        slot.waiting = asyncio.get_running_loop().create_future()
        self._hand_out()
        either: set[asyncio.Future[Any]] = {slot.waiting, child.incoming}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        slot.waiting.cancel()
        slot.waiting = None
        return not child.incoming.done()


# ---- inside


@dataclass(eq=False)
class _Asked:
    """A question that has no answer yet."""

    bot: AllowedBot
    message: bytes
    answer: asyncio.Future[Thought]
    since: float = field(default_factory=time.monotonic)
    tries: int = 0

    def settle(self, answer: Chosen | Failed) -> None:
        """Give the answer to the caller, if it still waits."""
        if isinstance(answer, Failed):
            self.fail(answer.reason, refused=answer.refused)
        elif not self.answer.done():
            self.answer.set_result(answer.thought)

    def fail(self, reason: str, *, refused: bool = False) -> None:
        """Tell the caller that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(FogCityError(reason) if refused else BotFailed(f"{self.bot.text}: {reason}"))


@dataclass(eq=False)
class _Slot:
    """A slot for a process, with its current question."""

    only_quick: bool
    wanted: asyncio.Event = field(default_factory=asyncio.Event)  # a process is needed
    alive: bool = False
    asked: _Asked | None = None
    waiting: asyncio.Future[None] | None = None
    failures: Failures = field(default_factory=lambda: Failures(MOST_TRIES))  # processes that never got ready

    @property
    def is_free(self) -> bool:
        """Will it take a question soon?"""
        return self.wanted.is_set() and self.asked is None and not self.failures.too_many


def _count(questions: Iterable[_Asked]) -> int:
    return sum(not asked.answer.done() for asked in questions)
