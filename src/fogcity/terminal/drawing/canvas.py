"""A canvas of styled characters: write to it in any order, then print it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions
from rich.segment import Segment
from rich.text import Span, Text


class Canvas:
    """A rectangle of characters, each with a style."""

    def __init__(self, rows: int, columns: int, style: str) -> None:
        self._characters = [[" "] * columns for _ in range(rows)]
        self._styles = [[style] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        """Write a text. A wide character takes two columns, a combining accent none."""
        if text.isascii():
            self._characters[row][column : column + len(text)] = text
            self._styles[row][column : column + len(text)] = [style] * len(text)
            return
        for character in text:
            width = cell_len(character)
            if width == 0 and column > 0:
                self._characters[row][column - 1] += character
            for place in range(width):
                self._characters[row][column + place] = character if place == 0 else ""
                self._styles[row][column + place] = style
            column += width

    def fill(self, row: int, column: int, rows: int, columns: int, style: str) -> None:
        """Clear a rectangle and set its style."""
        for y in range(row, row + rows):
            self.write(y, column, " " * columns, style)

    def text(self) -> Text:
        """The canvas as a text, ready to print."""
        rows: list[list[tuple[str, str]]] = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            row, column = [], 0
            for style, run in groupby(styles):
                start, column = column, column + len(list(run))
                row.append(("".join(characters[start:column]), style))
            rows.append(row)
        return Sheet(rows, len(self._styles[0]))


class Sheet(Text):
    """A text that keeps its rows, so that printing need not split it again."""

    def __init__(self, rows: Sequence[Sequence[tuple[str, str]]], width: int) -> None:
        """Each row is a list of pieces of text with their styles."""
        spans, length = [], 0
        for row in rows:
            for piece, style in row:
                spans.append(Span(length, length + len(piece), style))
                length += len(piece)
            length += 1  # the end of the row
        plain = "\n".join("".join(piece for piece, _ in row) for row in rows)
        super().__init__(plain, no_wrap=True, spans=spans)
        self._rows = rows
        self._width = width

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        if options.max_width < self._width:
            yield from super().__rich_console__(console, options)
            return
        for row in self._rows:
            for piece, style in row:
                yield Segment(piece, console.get_style(style))
            yield Segment.line()
