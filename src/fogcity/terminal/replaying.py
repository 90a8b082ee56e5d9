"""Looking at a game record: the board after any turn, step by step, and the log in words."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from fogcity.core.errors import FogCityError
from fogcity.core.table import Table
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.history import events_of, tell_log, tell_turns
from fogcity.terminal.keyboard import Keyboard


class Projector:
    """Shows a table that was replayed, as a spectator sees it."""

    def __init__(self, table: Table, console: Console, size: Size = Size.AUTO) -> None:
        self.table = table
        self.console = console
        names = [name.strip() for name in table.tags.get("players", "").split(",")]
        self.players = names if len(names) == table.seats else [""] * table.seats
        self.screen = Screen(console, table.game, self.players, size)
        self.face = self.screen.face
        self.last = table.moves[-1].turn if table.moves else 0

    def show_all(self) -> None:
        """The log, the board as it stands at the end of the record, and the points."""
        for line in tell_log(self.table, self.face.teller(None)):
            self.console.print(Text(line))
        self.console.print()
        self.show(self.last)

    def show(self, turn: int) -> None:
        """The board after a turn, and what happened in it; 0 is the empty board."""
        if not 0 <= turn <= self.last:
            raise FogCityError(
                f"there is no turn {turn}; this record has turns 1 to {self.last}, and 0 is the empty board"
            )
        moves = [move for move in self.table.moves if move.turn == turn]
        state = moves[-1].after if moves else self.table.moves[0].before if self.table.moves else self.table.state
        news = tell_turns(self.table, moves, self.face.teller(None), self.face.closing)
        marks = self.face.mark(events_of(self.table, moves, None))
        view = self.table.game.view(state, None)
        when = f"after turn {turn} of {self.last}" if turn else "before turn 1"
        self.screen.draw(Scene(view, news, marks, when=when))
        if self.table.game.turn(view) < 0:
            self.console.print(self.face.results(view, self.players))

    def step(self, keyboard: Keyboard, turn: int = 0) -> None:
        """Walk through the game: Enter goes on, b goes back, a number goes there, q ends."""
        while True:
            self.show(turn)
            if (turn := self._ask(keyboard, turn)) < 0:
                return

    def _ask(self, keyboard: Keyboard, turn: int) -> int:
        """The turn to show next; -1 to end."""
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
