"""A game at the terminal: people type, bots answer, and after every action the game is on disk."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from rich.text import Text

from fogcity.bots.tourist import Tourist
from fogcity.core.errors import BadText, FogCityError
from fogcity.core.game import View
from fogcity.core.record import format_seed
from fogcity.core.rng import Seed, seed_words
from fogcity.core.table import Table
from fogcity.terminal import study
from fogcity.terminal.board import Marks
from fogcity.terminal.help import draw_help, hint
from fogcity.terminal.keyboard import Keyboard
from fogcity.terminal.results import draw_results
from fogcity.terminal.saving import SaveFile
from fogcity.terminal.screen import Screen, Size
from fogcity.terminal.words import Teller

SHORT_FOR = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "y": "yes", "u": "undo"}
BOTS, LOT = 1, 2  # streams of chance beside the deal's own


class Quit(Exception):
    """The player has typed `quit`."""


def stream(seed: Seed, *purpose: int) -> np.random.Generator:
    """Chance that follows from the table's seed, but tells nothing of the deal."""
    return np.random.default_rng([*purpose, *(int(word) for word in seed_words(seed))])


class Session:
    """One sitting at a table, with people in some seats and bots in the others."""

    def __init__(self, table: Table, humans: list[int], screen: Screen, keyboard: Keyboard, save: SaveFile) -> None:
        self.table = table
        self.game = table.game
        self.humans = humans
        self.screen = screen
        self.console = screen.console
        self.keyboard = keyboard
        self.save = save
        self.bot = Tourist()
        self._looking: int | None = humans[0] if len(humans) == 1 else None  # who sits at the keyboard
        self._news_from = dict.fromkeys(humans, len(table.moves))
        self._typed: list[str] = []  # answers given ahead of their question
        self._tried: study.Preview | None = None
        self._commands: dict[str, Callable[[int, list[str]], None]] = {
            "help": self._help,
            "line": self._line,
            "spaces": self._spaces,
            "try": self._try,
            "yes": self._yes,
            "undo": self._undo,
            "log": self._log,
            "board": self._board,
            "record": self._record,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Play until the game is over, or somebody leaves."""
        self.save.write(self.table)
        try:
            while not self.table.is_over:
                seat = self.game.turn(self.table.state)
                if seat in self.humans:
                    self._take_turn(seat)
                else:
                    self._answer(seat)
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()

    # ---- turns

    def _answer(self, seat: int) -> None:
        """A bot acts, on nothing but its own view."""
        table, game = self.table, self.game
        chance = stream(table.seed, BOTS, len(table.moves))
        table.act(self.bot.choose(game.view(table.state, seat), game.legal(table.state), chance))
        self._store()
        if not self.humans:
            self._say(self._tell(None, len(table.moves) - 1))

    def _take_turn(self, seat: int) -> None:
        """One action of a person."""
        if seat != self._looking:
            self._hand_over(seat)
        moves = len(self.table.moves)
        self._redraw(seat)
        while len(self.table.moves) == moves:
            try:
                self._obey(seat, self._ask(f"{self._teller(None).name(seat)}> ", self._words(seat)).strip())
            except FogCityError as error:
                self._say([str(error)])
            if len(self.table.moves) < moves:  # taken back: whose turn it is may have changed
                return
        self._store()
        self._offer_undo(seat)

    def _obey(self, seat: int, text: str) -> None:
        words = text.split()
        if not words:
            return
        word = SHORT_FOR.get(words[0].lower(), words[0].lower())
        if word != "yes":
            self._tried = None
        if word in self._commands:
            self._commands[word](seat, words[1:])
        else:
            self._act(seat, study.complete(self._view(seat), text))

    def _act(self, seat: int, action: str | int) -> None:
        table = self.table
        moves = len(table.moves)
        starts = not moves or table.moves[-1].turn != self.game.turns(table.state) + 1
        table.act(action)
        self._tried = None
        if starts:
            self._news_from[seat] = moves

    def _offer_undo(self, seat: int) -> None:
        """Wait before the others answer, if the player may still take the choice back."""
        if self.table.why_no_undo(seat) is not None:
            return
        self._say(self._tell(seat, len(self.table.moves) - 1))
        answer = self._ask("Enter to go on, undo to take it back> ", ["undo"]).strip()
        command = SHORT_FOR.get(answer.lower(), answer.lower())
        if command in ("undo", "quit"):
            self._commands[command](seat, [])
        elif answer:
            self._typed.append(answer)

    def _hand_over(self, seat: int) -> None:
        """Hide what the last player saw, show what everybody may see, and wait for the next player."""
        self.screen.wipe(history=True)
        self.keyboard.forget()
        self._tried = None
        first = self._news_from[seat]
        self.screen.draw(self._view(None), self._tell(None, first), Marks(fresh=self._fresh(first)))
        answer = self._ask(f"Pass the keyboard to {self._teller(None).name(seat)}, who presses Enter> ")
        if answer.strip():
            self._typed.append(answer.strip())
        self._looking = seat

    # ---- what can be typed besides actions

    def _help(self, seat: int, _words: list[str]) -> None:
        self.console.print(draw_help())
        self._say(["", hint(self.game, self._view(seat))])

    def _line(self, seat: int, words: list[str]) -> None:
        station = study.parse_station(" ".join(words))
        view = self._view(seat)
        self.screen.draw(view, [study.describe_line(view, station)], Marks(line=station))

    def _spaces(self, seat: int, words: list[str]) -> None:
        view = self._view(seat)
        tile, spaces = study.spaces_for(self.game, view, words)
        self.screen.draw(view, [f"{tile} may be laid on the {len(spaces)} spaces in brackets."], Marks(spaces=spaces))

    def _try(self, seat: int, words: list[str]) -> None:
        view = self._view(seat)
        self._tried = tried = study.preview(self.game, view, " ".join(words))
        told = ["If you do it:", *self._teller(seat).tell(tried.events), "`yes` does it; nothing has happened yet."]
        self.screen.draw(view, told, Marks(fresh=[tried.space]), board_view=tried.view)

    def _yes(self, seat: int, _words: list[str]) -> None:
        if self._tried is None:
            raise BadText("yes to what? `try SWNE b1` or the like comes first")
        self._act(seat, self._tried.action)

    def _undo(self, seat: int, _words: list[str]) -> None:
        move = self.table.undo(seat)
        self._tried = None
        self._news_from[seat] = min(self._news_from[seat], len(self.table.moves))
        self._store()
        self._say([f"`{move.text}` is taken back."])

    def _log(self, seat: int, _words: list[str]) -> None:
        self._say(tell_log(self.table, seat) or ["Nothing has happened yet."])

    def _board(self, seat: int, words: list[str]) -> None:
        sizes = {size.value: size for size in Size}
        if words and words[0].lower() not in sizes:
            raise BadText(f"expected `board`, or `board {'`, `board '.join(sizes)}`")
        if words:
            self.screen.size = sizes[words[0].lower()]
        self._redraw(seat)

    def _record(self, _seat: int, _words: list[str]) -> None:
        self._say(
            [f"The game is kept in {self.save.path} (it holds the seed: looking inside is looking at the supply)."]
        )

    def _quit(self, _seat: int, _words: list[str]) -> None:
        raise Quit

    # ---- showing

    def _redraw(self, seat: int) -> None:
        first = self._news_from[seat]
        self.screen.draw(self._view(seat), self._tell(seat, first), Marks(fresh=self._fresh(first)))
        self._say(["", hint(self.game, self._view(seat))])

    def _finish(self) -> None:
        seat = self.humans[0] if len(self.humans) == 1 else None
        view = self._view(seat)
        first = self._news_from[seat] if seat is not None else len(self.table.moves) - 1
        self.screen.draw(view, self._tell(seat, first), Marks(fresh=self._fresh(first)))
        self.console.print(draw_results(self.game, view, self.screen.names(seat)))
        seed = format_seed(self.table.seed)
        self._say([f"The record is in {self.save.path} (seed {seed}); `fogcity replay` shows it again."])

    def _leave(self) -> None:
        self._store()
        self._say(["", f"The game is saved: `fogcity play --resume {self.save.path}` goes on with it."])

    def _view(self, seat: int | None) -> View:
        return self.game.view(self.table.state, seat)

    def _tell(self, seat: int | None, first: int) -> list[str]:
        """What has happened since a move, as the seat may know it."""
        teller = self._teller(seat)
        return [line for move in self.table.moves[first:] for line in teller.tell(self.table.events(move, seat))]

    def _fresh(self, first: int) -> set[int]:
        """The spaces of tiles laid since a move."""
        return study.spaces_laid(self.table.moves[first:])

    def _teller(self, seat: int | None) -> Teller:
        return Teller(self.game.name == "company", seat)

    def _words(self, seat: int) -> list[str]:
        return [*study.legal_texts(self.game, self._view(seat)), *self._commands]

    def _ask(self, prompt: str, words: list[str] | None = None) -> str:
        return self._typed.pop(0) if self._typed else self.keyboard.ask(prompt, words or [])

    def _say(self, lines: list[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def _store(self) -> None:
        """Save; a full disk is told, but does not end the game."""
        try:
            self.save.write(self.table)
        except FogCityError as error:
            self._say([str(error)])


def tell_log(table: Table, seat: int | None) -> list[str]:
    """All that has happened at a table, turn by turn, as a seat (None: a spectator) may know it."""
    teller = Teller(table.game.name == "company", seat)
    return [f"{move.turn:>3}  {line}" for move in table.moves for line in teller.tell(table.events(move, seat))]
