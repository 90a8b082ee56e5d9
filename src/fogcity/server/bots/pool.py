"""A pool of long-lived child processes in which bots choose actions, so that the event loop never waits for them.

A question is a view and the name of a bot; the answer is a legal action. Reviews of finished games and hints ask
questions too (studying.py). A process that ends or does not answer is replaced, and its question is asked again.

Who waits for whom:
- Questions that people wait for come before others, and all are served fairly (fair_queue.py).
- Questions to quick bots never wait for slow ones: the first process takes only quick ones.
- Questions that people wait for never wait until every process has finished something long that nobody waits for: what
  takes long has a process of its own, of low priority, and never takes the last of the others.
- A hint waits as a slow bot does that somebody waits for.
- Questions of reviews come last: only the process of low priority takes them, if there is nothing else for it. But bots
  that nobody waits for do not delay them for ever.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import fogcity
from fogcity.bots.answers import describe
from fogcity.bots.bot import Thought
from fogcity.bots.processes.child import AsyncChild, Process, start_process
from fogcity.core.errors import BadOption, FogCityError
from fogcity.core.game import View
from fogcity.core.operating_system import cores_here
from fogcity.server.bots.asked import MOST_TRIES, OF_BOTS, OF_REVIEWS, Asked, Kind, Role, Slot, kind_of
from fogcity.server.bots.fair_queue import Asker, FairQueue
from fogcity.server.bots.specs import allowed_bot
from fogcity.server.bots.studying import ANSWERS, Advised, Judge, StudyAnswer, StudyQuestion
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
from fogcity.study.hints import Hint

GRACE = 5.0  # seconds beyond its budget that a bot may take
REVIEW_LIMIT = 120.0  # seconds for a question of a review; usually it takes less than two, but its priority is low
REVIEW_COST = 0.5
HINT_LIMIT = 30.0  # seconds; usually it takes one
HINT_COST = 1.0
SKETCH_COST = 0.05
READY_WITHIN = 300.0  # seconds to compile what is needed; usually it is on disk already
PATIENCE = 2.0  # seconds after which a slow question takes precedence over quick ones, in processes that take both
REVIEW_PATIENCE = 5.0  # seconds after which a question of a review takes precedence over bots that nobody waits for
QUICK_LOADS_AFTER = 3.0  # seconds; quick bots are quick even when interpreted, so others load their code first
BACKGROUND_NICENESS = 10
NOBODY = Asker()

Child: TypeAlias = AsyncChild[Message]

_log = logging.getLogger(__name__)


class Closed(FogCityError):
    """The pool is not started yet, or closed."""


@dataclass(frozen=True)
class PoolStatus:
    """The number of processes, of busy ones, of waiting questions, and of processes that were replaced."""

    processes: int
    busy: int
    waiting_quick: int
    waiting_slow: int
    waiting_reviews: int
    restarts: int


class BotPool:
    """The processes, and the questions that wait for them. Use it from one event loop only."""

    def __init__(self, processes: int | None = None, *, grace: float = GRACE, early: Process | None = None) -> None:
        """At least two processes; by default one per core. A bot may exceed its limit by `grace` seconds.

        One more, for what takes long, is started when it is needed.
        `early` is one of the processes, if `start_early` has started it.
        """
        count = max(2, cores_here()) if processes is None else processes
        if count < 2:
            raise BadOption(f"bots need two processes or more, one of them for quick bots, not {count}")
        self._grace = grace
        self._early = early
        self._warm: list[str] = []
        self._background = False
        self._slots = [Slot(Role.QUICK), *(Slot(Role.ANY) for _ in range(count - 1)), Slot(Role.BACKGROUND)]
        self._runners: list[asyncio.Task[None]] = []
        self._queues: dict[tuple[Kind, bool], FairQueue[Asked]] = {
            (kind, awaited): FairQueue() for awaited in (True, False) for kind in Kind
        }
        self._open: set[asyncio.Future[Any]] = set()
        self._first = asyncio.Event()  # the first process is ready, so what it compiled is on disk
        self._restarts = 0
        self._closed = False

    @property
    def status(self) -> PoolStatus:
        """The current status."""
        return PoolStatus(
            processes=sum(slot.alive for slot in self._slots),
            busy=sum(slot.asked is not None for slot in self._slots),
            waiting_quick=sum(len(queue) for (kind, _), queue in self._queues.items() if kind is Kind.QUICK),
            waiting_slow=sum(
                len(self._queues[kind, awaited]) for kind in (Kind.SLOW, Kind.LONG) for awaited in (True, False)
            ),
            waiting_reviews=sum(len(self._queues[kind, False]) for kind in OF_REVIEWS),
            restarts=self._restarts,
        )

    async def start(self, warm: Sequence[str] = (), *, lazy: bool = False, background: bool = False) -> None:
        """Start the processes without waiting for them; if lazy, start each when there is a question for it.

        The games in `warm` are compiled before the first question. With `background`, rules and built-in bots are not
        compiled by these processes: they run interpreted until somebody else has compiled them.
        """
        if self._runners or self._closed:
            raise FogCityError("the bots can be started only once")
        self._warm = [fogcity.game(name).name for name in warm]
        self._background = background
        if not self._warm:
            self._first.set()
        for slot in self._slots:
            if not lazy and slot.role is not Role.BACKGROUND:
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
        if (early := self._early) is not None:
            self._early = None
            early.kill()
            early.connection.close()
            early.close()

    async def choose(self, spec: str, view: View, *, board: str = "") -> int:
        """The action that the bot chooses for the seat whose view this is.

        A game on a custom board needs the text of the board's file. BotFailed if the bot does not answer with a legal
        action; another FogCityError if the question is wrong.
        """
        return (await self.answer(spec, view, board=board)).action

    async def answer(self, spec: str, view: View, *, board: str = "", asker: Asker = NOBODY) -> Thought:
        """The same choice, and the budget if the bot had to do with a smaller one.

        If the caller is cancelled, the question is dropped.
        """
        return await self._ask(spec, view, board, asker, explain=False)

    async def think(self, spec: str, view: View, *, board: str = "") -> Thought:
        """The same choice, with the bot's values of this and other actions."""
        return await self._ask(spec, view, board, NOBODY, explain=True)

    async def study(self, question: StudyQuestion, *, asker: Asker = NOBODY) -> StudyAnswer:
        """The answer to a question of a review, once there is nothing else to do; BotFailed if there is none.

        If the caller is cancelled, the question is dropped.
        """
        is_sketch = not isinstance(question.task, Judge)
        kind, cost = (Kind.SKETCH, SKETCH_COST) if is_sketch else (Kind.REVIEW, REVIEW_COST)
        future: asyncio.Future[StudyAnswer] = asyncio.get_running_loop().create_future()
        asker = replace(asker, awaited=False)
        wants = ANSWERS[type(question.task)]
        asked = Asked("the review", kind, encode(question), wants, REVIEW_LIMIT, cost, future, asker)
        answer: StudyAnswer = await self._answered(asked)
        return answer

    async def advise(self, question: StudyQuestion, *, asker: Asker) -> Hint:
        """The hint for a view. It waits its turn as a bot that thinks for a second does."""
        future: asyncio.Future[Advised] = asyncio.get_running_loop().create_future()
        message = encode(question)
        asked = Asked("the hint", Kind.SLOW, message, Advised, HINT_LIMIT, HINT_COST, future, asker)
        answer: Advised = await self._answered(asked)
        return answer.hint

    def attend(self, asker: Asker) -> None:
        """Somebody waits for the questions of a table from now on, or nobody does. Those being answered stay as is."""
        for kind in OF_BOTS:
            for asked, _ in self._queues[kind, not asker.awaited].take(asker):
                asked.asker = asker
                self._add(asked)
        self._hand_out()

    # ---- questions

    async def _ask(self, spec: str, view: View, board: str, asker: Asker, *, explain: bool) -> Thought:
        if type(view) is not View:
            raise FogCityError(f"a bot takes a view (see Game.view), not {type(view).__name__}")
        if not isinstance(board, str):
            raise FogCityError(f"a board is given as the text of its file, not as {type(board).__name__}")
        game = fogcity.game(view.game)
        if view.seat is None or game.turn(view) != view.seat:
            raise FogCityError(f"{view!r} leaves nothing to choose: it is not this seat's turn")
        bot = allowed_bot(spec, game)
        question = Question(
            *(view.game, board, view.seat, view.tobytes(), bot.name, bot.budget),
            seed=secrets.token_bytes(32),
            explain=explain,
        )
        future: asyncio.Future[Thought] = asyncio.get_running_loop().create_future()
        limit = bot.limit + self._grace
        asked = Asked(bot.text, kind_of(bot), encode(question), Chosen, limit, bot.cost, future, asker)
        thought: Thought = await self._answered(asked)
        return thought

    async def _answered(self, asked: Asked) -> Any:
        """Queue a question, and wait for its answer."""
        if not self._runners or self._closed:
            raise Closed("bots choose no actions: the server is not open")
        self._open.add(asked.answer)
        asked.answer.add_done_callback(lambda answer: self._on_done(asked, answer))
        self._add(asked)
        self._hand_out()
        return await asked.answer

    def _add(self, asked: Asked, *, first: bool = False) -> None:
        asked.is_queued = True
        self._queues[asked.kind, asked.asker.awaited].add(asked.asker, asked, asked.cost, first=first)

    def _take(self, queue: FairQueue[Asked]) -> Asked:
        asked = queue.pop()
        asked.is_queued = False
        return asked

    def _on_done(self, asked: Asked, answer: asyncio.Future[Any]) -> None:
        """A question is answered, or the caller has given up: nobody must think about it any more."""
        self._open.discard(answer)
        if asked.is_queued:
            asked.is_queued = False
            self._queues[asked.kind, asked.asker.awaited].remove(asked.asker, asked)
        elif answer.cancelled():
            self._hand_out()  # its process is no longer of use to anybody, so another may be used

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
        for _, able in self._waiting():
            if any(slot.is_free for slot in able):
                continue
            empty = [slot for slot in able if not slot.wanted.is_set()]
            if empty:
                empty[0].wanted.set()

    def _waiting(self) -> Iterator[tuple[FairQueue[Asked], list[Slot]]]:
        """The queues that are not empty, each with the slots that may take something of it now."""
        for (kind, awaited), queue in self._queues.items():
            if queue:
                yield queue, [slot for slot in self._slots if kind in self._kinds(slot, awaited)]

    def _next(self, slot: Slot) -> Asked | None:
        for awaited in (True, False):
            for kind in self._kinds(slot, awaited):
                if queue := self._queues[kind, awaited]:
                    return self._take(queue)
        return None

    def _kinds(self, slot: Slot, awaited: bool) -> list[Kind]:
        """What a slot may take now of the questions that somebody waits for, or of the others; the best first."""
        if slot.role is Role.QUICK:
            return [Kind.QUICK]
        next_slow = self._queues[Kind.SLOW, awaited].peek()
        slow_first = next_slow is not None and next_slow.since + PATIENCE < time.monotonic()
        both = [Kind.SLOW, Kind.QUICK] if slow_first else [Kind.QUICK, Kind.SLOW]
        if slot.role is Role.BACKGROUND:
            if not awaited:
                of_bots = [*both, Kind.LONG]
                return [*OF_REVIEWS, *of_bots] if self._has_late_review() else [*of_bots, *OF_REVIEWS]
            return [Kind.LONG, Kind.SLOW] if self._has_stale_only() else [Kind.LONG]
        if self._has_spare(slot):
            return [*both, Kind.LONG]
        return both if awaited else [Kind.QUICK]

    def _has_spare(self, slot: Slot) -> bool:
        """Is there, besides this slot, another that takes any question and is not kept busy by something long?"""
        others = (other for other in self._slots if other.role is Role.ANY and other is not slot)
        return any(other.asked is None or not other.asked.may_take_long for other in others)

    def _has_stale_only(self) -> bool:
        """Do all processes that take any question think about something that nobody wants to know any more?"""
        return all(slot.asked is not None and slot.asked.answer.done() for slot in self._slots if slot.role is Role.ANY)

    def _has_late_review(self) -> bool:
        """Has a question of a review waited long enough for bots that nobody waits for?"""
        following = (self._queues[kind, False].peek() for kind in OF_REVIEWS)
        return any(asked is not None and asked.since + REVIEW_PATIENCE < time.monotonic() for asked in following)

    def _again(self, asked: Asked, reason: str) -> None:
        """The process of a question has ended: ask again, before others of its table, unless it was tried too often."""
        if asked.answer.done():
            return
        if asked.tries >= MOST_TRIES:
            asked.fail(f"lost {asked.tries} processes; the last {reason}")
            return
        self._add(asked, first=True)
        self._hand_out()

    def _give_up(self, reason: str) -> None:
        """Fail the questions that no process will take because none can be started."""
        for queue, able in self._waiting():
            if all(slot.failures.too_many for slot in able):
                while queue:
                    self._take(queue).fail(f"no bot process gets ready; the last {reason}")

    # ---- processes

    async def _run(self, slot: Slot) -> None:
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

    async def _run_process(self, slot: Slot) -> str:
        """Start a process, let it answer until it ends, and return the reason why it ended."""
        child: Child | None = None
        reason = ""
        slot.failures.add()
        try:
            child = await self._start_process(slot)
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

    async def _start_process(self, slot: Slot) -> Child:
        if self._early is not None and self._background and slot.role is Role.ANY:
            early, self._early = self._early, None
            return await AsyncChild.adopt(read_message, early)
        loads_after = (QUICK_LOADS_AFTER if slot.role is Role.QUICK else 0.0) if self._background else None
        niceness = BACKGROUND_NICENESS if slot.role is Role.BACKGROUND else 0
        return await AsyncChild.start(read_message, answer_questions, self._warm, loads_after, niceness)

    async def _ask_questions(self, slot: Slot, child: Child) -> str:
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
                    answer = await child.receive(asked.limit)
                if not isinstance(answer, (asked.wants, Failed)):
                    return ""
                slot.asked = None
                asked.settle(answer)
        except TimeoutError as late:
            return str(late)
        return ""

    async def _wait_for_question(self, slot: Slot, child: Child) -> bool:
        """Wait until the slot has a question; False if the process ends first."""
        slot.waiting = asyncio.get_running_loop().create_future()
        self._hand_out()
        either: set[asyncio.Future[Any]] = {slot.waiting, child.incoming}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        slot.waiting.cancel()
        slot.waiting = None
        return not child.incoming.done()


def start_early() -> Process | None:
    """Start a process of a pool in the background mode before there is a pool; None if none can be started.

    A server takes most of a second to start. Meanwhile this process loads the code of bots. It must be started by the
    thread that runs the pool.
    """
    try:
        return start_process(answer_questions, (), 0.0)
    except OSError as error:
        _log.warning("no bot process can be started yet: %s", describe(error))
        return None
