"""Draws a table on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from rich.console import Console

from fogcity.core.game import Game
from fogcity.terminal.drawing.page import Page, Scene, Size
from fogcity.terminal.face import find_face

PROMPT_ROWS = 1


class Screen:
    """Draws a table for one viewer at a time."""

    def __init__(self, console: Console, game: Game, players: Sequence[str], size: Size = Size.AUTO) -> None:
        self.console = console
        self.face = find_face(game)
        self.players = players
        self.size = size

    def names(self, seat: int | None) -> list[str]:
        """The names of the players by seat, as this seat would say them."""
        return ["you" if other == seat else name for other, name in enumerate(self.players)]

    def draw(self, scene: Scene) -> None:
        """Print the whole table as the viewer sees it."""
        self.clear()
        rows, columns = self._space()
        if columns < self.face.min_width:
            narrow = f"The table needs {self.face.min_width} columns; this terminal has {columns}."
            scene = replace(scene, notes=[*scene.notes, narrow])
        page = Page(self.console, rows, columns, self.size, self.names(scene.view.seat))
        self.console.print(self.face.draw(scene, page))

    def clear(self, *, history: bool = False) -> None:
        """Clear the screen; with `history`, also what another player could scroll back to."""
        if self.console.is_dumb_terminal:
            self.console.file.write("\n" * self.console.height if history else "\n")
        elif self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J" + ("\x1b[3J" if history else ""))

    def _space(self) -> tuple[int, int]:
        """The rows and columns to draw on. A file or a pipe takes any number of rows."""
        if not self.console.is_terminal:
            return 1000, max(self.console.width, self.face.pipe_width)
        return self.console.height - PROMPT_ROWS, self.console.width
