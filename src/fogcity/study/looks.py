"""Where to look for a good action, without saying which one it is.

A game that can say more than the kind of an action brings a part `hints`, a `Looks`.
"""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from fogcity.core.action_data import TextActions
from fogcity.core.game import Game, View
from fogcity.core.parts import find_part


class Look(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where to look: the kind of the action, and the place that it is about; empty if there is none to name."""

    kind: str
    place: str = ""


@runtime_checkable
class Looks(Protocol):
    """What a game says of where to look."""

    def look(self, view: View, action: int) -> Look:
        """Where the player with this view should look to find a legal action."""


def look_at(game: Game, view: View, action: int) -> Look:
    """Where to look for an action: as the game says, or else its kind, or the first word of its text."""
    looks: Looks | None = find_part(game, "hints", Looks)  # type: ignore[type-abstract]
    if looks is not None:
        return looks.look(view, action)
    data = game.action_data(view, [action])[0]
    if isinstance(data, TextActions):
        return Look(game.text(view, action).split()[0])
    return Look(str(type(data).__struct_config__.tag))
