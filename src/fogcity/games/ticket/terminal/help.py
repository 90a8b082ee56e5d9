"""Help, rules and hints for Ticket to Ride."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.actions import CLAIM, DRAW_TICKETS, PASS, TAKE_BLIND
from fogcity.games.ticket.board.board import CARDS, COLOURS, GREY, Board
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.cards import FERRIES_TO_SWEEP
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.rules import FEW_CARS
from fogcity.games.ticket.state import CHOOSING, KEEPING, SECOND, STACKING, VISITING
from fogcity.games.ticket.terminal.location_codes import codes_for
from fogcity.games.ticket.terminal.previews import affordable_way, is_done
from fogcity.games.ticket.terminal.route_list import legend_text
from fogcity.terminal.help import TABLE_COMMANDS, draw_help

COMMANDS = {
    "routes": "the routes open to you, and which you can pay for; `routes {a}`: at one location; `routes all`: all",
    "way {a}-{b}": "the cheapest way that is still open to you",
    "mine": "your tickets, and what they still need",
    "places": "the locations with their codes, neighbours and souvenirs",
    "rules": "how to play",
    **TABLE_COMMANDS,
}
ACTIONS = {
    "take red": "take an open card; the first letters are enough",
    "blind": "take the top card of the deck, unseen; or just `b`",
    "claim {a}-{b}": "claim a route; if you can pay in several ways, you are asked",
    "claim {a}-{b} with {cards}": "the same, with these cards",
    "tickets": "draw two tickets and keep one or both",
    "keep 1": "keep the first ticket; or `keep 2`, `keep both`",
    "souvenir {red}": "take the souvenir there, if you have a choice",
    "stack A {free}": "put a stack of souvenirs there, before the first turn",
    "pass": "only if you cannot do anything else",
}
GOAL = "Connect the locations on your tickets by routes. The most points at the end win."
CARDS_TEXT = (
    "Type locations by name, by their first letters, or by code. You take two cards in a turn; an open ferry counts as "
    "both. A ferry is a joker: it replaces any card."
)


def help_page(board: Board) -> RenderableType:
    """Everything that can be typed at this table."""
    names = _examples(board)
    actions, commands = (
        {typed.format(**names): meaning.format(**names) for typed, meaning in entries.items()}
        for entries in (ACTIONS, COMMANDS)
    )
    return draw_help(GOAL, actions, commands, f"{CARDS_TEXT} On the map, {legend_text(board)}")


def _examples(board: Board) -> dict[str, str]:
    """What to fill in the examples: a route of this board and its price, and locations for souvenirs."""
    codes = codes_for(tuple(location.name for location in board.locations))
    plain = [n for n, route in enumerate(board.routes) if not route.ferries and route.length > 1]
    number = min(
        plain or range(len(board.routes)), key=lambda n: (board.routes[n].twin >= 0, board.routes[n].colour == GREY, n)
    )
    route = board.routes[number]
    rest = route.length - route.ferries
    colour = COLOURS[0] if route.colour == GREY else COLOURS[route.colour]
    cards = [f"{count} {kind}" for count, kind in ((rest, colour), (route.ferries, "ferry")) if count]
    red = [code for code, location in zip(codes, board.locations, strict=True) if location.red] or [codes[0]]
    free = [code for code in codes if code not in red] or [codes[0]]
    a, b = codes[route.a], codes[route.b]
    return {"a": a, "b": b, "cards": " ".join(cards), "red": red[0], "free": free[0]}


def rules_page(board: Board) -> RenderableType:
    """The rules, with the numbers of this board."""
    lengths = sorted({route.length for route in board.routes})
    points = ", ".join(f"{length} scores {board.points[length]}" for length in lengths)
    souvenirs = ", ".join(f"{number} score {worth}" for number, worth in enumerate(board.souvenir_points) if worth)
    ferries = any(route.ferries for route in board.routes)
    doubles = any(route.twin >= 0 for route in board.routes)
    told = [
        GOAL,
        "In your turn, do one of three things: take cards, claim a route, or draw tickets.",
        "Take cards: two, each an open one or the top card of the deck. An open ferry counts as both cards, and "
        f"cannot be the second. When {FERRIES_TO_SWEEP} ferries are open, all open cards are replaced.",
        "Claim a route: pay a card for each of its spaces, all in its colour (grey: any one colour). You need a car "
        "for each space. The route need not connect to your other routes.",
        f"You score a route at once, by its length: {points}.",
        "Draw tickets: look at two, keep one or both.",
        "Ferries are jokers." + (" A ~ on a route requires one." if ferries else ""),
    ]
    if doubles:
        told.append("Double routes: nobody may claim both. With two players, claiming one closes the other.")
    if board.souvenirs:
        told.append(
            "Souvenirs: when you claim a route to a location with a stack, take one if you do not have that kind yet. "
            f"Different souvenirs score at the end: {souvenirs}."
        )
    told += [
        "At the end, a completed ticket adds its value, an incomplete one subtracts it.",
        f"Everybody starts with {board.cars} cars. When a player has {FEW_CARS} or fewer at the end of a turn, the "
        "last round begins: everybody has one more turn.",
        "Completed tickets break ties; if those are equal too, the players share the win.",
    ]
    return Group(*[Text(line) for line in told])


def hint(game: TicketToRide, view: View, *, brief: bool = False) -> str:
    """What the seat can do now, in one line."""
    record, board = view.record, game.board
    codes = codes_for(tuple(location.name for location in board.locations))
    stage = int(record["stage"])
    more = "help lists everything" if brief else "or routes, way, mine, places, rules, help, quit"
    if stage in (KEEPING, CHOOSING):
        return f"Type keep 1, keep 2 or keep both; {more}."
    if stage == STACKING:
        free = next((code for code, symbol in zip(codes, record["symbol"], strict=False) if symbol < 0), codes[0])
        letter = "A" if record["aside"][0] >= 0 else "B"
        return f"Type stack {letter} {free}, for example; {more}."
    if stage == VISITING:
        return f"Type souvenir 1 or souvenir 2; {more}."
    legal = game.legal(view).tolist()
    ways = [f"take {CARDS[action]}" for action in legal if action < TAKE_BLIND][:1]
    ways += ["blind"] if TAKE_BLIND in legal else []
    if stage == SECOND:
        return f"Your second card. Type {' or '.join(ways)}; {more}."
    claims = [action for action in legal if action >= CLAIM]
    if claims:
        route = board.routes[way_of(game.table, _useful_claim(game, view, claims) - CLAIM).route]
        ways.append(f"claim {codes[route.a]}-{codes[route.b]}")
    ways += ["tickets"] if DRAW_TICKETS in legal else []
    ways += ["pass"] if PASS in legal else []
    return f"Type {', '.join(ways)}; {more}."


def _useful_claim(game: TicketToRide, view: View, claims: list[int]) -> int:
    """A claim for the example: one that a ticket of the seat needs, if there is one."""
    board, record, seat = game.board, view.record, view.seat or 0
    for ticket in held_tickets(record, seat):
        found = board.tickets[ticket]
        if not is_done(board, record, seat, ticket):
            way = affordable_way(board, record, seat, found.a, found.b)
            wanted = [action for action in claims if way and way_of(game.table, action - CLAIM).route in way.to_claim]
            if wanted:
                return wanted[0]
    return claims[0]
