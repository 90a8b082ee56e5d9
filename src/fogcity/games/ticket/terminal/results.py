"""The final scores of Ticket to Ride."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.text import Text

from fogcity.core.game import View
from fogcity.games.ticket.board.board import Board
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.game import TicketToRide
from fogcity.games.ticket.terminal.event_texts import EventTexts
from fogcity.games.ticket.terminal.panel import souvenirs_of
from fogcity.games.ticket.terminal.previews import is_done
from fogcity.games.ticket.terminal.style import SEAT_STYLES
from fogcity.terminal.drawing.grid import Grid
from fogcity.terminal.drawing.phrases import listed, plural, winners_text


def draw_results(game: TicketToRide, view: View, names: Sequence[str]) -> RenderableType:
    """Final points, best first, all tickets, and the winners. At the end everybody's tickets are public."""
    board, record = game.board, view.record
    points, done = game.points(view)
    grid = Grid(title="Final points", box=SIMPLE_HEAD, caption="In brackets: the number of tickets or souvenirs.")
    for heading in ("seat", "routes", "done", "missed", "souvenirs", "points"):
        grid.add_column(heading, justify="left" if heading == "seat" else "right", no_wrap=True)
    tickets = Grid.grid(padding=(0, 2, 0, 0))
    for seat in sorted(range(len(points)), key=lambda seat: (-points[seat], -done[seat], seat)):
        badge = Text(f" {seat + 1} ", f"bold {SEAT_STYLES[seat]}")
        held = held_tickets(record, seat)
        made = [ticket for ticket in held if is_done(board, record, seat, ticket)]
        missed = [ticket for ticket in held if ticket not in made]
        souvenirs = len(souvenirs_of(board, record, seat))
        grid.add_row(
            Text.assemble(badge, f" {names[seat]}" if names[seat] else ""),
            str(int(record["score"][seat])),
            _sum(board, made, "+"),
            _sum(board, missed, "-"),
            f"{board.souvenir_points[souvenirs]} ({souvenirs})",
            Text(str(points[seat]), "bold"),
        )
        for title, kind, sign in (("done", made, "+"), ("missed", missed, "-")):
            told = [f"{board.ticket_name(ticket)} {sign}{board.tickets[ticket].points}" for ticket in kind]
            if told:
                tickets.add_row(badge, title, Text(", ".join(told)))
    return Group(grid, tickets, Text(), Text(_winners_text(game, view, points, done), "bold"))


def _sum(board: Board, tickets: list[int], sign: str) -> str:
    """The value and the number of tickets: `+11 (2)`."""
    worth = sum(board.tickets[ticket].points for ticket in tickets)
    return f"{sign if worth else ''}{worth} ({len(tickets)})"


def _winners_text(game: TicketToRide, view: View, points: list[int], done: list[int]) -> str:
    """The winners, and how a tie was broken (SF27)."""
    texts = EventTexts(view.seat)
    told = winners_text([texts.name(seat) for seat in game.winners(view)])
    level = [seat for seat in range(len(points)) if points[seat] == max(points)]
    if len(level) == 1:
        return told
    names = listed([texts.name(seat) for seat in level])
    count = listed([f"{texts.name(seat)} {plural(done[seat], 'ticket')}" for seat in level])
    return f"{names} have {plural(max(points), 'point')} each. Completed tickets decide: {count}. {told}"
