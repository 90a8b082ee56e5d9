"""Puts board, panel and news on the screen as they fit: beside the board, below it, or with a compact board."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.core.game import Game, View
from fogcity.terminal import board, compact
from fogcity.terminal.board import Marks
from fogcity.terminal.panel import draw_news, draw_panel

PROMPT_ROWS = 4
NEWS_ROWS = 4  # the news always has this much room, and more if there is
GAP = 3
PANEL_WIDTH = 48


class Size(Enum):
    """How the board is drawn."""

    AUTO = "auto"
    FULL = "full"
    COMPACT = "compact"


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

    def draw(
        self, view: View, news: Sequence[str] = (), marks: Marks | None = None, *, board_view: View | None = None
    ) -> None:
        """The whole table as the holder of this view sees it, with the board of another view if one is given."""
        self.wipe()
        self.console.print(self._arrange(view, news, board_view or view, marks))

    def wipe(self, *, history: bool = False) -> None:
        """Clear the screen, and what could be scrolled back to if another player must not see it."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""))

    def _arrange(self, view: View, news: Sequence[str], board_view: View, marks: Marks | None) -> RenderableType:
        """What fits is decided without the news, so that the table does not jump about from turn to turn."""
        rows, columns = self._room()
        if self.size is not Size.COMPACT and columns >= board.WIDTH + GAP + PANEL_WIDTH:
            panel, width = self._panel(view, narrow=True), columns - board.WIDTH - GAP
            free = rows - self._height(panel, width) - 1
            if rows >= board.HEIGHT and free >= NEWS_ROWS:
                beside = Grid.grid(padding=(0, GAP, 0, 0))
                beside.add_column(width=board.WIDTH)
                beside.add_column(width=width)
                beside.add_row(board.draw_board(board_view, marks), Group(panel, Text(), self._news(news, free, width)))
                return beside
        panel = self._panel(view, narrow=False)
        free = rows - self._height(panel, columns)
        fits = columns >= board.WIDTH and free >= board.HEIGHT + NEWS_ROWS
        if self.size is Size.FULL or (self.size is Size.AUTO and fits):
            picture, free = board.draw_board(board_view, marks), free - board.HEIGHT
        else:
            picture, free = compact.draw_compact(board_view, marks), free - compact.HEIGHT
        return Group(picture, panel, self._news(news, free, columns))

    def _panel(self, view: View, *, narrow: bool) -> RenderableType:
        return draw_panel(view, self.game.title, self.names(view.seat), narrow=narrow)

    def _news(self, news: Sequence[str], rows: int, columns: int) -> RenderableType:
        """As many of the last lines as there is room for."""
        shown = draw_news(news)
        for left_out in range(2, len(news)):
            if self._height(shown, columns) <= max(rows, NEWS_ROWS):
                break
            shown = draw_news([f"{left_out} more, which `log` tells", *news[left_out:]])
        return shown

    def _height(self, what: RenderableType, columns: int) -> int:
        return len(self.console.render_lines(what, self.console.options.update(width=columns), pad=False))

    def _room(self) -> tuple[int, int]:
        """Rows and columns to draw on; a file or a pipe takes any number of rows."""
        if not self.console.is_terminal:
            return 1000, max(self.console.width, board.WIDTH)
        return self.console.height - PROMPT_ROWS, self.console.width
