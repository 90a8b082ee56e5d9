"""Puts board, panel and news on the screen as they fit: beside the board, below it, or with a compact board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.core.game import Game, View
from fogcity.terminal import board, compact
from fogcity.terminal.board import Marks
from fogcity.terminal.help import hint
from fogcity.terminal.panel import draw_panel, tell_headline
from fogcity.terminal.tight import TightPanel

PROMPT_ROWS = 1
NEWS_ROWS, TIGHT_NEWS_ROWS = 4, 2  # the news always has this much room, and more if there is
LEAST_WIDTH = 71  # of the compact board, and of the companies in a row
GAP = 3
PANEL_WIDTH = 48


class Size(Enum):
    """How the board is drawn."""

    AUTO = "auto"
    FULL = "full"
    COMPACT = "compact"


@dataclass(frozen=True)
class Scene:
    """What is to be seen: a view, what has happened, and what should catch the eye."""

    view: View
    news: Sequence[str] = ()
    marks: Marks | None = None
    board_view: View | None = None  # the board of a lay that is only tried
    notes: Sequence[str] = ()  # warnings and mistakes
    asks: bool = False  # is the seat about to type an action?
    when: str = ""  # which turn it is, if not the one in play
    all_news: bool = False  # even if the board must be scrolled back to


class Screen:
    """Draws a table for whoever looks at it, and for nobody else."""

    def __init__(self, console: Console, game: Game, players: Sequence[str], size: Size = Size.AUTO) -> None:
        self.console = console
        self.game = game
        self.players = players
        self.size = size

    def names(self, seat: int | None) -> list[str]:
        """Who sits where, as this seat would say it."""
        return ["you" if other == seat else name for other, name in enumerate(self.players)]

    def draw(self, scene: Scene) -> None:
        """The whole table as the holder of the view sees it."""
        self.wipe()
        rows, columns = self._room()
        if columns < LEAST_WIDTH:
            narrow = f"The table needs {LEAST_WIDTH} columns; this terminal has {columns}."
            scene = replace(scene, notes=[*scene.notes, narrow])
        self.console.print(self._arrange(scene, rows, columns))

    def wipe(self, *, history: bool = False) -> None:
        """Clear the screen, and what could be scrolled back to if another player must not see it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""))

    def height(self, what: RenderableType, columns: int | None = None) -> int:
        """How many rows something takes."""
        options = self.console.options.update(width=columns or self.console.width)
        return len(self.console.render_lines(what, options, pad=False))

    def _arrange(self, scene: Scene, rows: int, columns: int) -> RenderableType:
        """The roomiest way that fits, decided without news and notes: the table must not jump about between turns."""
        ways: list[Callable[[], RenderableType | None]] = []
        if self.size is not Size.COMPACT:
            ways += [
                lambda: self._side_by_side(scene, rows, columns),
                lambda: self._stack(scene, rows, columns, full=True, tight=False),
                lambda: self._stack(scene, rows, columns, full=True, tight=True, always=self.size is Size.FULL),
            ]
        if self.size is not Size.FULL:
            ways += [
                lambda: self._stack(scene, rows, columns, full=False, tight=False),
                lambda: self._stack(scene, rows, columns, full=False, tight=True, always=True),
            ]
        return next(found for way in ways if (found := way()) is not None)

    def _side_by_side(self, scene: Scene, rows: int, columns: int) -> RenderableType | None:
        width = columns - board.WIDTH - GAP
        if width < PANEL_WIDTH:
            return None
        panel = draw_panel(scene.view, self._headline(scene), self.names(scene.view.seat), narrow=True)
        foot = self._foot(scene, brief=False)
        free = max(rows - self.height(foot, columns), board.HEIGHT) - self.height(panel, width) - 1
        if rows < board.HEIGHT + self.height(foot, columns) or free < NEWS_ROWS:
            return None
        beside = Grid.grid(padding=(0, GAP, 0, 0))
        beside.add_column(width=board.WIDTH)
        beside.add_column(width=width)
        notes = _draw_notes(scene)
        news = self._news(scene, free - self.height(notes, columns), width)
        beside.add_row(board.draw_board(scene.board_view or scene.view, scene.marks), Group(panel, Text(), news))
        return Group(beside, notes, foot)

    def _stack(  # noqa: PLR0913 - the room, and the ways to fill it
        self, scene: Scene, rows: int, columns: int, *, full: bool, tight: bool, always: bool = False
    ) -> RenderableType | None:
        """Board, panel, news, notes and what can be typed, from top to bottom; None if they do not fit."""
        tall, wide = (board.HEIGHT, board.WIDTH) if full else (compact.HEIGHT, compact.WIDTH)
        if columns < wide and not always:
            return None
        draw = board.draw_board if full else compact.draw_compact
        top: RenderableType = (picture := draw(scene.board_view or scene.view, scene.marks))
        names, foot = self.names(scene.view.seat), self._foot(scene, brief=tight)
        if tight:
            room = (tall, columns - wide - 2)
            shown = TightPanel(scene.view, self._headline(scene, brief=True), names, room, columns)
            top = shown.beside(picture, wide)
            panel: RenderableType = shown.below
        else:
            panel = draw_panel(scene.view, self._headline(scene), names)
        free = rows - tall - self.height(panel, columns) - self.height(foot, columns)
        if free < (TIGHT_NEWS_ROWS if tight else NEWS_ROWS) and not always:
            return None
        notes = _draw_notes(scene)
        return Group(top, panel, self._news(scene, free - self.height(notes, columns), columns), notes, foot)

    def _headline(self, scene: Scene, *, brief: bool = False) -> str:
        title = self.game.title.rpartition(": ")[2] if brief else self.game.title
        return tell_headline(scene.view.record, title[:1].upper() + title[1:], scene.when)

    def _foot(self, scene: Scene, *, brief: bool) -> RenderableType:
        if not scene.asks:
            return Group()
        line = Text(hint(self.game, scene.view, brief=brief))
        return line if brief else Group(Text(), line)

    def _news(self, scene: Scene, rows: int, columns: int) -> RenderableType:
        """The news as a list, or run together, or as much of the end as there is room for."""
        news = list(scene.news)
        shown: RenderableType = _draw_list(news)
        if scene.all_news or self.height(shown, columns) <= rows:
            return shown
        for left_out in range(len(news)):
            more = [f"… {left_out} more: `log`."] if left_out else []
            shown = Text(" ".join([*more, *news[left_out:]]))
            if self.height(shown, columns) <= rows:
                return shown
        return Text(f"… {len(news)} more: `log`.") if rows > 0 else Group()

    def _room(self) -> tuple[int, int]:
        """Rows and columns to draw on; a file or a pipe takes any number of rows."""
        if not self.console.is_terminal:
            return 1000, max(self.console.width, board.WIDTH)
        return self.console.height - PROMPT_ROWS, self.console.width


def _draw_list(lines: Sequence[str]) -> RenderableType:
    grid = Grid.grid(padding=(0, 1))
    for line in lines:
        grid.add_row("-", Text(line))
    return grid if lines else Group()


def _draw_notes(scene: Scene) -> RenderableType:
    return Group(*[Text(note, "bold") for note in scene.notes])
