"""Questions to a bot process that bots do not ask: of reviews, and for hints.

Reviews ask what an action was worth, what a seat can expect, and how lucky its deal was.

A question's only information about a game is views: of one seat, or of all seats for the chances that are told of all.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import msgspec

from fogcity.core.game import Game, View
from fogcity.study.hints import Adviser, Hint
from fogcity.study.judging import Analyst, Judgement

MOST_ANALYSTS = 4  # that are kept; each holds some 20 MB
LITTLE = 0.01  # effort, to compile what is needed


class Judge(msgspec.Struct, frozen=True, tag=True):
    """What was an action worth, by the views of its seat before and after it?"""

    before: bytes
    action: int
    after: bytes


class Expect(msgspec.Struct, frozen=True, tag=True):
    """Which shares of the win can be expected in these positions, by the views that each of them lists?

    They are views of the question's seat, or of all seats in their order if it has none.
    """

    positions: list[list[bytes]]


class WeighDeal(msgspec.Struct, frozen=True, tag=True):
    """How lucky was the deal, by the view of it?"""

    start: bytes


class Advise(msgspec.Struct, frozen=True, tag=True):
    """Which actions are the best ones, by the view of the seat to act?"""

    view: bytes


Task: TypeAlias = Judge | Expect | WeighDeal | Advise


class StudyQuestion(msgspec.Struct, frozen=True, tag=True):
    """A question. `board` is the text of a custom board; `effort` multiplies the number of samples of a review."""

    game: str
    board: str
    seat: int | None
    effort: float
    task: Task


class Judged(msgspec.Struct, frozen=True, tag=True):
    """The answer to Judge."""

    judgement: Judgement


class Expected(msgspec.Struct, frozen=True, tag=True):
    """The answer to Expect: a number for each view."""

    chances: list[list[float]]


class Weighed(msgspec.Struct, frozen=True, tag=True):
    """The answer to WeighDeal."""

    luck: float


class Advised(msgspec.Struct, frozen=True, tag=True):
    """The answer to Advise."""

    hint: Hint


StudyAnswer: TypeAlias = Judged | Expected | Weighed | Advised
ANSWERS: dict[type, type[StudyAnswer]] = {Judge: Judged, Expect: Expected, WeighDeal: Weighed, Advise: Advised}


@lru_cache(maxsize=MOST_ANALYSTS)
def analyst_for(game: Game, effort: float) -> Analyst:
    """An analyst, after it has used everything once that it needs, so that it is compiled."""
    start = game.deal(game.seats[0])
    before, after = game.view(start, game.turn(start)), game.copy(start)
    action = int(game.legal(before)[0])
    game.play(after, action)
    warm = Analyst(game, LITTLE)
    warm.judge(before, action, game.view(after, before.seat))
    warm.luck_of_deal(before)
    warm.chances([before])
    return Analyst(game, effort)


@lru_cache(maxsize=MOST_ANALYSTS)
def adviser_for(game: Game) -> Adviser:
    """An adviser, after it has given a hint, so that everything is compiled."""
    start = game.deal(game.seats[0])
    adviser = Adviser(game)
    adviser.hint(game.view(start, game.turn(start)))
    return adviser


def prepare(question: StudyQuestion, game: Game) -> None:
    """Make and compile what the question needs."""
    if isinstance(question.task, Advise):
        adviser_for(game)
    else:
        analyst_for(game, question.effort)


def study(question: StudyQuestion, game: Game) -> StudyAnswer:
    """Answer a question."""

    def view(data: bytes) -> View:
        return game.read_view(data, question.seat)

    if isinstance(question.task, Advise):
        return Advised(adviser_for(game).hint(view(question.task.view)))
    analyst = analyst_for(game, question.effort)
    match question.task:
        case Judge(before, action, after):
            return Judged(analyst.judge(view(before), action, view(after)))
        case Expect(positions):
            return Expected([analyst.chances(_views(game, each, question.seat)) for each in positions])
        case WeighDeal(start):
            return Weighed(analyst.luck_of_deal(view(start)))


def _views(game: Game, position: list[bytes], seat: int | None) -> list[View]:
    """The views of a position: of one seat, or of all."""
    return [game.read_view(data, number if seat is None else seat) for number, data in enumerate(position)]
