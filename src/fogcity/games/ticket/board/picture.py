"""The picture of a board as one SVG file. Everything that has a colour also has a symbol."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from fogcity.core.errors import FogCityError
from fogcity.core.svg import at, element, rounded, steps, through
from fogcity.games.ticket.board import shapes
from fogcity.games.ticket.board.board import COLOURS, GREY, HEIGHT, WIDTH, Board, Route, Shape
from fogcity.games.ticket.board.layout import Layout, lay_out
from fogcity.games.ticket.board.palette import DARK, LIGHT, SEATS, SIGN_INK, Palette
from fogcity.games.ticket.board.placing import EDGE, LETTER, LINE, Label, Point, text_width

ROUTE_COLOURS = (*COLOURS, "grey")
FONT = "Georgia, 'Liberation Serif', 'Times New Roman', serif"
TITLES, KEY = (46.0, 38.0, 32.0, 26.0, 22.0), 16.0  # the size of letters; the title takes the largest that fits
COLUMN, ROW = 30.0, 27.0  # of the legend
PADDING = 14.0


def draw(board: Board, *, owners: Sequence[int] | None = None, dark: bool = False, letters: bool = True) -> str:
    """The board as an SVG text of 1200 x 1000; `owners` has the seat that claimed each route, -1 for a free one.

    Without `letters` there are no names, title and legend, for programs that have no fonts.
    """
    if owners is None:
        owners = [-1] * len(board.routes)
    if len(owners) != len(board.routes) or not all(-1 <= owner < len(SEATS) for owner in owners):
        expected = f"a seat from 0 to {len(SEATS) - 1}, or -1, for each of {len(board.routes)} routes"
        raise FogCityError(f"owners takes {expected}")
    return _Drawing(board, owners, DARK if dark else LIGHT).text(letters)


def layout_of(board: Board) -> Layout:
    """Where everything goes in the picture."""
    return _Drawing(board, [-1] * len(board.routes), LIGHT).layout


class _Drawing:
    """One picture in progress."""

    def __init__(self, board: Board, owners: Sequence[int], palette: Palette) -> None:
        self._board = board
        self._owners = owners
        self._palette = palette
        self._waves = "waves-dark" if palette is DARK else "waves"  # one page may contain both pictures
        self._lengths = sorted({route.length for route in board.routes})
        self._keys = list(self._find_keys())
        self.layout = lay_out(board, tuple(self._title_sizes()), self._legend_size())

    def text(self, letters: bool) -> str:
        """The whole picture, with or without names, title and legend."""
        board, palette = self._board, self._palette
        layers = [
            element("title", escape(board.title)),
            element("defs", self._pattern()),
            element("rect", width=WIDTH, height=HEIGHT, fill=palette.paper),
            _layer("scenery", map(self._scenery, board.scenery)),
            self._frame(),
            self._title() if letters else "",
            self._legend() if letters else "",
            _layer("tracks", map(self._track, self.layout.tracks)),
            _layer("routes", (self._route(place, route) for place, route in enumerate(board.routes))),
            _layer("locations", map(self._location, range(len(board.locations)))),
            self._names() if letters else "",
        ]
        svg = element(
            "svg",
            "\n",
            *(f"{layer}\n" for layer in layers if layer),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            width=WIDTH,
            height=HEIGHT,
            role="img",
            aria_label=board.title,
            font_family=FONT,
        )
        return f"{svg}\n"

    # ---- scenery

    def _pattern(self) -> str:
        waves = element(
            "path",
            d="M6 12q7-6 14 0t14 0M48 32q7-6 14 0t14 0",
            fill="none",
            stroke=self._palette.wave,
            stroke_width=2,
            stroke_linecap="round",
        )
        return element("pattern", waves, id=self._waves, width=84, height=40, patternUnits="userSpaceOnUse")

    def _scenery(self, shape: Shape) -> str:
        palette, points = self._palette, shape.points
        if shape.kind == "bridge":
            return shapes.bridge(points, palette)
        if shape.kind == "street":
            line = {"stroke": palette.street, "stroke_linejoin": "round", "stroke_linecap": "round"}
            return element("path", d=through(points), fill="none", stroke_width=7, **line)
        if shape.kind == "hill":
            heights = [rounded(shapes.smaller(points, part)) for part in (1.0, 0.68, 0.38)]
            return "".join(element("path", d=path, fill=palette.hill, fill_opacity=0.55) for path in heights)
        path = rounded(points)
        if shape.kind == "water":
            return element("path", d=path, fill=palette.water) + element("path", d=path, fill=f"url(#{self._waves})")
        if shape.kind == "land":
            shallows = element("path", d=path, fill="none", stroke=palette.shallows, stroke_width=26)
            return shallows + element("path", d=path, fill=palette.land, stroke=palette.coast, stroke_width=3)
        return element("path", d=path, fill=palette.park)

    def _frame(self) -> str:
        brass = self._palette.brass
        return "".join(
            element(
                "rect",
                x=gap,
                y=gap,
                width=WIDTH - 2 * gap,
                height=HEIGHT - 2 * gap,
                rx=18 - gap,
                fill="none",
                stroke=brass,
                stroke_width=wide,
            )
            for gap, wide in ((7.0, 3.0), (13.0, 1.0))
        )

    # ---- title and legend

    def _title_sizes(self) -> Iterator[Point]:
        most = (WIDTH - 2 * EDGE - 40) / text_width(self._board.title, 1.0)
        for letter in TITLES:
            fitting = min(letter, most)
            yield text_width(self._board.title, fitting) + 40, fitting + 30

    def _title(self) -> str:
        box, brass = self.layout.title, self._palette.brass
        x, y = (box.left + box.right) / 2, box.bottom - 14
        letter = box.bottom - box.top - 30
        return element(
            "g",
            element(
                "text",
                escape(self._board.title),
                x=x,
                y=box.top + letter,
                text_anchor="middle",
                font_size=letter,
                font_weight="bold",
                fill=self._palette.ink,
            ),
            element(
                "path",
                d=steps("M", box.left + 20, y, "H", x - 14, "M", x + 14, y, "H", box.right - 20),
                stroke=brass,
                stroke_width=2,
            ),
            element("path", d=steps("M", x, y - 6, "l6 6-6 6-6-6Z"), fill=brass),
            class_="title",
        )

    def _find_keys(self) -> Iterator[tuple[str, str]]:
        """The entries of the legend: symbols and their meanings."""
        palette, routes = self._palette, self._board.routes
        if any(route.ferries for route in routes):
            yield shapes.ferry(palette), "needs a ferry card"
        if any(route.colour == GREY for route in routes):
            grey = at(0, 0, shapes.sign("grey", SIGN_INK), scale=0.85)
            yield shapes.slot(30, 17, "grey", palette) + grey, "any one colour"
        if any(location.red for location in self._board.locations):
            yield at(0, 0, shapes.dot(True, palette), scale=0.75), "souvenirs"

    def _legend_size(self) -> Point:
        table = text_width("Spaces", KEY) + 24 + COLUMN * len(self._lengths)
        wide = max([table, *(50 + text_width(words, KEY) for _, words in self._keys)])
        return wide + 2 * PADDING, 80 + ROW * len(self._keys)

    def _legend(self) -> str:
        box, palette = self.layout.legend, self._palette
        left, right = box.left + PADDING, box.right - PADDING
        points = [self._board.points[length] for length in self._lengths]
        parts = [
            element(
                "rect",
                x=box.left,
                y=box.top,
                width=box.right - box.left,
                height=box.bottom - box.top,
                rx=8,
                fill=palette.card,
                stroke=palette.brass,
                stroke_width=1.5,
            ),
            *self._numbers("Spaces", self._lengths, box.top + 29, "normal"),
            *self._numbers("Points", points, box.top + 54, "bold"),
        ]
        if self._keys:
            parts.append(element("path", d=steps("M", left, box.top + 65, "H", right), stroke=palette.brass))
        for place, (sign, words) in enumerate(self._keys):
            y = box.top + 90 + ROW * place
            parts += [at(left + 16, y - 5, sign), element("text", words, x=left + 44, y=y)]
        return element("g", *parts, class_="legend", font_size=KEY, fill=palette.ink)

    def _numbers(self, word: str, numbers: Sequence[int], y: float, weight: str) -> Iterator[str]:
        """A row of the table of points."""
        box = self.layout.legend
        yield element("text", word, x=box.left + PADDING, y=y)
        for place, number in enumerate(reversed(numbers)):
            x = box.right - PADDING - COLUMN * (place + 0.5)
            yield element("text", str(number), x=x, y=y, text_anchor="middle", font_weight=weight)

    # ---- the map

    def _track(self, track: Sequence[Point]) -> str:
        line = {"stroke": self._palette.faint, "stroke_linejoin": "round"}
        return element("path", d=through(track), fill="none", stroke_width=3, stroke_opacity=0.45, **line)

    def _route(self, place: int, route: Route) -> str:
        owner, colour = self._owners[place], ROUTE_COLOURS[route.colour]
        words = [colour, f"{route.length} space{'s' * (route.length > 1)}"]
        if route.ferries:
            words.append(f"{route.ferries} ferr{'ies' if route.ferries > 1 else 'y'}")
        if owner >= 0:
            words.append(f"claimed by seat {owner + 1}, {SEATS[owner]}")
        parts = [element("title", escape(f"{self._board.route_name(place)}: {', '.join(words)}"))]
        for space in self.layout.spaces[place]:
            parts.append(shapes.space(space, colour, self._palette))
            if owner >= 0:
                parts.append(shapes.car(space, SEATS[owner], self._palette))
        return element("g", *parts, class_="route", data_route=place)

    def _location(self, place: int) -> str:
        location = self._board.locations[place]
        dot = at(location.x, location.y, shapes.dot(location.red, self._palette))
        return element("g", element("title", escape(self._about(place))), dot, class_="location", data_location=place)

    def _about(self, place: int) -> str:
        """A location in words, with its tickets."""
        location = self._board.locations[place]
        words = ["souvenirs"] if location.red else []
        ends = [
            (self._board.locations[ticket.b if ticket.a == place else ticket.a].name, ticket.points)
            for ticket in self._board.tickets
            if place in (ticket.a, ticket.b)
        ]
        if ends:
            words.append("tickets to " + ", ".join(f"{name} ({points})" for name, points in ends))
        return f"{location.name}: {'; '.join(words)}" if words else location.name

    def _names(self) -> str:
        """The names, each with an outline in the colour of the paper, so that they are readable on any background."""
        return element(
            "g",
            *(f"\n{_name(label)}" for label in self.layout.labels),
            "\n",
            class_="names",
            font_size=LETTER,
            font_weight="bold",
            fill=self._palette.ink,
            stroke=self._palette.land,
            stroke_width=5,
            stroke_linejoin="round",
            paint_order="stroke",
        )


def _layer(name: str, parts: Iterator[str]) -> str:
    """A layer of the picture, one line for each element; empty if there is none."""
    lines = "".join(f"\n{part}" for part in parts)
    return element("g", lines, "\n", class_=name) if lines else ""


def _name(label: Label) -> str:
    lines = (
        element("tspan", escape(line), x=label.x, y=label.box.top + LINE * (number + 0.76))
        for number, line in enumerate(label.lines)
    )
    return element("text", *lines, text_anchor=label.anchor)
