"""Finds the line of a value in a board file.

The TOML parser does not report line numbers. This finds keys and rows in the usual layout of board files: a section is
a key with one row on each line, or a table with a header. It does not support all of TOML. If it is unsure, it returns
None.
"""

from __future__ import annotations

import re
from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

# Strings and comments, which may contain anything. Long strings come first, because they begin like empty ones.
_TEXT = re.compile(
    r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*+"{3,5}'
    r"|'''(?:[^']|'{1,2}(?!'))*+'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*+"'
    r"|'[^'\n]*+'|#[^\n]*",
    re.DOTALL,
)
_KEY = re.compile(r"[ \t]*([A-Za-z0-9_-]+)[ \t]*=")
_HEADER = re.compile(r"[ \t]*(\[\[?)[ \t]*([A-Za-z_-]+)[ \t]*\]\]?[ \t\r]*")
_DOTTED_HEADER = re.compile(r"[ \t]*\[\[?[ \t]*[A-Za-z_~-]+[ \t]*\.")


def _hide(text: re.Match[str]) -> str:
    """A placeholder for a string or comment that cannot be mistaken for syntax; for a long string, a list of lines."""
    hidden = re.sub(r"[^\n]", " " if text[0][0] == "#" else "~", text[0])
    return f"[{hidden[1:-1]}]" if "\n" in hidden else hidden


class LineNumbers:
    """The lines of a file that was read."""

    def __init__(self, text: str, data: dict[str, Any]) -> None:
        self._data = data
        self._lines = _TEXT.sub(_hide, text).split("\n")
        self._starts: dict[str, list[int]] = {}  # of sections: the line of the key, or the lines of the headers
        self._ends: dict[int, int] = {}  # the last line of what starts on a line
        headers = last = 0
        for number, line in enumerate(self._lines):
            header = _HEADER.fullmatch(line)
            key = None if headers else _KEY.match(line)
            if header is None and key is None and _DOTTED_HEADER.match(line) is None:
                continue
            self._ends[last] = number
            headers += key is None
            last = number
            if header or key:
                self._starts.setdefault(header[2] if header else key[1], []).append(number)  # type: ignore[index]
        self._ends[last] = len(self._lines)

    def find(self, path: Path) -> int | None:
        """The line, from 1, of the value at a path, or of the row where it should have been.

        It is 0 for the whole file, and None if it is uncertain.
        """
        if not path or path[0] not in self._data:
            return 0
        row = self._row(path)
        return None if row is None else row + 1

    def _row(self, path: Path) -> int | None:
        starts, value = self._starts.get(str(path[0]), []), self._data[str(path[0])]
        if not starts:
            return None
        if len(path) == 1:
            return starts[0]
        is_key = _KEY.match(self._lines[starts[0]]) is not None
        if not isinstance(path[1], int):
            return self._key(starts[0], path[1], is_key, value) if len(starts) == 1 else None
        if is_key and len(starts) == 1:
            start, end = starts[0], self._ends[starts[0]]
            if self._is_whole(start):
                return start
            starts = self._elements(start, end)
        if not isinstance(value, list) or len(starts) != len(value):
            return None
        place = path[1]
        return starts[place] if len(path) == 2 else self._key(starts[place], path[2], is_key, value[place])

    def _elements(self, start: int, end: int) -> list[int]:
        """The lines of a list that hold one element each, below the line that opens the list."""
        if not self._lines[start].rstrip().endswith("["):
            return []
        found, depth = [], 1
        for number in range(start + 1, end):
            line = self._lines[number].strip()
            if depth == 1 and line and line[0] not in ",]":
                found.append(number)
            depth += line.count("[") + line.count("{") - line.count("]") - line.count("}")
        return found

    def _key(self, start: int, key: str | int, is_row: bool, table: Any) -> int | None:
        """The line of a key in a row or in the table below a header; the first line if the table has no such key."""
        pattern = re.compile(rf"(?<![\w.-]){re.escape(str(key))}[ \t]*=")
        if is_row:
            return start if self._is_whole(start) or pattern.search(self._lines[start]) else None
        lines = range(start + 1, self._ends[start])
        found = [n for n in lines if (match := _KEY.match(self._lines[n])) and match[1] == key]
        return found[0] if len(found) == 1 else start if isinstance(table, dict) and key not in table else None

    def _is_whole(self, number: int) -> bool:
        """Whether every bracket that is opened on a line is also closed on it."""
        line = self._lines[number]
        return line.count("[") == line.count("]") and line.count("{") == line.count("}")
