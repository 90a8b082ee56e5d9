"""What is to be seen, and the room there is for it. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.core.game import View


class Size(Enum):
    """How the board is drawn."""

    AUTO = "auto"
    FULL = "full"
    COMPACT = "compact"


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a view, what has happened, and what should catch the eye."""

    view: View
    news: Sequence[str] = ()  # an entry for each turn or thing; its lines are what happened in it
    marks: Any = None  # each game has its own kind
    board_view: View | None = None  # the board of an action that is only tried
    notes: Sequence[str] = ()  # warnings and mistakes
    asks: bool = False  # is the seat about to type an action?
    when: str = ""  # which turn it is, if not the one in play
    all_news: bool = False  # even if the board must be scrolled back to


@dataclass(frozen=True)
class Page:
    """The room to draw a scene in."""

    console: Console
    rows: int
    columns: int
    size: Size
    names: Sequence[str]  # who sits where, as the one who looks would say it

    def height(self, what: RenderableType, columns: int | None = None) -> int:
        """How many rows something takes."""
        options = self.console.options.update(width=self.columns if columns is None else columns)
        return len(self.console.render_lines(what, options, pad=False))

    def news(self, scene: Scene, rows: int, columns: int) -> RenderableType:
        """All news as a list; if room is short, one paragraph for each turn, and as many of the last as fit."""
        lines = [line for turn in scene.news for line in turn.split("\n")]
        shown: RenderableType = draw_list(lines)
        if scene.all_news or self.height(shown, columns) <= rows:
            return shown
        turns = [" ".join(turn.split("\n")) for turn in scene.news]
        for told in [*_shorter(turns), *[[" ".join(left)] for left in _shorter(lines)]]:
            if self.height(draw_list(told), columns) <= rows:
                return draw_list(told)
        return Text(f"… {len(lines)} more: `log`.") if rows > 0 else Group()


def _shorter(news: Sequence[str]) -> list[list[str]]:
    """All the news, then without the first of them, and so on, with a note of how many are left out."""
    return [
        [f"… {left_out} more: `log`. {news[left_out]}" if left_out else news[0], *news[left_out + 1 :]]
        for left_out in range(len(news))
    ]


def draw_list(lines: Sequence[str]) -> RenderableType:
    """Lines with a dash before each."""
    grid = Grid.grid(padding=(0, 1))
    for line in lines:
        grid.add_row("-", Text(line))
    return grid if lines else Group()


def draw_notes(scene: Scene) -> RenderableType:
    """Warnings and mistakes."""
    return Group(*[Text(note, "bold") for note in scene.notes])
