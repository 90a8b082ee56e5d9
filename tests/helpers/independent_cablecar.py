"""A second, slow implementation of Cable Car and the company game, written only from the rules, to check the real one.

Nothing here comes from the fogcity package. A board is a dict from space ("b1") to the tracks of the tile there. Tracks
are written like the name of an unturned tile: the sides they leave by, entering from north, east, south and west.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from tests.helpers.playing import happenings, play  # noqa: F401 - tests of the rules import them from here

Board = dict[str, str]

SIDES = "NESW"
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
POWER_STATION = {"d4", "e4", "d5", "e5"}
SPACES = [column + row for row in "12345678" for column in "abcdefgh"]
FREE_AT_FIRST = [space for space in SPACES if space not in POWER_STATION]
EDGE = {space for space in SPACES if space[0] in "ah" or space[1] in "18"}

# How many tiles of each kind there are.
TILES = {
    "SWNE": 4, "EWNS": 4, "SNWE": 4, "SWEN": 4, "WSNE": 4, "ENWS": 3,
    "WSEN": 3, "NESW": 2, "NEWS": 2, "NSEW": 2, "NSWE": 2, "NWES": 2,
    "NWSE": 2, "ENSW": 2, "ESNW": 2, "ESWN": 2, "EWSN": 2, "SENW": 2,
    "SEWN": 2, "SNEW": 2, "WNES": 2, "WNSE": 2, "WENS": 2, "WESN": 2,
}  # fmt: skip

# The space beside each station, and the side of it where the station lies.
STATIONS = {
    **{1 + i: (column + "1", "N") for i, column in enumerate("abcdefgh")},
    **{9 + i: ("h" + row, "E") for i, row in enumerate("12345678")},
    **{17 + i: (column + "8", "S") for i, column in enumerate("hgfedcba")},
    **{25 + i: ("a" + row, "W") for i, row in enumerate("87654321")},
}
STATION_AT = {place: station for station, place in STATIONS.items()}

COLOURS = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"]
# The columns of the rulebook's tables: for each number of players, and for the companies, the stations by colour.
CARS = {
    "2": "1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 / 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32",
    "3": "1 4 6 11 15 20 23 25 28 31 / 2 7 9 12 14 19 22 27 29 32 / 3 5 8 10 13 18 21 24 26 30",
    "4": "4 7 11 16 20 23 27 32 / 3 8 12 15 19 24 28 31 / 1 6 10 13 18 21 25 30 / 2 5 9 14 17 22 26 29",
    "5": "1 5 10 14 22 28 / 6 12 18 23 27 32 / 3 7 15 19 25 29 / 2 9 13 21 26 30 / 4 8 11 20 24 31",
    "6": "1 5 10 19 27 / 2 11 18 25 29 / 4 8 14 21 26 / 6 15 20 24 31 / 3 9 13 23 30 / 7 12 22 28 32",
    "company": "1 11 18 28 / 2 9 20 27 / 3 12 17 26 / 4 10 19 25 / 5 15 22 32 / 6 13 24 31 / 7 16 21 30 / 8 14 23 29",
}


@cache
def cars(setup: str) -> dict[int, int]:
    """The colour (a seat, or a company) of the car at each station."""
    columns = CARS[setup].split("/")
    return {int(station): owner for owner, column in enumerate(columns) for station in column.split()}


def beside(space: str, side: str) -> str:
    """The space on that side; off the board, a name that is not in SPACES."""
    across, down = STEP[side]
    return chr(ord(space[0]) + across) + str(int(space[1]) + down)


def turned(kind: str, quarters: int) -> str:
    """The tracks of a tile after this many quarter turns clockwise."""
    for _ in range(quarters):
        clockwise = dict(zip("NESW", "ESWN", strict=True))
        leaves = {clockwise[side]: clockwise[exit_] for side, exit_ in zip(SIDES, kind, strict=True)}
        kind = "".join(leaves[side] for side in SIDES)
    return kind


def follow(board: Board, station: int) -> tuple[list[str], int | str | None]:
    """The path of the line from a station, tile by tile, and the station or "power station" where it ends, if any."""
    space, entered = STATIONS[station]
    path = []
    while space in board:
        path.append(space)
        left = board[space][SIDES.index(entered)]
        if (space, left) in STATION_AT:
            return path, STATION_AT[space, left]
        space, entered = beside(space, left), OPPOSITE[left]
    return path, "power station" if space in POWER_STATION else None


def line_points(board: Board, station: int) -> int:
    """What the line from a station has earned."""
    path, end = follow(board, station)
    return 0 if end is None else len(path) * (2 if end == "power station" else 1)


def earnings(board: Board, setup: str) -> list[int]:
    """What every colour has earned with its lines."""
    points = [0] * len(CARS[setup].split("/"))
    for station, owner in cars(setup).items():
        points[owner] += line_points(board, station)
    return points


def values(profits: list[int]) -> list[int]:
    """What the companies are worth at the end."""
    ranking = sorted(set(profits), reverse=True)
    return [8 - ranking.index(profit) for profit in profits]


def company_points(hands: list[dict[int, int]], profits: list[int]) -> list[int]:
    """What each player's shares pay. A hand is a dict from percentage to company."""
    worth = values(profits)
    points = [sum(percent // 10 * worth[company] for percent, company in hand.items()) for hand in hands]
    for company, profit in enumerate(profits):
        stakes = [sum(percent for percent, other in hand.items() if other == company) for hand in hands]
        for seat, stake in enumerate(stakes):
            if stake == max(stakes) and stake > 0:
                points[seat] += profit // 10
    return points


def is_too_short(board: Board, space: str, tracks: str, setup: str) -> bool:
    """Whether this tile alone would connect a car's station to a station."""
    after = {**board, space: tracks}
    for side in SIDES:
        station = STATION_AT.get((space, side))
        if station in cars(setup):
            path, end = follow(after, station)
            if len(path) == 1 and isinstance(end, int):
                return True
    return False


def lays(board: Board, kind: str, setup: str, rotation: bool) -> set[str]:
    """Every way to lay a tile, as text; of turns with the same tracks only the smallest."""
    ways: dict[str, tuple[str, str]] = {}
    for space in FREE_AT_FIRST:
        touches = any(beside(space, side) in board for side in SIDES)
        if space in board or not (space in EDGE or touches):
            continue
        seen = set()
        for quarters in range(4 if rotation else 1):
            tracks = turned(kind, quarters)
            if tracks not in seen:
                ways[f"{kind} {space}" + (f" r{90 * quarters}" if quarters else "")] = (space, tracks)
            seen.add(tracks)
    allowed = {text for text, (space, tracks) in ways.items() if not is_too_short(board, space, tracks, setup)}
    return allowed or set(ways)


@dataclass(frozen=True)
class Share:
    """A share of some percentage, and who knows it: seats from 1, or 7 for spectators."""

    company: str
    known: frozenset[int] = frozenset()


EVERYBODY = frozenset(range(1, 8))


@dataclass
class Position:
    """A game in play with nothing hidden. Seats are counted from 1; turn 0: the game is over."""

    seats: int
    company: bool
    rotation: bool = False
    hand_size: int = 1
    exchange_until: int = 20
    turn_limit: int = 400
    board: Board = field(default_factory=dict)
    turn: int = 0
    turns: int = 0
    drawn: str | None = None
    hands: dict[int, list[str]] = field(default_factory=dict)
    supply: list[str] = field(default_factory=list)
    held: dict[int, dict[int, Share]] = field(default_factory=dict)
    face_up: dict[int, str] = field(default_factory=dict)
    piles: dict[int, list[Share]] = field(default_factory=dict)

    @property
    def setup(self) -> str:
        return "company" if self.company else str(self.seats)

    @property
    def exchange_open(self) -> bool:
        if not self.company or self.turns >= self.turn_limit:
            return False
        return max(earnings(self.board, self.setup)) < self.exchange_until

    def scores(self) -> list[int]:
        """The points of each seat if the game ended now."""
        earned = earnings(self.board, self.setup)
        if not self.company:
            return earned
        hands = [{p: COLOURS.index(share.company) for p, share in self.held[s].items()} for s in sorted(self.held)]
        return company_points(hands, earned)

    def legal(self) -> set[str]:
        """Every legal action, as text."""
        if self.turn == 0:
            return set()
        if self.drawn is not None:
            return lays(self.board, self.drawn, self.setup, self.rotation)
        hand = self.hands[self.turn]
        actions = set().union(*(lays(self.board, kind, self.setup, self.rotation) for kind in set(hand)))
        if self.supply:
            actions.add("draw")
        if self.exchange_open:
            actions |= {f"swap {percent} {how}" for percent in (10, 20, 30, 40) for how in ("open", "blind")}
        if not hand and not self.supply:
            actions.add("pass")
        return actions

    def after(self, action: str) -> Position:
        """The position after a legal action; this one does not change."""
        s = replace(
            self,
            board=dict(self.board),
            hands={seat: list(hand) for seat, hand in self.hands.items()},
            supply=list(self.supply),
            held={seat: dict(shares) for seat, shares in self.held.items()},
            face_up=dict(self.face_up),
            piles={percent: list(pile) for percent, pile in self.piles.items()},
        )
        word, *rest = action.split()
        if word == "draw":
            s.drawn = s.supply.pop(0)
            return s
        if word == "swap":
            s._swap(int(rest[0]), rest[1])
        elif word != "pass":
            s._lay(word, rest[0], int(rest[1][1:]) // 90 if len(rest) > 1 else 0)
        s._next_turn()
        return s

    def _lay(self, kind: str, space: str, quarters: int) -> None:
        self.board[space] = turned(kind, quarters)
        if self.drawn is not None:
            self.drawn = None
            return
        hand = self.hands[self.turn]
        hand.remove(kind)
        while self.supply and len(hand) < self.hand_size:
            hand.append(self.supply.pop(0))

    def _swap(self, percent: int, how: str) -> None:
        pile = self.piles[percent]
        pile.append(self.held[self.turn][percent])
        top = pile.pop(0)
        if how == "blind":
            self.held[self.turn][percent] = Share(top.company, top.known | {self.turn})
        else:
            self.held[self.turn][percent] = Share(self.face_up[percent], EVERYBODY)
            self.face_up[percent] = top.company

    def _next_turn(self) -> None:
        self.turns += 1
        if len(self.board) == 60:
            self.turn = 0
            self.held = {
                seat: {percent: Share(share.company, EVERYBODY) for percent, share in shares.items()}
                for seat, shares in self.held.items()
            }
            return
        while True:
            self.turn = self.turn % self.seats + 1
            if self.hands[self.turn] or self.supply or self.exchange_open:
                return


def perft(position: Position, depth: int) -> int:
    """The number of action sequences of this length."""
    actions = position.legal()
    if depth == 1:
        return len(actions)
    return sum(perft(position.after(action), depth - 1) for action in actions)


def read(text: str) -> Position:
    """A position from its text, which must be complete."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    options = dict(word.split("=") for word in lines[0][2:])
    s = Position(int(lines[0][1]), company=any(line[0] == "open" for line in lines))
    s.rotation = options.get("rotation") == "yes"
    s.hand_size = int(options.get("hand", 1))
    s.exchange_until = int(options.get("exchange_until", 20))
    s.turn_limit = int(options.get("turn_limit", 400))
    for row, words in enumerate(lines[1:9], 1):
        for column, word in zip("abcdefgh", words, strict=True):
            if word not in (".", "#"):
                kind, _, degrees = word.partition("r")
                s.board[f"{column}{row}"] = turned(kind, int(degrees or 0) // 90)
    for key, *words in lines[9:]:
        _read_line(s, key, words)
    return s


def _read_line(s: Position, key: str, words: list[str]) -> None:
    if key == "turn":
        s.turn = int(words[0])
    elif key == "turns":
        s.turns = int(words[0])
    elif key == "drawn":
        s.drawn = words[0]
    elif key == "hand":
        s.hands[int(words[0])] = words[1:]
    elif key == "supply":
        s.supply = words
    elif key == "held":
        s.held[int(words[0])] = dict(zip((10, 20, 30, 40), _shares(words[1:]), strict=True))
    elif key == "open":
        s.face_up = dict(zip((10, 20, 30, 40), words, strict=True))
    elif key == "pile":
        s.piles[int(words[0])] = list(_shares(words[1:]))


def _shares(words: Iterable[str]) -> Iterator[Share]:
    for word in words:
        company, _, known = word.partition(":")
        yield Share(company, EVERYBODY if known == "*" else frozenset(map(int, known)))


# ---- writing positions, and playing them at any table that offers the games' protocol


def draw_board(tiles: dict[str, str]) -> str:
    """The eight lines of a position's text with these tiles on the board."""
    words = {space: "#" if space in POWER_STATION else "." for space in SPACES} | tiles
    return "".join(" ".join(words[column + row] for column in "abcdefgh") + "\n" for row in "12345678")


def fill_board(tiles: dict[str, str], free: Iterable[str], elsewhere: Iterable[str]) -> str:
    """Like `draw_board`, with all but the free spaces filled with tiles that are neither laid nor elsewhere."""
    left = [kind for kind, copies in TILES.items() for _ in range(copies)]
    for kind in (*tiles.values(), *elsewhere):
        left.remove(kind)
    rest = [space for space in FREE_AT_FIRST if space not in tiles and space not in free]
    return draw_board(tiles | dict(zip(rest, left, strict=True)))


def legal(g: Any, s: Any) -> set[str]:
    """The texts of all legal actions."""
    return {g.text(s, action) for action in g.legal(s)}


def line(text: str, key: str) -> str:
    """What a position's text says after a key such as "hand 1"."""
    return next(row[len(key) :].strip() for row in text.splitlines() if row.startswith(key + " ") or row == key)


def spaces_of(event) -> list[str]:
    """The spaces that a line crosses, from the path in its event."""
    side, along = divmod(event.station - 1, 8)
    column, row = ((along, 0), (7, along), (7 - along, 7), (0, 7 - along))[side]
    spaces = []
    for left in event.path:
        spaces.append(f"{'abcdefgh'[column]}{row + 1}")
        column, row = column + {"E": 1, "W": -1}.get(left, 0), row + {"S": 1, "N": -1}.get(left, 0)
    return spaces
