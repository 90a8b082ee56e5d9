"""Shows a game record: the log, the board after any turn, or the game step by step."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from fogcity.core.errors import FogCityError
from fogcity.core.table import Table
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.game_log import events_of, log_lines, turn_entries
from fogcity.terminal.keyboard import Keyboard
from fogcity.terminal.records import names_in


class ReplayViewer:
    """Shows a replayed table as a spectator sees it."""

    def __init__(self, table: Table, console: Console, size: Size = Size.AUTO) -> None:
        self.table = table
        self.console = console
        self.players = names_in(table)
        self.screen = Screen(console, table.game, self.players, size)
        self.face = self.screen.face
        self.last = table.moves[-1].turn if table.moves else 0

    def show_all(self) -> None:
        """Print the log, the board at the end of the record, and the points."""
        for line in log_lines(self.table, self.face.event_texts(None)):
            self.console.print(Text(line))
        self.console.print()
        self.show(self.last)

    def show(self, turn: int) -> None:
        """Print the board after a turn and what happened in it; 0 is the start of the game."""
        if not 0 <= turn <= self.last:
            raise FogCityError(
                f"there is no turn {turn}; this record has turns 1 to {self.last}, and 0 is the start of the game"
            )
        moves = [move for move in self.table.moves if move.turn == turn]
        state = moves[-1].after if moves else self.table.moves[0].before if self.table.moves else self.table.state
        news = turn_entries(self.table, moves, self.face.event_texts(None), self.face.result_events)
        highlights = self.face.highlight(events_of(self.table, moves, None))
        view = self.table.game.view(state, None)
        when = f"after turn {turn} of {self.last}" if turn else "before turn 1"
        self.screen.draw(Scene(view, news, highlights, when=when))
        if self.table.game.turn(view) < 0:
            self.console.print(self.face.results(view, self.players))

    def step(self, keyboard: Keyboard, turn: int = 0) -> None:
        """Step through the game: Enter shows the next turn, b the previous one, a number that turn; q quits."""
        while True:
            self.show(turn)
            if (turn := self._ask(keyboard, turn)) < 0:
                return

    def _ask(self, keyboard: Keyboard, turn: int) -> int:
        """The turn to show next; -1 to quit."""
        while True:
            try:
                answer = (
                    keyboard.ask(f"after turn {turn} of {self.last}: Enter, b(ack), a number or q(uit)> ")
                    .strip()
                    .lower()
                )
            except EOFError:
                return -1
            if answer in ("q", "quit") or (not answer and turn == self.last):
                return -1
            if not answer:
                return turn + 1
            if answer in ("b", "back"):
                return max(turn - 1, 0)
            if answer.isascii() and answer.isdigit() and len(answer) < 6 and int(answer) <= self.last:
                return int(answer)
            self.console.print(Text(f"Expected Enter, b, q, or a turn from 0 to {self.last}."))
