"""What is to be seen, and the room there is for it. Knows no game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.segment import Segment
from rich.text import Text

from fogcity.core.game import View
from fogcity.terminal.drawing.grid import Grid

DASH = "- "  # before each line of a list


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
        return self.lay(what, columns).height

    def lay(self, what: RenderableType, columns: int | None = None) -> Laid:
        """Something as it will be printed, so that it need not be drawn a second time."""
        width = self.columns if columns is None else columns
        options = self.console.options.update(width=width)
        return Laid(what, width, self.console.render_lines(what, options, pad=False))

    def news(self, scene: Scene, rows: int, columns: int) -> RenderableType:
        """All news as a list; if room is short, one paragraph for each turn, and as many of the last as fit."""
        lines = [line for turn in scene.news for line in turn.split("\n")]
        turns = [" ".join(turn.split("\n")) for turn in scene.news]
        rows_of = lru_cache(None)(lambda line: len(Text(line).wrap(self.console, columns - len(DASH))))
        for told in [lines, *_shorter(turns), *[[" ".join(left)] for left in _shorter(lines)]]:
            if scene.all_news or sum(map(rows_of, told)) <= rows:
                return draw_list(told)
        return Text(f"… {len(lines)} more: `log`.") if rows > 0 else Group()


class Laid:
    """Something drawn for so many columns."""

    def __init__(self, what: RenderableType, width: int, lines: Sequence[Sequence[Segment]]) -> None:
        self.what = what
        self.width = width
        self.lines = lines

    @property
    def height(self) -> int:
        """How many rows it takes."""
        return len(self.lines)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width != self.width:  # a file is narrower than what is written to it
            yield self.what
            return
        for line in self.lines:
            yield from line
            yield Segment.line()


def _shorter(news: Sequence[str]) -> list[list[str]]:
    """All the news, then without the first of them, and so on, with a note of how many are left out."""
    return [
        [f"… {left_out} more: `log`. {news[left_out]}" if left_out else news[0], *news[left_out + 1 :]]
        for left_out in range(len(news))
    ]


def draw_list(lines: Sequence[str]) -> RenderableType:
    """Lines with a dash before each."""
    grid = Grid.grid(padding=(0, len(DASH) - 1))
    for line in lines:
        grid.add_row(DASH[0], Text(line))
    return grid if lines else Group()


def draw_notes(scene: Scene) -> RenderableType:
    """Warnings and mistakes."""
    return Group(*[Text(note, "bold") for note in scene.notes])
