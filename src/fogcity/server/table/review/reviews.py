"""The reviews of this process: they are asked for part by part, stored, and told to whoever may see the table.

A review is only asked for by the process at which somebody wanted it. What it has found is stored now and then, so a
review that was interrupted goes on when somebody asks for it again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

import msgspec

from fogcity.core.errors import FogCityError
from fogcity.server.bots.fair_queue import Asker
from fogcity.server.bots.pool import Closed
from fogcity.server.bots.studying import StudyAnswer, StudyQuestion
from fogcity.server.problems import BadRequest, Conflict, Problem
from fogcity.server.store import reviews as store
from fogcity.server.store.engine import Database
from fogcity.server.store.reviews import ReviewRow
from fogcity.server.table.history import ALL
from fogcity.server.table.past import Past
from fogcity.server.table.review.messages import Status, tell
from fogcity.server.table.review.parts import Asking, Parts, read_parts, version_of, write_parts
from fogcity.server.table.review.played import Played, replay
from fogcity.server.table.room import Room
from fogcity.server.table.tasks import BackgroundTasks

QUESTIONS = 2  # of a review at once, so that a process need not wait for the next one
SAVE_EVERY = 10.0  # seconds
MOST_KEPT = 32  # reviews in memory that are not in progress
RANKS: dict[Status, int] = {"none": 0, "waiting": 1, "running": 2, "failed": 3, "done": 4}

logger = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class ReviewSettings:
    """The most reviews that are in progress at once, and how many samples they take compared with the usual number."""

    of_player: int = 3
    of_address: int = 10
    effort: float = 1.0

    def times(self, factor: float) -> ReviewSettings:
        """The same with more reviews at once."""
        return replace(
            self,
            of_player=max(1, round(self.of_player * factor)),
            of_address=max(1, round(self.of_address * factor)),
        )


class Pool(Protocol):
    """A pool of processes that answer the questions of reviews."""

    async def study(self, question: StudyQuestion, *, asker: Asker) -> StudyAnswer:
        """The answer to a question, once there is nothing else to do."""


class ReviewState:
    """The review of one table's game, as far as this process knows it."""

    def __init__(self, table: str, played: Played, version: str) -> None:
        self.table = table
        self.played = played
        self.version = version
        self.status: Status = "none"
        self.asker: Asker | None = None  # for whom it is in progress
        self.told: dict[str, tuple[int, bytes]] = {}  # by seat: what was told last, and its number
        self.saved_at = time.monotonic()
        self._changed = asyncio.Event()
        self.parts = Parts(played.table.seats, len(played.table.moves))

    def learn(self, row: ReviewRow | None) -> None:
        """Learn what is stored, unless it is in progress here."""
        if row is None or row.version != self.version or not self.may_start:
            return
        parts = read_parts(row.parts, self.played.table.seats, len(self.played.table.moves))
        if row.done or parts.count > self.parts.count:
            self.parts = parts
            self.become("done" if row.done else "none")

    @property
    def number(self) -> int:
        """It is another one after every change, and larger unless a review has failed or was interrupted."""
        return len(RANKS) * self.parts.count + RANKS[self.status]

    @property
    def is_finished(self) -> bool:
        """Is there nothing more to find out?"""
        return self.status == "done"

    @property
    def may_start(self) -> bool:
        """Is it neither done nor in progress?"""
        return self.asker is None and not self.is_finished

    @property
    def is_interrupted(self) -> bool:
        """Was it begun, and is not in progress?"""
        return self.status == "none" and self.parts.count > 0

    def add(self, asking: Asking, answer: StudyAnswer) -> None:
        """Add an answer."""
        self.parts.add(asking, answer)
        self.become("running")

    def become(self, status: Status) -> None:
        """Change the status, and wake up everybody who waits for a change."""
        self.status = status
        self.wake()

    def wake(self) -> None:
        """Let nobody wait any longer."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait(self, seconds: float) -> None:
        """Wait for the next change, at most so long."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._changed.wait(), seconds)


class Reviews:
    """All reviews of this process."""

    def __init__(
        self,
        database: Database,
        pool: Pool,
        tasks: BackgroundTasks,
        compiled: Callable[[], Awaitable[None]],
        settings: ReviewSettings,
    ) -> None:
        """`compiled` waits until nothing would run interpreted any more."""
        self._database = database
        self._pool = pool
        self._tasks = tasks
        self._compiled = compiled
        self._settings = settings
        self._known: OrderedDict[str, ReviewState] = OrderedDict()

    async def find(self, room: Room) -> ReviewState:
        """The review of a table's game; Conflict before the game is over."""
        if not room.state.is_final:
            text = "a game can be reviewed once it is over: a review would reveal hidden information"
            raise Conflict(text, reason="game_not_over")
        table = room.state.id
        review = self._known.get(table)
        is_new = review is None
        if review is None:
            past = await room.read_past()
            played, version = await room.run_long(partial(self._prepare, past, room))
            review = self._known.setdefault(table, ReviewState(table, played, version))
            self._forget_old()
        self._known.move_to_end(table)
        if review.may_start and (is_new or room.is_shared):  # another process may have made it
            review.learn(await self._database.read(partial(store.find, table=table)))
        return review

    def start(self, review: ReviewState, player: str, address: str) -> None:
        """Go on with a review, unless it is in progress or done. Conflict if too many are in progress for somebody."""
        if not review.may_start:
            return
        askers = [other.asker for other in self._known.values() if other.asker is not None]
        for most, count in (
            (self._settings.of_player, sum(bool(player) and asker.owner == player for asker in askers)),
            (self._settings.of_address, sum(asker.address == address for asker in askers)),
        ):
            if count >= most:
                text = f"there are {most} of your reviews in progress already; wait until one is done"
                raise Conflict(text, reason="too_many_reviews", most=most)
        review.asker = Asker(address, player, review.table, awaited=False)
        review.become("running" if review.parts.count else "waiting")
        self._tasks.start(self._run(review, review.asker))

    def go_on(self, review: ReviewState, player: str, address: str) -> None:
        """Go on with a review that was interrupted, if that is possible now."""
        if review.is_interrupted:
            with contextlib.suppress(Conflict):
                self.start(review, player, address)

    def check_seat(self, review: ReviewState, seat: str) -> None:
        """BadRequest if there is no such seat."""
        seats = review.played.table.seats
        if seat != ALL and int(seat) >= seats:
            raise BadRequest(f"seat must be a number from 0 to {seats - 1}, or {ALL}")

    async def tell(self, room: Room, review: ReviewState, seat: str = ALL) -> bytes:
        """What is known of a review, as JSON: of all seats, or of one."""
        self.check_seat(review, seat)
        seats = review.played.table.seats
        seat = seat if seat == ALL else str(int(seat))
        number, data = review.told.get(seat, (-1, b""))
        if number != review.number:
            number, parts = review.number, review.parts.copy()
            shown = range(seats) if seat == ALL else [int(seat)]
            work = partial(tell, review.played, parts, review.status, number, shown)
            data = await room.run_long(lambda: encode(work()))
            review.told[seat] = number, data
        return data

    def wake_all(self) -> None:
        """Let nobody wait for changes any longer: the server is shutting down."""
        for review in self._known.values():
            review.wake()

    # ---- inside

    def _prepare(self, past: Past, room: Room) -> tuple[Played, str]:
        return replay(past, room.state), version_of(room.state.game, self._settings.effort)

    def _forget_old(self) -> None:
        idle = [table for table, review in self._known.items() if review.asker is None]
        for table in idle[:-MOST_KEPT]:
            del self._known[table]

    async def _run(self, review: ReviewState, asker: Asker) -> None:
        """Ask all questions of a review that have no answer, and store what was found."""
        try:
            await self._compiled()
            questions = review.parts.questions(review.played, self._settings.effort)
            async with asyncio.TaskGroup() as group:
                for _ in range(QUESTIONS):
                    group.create_task(self._ask(review, questions, asker))
            review.become("done")
        except* Closed:
            pass
        except* FogCityError as errors:
            reasons = "; ".join(str(error) for error in errors.exceptions)
            logger.warning("a game cannot be reviewed", extra={"table": review.table, "reason": reasons})
            review.become("failed")
        except* Exception:
            review.become("failed")
            raise
        finally:
            review.asker = None
            await self._save(review)

    async def _ask(self, review: ReviewState, questions: Iterator[Asking], asker: Asker) -> None:
        for asking in questions:
            review.add(asking, await self._pool.study(asking.question, asker=asker))
            if time.monotonic() - review.saved_at > SAVE_EVERY:
                await self._save(review)

    async def _save(self, review: ReviewState) -> None:
        review.saved_at = time.monotonic()
        row = ReviewRow(review.version, review.is_finished, write_parts(review.parts))
        try:
            await self._database.write(partial(store.save, table=review.table, row=row), review.table)
        except Problem as problem:  # it stays in memory, and can be made again
            logger.warning("a review could not be stored", extra={"table": review.table, "reason": problem.text})
