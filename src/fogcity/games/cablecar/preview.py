"""The board of Cable Car and the company game as a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fogcity.core.colours import BRASS, ink_on, paint_of, symbol
from fogcity.core.picture import BoardPicture
from fogcity.core.svg import Point, at, element, short, steps
from fogcity.core.view_data import ViewData
from fogcity.games.cablecar.board import POWER_STATION, SIDES, SPACES
from fogcity.games.cablecar.board_data import Station, TrackBoard
from fogcity.games.cablecar.view_data import BoardViewData, CableCarViewData, LaidTile, Line

TILE, EDGE = 90.0, 62.0
SIDE = 8 * TILE
FIELD, GRID, GROUND, GROUND_EDGE, STREET, RAILS = "#e6dcc6", "#cfc2a5", "#f3ead6", "#d3c6a9", "#fffcf4", "#a89d8b"
PLATFORM = "#fbf8f0"
# Traffic keeps right, so every side has one point to enter by and one to leave by.
ENTER: dict[str, Point] = {"N": (1 / 3, 0), "E": (1, 1 / 3), "S": (2 / 3, 1), "W": (0, 2 / 3)}
LEAVE: dict[str, Point] = {"N": (2 / 3, 0), "E": (1, 2 / 3), "S": (1 / 3, 1), "W": (0, 1 / 3)}
INWARD: dict[str, Point] = {"N": (0, 1), "E": (-1, 0), "S": (0, -1), "W": (1, 0)}


class TrackPicture(BoardPicture):
    """The spaces, tiles, lines and cars."""

    def draw(self, seats: int, view: ViewData | None, *, letters: bool) -> str:  # noqa: ARG002 - there are none
        board = self.game.board_data()
        assert isinstance(board, TrackBoard)
        tiles: dict[str, LaidTile | None] = {}
        lines: Sequence[Line] = ()
        if isinstance(view, BoardViewData):
            tiles, lines = view.board, view.lines
        owners = board.owners[str(seats)]
        closed = {line.station for line in lines if line.closed}
        size = short(SIDE + 2 * EDGE)
        return element(
            "svg",
            element("rect", x=-9, y=-9, width=SIDE + 18, height=SIDE + 18, rx=14, fill=BRASS),
            element("rect", x=-3, y=-3, width=SIDE + 6, height=SIDE + 6, rx=8, fill=FIELD),
            _grid(),
            *(_tile(space, laid) for space, laid in tiles.items() if laid is not None),
            *_power_station(),
            *(_line(board.stations[line.station - 1], line) for line in sorted(lines, key=lambda line: line.closed)),
            *(
                _car(station, owner, station.number in closed)
                for station, owner in zip(board.stations, owners, strict=True)
                if owner is not None
            ),
            viewBox=f"{short(-EDGE)} {short(-EDGE)} {size} {size}",
        )

    def points(self, view: ViewData) -> Sequence[int] | None:
        if isinstance(view, CableCarViewData):
            return [player.points for player in view.players]
        return super().points(view)  # shares are hidden until the end


def _corner(space: str) -> Point:
    row, column = divmod(SPACES.index(space), 8)
    return TILE * column, TILE * row


def _grid() -> str:
    lines = [steps("M", TILE * n, 0, "V", SIDE, "M", 0, TILE * n, "H", SIDE) for n in range(1, 8)]
    return element("path", d=" ".join(lines), stroke=GRID, stroke_width=2)


def _curve(corner: Point, side: str, to: str) -> tuple[Point, Point, Point, Point]:
    """A track over a tile, as the points of a cubic curve."""
    a, b, p, q = ENTER[side], LEAVE[to], INWARD[side], INWARD[to]
    straight = (SIDES.index(side) - SIDES.index(to)) % 4 == 2
    reach = 0.5 if side == to else 0.4 if straight else 0.58 * abs(a[0] - b[0])
    ends = (a, (a[0] + p[0] * reach, a[1] + p[1] * reach), (b[0] + q[0] * reach, b[1] + q[1] * reach), b)
    first, second, third, last = ((corner[0] + TILE * x, corner[1] + TILE * y) for x, y in ends)
    return first, second, third, last


def _tile(space: str, laid: LaidTile) -> str:
    turned = laid.turned // 90
    corner = _corner(space)
    paths = []
    for number, to in enumerate(laid.tile):
        side, end = SIDES[(number + turned) % 4], SIDES[(SIDES.index(to) + turned) % 4]
        first, second, third, last = _curve(corner, side, end)
        paths.append(steps("M", *first, "C", *second, *third, *last))
    x, y = corner
    tracks = " ".join(paths)
    box = {"x": x + 1, "y": y + 1, "width": TILE - 2, "height": TILE - 2, "rx": 4}
    return "".join(
        (
            element("rect", **box, fill=GROUND, stroke=GROUND_EDGE, stroke_width=1.5),
            element("path", d=tracks, fill="none", stroke=STREET, stroke_width=15),
            element("path", d=tracks, fill="none", stroke=RAILS, stroke_width=5),
            element("path", d=tracks, fill="none", stroke=STREET, stroke_width=2.4),
        )
    )


def _power_station() -> Iterator[str]:
    x, y = _corner(SPACES[POWER_STATION[0]])
    yield element("rect", x=x + 3, y=y + 3, width=174, height=174, rx=10, fill="#8c2f2b")
    yield element("rect", x=x + 9, y=y + 9, width=162, height=162, rx=6, fill="none", stroke="#d9ad5f", stroke_width=2)
    wheel = [element("circle", r=44, fill="#4a1512"), element("circle", r=44, fill="none")]
    wheel += [at(0, 0, element("path", d="M0 0V-44"), turn=45.0 * n) for n in range(8)]
    yield at(x + TILE, y + TILE, *wheel, stroke="#d9ad5f", stroke_width="6")
    yield element("circle", cx=x + TILE, cy=y + TILE, r=13, fill="#d9ad5f")


def _line(station: Station, line: Line) -> str:
    """A line: dotted while it is open, a ribbon once it is closed."""
    column, row, side = *_place(station), station.side
    dx, dy = INWARD[side]
    start = _curve((TILE * column, TILE * row), side, side)[0]
    parts = [steps("M", start[0] - 11 * dx, start[1] - 11 * dy, "L", *start)]
    for to in line.path:
        _, second, third, last = _curve((TILE * column, TILE * row), side, to)
        parts.append(steps("C", *second, *third, *last))
        dx, dy = INWARD[to]
        column, row, side = column - int(dx), row - int(dy), SIDES[(SIDES.index(to) + 2) % 4]
    ends = {"d": " ".join(parts), "fill": "none", "stroke_linejoin": "round"}
    paint = paint_of(line.owner)
    if not line.closed:
        dots = {"stroke_linecap": "round", "stroke_dasharray": "0.1 9"}
        return element("path", **ends, stroke=STREET, stroke_width=6.4) + element(
            "path", **ends, **dots, stroke=paint, stroke_width=6.6
        )
    return element("path", **ends, stroke=STREET, stroke_width=12) + element(
        "path", **ends, stroke=paint, stroke_width=8.6
    )


def _place(station: Station) -> tuple[int, int]:
    row, column = divmod(SPACES.index(station.space), 8)
    return column, row


def _car(station: Station, colour: str, pale: bool) -> str:
    """A car on its platform outside the board; pale once its line is closed."""
    x, y = _corner(station.space)
    dx, dy = INWARD[station.side]
    middle = x + TILE / 2 - dx * 76.5, y + TILE / 2 - dy * 76.5
    wide, high = (84, 45) if dy else (46, 84)
    cx, cy = x + TILE * ENTER[station.side][0] - dx * 31, y + TILE * ENTER[station.side][1] - dy * 31
    body = [
        element("path", d="M-20-6H20V9.5Q20 13 16.5 13H-16.5Q-20 13-20 9.5Z", fill=paint_of(colour)),
        element("path", d="M-22-6Q-21-11-14-11H-10Q-9-14-6-14H6Q9-14 10-11H14Q21-11 22-6Z", fill="#6d5a33"),
        at(0, 3.2, symbol(colour, ink_on(colour)), scale=0.92),
    ]
    platform = {"x": middle[0] - wide / 2, "y": middle[1] - high / 2, "width": wide, "height": high}
    box = element("rect", **platform, rx=9, fill=PLATFORM, stroke=GROUND_EDGE, stroke_width=1.5)
    return box + at(cx, cy, *body, opacity="0.4" if pale else "1")
