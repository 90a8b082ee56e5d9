"""How a hand can pay for a route: in which colour, which cards are missing, and the order of ways to pay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fogcity.games.ticket.board.board import FERRY, GREY, Board, Route


def most_held(hand: Sequence[int]) -> int:
    """The colour that a hand has most cards of; the first of them in a tie."""
    return max(range(FERRY), key=lambda colour: hand[colour])


def colour_for(route: Route, hand: Sequence[int]) -> int:
    """The colour that a hand would pay for a route with: the route's own or, if it is grey, its most frequent one."""
    return most_held(hand) if route.colour == GREY else route.colour


def missing_cards(board: Board, hand: Sequence[int]) -> tuple[int, ...]:
    """For each route, how many cards a hand lacks to pay for it. Ferries stand for any card (SF16, SF17)."""
    alike, places = _routes_alike(board)
    missing = [_missing_for(route, hand) for route in alike]
    return tuple([missing[place] for place in places])


@lru_cache(16)
def _routes_alike(board: Board) -> tuple[list[Route], list[int]]:
    """One route of each group that costs the same, and the index of each route's group."""
    groups: dict[tuple[int, int, int], int] = {}
    places = [groups.setdefault((one.colour, one.length, one.ferries), len(groups)) for one in board.routes]
    return [board.routes[places.index(place)] for place in range(len(groups))], places


def _missing_for(route: Route, hand: Sequence[int]) -> int:
    ferries, others = hand[FERRY], route.length - route.ferries
    spare = max(0, ferries - route.ferries)
    own = min(hand[colour_for(route, hand)], others)
    return max(0, route.ferries - ferries) + max(0, others - own - spare)


def cheapest_payment(route: Route, hand: Sequence[int]) -> dict[int, int]:
    """The cards that would pay for a route with as few ferries as possible, even if the hand lacks some."""
    cards = {colour_for(route, hand): route.length - route.ferries, FERRY: route.ferries}
    return {kind: number for kind, number in cards.items() if number}


def preference(cards: dict[int, int], hand: Sequence[int]) -> tuple[int, int]:
    """A sort key for ways to pay: fewest ferries first, then the colour with the most cards left."""
    left = [hand[kind] - number for kind, number in cards.items() if kind != FERRY]
    return cards.get(FERRY, 0), -max(left, default=0)
