"""The printed components of Cable Car as tables: spaces, stations, tiles, and the owners of cars (CC1-CC7, CC25).

A space is a number from 0 (a1) to 63 (h8), row by row. A tile as it lies is `kind + 24 * turned`, where `turned` counts
quarter turns clockwise. A track is named by the space it runs into and the side it comes from: `4 * space + side`.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

import numpy as np

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)

# CC1: 8 x 8 spaces, columns a-h and rows 1-8 from the top left; the middle four are the power station.
SPACES = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
POWER_STATION = tuple(SPACES.index(name) for name in ("d4", "e4", "d5", "e5"))

# CC5, CC6: a kind is named by the sides its tracks leave by, entering from north, east, south and west.
KINDS = tuple("".join(sides) for sides in permutations(SIDES))
_FOUR = ("SWNE", "EWNS", "SNWE", "SWEN", "WSNE")
_THREE = ("ENWS", "WSEN")
COPIES = tuple(4 if kind in _FOUR else 3 if kind in _THREE else 2 for kind in KINDS)
TILES = np.repeat(np.arange(24, dtype=np.int8), COPIES)

# CC7: the seats' colours, and the stations of their cars for each number of players.
COLOURS = ("yellow", "blue", "orange", "green", "purple", "black", "red", "brown")
CARS = {
    2: (tuple(range(1, 33, 2)), tuple(range(2, 33, 2))),
    3: (
        (1, 4, 6, 11, 15, 20, 23, 25, 28, 31),
        (2, 7, 9, 12, 14, 19, 22, 27, 29, 32),
        (3, 5, 8, 10, 13, 18, 21, 24, 26, 30),
    ),
    4: (
        (4, 7, 11, 16, 20, 23, 27, 32),
        (3, 8, 12, 15, 19, 24, 28, 31),
        (1, 6, 10, 13, 18, 21, 25, 30),
        (2, 5, 9, 14, 17, 22, 26, 29),
    ),
    5: (
        (1, 5, 10, 14, 22, 28),
        (6, 12, 18, 23, 27, 32),
        (3, 7, 15, 19, 25, 29),
        (2, 9, 13, 21, 26, 30),
        (4, 8, 11, 20, 24, 31),
    ),
    6: (
        (1, 5, 10, 19, 27),
        (2, 11, 18, 25, 29),
        (4, 8, 14, 21, 26),
        (6, 15, 20, 24, 31),
        (3, 9, 13, 23, 30),
        (7, 12, 22, 28, 32),
    ),
}
# CC25: the eight companies' cars, the same for any number of players.
COMPANY_CARS = (
    (1, 11, 18, 28),
    (2, 9, 20, 27),
    (3, 12, 17, 26),
    (4, 10, 19, 25),
    (5, 15, 22, 32),
    (6, 13, 24, 31),
    (7, 16, 21, 30),
    (8, 14, 23, 29),
)
PERCENTS = (10, 20, 30, 40)

# A setup is a row of OWNER and SHORT: 0-4 for 2-6 players, 5 for the company game.
COMPANY_SETUP = 5


@cache
def _neighbour(space: int, side: int) -> int | None:
    row, column = divmod(space, 8)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return 8 * row + column if 0 <= row < 8 and 0 <= column < 8 else None


def _station_place(station: int) -> tuple[int, int]:
    """The space beside station 0-31 and the side of that space where the station lies (CC2)."""
    side, along = divmod(station, 8)
    row, column = ((0, along), (along, 7), (7, 7 - along), (7 - along, 0))[side]
    return 8 * row + column, side


def _neighbours(space: int) -> list[int | None]:
    return [_neighbour(space, side) for side in range(4)]


def _bits(spaces: set[int]) -> int:
    return sum(1 << space for space in spaces)


def _exits(tile: int) -> tuple[int, ...]:
    """Where each track of a tile leads. A turn rotates both ends of every track (CC15, CC23)."""
    turned, kind = divmod(tile, 24)
    printed = [SIDES.index(side) for side in KINDS[kind]]
    return tuple((printed[(side - turned) % 4] + turned) % 4 for side in range(4))


def _leave(space: int, side: int) -> int:
    """The track a line is on after leaving a space by a side."""
    neighbour = _neighbour(space, side)
    return ARRIVED if neighbour is None else 4 * neighbour + (side + 2) % 4


def _factor(track: int) -> int:
    """The points for each tile of a line that ends on this track (CC4, CC18, CC19); 0 if the line continues."""
    return 1 if track == ARRIVED else 2 if track // 4 in POWER_STATION else 0


@cache
def _short_spaces(stations: tuple[int, ...], exits: tuple[int, ...]) -> int:
    """The spaces where this tile alone would connect one of these stations to a station (CC16)."""
    places = map(_station_place, stations)
    return _bits({space for space, side in places if _neighbour(space, exits[side]) is None})


def _owners(cars: tuple[tuple[int, ...], ...]) -> list[int]:
    """The owner of the car at each station; -1 if there is no car."""
    return [next((owner for owner, own in enumerate(cars) if station in own), -1) for station in range(1, 33)]


_EXITS = [_exits(tile) for tile in range(96)]
EXIT = np.array(_EXITS, np.int8)

# The kind of an unturned tile with the same tracks, and whether fewer turns would give the same tracks.
SAME_AS = np.array([_EXITS.index(exits) for exits in _EXITS], np.int8)
REDUNDANT = np.array([_EXITS[tile] in _EXITS[tile % 24 : tile : 24] for tile in range(96)], np.int8)

# CC2, CC3: the track on which each station's car departs, and the station of each track (-1: none).
DEPARTURE = np.array([4 * space + side for space, side in map(_station_place, range(32))], np.uint8)
STATION = np.full(256, -1, np.int8)
STATION[DEPARTURE] = np.arange(32)

# Leaving the board means arriving at a station. A track inside the power station, where no tile is ever laid, stands
# for that.
ARRIVED = 4 * POWER_STATION[0] + EAST
LEAVE = np.array([[_leave(space, side) for side in range(4)] for space in range(64)], np.uint8)
FACTOR = np.array([_factor(track) for track in range(256)], np.int8)

# Sets of spaces (see fogcity.core.bits).
ALL_SPACES = np.uint64(_bits(set(range(64)) - set(POWER_STATION)))
EDGE_SPACES = np.uint64(_bits({space for space in range(64) if None in _neighbours(space)}))
NEIGHBOURS = np.array([_bits({n for n in _neighbours(space) if n is not None}) for space in range(64)], np.uint64)

# The owner of the car at each station in each setup: a seat, or a company in the company game; -1: no car. And for each
# setup and tile, the spaces where CC16 forbids it.
_OWNERS = [_owners(cars) for cars in (*CARS.values(), COMPANY_CARS)]
OWNER = np.array(_OWNERS, np.int8)
_STATIONS = [tuple(station for station, owner in enumerate(owners) if owner >= 0) for owners in _OWNERS]
SHORT = np.array([[_short_spaces(stations, exits) for exits in _EXITS] for stations in _STATIONS], np.uint64)
