"""A second, slow implementation of Ticket to Ride, written only from clauses SF1 to SF28, to check the real rules.

It uses the fields of the package's boards and records, but none of its rules. Cards are words, and hands and piles are
sorted lists of them. Locations, routes and tickets are numbered as on the board. Seats are counted from 0.

A model cannot predict chance. So it gets the next position of the real game, takes from it which cards came up, checks
that they could, and works out everything else itself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, NamedTuple

COLOURS = ["blue", "green", "black", "purple", "red", "orange"]
KINDS = [*COLOURS, "ferry"]
OPEN = 5

# What a record's numbers stand for.
STAGES = ["keeping", "stacking", "acting", "second", "choosing", "visiting"]
KEPT = {1: "", 2: "1", 3: "2", 4: "12", 5: "1"}  # by outcome of a draw of tickets: which of the two were kept


class Impossible(AssertionError):
    """The real game continued in a way that the rules do not allow."""


class Piles(NamedTuple):
    """The deck and the discards, and how often the discards became the deck."""

    deck: tuple[str, ...]
    discards: tuple[str, ...]
    shuffles: int

    def settled(self) -> Piles:
        """SF15: once the deck is empty, the discards become the deck."""
        if self.deck or not self.discards:
            return self
        return Piles(self.discards, (), self.shuffles + 1)

    def without(self, card: str) -> Piles | None:
        """The piles after this card was drawn; None if that is impossible."""
        deck = list(self.deck)
        if card not in deck:
            return None
        deck.remove(card)
        return self._replace(deck=tuple(deck))

    def with_discarded(self, cards: Iterable[str]) -> Piles:
        """The piles after these cards were discarded."""
        return self._replace(discards=tuple(sorted([*self.discards, *cards])))


class Score(NamedTuple):
    """The parts of a player's points, and the number of completed tickets (SF21, SF25 to SF27)."""

    routes: int
    tickets: int
    souvenirs: int
    done: int

    @property
    def total(self) -> int:
        return self.routes + self.tickets + self.souvenirs


@dataclass
class Position:
    """A game in play with nothing hidden; turn -1: the game is over."""

    board: Any = field(repr=False, compare=False)
    seats: int
    turn: int
    turns: int
    stage: str
    score: list[int]
    cars: list[int]
    owner: dict[int, int]
    # cards
    open: list[str | None]
    deck: list[str]
    discards: list[str]
    hands: list[list[str]]
    shuffles: int
    sweeps: int
    # tickets: the deck; those put back before the first turn, until all players have chosen; those on offer to players;
    # those that players hold
    tickets: list[int]
    waiting: list[int]
    offered: list[list[int]]
    held: list[list[int]]
    # souvenirs: symbol and number of tokens by location, the symbols put aside, the symbols that players have
    stacks: dict[int, tuple[int, int]]
    aside: list[int | None]
    souvenirs: list[set[int]]
    joined: int | None  # the route whose player must still choose a souvenir
    final_turns: int | None
    passes: int

    # ---- the board

    def name(self, location: int) -> str:
        return str(self.board.locations[location].name)

    def ends(self, route: int) -> tuple[int, int]:
        return self.board.routes[route].a, self.board.routes[route].b

    def doubles(self, route: int) -> list[int]:
        """SF1: the routes, this one included, that join the same two locations."""
        pair = set(self.ends(route))
        return [other for other in range(len(self.board.routes)) if set(self.ends(other)) == pair]

    def route_name(self, route: int) -> str:
        a, b = self.ends(route)
        doubles = self.doubles(route)
        number = f" ({doubles.index(route) + 1})" if len(doubles) > 1 else ""
        return f"{self.name(a)}-{self.name(b)}{number}"

    # ---- legal actions

    def legal(self) -> set[str]:
        """Every legal action, as text."""
        if self.turn < 0:
            return set()
        if self.stage in ("keeping", "choosing"):
            return {"keep 1", "keep 2", "keep both"}
        if self.stage == "stacking":
            stacks = [letter for letter, symbol in zip("AB", self.aside, strict=True) if symbol is not None]
            free = [place for place in range(len(self.board.locations)) if place not in self.stacks]
            return {f"stack {letter} {self.name(place)}" for letter in stacks for place in free}
        if self.stage == "visiting":
            assert self.joined is not None
            return {f"souvenir {self.name(place)}" for place in self.visits(self.joined)}
        if self.stage == "second":
            return self.cards_to_take() - {"take ferry"}
        actions = self.cards_to_take() | self.claims() | ({"tickets"} if self.tickets else set())
        return actions or {"pass"}

    def cards_to_take(self) -> set[str]:
        """SF11: open cards, and the top of the deck."""
        return {f"take {card}" for card in self.open if card is not None} | ({"take blind"} if self.deck else set())

    def claims(self) -> set[str]:
        """SF16 to SF19: every route and way to pay for it."""
        hand = Counter(self.hands[self.turn])
        found = set()
        for number, route in enumerate(self.board.routes):
            ways = list(payments(route, hand))
            if ways and route.length <= self.cars[self.turn] and self.may_own(number):
                found |= {f"claim {self.route_name(number)} with {cards}" for cards in ways}
        return found

    def may_own(self, route: int) -> bool:
        """SF18, SF19: whether the route is free, and not closed because of its double."""
        owners = [self.owner[other] for other in self.doubles(route) if other in self.owner]
        if route in self.owner:
            return False
        return not owners if self.seats == 2 else self.turn not in owners

    def visits(self, route: int) -> list[int]:
        """SF20: the ends of a route at which there is a token that the player lacks."""
        found = []
        for place in self.ends(route):
            symbol, tokens = self.stacks.get(place, (None, 0))
            if tokens and symbol not in self.souvenirs[self.turn]:
                found.append(place)
        return found

    # ---- what an action does

    def after(self, action: str, told: Position) -> Position:
        """The position after a legal action; this one does not change. `told` only decides which cards came up."""
        s = deepcopy(self, {id(self.board): self.board})
        verb, _, rest = action.partition(" ")
        s.passes = s.passes + 1 if verb == "pass" else 0
        if verb == "keep":
            s._keep(rest)
        elif verb == "stack":
            s._stack(rest)
        elif verb == "take":
            s._take(rest, told)
        elif verb == "tickets":
            s._draw_tickets()
        elif verb == "claim":
            s._claim(rest, told)
        elif verb == "souvenir":
            s._visit(s._location(rest))
            s._end_turn()
        elif verb == "pass":
            s._end_turn()
        return s

    def _keep(self, which: str) -> None:
        first, second = self.offered[self.turn]
        kept, returned = {"1": ([first], [second]), "2": ([second], [first]), "both": ([first, second], [])}[which]
        self.offered[self.turn] = []
        self.held[self.turn] += kept
        if self.stage == "choosing":
            self.tickets += returned
            self._end_turn()
            return
        self.turns += 1
        self.waiting += returned
        if self.turn < self.seats - 1:
            self.turn += 1
        else:
            self.tickets += self.waiting
            self.waiting = []
            self.stage = "stacking"  # SF9: the last player, who has just chosen, goes first

    def _stack(self, rest: str) -> None:
        letter, _, name = rest.partition(" ")
        symbol = self.aside["AB".index(letter)]
        assert symbol is not None
        self.aside["AB".index(letter)] = None
        self.stacks[self._location(name)] = (symbol, {2: 1, 3: 2, 4: 3}[self.seats])
        self.turns += 1
        if self.aside == [None, None]:
            self.turn, self.stage = 0, "acting"
        elif self.seats > 2:
            self.turn = self.seats - 2

    def _take(self, card: str, told: Position) -> None:
        if card == "blind":
            drawn = Counter(told.hands[self.turn]) - Counter(self.hands[self.turn])
            if drawn.total() != 1:
                raise Impossible(f"one card is drawn, not {drawn}")
            card = drawn.most_common()[0][0]
            piles = self._piles().without(card)
            if piles is None:
                raise Impossible(f"{card} was drawn, and the deck had {self.deck}")
            self._put_piles(piles)
            openly = False
        else:
            self.open[self.open.index(card)] = None
            openly = True
        self.hands[self.turn] = sorted([*self.hands[self.turn], card])
        self._turn_up(told)
        only_one = self.stage == "acting" and openly and card == "ferry"  # SF12
        if self.stage == "second" or only_one:
            self._end_turn()
            return
        self.stage = "second"
        if not self.legal():  # SF15
            self._end_turn()

    def _draw_tickets(self) -> None:
        """SF22."""
        drawn, self.tickets = self.tickets[:2], self.tickets[2:]
        if len(drawn) == 1:
            self.held[self.turn] += drawn
            self._end_turn()
        else:
            self.offered[self.turn] = drawn
            self.stage = "choosing"

    def _claim(self, rest: str, told: Position) -> None:
        name, _, payment = rest.partition(" with ")
        number = next(route for route in range(len(self.board.routes)) if self.route_name(route) == name)
        route = self.board.routes[number]
        words = payment.split()
        cards = [kind for count, kind in zip(words[::2], words[1::2], strict=True) for _ in range(int(count))]
        for card in cards:
            self.hands[self.turn].remove(card)
        self.owner[number] = self.turn
        self.cars[self.turn] -= route.length
        self.score[self.turn] += self.board.points[route.length]
        self._put_piles(self._piles().with_discarded(cards))
        self._turn_up(told)
        visits = self.visits(number)
        if len(visits) == 2:
            self.stage, self.joined = "visiting", number
            return
        if visits:
            self._visit(visits[0])
        self._end_turn()

    def _visit(self, place: int) -> None:
        symbol, tokens = self.stacks[place]
        self.stacks[place] = symbol, tokens - 1
        self.souvenirs[self.turn].add(symbol)

    def _end_turn(self) -> None:
        self.turns += 1
        self.stage, self.joined = "acting", None
        if self.final_turns is not None:
            self.final_turns -= 1
        elif self.cars[self.turn] <= 2:
            self.final_turns = self.seats  # SF24: one more for each player
        is_over = self.final_turns == 0 or self.passes == self.seats  # SF24, SF28
        self.turn = -1 if is_over else (self.turn + 1) % self.seats

    def _location(self, name: str) -> int:
        return next(place for place in range(len(self.board.locations)) if self.name(place) == name)

    # ---- open cards

    def _piles(self) -> Piles:
        return Piles(tuple(self.deck), tuple(self.discards), self.shuffles)

    def _put_piles(self, piles: Piles) -> None:
        self.deck, self.discards, self.shuffles = list(piles.deck), list(piles.discards), piles.shuffles

    def _turn_up(self, told: Position) -> None:
        """SF11, SF14, SF15: fill the open places, and sweep them as often as necessary.

        The real game only shows how often cards were swept away, not which cards. So this follows every possible way to
        the cards that lie open at the end.
        """
        sweeps = told.sweeps - self.sweeps
        lying = [card for card in self.open if card is not None]
        now = {(tuple(lying), self._piles())}
        for _ in range(sweeps):
            filled = {way for cards, piles in now for way in fillings(cards, piles)}
            now = {((), piles.settled().with_discarded(cards)) for cards, piles in filled if must_sweep(cards, piles)}
        at_the_end = tuple(sorted(card for card in told.open if card is not None))
        ends = set()
        for cards, piles in now:
            found = filled_with(cards, piles, at_the_end)
            if found is not None and not must_sweep(at_the_end, found):
                ends.add(found.settled())
        if told._piles() not in ends:
            raise Impossible(f"{self.open} cannot become {told.open} with {sweeps} sweeps; piles: {ends}")
        if not sweeps:
            for place, card in enumerate(self.open):
                if card is not None and told.open[place] != card:
                    raise Impossible(f"nobody touched the open {card}")
        self.open, self.sweeps = list(told.open), told.sweeps
        self._put_piles(told._piles())

    # ---- scoring

    def scored(self, seat: int) -> Score:
        """A seat's points if the game ended now, part by part."""
        tickets = done = 0
        for number in self.held[seat]:
            ticket = self.board.tickets[number]
            is_done = self.is_joined(seat, ticket.a, ticket.b)
            tickets += ticket.points if is_done else -ticket.points
            done += is_done
        routes = sum(self.board.points[self.board.routes[route].length] for route in self.routes_of(seat))
        return Score(routes, tickets, self.board.souvenir_points[len(self.souvenirs[seat])], done)

    def routes_of(self, seat: int) -> list[int]:
        return [route for route, owner in self.owner.items() if owner == seat]

    def is_joined(self, seat: int, start: int, goal: int) -> bool:
        """SF25: whether the seat's own routes lead from one location to the other. A depth-first search."""
        roads: dict[int, set[int]] = {}
        for route in self.routes_of(seat):
            a, b = self.ends(route)
            roads.setdefault(a, set()).add(b)
            roads.setdefault(b, set()).add(a)
        seen = set()
        to_see = [start]
        while to_see:
            here = to_see.pop()
            if here == goal:
                return True
            if here not in seen:
                seen.add(here)
                to_see += roads.get(here, ())
        return False

    def scores(self) -> list[int]:
        return [self.scored(seat).total for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """SF27: most points, then most tickets done; none before the end."""
        if self.turn >= 0:
            return []
        ranks = [(self.scored(seat).total, self.scored(seat).done) for seat in range(self.seats)]
        return [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]


def payments(route: Any, hand: Counter[str]) -> Iterator[str]:
    """SF16, SF17: every way to pay for a route from a hand."""
    colours = COLOURS if route.colour == len(COLOURS) else [COLOURS[route.colour]]
    for ferries in range(route.ferries, route.length + 1):
        if ferries > hand["ferry"]:
            continue
        others = route.length - ferries
        if others == 0:
            yield f"{ferries} ferry"
            continue
        for colour in colours:
            if others <= hand[colour]:
                yield f"{others} {colour} {ferries} ferry" if ferries else f"{others} {colour}"


def must_sweep(cards: Iterable[str], piles: Piles) -> bool:
    """SF14: at least three of five open cards are ferries, and at least three other cards are in the piles."""
    lying = list(cards)
    others = [card for card in (*piles.deck, *piles.discards) if card != "ferry"]
    return len(lying) == OPEN and lying.count("ferry") >= 3 and len(others) >= 3


def fillings(cards: tuple[str, ...], piles: Piles) -> set[tuple[tuple[str, ...], Piles]]:
    """Every way to fill five open places so that they must be swept again: three ferries or more."""
    now = {(cards, piles)}
    for _ in range(OPEN - len(cards)):
        then = set()
        for lying, before in now:
            left = before.settled()
            for card in set(left.deck):
                rest = left.without(card)
                if rest is not None and len([c for c in (*lying, card) if c != "ferry"]) <= OPEN - 3:
                    then.add((tuple(sorted((*lying, card))), rest))
        now = then
    return now


def filled_with(cards: tuple[str, ...], piles: Piles, wanted: tuple[str, ...]) -> Piles | None:
    """The piles after the open places were filled from them so that these cards lie there; None if they cannot be."""
    new = Counter(wanted)
    new.subtract(cards)
    if min(new.values(), default=0) < 0:
        return None
    while len(cards) < OPEN and (piles.deck or piles.discards):
        # The order of the new cards only matters if the deck runs out: all cards in it must have come first.
        piles = piles.settled()
        card = next((card for card in new if new[card] and card in piles.deck), None)
        after = None if card is None else piles.without(card)
        if card is None or after is None:
            return None
        new[card] -= 1
        cards, piles = (*cards, card), after
    return piles if not new.total() else None
