"""Bots that think outside the event loop: a few long-lived processes, watched, that answer one question after another.

A question is a view and the name of a bot; what comes back is a legal action. A process that dies or does not answer
is replaced, and its question asked again. Questions to quick bots never wait for slow ones: one of the processes takes
no others.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
import time
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import fogcity
from fogcity.bots.bot import Budget, QuickBot, Thought
from fogcity.bots.registry import BUILT_IN, DEFAULT_BOT, Entrant, Spec, UnknownBot, bots, describe, find_bot, parse_spec
from fogcity.core.errors import BadOption, FogCityError, shorten
from fogcity.core.game import Game, View
from fogcity.core.processes import cores_here
from fogcity.server.bots.worker import Chosen, Failed, Question, Ready, Thinker, one_line, pack

MOST_SECONDS, MOST_PLAYOUTS = 10.0, 200_000  # that a bot may be asked to think about a move
QUICK_SECONDS, QUICK_PLAYOUTS = 0.1, 1000  # a bot of the house that takes no more is quick
SLOWEST = 500  # playouts in a second, on any machine
USUAL_LEVEL, USUAL_BUDGET = "medium", Budget(seconds=1.0)
LONGEST_SPEC = 80

GRACE = 5.0  # seconds that a bot is given beyond its budget
READY_WITHIN = 300.0  # seconds to compile what is needed; mostly it is on disk already
PATIENCE = 2.0  # seconds after which a slow question comes before quick ones, where both are answered
MOST_TRIES = 3  # processes that a question may cost
LONGEST_PAUSE = 30.0  # seconds until the next try to start a process, if none gets ready

_log = logging.getLogger(__name__)


class BotFailed(FogCityError):
    """The bot gave no legal answer; the message says why, in one line."""


class Closed(FogCityError):
    """Nobody thinks: the thinkers are not started yet, or closed."""


@dataclass(frozen=True)
class Status:
    """How the processes are doing: how many there are and think, what waits for them, how many were replaced."""

    processes: int
    busy: int
    waiting_quick: int
    waiting_slow: int
    restarts: int


def check_spec(spec: str, game: Game) -> str:
    """The text of a bot in the one way that it is written, if it may be asked for; BadOption if not.

    Bots of the house and of installed packages may be, with budgets that are not too large. Bots in files may not. The
    bot is made here, to know its levels, but never asked anything here.
    """
    return _order(spec, game).text


class Thinkers:
    """The processes, and the questions that wait for them. To be used from one event loop."""

    def __init__(self, processes: int | None = None, *, grace: float = GRACE) -> None:
        """As many processes, at least two; one for each core if nobody says. `grace` is what bots get on top."""
        count = max(2, cores_here()) if processes is None else processes
        if count < 2:
            raise BadOption(f"bots think in two processes or more, one of them for quick bots, not {count}")
        self._grace = grace
        self._warm: list[str] = []
        self._places = [_Place(only_quick=number == 0) for number in range(count)]
        self._keepers: list[asyncio.Task[None]] = []
        self._quick: deque[_Asked] = deque()
        self._slow: deque[_Asked] = deque()
        self._open: set[asyncio.Future[Thought]] = set()
        self._first = asyncio.Event()  # the first process is ready, so what it compiled is on disk
        self._restarts = 0
        self._closed = False

    @property
    def status(self) -> Status:
        """How things are now."""
        return Status(
            processes=sum(place.alive for place in self._places),
            busy=sum(place.asked is not None for place in self._places),
            waiting_quick=_count(self._quick),
            waiting_slow=_count(self._slow),
            restarts=self._restarts,
        )

    async def start(self, warm: Sequence[str] = (), *, lazy: bool = False) -> None:
        """Start the processes, and do not wait for them; if lazy, each when there is a question for it.

        Games named here are warmed up before the first question.
        """
        if self._keepers or self._closed:
            raise FogCityError("the thinkers can be started only once")
        self._warm = [fogcity.game(name).name for name in warm]
        if not self._warm:
            self._first.set()
        for place in self._places:
            if not lazy:
                place.awake.set()
        self._keepers = [asyncio.create_task(self._keep(place)) for place in self._places]

    async def close(self) -> None:
        """End all processes, and wait for that. Whoever still waits for an answer gets Closed."""
        self._closed = True
        for future in list(self._open):
            if not future.done():
                future.set_exception(Closed("the bots have stopped thinking: the server is closing"))
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)

    async def choose(self, spec: str, view: View, *, board: str = "") -> int:
        """The action that the bot takes in the seat whose view this is.

        A game on a board of its own needs the text of the board's file. BotFailed if the bot does not answer with a
        legal action; another FogCityError if the question makes no sense.
        """
        return (await self._ask(spec, view, board, explain=False)).action

    async def think(self, spec: str, view: View, *, board: str = "") -> Thought:
        """The same choice, and what the bot thought of this and other actions."""
        return await self._ask(spec, view, board, explain=True)

    # ---- questions

    async def _ask(self, spec: str, view: View, board: str, *, explain: bool) -> Thought:
        if type(view) is not View:
            raise FogCityError(f"a bot is shown a view (see Game.view), not {type(view).__name__}")
        if not isinstance(board, str):
            raise FogCityError(f"a board is given as the text of its file, not as {type(board).__name__}")
        game = fogcity.game(view.game)
        if view.seat is None or game.turn(view) != view.seat:
            raise FogCityError(f"{view!r} leaves nothing to choose: it is not this seat's turn")
        order = _order(spec, game)
        if not self._keepers or self._closed:
            raise Closed("the bots do not think: the server is not open")
        question = Question(
            *(view.game, board, view.seat, view.tobytes(), order.bot, order.budget),
            seed=secrets.token_bytes(32),
            explain=explain,
        )
        asked = _Asked(order, pack(question), asyncio.get_running_loop().create_future())
        self._open.add(asked.answer)
        asked.answer.add_done_callback(self._open.discard)
        (self._quick if order.quick else self._slow).append(asked)
        self._hand_out()
        return await asked.answer

    def _hand_out(self) -> None:
        """Give questions to all who wait for one."""
        for place in self._places:  # the one that takes only quick ones comes first
            if place.wants is not None and not place.wants.done():
                place.asked = self._next(place)
                if place.asked is not None:
                    place.wants.set_result(None)
        self._wake()

    def _wake(self) -> None:
        """Start a process in a place that has none yet, if a question waits that nobody is about to take."""
        for queue, able in self._who_takes():
            if not _count(queue) or any(place.is_coming for place in able):
                continue
            asleep = [place for place in able if not place.awake.is_set()]
            if asleep:
                asleep[0].awake.set()

    def _who_takes(self) -> list[tuple[deque[_Asked], list[_Place]]]:
        return [(self._quick, self._places), (self._slow, [place for place in self._places if not place.only_quick])]

    def _next(self, place: _Place) -> _Asked | None:
        for queue in (self._quick, self._slow):
            while queue and queue[0].answer.done():  # nobody waits for it any more
                queue.popleft()
        slow_first = self._slow and (not self._quick or self._slow[0].since + PATIENCE < time.monotonic())
        if slow_first and not place.only_quick:
            return self._slow.popleft()
        return self._quick.popleft() if self._quick else None

    def _again(self, asked: _Asked, reason: str) -> None:
        """A question has lost its process: ask once more, before all others of its kind, unless it cost too many."""
        if asked.answer.done():
            return
        if asked.tries >= MOST_TRIES:
            asked.fail(f"lost {asked.tries} processes; the last {reason}")
            return
        (self._quick if asked.order.quick else self._slow).appendleft(asked)
        self._hand_out()

    def _give_up(self, reason: str) -> None:
        """Fail the questions that nobody will take, if processes cannot be started again and again."""
        for queue, able in self._who_takes():
            if all(place.failures >= MOST_TRIES for place in able):
                while queue:
                    queue.popleft().fail(f"no process gets ready to think; the last {reason}")

    # ---- processes

    async def _keep(self, place: _Place) -> None:
        """See to it that there is always a process in this place, once it is needed."""
        await place.awake.wait()
        if place is not self._places[0]:
            await self._first.wait()
        while True:
            reason = await self._live(place)
            self._restarts += 1
            _log.warning("a thinking process %s; another takes its place", reason)
            if place.failures:
                self._wake()
                self._give_up(reason)
                await asyncio.sleep(min(0.1 * 2**place.failures, LONGEST_PAUSE))

    async def _live(self, place: _Place) -> str:
        """The life of one process, from its start to its end. Gives the reason why it ended."""
        thinker, reason = None, ""
        place.failures += 1
        try:
            thinker = await Thinker.start(self._warm)
            place.alive = True
            reason = await self._serve(place, thinker)
        except Exception as error:  # no more memory, perhaps; whatever it was, the others go on
            _log.exception("a thinking process cannot be used")
            reason = f"cannot be used: {describe(error)}"
        finally:
            how = "" if thinker is None else await thinker.end()
            self._first.set()
            asked, place.asked, place.wants, place.alive = place.asked, None, None, False
            if asked is not None:
                self._again(asked, reason or how)
        return reason or how

    async def _serve(self, place: _Place, thinker: Thinker) -> str:
        """Let a process answer questions until it dies, or is no use any more; then gives the reason."""
        try:
            if await thinker.hear(READY_WITHIN) is None:
                return ""
            place.failures = 0
            self._first.set()
            while await self._wait(place, thinker) and place.asked is not None:
                asked = place.asked
                asked.tries += 1
                thinker.tell(asked.message)
                answer = await thinker.hear(READY_WITHIN)
                if isinstance(answer, Ready):
                    answer = await thinker.hear(asked.order.limit + self._grace)
                if not isinstance(answer, (Chosen, Failed)):
                    return ""
                place.asked = None
                asked.settle(answer)
        except TimeoutError as late:
            return str(late)
        return ""

    async def _wait(self, place: _Place, thinker: Thinker) -> bool:
        """Until the place has a question; False if the process dies before."""
        place.wants = asyncio.get_running_loop().create_future()
        self._hand_out()
        either: set[asyncio.Future[Any]] = {place.wants, thinker.hearing}
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        place.wants.cancel()
        place.wants = None
        return not thinker.hearing.done()


# ---- inside


@dataclass(frozen=True)
class _Order:
    """A bot that may be asked, and what follows from it: its text, budget, and how many seconds it may take."""

    text: str
    bot: str
    budget: Budget
    quick: bool
    limit: float


@dataclass(eq=False)
class _Asked:
    """A question on its way."""

    order: _Order
    message: bytes
    answer: asyncio.Future[Thought]
    since: float = field(default_factory=time.monotonic)
    tries: int = 0

    def settle(self, answer: Chosen | Failed) -> None:
        """Tell whoever asked, if anybody still waits."""
        if isinstance(answer, Failed):
            self.fail(answer.reason, refused=answer.refused)
        elif not self.answer.done():
            self.answer.set_result(answer.thought)

    def fail(self, reason: str, *, refused: bool = False) -> None:
        """There is no answer."""
        if not self.answer.done():
            self.answer.set_exception(FogCityError(reason) if refused else BotFailed(f"{self.order.text}: {reason}"))


@dataclass(eq=False)
class _Place:
    """A place for a process: what it was asked, and who wants a question."""

    only_quick: bool
    awake: asyncio.Event = field(default_factory=asyncio.Event)  # there is a process, or soon will be
    alive: bool = False
    asked: _Asked | None = None
    wants: asyncio.Future[None] | None = None
    failures: int = 0  # processes, one after the other, that did not get ready

    @property
    def is_coming(self) -> bool:
        """Will it soon take a question?"""
        return self.awake.is_set() and self.asked is None and self.failures < MOST_TRIES


def _count(questions: Iterable[_Asked]) -> int:
    return sum(not asked.answer.done() for asked in questions)


def _order(spec: object, game: Game) -> _Order:
    """The bot that a text from outside asks for."""
    if not isinstance(spec, str) or len(spec) > LONGEST_SPEC:
        what = shorten(spec) if isinstance(spec, str) else type(spec).__name__
        raise BadOption(f"expected a bot in at most {LONGEST_SPEC} letters, such as {DEFAULT_BOT}, not {what}")
    return _find(spec, game)


@lru_cache(maxsize=256)
def _find(text: str, game: Game) -> _Order:
    spec = _parse(text)
    try:
        entrant = find_bot(str(spec), game, USUAL_BUDGET)
        unhurried = isinstance(entrant.bot, QuickBot)  # needs no budget, so it is told without one
        spec = replace(spec, budget="" if unhurried else _budget_text(spec, entrant))
        budget = replace(find_bot(str(spec), game, USUAL_BUDGET).budget, cores=1)
    except FogCityError as error:
        raise BadOption(one_line(str(error))) from None
    seconds, playouts = budget.seconds or 0.0, budget.playouts or 0
    if seconds > MOST_SECONDS or playouts > MOST_PLAYOUTS:
        raise BadOption(f"a bot thinks at most {MOST_SECONDS:g}s or {MOST_PLAYOUTS}p about a move here, not {budget}")
    quick = unhurried or (seconds <= QUICK_SECONDS and playouts <= QUICK_PLAYOUTS)
    known = spec.name in BUILT_IN  # guests may not keep to what they promise
    return _Order(str(spec), spec.name, budget, quick and known, seconds + playouts / SLOWEST)


def _parse(text: str) -> Spec:
    if ".py" in text.lower():
        raise BadOption(f"bots in files cannot be asked for here; there are: {', '.join(_names())}")
    try:
        spec = parse_spec(text)
    except UnknownBot as error:
        raise BadOption(one_line(str(error))) from None
    if spec.file or (spec.name not in BUILT_IN and spec.name not in _names()):
        raise BadOption(f"there is no bot {shorten(spec.name)}; there are: {', '.join(_names())}")
    return spec


def _names() -> tuple[str, ...]:
    return _names_on(tuple(sys.path))


@lru_cache(maxsize=4)
def _names_on(_path: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all bots; to look for installed packages takes longer than an event loop should be held up."""
    return tuple(bots())


def _budget_text(spec: Spec, entrant: Entrant) -> str:
    levels = [name for name, level in dict(entrant.bot.levels or {}).items() if isinstance(level, Budget)]
    asked = spec.budget.lower() or USUAL_LEVEL
    return asked if asked in levels else str(entrant.budget)
