"""What a seat may know about a game. Only listed fields are copied (SF29).

Hidden from others: the cards in a hand, except what open play has shown, the tickets a player holds or has put under
the deck, the order of both decks, and the generator. Public is what lies open, and what can be remembered:

- cards that a player took openly and has not spent (`shown`);
- about the last shuffle of the discards: which unseen cards were in hands then (`old_pool`: the cards of all hands
  together; `old_size`: the number in each), how many each player has drawn unseen since (`new_size`), and which cards
  were spent since that may have been old or new (`gone`);
- that few cards in the deck are not ferries, if many ferries stay open (`other_cards`);
- who drew tickets when, and how many they kept; a player who put a ticket under the deck knows where it is.

Every hand is `shown + old + new - gone`.
"""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.state import (
    FIRST,
    HIDDEN,
    KEEPING,
    KINDS,
    NOTHING,
    OFFERED,
    ONE,
    OPEN,
    SECOND_KEPT,
    State,
)


@kernel
def view(s: State, seat: int, seen: State, tables: BoardTables) -> None:
    """Copy what the seat (-1: a spectator) may know into a record before its deal. Everything else stays blank."""
    t = tables[0]
    view_table(s, t, seen)
    view_cards(s, seat, seen)
    view_draws(s, seat, seen)
    view_ticket_deck(s, seat, seen)


@kernel
def view_table(s: State, t: BoardTable, seen: State) -> None:
    """Public information: the routes, the souvenirs, the score, and the turn."""
    seen.board = s.board
    seen.seats = s.seats
    seen.turns = s.turns
    seen.turn = s.turn
    seen.stage = s.stage
    seen.joined = s.joined
    seen.final_turns = s.final_turns
    seen.passes = s.passes
    for word in range(2):
        seen.free[word] = s.free[word]
    for route in range(t.num_routes):
        seen.owner[route] = s.owner[route]
    for location in range(t.num_locations):
        seen.symbol[location] = s.symbol[location]
        seen.tokens[location] = s.tokens[location]
    seen.aside[0] = s.aside[0]
    seen.aside[1] = s.aside[1]
    for seat in range(int(s.seats)):
        seen.score[seat] = s.score[seat]
        seen.souvenirs[seat] = s.souvenirs[seat]
        seen.cars[seat] = s.cars[seat]
        for word in range(2):
            seen.barred[seat, word] = s.barred[seat, word]


@kernel
def view_cards(s: State, viewer: int, seen: State) -> None:
    """The open cards and the discards, the viewer's hand, and what can be remembered about other hands."""
    seen.shuffles = s.shuffles
    seen.sweeps = s.sweeps
    seen.deck_left = s.deck_left
    seen.other_cards = s.other_cards
    for place in range(OPEN):
        seen.open[place] = s.open[place]
    for kind in range(KINDS):
        seen.discards[kind] = s.discards[kind]
        seen.old_pool[kind] = s.old_pool[kind]
        seen.deck[kind] = HIDDEN
    for seat in range(int(s.seats)):
        seen.hand_size[seat] = s.hand_size[seat]
        seen.old_size[seat] = s.old_size[seat]
        seen.new_size[seat] = s.new_size[seat]
        for kind in range(KINDS):
            seen.shown[seat, kind] = s.shown[seat, kind]
            seen.gone[seat, kind] = s.gone[seat, kind]
            seen.hand[seat, kind] = s.hand[seat, kind] if seat == viewer else HIDDEN
            seen.old[seat, kind] = s.old[seat, kind] if seat == viewer else HIDDEN


@kernel
def view_draws(s: State, viewer: int, seen: State) -> None:
    """Who drew tickets, and how many they kept. Only the player who drew them sees which ones, until the end.

    At the end all players show the tickets they kept, but not those that went under the deck. A kept ticket then comes
    first, whichever it was.
    """
    seen.draws = s.draws
    for draw in range(int(s.draws)):
        first, second, outcome = s.first[draw], s.second[draw], s.outcome[draw]
        seen.drawer[draw] = s.drawer[draw]
        kept_one = outcome == FIRST or outcome == SECOND_KEPT
        if s.drawer[draw] == viewer or (s.turn < 0 and not kept_one):
            seen.first[draw] = first
            seen.second[draw] = second
            seen.outcome[draw] = outcome
        elif s.turn < 0:
            seen.first[draw] = first if outcome == FIRST else second
            seen.second[draw] = HIDDEN
            seen.outcome[draw] = FIRST
        else:
            seen.first[draw] = HIDDEN
            seen.second[draw] = HIDDEN if second != NOTHING else NOTHING
            seen.outcome[draw] = OFFERED if s.stage == KEEPING else ONE if kept_one else outcome


@kernel
def view_ticket_deck(s: State, viewer: int, seen: State) -> None:
    """The number of tickets left, and those that the viewer has put under the deck."""
    seen.tickets_left = s.tickets_left
    for place in range(int(s.tickets_left)):
        seen.tickets[place] = HIDDEN
    if s.stage == KEEPING:
        return
    place = int(s.tickets_left) - 1
    for draw in range(int(s.draws) - 1, -1, -1):
        if place >= 0 and (s.outcome[draw] == FIRST or s.outcome[draw] == SECOND_KEPT):
            if s.drawer[draw] == viewer:
                seen.tickets[place] = s.tickets[place]
            place -= 1
