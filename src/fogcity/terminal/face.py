"""What a game brings to the terminal; everything else there is shared by all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeAlias

from rich.console import RenderableType

from fogcity.core.errors import BadText, shorten
from fogcity.core.events import Event
from fogcity.core.game import Game, View
from fogcity.terminal.drawing.page import Page, Scene


@dataclass(frozen=True)
class Answer:
    """What is shown to a player who asked something: the table with an answer on it, or something to page through.

    `offers` are actions that the next line may choose from: one by `yes`, several by their numbers.
    """

    scene: Scene | None = None
    pages: RenderableType | None = None
    offers: Sequence[int] = ()


Command: TypeAlias = Callable[[View, list[str]], Answer]


class Teller(Protocol):
    """Tells events to one seat, or to those who only watch (None)."""

    @property
    def seat(self) -> int | None:
        """Who is told."""
        ...

    def name(self, seat: int) -> str:
        """Who sits there."""
        ...

    def tell(self, events: Sequence[Event]) -> list[str]:
        """The events of one move, a line for each that matters."""
        ...


class Face(ABC):
    """How one game looks and sounds. All it ever gets to see of a game in play is a seat's view."""

    least_width: ClassVar[int]  # no table fits into fewer columns
    paper_width: ClassVar[int]  # a file or a pipe is taken to be this wide at least
    nothing_offered: ClassVar[str]  # the answer to a `yes` that answers nothing
    closing: ClassVar[tuple[type[Event], ...]] = ()  # events that `results` tells better
    looks: ClassVar[Sequence[str]] = ()  # commands that only show what is there: anybody may type them at any time

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    @abstractmethod
    def commands(self) -> Mapping[str, Command]:
        """What can be typed besides actions and what every table knows."""

    @abstractmethod
    def arrange(self, scene: Scene, page: Page) -> RenderableType:
        """The whole table, in the roomiest way that fits the page."""

    @abstractmethod
    def mark(self, events: Sequence[Event]) -> Any:
        """What these events should make catch the eye."""

    @abstractmethod
    def teller(self, seat: int | None) -> Teller:
        """Who tells a seat (None: a spectator) what happens."""

    @abstractmethod
    def complete(self, view: View, text: str) -> str | Answer:
        """The full text of an action that was typed in short, or the question what was meant. BadText if neither."""

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:  # noqa: ARG002 - by number alone
        """Which of several offers a text chooses; None if it is something else to do. BadText if it is neither."""
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
        """The count at the end of a game."""


def legal_texts(game: Game, view: View) -> list[str]:
    """The texts of all that the seat may do now."""
    return [game.text(view, int(action)) for action in game.legal(view)]
