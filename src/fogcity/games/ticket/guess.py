"""Fills in what a view hides. All possibilities are equally likely.

Cards and tickets are only placed where they can be. If other knowledge rules out some placements, placements are drawn
until one fits (rejection sampling), so those that fit are equally likely.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from fogcity.core.kernel import kernel
from fogcity.core.rng import RngState, below, shuffle
from fogcity.games.ticket.board.board import FERRY
from fogcity.games.ticket.board.lookup_tables import BoardTable, BoardTables
from fogcity.games.ticket.cards import returns_one
from fogcity.games.ticket.routes import can_claim_any
from fogcity.games.ticket.state import (
    BOTH,
    FIRST,
    HIDDEN,
    KEEPING,
    KINDS,
    MAX_SEATS,
    NOTHING,
    OFFERED,
    ONE,
    OPEN,
    SECOND_KEPT,
    State,
)

Counts = npt.NDArray[np.int64]
Weights = npt.NDArray[np.float64]
Tickets = npt.NDArray[np.int8]

ENOUGH_TRIES = 5_000  # after this many, accept any possible placement, though some are then slightly too likely
UNIT = 1 << 30
TOO_MANY_TRIES = 200_000  # give up: the view was not made by the rules


@kernel
def guess(s: State, rng_state: RngState, tables: BoardTables) -> None:
    """Fill in what a view hides, and reseed the generator."""
    guess_cards(s, tables[0], rng_state)
    guess_tickets(s, tables[0], rng_state)
    for i in range(4):
        s.generator[i] = rng_state[i]


# ---- cards


@kernel
def pick(pool: Counts, size: int, rng_state: RngState) -> int:
    """Take one card from a pool at random, and return its kind."""
    n = below(rng_state, size)
    kind = 0
    while n >= pool[kind]:
        n -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


@kernel
def pools(s: State, t: BoardTable, old: Counts, new: Counts) -> None:
    """Count the cards hidden from the viewer, old and new.

    Old cards are in hands since before the last shuffle. New cards are in the deck, or were drawn from it since then.
    Before the first shuffle, all cards are new.
    """
    for kind in range(KINDS):
        old[kind] = s.old_pool[kind]
        new[kind] = t.cards[kind] - s.discards[kind] - s.old_pool[kind]
    for place in range(OPEN):
        if s.open[place] >= 0:
            new[s.open[place]] -= 1
    for seat in range(int(s.seats)):
        for kind in range(KINDS):
            new[kind] += int(s.gone[seat, kind]) - int(s.shown[seat, kind])
            if s.hand[seat, kind] != HIDDEN:
                mine = int(s.old[seat, kind])
                old[kind] -= mine
                new[kind] -= int(s.hand[seat, kind]) - int(s.shown[seat, kind]) + int(s.gone[seat, kind]) - mine


@kernel
def guess_cards(s: State, t: BoardTable, rng_state: RngState) -> None:
    """Deal the hidden cards to the hidden hands and the deck, after deciding which spent cards were old or new."""
    if s.deck[0] != HIDDEN:
        return
    old_cards, new_cards = np.empty(KINDS, np.int64), np.empty(KINDS, np.int64)
    pools(s, t, old_cards, new_cards)
    hidden = np.zeros(MAX_SEATS, np.int64)
    from_old, from_new = np.zeros(MAX_SEATS, np.int64), np.zeros(MAX_SEATS, np.int64)
    slots_old, slots_new = 0, int(s.deck_left)
    for seat in range(int(s.seats)):
        if s.hand[seat, 0] == HIDDEN:
            hidden[seat] = 1
            slots_old += int(s.old_size[seat])
            slots_new += int(s.new_size[seat])
    if not fills(old_cards, slots_old) or not fills(new_cards, slots_new):
        return
    likeliest = best_deck_chance(s, hidden, new_cards)
    for tries in range(TOO_MANY_TRIES):
        old, new = old_cards.copy(), new_cards.copy()
        for seat in range(int(s.seats)):
            from_old[seat], from_new[seat] = s.old_size[seat], s.new_size[seat]
        if not trace_gone(s, hidden, old, new, from_old, from_new, tries < ENOUGH_TRIES, rng_state):
            continue
        chance = deck_chance(s, others_in(new), int(new[FERRY]))
        if chance <= 0.0 or (tries < ENOUGH_TRIES and chance < likeliest and uniform(rng_state) * likeliest >= chance):
            continue
        deal_deck(s, new, rng_state)
        for seat in range(int(s.seats)):
            if hidden[seat]:
                deal_hidden(s, seat, old, new, int(from_old[seat]), int(from_new[seat]), rng_state)
        if tries >= ENOUGH_TRIES or nobody_could_claim(s, t):
            return


@kernel
def deal_deck(s: State, new: Counts, rng_state: RngState) -> None:
    """Deal the deck, with no more non-ferry cards than it can hold (SF14)."""
    left = int(s.deck_left)
    for kind in range(KINDS):
        s.deck[kind] = 0
    others = draw_others(others_in(new), int(new[FERRY]), left, most_others(s), rng_state)
    for _ in range(others):
        ferry_cards, new[FERRY] = new[FERRY], 0
        kind = pick(new, sum_of(new), rng_state)
        new[FERRY] = ferry_cards
        s.deck[kind] += 1
    new[FERRY] -= left - others
    s.deck[FERRY] = left - others


@kernel
def draw_others(others: int, ferries: int, left: int, most: int, rng_state: RngState) -> int:
    """How many of `left` cards drawn from these are not ferries, given that at most `most` are, which is possible."""
    fewest = max(0, left - ferries)
    ways = ways_to_draw(others, ferries, left)[: most - fewest + 1]
    pick_at = uniform(rng_state) * ways.sum()
    for n in range(len(ways) - 1):
        pick_at -= ways[n]
        if pick_at < 0.0:
            return fewest + n
    return fewest + len(ways) - 1


@kernel
def ways_to_draw(others: int, ferries: int, left: int) -> Weights:
    """In how many ways `left` cards drawn from these have so many others, from the fewest possible on.

    The numbers are relative to the first.
    """
    fewest = max(0, left - ferries)
    most = min(left, others)
    ways = np.ones(most - fewest + 1, np.float64)
    for n in range(fewest, most):
        up = float((others - n) * (left - n)) / ((n + 1) * (ferries - left + n + 1))
        ways[n + 1 - fewest] = ways[n - fewest] * up
    return ways


@kernel
def most_others(s: State) -> int:
    """The most cards in the deck that are not ferries."""
    return int(s.deck_left) if s.other_cards < 0 else min(int(s.deck_left), int(s.other_cards))


@kernel
def others_in(pool: Counts) -> int:
    """How many cards in a pool are not ferries."""
    return sum_of(pool) - int(pool[FERRY])


@kernel
def deck_chance(s: State, others: int, ferries: int) -> float:
    """How likely a deck dealt from these cards has no more non-ferry cards than it can hold (SF14)."""
    left, most = int(s.deck_left), most_others(s)
    if min(left, others) <= most:
        return 1.0
    fitting = most - max(0, left - ferries) + 1
    if fitting <= 0:
        return 0.0
    ways = ways_to_draw(others, ferries, left)
    return float(ways[:fitting].sum() / ways.sum())


@kernel
def best_deck_chance(s: State, hidden: Counts, new: Counts) -> float:
    """The highest `deck_chance`, whichever of the spent cards were new."""
    others, ferries, spent = others_in(new), int(new[FERRY]), np.zeros(KINDS, np.int64)
    if min(int(s.deck_left), others) <= most_others(s):
        return 1.0
    for seat in range(int(s.seats)):
        for kind in range(KINDS):
            spent[kind] += int(s.gone[seat, kind]) * hidden[seat]
    best = 0.0
    for spent_others in range(min(others_in(spent), others) + 1):
        for spent_ferries in range(min(int(spent[FERRY]), ferries) + 1):
            if others - spent_others + ferries - spent_ferries >= s.deck_left:
                best = max(best, deck_chance(s, others - spent_others, ferries - spent_ferries))
    return best


@kernel
def nobody_could_claim(s: State, t: BoardTable) -> bool:
    """Whether the players who have just passed could indeed not claim anything (SF23)."""
    passed = int(s.passes) if s.turn >= 0 or s.passes == s.seats else 0
    for back in range(1, passed + 1):
        seat = (max(int(s.turn), 0) + int(s.seats) - back) % int(s.seats)
        if can_claim_any(s, t, seat):
            return False
    return True


@kernel
def trace_gone(
    s: State,
    hidden: Counts,
    old: Counts,
    new: Counts,
    from_old: Counts,
    from_new: Counts,
    evenly: bool,
    rng_state: RngState,
) -> bool:
    """Decide for each spent card whether it was old or new, and take it from its pool. False: try again.

    The probability of a decision is proportional to the number of ways to deal the remaining cards. The steps get it
    right only up to a factor. Rejecting with a matching probability corrects for that factor.
    """
    all_old, all_new = old.copy(), new.copy()
    size_old, size_new = sum_of(old), sum_of(new)
    left_old, left_new = size_old, size_new
    fair = 1.0
    for seat in range(int(s.seats)):
        if not hidden[seat]:
            continue
        for kind in range(KINDS):
            s.old[seat, kind] = 0
        for kind in range(KINDS):
            before = size_old - left_old + size_new - left_new
            for step in range(int(s.gone[seat, kind])):
                ways_old = ratio(old[kind] * from_old[seat], left_old)
                ways_new = ratio(new[kind] * from_new[seat], left_new)
                if ways_old + ways_new <= 0.0:
                    return False
                most = 0.0
                for were_old in range(step + 1):
                    ways = ways_left(all_old[kind], s.old_size[seat], size_old - before, were_old)
                    ways += ways_left(all_new[kind], s.new_size[seat], size_new - before, step - were_old)
                    most = max(most, ways)
                fair *= (ways_old + ways_new) / most
                if uniform(rng_state) * (ways_old + ways_new) < ways_old:
                    old[kind] -= 1
                    from_old[seat] -= 1
                    left_old -= 1
                    s.old[seat, kind] += 1
                else:
                    new[kind] -= 1
                    from_new[seat] -= 1
                    left_new -= 1
    return not evenly or fair == 1.0 or uniform(rng_state) < fair


@kernel
def ways_left(cards: int, places: int, size: int, taken: int) -> float:
    """An upper bound for the weight of a pool of this size, after `taken` cards of this kind came from it."""
    return ratio(max(int(cards) - taken, 0) * max(int(places) - taken, 0), int(size) - taken)


@kernel
def ratio(ways: int, size: int) -> float:
    """A fraction; the divisor is at least 1."""
    return float(ways) / max(int(size), 1)


@kernel
def uniform(rng_state: RngState) -> float:
    """A uniformly random number from 0 to below 1."""
    return below(rng_state, UNIT) / UNIT


@kernel
def deal_hidden(
    s: State, seat: int, old: Counts, new: Counts, from_old: int, from_new: int, rng_state: RngState
) -> None:
    """Deal a hand from what is left of the pools."""
    for kind in range(KINDS):
        s.hand[seat, kind] = s.shown[seat, kind]
    for _ in range(from_old):
        kind = pick(old, sum_of(old), rng_state)
        s.old[seat, kind] += 1
        s.hand[seat, kind] += 1
    for _ in range(from_new):
        s.hand[seat, pick(new, sum_of(new), rng_state)] += 1


@kernel
def fills(pool: Counts, places: int) -> bool:
    """Whether a pool has as many cards as there are places for them."""
    for kind in range(KINDS):
        if pool[kind] < 0:
            return False
    return sum_of(pool) == places


@kernel
def sum_of(pool: Counts) -> int:
    """The number of cards in a pool."""
    size = 0
    for kind in range(KINDS):
        size += int(pool[kind])
    return size


# ---- tickets


@kernel
def guess_tickets(s: State, t: BoardTable, rng_state: RngState) -> None:
    """Replay all draws of tickets with face-down cards, and fill in the unknown faces at the end.

    If a player kept one of two tickets, choose one at random. If that contradicts what the viewer knows, start again.
    """
    draws = int(s.draws)
    shown_first, shown_second = s.first[:draws].copy(), s.second[:draws].copy()
    shown_outcome = s.outcome[:draws].copy()
    for _ in range(TOO_MANY_TRIES):
        if replay_draws(s, t, rng_state):
            return
        for draw in range(draws):
            s.first[draw], s.second[draw] = shown_first[draw], shown_second[draw]
            s.outcome[draw] = shown_outcome[draw]


@kernel
def assign(face: Tickets, used: Tickets, card: int, ticket: int) -> bool:
    """Record which ticket a card is. False if that is impossible."""
    if face[card] == ticket:
        return True
    if face[card] != NOTHING or used[ticket] != 0:
        return False
    face[card] = ticket
    used[ticket] = 1
    return True


@kernel
def replay_draws(s: State, t: BoardTable, rng_state: RngState) -> bool:
    """Try once to replay all draws. False if the result contradicts the view."""
    seats, draws, tickets = int(s.seats), int(s.draws), int(t.num_tickets)
    face, used = np.empty(tickets, np.int8), np.zeros(tickets, np.int8)
    cards = np.zeros((draws, 2), np.int8)  # the two cards of each draw
    queue = np.zeros(tickets + draws, np.int8)
    head, tail = 2 * seats, tickets
    for card in range(tickets):
        face[card] = NOTHING
        queue[card] = card
    for draw in range(draws):
        if draw < seats:
            cards[draw, 0], cards[draw, 1] = 2 * draw, 2 * draw + 1
        else:
            cards[draw, 0] = queue[head]
            head += 1
            if s.second[draw] != NOTHING:
                cards[draw, 1] = queue[head]
                head += 1
        if not replay_draw(s, draw, cards[draw], face, used, rng_state):
            return False
        if s.stage != KEEPING and returns_one(int(s.outcome[draw])):
            queue[tail] = cards[draw, 1] if s.outcome[draw] == FIRST else cards[draw, 0]
            tail += 1
    for place in range(int(s.tickets_left)):
        if s.tickets[place] >= 0 and not assign(face, used, int(queue[head + place]), int(s.tickets[place])):
            return False
    fill_faces(t, face, used, rng_state)
    for draw in range(draws):
        s.first[draw] = face[cards[draw, 0]]
        if s.second[draw] != NOTHING:
            s.second[draw] = face[cards[draw, 1]]
    for place in range(int(s.tickets_left)):
        s.tickets[place] = face[queue[head + place]]
    return True


@kernel
def replay_draw(s: State, draw: int, cards: Tickets, face: Tickets, used: Tickets, rng_state: RngState) -> bool:
    """Record what is known about the two cards of a draw, and decide its outcome if that is unknown."""
    first, second, outcome = int(s.first[draw]), int(s.second[draw]), int(s.outcome[draw])
    if s.stage == KEEPING and outcome == OFFERED and draw < s.turn:  # SF7: chosen, but not yet shown
        s.outcome[draw] = (FIRST, SECOND_KEPT, BOTH)[below(rng_state, 3)]
    if outcome == ONE or (outcome == FIRST and second == HIDDEN):
        return toss_up(s, draw, cards, face, used, rng_state)
    if first >= 0 and not assign(face, used, int(cards[0]), first):
        return False
    return second < 0 or assign(face, used, int(cards[1]), second)


@kernel
def toss_up(s: State, draw: int, cards: Tickets, face: Tickets, used: Tickets, rng_state: RngState) -> bool:
    """Decide at random which of two cards was kept, unless that follows from the tickets shown at the end."""
    kept = int(s.first[draw])
    second = below(rng_state, 2) == 1
    if kept >= 0:
        one, other = int(face[cards[0]]), int(face[cards[1]])
        if one != NOTHING or other != NOTHING:
            second = other == kept or (one != NOTHING and one != kept)
        if not assign(face, used, int(cards[1] if second else cards[0]), kept):
            return False
    s.outcome[draw] = SECOND_KEPT if second else FIRST
    return True


@kernel
def fill_faces(t: BoardTable, face: Tickets, used: Tickets, rng_state: RngState) -> None:
    """Deal the unknown tickets to the unknown cards."""
    left = np.empty(t.num_tickets, np.int8)
    n = 0
    for ticket in range(t.num_tickets):
        if used[ticket] == 0:
            left[n] = ticket
            n += 1
    shuffle(rng_state, left, n)
    for card in range(t.num_tickets):
        if face[card] == NOTHING:
            n -= 1
            face[card] = left[n]
