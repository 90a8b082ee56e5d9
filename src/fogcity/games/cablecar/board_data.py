"""The board of Cable Car as a value that can be sent as JSON: spaces, stations, cars and tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from fogcity.core.view_data import BoardData
from fogcity.games.cablecar.board import (
    CARS,
    COLOURS,
    COMPANY_CARS,
    COPIES,
    DEPARTURE,
    KINDS,
    PERCENTS,
    POWER_STATION,
    REDUNDANT,
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
    """A kind of tile."""

    name: str
    exits: Annotated[dict[str, str], Meta(description="The sides by which tracks leave that come in from N, E, S, W.")]
    turns: Annotated[list[int], Meta(description="The turns, in degrees clockwise, that give it different tracks.")]
    copies: int


class TrackBoard(BoardData, frozen=True, kw_only=True):
    """The board of Cable Car or the company game, and whose cars stand where."""

    columns: Annotated[int, Meta(description="How many spaces a row has.")]
    spaces: Annotated[list[str], Meta(description="Row by row from the top left.")]
    power_station: list[str]
    stations: list[Station]
    owners: Annotated[
        dict[str, list[str | None]],
        Meta(description="By the number of seats: the colour of the car at each station, in order; null for none."),
    ]
    percents: Annotated[list[int], Meta(description="The shares of each company; none where there are no shares.")]
    tiles: list[TileKind]


def track_board(colours: Sequence[str], company: bool) -> TrackBoard:
    """The board of Cable Car or the company game, with the colours of the seats."""
    return TrackBoard(
        seats=list(colours),
        columns=8,
        spaces=list(SPACES),
        power_station=[SPACES[space] for space in POWER_STATION],
        stations=[
            Station(number + 1, SPACES[track // 4], SIDES[track % 4], number % 8)
            for number, track in enumerate(DEPARTURE.tolist())
        ],
        owners={str(seats): _owners(COMPANY_CARS if company else cars) for seats, cars in CARS.items()},
        percents=list(PERCENTS) if company else [],
        tiles=[
            TileKind(kind, dict(zip(SIDES, kind, strict=True)), _turns(number), copies)
            for number, (kind, copies) in enumerate(zip(KINDS, COPIES, strict=True))
        ],
    )


def _turns(kind: int) -> list[int]:
    return [90 * turned for turned in range(4) if not REDUNDANT[kind + 24 * turned]]


def _owners(cars: tuple[tuple[int, ...], ...]) -> list[str | None]:
    """The colour of the car at each station."""
    owner = {station: COLOURS[number] for number, own in enumerate(cars) for station in own}
    return [owner.get(station) for station in range(1, len(DEPARTURE) + 1)]
