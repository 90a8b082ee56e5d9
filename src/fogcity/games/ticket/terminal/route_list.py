"""Lists of routes and locations: the compact board, and the answers to `routes` and `places`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.actions import CLAIM, cards_text
from fogcity.games.ticket.board.board import COLOURS, FERRY, GREY, Board
from fogcity.games.ticket.board.lookup_tables import way_of
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.state import ACTING
from fogcity.games.ticket.terminal.location_codes import codes_for
from fogcity.games.ticket.terminal.map import Highlights, letter_of
from fogcity.games.ticket.terminal.map_layout import label_start, pairs_of
from fogcity.games.ticket.terminal.previews import is_free, may_claim
from fogcity.games.ticket.terminal.style import LETTERS
from fogcity.terminal.drawing import palette
from fogcity.terminal.drawing.grid import Grid

GAP = 2
HEADINGS = ("  code", "route", "takes", "points")
FERRIES = "Ferries can replace other cards."


def draw_list(
    board: Board, view: View, columns: int, highlights: Highlights | None = None, most: int | None = None
) -> Text:
    """All routes by codes, in columns, on at most `most` rows; a `*` marks highlighted routes."""
    highlights = highlights or Highlights()
    codes = codes_for(tuple(location.name for location in board.locations))
    entries = [_entry(board, view.record, routes, codes, highlights) for routes in pairs_of(board)]
    width = max((cell_len(entry.plain) for entry in entries), default=0) + GAP
    across = max(columns // width, 1)
    down = -(-len(entries) // across)
    more = 0
    if most is not None and down > most:
        down = max(most - 1, 1)
        more = len(entries) - down * across
    text = Text(no_wrap=True, overflow="crop")
    for row in range(down):
        line = Text()
        for entry in entries[row : down * across : down]:
            line.append_text(entry)
            line.append(" " * (width - cell_len(entry.plain)))
        ground = Text(style=f"{palette.INK} on {palette.PAPER}") + line
        ground.append(" " * max(min(columns, across * width) - cell_len(ground.plain), 0))
        text.append_text(ground).append("\n" if row < down - 1 or more > 0 else "")
    if more > 0:
        text.append(f"… {more} more: `routes all`")
    return text


def _entry(board: Board, record: Any, routes: tuple[int, ...], codes: tuple[str, ...], highlights: Highlights) -> Text:
    """Two neighbours and the routes between them: ` ALC-FM  2~OK`."""
    first = board.routes[routes[0]]
    caught = set(routes) & {*highlights.fresh, *highlights.shown}
    ground = palette.FRESH if caught else palette.PAPER
    ink = f"{palette.INK} on {ground}"
    longest = max(map(cell_len, codes))
    pair = f"{codes[first.a]}-{codes[first.b]}"
    text = Text(f"{'*' if caught else ' '}{pair}{' ' * (2 * longest + 2 - cell_len(pair))}{label_start(first)}", ink)
    for route in routes:
        text.append(*letter_of(board, record, route, ground))
    return text


def draw_codes(board: Board, columns: int) -> Text:
    """The codes of all locations, in columns."""
    codes = codes_for(tuple(location.name for location in board.locations))
    told = [f"{code} {location.name}" for code, location in zip(codes, board.locations, strict=True)]
    width = max(map(cell_len, told)) + GAP
    across = max(columns // width, 1)
    down = -(-len(told) // across)
    rows = ["".join(f"{name}{' ' * (width - cell_len(name))}" for name in told[row::down]) for row in range(down)]
    return Text("\n".join(row.rstrip() for row in rows), no_wrap=True, overflow="crop")


def draw_places(board: Board, view: View) -> RenderableType:
    """Every location with its code, its neighbours and its souvenirs."""
    codes = codes_for(tuple(location.name for location in board.locations))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, location in enumerate(board.locations):
        ends = {route.b if route.a == place else route.a for route in board.routes if place in (route.a, route.b)}
        tokens, symbol = int(view.record["tokens"][place]), int(view.record["symbol"][place])
        stack = f"★ {tokens} {board.souvenirs[symbol]}" if tokens > 0 else ""
        near = " ".join(codes[end] for end in sorted(ends))
        grid.add_row(Text(codes[place], "bold"), location.name, f"to {near}", stack)
    return Group(Text("Locations: code, name, neighbours, souvenirs"), grid)


class RouteList:
    """Routes, one per line: by code and name, or by code alone if the terminal is narrow."""

    def __init__(self, headings: Sequence[str], rows: Sequence[Sequence[Text]]) -> None:
        """The second column holds the names."""
        self.headings = headings
        self.rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = self._grid(range(len(self.headings)))
        if console.measure(whole, options=options.update(width=1000)).maximum <= options.max_width:
            yield whole
        else:
            yield self._grid([column for column in range(len(self.headings)) if column != 1])

    def _grid(self, columns: Iterable[int]) -> RenderableType:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for column in columns:
            heading = self.headings[column]
            grid.add_column(no_wrap=column == 0, justify="right" if heading == "points" else "left")
        grid.add_row(*[self.headings[column] for column in columns])
        for row in self.rows:
            grid.add_row(*[row[column] for column in columns])
        return grid


def draw_routes(game: TicketToRide, view: View, place: int | None) -> RenderableType:
    """The routes still open to the seat, all or those at one location; routes that it can pay for now come first.

    Spectators see the routes that no player has claimed.
    """
    board, record, seat = game.board, view.record, view.seat
    ways = _payments(game, view)
    routes = [
        number
        for number, route in enumerate(board.routes)
        if (is_free(record, number) if seat is None else may_claim(record, seat, number))
        and (place is None or place in (route.a, route.b))
    ]
    rows = []
    for number in sorted(routes, key=lambda number: (number not in ways, number)):
        few = seat is not None and board.routes[number].length > record["cars"][seat]
        now = Text(ways.get(number, "too few cars" if few else ""))
        rows.append([*_route_cells(board, number, bold=number in ways), now])
    where = "" if place is None else f" at {board.locations[place].name}"
    yours = "" if seat is None else " to you"
    if not routes:
        return Group(Text(f"No route{where} is open{yours} any more; `routes all` lists all routes."))
    pay = "; * means that you can pay now, (+2) in two more ways" if ways else ""
    listing = RouteList((*HEADINGS, "you can pay" if ways else ""), rows)
    return Group(Text(f"Routes{where} that are open{yours}{pay}. {FERRIES}"), listing)


def draw_all_routes(game: TicketToRide, view: View) -> RenderableType:
    """Every route and its owner."""
    board, record = game.board, view.record
    rows = []
    for number in range(len(board.routes)):
        owner = int(record["owner"][number])
        you = " (you)" if owner == view.seat else ""
        state = f"Seat {owner + 1}{you}" if owner >= 0 else "open" if is_free(record, number) else "closed"
        if state == "open" and view.seat is not None and not may_claim(record, view.seat, number):
            state = "not open to you"
        rows.append([*_route_cells(board, number), Text(state)])
    return Group(Text(f"All routes and their owners. {FERRIES}"), RouteList((*HEADINGS, "owner"), rows))


def _route_cells(board: Board, number: int, *, bold: bool = False) -> list[Text]:
    """The code, name, price and points of a route."""
    codes = codes_for(tuple(location.name for location in board.locations))
    route = board.routes[number]
    which = f" ({route.number})" if route.number else ""
    style = "bold" if bold else ""
    code = f"{'*' if bold else ' '} {codes[route.a]}-{codes[route.b]}{which}"
    price = Text(price_text(board, number))
    return [Text(code, style), Text(board.route_name(number), style), price, Text(str(board.points[route.length]))]


def price_text(board: Board, number: int) -> str:
    """The price of a route: `2 red`, `4 any + 1 ferry`."""
    route = board.routes[number]
    rest = route.length - route.ferries
    told = [f"{rest} {'any' if route.colour == GREY else COLOURS[route.colour]}"] if rest else []
    told += [f"{route.ferries} ferry"] if route.ferries else []
    return " + ".join(told)


def _payments(game: TicketToRide, view: View) -> dict[int, str]:
    """For every route that the seat can claim now, the payment with the fewest ferries, and the number of others."""
    if view.record["turn"] != view.seat or view.record["stage"] != ACTING:
        return {}
    found: dict[int, list[tuple[int, str]]] = {}
    for action in game.legal(view).tolist():
        if action >= CLAIM:
            way = way_of(game.table, action - CLAIM)
            cards = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
            found.setdefault(way.route, []).append((way.ferries, cards_text(cards)))
    return {route: min(ways)[1] + (f" (+{len(ways) - 1})" if len(ways) > 1 else "") for route, ways in found.items()}


def legend_text(board: Board) -> str:
    """The legend of the map."""
    used = {route.colour for route in board.routes}
    colours = ", ".join(f"{LETTERS[colour]} {name}" for colour, name in enumerate(COLOURS) if colour in used)
    grey = ", ? any one colour" if GREY in used else ""
    ferry = " ~ needs a ferry." if any(route.ferries for route in board.routes) else ""
    return f"3:R takes 3 red; {colours}{grey}; a number is the owner's seat, - closed.{ferry} ★ souvenirs."


def brief_legend_text(board: Board) -> str:
    """The legend in one line, by an example."""
    ferry = "2~OK: 2 cards, 1 ferry," if any(route.ferries for route in board.routes) else "2:OK: 2 cards,"
    return f"{ferry} Orange or blacK; ? any; 1-4 owner; - closed; ★ souvenir"
