"""A board as its file describes it: locations, routes, tickets, and the other components (SF1, SF2).

Boards are data: nothing here depends on a particular city. A board file is TOML; `boards/` has the default board.
Locations, routes and tickets are numbered from 0 in the order of the file.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from fogcity.core.errors import BadBoard

COLOURS = ("blue", "green", "black", "purple", "red", "orange")
FERRY = 6  # the last of the seven kinds of cards
GREY = 6  # as the colour of a route: any one colour
CARDS = (*COLOURS, "ferry")

MAX_LOCATIONS, MAX_ROUTES, MAX_TICKETS, MAX_LENGTH, MAX_SYMBOLS, MAX_CARDS = 32, 100, 64, 10, 8, 120
MAX_BYTES = 256 * 1024
WIDTH, HEIGHT = 1200, 1000  # of the canvas that a board is drawn on

STANDARD = "san-francisco.toml"


@dataclass(frozen=True)
class Location:
    """A place on the board; a red one gets a stack of souvenirs before the game (SF5)."""

    name: str
    x: float
    y: float
    red: bool


@dataclass(frozen=True)
class Route:
    """A row of spaces between two locations; `twin` is the other route of a double route, -1 if there is none.

    Its `number` is 0 for a single route, otherwise 1 or 2. `bend` is how far its middle lies to the left of a straight
    line from `a` to `b`; it is for the picture only.
    """

    a: int
    b: int
    length: int
    colour: int
    ferries: int
    number: int
    twin: int
    bend: float


@dataclass(frozen=True)
class Ticket:
    """Two locations to connect, and the points for it."""

    a: int
    b: int
    points: int


@dataclass(frozen=True)
class Shape:
    """A piece of scenery: an area, or a line such as a bridge."""

    kind: str
    points: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class Board:
    """A board that can be played on. `points` are by length, `souvenir_points` by number of different tokens."""

    name: str
    title: str
    locations: tuple[Location, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    points: tuple[int, ...]
    souvenirs: tuple[str, ...]
    souvenir_points: tuple[int, ...]
    cars: int
    cards: tuple[int, ...]
    scenery: tuple[Shape, ...] = ()

    @cached_property
    def digest(self) -> str:
        """16 hex digits for everything that matters in play: names of locations do, the picture does not."""
        lengths = sorted({route.length for route in self.routes})
        facts = [
            [(location.name, location.red) for location in self.locations],
            [(route.a, route.b, route.length, route.colour, route.ferries, route.twin) for route in self.routes],
            [(ticket.a, ticket.b, ticket.points) for ticket in self.tickets],
            [(length, self.points[length]) for length in lengths],
            [self.souvenirs, self.souvenir_points, self.cars, self.cards],
        ]
        return hashlib.sha256(json.dumps(facts, separators=(",", ":")).encode()).hexdigest()[:16]

    def __hash__(self) -> int:
        """Boards are keys of caches that every message to a page uses, so the hash must be cheap."""
        return hash(self.digest)

    def route_name(self, route: int) -> str:
        """A route in words: `Alcatraz-Pier 39 (1)` for one of a double route."""
        found = self.routes[route]
        pair = self._pair(found.a, found.b)
        return f"{pair} ({found.number})" if found.number else pair

    def ticket_name(self, ticket: int) -> str:
        """A ticket in words: `Alcatraz-Twin Peaks`."""
        return self._pair(self.tickets[ticket].a, self.tickets[ticket].b)

    def _pair(self, a: int, b: int) -> str:
        return f"{self.locations[a].name}-{self.locations[b].name}"


def load(path: Path) -> Board:
    """The board in a file; BadBoard lists what is wrong with it, one problem per line."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise BadBoard(f"{path}: {error.strerror or error}") from None
    return parse_bytes(data, str(path))


def parse_bytes(data: bytes, source: str = "board") -> Board:
    """The board that the bytes of a file describe."""
    _check_size(len(data), source)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadBoard(f"{source}, line {line}: this is not UTF-8; save the file as UTF-8 text") from None
    return parse(text, source)


def parse(text: str, source: str = "board") -> Board:
    """The board that a text describes; `source` is what messages call it."""
    from fogcity.games.ticket.board.reading import read

    _check_size(len(text.encode("utf-8", "surrogatepass")), source)
    return read(text.removeprefix("\ufeff"), source)


def standard_text() -> str:
    """The file of the default board."""
    from importlib.resources import files

    return files("fogcity.games.ticket.board").joinpath("boards", STANDARD).read_text(encoding="utf-8")


@cache
def standard() -> Board:
    """The default board."""
    return parse(standard_text(), STANDARD)


def _check_size(size: int, source: str) -> None:
    if size > MAX_BYTES:
        raise BadBoard(f"{source}: a board file has at most {MAX_BYTES // 1024} KiB")


def check_board(board: object) -> Board:
    """The board, checked to be one that the rules can read. Boards from `parse` always are; others may not be."""
    if not isinstance(board, Board):
        raise BadBoard(f"expected a board (see fogcity.games.ticket.board.board.load), not {type(board).__name__}")
    lists = (board.locations, board.routes, board.tickets, board.points, board.souvenirs, board.souvenir_points)
    if not all(isinstance(values, tuple) for values in (*lists, board.cards)):
        raise BadBoard("the collections of a board must be tuples")
    places, symbols = len(board.locations), len(board.souvenirs)
    ends = [end for route in board.routes for end in (route.a, route.b)]
    ends += [end for ticket in board.tickets for end in (ticket.a, ticket.b)]
    sound = [
        1 <= len(board.routes) <= MAX_ROUTES and places <= MAX_LOCATIONS and 8 <= len(board.tickets) <= MAX_TICKETS,
        2 <= symbols <= min(MAX_SYMBOLS, places) and sum(place.red for place in board.locations) == symbols - 2,
        all(0 <= end < places for end in ends) and len(board.souvenir_points) == symbols + 1,
        len(board.cards) == len(CARDS) and all(number >= 0 for number in board.cards),
        13 <= sum(board.cards) <= MAX_CARDS and sum(board.cards[:FERRY]) >= 5 and 3 <= board.cars <= 60,
        all(0 <= route.ferries <= route.length <= MAX_LENGTH for route in board.routes),
        all(1 <= route.length < len(board.points) and 0 <= route.colour <= GREY for route in board.routes),
        all(_has_its_twin(board, number) for number in range(len(board.routes))),
    ]
    if not all(sound):
        raise BadBoard(f"the board {board.name} cannot be played on; write it as a file, and `fogcity board check` it")
    return board


def _has_its_twin(board: Board, number: int) -> bool:
    twin = board.routes[number].twin
    return twin == -1 or (0 <= twin < len(board.routes) and board.routes[twin].twin == number != twin)
