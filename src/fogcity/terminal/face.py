"""What the terminal needs from a game. A game lists its face in `Game.parts` under "terminal".

A game without a face is shown as text (see text_face.py).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias

from rich.console import RenderableType

from fogcity.core.errors import BadText, shorten
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.core.parts import find_part
from fogcity.terminal.drawing.page import Page, Scene


@dataclass(frozen=True)
class Answer:
    """The answer to what a player typed: the table with the answer on it, or something to page through.

    `offers` are actions that the next line may choose from: a single one by `yes`, several by their numbers.
    """

    scene: Scene | None = None
    pages: RenderableType | None = None
    offers: Sequence[int] = ()


Command: TypeAlias = Callable[[View, list[str]], Answer]


class EventTexts(Protocol):
    """Describes events in words to one seat, or to spectators (None)."""

    @property
    def seat(self) -> int | None:
        """The reader."""
        ...

    def name(self, seat: int) -> str:
        """The name of a seat, as the reader would say it: `You`, `Seat 2`."""
        ...

    def lines(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line for each that matters."""
        ...


class Face(ABC):
    """How one game is shown and played in the terminal. It sees a game in play only through a seat's view."""

    min_width: ClassVar[int]  # the table does not fit into fewer columns
    pipe_width: ClassVar[int]  # the least number of columns for a file or a pipe
    nothing_to_confirm: ClassVar[str]  # the error for `yes` when nothing was offered
    result_events: ClassVar[tuple[type[Event], ...]] = ()  # left out of the news, because `results` shows them
    public_commands: ClassVar[Sequence[str]] = ()  # show only public information, so they work at every prompt

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, Command]:
        """The game's own commands, besides actions and the commands of every table."""

    @abstractmethod
    def draw(self, scene: Scene, page: Page) -> RenderableType:
        """The whole table, in the most spacious layout that fits the page."""

    @abstractmethod
    def highlight(self, events: Sequence[Event]) -> Any:
        """What to highlight after these events; `draw` gets it as `scene.highlights`."""

    @abstractmethod
    def event_texts(self, seat: int | None) -> EventTexts:
        """Descriptions of events for a seat (None: for spectators)."""

    def effects(self, events: Sequence[Event], seat: int | None) -> list[str]:
        """What an action would do besides being taken, from the events of `Game.consider`: for reviews and hints."""
        return self.event_texts(seat).lines(events)

    @abstractmethod
    def read_action(self, view: View, text: str) -> str | Answer:
        """The full text of the action that was typed, or a question if it is ambiguous. BadText if it is neither."""

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:  # noqa: ARG002 - by number alone
        """The offer that a text chooses; None if the text is not an answer. BadText if it is a wrong one."""
        if not (text.isascii() and text.isdigit()):
            return None
        if len(text) > 3 or not 1 <= int(text) <= len(offers):
            raise BadText(f"there is no {shorten(text)} to choose")
        return offers[int(text) - 1]

    @abstractmethod
    def help(self, view: View) -> RenderableType:
        """Everything that can be typed at this table."""

    @abstractmethod
    def results(self, view: View, names: Sequence[str]) -> RenderableType:
        """The final scores."""


def find_face(game: Game) -> Face:
    """The face that a game brings, or else one that shows any game as text."""
    from fogcity.terminal.text_face import TextFace

    face: Face | None = find_part(game, "terminal", Face)  # type: ignore[type-abstract]
    return TextFace(game) if face is None else face


def legal_texts(game: Game, view: View) -> list[str]:
    """The texts of all actions that the seat may take now."""
    return [game.text(view, int(action)) for action in game.legal(view)]
