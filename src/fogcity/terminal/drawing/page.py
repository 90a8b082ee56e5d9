"""What to draw (Scene), and the space for it (Page)."""

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
    """The size of the board."""

    AUTO = "auto"
    FULL = "full"
    COMPACT = "compact"


@dataclass(frozen=True)
class Scene:
    """What to draw: a view, news, highlights and notes."""

    view: View
    news: Sequence[str] = ()  # an entry for each turn, of one or more lines
    highlights: Any = None  # each game has its own type
    board_view: View | None = None  # the board after an action that is only tried
    notes: Sequence[str] = ()  # warnings and errors
    asks: bool = False  # is the seat about to type an action?
    when: str = ""  # which turn this is, if not the current one
    all_news: bool = False  # print all news, even if the board scrolls away


@dataclass(frozen=True)
class Page:
    """The space to draw a scene in."""

    console: Console
    rows: int
    columns: int
    size: Size
    names: Sequence[str]  # of the players by seat, as the viewer would say them

    def height(self, what: RenderableType, columns: int | None = None) -> int:
        """The number of rows that something takes."""
        return self.render(what, columns).height

    def render(self, what: RenderableType, columns: int | None = None) -> Rendered:
        """Render something for a number of columns, so that it need not be rendered again."""
        width = self.columns if columns is None else columns
        options = self.console.options.update(width=width)
        return Rendered(what, width, self.console.render_lines(what, options, pad=False))

    def news(self, scene: Scene, rows: int, columns: int) -> RenderableType:
        """All news as a list; if that does not fit, a paragraph for each turn, the last ones first of all."""
        lines = [line for turn in scene.news for line in turn.split("\n")]
        turns = [" ".join(turn.split("\n")) for turn in scene.news]
        rows_of = lru_cache(None)(lambda line: len(Text(line).wrap(self.console, columns - len(DASH))))
        for told in [lines, *_shorter(turns), *[[" ".join(left)] for left in _shorter(lines)]]:
            if scene.all_news or sum(map(rows_of, told)) <= rows:
                return draw_list(told)
        return Text(f"… {len(lines)} more: `log`.") if rows > 0 else Group()


class Rendered:
    """Something rendered for a number of columns."""

    def __init__(self, what: RenderableType, width: int, lines: Sequence[Sequence[Segment]]) -> None:
        self.what = what
        self.width = width
        self.lines = lines

    @property
    def height(self) -> int:
        """The number of rows."""
        return len(self.lines)

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width != self.width:  # printed at another width after all
            yield self.what
            return
        for line in self.lines:
            yield from line
            yield Segment.line()


def _shorter(news: Sequence[str]) -> list[list[str]]:
    """All news, then without the first, and so on, with a note of how many are left out."""
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
    """Warnings and errors."""
    return Group(*[Text(note, "bold") for note in scene.notes])
