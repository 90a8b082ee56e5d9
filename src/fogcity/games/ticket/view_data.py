"""A view of Ticket to Ride as a readable value (see core/view_data.py)."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from fogcity.core.game import View
from fogcity.core.view_data import ViewData
from fogcity.games.ticket.board.board import CARDS, COLOURS, Board
from fogcity.games.ticket.board.lookup_tables import BoardTables
from fogcity.games.ticket.cards import keeps_first, keeps_second
from fogcity.games.ticket.describe import STAGES
from fogcity.games.ticket.paying import missing_cards, most_held
from fogcity.games.ticket.state import KEEPING, MAX_SEATS, NOTHING, OFFERED, ONE
from fogcity.games.ticket.ways import find_way

Stage = Literal["keeping", "stacking", "acting", "second", "choosing", "visiting", "over"]


class RouteData(msgspec.Struct, frozen=True):
    """A route of the board. Its number is its place in the list, which is in the order of the board."""

    route: Annotated[str, Meta(description="As actions name it: `Alcatraz-Pier 39 (1)` for one of a double route.")]
    owner: Annotated[int | None, Meta(description="The seat that has claimed it; null if nobody has.")]
    free: Annotated[
        bool,
        Meta(description="May anybody still claim it? If two play, not once the other of a double route is taken."),
    ]


class WayData(msgspec.Struct, frozen=True):
    """A way between two locations: the numbers of its routes in turn, and the cars that those to be claimed take."""

    routes: tuple[int, ...]
    cars: int


class TicketData(msgspec.Struct, frozen=True):
    """A ticket: two locations to join."""

    ticket: Annotated[str, Meta(description="As events name it: `Alcatraz-Twin Peaks`.")]
    ends: tuple[str, str]
    points: Annotated[int, Meta(description="What it adds at the end if it is done, and takes away if it is not.")]
    done: Annotated[bool, Meta(description="Are its ends joined by routes of the player who has or is offered it?")]
    way: Annotated[
        WayData | None, Meta(description="The way that takes that player the fewest cars; null: none is left.")
    ]


class Stack(msgspec.Struct, frozen=True):
    """A stack of souvenirs at a location."""

    location: str
    symbol: str
    tokens: Annotated[int, Meta(description="How many are left to take.")]


class TicketPlayer(msgspec.Struct, frozen=True):
    """A seat."""

    points: Annotated[int, Meta(description="For routes so far; tickets and souvenirs count at the end.")]
    cars: Annotated[int, Meta(description="Cable cars left.")]
    cards: Annotated[int, Meta(description="How many cards are in hand.")]
    hand: Annotated[
        dict[str, int] | None,
        Meta(description="How many of each kind, if it is the viewer's hand; null if it is somebody else's."),
    ]
    shown: Annotated[
        dict[str, int], Meta(description="Those of them that everybody knows: taken openly and not spent since.")
    ]
    tickets: Annotated[
        int | None,
        Meta(description="How many tickets are held; null if it is not yet shown, as all choose their first ones."),
    ]
    souvenirs: Annotated[tuple[str, ...], Meta(description="The different symbols taken so far.")]
    next_souvenir: Annotated[int, Meta(description="What one more different souvenir would add at the end.")]


class Result(msgspec.Struct, frozen=True):
    """How a seat's points came about; they add up to its score."""

    routes: int
    done: tuple[TicketData, ...]
    missed: tuple[TicketData, ...]
    tickets: Annotated[int, Meta(description="The points of those done, less the points of those missed.")]
    souvenirs: int
    points: int


class TicketViewData(ViewData, frozen=True, kw_only=True, tag="ticket"):
    """A game of Ticket to Ride as one viewer sees it."""

    board: Annotated[str, Meta(description="The board's name and digest, as records name it.")]
    stage: Annotated[Stage, Meta(description="What the player to act has to choose.")]
    turns_left: Annotated[int | None, Meta(description="Turns left in the last round; null before it has begun.")]
    routes: tuple[RouteData, ...]
    missing: Annotated[
        tuple[int, ...] | None,
        Meta(description="By route: how many cards the viewer's hand lacks to pay for it; null for those who watch."),
    ]
    most_held: Annotated[
        str | None, Meta(description="The colour that the viewer has most cards of, and would pay grey routes with.")
    ]
    joined: Annotated[str | None, Meta(description="The route just claimed, while a souvenir of its ends is chosen.")]
    open: Annotated[tuple[str | None, ...], Meta(description="The five open cards; null where none is left.")]
    deck_left: int
    discards: Annotated[dict[str, int], Meta(description="How many of each kind lie on the pile of discards.")]
    players: Annotated[tuple[TicketPlayer, ...], Meta(description="By seat.")]
    tickets: Annotated[tuple[TicketData, ...], Meta(description="The viewer's own, in the order they were drawn.")]
    offered: Annotated[tuple[TicketData, ...], Meta(description="Tickets that the viewer has to choose from.")]
    tickets_left: Annotated[int, Meta(description="Tickets in the deck.")]
    stacks: tuple[Stack, ...]
    aside: Annotated[
        tuple[str | None, ...],
        Meta(description="The symbols of stacks A and B, which players put on locations; null once they have."),
    ]
    results: Annotated[tuple[Result, ...] | None, Meta(description="The final count by seat; null before the end.")]


_CARD = (*CARDS, None)  # the last one stands for NOTHING, which is -1
# For each outcome of a draw of tickets: whether the first is held, whether the second is, and how many are.
_KEPT = [(keeps_first.function(n), keeps_second.function(n)) for n in range(ONE + 1)]
_NUMBER = [first + second + (n == ONE) for n, (first, second) in enumerate(_KEPT)]
# Marks a seat's routes among the bytes of all routes' owners.
_OWN = [bytes(int(owner == seat) for owner in range(256)) for seat in range(MAX_SEATS)]


class ViewDataMaker:
    """Makes the view data of games on one board."""

    def __init__(self, board: Board, tables: BoardTables) -> None:
        self.board = board
        self.tables = tables
        self._board_tag = f"{board.name} {board.digest}"
        names = [location.name for location in board.locations]
        self._locations = names
        # The data of every route and ticket, prepared in advance.
        self._routes = [
            [RouteData(name, seat, False) for seat in range(MAX_SEATS)]
            + [RouteData(name, None, free) for free in (False, True)]
            for name in map(board.route_name, range(len(board.routes)))
        ]
        self._tickets = [
            (board.ticket_name(n), (names[t.a], names[t.b]), t.points) for n, t in enumerate(board.tickets)
        ]
        self._ends = [(ticket.a, ticket.b) for ticket in board.tickets]
        symbols = board.souvenirs
        self._symbols = [tuple(s for n, s in enumerate(symbols) if sets >> n & 1) for sets in range(1 << len(symbols))]
        self._aside = (*symbols, None)
        worth = board.souvenir_points
        self._worth_more = [more - now for now, more in zip(worth, [*worth[1:], worth[-1]], strict=True)]
        # Caches for data that seldom changes, or is the same for all viewers of a game.
        self._routes_now = lru_cache(1024)(self._make_routes)
        self._stacks_now = lru_cache(1024)(self._make_stacks)
        self._kept_ticket = lru_cache(8192)(lambda _own, _number: list[Any]())
        self._missing = lru_cache(1024)(partial(missing_cards, board))

    def __reduce__(self) -> tuple[Any, ...]:
        return ViewDataMaker, (self.board, self.tables)  # caches are not pickled

    def make(self, view: View, scores: tuple[int, ...] | None, winners: tuple[int, ...]) -> TicketViewData:
        """The view data of a view."""
        s, viewer = view.fields, view.seat
        owner = s["owner"].tobytes()
        hand = None if viewer is None else tuple(s["hand"][viewer].tolist())
        draws = _draws_now(s["draws"], *(s[field].tobytes() for field in ("drawer", "outcome", "first", "second")))
        return TicketViewData(
            seats=s["seats"],
            viewer=viewer,
            turn=s["turn"],
            turns=s["turns"],
            options={},
            scores=scores,
            winners=winners,
            board=self._board_tag,
            stage=STAGES[s["stage"]] if s["turn"] >= 0 else "over",  # type: ignore[arg-type]
            turns_left=s["final_turns"] if s["final_turns"] >= 0 else None,
            routes=self._routes_now(owner, s["free"].tobytes()),
            missing=None if hand is None else self._missing(hand),
            most_held=None if hand is None else COLOURS[most_held(hand)],
            joined=self._routes[s["joined"]][0].route if s["joined"] >= 0 else None,
            open=tuple(map(_CARD.__getitem__, s["open"].tolist())),
            deck_left=s["deck_left"],
            discards=_by_kind(s["discards"].tolist()),
            players=self._players(s, viewer, draws),
            tickets=self._tickets_of(draws.held, s, owner, viewer),
            offered=self._tickets_of(draws.offered, s, owner, viewer),
            tickets_left=s["tickets_left"],
            stacks=self._stacks_now(s["symbol"].tobytes(), s["tokens"].tobytes()),
            aside=tuple(map(self._aside.__getitem__, s["aside"].tolist())),
            results=None if scores is None else self._results(s, owner, draws, scores),
        )

    def _players(self, s: dict[str, Any], viewer: int | None, draws: Draws) -> tuple[TicketPlayer, ...]:
        score, cars, sizes, souvenirs = (s[field].tolist() for field in ("score", "cars", "hand_size", "souvenirs"))
        shown = s["shown"].tolist()
        return tuple(
            TicketPlayer(
                score[seat],
                cars[seat],
                sizes[seat],
                _by_kind(s["hand"][seat].tolist()) if seat == viewer else None,
                _by_kind(shown[seat]),
                draws.number[seat] if seat == viewer or s["stage"] != KEEPING else None,
                self._symbols[souvenirs[seat]],
                self._worth_more[souvenirs[seat].bit_count()],
            )
            for seat in range(s["seats"])
        )

    def _tickets_of(
        self, tickets: list[list[int]], s: dict[str, Any], owner: bytes, seat: int | None
    ) -> tuple[TicketData, ...]:
        """The tickets that a seat holds or is offered, whether its routes join them, and the cheapest way left."""
        if seat is None or not (numbers := tickets[seat]):
            return ()
        own = _bits_of(owner.translate(_OWN[seat]))
        free = int.from_bytes((s["free"] & ~s["barred"][seat]).tobytes(), "little")
        return tuple([self._ticket(own, free, number) for number in numbers])

    def _ticket(self, own: int, free: int, number: int) -> TicketData:
        """A ticket of a seat that owns the routes `own` and may claim the routes `free`."""
        kept = self._kept_ticket(own, number)
        if kept:
            was_free, needed, ticket = kept
            if not free & ~was_free and not needed & ~free:
                return ticket  # type: ignore[no-any-return] # routes were lost since then, but none on its way
        a, b = self._ends[number]
        way = find_way(self.board, own, free, a, b)
        done = way is not None and not way.to_claim
        told = None if way is None else WayData(way.routes, way.cars)
        ticket = TicketData(*self._tickets[number], done, told)
        kept[:] = free, sum(1 << route for route in way.to_claim) if way else 0, ticket
        return ticket

    def _results(self, s: dict[str, Any], owner: bytes, draws: Draws, scores: tuple[int, ...]) -> tuple[Result, ...]:
        results = []
        for seat, points in enumerate(scores):
            tickets = self._tickets_of(draws.held, s, owner, seat)
            done = tuple(ticket for ticket in tickets if ticket.done)
            missed = tuple(ticket for ticket in tickets if not ticket.done)
            worth = sum(ticket.points for ticket in done) - sum(ticket.points for ticket in missed)
            souvenirs = self.board.souvenir_points[int(s["souvenirs"][seat]).bit_count()]
            results.append(Result(int(s["score"][seat]), done, missed, worth, souvenirs, points))
        return tuple(results)

    # ---- cached data

    def _make_routes(self, owner: bytes, free: bytes) -> tuple[RouteData, ...]:
        bits = int.from_bytes(free, "little")
        return tuple(
            said[seat if seat < MAX_SEATS else MAX_SEATS + (bits >> n & 1)]
            for n, (said, seat) in enumerate(zip(self._routes, owner, strict=False))
        )

    def _make_stacks(self, symbol: bytes, tokens: bytes) -> tuple[Stack, ...]:
        symbols = self.board.souvenirs
        found = zip(self._locations, symbol, tokens, strict=False)
        return tuple(Stack(location, symbols[n], left) for location, n, left in found if n < len(symbols))


class Draws:
    """What a view shows of the drawn tickets."""

    def __init__(self, draws: int, drawer: bytes, outcome: bytes, first: bytes, second: bytes) -> None:
        self.number = [0] * MAX_SEATS
        self.held: list[list[int]] = [[] for _ in range(MAX_SEATS)]  # in the order of draws; only to be read if known
        self.offered: list[list[int]] = [[] for _ in range(MAX_SEATS)]
        columns = (memoryview(numbers[:draws]).cast("b") for numbers in (drawer, outcome, first, second))
        for seat, became, *pair in zip(*columns, strict=True):
            self.number[seat] += _NUMBER[became]
            self.held[seat] += [ticket for ticket, kept in zip(pair, _KEPT[became], strict=True) if kept]
            if became == OFFERED:
                self.offered[seat] += [ticket for ticket in pair if ticket != NOTHING]


@lru_cache(1024)
def _bits_of(routes: bytes) -> int:
    return sum(1 << route for route, own in enumerate(routes) if own)


_draws_now = lru_cache(1024)(Draws)


def _by_kind(counts: list[int]) -> dict[str, int]:
    return {card: number for card, number in zip(CARDS, counts, strict=True) if number}
