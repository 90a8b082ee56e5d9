"""How bots play Ticket to Ride."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec
from bench.style_facts.book import Fact, Marked, Notes, Style

from fogcity.core.colours import INK
from fogcity.core.game import Game, State
from fogcity.core.svg import at, element
from fogcity.core.table import Move, Table
from fogcity.core.view_data import ViewData
from fogcity.games.ticket.actions import CLAIM, KEEP_BOTH, KEEP_FIRST, SOUVENIR, STACK
from fogcity.games.ticket.board.board import MAX_LOCATIONS
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.board.picture import layout_of
from fogcity.games.ticket.events import (
    CardTaken,
    LastRound,
    RouteClaimed,
    TicketsChosen,
    TicketsKept,
    TicketsOffered,
)
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.state import ACTING, KEEPING
from fogcity.games.ticket.view_data import TicketData, TicketViewData

KEEPS_BOTH = Fact("keeps both tickets at the start", True)
KEEPS_BETTER = Fact("if it keeps one, the one with more points", True)
START_POINTS = Fact("points on the tickets it keeps at the start")
DRAWS = Fact("later draws of tickets, in a game")
DRAW_TURN = Fact("its turn in which it draws tickets later")
DRAW_BOTH = Fact("keeps both of tickets drawn later", True)
DRAW_DONE = Fact("tickets kept later that were done at once", True)
HELD = Fact("tickets it holds at the end")
DONE = Fact("tickets it holds at the end that are completed", True)
CARDS = Fact("cards it takes in a game")
OPENLY = Fact("cards it takes that lay open", True)
OPEN_FERRIES = Fact("open ferries it takes in a game")
FIRST_TURN = Fact("its turn of the first claim")
FIRST_HAND = Fact("cards in hand before the first claim")
TURNS = Fact("its turns in a game")
ROUTES = Fact("routes it claims in a game")
LENGTH = Fact("spaces of a route")
ONE = Fact("routes of one space", True)
MIDDLE = Fact("routes of two or three spaces", True)
LONG = Fact("routes of four or more spaces", True)
HELPS = Fact("claims that bring one of its tickets nearer", True)
BLOCKS = Fact("claims that lengthen or cut an opponent's way for a ticket", True)
PAID = Fact("ferry cards it pays in a game")
FERRY_ROUTES = Fact("ferry routes it claims in a game")
SOUVENIRS = Fact("different souvenirs it takes")
ROUTE_POINTS = Fact("points for routes")
TICKET_POINTS = Fact("points for tickets, less those missed")
SOUVENIR_POINTS = Fact("points for souvenirs")
CARS_LEFT = Fact("cars left at the end")
CARDS_LEFT = Fact("cards left in hand at the end")
ENDS = Fact("games in which it begins the last round", True)
FACTS = (
    ROUTE_POINTS,
    TICKET_POINTS,
    SOUVENIR_POINTS,
    KEEPS_BOTH,
    KEEPS_BETTER,
    START_POINTS,
    DRAWS,
    DRAW_TURN,
    DRAW_BOTH,
    DRAW_DONE,
    HELD,
    DONE,
    TURNS,
    CARDS,
    OPENLY,
    OPEN_FERRIES,
    FIRST_TURN,
    FIRST_HAND,
    ROUTES,
    LENGTH,
    ONE,
    MIDDLE,
    LONG,
    HELPS,
    BLOCKS,
    PAID,
    FERRY_ROUTES,
    SOUVENIRS,
    CARS_LEFT,
    CARDS_LEFT,
    ENDS,
)


def watch(table: Table, notes: Notes) -> None:
    """A game of Ticket to Ride."""
    _Game(table, notes).watch()


class _Game:
    """One game that is watched."""

    def __init__(self, table: Table, notes: Notes) -> None:
        assert isinstance(table.game, TicketToRide)
        self._table = table
        self._notes = notes
        self._game = table.game
        self._sums: Counter[tuple[Fact, int]] = Counter()  # over the game, by seat
        self._ended: tuple[int, int] | None = None  # the seat and the move that began the last round

    def watch(self) -> None:
        for number, move in enumerate(self._table.moves, 1):
            if move.before["stage"] == ACTING:
                self._sums[TURNS, move.seat] += 1
            for event in self._table.events(move, move.seat):
                match event:
                    case TicketsChosen(kept=kept) if kept is not None:
                        self._see_first_tickets(number, move, kept)
                    case TicketsOffered():
                        self._sums[DRAWS, move.seat] += 1
                        self._notes.add(DRAW_TURN, move.seat, self._sums[TURNS, move.seat])
                    case TicketsKept(kept=kept) if kept is not None and move.before["stage"] != KEEPING:
                        self._see_later_tickets(number, move, kept)
                    case CardTaken():
                        self._see_card(event)
                    case RouteClaimed():
                        self._see_claim(number, move, event)
                    case LastRound():
                        self._ended = move.seat, number
        self._see_end()

    def _see_first_tickets(self, number: int, move: Move, kept: list[str]) -> None:
        seat = move.seat
        offered = {ticket.ticket: ticket.points for ticket in self._view(move.before, seat).offered}
        self._notes.add(KEEPS_BOTH, seat, len(kept) > 1, number)
        self._notes.add(START_POINTS, seat, sum(offered[ticket] for ticket in kept))
        if len(kept) == 1 and len(set(offered.values())) > 1:
            self._notes.add(KEEPS_BETTER, seat, offered[kept[0]] == max(offered.values()), number)

    def _see_later_tickets(self, number: int, move: Move, kept: list[str]) -> None:
        seat = move.seat
        if move.action >= KEEP_FIRST:  # the last ticket of the deck is kept without a choice
            self._notes.add(DRAW_BOTH, seat, len(kept) > 1, number)
        for ticket in self._view(move.after, seat).tickets:
            if ticket.ticket in kept:
                self._notes.add(DRAW_DONE, seat, ticket.done, number)

    def _see_card(self, event: CardTaken) -> None:
        self._sums[CARDS, event.seat] += 1
        self._sums[OPEN_FERRIES, event.seat] += event.openly and event.card == "ferry"
        self._notes.add(OPENLY, event.seat, event.openly)

    def _see_claim(self, number: int, move: Move, event: RouteClaimed) -> None:
        notes, seat = self._notes, move.seat
        if not self._sums[ROUTES, seat]:
            notes.add(FIRST_TURN, seat, self._sums[TURNS, seat])
            notes.add(FIRST_HAND, seat, int(move.before["hand_size"][seat]))
        self._sums[ROUTES, seat] += 1
        self._sums[PAID, seat] += event.cards.get("ferry", 0)
        self._sums[FERRY_ROUTES, seat] += self._game.board.routes[_route(self._game, move.action)].ferries > 0
        notes.add(LENGTH, seat, event.length)
        notes.add(ONE, seat, event.length == 1, number)
        notes.add(MIDDLE, seat, event.length in (2, 3), number)
        notes.add(LONG, seat, event.length > 3, number)
        ways = [(_needed(self._view(move.before, one)), _needed(self._view(move.after, one))) for one in notes.seats]
        notes.add(HELPS, seat, any(after < before for before, after in zip(*ways[seat], strict=True)), number)
        rivals = [pair for other, two in enumerate(ways) if other != seat for pair in zip(*two, strict=True)]
        notes.add(BLOCKS, seat, any(after > before for before, after in rivals), number)

    def _see_end(self) -> None:
        notes, end = self._notes, self._table.moves[-1].after
        for seat, result in enumerate(self._view(end, None).results or ()):
            for fact in (DRAWS, CARDS, OPEN_FERRIES, TURNS, ROUTES, PAID, FERRY_ROUTES):
                notes.add(fact, seat, self._sums[fact, seat])
            notes.add(HELD, seat, len(result.done) + len(result.missed))
            for done in (*(True for _ in result.done), *(False for _ in result.missed)):
                notes.add(DONE, seat, done)
            notes.add(ROUTE_POINTS, seat, result.routes)
            notes.add(TICKET_POINTS, seat, result.tickets)
            notes.add(SOUVENIR_POINTS, seat, result.souvenirs)
            notes.add(SOUVENIRS, seat, int(end["souvenirs"][seat]).bit_count())
            notes.add(CARS_LEFT, seat, int(end["cars"][seat]))
            notes.add(CARDS_LEFT, seat, int(end["hand_size"][seat]))
            if self._ended is not None:
                notes.add(ENDS, seat, self._ended[0] == seat, self._ended[1])

    def _view(self, s: State, seat: int | None) -> TicketViewData:
        view = self._game.view_data(self._game.view(s, seat))
        assert isinstance(view, TicketViewData)
        return view


def _needed(view: TicketViewData) -> list[float]:
    """How many cars the cheapest way of each ticket still takes; infinitely many if there is none."""
    return [float("inf") if ticket.way is None else ticket.way.cars for ticket in view.tickets]


def _route(game: TicketToRide, action: int) -> int:
    """The route that a claim claims."""
    return way_of(game.table, action - CLAIM).route


# ---- pictures


def mark(game: Game, view: ViewData, move: Move) -> Marked:
    """A claimed route with a frame around its spaces, or rings around locations: of a souvenir, or of tickets kept."""
    assert isinstance(game, TicketToRide)
    assert isinstance(view, TicketViewData)
    if move.action >= CLAIM:
        claimed = _route(game, move.action)
        routes = list(view.routes)
        routes[claimed] = msgspec.structs.replace(routes[claimed], owner=move.seat)
        spaces = layout_of(game.board).spaces[claimed]
        frames = [
            at(space.x, space.y, _frame(space.length + 10, space.breadth + 14, stroke, wide), turn=space.angle)
            for stroke, wide in (("#ffffff", 8), (INK, 4))
            for space in spaces
        ]
        return Marked(msgspec.structs.replace(view, routes=tuple(routes)), frames)
    return Marked(view, [_ring(game, location) for location in _locations(game, view, move.action)])


def _locations(game: TicketToRide, view: TicketViewData, action: int) -> list[int]:
    """The locations that an action is about."""
    if action >= STACK:
        return [(action - (SOUVENIR if action >= SOUVENIR else STACK)) % MAX_LOCATIONS]
    if not KEEP_FIRST <= action <= KEEP_BOTH:
        return []
    names = [location.name for location in game.board.locations]
    kept = view.offered if action == KEEP_BOTH else view.offered[action - KEEP_FIRST :][:1]
    return [names.index(end) for ticket in kept for end in ticket.ends]


def _frame(length: float, breadth: float, stroke: str, wide: float) -> str:
    box = {"x": -length / 2, "y": -breadth / 2, "width": length, "height": breadth, "rx": 5}
    return element("rect", **box, fill="none", stroke=stroke, stroke_width=wide)


def _ring(game: TicketToRide, location: int) -> str:
    place = game.board.locations[location]
    rings = (("#ffffff", 11), (INK, 6))
    return "".join(
        element("circle", cx=place.x, cy=place.y, r=24, fill="none", stroke=stroke, stroke_width=wide)
        for stroke, wide in rings
    )


def known(view: ViewData) -> list[str]:
    """Points and cars of all, and the hand and tickets of the player to act."""
    assert isinstance(view, TicketViewData)
    players = (f"seat {n}: {p.points} points, {p.cars} cars, {p.cards} cards" for n, p in enumerate(view.players, 1))
    hand = ", ".join(f"{number} {card}" for card, number in (view.players[view.turn].hand or {}).items())
    lines = [f"{'; '.join(players).capitalize()}.", f"In hand: {hand or 'nothing'}. Tickets: {_named(view.tickets)}."]
    if view.offered:
        return [*lines, f"Offered: {_named(view.offered)}."]
    return [*lines, f"Open cards: {', '.join(card or 'none' for card in view.open)}."]


def _named(tickets: Sequence[TicketData]) -> str:
    named = (f"{ticket.ticket} ({ticket.points}{', done' * ticket.done})" for ticket in tickets)
    return ", ".join(named) or "none"


TICKET_TO_RIDE = Style(FACTS, watch, mark, known)
