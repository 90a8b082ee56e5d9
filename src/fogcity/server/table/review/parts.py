"""The parts of a review: which questions lead to them, and how they are stored.

Each part is made from views of one seat alone (see fogcity.study.reviewing). So a question tells a process, and a
review for one seat tells its reader, nothing that this seat could not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

import msgspec

from fogcity.bots.weights import weights_of
from fogcity.core.game import Game
from fogcity.server.bots.studying import Expect, Expected, Judge, Judged, StudyAnswer, StudyQuestion, WeighDeal
from fogcity.server.table.review.played import Played
from fogcity.study.reviewing import Chances, Judgement
from fogcity.study.verdicts import Alternative, Verdict

STUDY_VERSION = 2  # of the parts: raise it when the same game gets other ones
AT_ONCE = 32  # views in a question


class Asking(NamedTuple):
    """A question, and the action that it is about; of several views, the action after the first of them."""

    question: StudyQuestion
    number: int


class Parts:
    """What is known of a review."""

    def __init__(self, seats: int, actions: int) -> None:
        self.chances: list[list[float | None]] = [[None] * (actions + 1) for _ in range(seats)]
        self.alone: list[list[float | None]] = [[None] * (actions + 1) for _ in range(seats)]  # by the own view only
        self.dealt: list[float | None] = [None] * seats
        self.judged: dict[int, Judgement] = {}

    def copy(self) -> Parts:
        """A copy for another thread."""
        other = Parts(0, 0)
        other.chances, other.alone = ([each.copy() for each in rows] for rows in (self.chances, self.alone))
        other.dealt, other.judged = self.dealt.copy(), self.judged.copy()
        return other

    @property
    def count(self) -> int:
        """How much is known: it grows with every answer."""
        known = (one for each in (self.dealt, *self.chances, *self.alone) for one in each)
        return len(self.judged) + sum(one is not None for one in known)

    def add(self, asking: Asking, answer: StudyAnswer) -> None:
        """Add the answer to a question."""
        seat, task, number = asking.question.seat, asking.question.task, asking.number
        if isinstance(answer, Judged):
            self.judged[number] = answer.judgement
        elif isinstance(answer, Expected):
            rows = self.alone if isinstance(task, Expect) and task.alone else self.chances
            rows[seat][number : number + len(answer.chances)] = answer.chances
        else:
            self.dealt[seat] = answer.luck

    def curve(self, shown: Sequence[int]) -> Chances:
        """The chances of these seats before the first actions, as far as all of them are known."""
        found: Chances = []
        whole = len(shown) == len(self.chances)
        rows = self.chances if whole else self.alone
        for row in zip(*(rows[seat] for seat in shown), strict=True):
            chances = [chance for chance in row if chance is not None]
            if len(chances) < len(row):
                break
            total = max(sum(chances), 1e-9) if whole else 1.0  # those of all seats add up to one
            found.append([chance / total for chance in chances])
        return found

    def questions(self, played: Played, effort: float) -> Iterator[Asking]:
        """The questions that lead to what is not known yet: first those that are answered quickly."""
        game, table, states = played.game, played.table, played.states
        ask = partial(StudyQuestion, game.name, "", effort=effort)
        for alone, rows in ((False, self.chances), (True, self.alone)):
            for first in range(0, len(states), AT_ONCE):
                for seat in range(table.seats):
                    if None in rows[seat][first : first + AT_ONCE]:
                        views = [game.view(s, seat).tobytes() for s in states[first : first + AT_ONCE]]
                        yield Asking(ask(seat=seat, task=Expect(views, alone)), first)
        for seat in range(table.seats):
            if self.dealt[seat] is None:
                yield Asking(ask(seat=seat, task=WeighDeal(game.view(states[0], seat).tobytes())), 0)
        for number, move in enumerate(table.moves):
            if number not in self.judged:
                before, after = played.views(number)
                task = Judge(before.tobytes(), move.action, after.tobytes())
                yield Asking(ask(seat=move.seat, task=task), number)


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
    chances: list[list[float | None]]
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
    sizes = [*map(len, found.chances), *map(len, found.alone), len(found.dealt)]
    whole = sizes == [*([actions + 1] * (2 * seats)), seats] and len(found.chances) == seats
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
