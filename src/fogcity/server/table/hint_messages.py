"""What is sent of a hint. All of it is made from the view of the seat to act."""

from __future__ import annotations

import msgspec

from fogcity.core.game import Game, View
from fogcity.server.table.review.messages import ShownAction
from fogcity.study.hints import Hint
from fogcity.study.looks import Look


class GoodAction(msgspec.Struct, frozen=True):
    """One of the best actions, and the share of the win that it brings. `close`: it may be as good as the first one."""

    text: str
    chance: float
    close: bool
    shown: ShownAction


class TableHint(msgspec.Struct, frozen=True, tag_field="say", tag="hint"):
    """A hint for the seat to act: where to look, and on level 2 the best actions, the best one first."""

    id: str
    table: str
    position: int
    level: int
    look: Look
    actions: list[GoodAction]


def tell(game: Game, view: View, hint: Hint, level: int) -> tuple[Look, list[GoodAction]]:
    """What a hint says on a level."""
    if level == 1:
        return hint.look, []
    return hint.look, [
        GoodAction(
            game.text(view, found.action),
            round(found.chance, 4),
            found.close,
            ShownAction(game.action_data(view, [found.action])[0], game.consider(view, found.action)),
        )
        for found in hint.actions
    ]
