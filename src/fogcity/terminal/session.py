"""A game in the terminal: people type, bots play, and the game is saved after every action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import partial

from rich.console import RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from fogcity.bots.answers import describe
from fogcity.bots.registry import Entrant
from fogcity.core.errors import BadText, FogCityError, shorten
from fogcity.core.game import View
from fogcity.core.record import add_budget, drop_budgets, format_seed
from fogcity.core.rng import chance
from fogcity.core.table import Table
from fogcity.terminal.compiling import SessionCompiler
from fogcity.terminal.drawing.page import Scene, Size
from fogcity.terminal.drawing.phrases import listed, sentence
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.face import Answer, legal_texts
from fogcity.terminal.game_log import events_of, last_turn, log_lines, move_lines, turn_entries
from fogcity.terminal.hints import HintGiver
from fogcity.terminal.keyboard import Keyboard
from fogcity.terminal.saving import SaveFile, command_line
from fogcity.terminal.seating import thinks_long

ALIASES = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "y": "yes", "u": "undo"}
SIZES = "the size of the board is `size auto`, `size full` or `size compact`"


class Quit(Exception):
    """The player typed `quit`."""


class Session:
    """A table with people in some seats and bots in the others, played until the end or until a player leaves."""

    def __init__(
        self, table: Table, bots: dict[int, Entrant], screen: Screen, keyboard: Keyboard, save: SaveFile
    ) -> None:
        """`bots` by seat; people play the other seats."""
        self.table = table
        self.game = table.game
        self.bots = bots
        self.humans = humans = [seat for seat in range(table.seats) if seat not in bots]
        self.screen = screen
        self.face = screen.face
        self.console = screen.console
        self.keyboard = keyboard
        self.save = save
        self._compiler = SessionCompiler(table.game, {})  # compiles nothing
        self._looking: int | None = humans[0] if len(humans) == 1 else None  # the seat of the person at the keyboard
        self._news_from = {seat: last_turn(table, seat) for seat in humans}
        self._notes: list[str] = []  # to show when the table is drawn next
        self._asked: Answer | None = None  # the question or offer that the next line may answer
        self._hints = HintGiver(table, self.face)
        self._ahead: list[str] = []  # lines typed at the pager, for the next prompt
        self._paged = False  # does the screen show text to read instead of the table?
        self._skips_to_end = False  # has a spectator typed `end`?
        self._commands: dict[str, Callable[[int, list[str]], None]] = {
            "help": self._help,
            **{word: partial(self._ask_face, word) for word in self.face.commands},
            "yes": self._yes,
            "undo": self._undo,
            "hint": self._hint,
            "log": self._log,
            "board": self._board,
            "size": self._size,
            "record": self._record,
            "quit": self._quit,
        }

    def run(self, compiler: SessionCompiler | None = None) -> bool:
        """Play until the game is over or a player leaves. Return whether everything played was saved.

        The compiler, if there is one, compiles what the table needs meanwhile.
        """
        self._compiler = compiler or self._compiler
        self.save.check()
        try:
            while not self.table.is_over:
                seat = self.game.turn(self.table.state)
                if seat in self.humans:
                    self._take_turn(seat)
                else:
                    self._play_bot(seat)
            self._finish()
        except (Quit, EOFError, KeyboardInterrupt):
            self._leave()
        return not self.save.problem

    # ---- turns

    def _play_bot(self, seat: int) -> None:
        """Let a bot act, on its own view only."""
        table, game = self.table, self.game
        luck = chance(table.seed, "bots", len(table.moves))
        view, legal, seated = game.view(table.state, seat), game.legal(table.state), self.bots[seat]
        try:
            with self._waiting_for(seat):
                thought = self._compiler.ask(seat, seated, view, legal, luck)
            table.act(thought.action)
            add_budget(table.tags, len(table.moves), thought.budget)
        except KeyboardInterrupt:  # the player leaves
            raise
        except BaseException as error:  # third-party code may raise anything, even SystemExit
            raise FogCityError(f"{seated.name} failed; the game is unchanged: {describe(error)}") from error
        self.save.save(table)
        if not self.humans:
            self._watch()

    def _waiting_for(self, seat: int) -> AbstractContextManager[object]:
        """Say that a bot is thinking, if it may take long."""
        if not self.console.is_terminal or self.console.is_dumb_terminal or not thinks_long(self.bots[seat]):
            return nullcontext()
        return self.console.status(Text(f"{self._name(seat)}: {self.bots[seat].name} is thinking ..."))

    def _watch(self) -> None:
        """Show a turn of bots to a spectator; at a terminal, wait for Enter."""
        turn = self.table.moves[-1].turn
        if self.game.turns(self.table.state) < turn or self.table.is_over:
            return
        first = next(i for i, move in enumerate(self.table.moves) if move.turn == turn)
        if self._skips_to_end or not self.console.is_terminal:
            self._say(move_lines(self.table, self.table.moves[first:], self.face.event_texts(None)))
            return
        prompt = "Enter for the next turn, end for the end of the game, quit to leave> "
        self._skips_to_end = self._wait(prompt, ["end"], lambda: self._draw(None, first)) == "end"

    def _take_turn(self, seat: int) -> None:
        """Ask a person for one action."""
        if seat != self._looking:
            self._hand_over(seat)
        moves = len(self.table.moves)
        self._redraw(seat)
        while len(self.table.moves) == moves:
            try:
                self._obey(seat, self._ask(f"{self._name(seat)}> ", self._words(seat)))
            except FogCityError as error:
                self._reply([sentence(str(error))], lambda: self._redraw(seat))
            if len(self.table.moves) < moves:  # after an undo, it may be another seat's turn
                return
        self.save.save(self.table)
        ended = self.game.turns(self.table.state) >= self.table.moves[-1].turn
        if ended and self.table.why_no_undo(seat) is None:  # the last chance, before the others act
            first = self._news_from[seat]
            asked = "Enter to continue, undo to take it back> "
            if self._wait(asked, ["undo"], lambda: self._draw(seat, first), seat) == "undo":
                self._undo(seat, [])
        elif ended and self._saw_more(seat):
            first = self._news_from[seat]
            self._wait("Enter to hand over> ", [], lambda: self._draw(seat, first), seat)

    def _saw_more(self, seat: int) -> bool:
        """Has the last action shown its player something that the others at this keyboard may not see?"""
        if len(self.humans) == 1 or self.game.turn(self.table.state) in (seat, -1):
            return False
        last = self.table.moves[-1]
        return self.table.events(last, seat) != self.table.events(last, None)

    def _obey(self, seat: int, text: str) -> None:
        """Run what a player typed: an answer to a question, a command or an action."""
        words = text.split()
        word = ALIASES.get(words[0].lower(), words[0].lower()) if words else ""
        asked, self._asked = self._asked, None
        is_question = asked is not None and len(asked.offers) > 1
        if text.lower() == "q" and (is_question or self._paged):
            words = []  # leaves the question or the page, not the game
        self._paged = False
        if not words or (is_question and word == "undo"):
            self._asked = None if is_question else asked  # the question is not on the screen any more
            self._reply(["Nothing was chosen."] if is_question else [], lambda: self._redraw(seat))
        elif asked is not None and is_question and (word == "yes" or word not in self._commands):
            self._answer_question(seat, text, asked)
        elif word in self._commands and not self._is_action(seat, text):
            self._asked = asked if word == "yes" else None
            self._commands[word](seat, words[1:])
        else:
            self._answer_or_act(seat, self.face.read_action(self._view(seat), text))

    def _is_action(self, seat: int, text: str) -> bool:
        """Is the text exactly a legal action? A game may have an action with the name of one of our commands."""
        return " ".join(text.lower().split()) in [legal.lower() for legal in legal_texts(self.game, self._view(seat))]

    def _answer_question(self, seat: int, text: str, asked: Answer) -> None:
        """Take the chosen offer, or another action. After a wrong answer, ask again."""
        try:
            action = self.face.choose(self._view(seat), text, asked.offers)
        except BadText as error:
            count = len(asked.offers)
            numbers = "1 or 2" if count == 2 else f"a number from 1 to {count}"
            self._ask_again(asked, f"{sentence(str(error))} Type {numbers}, or Enter to cancel.")
            return
        if action is None:
            self._answer_or_act(seat, self.face.read_action(self._view(seat), text))
        else:
            self._act(seat, action)

    def _ask_again(self, asked: Answer, note: str) -> None:
        self._asked = asked
        if asked.scene is None or not self.console.is_terminal:
            self._say([note])
        else:
            self._draw_answer(replace(asked.scene, notes=[*asked.scene.notes, note]))

    def _act(self, seat: int, action: str | int) -> None:
        table = self.table
        moves = len(table.moves)
        starts = not moves or table.moves[-1].turn != self.game.turns(table.state) + 1
        table.act(action)
        self._asked = None
        if starts:
            self._news_from[seat] = moves

    def _hand_over(self, seat: int) -> None:
        """Hide the last player's screen, show what is public, and wait for the next player."""
        self.screen.clear(history=True)
        self.keyboard.forget()
        self._asked = None
        prompt = f"Pass the keyboard to {self._name(seat)}, who presses Enter> "
        self._wait(prompt, [], lambda: self._draw(None, self._news_from[seat]))
        self._looking = seat

    def _wait(self, prompt: str, words: list[str], show: Callable[[], None], seat: int | None = None) -> str:
        """Wait for Enter (an empty text) or one of these words. Other lines are not kept for later.

        Commands that only show something work as this seat (None: a spectator) may see it.
        """
        show()
        while True:
            typed = self._ask(prompt, words)
            word = ALIASES.get(typed.lower(), typed.lower())
            paged, self._paged = self._paged, False
            if paged and typed.lower() == "q":
                show()
                continue
            if word == "quit":
                raise Quit
            if not word or word in words:
                return word
            try:
                if not self._look(seat, typed):
                    expected = listed(["Enter alone", *words, "quit"], "or")
                    self._reply([f"Expected {expected}, not {shorten(typed)}."], show)
            except FogCityError as error:
                self._reply([sentence(str(error))], show)

    @property
    def _public_commands(self) -> list[str]:
        """Commands that work at every prompt, because they only show public information."""
        return ["help", "log", *self.face.public_commands]

    def _look(self, seat: int | None, typed: str) -> bool:
        """Run a command that only shows something. Return whether the line was one."""
        first, *rest = typed.split()
        word = ALIASES.get(first.lower(), first.lower())
        if word not in self._public_commands:
            return False
        if word == "log":
            self._log(seat, rest)
        elif word == "help":
            self._show_pages(self.face.help(self._view(seat)), more="")
        else:
            answer = self.face.commands[word](self._view(seat), rest)
            self._show_pages(answer.pages, more="") if answer.pages is not None else None
        return True

    def _ask(self, prompt: str, words: Sequence[str]) -> str:
        """The next line, which may have been typed at the pager."""
        return self._ahead.pop(0) if self._ahead else self.keyboard.ask(prompt, words).strip()

    # ---- commands

    def _help(self, seat: int, _words: list[str]) -> None:
        self._show_pages(self.face.help(self._view(seat)))

    def _ask_face(self, word: str, seat: int, words: list[str]) -> None:
        self._answer_or_act(seat, self.face.commands[word](self._view(seat), words))

    def _answer_or_act(self, seat: int, found: str | Answer) -> None:
        """Take the action, or show the answer; the next line may choose from its offers."""
        if isinstance(found, str):
            self._act(seat, found)
            return
        if found.pages is not None:
            self._show_pages(found.pages)
        if found.scene is not None:
            self._draw_answer(found.scene)
        self._asked = found if found.offers else None

    def _yes(self, seat: int, _words: list[str]) -> None:
        asked, self._asked = self._asked, None
        if asked is None or len(asked.offers) != 1:
            raise BadText(self.face.nothing_to_confirm)
        self._act(seat, asked.offers[0])

    def _undo(self, seat: int, _words: list[str]) -> None:
        moves = len(self.table.moves)
        move = self.table.take_back(seat) if len(self.humans) == 1 else self.table.undo(seat)
        saw_more = len(self.table.moves) < moves - 1 or self.game.reveals(move.before, move.action)
        drop_budgets(self.table.tags, len(self.table.moves))
        self._asked = None
        self._news_from[seat] = min(self._news_from[seat], len(self.table.moves))
        self.save.save(self.table)
        known = " What you have seen stays known: the same action brings the same again." if saw_more else ""
        self._notes.append(f"`{move.text}` was taken back.{known}")

    def _hint(self, seat: int, _words: list[str]) -> None:
        if len(self.humans) > 1:
            raise FogCityError("hints are for one person against bots")
        is_shown = self.console.is_terminal and not self.console.is_dumb_terminal
        with self.console.status(Text("Looking for good actions ...")) if is_shown else nullcontext():
            lines, offers = self._hints.give(self._view(seat))
        if self.table.moves:
            self.save.save(self.table)
        if offers:
            lines.append("Type yes to take it." if len(offers) == 1 else "Type a number to take one, or Enter.")
            self._asked = Answer(offers=offers)
        self._reply(lines, lambda: self._redraw(seat))

    def _log(self, seat: int | None, _words: list[str]) -> None:
        self._say(log_lines(self.table, self.face.event_texts(seat)) or ["Nothing has happened yet."])

    def _board(self, seat: int, words: list[str]) -> None:
        if words:
            raise BadText(f"`board` alone draws the table again; {SIZES}")
        self._redraw(seat)

    def _size(self, seat: int, words: list[str]) -> None:
        word = " ".join(words).lower()
        if word not in [size.value for size in Size]:
            raise BadText(f"{SIZES}, not {shorten(word)}" if words else SIZES)
        self.screen.size = Size(word)
        self._redraw(seat)

    def _record(self, _seat: int, _words: list[str]) -> None:
        if self.save.saved is None:
            self._say(["After the first action, the game is saved in"])
        else:
            self._say(["The game is saved in this file. It contains the seed, so reading it reveals what is hidden."])
        self._say_unwrapped(str(self.save.path))

    def _quit(self, _seat: int, _words: list[str]) -> None:
        raise Quit

    # ---- showing

    def _redraw(self, seat: int) -> None:
        self._draw(seat, self._news_from[seat], asks=True)

    def _draw(self, seat: int | None, first: int, *, asks: bool = False, all_news: bool = False) -> None:
        """Draw the table as a seat sees it, with the news since a move."""
        moves = self.table.moves[first:]
        news = turn_entries(self.table, moves, self.face.event_texts(seat), self.face.result_events)
        highlights = self.face.highlight(events_of(self.table, moves, seat))
        notes, self._notes = [*self._warnings(), *self._compiler.news(), *self._notes], []
        self.screen.draw(Scene(self._view(seat), news, highlights, notes=notes, asks=asks, all_news=all_news))

    def _draw_answer(self, scene: Scene) -> None:
        self.screen.draw(replace(scene, notes=[*self._warnings(), *scene.notes]))

    def _warnings(self) -> list[str]:
        return [f"Warning: {self.save.problem}."] if self.save.problem else []

    def _finish(self) -> None:
        self.save.save(self.table)
        seat = self.humans[0] if len(self.humans) == 1 else None
        first = self._news_from[seat] if seat is not None else len(self.table.moves) - 1
        self._draw(seat, first, all_news=True)
        self.console.print(self.face.results(self._view(seat), self.screen.names(seat)))
        if self.save.problem:
            self._say([f"The record is NOT saved: {self.save.problem}."])
        else:
            self._say([f"The record is saved (seed {format_seed(self.table.seed)}). To see the game again:"])
            self._say_unwrapped(command_line("replay", *self.save.arguments))

    def _leave(self) -> None:
        if not self.table.moves and self.save.saved is None:
            self._say(["", "Nothing was played, so nothing is saved."])
            return
        self.save.save(self.table)
        if self.save.problem:
            self._say(["", f"The game is NOT saved: {self.save.problem}."])
        else:
            self._say(["", "The game is saved. To resume it:"])
            self._say_unwrapped(command_line("play", "--resume", *self.save.arguments))

    def _reply(self, lines: list[str], show: Callable[[], None]) -> None:
        """Print lines; at a terminal, below the table, which is drawn again so that it does not scroll away."""
        if self.console.is_terminal:
            self._notes += lines
            show()
        else:
            self._say(lines)

    def _show_pages(self, what: RenderableType, more: str = "Enter or q shows the table again.") -> None:
        """Show something long, a screen at a time. Enter shows more, `q` stops, other lines are for the next prompt."""
        lines = self.console.render_lines(what, pad=False)
        page = max(self.console.height - 2, 1) if self.console.is_terminal else max(len(lines), 1)
        self.screen.clear()
        for start in range(0, len(lines), page):
            if start:
                typed = self.keyboard.ask("Enter for more, q to stop> ").strip()
                if typed.lower() in ("q", "quit"):
                    break
                if typed:
                    self._ahead.append(typed)
                    return
            for line in lines[start : start + page]:
                self.console.print(Segments([*line, Segment.line()]), end="")
        self._paged = self.console.is_terminal
        if self._paged and more:
            self._say([more])

    def _view(self, seat: int | None) -> View:
        return self.game.view(self.table.state, seat)

    def _name(self, seat: int) -> str:
        return self.face.event_texts(None).name(seat)

    def _words(self, seat: int) -> list[str]:
        return [*legal_texts(self.game, self._view(seat)), *self._commands]

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.console.print(Text(line))

    def _say_unwrapped(self, line: str) -> None:
        """Print a line without wrapping it, so that it can be copied."""
        self.console.print(Text(f"  {line}"), soft_wrap=True)
