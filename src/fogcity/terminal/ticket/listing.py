"""Routes and locations as lists: the compact board, and what `routes` and `places` show."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fogcity.core.game import View
from fogcity.terminal import palette
from fogcity.terminal.ticket.chart import label_start, pairs_of
from fogcity.terminal.ticket.codes import codes_for
from fogcity.terminal.ticket.looks import LETTERS
from fogcity.terminal.ticket.map import Marks, letter_of
from fogcity.terminal.ticket.ways import may_claim
from fogcity.ticket.actions import cards_text
from fogcity.ticket.board import COLOURS, FERRY, GREY, Board
from fogcity.ticket.game import TicketToRide
from fogcity.ticket.routes import way_of
from fogcity.ticket.state import ACTING
from fogcity.ticket.tables import CLAIM

GAP = 2


def draw_list(board: Board, view: View, columns: int, marks: Marks | None = None, most: int | None = None) -> Text:
    """All routes by codes, neighbours below each other, on at most so many rows; a `*` marks what is new."""
    marks = marks or Marks()
    codes = codes_for(tuple(location.name for location in board.locations))
    entries = [_entry(board, view.record, routes, codes, marks) for routes in pairs_of(board)]
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
        text.append(f"… {more} more: `routes`")
    return text


def _entry(board: Board, record: Any, routes: tuple[int, ...], codes: tuple[str, ...], marks: Marks) -> Text:
    """Neighbours and what is between them: ` ALC-FM  2~OK`."""
    first = board.routes[routes[0]]
    caught = set(routes) & {*marks.fresh, *marks.shown}
    ground = palette.FRESH if caught else palette.PAPER
    ink = f"{palette.INK} on {ground}"
    longest = max(map(cell_len, codes))
    pair = f"{codes[first.a]}-{codes[first.b]}"
    text = Text(f"{'*' if caught else ' '}{pair}{' ' * (2 * longest + 2 - cell_len(pair))}{label_start(first)}", ink)
    for route in routes:
        text.append(*letter_of(board, record, route, ground))
    return text


def draw_codes(board: Board, columns: int) -> Text:
    """What the codes stand for, as a paragraph."""
    codes = codes_for(tuple(location.name for location in board.locations))
    told = [f"{code} {location.name}" for code, location in zip(codes, board.locations, strict=True)]
    width = max(map(cell_len, told)) + GAP
    across = max(columns // width, 1)
    down = -(-len(told) // across)
    rows = ["".join(f"{name}{' ' * (width - cell_len(name))}" for name in told[row::down]) for row in range(down)]
    return Text("\n".join(row.rstrip() for row in rows), no_wrap=True, overflow="crop")


def draw_places(board: Board, view: View) -> RenderableType:
    """Every location with its code, its neighbours, and the souvenirs there."""
    codes = codes_for(tuple(location.name for location in board.locations))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for place, location in enumerate(board.locations):
        ends = {route.b if route.a == place else route.a for route in board.routes if place in (route.a, route.b)}
        tokens, symbol = int(view.record["tokens"][place]), int(view.record["symbol"][place])
        stack = f"★ {tokens} {board.souvenirs[symbol]}" if tokens > 0 else ""
        near = " ".join(codes[end] for end in sorted(ends))
        grid.add_row(Text(codes[place], "bold"), location.name, f"to {near}", stack)
    return Group(Text("Locations: code, name, neighbours, souvenirs"), grid)


def draw_routes(game: TicketToRide, view: View, place: int | None) -> RenderableType:
    """The routes still open to the seat, at one location or all; what it can pay for now stands first."""
    board, record = game.board, view.record
    seat = view.seat or 0
    ways = _payments(game, view)
    routes = [
        number
        for number, route in enumerate(board.routes)
        if may_claim(record, seat, number) and (place is None or place in (route.a, route.b))
    ]
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for heading in ("", "route", "takes", "points", "you can pay" if ways else ""):
        grid.add_column(no_wrap=heading == "route", justify="right" if heading == "points" else "left")
    grid.add_row("", "route", "takes", "points", "you can pay" if ways else "")
    for number in sorted(routes, key=lambda number: (number not in ways, number)):
        route = board.routes[number]
        takes = f"{route.length} {'any' if route.colour == GREY else COLOURS[route.colour]}"
        takes += f", {route.ferries} ferry" if route.ferries else ""
        sign = Text("*" if number in ways else " ", "bold")
        cars = "" if route.length <= record["cars"][seat] else "too few cars"
        now = ways.get(number, cars)
        points = str(board.points[route.length])
        grid.add_row(sign, Text(board.route_name(number), "bold" if number in ways else ""), takes, points, now)
    where = "" if place is None else f" at {board.locations[place].name}"
    taken = _tell_taken(board, record, place)
    if not routes:
        return Group(Text(f"No route{where} is open to you any more."), taken)
    return Group(Text(f"Routes{where} that are open to you; * you can pay for now, (+2) in two more ways"), grid, taken)


def _payments(game: TicketToRide, view: View) -> dict[int, str]:
    """For every route that the seat could claim now, the payment with the fewest ferries, and how many others."""
    if view.record["turn"] != view.seat or view.record["stage"] != ACTING:
        return {}
    found: dict[int, list[tuple[int, str]]] = {}
    for action in game.legal(view).tolist():
        if action >= CLAIM:
            way = way_of(game.table, action - CLAIM)
            cards = {way.colour: way.cards, FERRY: way.ferries} if way.cards else {FERRY: way.ferries}
            found.setdefault(way.route, []).append((way.ferries, cards_text(cards)))
    return {route: min(ways)[1] + (f" (+{len(ways) - 1})" if len(ways) > 1 else "") for route, ways in found.items()}


def _tell_taken(board: Board, record: Any, place: int | None) -> Text:
    """Who has claimed what."""
    lines = []
    for seat in range(int(record["seats"])):
        names = [
            board.route_name(number)
            for number, route in enumerate(board.routes)
            if record["owner"][number] == seat and (place is None or place in (route.a, route.b))
        ]
        if names:
            lines.append(f"Seat {seat + 1} has {', '.join(names)}.")
    return Text("\n".join(lines))


def tell_legend(board: Board) -> str:
    """What the signs on the map mean."""
    used = {route.colour for route in board.routes}
    colours = ", ".join(f"{LETTERS[colour]} {name}" for colour, name in enumerate(COLOURS) if colour in used)
    grey = ", ? any one colour" if GREY in used else ""
    ferry = " ~ needs a ferry." if any(route.ferries for route in board.routes) else ""
    return f"3:R takes 3 red; {colours}{grey}; a number is the seat that has it.{ferry} ★ souvenirs."
