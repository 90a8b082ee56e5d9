"""What was typed, and the action that is meant by it: whole texts, and shorter ones that mean only one thing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from fogcity.core.errors import BadText, shorten
from fogcity.core.game import View
from fogcity.games.ticket.actions import cards_text
from fogcity.games.ticket.board.board import CARDS, COLOURS, FERRY, GREY, MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import CLAIM, SOUVENIR, STACK
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.routes import Way as Payment
from fogcity.games.ticket.routes import way_of
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, NOTHING, SECOND, STACKING, VISITING
from fogcity.games.ticket.terminal.codes import Gazetteer
from fogcity.games.ticket.terminal.looks import LEAST_WIDTH
from fogcity.games.ticket.terminal.map import Marks
from fogcity.games.ticket.terminal.panel import ends_joined
from fogcity.games.ticket.terminal.ways import may_claim
from fogcity.terminal.drawing.page import Scene
from fogcity.terminal.drawing.phrases import listed, packed, plural
from fogcity.terminal.face import Answer

BLIND = "blind"
VERBS = ("take", "claim", "tickets", "keep", "souvenir", "stack", "pass")
ALIASES = {"b": "take blind", "c": "claim", "k": "keep", "draw": "take blind", "t": "take"}
LETTERS = {"k": "black", "f": "ferry"}  # letters on the map that no card begins with, or only one
KEEPS = {
    **dict.fromkeys(("1", "first"), "keep 1"),
    **dict.fromkeys(("2", "second"), "keep 2"),
    **dict.fromkeys(("both", "all", "12", "1 2", "1 and 2", "1+2", "1,2"), "keep both"),
}
EXPECTED = {
    KEEPING: "`keep 1`, `keep 2` or `keep both`",
    CHOOSING: "`keep 1`, `keep 2` or `keep both`",
    STACKING: "`stack A` or `stack B` and a location",
    ACTING: "`take red` or the like, `blind`, `claim A-B` (two locations), `tickets` or `pass`",
    SECOND: "`take red` or the like, or `blind`",
    VISITING: "`souvenir` and one of the two locations",
}


class Named(NamedTuple):
    """The routes that were named: `text` is what was typed, `routes` one route or the two of a double route."""

    text: str
    routes: list[int]


class Reader:
    """Reads what is typed at one table."""

    def __init__(self, game: TicketToRide) -> None:
        self.game = game
        self.board = game.board
        self.places = Gazetteer([location.name for location in game.board.locations])

    def read(self, view: View, text: str) -> str | Answer:
        """The text of the action that is meant, or a question. BadText tells what was expected."""
        stage = int(view.record["stage"])
        verb, rest = self._verb(text)
        match verb:
            case "keep":
                return self._keep(rest, text)
            case "take":
                return f"take {self._card(rest, text)}"
            case "claim":
                return self._claim(view, rest)
            case "stack":
                return self._stack(view, rest, text)
            case "souvenir":
                return self._souvenir(view, rest, text)
            case "tickets" | "pass":
                if rest:
                    raise BadText(f"one thing at a time: expected nothing more after {verb}, not {shorten(rest)}")
                return verb
        return self._bare(view, stage, " ".join(text.split()))

    def choose(self, view: View, text: str, offers: Sequence[int]) -> int | None:
        """Which payment, or which stack, a text means that answers a question; None if it is something else to do."""
        if text.isascii() and text.isdigit():
            if len(text) > 3 or not 1 <= int(text) <= len(offers):
                raise BadText(f"there is no {shorten(text)} to choose")
            return offers[int(text) - 1]
        if min(offers) >= CLAIM:
            try:
                cards = _cards(re.sub(r"^\s*(?:with|w)\s+", "", text, flags=re.IGNORECASE))
            except BadText:
                pass
            else:
                return self._choose_payment(text, cards, offers)
        else:
            for offer, letter, symbol in zip(offers, "ab", view.record["aside"].tolist(), strict=True):
                if text.lower() in (letter, self.board.souvenirs[symbol].lower()):
                    return offer
            if self.places.candidates(text):
                return None
        if self._verb(text)[0] or text.lower() == BLIND:
            return None
        raise BadText(f"{shorten(text)} is none of these")

    def _choose_payment(self, text: str, cards: Sequence[tuple[int, str, list[str]]], offers: Sequence[int]) -> int:
        """The payment of these cards; kinds alone will do if only one payment has them."""
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
        raise BadText(f"{shorten(text)} {'could be several' if found else 'is none'} of these")

    def _verb(self, text: str) -> tuple[str, str]:
        """The word that tells what to do, and the rest; an empty word if there is none."""
        first, _, rest = " ".join(text.split()).partition(" ")
        word = ALIASES.get(first.lower(), first.lower())
        if " " in word:  # `b` is all of `take blind`
            return (word.split()[0], word.split()[1]) if not rest else ("", "")
        if word in VERBS:
            return word, rest
        begun = [verb for verb in VERBS if len(word) >= 3 and verb.startswith(word)]
        return (begun[0], rest) if len(begun) == 1 else ("", "")

    def _bare(self, view: View, stage: int, text: str) -> str | Answer:
        """An answer without a verb: a number of a ticket, a card, a location."""
        word = text.lower()
        if stage in (KEEPING, CHOOSING) and word in KEEPS:
            return KEEPS[word]
        if stage in (ACTING, SECOND) and word in (*CARDS, BLIND):
            return f"take {word}"
        if stage == STACKING and (self.places.candidates(text) or word[:2] in ("a ", "b ")):
            return self._stack(view, text, text)
        if stage == VISITING:
            return self._souvenir(view, text, text)
        raise BadText(f"expected {EXPECTED[stage]}, not {shorten(text)}; `help` lists all")

    # ---- tickets and cards

    def _keep(self, rest: str, text: str) -> str:
        if rest.lower() not in KEEPS:
            raise BadText(f"expected `keep 1`, `keep 2` or `keep both`, not {shorten(text)}")
        return KEEPS[rest.lower()]

    def _card(self, typed: str, text: str) -> str:
        found = kinds_meant(typed, blind=True)
        if len(found) == 1:
            return found[0]
        if found:
            raise BadText(f"{shorten(typed)} could be {listed(found, 'or')}")
        raise BadText(f"expected `take` and {listed([*CARDS, BLIND], 'or')}, not {shorten(text)}")

    # ---- souvenirs

    def _stack(self, view: View, rest: str, text: str) -> str | Answer:
        record = view.record
        left = {letter: symbol for letter, symbol in zip("AB", record["aside"].tolist(), strict=True) if symbol >= 0}
        which, name = "", rest
        first, _, more = rest.partition(" ")
        symbols = {letter: self.board.souvenirs[symbol].lower() for letter, symbol in left.items()}
        if more and len(self.places.candidates(rest)) != 1:
            meant = [letter for letter in "AB" if first.upper() == letter or symbols.get(letter) == first.lower()]
            if len(meant) == 1:
                which, name = meant[0], more
        if not name or (first.upper() in ("A", "B") and not more):
            raise BadText(f"expected `stack A` or `stack B` and a location, not {shorten(text)}")
        place = self.places.find(name)
        if record["stage"] != STACKING or which or len(left) == 1:
            return f"stack {which or next(iter(left), 'A')} {self.places.names[place]}"
        if record["symbol"][place] != NOTHING:
            return f"stack A {self.places.names[place]}"  # the rules say why not
        told = [f"{number}: {self.board.souvenirs[left[letter]]}" for number, letter in enumerate("AB", 1)]
        name = self.places.names[place]
        asked = f"Which stack goes on {name}? Type a number, or Enter to leave it. {'   '.join(told)}"
        codes = [STACK + n * MAX_LOCATIONS + place for n in range(2)]
        return Answer(Scene(view, notes=[asked]), offers=codes)

    def _souvenir(self, view: View, rest: str, text: str) -> str:
        record = view.record
        if record["stage"] != VISITING:
            return f"souvenir {self.places.names[self.places.find(rest)]}"
        ends = ends_joined(self.board, record)
        symbols = [self.board.souvenirs[int(record["symbol"][end])].lower() for end in ends]
        word = rest.lower()
        found = [end for n, end in enumerate(ends) if word in (str(n + 1), symbols[n])]
        found = found or [end for end in self.places.candidates(rest) if end in ends]
        if len(found) != 1:
            names = [f"`souvenir {self.places.names[end]}`" for end in ends]
            raise BadText(f"expected {listed(names, 'or')}, not {shorten(text)}")
        return self.game.text(view, SOUVENIR + found[0])

    # ---- routes

    def _claim(self, view: View, rest: str) -> str | Answer:
        name, _, payment = re.sub(r"\s+(?:with|w)(?:\s+|$)", "\n", rest, count=1, flags=re.IGNORECASE).partition("\n")
        if not name.strip():
            raise BadText(
                "which route? Type its two locations after `claim`; `routes` lists those that are open to you"
            )
        named = self.find_routes(name)
        if view.record["stage"] != ACTING:
            return self._claim_text(named, payment)  # the rules say what is to be done first
        cards = _cards(payment) if payment else []
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
        for a, b in self.places.pairs(name):
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
        """The two locations that are meant, neighbours or not."""
        pairs = self.places.pairs(typed)
        if len(pairs) != 1:
            raise BadText(self._no_pair(typed, pairs))
        return pairs[0]

    def _no_route(self, name: str, between: list[tuple[int, int]]) -> str:
        if between:
            names = ["-".join(self.places.names[end] for end in pair) for pair in between]
            return f"{shorten(name)} could be {listed(names, 'or')}"
        pairs = self.places.pairs(name)
        if len(pairs) == 1:
            a, b = (self.places.names[end] for end in pairs[0])
            return f"there is no route between {a} and {b}; `routes {self.places.codes[pairs[0][0]]}` lists those there"
        return self._no_pair(name, pairs)

    def _no_pair(self, typed: str, pairs: Sequence[tuple[int, int]]) -> str:
        if not typed.strip():
            return "which locations? Type two of them with a dash between; `places` lists all"
        example = f"{self.places.codes[self.board.routes[0].a]}-{self.places.codes[self.board.routes[0].b]}"
        if len(pairs) > 1:
            told = ["-".join(self.places.names[end] for end in pair) for pair in pairs[:4]]
            return f"{shorten(typed)} could be {listed(told if len(pairs) <= 4 else [*told, 'others'], 'or')}"
        one, dash, other = typed.partition("-")
        if dash:
            for part in (one, other):
                self.places.find(part)  # tells which of the two is wrong
        return f"expected two locations such as `{example}`, not {shorten(typed)}; `places` lists all"

    def _ways(self, view: View, routes: list[int]) -> list[int]:
        """The claims of these routes that the seat can pay for; of two routes that are alike, the first."""
        found: dict[tuple[int, int, int], tuple[Payment, int]] = {}
        hand = view.record["hand"][view.seat].tolist()
        for action in self.game.legal(view).tolist():
            if action < CLAIM or (way := self._payment(action)).route not in routes:
                continue
            found.setdefault((self.board.routes[way.route].colour, way.colour, way.cards), (way, action))

        def thrift(item: tuple[Payment, int]) -> tuple[int, int, int]:
            way, action = item
            return way.ferries, -hand[way.colour] if way.cards else 0, action

        return [action for _, action in sorted(found.values(), key=thrift)]

    def _payment(self, action: int) -> Payment:
        return way_of(self.game.table, action - CLAIM)

    def _claim_text(self, named: Named, payment: str) -> str:
        """A claim as it was meant, for the rules to say what is wrong with it."""
        route = named.routes[0]
        name = self.board.route_name(route) if len(named.routes) > 1 else named.text
        if payment:
            cards = [(number, kinds[0] if len(kinds) == 1 else word) for number, word, kinds in _cards(payment)]
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
        question = f"Claim {named.text} with which cards? Type a number, or Enter to leave it."
        notes = [question, *packed(told, LEAST_WIDTH)]
        return Answer(Scene(view, marks=Marks(shown=named.routes), notes=notes), offers=ways)

    def _why_not(self, view: View, routes: list[int]) -> str:
        """Why the seat can claim none of these routes now."""
        record, seat = view.record, int(view.record["turn"])
        open_ = [route for route in routes if may_claim(record, seat, route)]
        cheap = [route for route in open_ if self.board.routes[route].length <= record["cars"][seat]]
        if not cheap:
            asked = (open_ or routes)[0]
            return self.game.why_illegal(record, CLAIM + int(self.game.table["first_way"][asked])).text
        told = self.tell_price(cheap)
        hand = cards_text(dict(enumerate(record["hand"][seat].tolist())))
        return f"{told}; you have {hand or 'no cards'}"

    def tell_price(self, numbers: Sequence[int]) -> str:
        """What a route, or either of a double route, takes: `Alcatraz-Pier 39 takes 2 cards, red or ferry`."""
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


def kinds_meant(typed: str, *, blind: bool = False) -> list[str]:
    """The kinds of cards that a word may mean; also the unseen one, if that can be meant."""
    word = typed.lower().removesuffix(" card")
    word = "ferry" if word == "ferries" else LETTERS.get(word, word)
    known = [*CARDS, BLIND] if blind else list(CARDS)
    return [word] if word in known else [kind for kind in known if word and kind.startswith(word)]


def _cards(payment: str) -> list[tuple[int, str, list[str]]]:
    """The cards in a text such as `2 red 1 ferry`, `2r f` or `red, ferry`: number, word, and the kinds it may mean."""
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
    """May these cards mean this payment?"""
    needed = {CARDS[way.colour]: way.cards} if way.cards else {}
    needed |= {CARDS[FERRY]: way.ferries} if way.ferries else {}
    left: dict[str, Any] = dict(needed)
    for number, _, kinds in cards:
        fitting = [kind for kind in kinds if left.get(kind) == number]
        if not fitting:
            return False
        del left[fitting[0]]
    return not left


def _kinds(way: Payment) -> set[str]:
    """The kinds of cards in a payment."""
    return ({CARDS[way.colour]} if way.cards else set()) | ({CARDS[FERRY]} if way.ferries else set())
