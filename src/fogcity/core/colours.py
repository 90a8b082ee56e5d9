"""The colours of pictures: those of seats and cards, each with its symbol, and a few of everything else.

They are those of the page (web/src/style/tokens.css, web/src/ui/sign.tsx).
"""

from __future__ import annotations

from fogcity.core.svg import element

PAPER, SHEET, INK, BAY, BRASS, RED = "#f1ebdd", "#fbf8f0", "#22303a", "#b9cfd0", "#b88a3b", "#8c2f2b"

PAINTS = {
    "yellow": "#e3b62c",
    "blue": "#2f6db5",
    "orange": "#e0861d",
    "green": "#2f8a5b",
    "purple": "#7a4ea3",
    "black": "#2c2c2e",
    "red": "#c23b30",
    "brown": "#7a5236",
    "pink": "#d2608c",
    "teal": "#2a8f95",
    "lime": "#8fae2b",
    "sky": "#6aaed6",
    "sand": "#c3a274",
    "grey": "#a9a79f",
}
_DARK_ON = ("yellow", "orange", "grey", "lime", "sky", "sand")  # a white symbol would be invisible on these
_SYMBOLS = {  # about 18 wide, around the origin
    "yellow": "M0-9 2.6-3 9-2.6 4 1.7 5.6 8 0 4.6-5.6 8-4 1.7-9-2.6-2.6-3Z",
    "blue": "M0-9 7 0 0 9-7 0Z",
    "orange": "M0-8 8.5 7-8.5 7Z",
    "green": "M0-7.5a7.5 7.5 0 1 1 0 15a7.5 7.5 0 1 1 0-15Z",
    "purple": "M-7-7H7V7H-7Z",
    "black": "M-2.8-8.5H2.8V-2.8H8.5V2.8H2.8V8.5H-2.8V2.8H-8.5V-2.8H-2.8Z",
    "red": "M4-7.5A8.5 8.5 0 1 0 4 7.5A9.5 9.5 0 0 1 4-7.5Z",
    "brown": "M-4.5-7.8H4.5L9 0 4.5 7.8H-4.5L-9 0Z",
    "pink": "M0 8C-12 0-8-8-3.6-7.6-1.4-7.4 0-5 0-4 0-5 1.4-7.4 3.6-7.6 8-8 12 0 0 8Z",
    "teal": "M0-9C4-3.5 6.5-.6 6.5 2.4A6.5 6.5 0 0 1-6.5 2.4C-6.5-.6-4-3.5 0-9Z",
    "lime": "M-8 6C-5 4-6-2-5-4.5-4-7.5-1.6-8.6 0-8.6S4-7.5 5-4.5C6-2 5 4 8 6ZM-2.4 7H2.4A2.4 2.4 0 0 1-2.4 7Z",
    "sky": "M2-9-6 1.5H-1L-2.6 9 6-2H.8Z",
    "sand": "M-8 8V-1A8 8 0 0 1 8-1V8H3.4V0A3.4 3.4 0 0 0-3.4 0V8Z",
    "grey": "M0-8a8 8 0 1 1 0 16a8 8 0 1 1 0-16ZM0-3.6a3.6 3.6 0 1 0 0 7.2a3.6 3.6 0 1 0 0-7.2Z",
}


def paint_of(colour: str) -> str:
    """The paint of a colour; grey for one that we do not know."""
    return PAINTS.get(colour, PAINTS["grey"])


def ink_on(colour: str) -> str:
    """A legible ink on a colour."""
    return INK if colour in _DARK_ON or colour not in PAINTS else "#ffffff"


def symbol(colour: str, ink: str) -> str:
    """The symbol of a colour, around the origin."""
    return element("path", d=_SYMBOLS.get(colour, _SYMBOLS["grey"]), fill=ink, fill_rule="evenodd")
