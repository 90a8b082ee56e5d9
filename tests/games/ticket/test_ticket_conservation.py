"""In Ticket to Ride nothing gets lost and nothing comes from nowhere, after any action of any game (SF2, SF5, SF9)."""

from __future__ import annotations

import numpy as np
import pytest

from fogcity.games.ticket.state import ACTING, BOTH, FIRST, KEEPING, OFFERED, ONLY, SECOND_KEPT
from tests.helpers.ticket_positions import TEXTS, table

BOARDS = ["", *TEXTS]


def check_cards(g, s):
    """Every card is in the deck, in the discards, open, or in a hand; 44 of them on the board of San Francisco."""
    seats = int(s["seats"])
    shown = np.bincount(s["open"][s["open"] >= 0], minlength=7)
    hands = s["hand"][:seats].astype(int)
    everywhere = s["deck"].astype(int) + s["discards"] + shown + hands.sum(axis=0)
    assert everywhere.tolist() == list(g.board.cards)
    assert min(s["deck"].min(), s["discards"].min(), s["hand"].min()) >= 0
    assert s["hand_size"][:seats].tolist() == hands.sum(axis=1).tolist()
    assert s["deck_left"] == s["deck"].sum()
    assert s["deck_left"] or not s["discards"].any(), "SF15: the discards are the deck once it is used up"
    assert s["deck_left"] == 0 or (s["open"] >= 0).all(), "SF11: no open place is empty while there is a deck"


def check_memory(s):
    """What is remembered of each hand adds up: shown + old + new - gone."""
    seats = int(s["seats"])
    hand, shown, old, gone = (s[field][:seats].astype(int) for field in ("hand", "shown", "old", "gone"))
    new = hand - shown - old + gone
    assert min(shown.min(), old.min(), gone.min(), new.min()) >= 0
    assert new.sum(axis=1).tolist() == s["new_size"][:seats].tolist()
    assert old.sum(axis=1).tolist() == s["old_size"][:seats].tolist()
    assert old.sum(axis=0).tolist() == s["old_pool"].tolist()
    assert (gone <= old.sum(axis=1, keepdims=True)).all()
    assert (gone <= new.sum(axis=1, keepdims=True)).all()
    assert not s["hand"][seats:].any()


def check_tickets(g, s):
    """Every ticket is in the deck or was drawn, and is there once; 24 of them on the board of San Francisco."""
    left = s["tickets"][: s["tickets_left"]].tolist()
    found = list(left)
    waiting = s["stage"] == KEEPING  # SF7: what is returned goes under once all have chosen
    for draw in range(int(s["draws"])):
        first, second, outcome = (int(s[field][draw]) for field in ("first", "second", "outcome"))
        kept = {OFFERED: [first, second], FIRST: [first], SECOND_KEPT: [second], BOTH: [first, second], ONLY: [first]}
        found += [first, second] if waiting else kept[outcome]
    assert sorted(found) == list(range(len(g.board.tickets)))
    assert (s["tickets"][s["tickets_left"] :] == -1).all()


def check_tokens(g, s):
    """Every token is in its stack or in front of a player: three of each symbol with 4 players, fewer with less."""
    seats = int(s["seats"])
    reds = sum(location.red for location in g.board.locations)
    each = 3 if seats == 4 else 2
    placed = 1 if seats == 2 else each
    tokens = dict.fromkeys(range(len(g.board.souvenirs)), 0)
    for symbol, number in zip(s["symbol"].tolist(), s["tokens"].tolist(), strict=True):
        assert number >= 0
        if symbol >= 0:
            tokens[symbol] += number
    for symbol in s["aside"].tolist():
        if symbol >= 0:
            tokens[symbol] += placed
    for seat in range(seats):
        for symbol in tokens:
            tokens[symbol] += int(s["souvenirs"][seat]) >> symbol & 1
    assert sorted(tokens.values()) == sorted([each] * reds + [placed] * 2)


def check_cars(g, s):
    """Every car is in front of its player or on a route; the points are those of the routes."""
    for seat in range(int(s["seats"])):
        lengths = [route.length for n, route in enumerate(g.board.routes) if s["owner"][n] == seat]
        assert int(s["cars"][seat]) + sum(lengths) == g.board.cars
        assert s["cars"][seat] >= 0
        assert s["score"][seat] == sum(g.board.points[length] for length in lengths)


def check(g, s):
    check_cards(g, s)
    check_memory(s)
    check_tickets(g, s)
    check_tokens(g, s)
    check_cars(g, s)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", BOARDS, ids=lambda name: name or "san-francisco")
def test_sf2_everything_is_somewhere_after_every_action(name, seats):
    g = table(name)
    shuffles = 0
    for seed in range(3):
        rng = np.random.default_rng(seed)
        s = g.deal(seats, seed)
        check(g, s)
        while g.turn(s) >= 0:
            codes = g.legal(s)
            # In one game of three cards are mostly taken, so that the deck runs out and memories grow long.
            takes = [int(code) for code in codes if g.text(s, int(code)).startswith("take")]
            often = seed == 2 and takes and rng.random() < 0.8
            g.play(s, int(rng.choice(takes if often else codes)))
            check(g, s)
        shuffles += int(s["shuffles"])
    assert shuffles or name == "few-cars"


@pytest.mark.parametrize(("seats", "tokens"), [(2, 12), (3, 14), (4, 21)])
def test_sf9_the_tokens_in_play(seats, tokens):
    g = table()
    s = g.deal(seats, 1)
    while s["stage"] < ACTING:
        g.play(s, int(g.legal(s)[0]))
    assert s["tokens"].sum() == tokens
    assert (sum(g.board.cards), len(g.board.tickets), g.board.cars) == (44, 24, 20)
