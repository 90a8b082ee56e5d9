"""Actions of Ticket to Ride as kind and fields (see core/action_data.py)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from fogcity.core.action_data import ActionData, ActionRequest, PassAction
from fogcity.core.errors import BadText
from fogcity.games.ticket.actions import (
    CLAIM,
    DRAW_TICKETS,
    KEEP_FIRST,
    PASS,
    SOUVENIR,
    STACK,
    TAKE,
    TAKE_BLIND,
    ActionTexts,
)
from fogcity.games.ticket.board.board import CARDS, FERRY, MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.paying import cheapest_payment, preference


class TakeActions(ActionData, frozen=True, tag="take"):
    """Take an open card of one of these kinds."""

    cards: list[str]


class TakeBlindAction(ActionData, frozen=True, tag="blind"):
    """Take the top card of the deck."""


class DrawTicketsAction(ActionData, frozen=True, tag="tickets"):
    """Draw tickets, to choose from."""


class KeepActions(ActionData, frozen=True, tag="keep"):
    """Keep tickets."""

    choices: Annotated[list[list[int]], Meta(description="Each choice: the places of its tickets in `offered`.")]


class StackActions(ActionData, frozen=True, tag="stack"):
    """Put a stack of souvenirs on one of these locations."""

    stack: Annotated[int, Meta(description="Which: its place in `aside`.")]
    locations: list[str]


class SouvenirActions(ActionData, frozen=True, tag="souvenir"):
    """Take the souvenir of one of these locations."""

    locations: list[str]


class ClaimActions(ActionData, frozen=True, tag="claim"):
    """Claim a route."""

    route: Annotated[int, Meta(description="Its number.")]
    ways: Annotated[list[dict[str, int]], Meta(description="The ways to pay: how many cards of each kind.")]
    order: Annotated[
        tuple[int, ...], Meta(description="The places of the ways, the thriftiest first; none: they are in that order.")
    ] = ()


class ClaimRequest(ActionRequest, frozen=True, tag="claim"):
    """Could this route be claimed, in the way that the hand could pay for most easily?"""

    route: Annotated[int, Meta(description="Its number.")]


class TakeRequest(ActionRequest, frozen=True, tag="take"):
    """Could an open card of this kind be taken, or (null) the top card of the deck?"""

    card: str | None


class TicketsRequest(ActionRequest, frozen=True, tag="tickets"):
    """Could tickets be drawn?"""


_KEPT = [[0], [1], [0, 1]]
_FIRST_CODES = (TAKE, TAKE_BLIND, DRAW_TICKETS, KEEP_FIRST, PASS, STACK, STACK + MAX_LOCATIONS, SOUVENIR)


class ActionKinds:
    """The actions on one board as kinds and fields."""

    def __init__(self, texts: ActionTexts) -> None:
        self.texts = texts
        self._locations = [location.name for location in texts.board.locations]
        self._claims: dict[int, tuple[int, dict[int, int], dict[str, int]]] = {}  # a cache

    def describe(self, codes: Sequence[int], s: Mapping[str, Any]) -> list[ActionData]:
        """The legal actions, in ascending order, as kinds and fields; `s` is the acting player's view."""
        found: list[ActionData] = []
        hand = s["hand"][s["turn"]].tolist()
        for first, group in groupby(codes, self._group_of):
            if first >= CLAIM:
                found.append(self._claim(first - CLAIM, group, hand))
            else:
                found.append(self._simple(first, [code - first for code in group]))
        return found

    def find(self, request: Mapping[str, object], s: Mapping[str, Any]) -> int:
        """The code of a requested action."""
        try:
            asked = msgspec.convert(request, ClaimRequest | TakeRequest | TicketsRequest)
        except msgspec.ValidationError as error:
            raise BadText(f"expected an action that can be asked about: {error}") from None
        if isinstance(asked, TicketsRequest):
            return DRAW_TICKETS
        if isinstance(asked, TakeRequest):
            if asked.card is not None and asked.card not in CARDS:
                raise BadText(f"there are no {asked.card[:20]} cards")
            return TAKE_BLIND if asked.card is None else TAKE + CARDS.index(asked.card)
        number = asked.route
        if not 0 <= number < len(self.texts.board.routes):
            raise BadText(f"there is no route {number}")
        cards = cheapest_payment(self.texts.board.routes[number], s["hand"][s["turn"]].tolist())
        way = self.texts.way_to_pay(number, cards)
        assert way is not None
        return CLAIM + way

    def _group_of(self, code: int) -> int:
        """What actions of one group have in common: their first code, or CLAIM + their route."""
        if code >= CLAIM:
            return CLAIM + self._claim_of(code)[0]
        return _FIRST_CODES[bisect(_FIRST_CODES, code) - 1]

    def _simple(self, first: int, places: list[int]) -> ActionData:
        if first == TAKE:
            return TakeActions([CARDS[kind] for kind in places], count=len(places))
        if first == KEEP_FIRST:
            return KeepActions([_KEPT[choice] for choice in places], count=len(places))
        if first in (TAKE_BLIND, DRAW_TICKETS, PASS):
            return {TAKE_BLIND: TakeBlindAction, DRAW_TICKETS: DrawTicketsAction, PASS: PassAction}[first]()
        locations = [self._locations[place] for place in places]
        if first == SOUVENIR:
            return SouvenirActions(locations, count=len(places))
        return StackActions((first - STACK) // MAX_LOCATIONS, locations, count=len(places))

    def _claim(self, route: int, codes: Any, hand: list[int]) -> ClaimActions:
        claims = [self._claim_of(code) for code in codes]
        order = list(range(len(claims)))
        if len(order) > 1:
            order.sort(key=lambda place: preference(claims[place][1], hand))
        ways = [named for _, _, named in claims]
        return ClaimActions(route, ways, () if order == sorted(order) else tuple(order), count=len(ways))

    def _claim_of(self, code: int) -> tuple[int, dict[int, int], dict[str, int]]:
        """The route of a claim, and its cards by kind and by name."""
        found = self._claims.get(code)
        if found is None:
            way = way_of(self.texts.table, code - CLAIM)
            cards = {kind: number for kind, number in ((way.colour, way.cards), (FERRY, way.ferries)) if number}
            found = self._claims[code] = way.route, cards, {CARDS[kind]: number for kind, number in cards.items()}
        return found
