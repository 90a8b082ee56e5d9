"""What happened in a move of Ticket to Ride: the difference between a viewer's views before and after it.

None stands for what the viewer may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogcity.core.events import Event, Passed
from fogcity.games.ticket.actions import CLAIM, DRAW_TICKETS, PASS, SOUVENIR, STACK, TAKE, TAKE_BLIND
from fogcity.games.ticket.board.board import CARDS, FERRY, MAX_LOCATIONS, Board
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.cards import FERRIES_TO_SWEEP, keeps_first, keeps_second, returns_one
from fogcity.games.ticket.rules import may_take_souvenir
from fogcity.games.ticket.scoring import tickets_done
from fogcity.games.ticket.state import (
    BOTH,
    CHOOSING,
    FIRST,
    HIDDEN,
    KEEPING,
    NOTHING,
    OFFERED,
    ONE,
    ONLY,
    SECOND,
    SECOND_KEPT,
    VISITING,
)


class TicketsOffered(Event, frozen=True, tag="tickets_offered"):
    """A player drew tickets and has to choose; which ones only that player knows."""

    seat: int
    number: int
    tickets: list[str] | None


class TicketsChosen(Event, frozen=True, tag="tickets_chosen"):
    """A player has chosen tickets before the game; what was kept only that player knows until all have chosen."""

    seat: int
    kept: list[str] | None


class TicketsKept(Event, frozen=True, tag="tickets_kept"):
    """A player kept some tickets and put the others under the deck; which ones only that player knows."""

    seat: int
    number: int
    kept: list[str] | None
    returned_number: int
    returned: list[str] | None


class StackPlaced(Event, frozen=True, tag="stack_placed"):
    """A stack of souvenirs was put on a location."""

    seat: int
    location: str
    symbol: str
    tokens: int


class CardTaken(Event, frozen=True, tag="card_taken"):
    """A player took a card: an open one, or the top of the deck, which only that player sees."""

    seat: int
    card: str | None
    openly: bool


class RouteClaimed(Event, frozen=True, tag="route_claimed"):
    """A player claimed a route with these cards."""

    seat: int
    route: str
    ends: list[str]
    length: int
    cards: dict[str, int]
    points: int
    cars_left: int


class TicketsCompleted(Event, frozen=True, tag="tickets_completed"):
    """A route joined the ends of tickets. Only their owner is told; others see at the end which were done."""

    seat: int
    tickets: list[str]


class SouvenirTaken(Event, frozen=True, tag="souvenir_taken"):
    """A player took a souvenir; `number` is how many different ones that player has now."""

    seat: int
    location: str
    symbol: str
    number: int


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """The discards were shuffled into a new deck."""


class DisplaySwept(Event, frozen=True, tag="display_swept"):
    """Three or more ferries lay open, so all five open cards were replaced, perhaps several times."""

    times: int


class CardsTurned(Event, frozen=True, tag="cards_turned"):
    """These cards were turned up into these open places, counted from 0, and lie there now."""

    cards: list[str]
    places: list[int]


class LastRound(Event, frozen=True, tag="last_round"):
    """A player has so few cars left that everybody, that player included, gets one more turn."""

    seat: int
    cars_left: int


class TicketsShown(Event, frozen=True, tag="tickets_shown"):
    """The end: a player shows the tickets, done and missed."""

    seat: int
    done: list[str]
    missed: list[str]


# A player can foresee these, because they do not depend on hidden information.
CERTAIN = (TicketsChosen, StackPlaced, RouteClaimed, TicketsCompleted, SouvenirTaken, LastRound, Passed)


class MoveEvents:
    """Finds what actions changed on one board."""

    def __init__(self, board: Board, table: Any) -> None:
        self.board = board
        self.table = table

    def between(self, before: Any, action: int, after: Any) -> list[Event]:
        """What happened between two views of the same viewer, except the end of the game.

        The action is as the viewer may see it: -1 for tickets that another player kept.
        """
        seat = int(before["turn"])
        if before["stage"] == KEEPING:
            return self._choice_events(after, seat)
        if before["stage"] == CHOOSING:
            events = [self._kept_event(after, int(before["draws"]) - 1)]
        elif action == DRAW_TICKETS:
            events = self._draw_events(after, seat)
        else:
            events = self._open_events(before, action, after, seat)
        if before["final_turns"] < 0 <= after["final_turns"]:
            events.append(LastRound(seat, int(after["cars"][seat])))
        return events

    def tickets_shown(self, after: Any) -> list[Event]:
        """At the end all players show their tickets (SF25)."""
        events: list[Event] = []
        for seat in range(int(after["seats"])):
            held = held_tickets(after, seat)
            done = tickets_done(self.table, after["owner"].tobytes(), seat, held)
            missed = [ticket for ticket in held if ticket not in done]
            events.append(TicketsShown(seat, self._tickets(*done) or [], self._tickets(*missed) or []))
        return events

    # ---- tickets

    def _tickets(self, *numbers: int) -> list[str] | None:
        known = [number for number in map(int, numbers) if number != NOTHING]
        return None if HIDDEN in known else [self.board.ticket_name(number) for number in known]

    def _choice_events(self, after: Any, seat: int) -> list[Event]:
        """SF7: the player who has chosen; once all have, how many each kept."""
        outcome = int(after["outcome"][seat])
        known = outcome not in (OFFERED, ONE)
        events: list[Event] = [TicketsChosen(seat, self._split(after, seat)[0] if known else None)]
        if after["stage"] != KEEPING:
            events += [self._kept_event(after, draw) for draw in range(int(after["seats"]))]
        return events

    def _split(self, s: Any, draw: int) -> tuple[list[str] | None, list[str] | None]:
        """The tickets of a draw that were kept, and those that were returned."""
        outcome, first, second = (int(s[field][draw]) for field in ("outcome", "first", "second"))
        if outcome == ONE:
            return None, None
        kept = [ticket for ticket, keeps in ((first, keeps_first), (second, keeps_second)) if keeps.function(outcome)]
        returned = [ticket for ticket in (first, second) if ticket not in (NOTHING, *kept)]
        return self._tickets(*kept), self._tickets(*returned)

    def _kept_event(self, s: Any, draw: int) -> Event:
        outcome = int(s["outcome"][draw])
        kept, returned = self._split(s, draw)
        number = 1 if outcome == ONLY else 2 if not returns_one.function(outcome) else 1
        return TicketsKept(int(s["drawer"][draw]), number, kept, int(returns_one.function(outcome)), returned)

    def _draw_events(self, after: Any, seat: int) -> list[Event]:
        draw = int(after["draws"]) - 1
        first, second = int(after["first"][draw]), int(after["second"][draw])
        number = 1 if second == NOTHING else 2
        events: list[Event] = [TicketsOffered(seat, number, self._tickets(first, second))]
        if after["outcome"][draw] == ONLY:
            events.append(self._kept_event(after, draw))
        return events

    # ---- public events

    def _open_events(self, before: Any, action: int, after: Any, seat: int) -> list[Event]:
        if action < DRAW_TICKETS:
            return [self._card_event(before, action, after, seat), *self._display_events(before, after, seat)]
        if action == PASS:
            return [Passed(seat)]
        if STACK <= action < SOUVENIR:
            location = (action - STACK) % MAX_LOCATIONS
            symbol = self.board.souvenirs[int(after["symbol"][location])]
            return [StackPlaced(seat, self._name(location), symbol, int(after["tokens"][location]))]
        events: list[Event] = []
        if action >= CLAIM:
            events.append(self._claim_event(action - CLAIM, after, seat))
            events += self._completed_events(before, after, seat)
        events += self._souvenir_events(before, after, seat)
        return events + (self._display_events(before, after, seat) if action >= CLAIM else [])

    def _card_event(self, before: Any, action: int, after: Any, seat: int) -> Event:
        if action != TAKE_BLIND:
            return CardTaken(seat, CARDS[action - TAKE], True)
        gained = _gained(before["hand"], after["hand"], seat)
        return CardTaken(seat, None if gained is None else CARDS[gained], False)

    def _claim_event(self, number: int, after: Any, seat: int) -> Event:
        way = way_of(self.table, number)
        route = self.board.routes[way.route]
        cards = {CARDS[way.colour]: way.cards} if way.cards else {}
        if way.ferries:
            cards["ferry"] = way.ferries
        return RouteClaimed(
            seat,
            self.board.route_name(way.route),
            [self._name(route.a), self._name(route.b)],
            route.length,
            cards,
            self.board.points[route.length],
            int(after["cars"][seat]),
        )

    def _completed_events(self, before: Any, after: Any, seat: int) -> list[Event]:
        """SF25: the tickets that a claim completed, as far as the viewer knew them before it."""
        held = held_tickets(before, seat)
        done = tickets_done(self.table, after["owner"].tobytes(), seat, held) if held else []
        if not done:
            return []
        earlier = tickets_done(self.table, before["owner"].tobytes(), seat, done)
        new = [self.board.ticket_name(ticket) for ticket in done if ticket not in earlier]
        return [TicketsCompleted(seat, new)] if new else []

    def _souvenir_events(self, before: Any, after: Any, seat: int) -> list[Event]:
        had, has = int(before["souvenirs"][seat]), int(after["souvenirs"][seat])
        if had == has or (after["stage"] == VISITING and after["turn"] == seat):
            return []
        symbol = (had ^ has).bit_length() - 1
        location = after["symbol"].tolist().index(symbol)
        return [SouvenirTaken(seat, self._name(location), self.board.souvenirs[symbol], has.bit_count())]

    def _display_events(self, before: Any, after: Any, seat: int) -> list[Event]:
        """How the open cards and the deck changed."""
        events: list[Event] = []
        swept = int(after["sweeps"]) - int(before["sweeps"])
        if after["shuffles"] > before["shuffles"]:
            events.append(DeckShuffled())
        if swept:
            events.append(DisplaySwept(swept))
        was, now = before["open"].tolist(), after["open"].tolist()
        taken = self._place_taken(before, after, seat)
        places = [place for place, card in enumerate(now) if card >= 0 and (swept or was[place] < 0 or place == taken)]
        if places:
            events.append(CardsTurned([CARDS[now[place]] for place in places], places))
        return events

    def _place_taken(self, before: Any, after: Any, seat: int) -> int | None:
        """The open place from which a card was taken."""
        taken = _gained(before["shown"], after["shown"], seat)
        return None if taken is None else before["open"].tolist().index(taken)

    # ---- what an action will show

    def reveal(self, record: Any, actions: Sequence[int]) -> list[bool]:
        """Whether each of these legal actions shows the player who takes it something hidden."""
        if record["stage"] == KEEPING:  # SF7: once all have chosen, all see how many were kept
            return [bool(record["turn"] + 1 == record["seats"])] * len(actions)
        cards = record["open"].tolist()
        has_deck = bool(record["deck_left"] > 0)
        # Whether the cards just spent turn up again at once is information (SF14, SF15).
        refills = NOTHING in cards or cards.count(FERRY) >= FERRIES_TO_SWEEP
        may_end = record["final_turns"] == 1 or record["passes"] + 1 == record["seats"]
        return [
            action == DRAW_TICKETS
            or (action <= TAKE_BLIND and has_deck)
            or (action >= CLAIM and refills)
            or bool(may_end and self._ends_game(record, action))
            for action in actions
        ]

    def _ends_game(self, record: Any, action: int) -> bool:
        """Whether this is the last action of the game, after which all tickets are shown."""
        if action == PASS and record["passes"] + 1 == record["seats"]:
            return True
        return record["final_turns"] == 1 and self._ends_turn(record, action)

    def _ends_turn(self, record: Any, action: int) -> bool:
        """Whether the action ends the turn. If it takes a card, the deck is empty."""
        if action < TAKE_BLIND:
            others = [card for card in record["open"].tolist() if card not in (NOTHING, FERRY)]
            return bool(record["stage"] == SECOND or action == TAKE + FERRY or others == [action - TAKE])
        if action < CLAIM:
            return True
        route = self.board.routes[way_of(self.table, action - CLAIM).route]
        ends = [may_take_souvenir.function(record, int(record["turn"]), end) for end in (route.a, route.b)]
        return not all(ends)

    def _name(self, location: int) -> str:
        return self.board.locations[location].name


def _gained(before: Any, after: Any, seat: int) -> int | None:
    """The kind of card that a seat has more of than before."""
    pairs = zip(before[seat].tolist(), after[seat].tolist(), strict=True)
    return next((kind for kind, (had, has) in enumerate(pairs) if has > had), None)


def held_tickets(s: Any, seat: int) -> list[int]:
    """The tickets that a seat holds, as far as this view shows them, in the order in which they were drawn."""
    held: list[int] = []
    for draw in range(int(s["draws"])):
        outcome = int(s["outcome"][draw])
        if s["drawer"][draw] == seat:
            held += [int(s["first"][draw])] * keeps_first.function(outcome)
            held += [int(s["second"][draw])] * keeps_second.function(outcome)
    return [ticket for ticket in held if ticket >= 0]


def tickets_held(s: Any, seat: int) -> int:
    """How many tickets a seat holds; those on offer do not count."""
    number = {FIRST: 1, SECOND_KEPT: 1, ONE: 1, ONLY: 1, BOTH: 2}
    draws = int(s["draws"])
    mine = zip(s["drawer"][:draws].tolist(), s["outcome"][:draws].tolist(), strict=True)
    return sum(number.get(outcome, 0) for drawer, outcome in mine if drawer == seat)
