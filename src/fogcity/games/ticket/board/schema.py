"""The schema of a board file: the type and range of every value, as msgspec structs.

The sections of a file are the fields of `BoardFile`. `Problems.check` compares the parsed file with these types and
notes every difference.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, ClassVar, Literal, get_args, get_origin

import msgspec
from msgspec import Meta, Struct, inspect, structs

from fogcity.core.errors import BadBoard
from fogcity.games.ticket.board.board import (
    HEIGHT,
    MAX_LENGTH,
    MAX_LOCATIONS,
    MAX_ROUTES,
    MAX_TICKETS,
    WIDTH,
)
from fogcity.games.ticket.board.line_numbers import LineNumbers, Path

MARGIN = 300  # how far scenery may reach beyond the edges
MAX_NAME, MAX_BEND = 40, 600
MAX_SHAPES, MAX_CORNERS = 64, 200
MAX_PROBLEMS = 10

Text = Annotated[str, Meta(description="a text in quotes")]
End = Annotated[str, Meta(description="the name of a location in quotes")]
CardCount = Annotated[int, Meta(ge=0, le=30)]
Points = Annotated[int, Meta(ge=0, le=99)]
Name = Annotated[
    str,
    Meta(
        pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z",
        max_length=MAX_NAME,
        description=f"lower-case words joined by hyphens, {MAX_NAME} characters at most",
    ),
]
Symbol = Annotated[str, Meta(pattern=r"^[a-z]{1,20}\Z", description="one word of lower-case letters")]
Length = Literal["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]
Colour = Literal["blue", "green", "black", "purple", "red", "orange", "grey"]
Corner = tuple[
    Annotated[float, Meta(ge=-MARGIN, le=WIDTH + MARGIN)],
    Annotated[float, Meta(ge=-MARGIN, le=HEIGHT + MARGIN)],
]


class LocationRow(Struct):
    """A location as the file describes it."""

    what: ClassVar[str] = "a location"

    name: Text
    x: Annotated[float, Meta(ge=0, le=WIDTH)]
    y: Annotated[float, Meta(ge=0, le=HEIGHT)]
    red: bool = False


class Pair(Struct):
    """Two locations that a route or a ticket joins."""

    what: ClassVar[str]

    start: End = msgspec.field(name="from")
    to: End

    @property
    def ends(self) -> tuple[str, str]:
        """Both locations."""
        return self.start, self.to


class RouteRow(Pair):
    """A route as the file describes it: one line for both routes of a double route."""

    what: ClassVar[str] = "a route"

    length: Annotated[int, Meta(ge=1, le=MAX_LENGTH)]
    colours: list[Colour]
    ferries: Annotated[int, Meta(ge=0, le=MAX_LENGTH)] = 0
    bend: Annotated[float, Meta(ge=-MAX_BEND, le=MAX_BEND)] = 0.0


class TicketRow(Pair):
    """A ticket as the file describes it."""

    what: ClassVar[str] = "a ticket"

    value: Annotated[int, Meta(ge=1, le=99)]


class ShapeRow(Struct):
    """A piece of scenery as the file describes it."""

    what: ClassVar[str] = "a piece of scenery"

    kind: Literal["water", "land", "park", "hill", "street", "bridge"]
    points: list[Corner]


class Cards(Struct):
    """How many cards of each kind there are."""

    what: ClassVar[str] = "cards"

    blue: CardCount
    green: CardCount
    black: CardCount
    purple: CardCount
    red: CardCount
    orange: CardCount
    ferry: CardCount


class BoardFile(Struct):
    """A whole file."""

    what: ClassVar[str] = "a board"

    name: Name
    title: Text
    cars: Annotated[int, Meta(ge=3, le=60)]
    cards: Cards
    points: dict[Length, Points]
    souvenirs: list[Symbol]
    souvenir_points: list[Points]
    locations: Annotated[list[LocationRow], Meta(min_length=1, max_length=MAX_LOCATIONS)]
    routes: Annotated[list[RouteRow], Meta(min_length=1, max_length=MAX_ROUTES)]
    tickets: Annotated[list[TicketRow], Meta(min_length=1, max_length=MAX_TICKETS)]
    scenery: Annotated[list[ShapeRow], Meta(max_length=MAX_SHAPES)] = []


class Problems:
    """What is wrong with a file, each problem with its line."""

    def __init__(self, source: str, lines: LineNumbers) -> None:
        self._source = source
        self._lines = lines
        self._found: dict[tuple[int, str], None] = {}

    def add(self, path: Path, message: str) -> None:
        """Note a problem with the value at a path, or with a missing value."""
        line = self._lines.find(path)
        if line is None:
            number = path[1] if len(path) > 1 else None
            where = f", in {path[0]}" + (f", number {number + 1}" if isinstance(number, int) else "")
            self._found[self._lines.find(path[:1]) or 0, f"{self._source}{where}: {message}"] = None
        else:
            where = f", line {line}" if line else ""
            self._found[line, f"{self._source}{where}: {message}"] = None

    def stop_if_any(self) -> None:
        """Raise BadBoard with all problems in the order of the file."""
        if not self._found:
            return
        told = [message for _, message in sorted(self._found, key=lambda problem: problem[0])]
        more = [f"{self._source}: and {len(told) - MAX_PROBLEMS} more"] if len(told) > MAX_PROBLEMS else []
        raise BadBoard("\n".join(told[:MAX_PROBLEMS] + more))

    def check(self, value: object, kind: Any = BoardFile, path: Path = ()) -> None:
        """Note everything in a value that does not match its type."""
        bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
        container = get_origin(bare)
        if isinstance(bare, type) and issubclass(bare, Struct):
            fields = structs.fields(bare)
            needed = [field.encode_name for field in fields if field.required]
            what: str = bare.what  # type: ignore[attr-defined]
            self._check_table(value, {field.encode_name: field.type for field in fields}, needed, what, path)
        elif container is dict:
            keys, inner = get_args(bare)
            self._check_table(value, dict.fromkeys(get_args(keys), inner), [], f"{path[-1]} (by length)", path)
        elif container is list:
            self._check_list(value, get_args(bare)[0], inspect.type_info(kind), path)
        elif container is tuple and isinstance(value, list) and len(value) == len(get_args(bare)):
            for place, inner in enumerate(get_args(bare)):
                self.check(value[place], inner, (*path, place))
        else:
            self._check_value(value, kind, path)

    def _check_table(
        self, value: object, fields: Mapping[str, Any], needed: Iterable[str], what: str, path: Path
    ) -> None:
        if not isinstance(value, dict):
            self.add(path, f"{what} is a table such as {{ {next(iter(fields))} = ... }}, not {show(value)}")
            return
        missing = [key for key in needed if key not in value]
        for key, inner in value.items():
            if key in fields:
                self.check(inner, fields[key], (*path, key))
                continue
            meant = closest(key, [name for name in fields if name not in value])
            missing = [name for name in missing if name != meant]
            self.add((*path, key), f"{what} has no key {show(key)}{did_you_mean(meant)}")
        if missing:
            self.add(path, f"{what} needs {', '.join(missing)}")

    def _check_list(self, value: object, inner: Any, kind: Any, path: Path) -> None:
        name = path[-1]
        if not isinstance(value, list):
            self.add(path, f"{name} takes a list such as [ ... ], not {show(value)}")
            return
        if kind.min_length and not value:
            self.add(path, f"there are no {name}")
        most = kind.max_length or len(value)
        if len(value) > most:
            self.add((*path, most), f"there are more than {most} {'pieces of ' * (name == 'scenery')}{name}")
        for place, element in enumerate(value[:most]):
            self.check(element, inner, (*path, place))

    def _check_value(self, value: object, kind: Any, path: Path) -> None:
        try:
            msgspec.convert(value, kind)
        except (msgspec.ValidationError, UnicodeError):
            name = _name_of(path)
            choices = get_args(kind) if get_origin(kind) is Literal else ()
            verb = "is" if choices or name.startswith("a ") else "takes"
            expected = f"one of {', '.join(choices)}" if choices else _expected(inspect.type_info(kind))
            self.add(path, f"{name} {verb} {expected}, not {show(value)}{did_you_mean(closest(value, choices))}")


def _name_of(path: Path) -> str:
    """The name of the value at a path, for messages."""
    name, section = path[-1], path[-2] if len(path) > 1 else ""
    if section == "cards":
        return f"cards: {name}"
    if path[0] == "points":
        return f"points for length {name}"
    if isinstance(name, int):
        names = {"colours": "a colour", "souvenirs": "a souvenir", "souvenir_points": f"souvenir_points for {name}"}
        return "a point" if section == "points" else names.get(str(section), "xy"[name % 2])
    return str(name)


def _expected(kind: inspect.Type) -> str:
    """The values that fit a type, in words."""
    if isinstance(kind, inspect.Metadata):
        return str((kind.extra_json_schema or {})["description"])
    if isinstance(kind, (inspect.IntType, inspect.FloatType)):
        number = "a whole number" if isinstance(kind, inspect.IntType) else "a number"
        return f"{number} from {kind.ge} to {kind.le}"
    return "a list of two numbers, [x, y]" if isinstance(kind, inspect.TupleType) else "true or false"


def show(value: object) -> str:
    """A value as messages show it, shortened if necessary."""
    if isinstance(value, str):
        return repr(value if len(value) <= 40 else f"{value[:37]}...")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int) and abs(value) >= 10**12:
        return "such a large number"
    if isinstance(value, (int, float)):
        return str(value)
    return "a list" if isinstance(value, list) else "a table" if isinstance(value, dict) else "a date or time"


def closest(value: object, known: Iterable[str]) -> str:
    """The known word that was probably meant; empty if there is none."""
    words = {fold(word): word for word in known}
    if not isinstance(value, str) or len(value) > 60:
        return ""
    found = difflib.get_close_matches(fold(value), words, 1, 0.6)
    return words[found[0]] if found else ""


def did_you_mean(word: str) -> str:
    """The end of a message that suggests a word."""
    return f"; did you mean {word if word.isprintable() else show(word)}?" if word else ""


def fold(text: str) -> str:
    """The same result for texts that look the same to a reader."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
