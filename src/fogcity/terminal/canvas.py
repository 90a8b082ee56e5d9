"""A sheet of characters, each with a style, that is drawn on in any order and printed at once."""

from __future__ import annotations

from rich.text import Text

from fogcity.cablecar.board import EAST, NORTH, SOUTH, WEST

# Three pens, from the least to the most striking.
THIN, DOUBLE, THICK = range(3)
_PENS = {
    (NORTH, SOUTH): "│║┃",
    (EAST, WEST): "─═━",
    (NORTH, EAST): "╰╚┗",
    (NORTH, WEST): "╯╝┛",
    (EAST, SOUTH): "╭╔┏",
    (SOUTH, WEST): "╮╗┓",
}
# Crossings, by the pens of the level and of the upright line. No character crosses double with thick: the thick line
# passes over the double one like a bridge.
_CROSSINGS = ("┼╫╂", "╪╬┃", "┿━╋")


class Canvas:
    """A sheet of characters."""

    def __init__(self, rows: int, columns: int, style: str) -> None:
        self._characters = [[" "] * columns for _ in range(rows)]
        self._styles = [[style] * columns for _ in range(rows)]

    def write(self, row: int, column: int, text: str, style: str) -> None:
        """Write a text from a place on."""
        for i, character in enumerate(text):
            self._characters[row][column + i] = character
            self._styles[row][column + i] = style

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


def stroke(sides: tuple[int, int], pen: int) -> str:
    """The character that joins two sides."""
    return _PENS[sides][pen]


def crossing(level: int, upright: int) -> str:
    """The character where two lines cross, drawn with these pens."""
    return _CROSSINGS[level][upright]
