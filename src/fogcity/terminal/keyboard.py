"""Input: a keyboard with line editing and Tab, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Protocol

from fogcity.core.operating_system import line_editing


class Keyboard(Protocol):
    """The source of typed lines. EOFError when there are no more."""

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        """The next line; Tab completes it to one of `words`."""
        ...

    def forget(self) -> None:
        """Clear the input history, because another player takes over."""
        ...


class Terminal:
    """A keyboard, with line editing if the system has readline."""

    def __init__(self) -> None:
        self._words: Sequence[str] = ()
        self._readline = line_editing(self._complete)

    def ask(self, prompt: str, words: Sequence[str] = ()) -> str:
        self._words = words
        return input(prompt)

    def forget(self) -> None:
        if self._readline is not None:
            self._readline.clear_history()

    def _complete(self, typed: str, number: int) -> str | None:
        """Completion 0, 1, 2 and so on of what was typed; None after the last."""
        start = typed.lstrip().lower()
        fitting = [word for word in self._words if word.lower().startswith(start)]
        return fitting[number] if number < len(fitting) else None


class Pipe:
    """Lines of a file or another program. They are echoed, so that the output reads like a game at a keyboard."""

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
    """The keyboard if there is one, otherwise a pipe."""
    return Terminal() if sys.stdin and sys.stdin.isatty() and sys.stdout.isatty() else Pipe()
