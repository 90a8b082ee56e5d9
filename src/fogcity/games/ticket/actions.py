"""The actions of Ticket to Ride, as codes and as text.

The texts are `take COLOUR`, `take ferry`, `take blind`, `claim ROUTE with CARDS` (as in `claim Alcatraz-Pier 39 (1)
with 1 red 1 ferry`), `souvenir LOCATION`, `tickets`, `keep 1`, `keep 2`, `keep both`, `stack A LOCATION`, `stack B
LOCATION` and `pass`.
"""

from __future__ import annotations

import difflib
import re

import numpy as np

from fogcity.core.errors import BadText, shorten
from fogcity.games.ticket.board.board import CARDS, COLOURS, FERRY, GREY, MAX_LOCATIONS, Board
from fogcity.games.ticket.board.lookup_tables import BoardTables, Way, way_of, ways_to_claim
from fogcity.games.ticket.state import KINDS

# Action codes. Each kind of card can be taken from the open ones; stacks and souvenirs are numbered by location.
TAKE = 0  # + kind of card
TAKE_BLIND = TAKE + KINDS
DRAW_TICKETS = TAKE_BLIND + 1
KEEP_FIRST = DRAW_TICKETS + 1
KEEP_SECOND = KEEP_FIRST + 1
KEEP_BOTH = KEEP_SECOND + 1
PASS = KEEP_BOTH + 1
STACK = PASS + 1  # + location, + MAX_LOCATIONS if it is the second stack
SOUVENIR = STACK + 2 * MAX_LOCATIONS  # + location
CLAIM = SOUVENIR + MAX_LOCATIONS  # + way to claim

FIXED = {
    **{f"take {card}": TAKE + kind for kind, card in enumerate(CARDS)},
    "take blind": TAKE_BLIND,
    "tickets": DRAW_TICKETS,
    "keep 1": KEEP_FIRST,
    "keep 2": KEEP_SECOND,
    "keep both": KEEP_BOTH,
    "pass": PASS,
}
EXPECTED = (
    "`take red` (or another colour, `ferry` or `blind`), `claim A-B with 2 red 1 ferry`, `tickets`, `keep 1`, "
    "`keep 2`, `keep both`, `souvenir A`, `stack A B` (stack A on location B) or `pass`"
)
_CARD = r"\d{1,3}\s+[^\W\d]+"
_CARDS = rf"{_CARD}(?:(?:\s*[,+]\s*|\s+and\s+|\s+){_CARD})*"


def cards_text(cards: dict[int, int]) -> str:
    """A number of each kind of card: `2 red 1 ferry`."""
    return " ".join(f"{number} {CARDS[kind]}" for kind, number in cards.items() if number)


class ActionTexts:
    """The texts of all actions on one board, and the actions of texts."""

    def __init__(self, board: Board, tables: BoardTables) -> None:
        self.board = board
        self.table = tables[0]
        self.num_actions = CLAIM + int(self.table["num_ways"])
        self._texts: dict[int, str] = {}  # a cache: the same texts are needed again
        self._codes: dict[str, int] = {}  # a cache for parsing texts in our own spelling
        self._location = {plain(location.name): number for number, location in enumerate(board.locations)}
        names = sorted((_pattern(location.name) for location in board.locations), key=len, reverse=True)
        name = f"(?:{'|'.join(names)})"
        pair = rf"{name}\s*-\s*{name}(?:\s*\(\s*\d+\s*\))?"
        actions = [*(_pattern(text) for text in FIXED), rf"stack\s+[ab]\s+{name}", rf"souvenir\s+{name}"]
        actions.append(rf"claim\s+{pair}\s+with\s+{_CARDS}")
        self._action = re.compile(rf"\s*((?:{'|'.join(actions)}))(?=\s|\Z)", re.IGNORECASE)
        self._route: dict[str, list[int]] = {}
        for number, route in enumerate(board.routes):
            a, b = board.locations[route.a].name, board.locations[route.b].name
            for one, other in ((a, b), (b, a)):
                self._route.setdefault(plain(f"{one}-{other}"), []).append(number)

    # ---- from codes to texts

    def text(self, action: int) -> str:
        """The text of an action code."""
        if not isinstance(action, (int, np.integer)) or not 0 <= action < self.num_actions:
            raise BadText(f"there is no action {action!r}; they are numbered 0 to {self.num_actions - 1}")
        code = int(action)
        found = self._texts.get(code)
        if found is None:
            found = self._texts[code] = self._new_text(code)
            self._codes[found] = code
        return found

    def _new_text(self, action: int) -> str:
        if action >= CLAIM:
            return self._claim_text(way_of(self.table, action - CLAIM))
        if action >= SOUVENIR:
            return f"souvenir {self._name(action - SOUVENIR)}"
        if action >= STACK:
            which, location = divmod(action - STACK, MAX_LOCATIONS)
            return f"stack {'AB'[which]} {self._name(location)}"
        return next(text for text, code in FIXED.items() if code == action)

    def _name(self, location: int) -> str:
        if location >= len(self.board.locations):
            raise BadText(f"there are only {len(self.board.locations)} locations on this board, so no such action")
        return self.board.locations[location].name

    def _claim_text(self, way: Way) -> str:
        cards = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
        return f"claim {self.board.route_name(way.route)} with {cards_text(cards)}"

    # ---- from texts to codes

    def parse(self, text: str) -> int:
        """The code of an action text; capitals and spaces do not matter."""
        if not isinstance(text, str):
            raise BadText(f"expected {EXPECTED}, not {type(text).__name__}")
        if (code := self._codes.get(text)) is not None:
            return code
        words = plain(text)
        if words in FIXED:
            return FIXED[words]
        verb, _, rest = words.partition(" ")
        if verb == "take":
            raise BadText(f"expected `take` and one of {', '.join(CARDS)} or blind, not {shorten(text)}")
        if verb == "keep":
            raise BadText(f"expected `keep 1`, `keep 2` or `keep both`, not {shorten(text)}")
        if verb == "souvenir":
            return SOUVENIR + self.location(rest)
        if verb == "stack":
            return self._parse_stack(rest, text)
        if verb == "claim":
            return CLAIM + self._parse_claim(rest, text)
        raise BadText(f"expected {EXPECTED}, not {shorten(text)}")

    def split(self, text: str) -> list[str]:
        """The actions in a line that may hold several, as in `take red take blind`."""
        text = text.rstrip()
        actions: list[str] = []
        at = 0
        while at < len(text):
            match = self._action.match(text, at)
            if match is None:
                actions.append(" ".join(text[at:].split()))
                break
            actions.append(" ".join(match[1].split()))
            at = match.end()
        return actions

    def location(self, name: str) -> int:
        """The location with this name."""
        found = self._location.get(plain(name))
        if found is None:
            raise BadText(f"there is no location {shorten(name.strip())}{self._close(name, list(self._location))}")
        return found

    def routes_between(self, pair: str) -> list[int]:
        """The routes that `A-B` names: two if it is a double route, none if there is no such route."""
        return self._route.get(plain(pair), [])

    def find_route(self, name: str) -> list[int]:
        """The routes that a text such as `Alcatraz-Pier 39 (1)` or `Pier 39 - Alcatraz` may mean; BadText if none."""
        match = re.fullmatch(r"(.*?)(?:\s*\(\s*(\d+)\s*\))?", plain(name))
        pair, number = (match[1], match[2]) if match else (plain(name), None)
        routes = self.routes_between(pair)
        if not routes:
            raise BadText(f"there is no route {shorten(name.strip())}{self._close(pair, list(self._route))}")
        if number is None or (len(routes) == 1 and number == "1"):
            return routes
        if number not in ("1", "2") or len(routes) == 1:
            what = "a double route: (1) or (2)" if len(routes) > 1 else "a single route, so it needs no number"
            raise BadText(f"{self.board.route_name(routes[0]).removesuffix(' (1)')} is {what}, not ({number})")
        return [routes[int(number) - 1]]

    def _parse_stack(self, rest: str, text: str) -> int:
        which, _, name = rest.partition(" ")
        if which not in ("a", "b") or not name:
            raise BadText(f"expected `stack A` or `stack B` and a location, not {shorten(text)}")
        return STACK + MAX_LOCATIONS * "ab".index(which) + self.location(name)

    def _parse_claim(self, rest: str, text: str) -> int:
        pair, with_, payment = rest.partition(" with ")
        if not with_ or not payment:
            self.find_route(pair.removesuffix(" with"))
            raise BadText(f"with which cards? Expected `claim A-B with 2 red 1 ferry` or the like, not {shorten(text)}")
        routes = self.find_route(pair)
        cards = self._parse_cards(payment)
        found = [number for route in routes if (number := self.way_to_pay(route, cards)) is not None]
        if not found:
            raise BadText(self._expected_payment(routes))
        if len(found) > 1:
            name = self.board.route_name(routes[0]).removesuffix(" (1)")
            raise BadText(f"{name} is a double route: which one, (1) or (2)?")
        return found[0]

    def _parse_cards(self, payment: str) -> dict[int, int]:
        if not re.fullmatch(_CARDS, payment):
            raise BadText(f"cards are written like `2 red 1 ferry`, not {shorten(payment)}")
        cards: dict[int, int] = {}
        for number, name in re.findall(r"(\d{1,3})\s+([^\W\d]+)", payment):
            name = "ferry" if name == "ferries" else name
            if name not in CARDS:
                raise BadText(f"there are no {shorten(name)} cards; there are {', '.join(CARDS)}")
            if CARDS.index(name) in cards:
                raise BadText(f"{name} occurs twice in {shorten(payment)}")
            cards[CARDS.index(name)] = int(number)
        return {kind: number for kind, number in cards.items() if number}

    def way_to_pay(self, route: int, cards: dict[int, int]) -> int | None:
        """The number of the way to claim a route with these cards; None if they do not pay for it."""
        found = self.board.routes[route]
        ferries = cards.get(FERRY, 0)
        colours = [kind for kind in cards if kind != FERRY]
        if sum(cards.values()) != found.length or ferries < found.ferries or len(colours) > 1:
            return None
        first = int(self.table["first_way"][route])
        for number in range(first, first + ways_to_claim(found)):
            way = way_of(self.table, number)
            if way.ferries == ferries and (not colours or way.colour == colours[0]):
                return number
        return None

    def _expected_payment(self, routes: list[int]) -> str:
        told = []
        for number in routes:
            route = self.board.routes[number]
            colour = "of any one colour" if route.colour == GREY else COLOURS[route.colour]
            needs = f", at least {route.ferries} of them ferry" if route.ferries else ""
            cards = "1 card" if route.length == 1 else f"{route.length} cards"
            told.append(f"{self.board.route_name(number)} takes {cards} {colour} or ferry{needs}")
        return "; ".join(dict.fromkeys(told))

    def _close(self, name: str, names: list[str]) -> str:
        close = difflib.get_close_matches(plain(name), names, 1, 0.6)
        if not close:
            return ""
        if close[0] in self._location:
            return f"; did you mean {self.board.locations[self._location[close[0]]].name}?"
        return f"; did you mean {self.board.route_name(self._route[close[0]][0])}?"


def plain(text: str) -> str:
    """A text in a form that ignores capitals and spaces."""
    return re.sub(r"\s*-\s*", "-", " ".join(text.casefold().split()))


def _pattern(text: str) -> str:
    return r"\s*-\s*".join(r"\s+".join(map(re.escape, part.split())) for part in text.split("-"))
