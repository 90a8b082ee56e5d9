"""What a hand can pay for a route: which colour it would take, what is missing, and which way to pay comes first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fogcity.games.ticket.board.board import FERRY, GREY, Board, Route


def most_held(hand: Sequence[int]) -> int:
    """The colour that a hand has most cards of; the first of several."""
    return max(range(FERRY), key=lambda colour: hand[colour])


def colour_for(route: Route, hand: Sequence[int]) -> int:
    """The colour that a hand would pay a route with: the route's own, or for a grey one that of which it has most."""
    return most_held(hand) if route.colour == GREY else route.colour


def missing_cards(board: Board, hand: Sequence[int]) -> tuple[int, ...]:
    """For each route, how many cards a hand lacks to pay for it. Ferries stand for any card (SF16, SF17)."""
    alike, places = _routes_alike(board)
    missing = [_missing_for(route, hand) for route in alike]
    return tuple([missing[place] for place in places])


@lru_cache(16)
def _routes_alike(board: Board) -> tuple[list[Route], list[int]]:
    """One of each group of routes that cost the same, and for every route the place of its group."""
    groups: dict[tuple[int, int, int], int] = {}
    places = [groups.setdefault((one.colour, one.length, one.ferries), len(groups)) for one in board.routes]
    return [board.routes[places.index(place)] for place in range(len(groups))], places


def _missing_for(route: Route, hand: Sequence[int]) -> int:
    ferries, others = hand[FERRY], route.length - route.ferries
    spare = max(0, ferries - route.ferries)
    own = min(hand[colour_for(route, hand)], others)
    return max(0, route.ferries - ferries) + max(0, others - own - spare)


def cheapest_payment(route: Route, hand: Sequence[int]) -> dict[int, int]:
    """The cards that a hand would pay for a route with, whether it has them or not: no more ferries than needed."""
    cards = {colour_for(route, hand): route.length - route.ferries, FERRY: route.ferries}
    return {kind: number for kind, number in cards.items() if number}


def preference(cards: dict[int, int], hand: Sequence[int]) -> tuple[int, int]:
    """What sorts ways to pay: few ferries first, then the colour of which most is left."""
    left = [hand[kind] - number for kind, number in cards.items() if kind != FERRY]
    return cards.get(FERRY, 0), -max(left, default=0)
