"""What can be typed at a table of Ticket to Ride, in words."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.board.board import CARDS, COLOURS, GREY, Board
from fogcity.games.ticket.board.lookup_tables import CLAIM, DRAW_TICKETS, PASS, TAKE_BLIND
from fogcity.games.ticket.cards import FERRIES_TO_SWEEP
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.routes import way_of
from fogcity.games.ticket.rules import FEW_CARS
from fogcity.games.ticket.state import CHOOSING, KEEPING, SECOND, STACKING, VISITING
from fogcity.games.ticket.terminal.codes import codes_for
from fogcity.games.ticket.terminal.listing import tell_legend
from fogcity.games.ticket.terminal.ways import cheapest_way, is_done
from fogcity.terminal.drawing.grid import Grid

COMMANDS = {
    "routes": "the routes open to you, and what you can pay for; `routes {a}`: at one location; `routes all`: all",
    "way {a}-{b}": "a cheapest way that is still open to you",
    "mine": "your tickets, and what they still need",
    "places": "the locations with their codes, neighbours and souvenirs",
    "rules": "how the game is played",
    "log": "all that has happened so far",
    "undo": "take your last choice back, if it showed you nothing hidden",
    "board": "draw the table again; `size full`, `compact` or `auto`: how large",
    "record": "where the game is kept",
    "quit": "leave; the game is saved after every action",
}
ACTIONS = {
    "take red": "take an open card; the first letters will do",
    "blind": "take the top card of the deck, unseen; or just `b`",
    "claim {a}-{b}": "claim a route; if there are several ways to pay you are asked",
    "claim {a}-{b} with {cards}": "the same, with these cards",
    "tickets": "draw two tickets and keep one or both",
    "keep 1": "keep the first ticket; or `keep 2`, `keep both`",
    "souvenir {red}": "take the souvenir here, if you have the choice",
    "stack A {free}": "put a stack of souvenirs there, before the game",
    "pass": "only if you can do nothing else",
}
GOAL = "Join the locations on your tickets by routes; the most points at the end win."
CARDS_TEXT = (
    "Locations can be typed by name, by the first letters, or by code. Two cards make a turn, but an open ferry is the "
    "only card of its turn. Ferries stand for any card."
)


def draw_help(board: Board) -> RenderableType:
    """Everything that can be typed at this table."""
    names = _examples(board)
    parts: list[RenderableType] = [Text(GOAL)]
    for title, entries in (("What you can do in your turn", ACTIONS), ("What else you can type", COMMANDS)):
        grid = Grid.grid(padding=(0, 2))
        for typed, meaning in entries.items():
            grid.add_row("", Text(typed.format(**names), "bold", no_wrap=True), meaning.format(**names))
        parts += [Text(title), grid]
    return Group(*parts, Text(f"{CARDS_TEXT} On the map, {tell_legend(board)}"))


def _examples(board: Board) -> dict[str, str]:
    """Names to fill examples with: a route that is paid like that on this board, and places for souvenirs."""
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


def draw_rules(board: Board) -> RenderableType:
    """How the game is played, with the numbers of this board."""
    lengths = sorted({route.length for route in board.routes})
    points = ", ".join(f"{length} scores {board.points[length]}" for length in lengths)
    souvenirs = ", ".join(f"{number} score {worth}" for number, worth in enumerate(board.souvenir_points) if worth)
    ferries = any(route.ferries for route in board.routes)
    doubles = any(route.twin >= 0 for route in board.routes)
    told = [
        GOAL,
        "In your turn do one of three things: take cards, claim a route, or draw tickets.",
        "Take cards: two, each open or unseen from the deck. An open ferry is the only card of its turn, and cannot "
        f"be the second. When {FERRIES_TO_SWEEP} ferries lie open, all open cards are replaced.",
        "Claim a route: pay a card for each of its spaces, all in its colour (grey: any one colour). You need a car "
        "for each space, and the route need not touch your others.",
        f"You score a route at once, by its length: {points}.",
        "Draw tickets: look at two, keep one or both. A ticket names two locations to join by your own routes.",
        "Ferries are jokers: they stand for any card." + (" A ~ on a route needs one." if ferries else ""),
    ]
    if doubles:
        told.append("Double routes: nobody claims both; if two play, one of them closes the other.")
    if board.souvenirs:
        told.append(
            "Souvenirs: claim a route to a location with a stack, and you take one of it if you lack that kind. "
            f"Different souvenirs count at the end: {souvenirs}."
        )
    told += [
        "Tickets add their value at the end if joined, and subtract it if not.",
        f"Everybody begins with {board.cars} cars. When somebody has {FEW_CARS} or fewer at the end of a turn, the "
        "last round begins: everybody has one more turn.",
        "Equal points: whoever has completed more tickets wins, or they share the win.",
    ]
    return Group(*[Text(line) for line in told])


def hint(game: TicketToRide, view: View, *, brief: bool = False) -> str:
    """What the seat can do now, in one line."""
    record, board = view.record, game.board
    codes = codes_for(tuple(location.name for location in board.locations))
    stage = int(record["stage"])
    more = "help lists all" if brief else "or routes, way, mine, places, rules, help, quit"
    if stage in (KEEPING, CHOOSING):
        return f"Type keep 1, keep 2 or keep both; {more}."
    if stage == STACKING:
        free = next((code for code, symbol in zip(codes, record["symbol"], strict=False) if symbol < 0), codes[0])
        letter = "A" if record["aside"][0] >= 0 else "B"
        return f"Type stack {letter} {free} or the like; {more}."
    if stage == VISITING:
        return f"Type souvenir 1 or souvenir 2; {more}."
    legal = game.legal(view).tolist()
    ways = [f"take {CARDS[action]}" for action in legal if action < TAKE_BLIND][:1]
    ways += ["blind"] if TAKE_BLIND in legal else []
    if stage == SECOND:
        return f"Your second card. Type {' or '.join(ways)}; {more}."
    claims = [action for action in legal if action >= CLAIM]
    if claims:
        route = board.routes[way_of(game.table, _telling(game, view, claims) - CLAIM).route]
        ways.append(f"claim {codes[route.a]}-{codes[route.b]}")
    ways += ["tickets"] if DRAW_TICKETS in legal else []
    ways += ["pass"] if PASS in legal else []
    return f"Type {', '.join(ways)}; {more}."


def _telling(game: TicketToRide, view: View, claims: list[int]) -> int:
    """A claim to name as an example: one that a ticket of the seat needs, if there is one."""
    board, record, seat = game.board, view.record, view.seat or 0
    for ticket in held_tickets(record, seat):
        found = board.tickets[ticket]
        if not is_done(board, record, seat, ticket):
            way = cheapest_way(board, record, seat, found.a, found.b)
            wanted = [action for action in claims if way and way_of(game.table, action - CLAIM).route in way.to_claim]
            if wanted:
                return wanted[0]
    return claims[0]
