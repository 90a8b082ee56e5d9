"""The panel beside or below the map, drawn from a view: cards, tickets, seats and souvenirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.board.board import CARDS, Board
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.state import CHOOSING, KEEPING, NOTHING, STACKING, VISITING
from fogcity.games.ticket.terminal.location_codes import codes_for
from fogcity.games.ticket.terminal.previews import (
    affordable_way,
    count_tickets,
    is_done,
    offered_tickets,
    ticket_status,
)
from fogcity.games.ticket.terminal.style import CARD_BADGES, SEAT_STYLES
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.phrases import plural

WIDE = 60  # columns that the seats and all their souvenirs need


def draw_panel(board: Board, view: View, headline: str, names: Sequence[str], width: int) -> RenderableType:
    """Everything in a view but the map; no hand for spectators."""
    record = view.record
    parts: list[RenderableType] = [Text(headline, "bold"), draw_cards(view, width)]
    if view.seat is not None:
        parts += [Text(), draw_tickets(board, view)] if held_tickets(record, view.seat) else []
        choice = draw_choice(board, view)
        parts += [Text(), choice] if choice is not None else []
    parts += [Text(), draw_seats(board, view, names, narrow=width < WIDE), Text(), souvenirs_text(board, view)]
    return Group(*parts)


def headline_text(record: Any, title: str, when: str = "", *, brief: bool = False) -> str:
    """The game, the turn, what is left, and whether it is the last round."""
    turn = "over" if record["turn"] < 0 else when or f"turn {int(record['turns']) + 1}"
    deck, discards, tickets = int(record["deck_left"]), int(record["discards"].sum()), int(record["tickets_left"])
    if brief:
        left = f"deck {deck}, discards {discards}, tickets {tickets}"
    else:
        left = f"{plural(deck, 'card')} in the deck, {discards} discarded, {plural(tickets, 'ticket')} left"
    final = int(record["final_turns"])
    turns = f"{final}" if brief else plural(final, "turn")
    last = f" - LAST ROUND, {turns} to go" if final > 0 and record["turn"] >= 0 else ""
    return f"{title} - {turn}{last} - {left}"


def draw_card(kind: int, text: str) -> Text:
    """A card, or several of a kind, in its colour."""
    return Text(f" {text} ", f"bold {CARD_BADGES[kind]}")


def draw_cards(view: View, width: int) -> RenderableType:
    """The open cards, and the seat's hand."""
    record = view.record
    cards = [draw_card(card, CARDS[card]) if card >= 0 else Text(" none ") for card in record["open"].tolist()]
    parts = _flow("open", cards, width)
    if view.seat is not None:
        hand = record["hand"][view.seat].tolist()
        cards = [draw_card(kind, f"{number} {CARDS[kind]}") for kind, number in enumerate(hand) if number]
        parts += _flow("hand", [*cards, Text(f"({plural(sum(hand), 'card')})" if cards else "no cards")], width)
    return Group(*parts)


def _flow(title: str, pieces: Sequence[Text], width: int) -> list[Text]:
    """A title and pieces after it, on as many lines as needed. No piece is broken."""
    lines = [Text(title)]
    for piece in pieces:
        if cell_len(lines[-1].plain) + 1 + cell_len(piece.plain) > width:
            lines.append(Text(" " * len(title)))
        lines[-1].append(" ").append_text(piece)
    return lines


def draw_tickets(board: Board, view: View) -> RenderableType:
    """The seat's tickets: value, locations, and what is still missing."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right")
    seat = view.seat or 0
    for ticket in tickets_in_order(board, view):
        told = ticket_status(board, view.record, seat, ticket)
        name = (f"{board.ticket_name(ticket)}: ", "bold")
        grid.add_row(Text(str(board.tickets[ticket].points), "bold"), Text.assemble(name, (told, status_style(told))))
    return Group(Text("your tickets"), grid)


def tickets_in_order(board: Board, view: View) -> list[int]:
    """The seat's tickets, the most valuable first."""
    return sorted(held_tickets(view.record, view.seat or 0), key=lambda ticket: (-board.tickets[ticket].points, ticket))


def status_style(told: str) -> str:
    """The style for the status of a ticket."""
    return "green" if told == "done" else "dim" if told.startswith("cannot") else ""


def draw_choice(board: Board, view: View) -> RenderableType | None:
    """What the seat has to choose now, unless it is one of the three ordinary actions."""
    record = view.record
    if record["turn"] != view.seat or view.seat is None:
        return None
    if record["stage"] in (KEEPING, CHOOSING):
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, ticket in enumerate(offered_tickets(view), 1):
            found = board.tickets[ticket]
            way = affordable_way(board, record, view.seat, found.a, found.b)
            cars = f"needs {plural(way.cars, 'car')}" if way else "cannot be done any more"
            needs = "already connected" if is_done(board, record, view.seat, ticket) else cars
            value = f"worth {found.points}"
            grid.add_row(Text(f" {number}", "bold"), Text(board.ticket_name(ticket), "bold"), value, needs)
        return Group(Text("Choose which tickets to keep: `keep 1`, `keep 2` or `keep both`."), grid)
    if record["stage"] == STACKING:
        symbols = [
            f"{letter} ({board.souvenirs[symbol]})"
            for letter, symbol in zip("AB", record["aside"].tolist(), strict=True)
            if symbol != NOTHING
        ]
        return Text(f"Put a stack of souvenirs on a location that has none: stack {' or '.join(symbols)}.")
    if record["stage"] == VISITING:
        told = [f"{number} {what}" for number, what in enumerate(souvenir_choices(board, record), 1)]
        return Text(f"Choose a souvenir: {', '.join(told)}.")
    return None


def souvenir_choices(board: Board, record: Any) -> list[str]:
    """The two souvenirs to choose from: `bell at Alcatraz`."""
    return [
        f"{board.souvenirs[int(record['symbol'][place])]} at {board.locations[place].name}"
        for place in ends_joined(board, record)
    ]


def ends_joined(board: Board, record: Any) -> list[int]:
    """The two ends of the route that was just claimed."""
    route = board.routes[int(record["joined"])]
    return sorted((route.a, route.b))


def souvenirs_of(board: Board, record: Any, seat: int) -> list[str]:
    """The symbols that a seat has."""
    return [symbol for n, symbol in enumerate(board.souvenirs) if int(record["souvenirs"][seat]) >> n & 1]


def seat_badge(seat: int) -> Text:
    """A seat's number in its colours."""
    return Text(f" {seat + 1} ", f"bold {SEAT_STYLES[seat]}")


def draw_seats(board: Board, view: View, names: Sequence[str], *, narrow: bool = False) -> RenderableType:
    """A row for every seat: points for routes, cars, cards and tickets; souvenirs by name if they fit."""
    record = view.record
    grid = Grid.grid(padding=(0, 1))
    grid.add_column()
    grid.add_column()
    grid.add_column(max_width=8 if narrow else 16)
    for _ in range(4):
        grid.add_column(justify="right")
    grid.add_row("", "", "", "points", "cars", "cards", "tickets", "★" if narrow else "souvenirs")
    below = []
    for seat in range(int(record["seats"])):
        name = Text(names[seat], "bold" if seat == view.seat else "", no_wrap=True, overflow="ellipsis")
        turn = Text(">" if record["turn"] == seat else " ")
        numbers = [str(int(record[field][seat])) for field in ("score", "cars", "hand_size")]
        held = souvenirs_of(board, record, seat)
        told = str(len(held)) if narrow else ", ".join(held) or "-"
        below += [Text(f"  {seat + 1} has {', '.join(held)}")] if narrow and held else []
        points = Text(numbers[0], "bold")
        grid.add_row(turn, seat_badge(seat), name, points, *numbers[1:], count_tickets(record, seat), told)
    return Group(grid, *below)


def souvenirs_text(board: Board, view: View, *, brief: bool = False) -> Text:
    """The stacks of souvenirs, and what one more is worth to the seat."""
    record = view.record
    codes = codes_for(tuple(location.name for location in board.locations))
    mine = int(record["souvenirs"][view.seat]) if view.seat is not None else 0
    stacks = []
    for place, location in enumerate(board.locations):
        tokens, symbol = int(record["tokens"][place]), int(record["symbol"][place])
        if tokens > 0:
            have = "=" if mine >> symbol & 1 else ""
            stacks.append(f"{codes[place] if brief else location.name} {tokens} {board.souvenirs[symbol]}{have}")
    lie = ", ".join(stacks) if stacks else "none left"
    if view.seat is None or record["turn"] < 0:
        return Text(f"★ {lie}")
    held = mine.bit_count()
    now = board.souvenir_points[held]
    more = board.souvenir_points[held + 1] - now if held + 1 < len(board.souvenir_points) else 0
    have = " (= you have)" if any(stack.endswith("=") for stack in stacks) else ""
    if brief:
        return Text(f"★ {lie}{have}; one more: +{more}")
    return Text(f"★ souvenirs: {lie}{have}. You have {held}, worth {now}; one more adds {more}.")
