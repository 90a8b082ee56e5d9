"""A diagram of a move: the board before it as the game draws it, the move marked, and what its player knew."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from html import escape

from bench.style_facts.book import Marked, Style

from fogcity.core.colours import INK, PAPER
from fogcity.core.errors import FogCityError
from fogcity.core.picture import NAMESPACE, WIDTH, find_picture, fit, size_of
from fogcity.core.svg import element
from fogcity.core.table import Table

FONT = "Georgia, 'Liberation Serif', 'Times New Roman', serif"
LETTERS, LINE, MARGIN, SIZE = 76, 20, 14, 14.0  # letters in a line; the rest in pixels


def describe_move(table: Table, players: Sequence[str], number: int, style: Style) -> list[str]:
    """A move, counted from 1, in words: who does what, and what the player knew."""
    if not 1 <= number <= len(table.moves):
        raise FogCityError(f"there is no move {number}; this game has moves 1 to {len(table.moves)}")
    game, move = table.game, table.moves[number - 1]
    colour = f" ({game.colours[move.seat]})" if style.has_colours else ""
    who = f"{players[move.seat]}, seat {move.seat + 1}{colour}"
    return [f"Move {number}, {who}: {move.text}", *style.known(game.view_data(game.view(move.before, move.seat)))]


def draw_move(table: Table, players: Sequence[str], number: int, style: Style) -> str:
    """The same as a whole SVG document."""
    lines = describe_move(table, players, number, style)
    game, move = table.game, table.moves[number - 1]
    part = find_picture(game)
    if part is None:
        raise FogCityError(f"{game.name} has no picture of its board")
    marked: Marked = style.mark(game, game.view_data(game.view(move.before, move.seat)), move)
    board = part.draw(table.seats, marked.view, letters=True).rstrip().removesuffix("</svg>")
    board = f"{board}{''.join(marked.marks)}</svg>"
    wide, high = size_of(board)
    below = round(WIDTH * high / wide)
    words = [row for line in lines for row in textwrap.wrap(line, LETTERS)]
    height = below + LINE * len(words) + MARGIN
    text = (element("text", escape(row), x=MARGIN, y=below + LINE * (place + 0.8)) for place, row in enumerate(words))
    return element(
        "svg",
        element("title", escape(lines[0])),
        element("rect", width=WIDTH, height=height, fill=PAPER),
        fit(board, 0, 0, WIDTH, below),
        element("g", *text, font_family=FONT, font_size=SIZE, fill=INK),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
    )
