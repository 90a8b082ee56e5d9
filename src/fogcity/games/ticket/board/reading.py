"""Reading a board file, and saying all that is wrong with it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import Any

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    CARDS,
    FERRY,
    GREY,
    HEIGHT,
    MAX_CARDS,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
    WIDTH,
    Board,
    Location,
    Route,
    Shape,
    Ticket,
)
from fogcity.games.ticket.board.checking import (
    ROUTE_COLOURS,
    Row,
    check_claims,
    check_double,
    check_stacks,
    check_texts,
    joined,
)
from fogcity.games.ticket.board.lines_of import Path, lines_of
from fogcity.games.ticket.board.values import Problems, Values, ask, close, fold, show

AREAS = ("water", "land", "park", "hill")
LINES = ("street", "bridge")
MAX_SHAPES, MAX_CORNERS, MARGIN = 64, 200, 300
MAX_NAME, MAX_TITLE, MAX_BEND = 40, 80, 600
MIN_TICKETS = 8  # four players take two each (SF7)
MIN_CARDS, MIN_COLOURED = 13, 5  # four hands of two and five open cards (SF6), not all of them ferries (SF14)

_SECTIONS = (
    *("name", "title", "cars", "cards", "points", "souvenirs", "souvenir_points"),
    *("locations", "routes", "tickets"),
)
_HINTS = {
    "Unclosed array": "a list is not closed with ], or a comma is missing before this",
    "Unclosed inline table": "a table is not closed with } on its line, or a comma is missing before this",
    "Cannot overwrite a value": "the same key is given twice",
}
# Keys of very many parts cost the standard library time and space beyond measure.
_LONG_KEY = re.compile(r"""(?:\.[ \t]*+(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+){32}""")


def read(text: str, source: str) -> Board:
    """The board that a text describes, or BadBoard with a line for each problem."""
    data, lines = _toml(text, source)
    problems = Problems(source, lines)
    board = _Reader(problems).board(data)
    problems.stop_if_any()
    return board


def _toml(text: str, source: str) -> tuple[dict[str, Any], dict[Path, int]]:
    """What the text says as TOML, and on which lines."""
    long_key = _LONG_KEY.search(text)
    if long_key is not None:
        line = text.count("\n", 0, long_key.start()) + 1
        raise BadBoard(f"{source}, line {line}: a key has far too many parts")
    try:
        return tomllib.loads(text), lines_of(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        hint = _HINTS.get(what, what[:1].lower() + what[1:])
        raise BadBoard(f"{source}, line {line}: this is no sound TOML: {hint}") from None
    except RecursionError:
        raise BadBoard(f"{source}: lists or tables are nested far too deeply") from None
    except ValueError:  # more digits than Python turns into a number
        found = re.search(r"[0-9_]{4300}", text)
        line = text.count("\n", 0, found.start() if found else 0) + 1
        raise BadBoard(f"{source}, line {line}: a number is far too long") from None


class _Reader(Values):
    """Reads a board section by section. After a problem, checks that would only repeat it are left out."""

    def __init__(self, problems: Problems) -> None:
        super().__init__(problems)
        self._index: dict[str, int] = {}  # of the locations, by name
        self._all_known = True  # are there no locations that the file wants but we could not read?

    def board(self, data: dict[str, Any]) -> Board:
        """The board; it is worth nothing if there are problems."""
        self.table((), data, "a board", _SECTIONS, ["scenery"])
        name, title = self._name(data.get("name")), self.text(("title",), data.get("title"), "title", MAX_TITLE)
        before = len(self.problems)
        locations = self._locations(data.get("locations"))
        souvenirs = self._souvenirs(data.get("souvenirs"))
        if len(self.problems) == before and "locations" in data and "souvenirs" in data:
            check_stacks(self.problems, locations, souvenirs)
        before = len(self.problems)
        cars = self.whole(("cars",), data.get("cars"), "cars", 3, 60)
        cards = self._cards(data.get("cards"))
        is_supply_known = len(self.problems) == before and "cars" in data and "cards" in data
        rows = self._rows(data.get("routes"))
        if is_supply_known:
            check_claims(self.problems, rows, cars, cards)
        return Board(
            name=name,
            title=title,
            locations=tuple(locations),
            routes=tuple(self._routes(rows, locations)),
            tickets=tuple(self._tickets(data.get("tickets"), locations, rows)),
            points=self._points(data.get("points"), rows),
            souvenirs=souvenirs,
            souvenir_points=self._souvenir_points(data.get("souvenir_points"), len(souvenirs)),
            cars=cars,
            cards=cards,
            scenery=tuple(self._scenery(data.get("scenery"))),
        )

    # ---- what the box has

    def _name(self, value: object) -> str:
        if isinstance(value, str) and len(value) <= MAX_NAME and re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", value):
            return value
        if value is not None:
            what = f"lower-case words joined by hyphens, {MAX_NAME} characters at most"
            self.problems.add(("name",), f"name takes {what}, not {show(value)}")
        return "?"

    def _cards(self, value: object) -> tuple[int, ...]:
        before = len(self.problems)
        table = self.table(("cards",), value, "cards", CARDS)
        cards = tuple(self.whole(("cards", kind), table.get(kind), f"cards: {kind}", 0, 30) for kind in CARDS)
        total, ferries = sum(cards), cards[FERRY]
        if table and len(self.problems) == before:
            if not MIN_CARDS <= total <= MAX_CARDS:
                self.problems.add(("cards",), f"a board needs {MIN_CARDS} to {MAX_CARDS} cards, not {total}")
            elif total - ferries < MIN_COLOURED:
                needed = f"at least {MIN_COLOURED} cards that are no ferries"
                self.problems.add(("cards",), f"a board needs {needed}, not {total - ferries}")
        return cards

    def _points(self, value: object, rows: list[Row]) -> tuple[int, ...]:
        """Points by length; lengths that no route has need none."""
        before = len(self.problems)
        lengths = [str(length) for length in range(1, MAX_LENGTH + 1)]
        table = self.table(("points",), value, "points (by length)", [], lengths)
        points = [self.whole(("points", key), table.get(key), f"points for length {key}", 0, 99) for key in lengths]
        if value is not None and len(self.problems) == before:
            first_of_length = {row.length: row for row in reversed(rows) if row.length}
            for length, row in first_of_length.items():
                if str(length) not in table:
                    self.problems.add(row.path, f"length {length} has no points; add it to `points`")
        return (0, *points[: max((int(key) for key in lengths if key in table), default=0)])

    def _souvenirs(self, value: object) -> tuple[str, ...]:
        symbols = self.array(("souvenirs",), value, "souvenirs")
        if isinstance(value, list) and not 2 <= len(symbols) <= MAX_SYMBOLS:
            self.problems.add(("souvenirs",), f"a board needs 2 to {MAX_SYMBOLS} souvenirs, not {len(symbols)}")
        for place, symbol in enumerate(symbols[:MAX_SYMBOLS]):
            path: Path = ("souvenirs", place)
            if not isinstance(symbol, str) or re.fullmatch("[a-z]{1,20}", symbol) is None:
                self.problems.add(path, f"a souvenir is one word of lower-case letters, not {show(symbol)}")
            elif symbol in CARDS:
                self.problems.add(path, f"{symbol} is a kind of card; a souvenir needs a word of its own")
            elif symbol in symbols[:place]:
                self.problems.add(path, f"there is a souvenir {symbol} already")
        return tuple(symbol for symbol in symbols if isinstance(symbol, str))

    def _souvenir_points(self, value: object, symbols: int) -> tuple[int, ...]:
        points = self.array(("souvenir_points",), value, "souvenir_points")
        if isinstance(value, list) and 2 <= symbols <= MAX_SYMBOLS and len(points) != symbols + 1:
            needed = f"{symbols} souvenirs need {symbols + 1} numbers, for none to all of them"
            self.problems.add(("souvenir_points",), f"{needed}, not {len(points)}")
        return tuple(
            self.whole(("souvenir_points", place), number, f"souvenir_points for {place}", 0, 99)
            for place, number in enumerate(points[: MAX_SYMBOLS + 1])
        )

    # ---- the map

    def _locations(self, value: object) -> list[Location]:
        found = []
        folded: dict[str, str] = {}
        for place, element in self._elements("locations", value, MAX_LOCATIONS):
            path: Path = ("locations", place)
            table = self.table(path, element, "a location", ("name", "x", "y"), ["red"])
            name = self._location_name((*path, "name"), table.get("name"))
            shown = name if name.isprintable() else show(name)
            if name and folded.setdefault(fold(name), shown) is not shown:
                self.problems.add((*path, "name"), f"there is a location {folded[fold(name)]} already")
            self._index.setdefault(name, place)
            x = self.number((*path, "x"), table.get("x"), "x", 0, WIDTH)
            y = self.number((*path, "y"), table.get("y"), "y", 0, HEIGHT)
            found.append(Location(shown, x, y, self.switch((*path, "red"), table.get("red", False), "red")))
        return found

    def _location_name(self, path: Path, value: object) -> str:
        """A name that can be a part of the text of an action; empty if there is none at all."""
        if not isinstance(value, str):
            self._all_known = False
            if value is not None:
                self.problems.add(path, f"the name of a location is a text in quotes, not {show(value)}")
            return ""
        wrong = _wrong_name(value)
        if wrong:
            self.problems.add(path, wrong)
        return value

    def _rows(self, value: object) -> list[Row]:
        rows: list[Row] = []
        for place, element in self._elements("routes", value, MAX_ROUTES):
            path: Path = ("routes", place)
            table = self.table(path, element, "a route", ("from", "to", "length", "colours"), ["ferries", "bend"])
            a, b = self._ends(path, table, "a route")
            length = self.whole((*path, "length"), table.get("length"), "length", 1, MAX_LENGTH)
            ferries = self.whole((*path, "ferries"), table.get("ferries", 0), "ferries", 0, MAX_LENGTH)
            if 0 < length < ferries:
                self.problems.add((*path, "ferries"), f"a route of length {length} has no room for {ferries} ferries")
            bend = self.number((*path, "bend"), table.get("bend", 0), "bend", -MAX_BEND, MAX_BEND)
            colours = self._colours((*path, "colours"), table.get("colours"))
            rows += [Row(path, a, b, length, colour, ferries, bend, "bend" in table) for colour in colours]
        if isinstance(value, list) and len(value) <= MAX_ROUTES < len(rows):
            self.problems.add(rows[MAX_ROUTES].path, f"there are more than {MAX_ROUTES} routes")
        return rows[:MAX_ROUTES]

    def _colours(self, path: Path, value: object) -> list[int]:
        """The colour of a route, or those of both routes of a double route."""
        colours = self.array(path, value, "colours")
        if isinstance(value, list) and not 1 <= len(colours) <= 2:
            self.problems.add(path, f"a route has one colour, a double route two, not {len(colours)}")
        words = [self.word((*path, place), word, "a colour", ROUTE_COLOURS) for place, word in enumerate(colours[:2])]
        return [ROUTE_COLOURS.index(word) for word in words] or [GREY]

    def _routes(self, rows: list[Row], locations: list[Location]) -> list[Route]:
        """The routes; the two of a double route know each other (SF1), and both are named as the first is written."""
        by_ends: dict[tuple[int, int], list[int]] = {}
        for place, row in enumerate(rows):
            if min(row.ends) >= 0:
                by_ends.setdefault(row.ends, []).append(place)
        for ends, places in by_ends.items():
            if len(places) > 1:
                pair = " and ".join(locations[end].name for end in ends)
                check_double(self.problems, [rows[place] for place in places], pair)
        pairs = [(rows[places[0]].path, ends) for ends, places in by_ends.items()]
        check_texts(self.problems, pairs, locations, "routes")
        routes = []
        for place, row in enumerate(rows):
            places = by_ends.get(row.ends, [place])
            first = rows[places[0]]
            number = places.index(place) + 1 if len(places) > 1 else 0
            twin = places[number % 2] if number else -1
            routes.append(Route(first.a, first.b, row.length, row.colour, row.ferries, number, twin, first.bend))
        return routes

    def _tickets(self, value: object, locations: list[Location], rows: list[Row]) -> list[Ticket]:
        groups = joined(len(locations), [row.ends for row in rows])
        is_map_known = bool(rows) and all(min(row.ends) >= 0 for row in rows)
        tickets = []
        paths: dict[tuple[int, int], Path] = {}
        for place, element in self._elements("tickets", value, MAX_TICKETS):
            path: Path = ("tickets", place)
            table = self.table(path, element, "a ticket", ("from", "to", "value"))
            a, b = self._ends(path, table, "a ticket")
            tickets.append(Ticket(a, b, self.whole((*path, "value"), table.get("value"), "value", 1, 99)))
            if min(a, b) < 0:
                continue
            pair = f"{locations[a].name} and {locations[b].name}"
            if paths.setdefault((min(a, b), max(a, b)), path) is not path:
                self.problems.add(path, f"there is a ticket for {pair} already")
            elif is_map_known and groups[a] != groups[b]:
                self.problems.add(path, f"no routes connect {pair}")
        if isinstance(value, list) and 0 < len(value) < MIN_TICKETS:
            needed = f"a board needs {MIN_TICKETS} tickets, as four players take two each"
            self.problems.add(("tickets",), f"{needed}, not {len(value)}")
        check_texts(self.problems, [(path, ends) for ends, path in paths.items()], locations, "tickets")
        return tickets

    def _ends(self, path: Path, table: dict[str, Any], what: str) -> tuple[int, int]:
        """The locations that a route or a ticket joins; -1 for both if they are not known to be two."""
        a, b = (self._end((*path, key), table.get(key)) for key in ("from", "to"))
        if a == b >= 0:
            self.problems.add((*path, "to"), f"{what} joins two locations, not one with itself")
        return (a, b) if a != b and min(a, b) >= 0 else (-1, -1)

    def _end(self, path: Path, value: object) -> int:
        if isinstance(value, str) and value in self._index:
            return self._index[value]
        if not isinstance(value, str) and value is not None:
            self.problems.add(path, f"{path[-1]} takes the name of a location in quotes, not {show(value)}")
        elif value is not None and self._all_known:
            self.problems.add(path, f"there is no location {show(value)}{ask(close(value, self._index))}")
        return -1

    def _elements(self, section: str, value: object, most: int) -> Iterable[tuple[int, Any]]:
        """The elements of a section that lists things, with their places."""
        elements = self.array((section,), value, section)
        if isinstance(value, list) and not elements:
            self.problems.add((section,), f"there are no {section}")
        if len(elements) > most:
            self.problems.add((section, most), f"there are more than {most} {section}")
        if section == "locations" and not 0 < len(elements) <= most:
            self._all_known = False
        return enumerate(elements[:most])

    # ---- the picture

    def _scenery(self, value: object) -> list[Shape]:
        shapes = self.array(("scenery",), value, "scenery")
        if len(shapes) > MAX_SHAPES:
            self.problems.add(("scenery", MAX_SHAPES), f"there are more than {MAX_SHAPES} pieces of scenery")
        return [self._shape(("scenery", place), shape) for place, shape in enumerate(shapes[:MAX_SHAPES])]

    def _shape(self, path: Path, value: object) -> Shape:
        table = self.table(path, value, "a piece of scenery", ("kind", "points"))
        kind = self.word((*path, "kind"), table.get("kind"), "kind", (*AREAS, *LINES))
        corners = self.array((*path, "points"), table.get("points"), "points")
        fewest = 2 if kind in LINES else 3
        if isinstance(table.get("points"), list) and not fewest <= len(corners) <= MAX_CORNERS:
            self.problems.add((*path, "points"), f"{kind} takes {fewest} to {MAX_CORNERS} points, not {len(corners)}")
        points = [self._corner((*path, "points", place), corner) for place, corner in enumerate(corners[:MAX_CORNERS])]
        return Shape(kind, tuple(points))

    def _corner(self, path: Path, value: object) -> tuple[float, float]:
        if not isinstance(value, list) or len(value) != 2:
            self.problems.add(path, f"a point is a list of two numbers, [x, y], not {show(value)}")
            return 0.0, 0.0
        x, y = value
        return (
            self.number((*path, 0), x, "x", -MARGIN, WIDTH + MARGIN),
            self.number((*path, 1), y, "y", -MARGIN, HEIGHT + MARGIN),
        )


def _wrong_name(name: str) -> str:
    """Why this cannot be the name of a location; empty if it can."""
    if not name.strip():
        return "a location needs a name, not an empty one"
    if len(name) > MAX_NAME:
        return f"the name of a location has at most {MAX_NAME} characters, not {len(name)}"
    if not name.isprintable():
        return f"the name {show(name)} has a character that cannot be printed"
    if "(" in name or ")" in name:
        return f"the name {show(name)} has a parenthesis; those number the routes of a double route"
    if "," in name or "?" in name:
        return f"the name {show(name)} has a comma or a question mark; those mean something else in positions"
    if "" in name.split(" "):
        return f"the name {show(name)} has a space too many"
    if " with " in f" {fold(name)} ":
        return f"the name {show(name)} has the word 'with' in it; that tells what a route is paid with"
    if re.search(r"(^|\s)-|-($|\s)", name):
        return f"the name {show(name)} has a hyphen at an end or beside a space; a hyphen joins the ends of a route"
    return ""
