"""The picture in a link preview: the board as a spectator sees it, and everybody's colour and points.

A game draws its board as its part `preview` (see core/picture.py). There are no letters in the picture, because a
server may have no fonts; digits are drawn as lines.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections import Counter, OrderedDict
from collections.abc import Sequence
from typing import NamedTuple

from fogcity.core.colours import BAY, BRASS, INK, PAPER, RED, SHEET, ink_on, paint_of, symbol
from fogcity.core.game import Game, View
from fogcity.core.picture import NAMESPACE, BoardPicture, find_picture, fit
from fogcity.core.svg import at, element
from fogcity.core.view_data import ViewData
from fogcity.server.problems import Unavailable

WIDTH, HEIGHT = 1200, 630  # what previewers ask for
BOARD_LEFT, MARGIN = 430.0, 24.0
MAX_KEPT = 64  # pictures, of about 150 kB
MAX_WAITING = 16  # requests for other pictures than the one that is drawn; it takes about half a second
PATIENCE = 20.0  # seconds


class PlainPicture(BoardPicture):
    """The picture of games that draw none: a cable car on its hill."""

    def draw(self, seats: int, view: ViewData | None, *, letters: bool) -> str:  # noqa: ARG002 - it is always the same
        return element("svg", _cable_car(), viewBox="0 0 48 48")


class Picture(NamedTuple):
    """A PNG and its ETag."""

    data: bytes
    tag: str


_Key = tuple[str, int, bytes]


class Pictures:
    """Draws pictures beside the event loop, one at a time, and keeps the latest ones.

    A picture depends on the game, the number of seats and the spectator's view, so these are its key. However many are
    asked for at once, there is one process that draws; who would have to wait for too many others gets a 503.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[_Key, Picture] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting: Counter[_Key] = Counter()

    async def get(self, game: Game, seats: int, view: View | None) -> Picture:
        """The picture of a game as spectators see it; of an empty board, if it has not begun (None)."""
        assert view is None or view.seat is None, "everybody may see the picture"
        key = (game.name, seats, b"" if view is None else view.tobytes())
        if (picture := self._kept.get(key)) is None:
            if key not in self._waiting and len(self._waiting) > MAX_WAITING:
                raise Unavailable("too many pictures are being drawn; try again later")
            self._waiting[key] += 1
            try:
                async with self._turn:  # who asks for the same picture meanwhile finds it
                    picture = self._kept.get(key) or await _make(game, seats, view)
            finally:
                self._waiting -= Counter([key])
        self._kept[key] = picture
        self._kept.move_to_end(key)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return picture


async def _make(game: Game, seats: int, view: View | None) -> Picture:
    def svg() -> str:
        return compose(game, seats, None if view is None else game.view_data(view))

    data = await rasterise(await asyncio.to_thread(svg))
    return Picture(data, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


async def rasterise(svg: str) -> bytes:
    """An SVG as PNG. This takes a process of its own, because resvg holds the GIL for some tenths of a second."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-c", _RASTERISE, stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        data, _ = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE)
    except BaseException:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        raise
    if process.returncode or not data:
        raise RuntimeError(f"the picture could not be drawn: the process ended with {process.returncode}")
    return data


_RASTERISE = """
import sys, resvg_py
svg = sys.stdin.buffer.read().decode()
sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))
"""


def picture_of(game: Game) -> BoardPicture:
    """What draws a game's board."""
    return find_picture(game) or PlainPicture(game)


def compose(game: Game, seats: int, view: ViewData | None) -> str:
    """The whole picture as SVG: our sign, the seats, and the board beside them."""
    part = picture_of(game)
    points = None if view is None else part.points(view)
    board = part.draw(seats, view, letters=False)
    turn = -1 if view is None else view.turn
    colours = [game.colours[seat % len(game.colours)] for seat in range(seats)]
    return element(
        "svg",
        element("rect", width=WIDTH, height=HEIGHT, fill=PAPER),
        element("path", d=f"M0 {HEIGHT}V606L430 546V{HEIGHT}Z", fill=BAY),
        element("path", d="M0 606 430 546", stroke=BRASS, stroke_width=6),
        at(MARGIN + 16, MARGIN + 6, _cable_car(), scale=2.6),
        *(_seat(place, seats, colour, points, place == turn) for place, colour in enumerate(colours)),
        fit(board, BOARD_LEFT, MARGIN, WIDTH - BOARD_LEFT - MARGIN, HEIGHT - 2 * MARGIN),
        xmlns=NAMESPACE,
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
    )


def _seat(place: int, seats: int, colour: str, points: Sequence[int] | None, acts: bool) -> str:
    """A seat: its colour, its symbol and its points. The seat to act has a frame."""
    step = min(88.0, 372.0 / seats)
    parts = [
        element(
            "rect",
            x=0,
            y=-step / 2 + 5,
            width=330,
            height=step - 10,
            rx=(step - 10) / 2,
            fill=SHEET,
            stroke=BRASS if acts else "none",
            stroke_width=5,
        ),
        element("circle", cx=step / 2, cy=0, r=step / 2 - 12, fill=paint_of(colour)),
        at(step / 2, 0, symbol(colour, ink_on(colour)), scale=step / 44),
    ]
    if points is not None:
        scale = step / 88
        parts.append(at(306, -22 * scale, number(points[place]), scale=scale))
    return at(46, 164 + step * (place + 0.5), *parts)


def _cable_car() -> str:
    """Our sign: a cable car on a hill, 48 wide and high (web/index.html)."""
    car = [
        element("path", d="M-17-5H17L15.5-2H-15.5Z", fill=BRASS),
        element("path", d="M-15-5V-19H15V-5Z", fill=RED),
        element("path", d="M-8-17.8H6V-10H-8Z", fill="#fbe7b2"),
        element("path", d="M-17-19Q-16-21-12-21H12Q16-21 17-19Z", fill=RED),
    ]
    return "".join(
        (
            element("path", d="M0 48V43L48 24V48Z", fill=BAY),
            element("path", d="M0 43 48 24", stroke=BRASS, stroke_width=2),
            at(23, 31.5, *car, turn=-21.6),
        )
    )


# Digits as lines, 24 wide and 44 high.
_DIGITS = {
    "0": "M12 3C4 3 3 14 3 22S4 41 12 41 21 30 21 22 20 3 12 3Z",
    "1": "M5 11 13 3V41M5 41H21",
    "2": "M3 13C3 7 7 3 12 3S21 7 21 13 12 25 3 41H21",
    "3": "M3 9C5 5 8 3 12 3 17 3 20 7 20 12S16 21 10 21C17 21 21 25 21 31S17 41 11 41C7 41 4 39 3 35",
    "4": "M16 41V3L2 30H22",
    "5": "M20 3H6L4 21C6 18 9 17 12 17 18 17 21 22 21 29S17 41 11 41C7 41 4 39 3 36",
    "6": "M19 7C17 4 15 3 12 3 5 3 3 13 3 25S6 41 12 41 21 36 21 29 17 18 12 18 4 22 3 27",
    "7": "M3 3H21L9 41",
    "8": "M12 21C7 21 4 17 4 12S7 3 12 3 20 7 20 12 17 21 12 21C7 21 3 25 3 31S7 41 12 41 21 37 21 31 17 21 12 21Z",
    "9": "M5 37C7 40 9 41 12 41 19 41 21 31 21 19S18 3 12 3 3 8 3 15 7 26 12 26 20 22 21 17",
    "-": "M4 24H20",
}


def number(value: int) -> str:
    """A number as lines, 44 high, whose right end is at the origin."""
    digits = str(value)
    lines = [
        at(32 * (place - len(digits)) + 8, 0, element("path", d=_DIGITS[digit])) for place, digit in enumerate(digits)
    ]
    line = {"fill": "none", "stroke": INK, "stroke_width": "6", "stroke_linecap": "round", "stroke_linejoin": "round"}
    return element("g", *lines, **line)
