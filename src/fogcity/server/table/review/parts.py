"""The parts of a review: which questions lead to them, and how they are stored.

What a review of one seat consists of is made from views of this seat alone (see fogcity.study.reviewing). Only the
chances that a review of all seats tells are made from the views of all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from fogcity.bots.weights import weights_of
from fogcity.core.game import Game
from fogcity.server.bots.studying import Expect, Expected, Judge, Judged, StudyAnswer, StudyQuestion, WeighDeal, Weighed
from fogcity.server.table.review.played import Played
from fogcity.study.judging import STUDY_VERSION, Judgement
from fogcity.study.reviewing import Chances
from fogcity.study.verdicts import Alternative, Verdict

AT_ONCE = 32  # positions in a question

T = TypeVar("T")


class Asking(NamedTuple):
    """A question, and the action that it is about; of several positions, the action after the first of them."""

    question: StudyQuestion
    number: int


class Parts:
    """What is known of a review."""

    def __init__(self, seats: int, actions: int) -> None:
        self.chances: list[list[float] | None] = [None] * (actions + 1)  # of all seats, in each position
        self.alone: list[list[float | None]] = [[None] * (actions + 1) for _ in range(seats)]  # each by its own view
        self.dealt: list[float | None] = [None] * seats
        self.judged: dict[int, Judgement] = {}

    def copy(self) -> Parts:
        """A copy for another thread."""
        other = Parts(0, 0)
        other.chances, other.alone = self.chances.copy(), [each.copy() for each in self.alone]
        other.dealt, other.judged = self.dealt.copy(), self.judged.copy()
        return other

    @property
    def count(self) -> int:
        """How much is known: it grows with every answer."""
        lists: list[Sequence[object]] = [self.chances, self.dealt, *self.alone]
        return len(self.judged) + sum(one is not None for each in lists for one in each)

    def add(self, asking: Asking, answer: StudyAnswer) -> None:
        """Add the answer to a question."""
        seat, number = asking.question.seat, asking.number
        if isinstance(answer, Judged):
            self.judged[number] = answer.judgement
        elif isinstance(answer, Expected):
            until = number + len(answer.chances)
            if seat is None:
                self.chances[number:until] = answer.chances
            else:
                self.alone[seat][number:until] = [chance for (chance,) in answer.chances]
        elif seat is not None and isinstance(answer, Weighed):
            self.dealt[seat] = answer.luck

    def curve(self, shown: Sequence[int]) -> Chances:
        """The chances of all seats, or of one, before the first actions, as far as they are known."""
        if len(shown) == len(self.alone):
            return _first_known(self.chances)
        return [[chance] for chance in _first_known(self.alone[shown[0]])]

    def questions(self, played: Played, effort: float) -> Iterator[Asking]:
        """The questions that lead to what is not known yet: first those that are answered quickly."""
        game, table, states = played.game, played.table, played.states
        ask = partial(StudyQuestion, game.name, "", effort=effort)
        everybody = range(table.seats)
        expected: list[tuple[int | None, Sequence[object]]] = [(None, self.chances), *enumerate(self.alone)]
        for seat, known in expected:
            for first in range(0, len(states), AT_ONCE):
                if None in known[first : first + AT_ONCE]:
                    shown = everybody if seat is None else [seat]
                    some = states[first : first + AT_ONCE]
                    positions = [[game.view(s, each).tobytes() for each in shown] for s in some]
                    yield Asking(ask(seat=seat, task=Expect(positions)), first)
        for seat in range(table.seats):
            if played.dealt and self.dealt[seat] is None:
                yield Asking(ask(seat=seat, task=WeighDeal(game.view(states[0], seat).tobytes())), 0)
        for number, move in enumerate(table.moves):
            if number not in self.judged:
                before, after = played.views(number)
                task = Judge(before.tobytes(), move.action, after.tobytes())
                yield Asking(ask(seat=move.seat, task=task), number)


def _first_known(values: Sequence[T | None]) -> list[T]:
    """The values before the first one that is not known."""
    found: list[T] = []
    for value in values:
        if value is None:
            break
        found.append(value)
    return found


def version_of(game: Game, effort: float) -> str:
    """How reviews of a game are made now. Stored parts of another version are of no use."""
    weights = weights_of(game)
    return f"{STUDY_VERSION} {weights.digest if weights else 'no weights'} {effort:g}"


class _StoredJudgement(msgspec.Struct, array_like=True):
    best: int
    chance: float
    loss: float
    ci95: tuple[float, float]
    samples: int
    luck: float
    forced: bool
    exact: bool
    alternatives: list[tuple[int, float]]


class _StoredParts(msgspec.Struct, array_like=True):
    chances: list[list[float] | None]
    alone: list[list[float | None]]
    dealt: list[float | None]
    judged: dict[int, _StoredJudgement]


def write_parts(parts: Parts) -> bytes:
    """Parts as they are stored."""
    judged = {number: _stored(one) for number, one in parts.judged.items()}
    return msgspec.msgpack.encode(_StoredParts(parts.chances, parts.alone, parts.dealt, judged))


def read_parts(data: bytes, seats: int, actions: int) -> Parts:
    """Stored parts of a game with so many seats and actions; none if these are of another game."""
    parts = Parts(seats, actions)
    try:
        found = msgspec.msgpack.decode(data, type=_StoredParts)
    except msgspec.MsgspecError:
        return parts
    sizes = [len(found.dealt), len(found.chances), *map(len, found.alone)]
    whole = sizes == [seats, *([actions + 1] * (1 + seats))]
    if whole and found.judged.keys() <= set(range(actions)):
        parts.chances, parts.alone, parts.dealt = found.chances, found.alone, found.dealt
        parts.judged = {number: _read(one) for number, one in found.judged.items()}
    return parts


def _stored(judged: Judgement) -> _StoredJudgement:
    verdict = judged.verdict
    alternatives = [(each.action, each.chance) for each in verdict.alternatives]
    return _StoredJudgement(
        *(verdict.best, verdict.chance, verdict.loss, verdict.ci95, verdict.samples, judged.luck, judged.forced),
        *(verdict.exact, alternatives),
    )


def _read(stored: _StoredJudgement) -> Judgement:
    alternatives = [Alternative(action, chance) for action, chance in stored.alternatives]
    verdict = Verdict(stored.best, stored.chance, stored.loss, stored.ci95, stored.samples, alternatives, stored.exact)
    return Judgement(verdict, stored.luck, stored.forced)
