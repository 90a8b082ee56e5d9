"""Colours and signs. Every owner has both, so that nothing depends on colour alone."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

# The board is printed on paper, whatever the terminal's own background: the colours are chosen to be read on it.
PAPER = "#e3dac3"
FREE = "#ece5d3"
TILES = ("#fffdf7", "#f8f3e7")  # tiles lie in a faint chequer, so that their edges show
FRESH = "#ffeeb8"  # tiles laid since the player last looked
MARKED = "#cfe3bd"  # spaces where a tile may be laid
TRACED = "#ffd76a"
INK = "#22303a"
TRACK = "#b9b09c"  # a track that no line has come to yet
FAINT = "#a39a86"
POWER = "#8c2f2b"
BRASS = "#8a6420"


class Livery(NamedTuple):
    """How an owner's cars and lines look: line on paper, sign, sign once the line is scored, and badge colours."""

    line: str
    sign: str
    scored: str
    badge: str


LIVERIES = {
    "yellow": Livery("#b88700", "★", "☆", "#22303a on #e3b62c"),
    "blue": Livery("#1f62b4", "◆", "◇", "#ffffff on #2f6db5"),
    "orange": Livery("#d4650a", "▲", "△", "#22303a on #f09a3e"),
    "green": Livery("#1c8450", "●", "○", "#ffffff on #267a4e"),
    "purple": Livery("#7a3fae", "■", "□", "#ffffff on #7a4ea3"),
    "black": Livery("#1b1b1d", "✚", "✛", "#ffffff on #2c2c2e"),
    "red": Livery("#cc2f24", "☾", "☽", "#ffffff on #c23b30"),
    "brown": Livery("#6f4526", "♣", "♧", "#ffffff on #7a5236"),
}


def badge(colour: str) -> Text:
    """An owner's sign on the owner's colour."""
    found = LIVERIES[colour]
    return Text(f" {found.sign} ", f"bold {found.badge}")


def signed(colour: str) -> str:
    """An owner in words: `yellow ★`."""
    return f"{colour} {LIVERIES[colour].sign}"
