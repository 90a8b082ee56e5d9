"""A view of Cable Car or the company game as a readable value (see core/view_data.py)."""

from __future__ import annotations

from functools import lru_cache
from operator import itemgetter
from typing import Annotated

import msgspec
import numpy as np
from msgspec import Meta

from fogcity.core.game import View
from fogcity.core.options import Value
from fogcity.core.view import Fields
from fogcity.core.view_data import ViewData
from fogcity.games.cablecar.board import (
    COLOURS,
    FACTOR,
    KINDS,
    PERCENTS,
    POWER_STATION,
    SPACES,
)
from fogcity.games.cablecar.lines import CARS, path_from
from fogcity.games.cablecar.rules import line_points, setup
from fogcity.games.cablecar.shares import company_values, exchange_is_open
from fogcity.games.cablecar.state import DTYPE, MAX_SEATS, NOTHING

_Hand = Annotated[
    tuple[str, ...] | None, Meta(description="The tiles by name, if the viewer holds them; null if somebody else does.")
]


class LaidTile(msgspec.Struct, frozen=True):
    """A tile on the board."""

    tile: Annotated[
        str,
        Meta(description="As printed: the sides by which tracks leave that come in from north, east, south and west."),
    ]
    turned: Annotated[int, Meta(description="How it is turned clockwise: 0, 90, 180 or 270 degrees.")]


class Line(msgspec.Struct, frozen=True):
    """The line of a car whose station has a tile beside it."""

    station: int
    owner: Annotated[str, Meta(description="The colour of the player or company whose car it is.")]
    tiles: Annotated[int, Meta(description="How many tiles it crosses; one that it crosses twice counts twice.")]
    path: Annotated[
        str, Meta(description="The sides by which it leaves those tiles in turn, a letter for each, such as `SSE`.")
    ]
    closed: Annotated[bool, Meta(description="Has it reached a station or the power station?")]
    to: Annotated[int | None, Meta(description="The station it has reached; null if open or at the power station.")]
    points: Annotated[int | None, Meta(description="What it scored; null while it is open.")]


class Player(msgspec.Struct, frozen=True):
    """A seat of the base game."""

    colour: str
    points: int
    tiles: Annotated[int, Meta(description="How many tiles are in hand, without one just drawn.")]
    hand: _Hand


class Share(msgspec.Struct, frozen=True):
    """A share that lies face down, in a hand or in a pile."""

    percent: int
    company: Annotated[str | None, Meta(description="Its colour; null if the viewer may not know.")]
    known_by: Annotated[tuple[int, ...], Meta(description="The seats that know it, because they saw where it went.")]


class Shareholder(msgspec.Struct, frozen=True):
    """A seat of the company game."""

    tiles: Annotated[int, Meta(description="How many tiles are in hand, without one just drawn.")]
    hand: _Hand
    shares: Annotated[tuple[Share, ...], Meta(description="One each of 10, 20, 30 and 40 %.")]


class Company(msgspec.Struct, frozen=True):
    """One of the eight companies."""

    colour: str
    profit: int
    value: Annotated[int, Meta(description="What a tenth of it pays as profits stand: 8 for the most profit.")]


class Pile(msgspec.Struct, frozen=True):
    """The shares of one percentage that nobody holds."""

    percent: int
    face_up: Annotated[str, Meta(description="The company of the share that lies face up.")]
    face_down: Annotated[tuple[Share, ...], Meta(description="The others, the top one first.")]


class BoardViewData(ViewData, frozen=True, kw_only=True):
    """What both games show: the board, its lines, and how many tiles there are."""

    board: Annotated[
        dict[str, LaidTile | None], Meta(description="What lies on each space, by its name; null: nothing yet.")
    ]
    open: Annotated[
        tuple[str, ...],
        Meta(description="The free spaces at the edge or beside a tile. Not every tile may be laid on each of them."),
    ]
    lines: Annotated[tuple[Line, ...], Meta(description="All lines that have begun, by station.")]
    supply_left: Annotated[int, Meta(description="How many tiles are left to draw.")]
    drawn: Annotated[bool, Meta(description="Has the player to act drawn a tile, which must be laid now?")]
    drawn_tile: Annotated[str | None, Meta(description="Which one; null if none, or if the viewer may not know.")]


class CableCarViewData(BoardViewData, frozen=True, kw_only=True, tag="cablecar"):
    """A game of Cable Car as one viewer sees it."""

    players: Annotated[tuple[Player, ...], Meta(description="By seat.")]


class CompanyViewData(BoardViewData, frozen=True, kw_only=True, tag="company"):
    """A company game as one viewer sees it."""

    players: Annotated[tuple[Shareholder, ...], Meta(description="By seat.")]
    companies: tuple[Company, ...]
    piles: Annotated[tuple[Pile, ...], Meta(description="Of 10, 20, 30 and 40 %.")]
    exchange_open: Annotated[bool, Meta(description="May shares still be exchanged?")]


# The names that the numbers in a record stand for. A byte of the board is 255 where there is no tile.
_LAID = tuple(LaidTile(KINDS[tile % 24], 90 * (tile // 24)) if tile < 96 else None for tile in range(256))
_FREE = [space for space in range(64) if space not in POWER_STATION]
_FREE_NAMES = tuple(SPACES[space] for space in _FREE)
_tiles_on = itemgetter(*_FREE)
_FACTOR = tuple(FACTOR.tolist())
_HELD = [slice(4 * seat, 4 * seat + 4) for seat in range(MAX_SEATS)]  # where the bytes of each hand's shares are
_PILE = [slice(5 * pile, 5 * pile + 5) for pile in range(4)]


def make_view_data(
    view: View, options: dict[str, Value], scores: tuple[int, ...] | None, winners: tuple[int, ...]
) -> CableCarViewData | CompanyViewData:
    """The view data of a view."""
    s, viewer = view.fields, view.seat
    company, seats, turn, drawn = s["company"], s["seats"], s["turn"], s["drawn"]
    row = setup.function(s)
    board = s["board"].tobytes()
    common = {
        "seats": seats,
        "viewer": viewer,
        "turn": turn,
        "turns": s["turns"],
        "options": options,
        "scores": scores,
        "winners": winners,
        "board": _board_of(board),
        "open": _names_of(s["open"]),
        "lines": _lines_on(row, tuple(s["options"].tolist()), board, s["other_end"].tobytes(), s["tiles"].tobytes()),
        "supply_left": s["supply_left"],
        "drawn": drawn != NOTHING,
        "drawn_tile": KINDS[drawn] if drawn >= 0 else None,
    }
    hands = [_hand(hand, seat == viewer) for seat, hand in enumerate(s["hand"].tolist()[:seats])]
    score = s["score"].tolist()
    if not company:
        players = tuple(Player(COLOURS[seat], score[seat], *hand) for seat, hand in enumerate(hands))
        return CableCarViewData(players=players, **common)
    held, held_known, piles, piles_known = (
        s[field].tobytes() for field in ("held", "held_known", "pile", "pile_known")
    )
    return CompanyViewData(
        players=tuple(
            Shareholder(*hand, _shares(seats, PERCENTS, held[rows], held_known[rows]))
            for hand, rows in zip(hands, _HELD, strict=False)
        ),
        companies=_companies(tuple(score)),
        piles=tuple(
            _pile(seats, percent, up, piles[rows], piles_known[rows])
            for percent, up, rows in zip(PERCENTS, s["face_up"].tolist(), _PILE, strict=True)
        ),
        exchange_open=turn >= 0 and exchange_is_open.function(s),
        **common,
    )


def _hand(tiles: list[int], own: bool) -> tuple[int, tuple[str, ...] | None]:
    """How many tiles a hand has, and their names if the viewer may know them."""
    there = [tile for tile in tiles if tile != NOTHING]
    return len(there), tuple(KINDS[tile] for tile in there) if own else None


@lru_cache(1024)  # all viewers of a table see the same board, and callers must not change it
def _board_of(board: bytes) -> dict[str, LaidTile | None]:
    """What lies on each space."""
    return dict(zip(_FREE_NAMES, map(_LAID.__getitem__, _tiles_on(board)), strict=True))


@lru_cache(1024)
def _names_of(spaces: int) -> tuple[str, ...]:
    """The names of a set of spaces."""
    return tuple(name for space, name in enumerate(SPACES) if spaces >> space & 1)


@lru_cache(1024)
def _lines_on(row: int, options: tuple[int, ...], board: bytes, other_end: bytes, tiles: bytes) -> tuple[Line, ...]:
    """The lines on a board."""
    s, lines = Fields(options=options), []
    for station, owner, track in CARS[row]:
        if crossed := tiles[track]:
            end = other_end[track]
            closed = _FACTOR[end] > 0
            path, to = path_from(board, track)
            points = line_points.function(s, crossed, end) if closed else None
            lines.append(Line(station + 1, COLOURS[owner], crossed, path, closed, to, points))
    return tuple(lines)


@lru_cache(4096)  # only one hand or pile changes at a time
def _shares(seats: int, percents: tuple[int, ...], shares: bytes, known: bytes) -> tuple[Share, ...]:
    """The shares that lie face down, one for each of these percentages; empty places are left out."""
    found = []
    for percent, share, knowing in zip(percents, memoryview(shares).cast("b"), known, strict=True):
        if share != NOTHING:
            known_by = tuple([seat for seat in range(seats) if knowing >> seat & 1])
            found.append(Share(percent, COLOURS[share] if share >= 0 else None, known_by))
    return tuple(found)


@lru_cache(4096)
def _pile(seats: int, percent: int, face_up: int, face_down: bytes, known: bytes) -> Pile:
    return Pile(percent, COLOURS[face_up], _shares(seats, (percent,) * len(face_down), face_down, known))


@lru_cache(1024)
def _companies(profits: tuple[int, ...]) -> tuple[Company, ...]:
    record, values = np.zeros(1, DTYPE)[0], np.empty(8, np.int64)
    record["score"] = profits
    company_values(record, values)
    return tuple(map(Company, COLOURS, profits, values.tolist()))
