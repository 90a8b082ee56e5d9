"""Reviews: every decision of a game, judged by what its player could know then.

A review is put together from independent parts, each made from views of one seat: a `Judgement` of every action, the
chances before every action, and the luck of the deal. So the parts can be made on several cores or in other processes,
and a review for one seat holds nothing that this seat could not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from fogcity.core.errors import BadOption
from fogcity.core.game import State
from fogcity.core.operating_system import cores_here
from fogcity.core.record import GameRecord
from fogcity.core.table import Table
from fogcity.games.registry import replay
from fogcity.study.accuracy import game_accuracy
from fogcity.study.judging import Analyst, Analysts, Judgement, judge_each
from fogcity.study.luck import adjust, shares
from fogcity.study.verdicts import MARKS

Report = Callable[[int, int], None]  # gets how many actions are judged, and how many there are
Chances = list[list[float]]  # before each action and at the end: the chance of every seat that is shown


class ReviewedMove(msgspec.Struct, frozen=True):
    """An action, and what it was worth. `number` counts the actions of the game from 1; texts are as in records."""

    number: int
    turn: int
    seat: int
    played: str
    best: str
    chance: float  # of the win, after the action
    loss: float
    ci95: tuple[float, float]
    mark: str | None
    luck: float
    forced: bool
    samples: int
    alternatives: list[tuple[str, float]]
    hindsight: tuple[str, float] | None = None  # the best action with everything known, and what was lost against it


class ReviewedPlayer(msgspec.Struct, frozen=True):
    """How a seat played. Without the end of a game there is no result."""

    seat: int
    accuracy: float | None
    luck: float  # of the deal and of all draws
    luck_of_deal: float
    result: float | None = None  # the share of the win
    adjusted: float | None = None  # the result without the luck of all seats
    marks: dict[str, int] = {}


class Review(msgspec.Struct, frozen=True):
    """All decisions of a game, or those of one seat. `curve` has the chances of the seats before each action."""

    game: str
    seats: int
    moves: list[ReviewedMove]
    players: list[ReviewedPlayer]
    curve: Chances

    @property
    def decisive(self) -> list[ReviewedMove]:
        """The three actions that changed the chances most: marked ones by what they lost, and draws by their luck."""
        return sorted(self.moves, key=_weight, reverse=True)[:3]

    def to_data(self) -> dict[str, Any]:
        """The review as plain values, for JSON, with numbers rounded to four digits."""
        data: dict[str, Any] = _rounded(msgspec.to_builtins(self))
        return data


def review(  # noqa: PLR0913 - the options of a review
    record: GameRecord | str | bytes | Table,
    *,
    board: object = None,
    seat: int | None = None,
    effort: float = 1.0,
    hindsight: bool = False,
    cores: int | None = None,
    report: Report | None = None,
) -> Review:
    """Review a game record, or a table. With a seat, only what this seat did, and only by what it could know.

    The same record gives the same review on any number of cores. Effort 4 takes four times as many samples.
    """
    table = record if isinstance(record, Table) else replay(record, board)
    if seat is not None and not 0 <= seat < table.seats:
        raise BadOption(f"there is no seat {seat + 1}; this game has {table.seats}")
    if seat is not None and hindsight:
        raise BadOption("hindsight shows what a seat could not know, so it is only for reviews of all seats")
    numbered = enumerate(table.moves[table.first :], table.first)  # not those of a game that this one continues
    moves = {number: move for number, move in numbered if seat in (None, move.seat)}
    analysts = Analysts(table.game, effort)
    found: dict[int, Judgement] = {}
    for number, judged in judge_each(analysts, moves, cores or cores_here(), hindsight=hindsight):
        found[number] = judged
        if report is not None:
            report(len(found), len(moves))
    analyst = analysts.mine
    shown = list(range(table.seats)) if seat is None else [seat]
    dealt = [0.0] * len(shown)
    if not table.continued:
        dealt = [analyst.luck_of_deal(table.game.view(_start(table), each)) for each in shown]
    return assemble(table, found, first_curve(analyst, table, shown), dealt, shown)


def first_curve(analyst: Analyst, table: Table, shown: Sequence[int]) -> Chances:
    """The chances before each action and at the end, without any simulation."""
    states = [move.before for move in table.moves] + [table.state]
    return [analyst.chances([table.game.view(s, seat) for seat in shown]) for s in states]


def assemble(
    table: Table, judged: Mapping[int, Judgement], curve: Chances, dealt: Sequence[float], shown: Sequence[int]
) -> Review:
    """Put a review together from its parts. Actions that are not judged yet are left out."""
    curve = [settle(chances, table, judged.get(number), number, shown) for number, chances in enumerate(curve)]
    moves = [
        _reviewed(table, number, judged[number], curve[number][shown.index(table.moves[number].seat)])
        for number in sorted(judged)
    ]
    results, complete = shares(table.game, table.state), len(shown) == table.seats
    lucks = [
        luck + sum(move.luck for move in moves if move.seat == seat) for seat, luck in zip(shown, dealt, strict=True)
    ]
    without = adjust(results, lucks) if results and complete else [None] * len(shown)
    players = [
        ReviewedPlayer(
            seat=seat,
            accuracy=_accuracy([move for move in moves if move.seat == seat]),
            luck=luck,
            luck_of_deal=dealt[place],
            result=results[seat] if results else None,
            adjusted=without[place],
            marks=_count_marks([move for move in moves if move.seat == seat]),
        )
        for place, (seat, luck) in enumerate(zip(shown, lucks, strict=True))
    ]
    return Review(table.game.name, table.seats, moves, players, curve)


def settle(
    chances: list[float], table: Table, judged: Judgement | None, number: int, shown: Sequence[int]
) -> list[float]:
    """The chances before an action, once it is judged: exact ones near the end, where all samples reach it."""
    if judged is None or judged.forced or not judged.verdict.exact:
        return chances
    place, best = shown.index(table.moves[number].seat), judged.verdict.best_chance
    if len(chances) == 1:
        return [best]
    others = sum(chances) - chances[place]
    rest = [chance * (1 - best) / others if others > 0 else (1 - best) / (len(chances) - 1) for chance in chances]
    return [*rest[:place], best, *rest[place + 1 :]]


def _start(table: Table) -> State:
    return table.moves[0].before if table.moves else table.state


def _reviewed(table: Table, number: int, judged: Judgement, before: float) -> ReviewedMove:
    """The move as reviews tell it: with losses by samples, from the chance before it."""
    move, verdict, hindsight = table.moves[number], judged.verdict, judged.hindsight

    def text(action: int) -> str:
        return table.game.text(move.before, action)

    def level(chance: float) -> float:
        return min(1.0, max(0.0, before + chance - verdict.best_chance))

    return ReviewedMove(
        number=number + 1,
        turn=move.turn,
        seat=move.seat,
        played=move.text,
        best=text(verdict.best),
        chance=level(verdict.chance),
        loss=verdict.loss,
        ci95=verdict.ci95,
        mark=verdict.mark,
        luck=judged.luck,
        forced=judged.forced,
        samples=verdict.samples,
        alternatives=[(text(each.action), level(each.chance)) for each in verdict.alternatives],
        hindsight=None if hindsight is None else (text(hindsight.best), hindsight.loss),
    )


def _accuracy(moves: Sequence[ReviewedMove]) -> float | None:
    decisions = [move for move in moves if not move.forced]
    return game_accuracy([move.loss for move in decisions], [move.chance for move in decisions])


def _count_marks(moves: Sequence[ReviewedMove]) -> dict[str, int]:
    marks = [move.mark for move in moves if move.mark]
    return {name: marks.count(name) for name in MARKS if name in marks}


def _weight(move: ReviewedMove) -> float:
    return max(move.loss if move.mark else 0.0, abs(move.luck))


def _rounded(value: Any) -> Any:
    """The same values, with numbers rounded to four digits."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {name: _rounded(each) for name, each in value.items()}
    return [_rounded(each) for each in value] if isinstance(value, (list, tuple)) else value
