"""One puzzle at the keyboard: show the position, judge what is typed, explain the best action."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from fogcity.core.errors import FogCityError
from fogcity.core.game import Game
from fogcity.study.puzzles import MOST_DIFFICULT, Puzzle
from fogcity.terminal.drawing.page import Scene
from fogcity.terminal.drawing.phrases import sentence
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.face import Answer, legal_texts
from fogcity.terminal.keyboard import Keyboard

COMMANDS = "Type an action, `hint`, `solution`, `help` or `quit`."


class PuzzleSession:
    """Asks for the best action until it is found, given up or left."""

    def __init__(self, game: Game, puzzle: Puzzle, screen: Screen, keyboard: Keyboard, *, title: str) -> None:
        self.game, self.puzzle, self.screen, self.keyboard = game, puzzle, screen, keyboard
        self.view = puzzle.view(game)
        self.best = game.parse(self.view, puzzle.best)
        self.tries = self.hints = 0
        self._title = title
        self._offers: Sequence[int] = ()

    def run(self) -> bool:
        """Return whether the best action was found at the first try, without a hint."""
        self._draw([f"{self._title}. Difficulty {self.puzzle.difficulty} of {MOST_DIFFICULT}.", COMMANDS])
        while True:
            try:
                typed = self.keyboard.ask("Your action> ", ["hint", "solution", "help", "quit", *self._legal]).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            word = typed.lower()
            if word in ("quit", "q", "exit"):
                return False
            if word == "solution":
                self._explain("The best action")
                return False
            try:
                if self._answer(typed, word):
                    return self.tries == 1 and not self.hints
            except FogCityError as error:
                self._say([sentence(str(error))])

    @property
    def _legal(self) -> list[str]:
        return legal_texts(self.game, self.view)

    def _answer(self, typed: str, word: str) -> bool:
        """Obey what was typed; return whether it was the best action."""
        if word in ("", "board"):
            self._draw([COMMANDS])
            return False
        if word == "hint":
            self._hint()
            return False
        face, first = self.screen.face, word.split(maxsplit=1)[0]
        if word in ("help", "?"):
            self.screen.console.print(face.help(self.view))
            return False
        offers, self._offers = self._offers, ()
        chosen = face.choose(self.view, typed, offers) if offers else None
        if chosen is None:
            if first in face.commands and word not in [text.lower() for text in self._legal]:
                found: str | Answer = face.commands[first](self.view, typed.split()[1:])
            else:
                found = face.read_action(self.view, typed)
            if isinstance(found, Answer):
                self._show(found)
                return False
            chosen = self.game.parse(self.view, found)
        return self._judge(chosen)

    def _judge(self, action: int) -> bool:
        if action not in self.game.legal(self.view):
            guess = self.game.guess(self.view, 0)
            self.game.play(guess, action)  # says why it is not legal
        self.tries += 1
        if action == self.best:
            self._explain("Yes: the best action")
            return True
        text = self.game.text(self.view, action)
        chance = dict(self.puzzle.chances).get(text)
        brings = f" It wins {_percent(chance)}." if chance is not None else ""
        self._say([f"{text} is not the best action.{brings} Try again, or type `hint`."])
        return False

    def _hint(self) -> None:
        """First what kind of action it is, then what it does."""
        self.hints += 1
        if self.hints == 1:
            self._say([f"The best action begins with: {self.puzzle.best.split()[0]}."])
        else:
            self._say(self._told() or ["There is no more to say without giving it away."])

    def _explain(self, begin: str) -> None:
        best, chance = self.puzzle.chances[0]
        lines = [f"{begin} is {best}: it wins {_percent(chance)}.", *self._told()]
        others = [f"{text} wins {_percent(chance)}" for text, chance in self.puzzle.chances[1:]]
        if others:
            lines.append(f"{'; '.join(others)}.")
        self._say(lines)

    def _told(self) -> list[str]:
        """What the best action does, in words."""
        return self.screen.face.event_texts(self.view.seat).lines(self.game.consider(self.view, self.best))

    def _show(self, answer: Answer) -> None:
        self._offers = answer.offers
        if answer.pages is not None:
            self.screen.console.print(answer.pages)
        if answer.scene is not None:
            self.screen.draw(answer.scene)

    def _draw(self, notes: Sequence[str]) -> None:
        face = self.screen.face
        self.screen.draw(Scene(self.view, highlights=face.highlight([]), notes=list(notes), asks=True))

    def _say(self, lines: Sequence[str]) -> None:
        for line in lines:
            self.screen.console.print(Text(line))


def _percent(chance: float) -> str:
    """A chance: `42 of 100 games`."""
    return f"{100 * chance:.0f} of 100 games"
