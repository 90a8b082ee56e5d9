"""What a player has solved, by what is stored of it; and days, which begin at midnight UTC."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Literal, TypeAlias

import msgspec

from fogcity.server.store.puzzles import NO_DAY, Attempt
from fogcity.server.timestamps import unix_ms

DAY_MS = 24 * 60 * 60 * 1000
FIRST = date(1970, 1, 1)
State: TypeAlias = Literal["new", "solved", "tried"]


class Streak(msgspec.Struct, frozen=True):
    """How many days in a row a player has solved the daily puzzle of a game: now, and at best.

    It goes on until a day is left out. `today` says whether today's puzzle is solved already.
    """

    days: int
    best: int
    today: bool


def today() -> int:
    """The day, counted from 1970. It is the same everywhere: days begin at midnight UTC."""
    return unix_ms() // DAY_MS


def date_of(day: int) -> date:
    """The date of a day."""
    return FIRST + timedelta(day)


class Progress:
    """What a player has done with the puzzles of one game."""

    def __init__(self, attempts: Iterable[Attempt] = ()) -> None:
        self._attempts = {(attempt.puzzle, attempt.day): attempt for attempt in attempts}

    def attempt(self, game: str, puzzle: str, day: int) -> Attempt:
        """What was done with a puzzle; on a day, as the daily one."""
        return self._attempts.get((puzzle, day), Attempt(game, puzzle, day))

    def states(self) -> dict[str, State]:
        """By puzzle: was it solved by the first answer? Those that were not answered are left out."""
        answered = [(attempt.answered, attempt) for attempt in self._attempts.values() if attempt.answered is not None]
        latest_first = sorted(answered, key=lambda one: one[0], reverse=True)
        return {attempt.puzzle: state_of(attempt) for _, attempt in latest_first}

    def streak(self, now: int) -> Streak:
        """The streak as it is on a day."""
        days = sorted({one.day for one in self._attempts.values() if one.solved and NO_DAY < one.day <= now})
        length = best = last = 0
        for day in days:
            length = length + 1 if day == last + 1 else 1
            best, last = max(best, length), day
        return Streak(length if last >= now - 1 else 0, best, last == now)


def state_of(attempt: Attempt) -> State:
    """Was it solved by the first answer?"""
    if attempt.answered is None:
        return "new"
    return "solved" if attempt.solved else "tried"
