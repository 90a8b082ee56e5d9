"""Puts a table on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from fogcity.core.game import Game
from fogcity.terminal.drawing.page import Page, Scene, Size
from fogcity.terminal.faces import face_for

PROMPT_ROWS = 1


class Screen:
    """Draws a table for whoever looks at it, and for nobody else."""

    def __init__(self, console: Console, game: Game, players: Sequence[str], size: Size = Size.AUTO) -> None:
        self.console = console
        self.face = face_for(game)
        self.players = players
        self.size = size

    def names(self, seat: int | None) -> list[str]:
        """Who sits where, as this seat would say it."""
        return ["you" if other == seat else name for other, name in enumerate(self.players)]

    def draw(self, scene: Scene) -> None:
        """The whole table as the holder of the view sees it."""
        self.wipe()
        rows, columns = self._room()
        if columns < self.face.least_width:
            narrow = f"The table needs {self.face.least_width} columns; this terminal has {columns}."
            scene = replace(scene, notes=[*scene.notes, narrow])
        page = Page(self.console, rows, columns, self.size, self.names(scene.view.seat))
        self.console.print(self.face.arrange(scene, page))

    def wipe(self, *, history: bool = False) -> None:
        """Clear the screen, and what could be scrolled back to if another player must not see it."""
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height if history else "\n")
        elif self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""))

    def _room(self) -> tuple[int, int]:
        """Rows and columns to draw on; a file or a pipe takes any number of rows."""
        if not self.console.is_terminal:
            return 1000, max(self.console.width, self.face.paper_width)
        return self.console.height - PROMPT_ROWS, self.console.width
