"""Colours, letters and numbers of cards, routes and seats. Nothing depends on colour alone."""

from __future__ import annotations

from fogcity.games.ticket.board.board import CARDS, COLOURS
from fogcity.terminal.drawing.palette import INK, LIVERIES

MIN_WIDTH = 71  # columns that a table needs
STACK_INK = "#8c2f2b"
LETTERS = ("B", "G", "K", "P", "R", "O", "?")  # of routes, by colour; grey takes any
FERRY_INK = "#2e5e68"
COLOUR_STYLES = (*[LIVERIES[colour].line for colour in COLOURS], INK)
LINE_STYLES = (*COLOUR_STYLES[:-1], "#8d8a80")
CARD_BADGES = (*[LIVERIES[colour].badge for colour in COLOURS], f"#ffffff on {FERRY_INK}")
OWNERS = ("1", "2", "3", "4")
# Seats have numbers, and colours that no card and no route has: yellow, brown, pink and turquoise.
SEAT_STYLES = (LIVERIES["yellow"].badge, LIVERIES["brown"].badge, f"{INK} on #f0a3c4", f"{INK} on #5cc9cf")
SEAT_LINES = (LIVERIES["yellow"].line, LIVERIES["brown"].line, "#c2477f", "#0b8791")
LEGEND = ", ".join(
    f"{letter} {colour}" for letter, colour in zip(LETTERS, [*CARDS[:-1], "any one colour"], strict=True)
)
