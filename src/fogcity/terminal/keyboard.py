"""Where typed lines come from: a keyboard with history and Tab, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol


class Keyboard(Protocol):
    """Whoever answers the prompts. No more answers: EOFError."""

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line; `words` are what Tab may complete it to."""
        ...

    def forget(self) -> None:
        """Lose what was typed so far, because somebody else sits down."""
        ...


class Terminal:
    """A real keyboard, with line editing where the system has it."""

    def __init__(self) -> None:
        self._words: Sequence[str] = ()
        try:
            import readline
        except ImportError:
            self._readline = None
            return
        self._readline = readline
        readline.set_auto_history(True)
        readline.set_completer_delims("\n")
        readline.set_completer(self._complete)
        readline.parse_and_bind("tab: complete")

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        self._words = words
        return input(prompt)

    def forget(self) -> None:
        if self._readline is not None:
            self._readline.clear_history()

    def _complete(self, typed: str, number: int) -> str | None:
        """Readline asks for completion 0, 1, 2 and so on, until there is none."""
        start = typed.lstrip().lower()
        fitting = [word for word in self._words if word.lower().startswith(start)]
        return fitting[number] if number < len(fitting) else None


class Pipe:
    """Lines of a file or another program; they are repeated, so that the output reads like a game at a keyboard."""

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:  # noqa: ARG002 - no Tab in a pipe
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline(4096) if sys.stdin else ""
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        line = "".join(character if character.isprintable() else " " for character in line.rstrip("\n"))
        sys.stdout.write(f"{line}\n")
        return line

    def forget(self) -> None:
        pass


def open_keyboard() -> Keyboard:
    """A keyboard if somebody sits at one, else the pipe."""
    return Terminal() if sys.stdin and sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
