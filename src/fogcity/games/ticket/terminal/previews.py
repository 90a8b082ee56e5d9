"""What a player can look up before acting, from the player's own view: open routes, ways, and the state of tickets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fogcity.core.bits import has
from fogcity.core.game import View
from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.board.lookup_tables import BoardTable, make_tables
from fogcity.games.ticket.events import tickets_held
from fogcity.games.ticket.routes import open_to
from fogcity.games.ticket.scoring import tickets_done
from fogcity.games.ticket.state import OFFERED
from fogcity.games.ticket.ways import Way, cheapest_way
from fogcity.terminal.drawing.phrases import listed


def may_claim(record: Any, seat: int, route: int) -> bool:
    """Is the route open to the seat, if it has the cards? (SF18, SF19)"""
    return has.function(open_to.function(record, seat, route // 64), route % 64)


def is_free(record: Any, route: int) -> bool:
    """May any player still claim the route?"""
    return has.function(record["free"][route // 64], route % 64)


def affordable_way(board: Board, record: Any, seat: int, start: int, goal: int) -> Way | None:
    """The cheapest way, if the seat has enough cars for it; None if there is no such way."""
    way = cheapest_way(board, record, seat, start, goal)
    return way if way is not None and way.cars <= int(record["cars"][seat]) else None


def parts_missing(board: Board, way: Way, names: Mapping[str, str] | None = None) -> list[str]:
    """The stretches of a way that must still be claimed: `Fort Mason-Pacific Heights`; by other names, if given."""
    stretches: list[list[int]] = []
    pairs = {frozenset((board.routes[route].a, board.routes[route].b)) for route in way.to_claim}
    joined = False
    for here, there in zip(way.stops, way.stops[1:], strict=False):
        missing = frozenset((here, there)) in pairs
        if missing and joined:
            stretches[-1].append(there)
        elif missing:
            stretches.append([here, there])
        joined = missing
    called = [names[location.name] if names else location.name for location in board.locations]
    return ["-".join(called[stop] for stop in stretch) for stretch in stretches]


def count_tickets(record: Any, seat: int) -> str:
    """The number of tickets that a seat holds, with a `?` while it is choosing."""
    draws = int(record["draws"])
    offered = (record["drawer"][:draws] == seat) & (record["outcome"][:draws] == OFFERED)
    held = tickets_held(record, seat)
    return f"{held or ''}?" if offered.any() else str(held)


def offered_tickets(view: View) -> list[int]:
    """The tickets that the seat has to choose from now."""
    record = view.record
    return [
        int(record[field][draw])
        for draw in range(int(record["draws"]))
        if record["drawer"][draw] == view.seat and record["outcome"][draw] == OFFERED
        for field in ("first", "second")
        if record[field][draw] >= 0
    ]


def is_done(board: Board, record: Any, seat: int, ticket: int) -> bool:
    """Are the two locations of a ticket connected by the seat's own routes? (SF25)"""
    return bool(tickets_done(_table_of(board), record["owner"].tobytes(), seat, [ticket]))


@cache
def _table_of(board: Board) -> BoardTable:
    return make_tables(board)[0]


def ticket_status(board: Board, record: Any, seat: int, ticket: int) -> str:
    """The state of a ticket: `done`, `needs Presidio-Sunset (3)`, `missed`, or that it cannot be done any more."""
    if is_done(board, record, seat, ticket):
        return "done"
    found = board.tickets[ticket]
    way = affordable_way(board, record, seat, found.a, found.b) if record["turn"] >= 0 else None
    if way is None:
        return "cannot be done any more" if record["turn"] >= 0 else "missed"
    return f"needs {listed(parts_missing(board, way))} ({way.cars})"


def routes_of(board: Board, names: Sequence[str]) -> set[int]:
    """The routes of these names."""
    wanted = set(names)
    return {number for number in range(len(board.routes)) if board.route_name(number) in wanted}
