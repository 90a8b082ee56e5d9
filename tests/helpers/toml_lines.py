"""The line of each value in a TOML file: an independent parser, to check the line numbers in messages.

The standard library has already accepted the text, so this only needs to find where keys and values begin and end, not
what they mean.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import TypeAlias

Path: TypeAlias = tuple[str | int, ...]

DEPTH = 6  # deeper values are skipped

_SPACE = re.compile(r"[ \t]*")
_GAP = re.compile(r"(?:[ \t\r\n]+|#[^\n]*)*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}#\n]*")
# The long forms come first: `"""` also begins like an empty string. A string may end in a quote, `""""`.
_STRING = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*+"'
    r"|'[^'\n]*+'",
    re.DOTALL,
)


def lines_of(text: str) -> dict[Path, int]:
    """The lines, from 1, of all keys and elements: `("routes", 2, "length")` is the length of the third route."""
    return _Walk(text).lines


class _Walk:
    """One pass through a text that is valid TOML."""

    def __init__(self, text: str) -> None:
        self.lines: dict[Path, int] = {}
        self._text = text
        self._breaks = [match.start() for match in re.finditer("\n", text)]
        self._at = 0
        self._tables: dict[Path, int] = {}  # how many elements an array of tables has
        table: Path = ()
        while self._skip(_GAP) < len(text):
            if text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self._text, self._at)
        if match is not None:
            self._at = match.end()
        return self._at

    def _take(self, pattern: re.Pattern[str]) -> str:
        start = self._at
        return self._text[start : self._skip(pattern)]

    def _note(self, path: Path) -> None:
        if len(path) <= DEPTH:
            self.lines.setdefault(path, bisect_left(self._breaks, self._at) + 1)

    def _header(self) -> Path:
        """`[a.b]` or `[[a.b]]`: the table that the pairs below belong to."""
        many = self._text.startswith("[[", self._at)
        self._at += 1 + many
        keys = self._keys()
        path: Path = ()
        for place, key in enumerate(keys, 1):
            path = (*path, key)
            self._note(path)
            if many and place == len(keys):
                self._tables[path] = self._tables.get(path, 0) + 1
            if path in self._tables:
                path = (*path, self._tables[path] - 1)
                self._note(path)
        self._at += 1 + many
        return path

    def _pair(self, table: Path) -> None:
        for key in self._keys():
            table = (*table, key)
            self._note(table)
        self._at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(table)

    def _keys(self) -> list[str]:
        """The parts of a key, which is on one line, and the spaces around it."""
        keys = []
        while True:
            self._skip(_SPACE)
            if self._text[self._at] in "\"'":
                quoted = self._take(_STRING)
                keys.append(next(iter(tomllib.loads(f"{quoted} = 0"))))
            else:
                keys.append(self._take(_BARE))
            self._skip(_SPACE)
            if self._text[self._at] != ".":
                return keys
            self._at += 1

    def _value(self, path: Path) -> None:
        sign = self._text[self._at]
        if sign in "\"'":
            self._skip(_STRING)
        elif sign == "[":
            self._array(path)
        elif sign == "{":
            self._inline_table(path)
        else:
            self._skip(_SCALAR)

    def _array(self, path: Path) -> None:
        self._at += 1
        index = 0
        while self._text[self._skip(_GAP)] != "]":
            self._note((*path, index))
            self._value((*path, index))
            index += 1
            if self._text[self._skip(_GAP)] == ",":
                self._at += 1
        self._at += 1

    def _inline_table(self, path: Path) -> None:
        self._at += 1
        while self._text[self._skip(_GAP)] != "}":
            self._pair(path)
            if self._text[self._skip(_GAP)] == ",":
                self._at += 1
        self._at += 1
