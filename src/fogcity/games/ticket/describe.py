"""Games of Ticket to Ride described as readable text, which position.py reads back."""

from __future__ import annotations

from typing import Any

import numpy as np

from fogcity.games.ticket.actions import cards_text
from fogcity.games.ticket.board.board import CARDS, Board
from fogcity.games.ticket.state import BOTH, FIRST, HIDDEN, NOTHING, OFFERED, ONE, ONLY, SECOND_KEPT

STAGES = ("keeping", "stacking", "acting", "second", "choosing", "visiting")
OUTCOMES = {
    "offered": OFFERED,
    "kept first": FIRST,
    "kept second": SECOND_KEPT,
    "kept both": BOTH,
    "kept only": ONLY,
    "kept one": ONE,
}
COUNTERS = ("turns", "passes", "shuffles", "sweeps")


def describe(s: Any, board: Board, rules_version: int) -> str:
    """The text of a record, or of a view's record, where `?` stands for what is hidden."""
    lines = [f"seats {s['seats']}", f"board {board.name} {board.digest}", f"rules {rules_version}"]
    lines.append(f"turn {s['turn'] + 1}" if s["turn"] >= 0 else "over")
    lines.append(f"stage {STAGES[s['stage']]}")
    lines.append(f"turns {s['turns']}")
    lines += _describe_table(s, board)
    lines += _describe_cards(s)
    for draw in range(int(s["draws"])):
        pair = [_ticket(board, int(s[field][draw])) for field in ("first", "second") if s[field][draw] != NOTHING]
        outcome = next(text for text, code in OUTCOMES.items() if code == s["outcome"][draw])
        lines.append(f"drew {s['drawer'][draw] + 1} {', '.join(pair)} {outcome}")
    lines.append(_describe_tickets(s, board))
    if s["final_turns"] >= 0:
        lines.append(f"last {s['final_turns']}")
    if s["other_cards"] >= 0:
        lines.append(f"others {s['other_cards']}")
    lines += [f"{name} {s[name]}" for name in COUNTERS[1:] if s[name]]
    if s["generator"].any():
        lines.append("generator " + s["generator"].astype("<u8").tobytes().hex())
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _describe_table(s: Any, board: Board) -> list[str]:
    lines: list[str] = []
    seats = range(int(s["seats"]))
    for seat in seats:
        claimed = [board.route_name(route) for route in np.flatnonzero(s["owner"] == seat).tolist()]
        if claimed:
            lines.append(f"claimed {seat + 1} {', '.join(claimed)}")
    if s["joined"] != NOTHING:
        lines.append(f"joined {board.route_name(int(s['joined']))}")
    for location in np.flatnonzero(s["symbol"] != NOTHING).tolist():
        symbol = board.souvenirs[int(s["symbol"][location])]
        lines.append(f"stack {board.locations[location].name}: {symbol} {s['tokens'][location]}")
    lines.append("aside " + " ".join("-" if symbol < 0 else board.souvenirs[symbol] for symbol in s["aside"].tolist()))
    for seat in seats:
        held = [name for symbol, name in enumerate(board.souvenirs) if int(s["souvenirs"][seat]) >> symbol & 1]
        if held:
            lines.append(f"souvenirs {seat + 1} {' '.join(held)}")
    return lines


def _describe_cards(s: Any) -> list[str]:
    lines = ["open " + " ".join("-" if card < 0 else CARDS[card] for card in s["open"].tolist())]
    lines.append("discards " + _cards(s["discards"], 0))
    if s["old_pool"].any():
        lines.append("hidden " + _cards(s["old_pool"], 0))
    for seat in range(int(s["seats"])):
        lines.append(f"hand {seat + 1} {_cards(s['hand'][seat], int(s['hand_size'][seat]))}")
        for field, size in (("shown", 0), ("old", int(s["old_size"][seat])), ("gone", 0)):
            if s[field][seat].any() and (size or s[field][seat, 0] != HIDDEN):
                lines.append(f"{field} {seat + 1} {_cards(s[field][seat], size)}")
    return lines


def _cards(counts: Any, size: int) -> str:
    return f"?*{size}" if counts[0] == HIDDEN else cards_text(dict(enumerate(counts.tolist())))


def _describe_tickets(s: Any, board: Board) -> str:
    """The deck of tickets. Several hidden ones in a row are written as a count."""
    words: list[str] = []
    run = 0
    for ticket in [*s["tickets"][: s["tickets_left"]].tolist(), NOTHING]:
        if ticket == HIDDEN:
            run += 1
            continue
        if run:
            words.append(f"?*{run}")
        run = 0
        if ticket != NOTHING:
            words.append(board.ticket_name(ticket))
    return f"tickets {', '.join(words)}"


def _ticket(board: Board, ticket: int) -> str:
    return "?" if ticket == HIDDEN else board.ticket_name(ticket)
