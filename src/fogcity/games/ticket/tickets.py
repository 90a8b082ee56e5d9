"""The deck of tickets, and what becomes of those that are drawn (SF7, SF22)."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.games.ticket.state import BOTH, FIRST, NOTHING, OFFERED, ONE, ONLY, SECOND_KEPT, State


@kernel
def keeps_first(outcome: int) -> bool:
    """Is the first ticket of such a draw in the player's hand?"""
    return outcome == FIRST or outcome == BOTH or outcome == ONLY


@kernel
def keeps_second(outcome: int) -> bool:
    """Is the second?"""
    return outcome == SECOND_KEPT or outcome == BOTH


@kernel
def returns_one(outcome: int) -> bool:
    """Does one ticket of such a draw go under the deck?"""
    return outcome == FIRST or outcome == SECOND_KEPT or outcome == ONE


@kernel
def take_ticket(s: State) -> int:
    """Take the top ticket of the deck; NOTHING if there is none."""
    ticket = int(s.tickets[0])
    for place in range(int(s.tickets_left) - 1):
        s.tickets[place] = s.tickets[place + 1]
    if s.tickets_left > 0:
        s.tickets_left -= 1
        s.tickets[s.tickets_left] = NOTHING
    return ticket


@kernel
def put_under(s: State, ticket: int) -> None:
    """Put a ticket under the deck."""
    s.tickets[s.tickets_left] = ticket
    s.tickets_left += 1


@kernel
def offer_tickets(s: State, seat: int) -> None:
    """Two tickets for a seat to choose from, or the last one (SF7, SF22)."""
    draw = int(s.draws)
    s.draws += 1
    s.drawer[draw] = seat
    s.first[draw] = take_ticket(s)
    s.second[draw] = take_ticket(s)
    s.outcome[draw] = OFFERED if s.second[draw] != NOTHING else ONLY


@kernel
def put_back(s: State, draw: int) -> None:
    """Put the ticket that was not kept under the deck."""
    if s.outcome[draw] == FIRST:
        put_under(s, int(s.second[draw]))
    elif s.outcome[draw] == SECOND_KEPT:
        put_under(s, int(s.first[draw]))
