"""Reads a board file: checks its types first (schema.py), then whether its parts fit together."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import structs

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    CARDS,
    COLOURS,
    FERRY,
    GREY,
    MAX_CARDS,
    MAX_ROUTES,
    MAX_SYMBOLS,
    Board,
    Location,
    Route,
    Shape,
    Ticket,
)
from fogcity.games.ticket.board.line_numbers import LineNumbers, Path
from fogcity.games.ticket.board.schema import (
    MAX_CORNERS,
    MAX_NAME,
    BoardFile,
    Pair,
    Problems,
    RouteRow,
    closest,
    did_you_mean,
    fold,
    show,
)

MAX_TITLE = 80
MIN_TICKETS = 8  # four players take two each (SF7)
MIN_CARDS, MIN_COLOURED = 13, 5  # four hands of two and five open cards (SF6), not all of them ferries (SF14)
PLACED = 2  # stacks of souvenirs that players place (SF9)
LINES = ("street", "bridge")  # scenery that is a line; all other kinds are areas
ROUTE_COLOURS = (*COLOURS, "grey")

_HINTS = {
    "Unclosed array": "a list is not closed with ], or a comma is missing before this",
    "Unclosed inline table": "a table is not closed with } on its line, or a comma is missing before this",
    "Cannot overwrite a value": "the same key is given twice",
}
# The standard library needs too much time and memory for keys with very many parts.
_LONG_KEY = re.compile(r"""(?:\.[ \t]*+(?:[A-Za-z0-9_-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+){32}""")

T = TypeVar("T")
Note: TypeAlias = Callable[[Path, str], None]


def read(text: str, source: str) -> Board:
    """The board that a text describes, or BadBoard with a line for each problem."""
    data = _parse(text, source)
    problems = Problems(source, LineNumbers(text, data))
    problems.check(data)
    problems.stop_if_any()
    file = msgspec.convert(data, BoardFile)
    _check_box(file, problems.add)
    _check_locations(file, problems.add)
    _check_routes(file, problems.add)
    _check_tickets(file, problems.add)
    problems.stop_if_any()
    return _build(file)


def _parse(text: str, source: str) -> dict[str, Any]:
    long_key = _LONG_KEY.search(text)
    if long_key is not None:
        line = text.count("\n", 0, long_key.start()) + 1
        raise BadBoard(f"{source}, line {line}: a key has far too many parts")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        what, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else text.rstrip().count("\n") + 1
        hint = _HINTS.get(what, what[:1].lower() + what[1:])
        raise BadBoard(f"{source}, line {line}: this is not valid TOML: {hint}") from None
    except RecursionError:
        raise BadBoard(f"{source}: lists or tables are nested far too deeply") from None
    except ValueError:  # more digits than Python turns into a number
        found = re.search(r"[0-9_]{4300}", text)
        line = text.count("\n", 0, found.start() if found else 0) + 1
        raise BadBoard(f"{source}, line {line}: a number is far too long") from None


def _build(file: BoardFile) -> Board:
    """The board of a file without problems; the two routes of a double route refer to each other (SF1)."""
    index = {row.name: number for number, row in enumerate(file.locations)}
    rows = [(row, colour) for row in file.routes for colour in row.colours]
    places: dict[frozenset[str], list[int]] = {}
    for place, (row, _) in enumerate(rows):
        places.setdefault(frozenset(row.ends), []).append(place)
    routes = []
    for place, (row, colour) in enumerate(rows):
        twins = places[frozenset(row.ends)]
        number = twins.index(place) + 1 if len(twins) > 1 else 0
        first = rows[twins[0]][0]  # both take the order of names from the first
        routes.append(
            Route(
                a=index[first.start],
                b=index[first.to],
                length=row.length,
                colour=ROUTE_COLOURS.index(colour),
                ferries=row.ferries,
                number=number,
                twin=twins[number % 2] if number else -1,
                bend=first.bend,
            )
        )
    points = {int(length): points for length, points in file.points.items()}
    return Board(
        name=file.name,
        title=file.title,
        locations=tuple(Location(row.name, row.x, row.y, row.red) for row in file.locations),
        routes=tuple(routes),
        tickets=tuple(Ticket(index[row.start], index[row.to], row.value) for row in file.tickets),
        points=tuple(points.get(length, 0) for length in range(max(points, default=0) + 1)),
        souvenirs=tuple(file.souvenirs),
        souvenir_points=tuple(file.souvenir_points),
        cars=file.cars,
        cards=structs.astuple(file.cards),
        scenery=tuple(Shape(row.kind, tuple(row.points)) for row in file.scenery),
    )


# ---- whether the parts of a file fit together


def _check_box(file: BoardFile, note: Note) -> None:
    """Title, cards, souvenirs and scenery."""
    if not 1 <= len(file.title) <= MAX_TITLE or not file.title.isprintable() or file.title != file.title.strip():
        note(("title",), f"title takes 1 to {MAX_TITLE} plain characters, not {show(file.title)}")
    *coloured, ferries = structs.astuple(file.cards)
    if not MIN_CARDS <= sum(coloured) + ferries <= MAX_CARDS:
        note(("cards",), f"a board needs {MIN_CARDS} to {MAX_CARDS} cards, not {sum(coloured) + ferries}")
    elif sum(coloured) < MIN_COLOURED:
        note(("cards",), f"a board needs at least {MIN_COLOURED} cards that are not ferries, not {sum(coloured)}")
    _check_souvenirs(file, note)
    for place, row in enumerate(file.scenery):
        fewest = 2 if row.kind in LINES else 3
        if not fewest <= len(row.points) <= MAX_CORNERS:
            text = f"{row.kind} takes {fewest} to {MAX_CORNERS} points, not {len(row.points)}"
            note(("scenery", place, "points"), text)


def _check_souvenirs(file: BoardFile, note: Note) -> None:
    """There is a red location for each stack that players do not place, and room for the others (SF5, SF9)."""
    count, path = len(file.souvenirs), ("souvenirs",)
    if not 2 <= count <= MAX_SYMBOLS:
        note(path, f"a board needs 2 to {MAX_SYMBOLS} souvenirs, not {count}")
        return
    for place, symbol in enumerate(file.souvenirs):
        if symbol in CARDS:
            note((*path, place), f"{symbol} is a kind of card; choose another word for the souvenir")
        elif symbol in file.souvenirs[:place]:
            note((*path, place), f"there is a souvenir {symbol} already")
    if len(file.souvenir_points) != count + 1:
        needed = f"{count} souvenirs need {count + 1} numbers, for none to all of them"
        note(("souvenir_points",), f"{needed}, not {len(file.souvenir_points)}")
    red, stacks = sum(row.red for row in file.locations), count - PLACED
    if red != stacks:
        note(path, f"{count} souvenirs need {stacks} red locations, as players place the other {PLACED}, not {red}")
    if len(file.locations) < count:
        note(path, f"{count} stacks of souvenirs need as many locations, not {len(file.locations)}")


def _check_locations(file: BoardFile, note: Note) -> None:
    """Names are unique and can be part of an action's text. Routes and tickets join two different locations."""
    known: dict[str, str] = {}
    for place, location in enumerate(file.locations):
        wrong = _wrong_name(location.name)
        if wrong:
            note(("locations", place, "name"), wrong)
        elif fold(location.name) in known:
            note(("locations", place, "name"), f"there is a location {known[fold(location.name)]} already")
        known.setdefault(fold(location.name), location.name)
    names = {location.name for location in file.locations}
    rows: list[tuple[Path, Pair]] = [(("routes", place), row) for place, row in enumerate(file.routes)]
    rows += [(("tickets", place), row) for place, row in enumerate(file.tickets)]
    for path, row in rows:
        for key, name in (("from", row.start), ("to", row.to)):
            if name not in names:
                note((*path, key), f"there is no location {show(name)}{did_you_mean(closest(name, names))}")
        if row.start == row.to:
            note((*path, "to"), f"{row.what} joins two locations, not one with itself")


def _check_routes(file: BoardFile, note: Note) -> None:
    """Every route has points and can be claimed by a player who has all the cards (SF16-SF18, SF21)."""
    doubles: dict[frozenset[str], list[tuple[Path, RouteRow]]] = {}
    paths: list[Path] = []
    without_points: set[int] = set()
    for place, row in enumerate(file.routes):
        path: Path = ("routes", place)
        paths += [path] * len(row.colours)
        doubles.setdefault(frozenset(row.ends), []).extend([(path, row)] * len(row.colours))
        if not 1 <= len(row.colours) <= 2:
            note((*path, "colours"), f"a route has one colour, a double route two, not {len(row.colours)}")
        if row.length < row.ferries:
            note((*path, "ferries"), f"a route of length {row.length} has no room for {row.ferries} ferries")
        for colour in dict.fromkeys(row.colours):
            problem = _why_nobody_claims(file, row, colour)
            if problem:
                note(path, f"nobody can claim a route {problem}")
        if str(row.length) not in file.points and row.length not in without_points:
            without_points.add(row.length)
            note(path, f"length {row.length} has no points; add it to `points`")
    if len(paths) > MAX_ROUTES:
        note(paths[MAX_ROUTES], f"there are more than {MAX_ROUTES} routes")
    for ends, rows in doubles.items():
        if len(rows) > 1:
            _check_double(rows, " and ".join(row.name for row in file.locations if row.name in ends), note)
    _check_texts("routes", file.routes, note)


def _why_nobody_claims(file: BoardFile, row: RouteRow, colour: str) -> str:
    cards = structs.asdict(file.cards)
    ferries = cards.pop(CARDS[FERRY])
    is_grey = colour == ROUTE_COLOURS[GREY]
    of_colour = max(cards.values()) if is_grey else cards[colour]
    if row.length > file.cars:
        return f"of {row.length} with {file.cars} cars"
    if row.length > of_colour + ferries:
        which = "one colour" if is_grey else "that colour"
        return f"of {row.length} in {colour}: the cards of {which} are {of_colour}, the ferries {ferries}"
    return f"that needs {row.ferries} of the {ferries} ferry cards" if ferries < row.ferries <= row.length else ""


def _check_double(rows: list[tuple[Path, RouteRow]], pair: str, note: Note) -> None:
    """At most two routes join the same two locations, and they must match (SF1)."""
    (_, first), (path, second) = rows[:2]
    both = f"the two routes that join {pair}"
    if len(rows) > 2:
        note(rows[2][0], f"a third route joins {pair}; at most two are allowed")
    if first.length != second.length:
        note(path, f"{both} have the same length, not {first.length} and {second.length}")
    if first.ferries != second.ferries:
        note(path, f"{both} show the same number of ferries, not {first.ferries} and {second.ferries}")
    if second.bend and first.bend != (second.bend if first.start == second.start else -second.bend):
        note(path, f"{both} have the same bend; give it to the first only")


def _check_tickets(file: BoardFile, note: Note) -> None:
    """There are enough tickets, all different, each between locations that routes connect."""
    if len(file.tickets) < MIN_TICKETS:
        needed = f"a board needs {MIN_TICKETS} tickets, as four players take two each"
        note(("tickets",), f"{needed}, not {len(file.tickets)}")
    names = {location.name for location in file.locations}
    is_map_known = all(names.issuperset(row.ends) for row in file.routes)
    networks = connected(row.ends for row in file.routes)
    known: set[frozenset[str]] = set()
    for place, row in enumerate(file.tickets):
        if frozenset(row.ends) in known:
            note(("tickets", place), f"there is a ticket for {row.start} and {row.to} already")
        elif is_map_known and names.issuperset(row.ends) and row.to not in networks.get(row.start, {row.start}):
            note(("tickets", place), f"no routes connect {row.start} and {row.to}")
        known.add(frozenset(row.ends))
    _check_texts("tickets", file.tickets, note)


def _check_texts(section: str, rows: Sequence[Pair], note: Note) -> None:
    """No two pairs of names, joined with a hyphen in either order, look the same."""
    known: dict[str, frozenset[str]] = {}
    for place, row in enumerate(rows):
        for text in sorted({"-".join(row.ends), "-".join(reversed(row.ends))}):
            if known.setdefault(fold(text), frozenset(row.ends)) != frozenset(row.ends):
                note((section, place), f"two {section} would both be called {text}; rename a location")
                break


def connected(pairs: Iterable[tuple[T, T]]) -> dict[T, set[T]]:
    """For each end of a pair, all ends that it is connected to, including itself."""
    found: dict[T, set[T]] = {}
    for a, b in pairs:
        both = found.get(a, {a}) | found.get(b, {b})
        found |= dict.fromkeys(both, both)
    return found


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
        return f"the name {show(name)} contains the word 'with', which comes before the cards that pay for a route"
    if re.search(r"(^|\s)-|-($|\s)", name):
        return f"the name {show(name)} has a hyphen at an end or beside a space; a hyphen joins the ends of a route"
    return ""
