"""Guesses of hidden cards, above all late in a game, when little is left in the deck and hidden cards were spent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import comb, prod
from typing import Any

import numpy as np
import pytest

import fogcity
from fogcity.games.ticket.board.board import CARDS, FERRY, parse
from tests.helpers.ticket_positions import board_text

KINDS = len(CARDS)
g = fogcity.game("ticket")
FERRIES = fogcity.game(
    "ticket",
    board=parse(
        board_text(
            "ferries",
            "A-B 1 grey+grey/B-C 2 grey+grey/C-D 2 grey+grey/D-E 1 grey+grey/E-A 2 grey+grey/A-C 1 grey/B-E 1 grey",
            "A-B 2/A-C 3/A-D 4/B-C 2/B-D 3/B-E 2/C-E 4/D-E 5",
            {"blue": 5, "green": 4, "black": 3, "ferry": 8},
            cars=14,
        )
    ),
)

SPENT_FERRY = """
    seats 2
    open ferry ferry green orange ferry
    discards 1 black 1 orange 1 ferry
    hand 1 5 blue 2 green 4 black 2 purple 3 red 3 orange 2 ferry
    hand 2 1 blue 3 green 1 black 4 purple 3 red 1 orange 1 ferry
    old 2 1 blue 2 green 2 black 4 purple 2 red 2 ferry
    gone 2 1 black 1 ferry
    drew 1 Painted Ladies-Potrero Hill, Fort Mason-Market Street kept second
    drew 2 Pacific Heights-South Beach, Pier 39-South Beach kept both
"""


def hoarding_game(game: Any, seats: int, seed: int) -> Iterator[Any]:
    """The positions of a random game in which people take many cards before they claim a route."""
    rng = np.random.default_rng(seed)
    patience = rng.uniform(0.1, 0.8)
    s = game.deal(seats, seed)
    while game.turn(s) >= 0:
        legal = game.legal(s)
        takes = legal[legal < 8]
        game.play(s, int(rng.choice(takes if len(takes) and rng.random() < patience else legal)))
        yield s


def hands_by_chance(s: Any, viewer: int) -> dict[tuple[int, ...], float]:
    """In a game of two, every hand that the other player may hold, with how likely it is, counted one by one.

    Equally likely is every way to deal the cards that the viewer has not seen, together with every way to choose which
    of them were spent.
    """
    other = 1 - viewer
    total = np.array(FERRIES.board.cards)
    old = s["old_pool"].astype(int) - s["old"][viewer]
    seen = s["discards"] - s["gone"].sum(axis=0) + np.bincount(s["open"][s["open"] >= 0], minlength=KINDS)
    seen = seen + s["shown"].sum(axis=0) + s["old_pool"]
    mine = s["hand"][viewer] - s["shown"][viewer] + s["gone"][viewer] - s["old"][viewer]
    new = total - seen - mine
    gone, shown = s["gone"][other].astype(int), s["shown"][other].astype(int)
    ways: Counter[tuple[int, ...]] = Counter()
    for drawn in product(*(range(n + 1) for n in new.tolist())):
        if sum(drawn) != s["new_size"][other]:
            continue
        others = int((new - drawn)[np.arange(KINDS) != FERRY].sum())
        hand = old + drawn
        if (hand >= gone).all() and not 0 <= s["other_cards"] < others:
            count = prod(map(comb, new.tolist(), drawn)) * prod(map(comb, hand.tolist(), gone.tolist()))
            ways[tuple((hand - gone + shown).tolist())] += count
    return {hand: count / ways.total() for hand, count in ways.items()}


def test_a_spent_ferry_that_must_have_been_old_is_no_obstacle() -> None:
    s = g.position(SPENT_FERRY)
    for seed in range(300):
        assert (g.guess(g.view(s, 0), seed)["hand"] == s["hand"]).all()


@pytest.mark.parametrize(("game", "seats", "games"), [(g, 2, 16), (g, 4, 8), (FERRIES, 3, 60)])
def test_every_view_that_the_rules_make_can_be_guessed(game: Any, seats: int, games: int) -> None:
    found = 0
    for seed in range(games):
        for step, s in enumerate(hoarding_game(game, seats, seed)):
            if s["shuffles"] == 0 and step % 8:
                continue
            for viewer in (None, *range(seats)):
                game.guess(game.view(s, viewer), step)
            found += int(s["gone"].any())
    assert found


@pytest.mark.parametrize(
    "cards",
    [
        """
        discards 1 ferry
        hand 1 2 blue 1 ferry
        hand 2 2 blue 2 green 3 black 1 ferry
        old 2 1 blue 1 green 1 ferry
        gone 2 1 ferry
        """,
        """
        discards 1 blue 1 ferry
        hand 1 1 blue 1 ferry
        hand 2 2 blue 3 green 2 black 2 ferry
        old 2 2 blue 1 green 2 ferry
        gone 2 1 blue 1 ferry
        """,
        """
        discards 2 ferry
        hand 1 4 blue
        hand 2 3 green 3 black 1 ferry
        old 2 2 green 1 black 2 ferry
        gone 2 2 ferry
        """,
    ],
)
def test_each_hand_is_as_likely_as_it_should_be_if_ferries_stay_open_and_hidden_cards_were_spent(cards: str) -> None:
    """SF14 limits what the deck can hold, and so which of the spent cards were old."""
    s = FERRIES.position(f"seats 2\nopen ferry ferry ferry blue green\n{cards}")
    assert s["other_cards"] >= 0
    likely = hands_by_chance(s, 0)
    assert len(likely) > 2
    view, times = FERRIES.view(s, 0), 40_000
    hands = Counter(tuple(FERRIES.guess(view, n)["hand"][1].tolist()) for n in range(times))
    assert set(hands) <= set(likely)
    for hand, chance in likely.items():
        assert abs(hands[hand] - times * chance) < 5 * (times * chance * (1 - chance)) ** 0.5 + 1
