"""What happened in a move of Cable Car: the difference between a viewer's views before and after it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from fogcity.core.events import Event, Passed
from fogcity.core.view import Fields
from fogcity.games.cablecar.actions import DRAW, PASS, SWAP, tile_name
from fogcity.games.cablecar.board import COLOURS, FACTOR, KINDS, PERCENTS, SIDES, SPACES
from fogcity.games.cablecar.lines import CARS, destination, follow
from fogcity.games.cablecar.rules import line_points, setup
from fogcity.games.cablecar.shares import exchange_is_open
from fogcity.games.cablecar.state import NOTHING


class TileDrawn(Event, frozen=True, tag="tile_drawn"):
    """A tile was drawn and must be laid; which one only its player knows."""

    seat: int
    tile: str | None


class TileLaid(Event, frozen=True, tag="tile_laid"):
    """A tile was laid, turned clockwise by this many degrees."""

    seat: int
    tile: str
    space: str
    turned: int


class LineExtended(Event, frozen=True, tag="line_extended"):
    """A line grew and goes on. `path` are the sides by which it leaves its tiles in turn: `SSE`."""

    station: int
    owner: str
    path: str
    tiles: int
    by: int


class LineClosed(Event, frozen=True, tag="line_closed"):
    """A line reached a station, or the power station (to None), and was scored. `path` as in LineExtended."""

    station: int
    owner: str
    path: str
    to: int | None
    tiles: int
    points: int


class TileRefilled(Event, frozen=True, tag="tile_refilled"):
    """A player drew a tile into the hand after laying one; which one only that player knows."""

    seat: int
    tile: str | None


class ShareExchanged(Event, frozen=True, tag="share_exchanged"):
    """A share went under its pile and another was taken; None where the reader may not know which."""

    seat: int
    percent: int
    gave: str | None
    took: str | None
    openly: bool
    turned_up: str | None


class ExchangeClosed(Event, frozen=True, tag="exchange_closed"):
    """From now on no shares are exchanged."""


class PassedOver(Event, frozen=True, tag="passed_over"):
    """A player who has no tile and can do nothing was passed over."""

    seat: int


CERTAIN = (
    TileLaid,
    LineExtended,
    LineClosed,
    ExchangeClosed,
    Passed,
    PassedOver,
)  # a player can foresee these, because they do not depend on hidden information


def events_between(before: Any, action: int, after: Any) -> list[Event]:
    """What an action changed between two views of the same viewer, except the end of the game."""
    seat = int(before["turn"])
    if action == DRAW:
        return [TileDrawn(seat, _kind(after["drawn"]))]
    events: list[Event] = []
    if action < DRAW:
        events += _lay_events(before, action, after, seat)
    elif action < PASS:
        events.append(_swap_event(before, action, after, seat))
    else:
        events.append(Passed(seat))
    goes_on = after["turn"] >= 0
    if goes_on and exchange_is_open.function(before) and not exchange_is_open.function(after):
        events.append(ExchangeClosed())
    return events + _passed_over(after, seat)


def _lay_events(before: Any, action: int, after: Any, seat: int) -> list[Event]:
    tile, space = divmod(action, 64)
    events: list[Event] = [TileLaid(seat, tile_name(tile % 24), SPACES[space], 90 * (tile // 24))]
    tiles_before, tiles_after, board = (array.tobytes() for array in (before["tiles"], after["tiles"], after["board"]))
    options = tuple(after["options"].tolist())
    events += _line_events(setup.function(after), options, board, tiles_before, tiles_after)
    if before["drawn"] == NOTHING and after["supply_left"] < before["supply_left"]:
        events.append(TileRefilled(seat, _kind(_refilled(before, tile % 24, after, seat))))
    return events


@lru_cache(256)  # all viewers of a table see the same when a tile is laid
def _line_events(
    row: int, options: tuple[int, ...], board: bytes, tiles_before: bytes, tiles_after: bytes
) -> list[Event]:
    """The lines that have grown, by station."""
    return [
        _line_event(options, board, station, COLOURS[owner], tiles_after[track] - tiles_before[track])
        for station, owner, track in CARS[row]
        if tiles_after[track] != tiles_before[track]
    ]


def _line_event(options: tuple[int, ...], board: bytes, station: int, colour: str, grown: int) -> Event:
    steps, track = follow(board, station)
    path = "".join(SIDES[step.left] for step in steps)
    if not FACTOR[track]:
        return LineExtended(station + 1, colour, path, len(steps), grown)
    points = line_points.function(Fields(options=options), len(steps), track)
    return LineClosed(station + 1, colour, path, destination(steps, track), len(steps), points)


def _refilled(before: Any, laid: int, after: Any, seat: int) -> int:
    """The new tile in a hand from which a tile was laid."""
    kept = before["hand"][seat].tolist()
    if laid in kept:
        kept.remove(laid)
    for tile in after["hand"][seat].tolist():
        if tile in kept:
            kept.remove(tile)
        else:
            return int(tile)
    return NOTHING


def _swap_event(before: Any, action: int, after: Any, seat: int) -> Event:
    pile, blind = divmod(action - SWAP, 2)
    return ShareExchanged(
        seat,
        PERCENTS[pile],
        _company(before["held"][seat, pile]),
        _company(after["held"][seat, pile]),
        not blind,
        None if blind else _company(after["face_up"][pile]),
    )


def _passed_over(after: Any, seat: int) -> list[Event]:
    """The players who sit between the player who acted and the player to act now."""
    seats, turn = int(after["seats"]), int(after["turn"])
    if turn < 0:
        return []
    skipped = (turn - seat - 1) % seats
    return [PassedOver((seat + 1 + i) % seats) for i in range(skipped)]


def _kind(tile: int) -> str | None:
    return KINDS[tile] if tile >= 0 else None


def _company(share: int) -> str | None:
    return COLOURS[share] if share >= 0 else None
