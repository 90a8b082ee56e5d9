"""Why an action is not legal: an id for programs and translations, and an English sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from fogcity.core.errors import IllegalAction

About: TypeAlias = str | int | float | list[str] | dict[str, int]  # a value that a reason or a problem mentions


@dataclass(frozen=True)
class Reason:
    """One reason. `about` has the values that the text mentions, by name. Seats are counted from 0."""

    id: str
    text: str
    about: dict[str, About] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.text


def reason_of(error: IllegalAction) -> Reason:
    """The reason that an error carries."""
    found = error.args[0] if error.args else ""
    return found if isinstance(found, Reason) else Reason("no_such_action", str(error))


GAME_OVER = Reason("game_over", "the game is over")
