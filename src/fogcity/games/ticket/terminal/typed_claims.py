"""How players type claims: routes by their ends, and the cards to pay with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from fogcity.core.errors import BadText, shorten
from fogcity.core.game import View
from fogcity.games.ticket.actions import CLAIM, cards_text
from fogcity.games.ticket.board.board import CARDS, COLOURS, FERRY, GREY
from fogcity.games.ticket.board.lookup_tables import Way as Payment
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.state import ACTING
from fogcity.games.ticket.terminal.location_codes import LocationFinder
from fogcity.games.ticket.terminal.map import Highlights
from fogcity.games.ticket.terminal.previews import may_claim
from fogcity.games.ticket.terminal.style import MIN_WIDTH
from fogcity.terminal.drawing.page import Scene
from fogcity.terminal.drawing.phrases import listed, packed, plural
from fogcity.terminal.face import Answer

BLIND = "blind"
LETTERS = {"k": "black", "f": "ferry"}  # letters on the map that are not the first letter of a single kind


class Named(NamedTuple):
    """The routes that a player named: their name, and one route or both of a double route."""

    text: str
    routes: list[int]


class ClaimReader:
    """Reads claims, and answers to the question which cards to pay with."""

    def __init__(self, game: TicketToRide, locations: LocationFinder) -> None:
        self.game = game
        self.board = game.board
        self.locations = locations

    def read(self, view: View, rest: str) -> str | Answer:
        name, _, payment = re.sub(r"\s+(?:with|w)(?:\s+|$)", "\n", rest, count=1, flags=re.IGNORECASE).partition("\n")
        if not name.strip():
            raise BadText("which route? Type its two locations after `claim`; `routes` lists the routes open to you")
        named = self.find_routes(name)
        if view.record["stage"] != ACTING:
            return self._claim_text(named, payment)  # the rules say what must be done first
        cards = read_cards(payment) if payment else []
        ways = self._ways(view, named.routes)
        if not ways:
            raise BadText(self._why_not(view, named.routes))
        if cards:
            fitting = [action for action in ways if _pays(self._payment(action), cards)]
            if not fitting:
                return self._claim_text(named, payment)
            ways = fitting
        if len(ways) == 1:
            return self.game.text(view, ways[0])
        return self._ask_payment(view, named, ways)

    def find_routes(self, typed: str) -> Named:
        """The route that a text such as `alc-pier 39 (1)` names, or both of a double route."""
        match = re.fullmatch(r"(.*?)\s*(?:\(\s*([0-9]{1,3})\s*\))?", typed.strip())
        name, number = (match[1], match[2]) if match else (typed.strip(), None)
        between: dict[tuple[int, int], list[int]] = {}
        for a, b in self.locations.pairs(name):
            routes = [n for n, route in enumerate(self.board.routes) if {route.a, route.b} == {a, b}]
            if routes:
                between[min(a, b), max(a, b)] = routes
        if len(between) != 1:
            raise BadText(self._no_route(name, list(between)))
        (routes,) = between.values()
        whole = self.board.route_name(routes[0]).removesuffix(" (1)")
        if number is None or (len(routes) == 1 and number == "1"):
            return Named(whole, routes)
        if len(routes) == 1 or number not in ("1", "2"):
            what = "a double route: (1) or (2)" if len(routes) > 1 else "a single route, so it needs no number"
            raise BadText(f"{whole} is {what}, not ({number})")
        return Named(f"{whole} ({number})", [routes[int(number) - 1]])

    def find_pair(self, typed: str) -> tuple[int, int]:
        """The two locations that a text names, neighbours or not."""
        pairs = self.locations.pairs(typed)
        if len(pairs) != 1:
            raise BadText(self._no_pair(typed, pairs))
        return pairs[0]

    def _no_route(self, name: str, between: list[tuple[int, int]]) -> str:
        if between:
            names = ["-".join(self.locations.names[end] for end in pair) for pair in between]
            return f"{shorten(name)} could be {listed(names, 'or')}"
        pairs = self.locations.pairs(name)
        if len(pairs) == 1:
            a, b = (self.locations.names[end] for end in pairs[0])
            return (
                f"there is no route between {a} and {b}; `routes {self.locations.codes[pairs[0][0]]}` lists those there"
            )
        return self._no_pair(name, pairs)

    def _no_pair(self, typed: str, pairs: Sequence[tuple[int, int]]) -> str:
        if not typed.strip():
            return "which locations? Type two of them with a dash between; `places` lists them"
        example = f"{self.locations.codes[self.board.routes[0].a]}-{self.locations.codes[self.board.routes[0].b]}"
        if len(pairs) > 1:
            told = ["-".join(self.locations.names[end] for end in pair) for pair in pairs[:4]]
            return f"{shorten(typed)} could be {listed(told if len(pairs) <= 4 else [*told, 'others'], 'or')}"
        one, dash, other = typed.partition("-")
        if dash:
            for part in (one, other):
                self.locations.find(part)  # says which of the two is wrong
        return f"expected two locations such as `{example}`, not {shorten(typed)}; `places` lists them"

    def _ways(self, view: View, routes: list[int]) -> list[int]:
        """The claims of these routes that the seat can pay for; of two equal routes, the first."""
        found: dict[tuple[int, int, int], tuple[Payment, int]] = {}
        hand = view.record["hand"][view.seat].tolist()
        for action in self.game.legal(view).tolist():
            if action < CLAIM or (way := self._payment(action)).route not in routes:
                continue
            found.setdefault((self.board.routes[way.route].colour, way.colour, way.cards), (way, action))

        def cost(item: tuple[Payment, int]) -> tuple[int, int, int]:
            way, action = item
            return way.ferries, -hand[way.colour] if way.cards else 0, action

        return [action for _, action in sorted(found.values(), key=cost)]

    def _payment(self, action: int) -> Payment:
        return way_of(self.game.table, action - CLAIM)

    def _claim_text(self, named: Named, payment: str) -> str:
        """The text of a claim that is not legal, for the rules to say what is wrong with it."""
        route = named.routes[0]
        name = self.board.route_name(route) if len(named.routes) > 1 else named.text
        if payment:
            cards = [(number, kinds[0] if len(kinds) == 1 else word) for number, word, kinds in read_cards(payment)]
            return f"claim {named.text} with {' '.join(f'{number} {card}' for number, card in cards)}"
        return f"claim {name} with {self.board.routes[route].length} ferry"

    def _ask_payment(self, view: View, named: Named, ways: list[int]) -> Answer:
        alike = len({self._payment(action).route for action in ways}) == 1
        told = []
        for number, action in enumerate(ways, 1):
            way = self._payment(action)
            cards = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
            which = "" if alike else f" ({self.board.routes[way.route].number})"
            told.append(f"{number}: {cards_text(cards)}{which}")
        question = f"Claim {named.text} with which cards? Type a number, or Enter to cancel."
        notes = [question, *packed(told, MIN_WIDTH)]
        return Answer(Scene(view, highlights=Highlights(shown=named.routes), notes=notes), offers=ways)

    def _why_not(self, view: View, routes: list[int]) -> str:
        """Why the seat cannot claim any of these routes now."""
        record, seat = view.record, int(view.record["turn"])
        open_ = [route for route in routes if may_claim(record, seat, route)]
        cheap = [route for route in open_ if self.board.routes[route].length <= record["cars"][seat]]
        if not cheap:
            asked = (open_ or routes)[0]
            return self.game.why_illegal(record, CLAIM + int(self.game.table["first_way"][asked])).text
        told = self.price_sentence(cheap)
        hand = cards_text(dict(enumerate(record["hand"][seat].tolist())))
        return f"{told}; you have {hand or 'no cards'}"

    def price_sentence(self, numbers: Sequence[int]) -> str:
        """The price of a route or of a double route: `Alcatraz-Pier 39 takes 2 cards, red or ferry`."""
        route = self.board.routes[numbers[0]]
        name = self.board.route_name(numbers[0])
        colours = {self.board.routes[number].colour: number for number in numbers}
        told = [
            "of any one colour" if colour == GREY else f"{'all ' if len(colours) > 1 else ''}{COLOURS[colour]}"
            for colour in colours
        ]
        least = f", at least {route.ferries} ferry" if route.ferries else ""
        comma = "," if route.length > 1 or len(told) > 1 or least else ":"
        name = name.removesuffix(" (1)") if len(numbers) > 1 else name
        return f"{name} takes {plural(route.length, 'card')}{comma} {listed([*told, 'ferry'], 'or')}{least}"

    def choose_payment(self, text: str, cards: Sequence[tuple[int, str, list[str]]], offers: Sequence[int]) -> int:
        """The payment with these cards. Kinds without numbers are enough if only one payment has them."""
        ways = {action: self._payment(action) for action in offers}
        found = [action for action, way in ways.items() if _pays(way, list(cards))]
        if not found and not re.search("[0-9]", text):
            kinds = [set(meant) for _, _, meant in cards]
            for exactly in (True, False):
                found = found or [
                    action
                    for action, way in ways.items()
                    if all(meant & _kinds(way) for meant in kinds) and (len(_kinds(way)) == len(kinds) or not exactly)
                ]
        if len(found) == 1:
            return found[0]
        raise BadText(f"{shorten(text)} {'could be several' if found else 'is not one'} of these")


def kinds_meant(typed: str, *, blind: bool = False) -> list[str]:
    """The kinds of cards that a word may mean; with `blind`, also the top card of the deck."""
    word = typed.lower().removesuffix(" card")
    word = "ferry" if word == "ferries" else LETTERS.get(word, word)
    known = [*CARDS, BLIND] if blind else list(CARDS)
    return [word] if word in known else [kind for kind in known if word and kind.startswith(word)]


def read_cards(payment: str) -> list[tuple[int, str, list[str]]]:
    """The cards in a text such as `2 red 1 ferry`, `2r f` or `red, ferry`: number, word, and kinds it may mean."""
    found = []
    rest = re.sub(r"[,+&]|\band\b", " ", payment, flags=re.IGNORECASE)
    for number, word in re.findall(r"([0-9]*)\s*([^\s0-9]+)", rest):
        if len(number) > 2 or not (kinds := kinds_meant(word)):
            raise BadText(f"cards are written like `2 red 1 ferry`, not {shorten(payment)}")
        found.append((int(number or 1), word, kinds))
    if not found or re.search(r"[0-9]\s*$", rest):
        raise BadText(f"cards are written like `2 red 1 ferry`, not {shorten(payment)}")
    return found


def _pays(way: Payment, cards: list[tuple[int, str, list[str]]]) -> bool:
    """Could these cards mean this payment?"""
    needed = {CARDS[way.colour]: way.cards} if way.cards else {}
    needed |= {CARDS[FERRY]: way.ferries} if way.ferries else {}
    left = dict(needed)
    for number, _, kinds in cards:
        fitting = [kind for kind in kinds if left.get(kind) == number]
        if not fitting:
            return False
        del left[fitting[0]]
    return not left


def _kinds(way: Payment) -> set[str]:
    """The kinds of cards in a payment."""
    return ({CARDS[way.colour]} if way.cards else set()) | ({CARDS[FERRY]} if way.ferries else set())
