"""Boards as pictures: a game as the holder of a view sees it, as SVG.

A game draws its board as its part `preview`. Link previews, notebooks and environments all use that part. A game
without it is shown as the text of its position.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from html import escape

from fogcity.core.colours import INK, PAPER
from fogcity.core.game import Game, View
from fogcity.core.parts import find_part
from fogcity.core.svg import element, short
from fogcity.core.view_data import ViewData

WIDTH = 640  # pixels
LETTER, LINE, MARGIN = 8.4, 19.0, 14.0  # of positions as text: the width of a letter, the height of a line, the margin
FONTS = "'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, 'Courier New', monospace"  # some know no generic names
NAMESPACE = "http://www.w3.org/2000/svg"
VIEW_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')
BOX = re.compile(r' (?:x|y|width|height)="[^"]*"')


class BoardPicture(ABC):
    """What draws a game's board. A game provides a subclass as its part `preview`."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def draw(self, seats: int, view: ViewData | None, *, letters: bool) -> str:
        """The board as an `svg` element with a `viewBox`; the empty board, if the game has not begun (None).

        Without `letters` it must have no text, because the program that shows it may have no fonts.
        """

    def points(self, view: ViewData) -> Sequence[int] | None:
        """The points of each seat, as far as everybody knows them; None if nobody does."""
        return view.scores


@lru_cache(64)
def find_picture(game: Game) -> BoardPicture | None:
    """What draws a game's board; None if the game has no such part."""
    return find_part(game, "preview", BoardPicture)  # type: ignore[type-abstract]


def draw(game: Game, view: View, *, letters: bool = True) -> str:
    """The game as the holder of a view sees it: a whole SVG document.

    A game without the part `preview` is shown as the text of its position, even without `letters`.
    """
    part = find_picture(game)
    if part is None:
        board = _draw_text(game.describe(view))
    else:
        board = part.draw(game.seats_of(view), game.view_data(view), letters=letters)
    wide, high = size_of(board)
    height = round(WIDTH * high / wide)
    return element(
        "svg",
        element("rect", width=WIDTH, height=height, fill=PAPER),
        fit(board, 0, 0, WIDTH, height),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
    )


def size_of(svg: str) -> tuple[float, float]:
    """Width and height of an `svg` element, from its viewBox."""
    found = VIEW_BOX.search(svg.partition(">")[0])
    assert found is not None, "a picture needs a viewBox"
    return float(found[1]), float(found[2])


def fit(svg: str, x: float, y: float, width: float, height: float) -> str:
    """An `svg` element, as large as fits, in the middle of a box. What is outside its viewBox is cut off."""
    tag, _, inside = svg.partition(">")
    wide, high = size_of(svg)
    scale = min(width / wide, height / high)
    wide, high = wide * scale, high * scale
    left, top = x + (width - wide) / 2, y + (height - high) / 2
    box = f'x="{short(left)}" y="{short(top)}" width="{short(wide)}" height="{short(high)}"'
    return f"{BOX.sub('', tag)} {box}>{inside}"


def _draw_text(text: str) -> str:
    """A text as an `svg` element, in a font whose letters are equally wide."""
    lines = text.splitlines()
    preserve = {"xml:space": "preserve"}
    drawn = [
        element("text", escape(line), x=MARGIN, y=MARGIN + LINE * (number + 0.75), **preserve)
        for number, line in enumerate(lines)
        if line.strip()
    ]
    wide = 2 * MARGIN + LETTER * max([40, *map(len, lines)])
    high = 2 * MARGIN + LINE * len(lines)
    font = {"font_family": FONTS, "font_size": "14", "fill": INK}
    return element("svg", *drawn, viewBox=f"0 0 {short(wide)} {short(high)}", **font)
