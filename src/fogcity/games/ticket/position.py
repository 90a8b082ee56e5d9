"""Positions of Ticket to Ride as readable text, and records from them.

    seats 2                                      how many play
    board san-francisco 0123456789abcdef         the board, and its digest
    rules 1                                      the version of the rules that the position is meant for
    turn 1                                       whose turn it is; `over` if the game is over
    stage acting                                 what is to be chosen: keeping, stacking, acting, second, choosing or
                                                 visiting
    turns 14                                     how many turns have been finished
    claimed 1 Alcatraz-Pier 39 (1), Sunset-Twin Peaks
    joined Alcatraz-Pier 39 (1)                  visiting: the route whose souvenir is to be chosen
    stack Alcatraz: crab 2                       a stack of souvenirs, symbol and number
    aside crab bell                              the stacks A and B put aside; - for one that has been placed
    souvenirs 1 crab bell                        the souvenirs of seat 1
    open red blue - ferry green                  the open cards; - for an empty place
    discards 2 red 1 ferry
    hand 1 2 red 1 ferry                         the hand of seat 1 (?*3: three unknown cards)
    shown 1 1 red                                of these, taken openly
    old 1 1 red                                  in hand unseen at the last shuffle (?*1: unknown)
    hidden 3 red 2 blue                          what was in all hands unseen at the last shuffle
    gone 1 1 red                                 spent since, old or new
    drew 1 ?, ? kept one                         a draw of tickets, in order, and its outcome: offered, kept
                                                 first, kept second, kept both, kept only, kept one (not known which)
    tickets Pier 39-South Beach, ?*20            the deck of tickets, top first
    last 3                                       turns left in the last round
    others 2                                     the most non-ferry cards in the deck, as all players know
    passes 1, shuffles 1, sweeps 1               each on its own line
    generator 0123...                            64 hexadecimal digits

Only the first line is required. By default every player holds two cards and two tickets, all stacks are placed, and
seat 1 is about to take the first turn. Everything else that is missing is dealt at random.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np

from fogcity.core.errors import BadPosition, BadText, shorten
from fogcity.core.loops import Records
from fogcity.core.options import Value
from fogcity.core.rng import RngState, shuffle
from fogcity.games.ticket.actions import ActionTexts, plain
from fogcity.games.ticket.board.board import CARDS, FERRY
from fogcity.games.ticket.cards import MOST_OTHERS, must_sweep, other_discards, restock, shows_many_ferries
from fogcity.games.ticket.describe import COUNTERS, OUTCOMES, STAGES
from fogcity.games.ticket.routes import close
from fogcity.games.ticket.rules import placed_size, stack_size
from fogcity.games.ticket.state import (
    ACTING,
    BOTH,
    CHOOSING,
    FIRST,
    HIDDEN,
    KEEPING,
    KINDS,
    MAX_SEATS,
    NOTHING,
    OFFERED,
    ONE,
    ONLY,
    OPEN,
    STACKING,
    VISITING,
    State,
)

TOO_MANY_FERRIES = "three or more ferries do not stay open while deck and discards have three other cards"


class PositionReader:
    """Reads one position into a record that is blank except for its seats. What the text omits is hidden."""

    def __init__(
        self, text: str, texts: ActionTexts, rules_version: int, template: Callable[[int, dict[str, Value]], Records]
    ) -> None:
        if not isinstance(text, str):
            raise BadPosition(f"a position is a text, not {type(text).__name__}")
        self.texts, self.board, self.rules_version = texts, texts.board, rules_version
        lines = [" ".join(line.split()) for line in text.splitlines() if line.strip()]
        key, _, seats = (lines[0] if lines else "").partition(" ")
        if key.lower() != "seats":
            raise BadPosition(f"a position begins with a line like `seats 2`, not {shorten(lines[0] if lines else '')}")
        self.seats = _number(seats, 2, MAX_SEATS, "seats")
        self.s: State = template(self.seats, {})[0]
        self.lines = lines[1:]
        self.said: set[str] = set()
        self.tickets = {}
        for number, ticket in enumerate(self.board.tickets):
            a, b = (self.board.locations[end].name for end in (ticket.a, ticket.b))
            self.tickets[plain(f"{a}-{b}")] = self.tickets[plain(f"{b}-{a}")] = number

    def read(self, rng_state: RngState) -> State:
        """The record, with HIDDEN where the text says nothing. `rng_state` decides the places of souvenirs."""
        s = self.s
        s["stage"], s["turns"] = ACTING, 2 * self.seats - 1 if self.seats > 2 else 4
        s["deck"] = HIDDEN
        s["hand"][: self.seats], s["hand_size"][: self.seats] = HIDDEN, 2
        s["cars"][: self.seats] = self.board.cars
        for line in self.lines:
            self._line(line)
        self._souvenirs_if_unsaid(rng_state)
        self._tickets_if_unsaid()
        self._check_stage()
        self._memory()
        return s

    def finish(self) -> None:
        """Call this after dealing what is hidden: turns up open cards that the text omits, and checks the rest."""
        s = self.s
        if "open" not in self.said:
            restock(s)
        elif s["deck_left"] and (s["open"] == NOTHING).any():
            raise BadPosition("no open place is empty while there are cards in the deck or the discards")
        elif must_sweep(s):
            raise BadPosition(TOO_MANY_FERRIES)
        if not s["deck_left"] and s["discards"].any():
            raise BadPosition("if the deck is empty, the discards must become the new deck")

    # ---- lines

    def _line(self, line: str) -> None:
        key, _, rest = line.partition(" ")
        key = key.lower()
        readers: dict[str, Callable[[str], str]] = {
            "board": self._board,
            "rules": self._rules,
            "turn": self._turn,
            "over": self._over,
            "stage": self._stage,
            "claimed": self._claimed,
            "joined": self._joined,
            "stack": self._stack,
            "aside": self._aside,
            "souvenirs": self._souvenirs,
            "open": self._open,
            "discards": self._discards,
            "hidden": self._hidden,
            "hand": self._hand,
            "shown": lambda text: self._of_seat("shown", text),
            "old": self._old,
            "gone": lambda text: self._of_seat("gone", text),
            "drew": self._drew,
            "tickets": self._deck,
            "last": self._last,
            "others": self._others,
            "generator": self._generator,
        }
        readers |= {name: lambda text, name=name: self._counter(name, text) for name in COUNTERS}  # type: ignore[misc]
        if key not in readers:
            raise BadPosition(f"expected a line that begins with one of {', '.join(readers)}, not {shorten(line)}")
        said = readers[key](rest)
        if said in self.said:
            raise BadPosition(f"`{said}` occurs twice")
        self.said.add(said)

    def _board(self, text: str) -> str:
        if text.split()[-1:] != [self.board.digest]:
            raise BadPosition(f"this is a position of the board {shorten(text)}, not of {self.board.name}")
        return "board"

    def _rules(self, text: str) -> str:
        version = _number(text, 0, 99999, "the version of the rules")
        if version != self.rules_version:
            raise BadPosition(
                f"this position needs version {version} of the rules; this is version {self.rules_version}"
            )
        return "rules"

    def _turn(self, text: str) -> str:
        self.s["turn"] = _number(text, 1, self.seats, "turn") - 1
        return "turn"

    def _over(self, text: str) -> str:
        if text:
            raise BadPosition(f"`over` takes nothing after it, not {shorten(text)}")
        self.s["turn"] = -1
        return "turn"

    def _stage(self, text: str) -> str:
        if text.lower() not in STAGES:
            raise BadPosition(f"stage: expected one of {', '.join(STAGES)}, not {shorten(text)}")
        self.s["stage"] = STAGES.index(text.lower())
        return "stage"

    def _counter(self, name: str, text: str) -> str:
        most = {"passes": self.seats, "sweeps": 999_999}
        self.s[name] = _number(text, 0, most.get(name, 30_000), name)
        return name

    def _last(self, text: str) -> str:
        self.s["final_turns"] = _number(text, 0, self.seats, "turns left in the last round")
        return "last"

    def _others(self, text: str) -> str:
        self.s["other_cards"] = _number(text, 0, MOST_OTHERS, "other cards in the deck")
        return "others"

    def _seat(self, text: str, what: str) -> tuple[int, str]:
        word, _, rest = text.partition(" ")
        return _number(word, 1, self.seats, f"the seat of {what}") - 1, rest

    def _claimed(self, text: str) -> str:
        seat, rest = self._seat(text, "claimed routes")
        for name in rest.split(","):
            route = self._route(name)
            if self.s["owner"][route] != NOTHING:
                raise BadPosition(f"{self.board.route_name(route)} is claimed twice")
            twin = self.board.routes[route].twin
            if twin >= 0 and self.s["owner"][twin] != NOTHING and (self.seats == 2 or self.s["owner"][twin] == seat):
                raise BadPosition(f"{self.board.route_name(route)} and its double cannot both be claimed like this")
            length = self.board.routes[route].length
            if self.s["cars"][seat] < length:
                raise BadPosition(f"seat {seat + 1} has only {self.board.cars} cars, too few for these routes")
            self.s["owner"][route] = seat
            self.s["cars"][seat] -= length
            self.s["score"][seat] += self.board.points[length]
            close(self.s, self.texts.table, seat, route)
        return f"claimed {seat + 1}"

    def _route(self, name: str) -> int:
        try:
            routes = self.texts.find_route(name)
        except BadText as error:
            raise BadPosition(str(error)) from None
        if len(routes) > 1:
            raise BadPosition(f"{name.strip()} is a double route: (1) or (2)?")
        return routes[0]

    def _joined(self, text: str) -> str:
        self.s["joined"] = self._route(text)
        return "joined"

    def _symbol(self, word: str) -> int:
        if word.lower() not in self.board.souvenirs:
            raise BadPosition(f"there is no souvenir {shorten(word)}; there are {', '.join(self.board.souvenirs)}")
        return self.board.souvenirs.index(word.lower())

    def _stack(self, text: str) -> str:
        name, _, rest = text.rpartition(":")
        words = rest.split()
        if len(words) != 2:
            raise BadPosition(f"a stack is written like `stack Alcatraz: crab 2`, not {shorten(text)}")
        try:
            location = self.texts.location(name)
        except BadText as error:
            raise BadPosition(str(error)) from None
        symbol = self._symbol(words[0])
        if symbol in self.s["symbol"]:
            raise BadPosition(f"there is only one stack of {words[0]}")
        self.s["symbol"][location] = symbol
        self.s["tokens"][location] = _number(words[1], 0, 3, "tokens in a stack")
        return f"stack {name.casefold()}"

    def _aside(self, text: str) -> str:
        words = text.split()
        if len(words) != 2:
            raise BadPosition(f"aside: expected two souvenirs, or - for one that has been placed, not {shorten(text)}")
        self.s["aside"] = [NOTHING if word == "-" else self._symbol(word) for word in words]
        return "aside"

    def _souvenirs(self, text: str) -> str:
        seat, rest = self._seat(text, "souvenirs")
        self.s["souvenirs"][seat] = sum({1 << self._symbol(word) for word in rest.split()})
        return f"souvenirs {seat + 1}"

    def _open(self, text: str) -> str:
        words = text.lower().split()
        if len(words) != OPEN:
            raise BadPosition(f"open: expected {OPEN} cards, or - for an empty place, not {len(words)}")
        self.s["open"] = [NOTHING if word == "-" else self._kind(word) for word in words]
        return "open"

    def _kind(self, word: str) -> int:
        if word not in CARDS:
            raise BadPosition(f"expected a card ({', '.join(CARDS)}), not {shorten(word)}")
        return CARDS.index(word)

    def _counts(self, text: str, what: str) -> list[int]:
        words = text.lower().split()
        counts = [0] * KINDS
        if len(words) % 2:
            raise BadPosition(f"{what}: cards are written like `2 red 1 ferry`, not {shorten(text)}")
        for number, word in zip(words[::2], words[1::2], strict=True):
            kind = self._kind(word)
            if counts[kind]:
                raise BadPosition(f"{what}: {word} occurs twice in {shorten(text)}")
            counts[kind] = _number(number, 0, self.board.cards[kind], f"{what}: number of {word} cards")
        return counts

    def _discards(self, text: str) -> str:
        self.s["discards"] = self._counts(text, "discards")
        return "discards"

    def _hidden(self, text: str) -> str:
        self.s["old_pool"] = self._counts(text, "hidden")
        return "hidden"

    def _of_seat(self, field: str, text: str) -> str:
        seat, rest = self._seat(text, f"cards {field}")
        self.s[field][seat] = self._counts(rest, f"{field} {seat + 1}")
        return f"{field} {seat + 1}"

    def _hand(self, text: str) -> str:
        return self._hidden_or_counts("hand", "hand_size", text)

    def _old(self, text: str) -> str:
        return self._hidden_or_counts("old", "old_size", text)

    def _hidden_or_counts(self, field: str, size: str, text: str) -> str:
        seat, rest = self._seat(text, field)
        if rest.startswith("?*"):
            self.s[field][seat] = HIDDEN
            self.s[size][seat] = _number(rest[2:], 0, sum(self.board.cards), f"{field} {seat + 1}: hidden cards")
        else:
            self.s[field][seat] = counts = self._counts(rest, f"{field} {seat + 1}")
            self.s[size][seat] = sum(counts)
        return f"{field} {seat + 1}"

    def _generator(self, text: str) -> str:
        if not re.fullmatch("[0-9a-fA-F]{64}", text):
            raise BadPosition(f"the generator is 64 hexadecimal digits, not {shorten(text)}")
        self.s["generator"] = np.frombuffer(bytes.fromhex(text), "<u8", 4)
        return "generator"

    # ---- tickets

    def _drew(self, text: str) -> str:
        seat, rest = self._seat(text, "a draw of tickets")
        outcome = next((name for name in OUTCOMES if rest.lower().endswith(f" {name}")), None)
        if outcome is None:
            raise BadPosition(f"what became of the tickets? Expected one of {', '.join(OUTCOMES)}: {shorten(text)}")
        drawn = [self._ticket(name) for name in rest[: -len(outcome)].split(",")]
        code, draw = OUTCOMES[outcome], int(self.s["draws"])
        if len(drawn) != (1 if code == ONLY else 2) or draw >= len(self.board.tickets):
            raise BadPosition(
                f"two tickets are drawn at a time, unless it is the last one, which is kept: {shorten(text)}"
            )
        known = [ticket != HIDDEN for ticket in drawn]
        shown_at_the_end = code == FIRST and known == [True, False]
        if len(set(known)) > 1 and not shown_at_the_end:
            raise BadPosition(f"either both tickets of a draw are known or neither: {shorten(text)}")
        if code == ONE and any(known):
            raise BadPosition(f"if both tickets are known, say which was kept, first or second: {shorten(text)}")
        self.s["drawer"][draw], self.s["outcome"][draw] = seat, code
        self.s["first"][draw] = drawn[0]
        self.s["second"][draw] = drawn[1] if len(drawn) > 1 else NOTHING
        self.s["draws"] += 1
        return f"drew {draw + 1}"

    def _ticket(self, name: str) -> int:
        if name.strip() == "?":
            return HIDDEN
        if plain(name) not in self.tickets:
            raise BadPosition(f"there is no ticket {shorten(name.strip())}")
        return self.tickets[plain(name)]

    def _deck(self, text: str) -> str:
        deck: list[int] = []
        for name in text.split(",") if text else []:
            hidden = re.fullmatch(r"\s*\?\*([0-9]{1,2})\s*", name)
            deck += [HIDDEN] * int(hidden[1]) if hidden else [self._ticket(name)]
        if len(deck) > len(self.board.tickets):
            raise BadPosition(f"there are only {len(self.board.tickets)} tickets, not {len(deck)}")
        self.s["tickets"][: len(deck)] = deck
        self.s["tickets_left"] = len(deck)
        return "tickets"

    def _tickets_if_unsaid(self) -> None:
        s = self.s
        if not any(said.startswith("drew") for said in self.said):
            s["draws"] = self.seats
            s["drawer"][: self.seats] = range(self.seats)
            s["first"][: self.seats] = s["second"][: self.seats] = HIDDEN
            s["outcome"][: self.seats] = OFFERED if s["stage"] == KEEPING else BOTH
        if "tickets" in self.said:
            return
        outcomes = s["outcome"][: s["draws"]].tolist()
        in_hand = (OFFERED, BOTH)
        held = sum(2 if s["stage"] == KEEPING or outcome in in_hand else 1 for outcome in outcomes)
        s["tickets_left"] = max(len(self.board.tickets) - held, 0)
        s["tickets"][: s["tickets_left"]] = HIDDEN

    # ---- what the text does not say

    def _check_stage(self) -> None:
        s = self.s
        last = int(s["outcome"][s["draws"] - 1])
        if s["stage"] == CHOOSING and last != OFFERED:
            raise BadPosition("stage choosing: the last line `drew` must end with `offered`")
        if s["stage"] == VISITING and s["joined"] == NOTHING:
            raise BadPosition("stage visiting needs a line `joined` with the route that was claimed")
        if s["stage"] == KEEPING and (s["aside"] == NOTHING).any():
            raise BadPosition("stage keeping: two stacks are still aside")
        if s["stage"] == STACKING:
            self._check_stacking()
        hidden = s["second"][: s["draws"]] == HIDDEN
        if s["turn"] >= 0 and (hidden & (s["first"][: s["draws"]] != HIDDEN)).any():
            raise BadPosition("either both tickets of a draw are known or neither, until the game is over")

    def _check_stacking(self) -> None:
        """SF9: check which player places a stack."""
        one_is_placed = NOTHING in self.s["aside"].tolist()
        turn = self.seats - (2 if one_is_placed and self.seats > 2 else 1)
        if "turn" not in self.said:
            self.s["turn"] = turn
        if self.s["turn"] != turn:
            raise BadPosition(f"stage stacking: seat {turn + 1} must place a stack")

    def _souvenirs_if_unsaid(self, rng_state: RngState) -> None:
        s = self.s
        if "aside" in self.said or any(said.startswith("stack") for said in self.said):
            return
        symbols = np.arange(len(self.board.souvenirs), dtype=np.int8)
        shuffle(rng_state, symbols, len(symbols))
        reds = [number for number, location in enumerate(self.board.locations) if location.red]
        s["symbol"][reds] = symbols[: len(reds)]
        s["tokens"][reds] = stack_size.function(s)
        if s["stage"] in (KEEPING, STACKING):
            s["aside"] = symbols[len(reds) :]
            return
        others = np.array([place for place in range(len(self.board.locations)) if place not in reds], np.int8)
        shuffle(rng_state, others, len(others))
        s["symbol"][others[:2]] = symbols[len(reds) :]
        s["tokens"][others[:2]] = placed_size.function(s)

    def _memory(self) -> None:
        """How many cards of each hand were drawn unseen since the last shuffle, and how many are in the deck."""
        s = self.s
        for seat in range(self.seats):
            if s["hand"][seat, 0] == HIDDEN and f"old {seat + 1}" not in self.said:
                s["old"][seat] = HIDDEN
            elif s["old"][seat, 0] == HIDDEN != s["hand"][seat, 0]:
                raise BadPosition(f"hand {seat + 1} is known, so what is old in it must be known too")
            new = int(s["hand_size"][seat]) - int(s["shown"][seat].sum()) - int(s["old_size"][seat])
            new += int(s["gone"][seat].sum())
            if new < 0:
                raise BadPosition(f"hand {seat + 1} has fewer cards than were shown or are old in it")
            if new > sum(self.board.cards):
                raise BadPosition(f"hand {seat + 1}: more cards are gone than there are")
            s["new_size"][seat] = new
        if "hidden" not in self.said and (s["old"][: self.seats] >= 0).all():
            s["old_pool"] = s["old"][: self.seats].sum(axis=0)
        s["deck_left"] = left = sum(self.board.cards) - sum(
            int(cards) for cards in (s["discards"].sum(), (s["open"] >= 0).sum(), s["hand_size"].sum())
        )
        if left < 0:
            raise BadPosition(f"there are only {sum(self.board.cards)} cards; this position has {-left} more")
        self._check_kinds()
        if "others" not in self.said and shows_many_ferries.function(s):
            s["other_cards"] = others = max(MOST_OTHERS - other_discards.function(s), 0)
            if left - others > self.board.cards[FERRY] - self._known()[FERRY]:
                raise BadPosition(TOO_MANY_FERRIES)

    def _check_kinds(self) -> None:
        for kind, number in enumerate(self._known()):
            if number > self.board.cards[kind]:
                raise BadPosition(f"there are only {self.board.cards[kind]} {CARDS[kind]} cards, not {number}")

    def _known(self) -> list[int]:
        """The number of cards of each kind that the text places."""
        s = self.s
        known = [int((s["open"] == kind).sum() + s["discards"][kind]) for kind in range(KINDS)]
        for seat in range(self.seats):
            cards = s["shown"][seat] if s["hand"][seat, 0] == HIDDEN else s["hand"][seat]
            known = [number + int(card) for number, card in zip(known, cards.tolist(), strict=True)]
        return known


def _number(word: str, least: int, most: int, what: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 7 and least <= int(word) <= most):
        raise BadPosition(f"{what}: expected a number from {least} to {most}, not {shorten(word)}")
    return int(word)
