"""Single values out of a board file, and notes of those that are not what they should be, each with its line."""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.lines_of import Path

MAX_PROBLEMS = 10


class Problems:
    """What is wrong with a file."""

    def __init__(self, source: str, lines: dict[Path, int]) -> None:
        self._source = source
        self._lines = lines
        self._found: list[tuple[int, str]] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(self, path: Path, message: str) -> None:
        """Note what is wrong with the value at a path, or with what should have been there."""
        while path and path not in self._lines:
            path = path[:-1]
        problem = (self._lines.get(path, 0), message)
        if problem not in self._found:  # both routes of a double route may be wrong in the same way
            self._found.append(problem)

    def stop_if_any(self) -> None:
        """Raise BadBoard with a line for each problem, in the order of the file."""
        if not self._found:
            return
        found = sorted(self._found, key=lambda problem: problem[0])
        told = [
            f"{self._source}, line {line}: {message}" if line else f"{self._source}: {message}"
            for line, message in found[:MAX_PROBLEMS]
        ]
        more = len(found) - len(told)
        if more:
            told.append(f"{self._source}: and {more} more")
        raise BadBoard("\n".join(told))


class Values:
    """Takes values out of what was read. None stands for a value that is missing, which has been noted before.

    Whatever is wrong is noted, and something that will do is given instead, so that reading can go on.
    """

    def __init__(self, problems: Problems) -> None:
        self.problems = problems

    def table(
        self, path: Path, value: object, what: str, needed: Sequence[str], more: Iterable[str] = ()
    ) -> dict[str, Any]:
        """A table that has all needed keys, and no others but some of `more`."""
        known = [*needed, *more]
        if value is None:
            return {}
        if not isinstance(value, dict):
            self.problems.add(path, f"{what} is a table such as {{ {known[0]} = ... }}, not {show(value)}")
            return {}
        missing = [key for key in needed if key not in value]
        for key in value:
            if key not in known:
                meant = close(key, [name for name in known if name not in value])
                missing = [name for name in missing if name != meant]
                self.problems.add((*path, key), f"{what} has no key {show(key)}{ask(meant)}")
        if missing:
            self.problems.add(path, f"{what} needs {', '.join(missing)}")
        return value

    def array(self, path: Path, value: object, what: str) -> list[Any]:
        """A list."""
        if isinstance(value, list):
            return value
        if value is not None:
            self.problems.add(path, f"{what} takes a list such as [ ... ], not {show(value)}")
        return []

    def whole(self, path: Path, value: object, what: str, low: int, high: int) -> int:
        """A whole number in range."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        if value is not None:
            self.problems.add(path, f"{what} takes a whole number from {low} to {high}, not {show(value)}")
        return 0

    def number(self, path: Path, value: object, what: str, low: int, high: int) -> float:
        """A number in range."""
        if isinstance(value, (int, float)) and not isinstance(value, bool) and low <= value <= high:
            return float(value)
        if value is not None:
            self.problems.add(path, f"{what} takes a number from {low} to {high}, not {show(value)}")
        return float(low)

    def switch(self, path: Path, value: object, what: str) -> bool:
        """True or false."""
        if isinstance(value, bool):
            return value
        self.problems.add(path, f"{what} takes true or false, not {show(value)}")
        return False

    def word(self, path: Path, value: object, what: str, known: Sequence[str]) -> str:
        """One of the known words."""
        if isinstance(value, str) and value in known:
            return value
        if value is not None:
            meant = ask(close(value, known))
            self.problems.add(path, f"{what} is one of {', '.join(known)}, not {show(value)}{meant}")
        return known[0]

    def text(self, path: Path, value: object, what: str, longest: int) -> str:
        """A text that can be printed on one line."""
        if isinstance(value, str) and 1 <= len(value) <= longest and value.isprintable() and value == value.strip():
            return value
        if value is not None:
            self.problems.add(path, f"{what} takes 1 to {longest} plain characters, not {show(value)}")
        return "?"


def show(value: object) -> str:
    """A value as a message shows it, however large it is."""
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else f"{value[:37]}...")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**12:
        return "so large a number"
    if isinstance(value, (int, float)):
        return str(value)
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a date or time"


def close(value: object, known: Iterable[str]) -> str:
    """The known word that was probably meant; empty if there is none."""
    words = {fold(word): word for word in known}
    if not isinstance(value, str) or len(value) > 60:
        return ""
    found = difflib.get_close_matches(fold(value), words, 1, 0.6)
    return words[found[0]] if found else ""


def ask(meant: str) -> str:
    """The end of a message that asks for what was meant."""
    return f"; did you mean {meant if meant.isprintable() else show(meant)}?" if meant else ""


def fold(text: str) -> str:
    """The same for texts that a reader would take for the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
