"""The shapes that the picture of a board is made of, as SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence

from fogcity.core.svg import Point, at, element, steps, through
from fogcity.games.ticket.board.layout import Space
from fogcity.games.ticket.board.palette import DARK_SIGNS, LIGHT, SIGN_INK, SIGNS, Palette
from fogcity.games.ticket.board.placing import DOT

CAR = 23.0  # the height of a car that stands on a space
WHITE = "#ffffff"

_FERRY = "M-7.4 1.6H7.4L5 5.6H-5ZM-5 .4V-2H5V.4ZM-2.2-3V-6.4H.6V-3Z"
_GIFT = "M-6-2.4H6V.2H-6ZM-5 1.2H-.8V6H-5ZM.8 1.2H5V6H.8ZM0-3C-1.4-6.8-5-6-4-3.6ZM0-3C1.4-6.8 5-6 4-3.6Z"


def smaller(points: Sequence[Point], part: float) -> list[Point]:
    """The same area, scaled down around its centre."""
    x, y = sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
    return [(x + (px - x) * part, y + (py - y) * part) for px, py in points]


def sign(colour: str, ink: str) -> str:
    """The symbol of a colour."""
    return element("path", d=SIGNS[colour], fill=ink)


def slot(length: float, breadth: float, colour: str, palette: Palette) -> str:
    """An unclaimed space without its symbols."""
    return element(
        "rect",
        x=-length / 2,
        y=-breadth / 2,
        width=length,
        height=breadth,
        rx=4,
        fill=palette.colours[colour],
        stroke=palette.outline,
        stroke_width=1.8,
    )


def space(place: Space, colour: str, palette: Palette) -> str:
    """A free space of a route: its colour, its symbol, and its ferry if it shows one. Symbols are upright."""
    ink = SIGN_INK if colour in DARK_SIGNS else WHITE
    parts = [at(0, 0, slot(place.length, place.breadth, colour, palette), turn=place.angle)]
    if not place.ferry:
        parts.append(at(0, 0, sign(colour, ink), scale=min(0.95, place.breadth / 20)))
    elif place.length >= 44:
        angle = math.radians(place.angle)
        x, y = 0.31 * place.length * math.cos(angle), 0.31 * place.length * math.sin(angle)
        parts += [at(x, y, sign(colour, ink), scale=0.75), at(-x, -y, sign(colour, ink), scale=0.75)]
    if place.ferry:
        parts.append(at(0, 0, ferry(palette), scale=min(1.0, place.length / 25)))
    return at(place.x, place.y, *parts, class_="space")


def ferry(palette: Palette) -> str:
    """The symbol of a space that needs a ferry card."""
    return element("circle", r=11.5, fill=LIGHT.card, stroke=palette.coast, stroke_width=2) + element(
        "path", d=_FERRY, fill="#1f4f59"
    )


def car(place: Space, colour: str, palette: Palette) -> str:
    """A cable car on a space, the right way up, with the symbol of its owner."""
    ink, fill = SIGN_INK, palette.colours[colour]
    length, high = place.length + 2, min(CAR, place.length + 2)
    half, top = length / 2, -high / 2
    line = {"fill": fill, "stroke": ink, "stroke_width": "1.6", "stroke_linejoin": "round"}
    roof = steps("M", -half * 0.9, top + 3, "L", -half * 0.72, top - 1, "H", half * 0.72, "L", half * 0.9, top + 3, "Z")
    windows = "".join(
        element("rect", x=x, y=top + high * 0.34, width=length * 0.13, height=high * 0.3, rx=1)
        for x in (-half * 0.84, -half * 0.52, half * 0.26, half * 0.58)
    )
    body = (
        element("rect", x=-half, y=top + 3, width=length, height=high - 3, rx=4, **line)
        + element("path", d=roof, **line)
        + element("g", windows, fill=palette.glass)
    )
    badge = element("circle", r=9.5, fill=LIGHT.card, stroke=ink, stroke_width=1.4)
    sign_ink = ink if colour in DARK_SIGNS else LIGHT.colours[colour]
    upright = (place.angle + 90) % 180 - 90
    return at(
        place.x,
        place.y,
        at(0, 0, body, turn=upright),
        at(0, 0, badge, sign(colour, sign_ink), scale=high / CAR),
        class_="car",
    )


def dot(red: bool, palette: Palette) -> str:
    """A location; a red one shows a gift, for souvenirs."""
    if red:
        return (
            element("circle", r=DOT + 2, fill=palette.red, stroke=palette.brass, stroke_width=4)
            + element("circle", r=DOT + 4, fill="none", stroke=palette.ink, stroke_width=1.5)
            + element("path", d=_GIFT, fill=LIGHT.card, transform="scale(1.35)")
        )
    return element("circle", r=DOT - 2, fill=palette.card, stroke=palette.ink, stroke_width=3.5) + element(
        "circle", r=DOT - 8, fill="none", stroke=palette.brass, stroke_width=2
    )


def bridge(points: Sequence[Point], palette: Palette) -> str:
    """A roadway with a tower at each point between its ends."""
    line = {"d": through(points), "fill": "none", "stroke_linejoin": "round"}
    road = element("path", **line, stroke=palette.red, stroke_width=8)
    road += element("path", **line, stroke=palette.land, stroke_width=1.5)
    tower = element("path", d="M-7 9V-34M7 9V-34M-7-28H7M-7-14H7", fill="none", stroke=palette.red, stroke_width=4)
    return road + "".join(at(x, y, tower) for x, y in points[1:-1])
