"""The transport cards and the tickets: decks, open cards, discards, hands, and what players can remember."""

from __future__ import annotations

from fogcity.core.kernel import kernel
from fogcity.core.rng import draw_below
from fogcity.games.ticket.board.board import FERRY
from fogcity.games.ticket.state import BOTH, FIRST, KINDS, NOTHING, OFFERED, ONE, ONLY, OPEN, SECOND_KEPT, State

# ---- transport cards


FERRIES_TO_SWEEP = 3
MOST_OTHERS = OPEN - FERRIES_TO_SWEEP  # SF14: ferries stay open if deck and discards have no more other cards than this


@kernel
def draw_card(s: State) -> int:
    """Take the top card of the deck, which must not be empty. All cards in it are equally likely."""
    pick = draw_below(s.generator, int(s.deck_left))
    kind = 0
    while pick >= s.deck[kind]:
        pick -= int(s.deck[kind])
        kind += 1
    s.deck[kind] -= 1
    s.deck_left -= 1
    return kind


@kernel
def draw_unseen(s: State, seat: int) -> None:
    """Draw a card from the deck into a hand."""
    kind = draw_card(s)
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    s.new_size[seat] += 1


@kernel
def take_open(s: State, seat: int, kind: int) -> None:
    """Take an open card of this kind into a hand. All players see it."""
    place = 0
    while s.open[place] != kind:
        place += 1
    s.open[place] = NOTHING
    s.hand[seat, kind] += 1
    s.hand_size[seat] += 1
    s.shown[seat, kind] += 1


@kernel
def spend(s: State, seat: int, kind: int, number: int) -> None:
    """Discard cards from a hand. Cards taken openly count as spent first."""
    s.hand[seat, kind] -= number
    s.hand_size[seat] -= number
    s.discards[kind] += number
    known = min(number, int(s.shown[seat, kind]))
    s.shown[seat, kind] -= known
    s.gone[seat, kind] += number - known
    settle(s, seat, kind)


@kernel
def settle(s: State, seat: int, kind: int) -> None:
    """Classify spent cards: those that exceed the new cards must be old, and those that exceed the old must be new."""
    old = int(s.gone[seat, kind]) - int(s.new_size[seat])
    if old > 0:
        s.gone[seat, kind] -= old
        s.old[seat, kind] -= old
        s.old_size[seat] -= old
        s.old_pool[kind] -= old
    new = int(s.gone[seat, kind]) - int(s.old_size[seat])
    if new > 0:
        s.gone[seat, kind] -= new
        s.new_size[seat] -= new


@kernel
def count_discards(s: State) -> int:
    """The number of cards in the discards."""
    number = 0
    for kind in range(KINDS):
        number += int(s.discards[kind])
    return number


@kernel
def shuffle_discards(s: State) -> None:
    """SF15: the discards become the new deck. All players then know its cards, and so which cards hands hide."""
    for kind in range(KINDS):
        s.deck[kind] = s.discards[kind]
        s.deck_left += s.discards[kind]
        s.discards[kind] = 0
        s.old_pool[kind] = 0
    for seat in range(int(s.seats)):
        s.old_size[seat] = 0
        s.new_size[seat] = 0
        for kind in range(KINDS):
            unseen = int(s.hand[seat, kind]) - int(s.shown[seat, kind])
            s.old[seat, kind] = unseen
            s.old_size[seat] += unseen
            s.old_pool[kind] += unseen
            s.gone[seat, kind] = 0
    s.other_cards = -1
    s.shuffles += 1


@kernel
def restock(s: State) -> None:
    """Make a new deck if the old one is empty, fill the open places, and sweep them if they show too many ferries."""
    while True:
        for place in range(OPEN):
            if s.open[place] == NOTHING:
                renew_deck(s)
                if s.deck_left > 0:
                    turn_up(s, place)
        renew_deck(s)
        if not shows_many_ferries(s):
            return
        if not must_sweep(s):
            note_unswept(s)
            return
        for place in range(OPEN):
            s.discards[s.open[place]] += 1
            s.open[place] = NOTHING
        s.sweeps += 1


@kernel
def renew_deck(s: State) -> None:
    """SF15: if the deck is empty, the discards become the new deck."""
    if s.deck_left == 0 and count_discards(s) > 0:
        shuffle_discards(s)


@kernel
def turn_up(s: State, place: int) -> None:
    """Turn up the top card of the deck."""
    kind = draw_card(s)
    s.open[place] = kind
    if kind != FERRY and s.other_cards > 0:
        s.other_cards -= 1


@kernel
def shows_many_ferries(s: State) -> bool:
    """Whether five cards lie open, three or more of them ferries."""
    ferries = 0
    for place in range(OPEN):
        if s.open[place] == NOTHING:
            return False
        ferries += int(s.open[place] == FERRY)
    return ferries >= FERRIES_TO_SWEEP


@kernel
def must_sweep(s: State) -> bool:
    """SF14: three or more ferries lie open, and deck and discards have enough other cards to show fewer."""
    if not shows_many_ferries(s):
        return False
    others = other_discards(s)
    for kind in range(FERRY):
        others += int(s.deck[kind])
    return others > MOST_OTHERS


@kernel
def other_discards(s: State) -> int:
    """How many of the discards are not ferries."""
    others = 0
    for kind in range(FERRY):
        others += int(s.discards[kind])
    return others


@kernel
def note_unswept(s: State) -> None:
    """If ferries stay open, all players know that few other cards are left in the deck."""
    others = MOST_OTHERS - other_discards(s)
    s.other_cards = others if s.other_cards < 0 else min(others, int(s.other_cards))


@kernel
def open_kinds(s: State) -> int:
    """The kinds of cards that lie open, as a set of bits."""
    kinds = 0
    for place in range(OPEN):
        if s.open[place] != NOTHING:
            kinds |= 1 << int(s.open[place])
    return kinds


# ---- tickets (SF7, SF22)


@kernel
def keeps_first(outcome: int) -> bool:
    """Whether the player keeps the first ticket of a draw with this outcome."""
    return outcome == FIRST or outcome == BOTH or outcome == ONLY


@kernel
def keeps_second(outcome: int) -> bool:
    """Whether the player keeps the second ticket."""
    return outcome == SECOND_KEPT or outcome == BOTH


@kernel
def returns_one(outcome: int) -> bool:
    """Whether one ticket of a draw with this outcome goes under the deck."""
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
    """Offer a seat two tickets, or the last one (SF7, SF22)."""
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
