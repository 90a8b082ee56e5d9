"""The colours of the picture of a board, light and dark, and the symbol of each colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from fogcity.core.colours import BAY, BRASS, INK, PAINTS, PAPER, RED, SHEET


@dataclass(frozen=True)
class Palette:
    """The colours of everything; `routes` and `seats` are by the names of colours."""

    paper: str
    card: str
    ink: str
    faint: str
    water: str
    wave: str
    shallows: str
    coast: str
    land: str
    park: str
    hill: str
    street: str
    brass: str
    red: str
    glass: str
    outline: str
    colours: Mapping[str, str]


LIGHT = Palette(
    paper=PAPER,
    card=SHEET,
    ink=INK,
    faint="#5c676c",
    water=BAY,
    wave="#a3c0c2",
    shallows="#cbdcdb",
    coast="#6f979b",
    land=PAPER,
    park="#d5dfc4",
    hill="#e6dcc5",
    street="#e2d9c4",
    brass=BRASS,
    red=RED,
    glass=SHEET,
    outline=SHEET,
    colours=PAINTS,
)
DARK = Palette(
    paper="#1b2429",
    card="#232e34",
    ink="#f1ebdd",
    faint="#a9b3b3",
    water="#16333b",
    wave="#1f424b",
    shallows="#1b3d46",
    coast="#4d7f87",
    land="#2a3236",
    park="#33443a",
    hill="#343a3a",
    street="#373f41",
    brass="#cfa356",
    red="#b5453d",
    glass="#f6f0e0",
    outline="#d9d3c4",
    colours={
        "blue": "#4b8ad3",
        "green": "#3f9f6d",
        "black": "#0c0d0e",
        "purple": "#9467c2",
        "red": "#d5534a",
        "orange": "#ea9738",
        "grey": "#8f8e88",
        "yellow": "#e8c146",
        "brown": "#a97a58",
        "pink": "#dd7aa0",
        "teal": "#3fa9af",
    },
)

# The symbol of each colour, about 12 wide and centred on the origin; grey, which takes any colour, is an empty ring.
SIGNS = {
    "yellow": "M0-6.6 1.6-2.1 6.3-2 2.6.8 3.9 5.3 0 2.7-3.9 5.3-2.6.8-6.3-2-1.6-2.1Z",
    "blue": "M0-6.4 5.2 0 0 6.4-5.2 0Z",
    "orange": "M0-5.8 5.8 4.6H-5.8Z",
    "green": "M0-5A5 5 0 1 1 0 5 5 5 0 1 1 0-5Z",
    "purple": "M-4.6-4.6H4.6V4.6H-4.6Z",
    "black": "M-1.8-5.6H1.8V-1.8H5.6V1.8H1.8V5.6H-1.8V1.8H-5.6V-1.8H-1.8Z",
    "red": "M2.6-5.4A5.6 5.6 0 1 0 4.6 3.7 4.7 4.7 0 0 1 2.6-5.4Z",
    "brown": "M-2.9-5H2.9L5.8 0 2.9 5H-2.9L-5.8 0Z",
    "pink": "M0 5.1C-7.7 0-5.1-5.1-2.3-4.9-.9-4.7 0-3.2 0-2.6 0-3.2.9-4.7 2.3-4.9 5.1-5.1 7.7 0 0 5.1Z",
    "teal": "M0-5.8C2.6-2.2 4.2-.4 4.2 1.5A4.2 4.2 0 0 1-4.2 1.5C-4.2-.4-2.6-2.2 0-5.8Z",
    "grey": "M0-5.2A5.2 5.2 0 1 1 0 5.2 5.2 5.2 0 1 1 0-5.2ZM0-3.2A3.2 3.2 0 1 0 0 3.2 3.2 3.2 0 1 0 0-3.2Z",
}
DARK_SIGNS = ("yellow", "orange", "grey")  # a white symbol would be invisible on these
SIGN_INK = "#1d262c"

# The seats, as at the table (game.py): none has the colour of a card.
SEATS = ("yellow", "brown", "pink", "teal")
