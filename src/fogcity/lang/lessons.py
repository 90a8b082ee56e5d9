"""The part `lessons` of a game, and the scripts of figures and guided games that the page plays."""

from __future__ import annotations

from pathlib import Path

import msgspec

from fogcity.core.action_data import ActionRequest
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.core.view_data import ViewData
from fogcity.server.problems import Trouble
from fogcity.server.table.messages import Moved, Now


class Lessons:
    """The scripts of a game, in a folder: `figures.toml` for its rules, `GAME.toml` for a guided first game."""

    def __init__(self, game: Game, folder: Path) -> None:
        self.game = game
        self.figures = folder / "figures.toml"
        self.lesson = folder / f"{game.name}.toml"

    def questions(self, view: View) -> list[ActionRequest]:  # noqa: ARG002 - a game may know some
        """Actions that a learner may try with this view. If one is not legal, the lesson says why."""
        return []


class ScriptedMove(msgspec.Struct, frozen=True):
    """A move, and the game after it."""

    entry: Moved
    now: Now


class ScriptedRefusal(msgspec.Struct, frozen=True):
    """An action that is not legal, and why."""

    request: ActionRequest
    problem: Trouble


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a lesson: something to read or, with `do`, something to do; then the other players' moves."""

    do: str | msgspec.UnsetType = msgspec.UNSET
    considered: dict[str, list[Event]] = {}
    refused: list[ScriptedRefusal] = []
    moves: list[ScriptedMove] = []


class LessonScript(msgspec.Struct, frozen=True):
    """A guided first game. Seats are counted from 0."""

    game: str
    seats: int
    seat: int
    colours: list[str]
    start: Now
    steps: list[LessonStep]


class FigureScript(msgspec.Struct, frozen=True):
    """A picture in the rules: view data, and perhaps moves to step through.

    `station` is the line to look at, `focus` the part of the map that is shown: left, top, width, height.
    """

    game: str
    start: ViewData
    moves: list[ScriptedMove]
    station: int | None
    focus: tuple[int, int, int, int] | None
