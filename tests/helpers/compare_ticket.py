"""Compares the independent model of Ticket to Ride with the real game."""

from __future__ import annotations

from typing import Any

from tests.helpers.independent_ticket import KEPT, KINDS, STAGES, Position


def read(board: Any, s: Any) -> Position:
    """The position in a record, read without applying any rules."""
    seats = int(s["seats"])
    held: list[list[int]] = [[] for _ in range(seats)]
    offered: list[list[int]] = [[] for _ in range(seats)]
    for draw in range(int(s["draws"])):
        seat, outcome = int(s["drawer"][draw]), int(s["outcome"][draw])
        pair = [int(s[which][draw]) for which in ("first", "second")]
        if outcome == 1:
            offered[seat] = pair
        held[seat] += [pair["12".index(which)] for which in KEPT[outcome]]
    deck = s["tickets"][: int(s["tickets_left"])].tolist()
    placed = {*deck, *(ticket for tickets in held + offered for ticket in tickets)}
    return Position(
        board=board,
        seats=seats,
        turn=int(s["turn"]),
        turns=int(s["turns"]),
        stage=STAGES[s["stage"]],
        score=s["score"][:seats].tolist(),
        cars=s["cars"][:seats].tolist(),
        owner={route: int(s["owner"][route]) for route in range(len(board.routes)) if s["owner"][route] >= 0},
        open=[None if card < 0 else KINDS[card] for card in s["open"]],
        deck=cards(s["deck"]),
        discards=cards(s["discards"]),
        hands=[cards(hand) for hand in s["hand"][:seats]],
        shuffles=int(s["shuffles"]),
        sweeps=int(s["sweeps"]),
        tickets=deck,
        waiting=_waiting(board, s, placed),
        offered=offered,
        held=held,
        stacks={
            place: (int(s["symbol"][place]), int(s["tokens"][place]))
            for place in range(len(board.locations))
            if s["symbol"][place] >= 0
        },
        aside=[None if symbol < 0 else int(symbol) for symbol in s["aside"]],
        souvenirs=[{symbol for symbol in range(8) if s["souvenirs"][seat] >> symbol & 1} for seat in range(seats)],
        joined=None if s["joined"] < 0 else int(s["joined"]),
        final_turns=None if s["final_turns"] < 0 else int(s["final_turns"]),
        passes=int(s["passes"]),
    )


def _waiting(board: Any, s: Any, placed: set[int]) -> list[int]:
    """Tickets of draws that are neither held nor in the deck, in the order of the draws."""
    dealt = [int(s[which][draw]) for draw in range(int(s["draws"])) for which in ("first", "second")]
    assert placed | set(dealt) >= set(range(len(board.tickets))), "a ticket is lost"
    return [ticket for ticket in dealt if ticket >= 0 and ticket not in placed]


def cards(counts: Any) -> list[str]:
    """Counts of each kind as a list of cards."""
    return sorted(kind for kind, count in zip(KINDS, counts.tolist(), strict=True) for _ in range(count))


def differences(expected: Position, told: Position) -> list[str]:
    """The differences between two positions."""
    fields = [name for name in Position.__dataclass_fields__ if name != "board"]
    both = [(name, getattr(expected, name), getattr(told, name)) for name in fields]
    return [f"{name}: expected {ours}, not {theirs}" for name, ours, theirs in both if ours != theirs]


def legal(g: Any, s: Any) -> set[str]:
    """The texts of all legal actions, checked to be distinct."""
    texts = [g.text(s, action) for action in g.legal(s)]
    assert len(texts) == len(set(texts))
    return set(texts)
