"""What is sent of puzzles. Everything is made from the view of the seat to act, which is all that a puzzle has."""

from __future__ import annotations

import msgspec

from fogcity.core.events import Event
from fogcity.server.puzzles.progress import State, Streak
from fogcity.server.table.messages import Now
from fogcity.server.table.review.messages import ShownAction


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list. The difficulty goes from 1 to 5.

    `state` says what you have done with it: your first answer decides whether it is solved.
    """

    number: int
    difficulty: int
    seats: int
    state: State


class DailyPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day, the same for everybody, and what you have done with it then. Days begin at midnight UTC."""

    day: str
    number: int
    difficulty: int
    seats: int
    state: State


class GamePuzzles(msgspec.Struct, frozen=True):
    """The puzzles of a game in short: how many there are and how many you have solved. A game may have none."""

    game: str
    count: int
    solved: int
    daily: DailyPuzzle | None
    streak: Streak


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game, from easy to hard. `next` is the first one that you have not answered."""

    game: str
    puzzles: list[PuzzleInfo]
    daily: DailyPuzzle | None
    streak: Streak
    next: int | None


class PuzzleSeat(msgspec.Struct, frozen=True):
    """A seat of a puzzle."""

    colour: str
    name: str


class PuzzleHints(msgspec.Struct, frozen=True):
    """The hints that you have taken, out of `most`. With a hint, a puzzle does not count as solved.

    The first is the kind of the best action, the second some actions, most of this kind, of which it is one, the third
    what it does besides being taken, which may be nothing.
    """

    taken: int
    most: int
    kind: str | None
    actions: list[str]
    events: list[Event]


class PuzzleData(msgspec.Struct, frozen=True):
    """A puzzle to be solved, without its solution: find the best action of `seat`.

    `now` is as at a table. If it is today's daily puzzle, `daily` is there, and your first answer today counts for the
    streak. `count` is the number of puzzles of the game.
    """

    game: str
    number: int
    count: int
    difficulty: int
    seats: list[PuzzleSeat]
    seat: int
    now: Now
    state: State
    daily: DailyPuzzle | None
    hints: PuzzleHints


class PuzzleConsidered(msgspec.Struct, frozen=True):
    """What an action would do: the events that its player can predict."""

    action: str
    events: list[Event]


class JudgedAction(msgspec.Struct, frozen=True):
    """An action, the share of the win that it brings (null: not known, but less than the best), and what it does."""

    action: str
    chance: float | None
    shown: ShownAction


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """What an answer is worth, and the solution. `given` is your action; null if you have given up.

    `state` and `streak` are those after it: only your first answer counts. `others` are other good actions, the best
    first; `next` is the next puzzle that you have not answered.
    """

    right: bool
    state: State
    hints: int
    best: JudgedAction
    given: JudgedAction | None
    others: list[JudgedAction]
    daily: DailyPuzzle | None
    streak: Streak
    next: int | None
