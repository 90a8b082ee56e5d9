"""The panel for small terminals: what panel.py shows, in as few rows as are readable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.terminal.location_codes import codes_for
from fogcity.games.ticket.terminal.panel import (
    draw_cards,
    draw_choice,
    seat_badge,
    souvenirs_of,
    souvenirs_text,
    status_style,
    tickets_in_order,
)
from fogcity.games.ticket.terminal.previews import affordable_way, count_tickets, is_done, parts_missing, ticket_status
from fogcity.terminal.drawing.phrases import plural


def draw_compact_panel(board: Board, view: View, headline: str, names: Sequence[str], width: int) -> RenderableType:
    """Everything in a view but the map; no hand for spectators."""
    parts: list[RenderableType] = [Text(headline, "bold"), draw_cards(view, width)]
    if view.seat is not None:
        parts += [_tickets(board, view, width)] if held_tickets(view.record, view.seat) else []
        choice = draw_choice(board, view)
        parts += [choice] if choice is not None else []
    parts += [_seats(board, view, names, width), souvenirs_text(board, view, brief=True)]
    return Group(*parts)


def _tickets(board: Board, view: View, width: int) -> RenderableType:
    """A single ticket in words if that fits a row; otherwise all tickets by codes."""
    record, seat, tickets = view.record, view.seat or 0, tickets_in_order(board, view)
    in_words = [(ticket, board.ticket_name(ticket), ticket_status(board, record, seat, ticket)) for ticket in tickets]
    line = _join_tickets(board, in_words)
    if len(tickets) == 1 and cell_len(line.plain) <= width:
        return line
    codes = codes_for(tuple(location.name for location in board.locations))
    ends = [(codes[board.tickets[ticket].a], codes[board.tickets[ticket].b]) for ticket in tickets]
    told = [_status_in_codes(board, record, seat, ticket, codes) for ticket in tickets]
    return _join_tickets(board, list(zip(tickets, map("-".join, ends), told, strict=True)))


def _join_tickets(board: Board, entries: Sequence[tuple[int, str, str]]) -> Text:
    """Tickets one after the other: value, name and status."""
    line = Text("tickets  ")
    for n, (ticket, name, told) in enumerate(entries):
        points = board.tickets[ticket].points
        line.append("  |  " if n else "").append(f"{points} {name}: ", "bold").append(told, status_style(told))
    return line


def _status_in_codes(board: Board, record: Any, seat: int, ticket: int, codes: Sequence[str]) -> str:
    if is_done(board, record, seat, ticket):
        return "done"
    found = board.tickets[ticket]
    way = affordable_way(board, record, seat, found.a, found.b) if record["turn"] >= 0 else None
    if way is None:
        return "cannot be done" if record["turn"] >= 0 else "missed"
    short = {location.name: code for location, code in zip(board.locations, codes, strict=True)}
    return f"needs {', '.join(parts_missing(board, way, short))} ({way.cars})"


def _seats(board: Board, view: View, names: Sequence[str], width: int) -> RenderableType:
    """A line for every seat. The viewer's souvenirs are always named, those of others if they fit."""
    record = view.record
    lines = []
    for seat in range(int(record["seats"])):
        told = [
            plural(int(record["score"][seat]), "point"),
            plural(int(record["cars"][seat]), "car"),
            plural(int(record["hand_size"][seat]), "card"),
            f"{count_tickets(record, seat)} ticket{'' if count_tickets(record, seat) == '1' else 's'}",
        ]
        held = souvenirs_of(board, record, seat)
        line = Text(">" if record["turn"] == seat else " ")
        line.append_text(seat_badge(seat))
        line.append(f" {names[seat]}: " if names[seat] else " ", "bold" if seat == view.seat else "")
        line.append(", ".join(told))
        souvenirs = ", " + (" ".join(held) or "no souvenir")
        if cell_len(line.plain) + cell_len(souvenirs) > width and seat != view.seat:
            souvenirs = f", {plural(len(held), 'souvenir')}"
        line.append(souvenirs)
        lines.append(line)
    return Group(*lines)
