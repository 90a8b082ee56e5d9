"""What is sent of a review: everything that is known so far, of all seats or of one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import asdict

from fogcity.core.action_data import ActionData
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.server.table.review.parts import Parts
from fogcity.server.table.review.played import Played
from fogcity.study.reviewing import Review, ReviewedMove, ReviewedPlayer, assemble
from fogcity.study.verdicts import Verdict

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
    """A reviewed action. `position` is the number of the position before it; `shown` is there if it has a mark.

    `actions` has other actions by their texts: the best one, and with a mark all alternatives, so that clients can name
    them in any language.
    """

    position: int
    actions: dict[str, ActionData]
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
    dealt = [parts.dealt[seat] if played.dealt else 0.0 for seat in shown]
    known = [luck for luck in dealt if luck is not None]
    whole = assemble(played.table, judged, curve, [luck or 0.0 for luck in dealt], shown)
    review = msgspec.convert(whole.to_data(), Review)  # with rounded numbers
    return TableReview(
        status,
        len(judged),
        total,
        number,
        review.curve,
        [_reviewed(played, move, parts.judged[move.number - 1].verdict) for move in review.moves],
        review.players if len(known) == len(dealt) else [],
        [move.number for move in whole.decisive],
    )


def _reviewed(played: Played, move: ReviewedMove, verdict: Verdict) -> MoveReview:
    number, game = move.number - 1, played.game
    view, _ = played.views(number)
    taken = played.table.moves[number].action
    others = {move.best: verdict.best}
    shown = None
    if move.mark is not None:
        texts = [text for text, _ in move.alternatives]
        others |= zip(texts, (each.action for each in verdict.alternatives), strict=True)
        shown = ShownActions(
            *(ShownAction(_data(game, view, one), game.consider(view, one)) for one in (taken, verdict.best))
        )
    actions = {text: _data(game, view, action) for text, action in others.items() if action != taken}
    return MoveReview(**asdict(move), position=played.positions[number], actions=actions, shown=shown)


def _data(game: Game, view: View, action: int) -> ActionData:
    """One action by kind and fields."""
    return game.action_data(view, [action])[0]
