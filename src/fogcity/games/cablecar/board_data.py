"""The board of Cable Car as a value that can be sent as JSON: stations, cars, tiles and colours."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from fogcity.games.cablecar.board import (
    CARS,
    COLOURS,
    COMPANY_CARS,
    COPIES,
    DEPARTURE,
    KINDS,
    PERCENTS,
    POWER_STATION,
    SIDES,
    SPACES,
)


class Station(msgspec.Struct, frozen=True):
    """A station: the space that it lies beside, at which side of it, and its place along that edge of the board."""

    number: Annotated[int, Meta(description="1 to 32, clockwise from the top left.")]
    space: str
    side: Annotated[str, Meta(description="N, E, S or W: of the space, and of the board.")]
    place: Annotated[int, Meta(description="0 to 7, clockwise along this edge of the board.")]


class TileKind(msgspec.Struct, frozen=True):
    """A kind of tile: `exits` are the sides by which tracks leave that come in from N, E, S and W."""

    name: str
    exits: dict[str, str]
    copies: int


class TrackBoard(msgspec.Struct, frozen=True):
    """The board of Cable Car, and whose cars stand where."""

    columns: str
    rows: int
    spaces: Annotated[list[str], Meta(description="Row by row from the top left.")]
    power_station: list[str]
    stations: list[Station]
    owners: Annotated[
        dict[str, list[int | None]],
        Meta(description="By the number of seats: the seat whose car stands at each station, in order; null for none."),
    ]
    company_owners: Annotated[
        list[int | None], Meta(description="In the company game: the company, as a place in `companies`.")
    ]
    seats: Annotated[list[str], Meta(description="The colours of the players, by seat.")]
    companies: Annotated[list[str], Meta(description="The colours of the companies.")]
    percents: Annotated[list[int], Meta(description="The shares of each company.")]
    tiles: list[TileKind]


def chart() -> TrackBoard:
    """The board as a value."""
    return TrackBoard(
        columns="abcdefgh",
        rows=8,
        spaces=list(SPACES),
        power_station=[SPACES[space] for space in POWER_STATION],
        stations=[
            Station(number + 1, SPACES[track // 4], SIDES[track % 4], number % 8)
            for number, track in enumerate(DEPARTURE.tolist())
        ],
        owners={str(seats): _owners(cars) for seats, cars in CARS.items()},
        company_owners=_owners(COMPANY_CARS),
        seats=list(COLOURS[: max(CARS)]),
        companies=list(COLOURS),
        percents=list(PERCENTS),
        tiles=[
            TileKind(kind, dict(zip(SIDES, kind, strict=True)), copies)
            for kind, copies in zip(KINDS, COPIES, strict=True)
        ],
    )


def _owners(cars: tuple[tuple[int, ...], ...]) -> list[int | None]:
    """Whose car stands at each station."""
    owner = {station: number for number, own in enumerate(cars) for station in own}
    return [owner.get(station) for station in range(1, 33)]
