"""Colours and symbols. Every owner has both, so that nothing depends on colour alone."""

from __future__ import annotations

from typing import NamedTuple

from rich.text import Text

# Boards are drawn on a paper background, whatever the terminal's own: these colours are readable on it.
PAPER = "#e3dac3"
INK = "#22303a"
FAINT = "#a39a86"
FRESH = "#ffeeb8"  # the background of what is new since the player's last turn


class Livery(NamedTuple):
    """How an owner looks: line colour on paper, symbol, symbol once the line is scored, and badge colours."""

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
    """An owner's symbol on the owner's colour."""
    found = LIVERIES[colour]
    return Text(f" {found.sign} ", f"bold {found.badge}")


def with_sign(colour: str) -> str:
    """An owner in words: `yellow ★`."""
    return f"{colour} {LIVERIES[colour].sign}"
