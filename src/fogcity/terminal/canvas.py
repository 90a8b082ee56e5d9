"""A sheet of characters, each with a style, that is drawn on in any order and printed at once."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text


class Canvas:
    """A sheet of characters."""

    def __init__(self, rows: int, columns: int, style: str) -> None:
        self._characters = [[" "] * columns for _ in range(rows)]
        self._styles = [[style] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        """Write a text from a place on. A wide character takes two places, an accent that stands alone none."""
        for character in text:
            width = cell_len(character)
            if width == 0 and column > 0:
                self._characters[row][column - 1] += character
            for place in range(width):
                self._characters[row][column + place] = character if place == 0 else ""
                self._styles[row][column + place] = style
            column += width

    def fill(self, row: int, column: int, rows: int, columns: int, style: str) -> None:
        """Wipe a rectangle and give it a style."""
        for y in range(row, row + rows):
            self.write(y, column, " " * columns, style)

    def text(self) -> Text:
        """The sheet, ready to print."""
        text = Text(no_wrap=True)
        for number, (characters, styles) in enumerate(zip(self._characters, self._styles, strict=True)):
            if number:
                text.append("\n")
            start = 0
            for column in range(1, len(styles) + 1):
                if column == len(styles) or styles[column] != styles[start]:
                    text.append("".join(characters[start:column]), styles[start])
                    start = column
        return text
