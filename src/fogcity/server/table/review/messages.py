"""What is sent of a review: everything that is known so far, of all seats or of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import asdict

from fogcity.core.action_data import ActionData
from fogcity.core.events import Event
from fogcity.server.table.review.parts import Parts
from fogcity.server.table.review.played import Played
from fogcity.study.reviewing import Review, ReviewedMove, ReviewedPlayer, assemble

Status: TypeAlias = Literal["none", "waiting", "running", "done", "failed"]


class ShownAction(msgspec.Struct, frozen=True):
    """An action by kind and fields, and the events that its player could predict (see `consider`)."""

    action: ActionData
    events: list[Event]


class ShownActions(msgspec.Struct, frozen=True):
    """The action that was played and the best one, so that they can be drawn."""

    played: ShownAction
    best: ShownAction


class MoveReview(ReviewedMove, frozen=True, kw_only=True):
    """A reviewed action. `position` is the number of the position before it; `shown` is there if it has a mark."""

    position: int
    shown: ShownActions | None = None


class TableReview(msgspec.Struct, frozen=True):
    """The review of a finished game as far as it is known: of all seats, or of one by what this seat could know.

    `done` and `total` count actions, `number` grows with every change. `curve` has the chance of each seat that is
    shown, before each action and at the end. `decisive` has the numbers of the three actions that changed chances most.
    """

    status: Status
    done: int
    total: int
    number: int
    curve: list[list[float]]
    moves: list[MoveReview]
    players: list[ReviewedPlayer]
    decisive: list[int]


def tell(played: Played, parts: Parts, status: Status, number: int, shown: Sequence[int]) -> TableReview:
    """The review of the seats that are shown. This takes some milliseconds."""
    moves = played.table.moves
    total = sum(move.seat in shown for move in moves)
    curve = parts.curve(shown)
    judged = {n: one for n, one in parts.judged.items() if moves[n].seat in shown and n < len(curve)}
    dealt = [parts.dealt[seat] for seat in shown]
    known = [luck for luck in dealt if luck is not None]
    whole = assemble(played.table, judged, curve, [luck or 0.0 for luck in dealt], shown)
    review = msgspec.convert(whole.to_data(), Review)  # with rounded numbers
    return TableReview(
        status,
        len(judged),
        total,
        number,
        review.curve,
        [_reviewed(played, move, parts.judged[move.number - 1].verdict.best) for move in review.moves],
        review.players if len(known) == len(dealt) else [],
        [move.number for move in whole.decisive],
    )


def _reviewed(played: Played, move: ReviewedMove, best: int) -> MoveReview:
    shown = None
    if move.mark is not None:
        taken = played.table.moves[move.number - 1].action
        shown = ShownActions(*(_shown(played, move.number - 1, action) for action in (taken, best)))
    return MoveReview(**asdict(move), position=played.positions[move.number - 1], shown=shown)


def _shown(played: Played, number: int, action: int) -> ShownAction:
    view, _ = played.views(number)
    return ShownAction(played.game.action_data(view, [action])[0], played.game.consider(view, action))
