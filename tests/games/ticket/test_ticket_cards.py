"""A turn of Ticket to Ride, and drawing transport cards: SF10 to SF15."""

from collections import Counter

import pytest

import fogcity
from fogcity.games.ticket.events import CardsTurned, CardTaken, DeckShuffled, DisplaySwept
from tests.helpers.compare_ticket import legal, read
from tests.helpers.independent_ticket import COLOURS
from tests.helpers.playing import happenings, play
from tests.helpers.ticket_positions import spread, table

g = table()
TAKES = {f"take {card}" for card in (*COLOURS, "ferry", "blind")}


def now(s):
    return read(g.board, s)


def position(shown, *hands, seats=2, seed=0, **piles):
    return g.position(spread(g, seats, shown, *hands, **piles), seed)


def verbs(s):
    return {action.split()[0] for action in legal(g, s)}


def hand(s, seat=0):
    return Counter(now(s).hands[seat])


# ---- a turn


def test_sf10_a_turn_offers_cards_routes_and_tickets():
    s = position("red red blue green black", "1 red", deck="6 purple")
    assert verbs(s) == {"take", "claim", "tickets"}


@pytest.mark.parametrize("action", ["claim Fort Mason-Lombard Street with 1 red", "take ferry"])
def test_sf10_one_action_ends_the_turn(action):
    s = position("red red blue green ferry", "2 red", deck="6 purple")
    play(g, s, action)
    assert (g.turn(s), now(s).stage) == (1, "acting")


def test_sf10_after_a_card_no_route_may_be_claimed_and_no_tickets_drawn():
    s = position("red red blue green black", "2 red", deck="6 purple")
    play(g, s, "take red")
    assert verbs(s) == {"take"}
    for action in ("tickets", "claim Fort Mason-Lombard Street with 1 red", "pass"):
        with pytest.raises(fogcity.IllegalAction, match="now take the second"):
            play(g, s, action)


def test_sf10_after_drawing_tickets_only_they_are_left_to_choose():
    s = position("red red blue green black", "2 red", deck="6 purple")
    play(g, s, "tickets")
    assert (g.turn(s), legal(g, s)) == (0, {"keep 1", "keep 2", "keep both"})
    play(g, s, "keep both")
    assert g.turn(s) == 1


# ---- two cards


def test_sf11_each_card_is_open_or_unseen():
    s = position("red red blue green ferry", deck="6 purple")
    assert legal(g, s) & TAKES == {"take red", "take blue", "take green", "take ferry", "take blind"}


@pytest.mark.parametrize("cards", ["red blue", "blue blind", "blind green", "blind blind", "red red"])
def test_sf11_two_cards_are_taken_one_after_the_other(cards):
    s = position("red red blue green black", deck="6 purple")
    for number, card in enumerate(cards.split()):
        assert (g.turn(s), now(s).stage) == (0, ["acting", "second"][number])
        play(g, s, f"take {card}")
    assert hand(s) == Counter(cards.replace("blind", "purple").split())
    assert (g.turn(s), now(s).stage) == (1, "acting")


def test_sf11_an_open_card_is_replaced_at_once_from_the_deck():
    s = position("red red blue green black", deck="6 purple")
    play(g, s, "take blue")
    assert now(s).open == ["red", "red", "purple", "green", "black"]
    assert now(s).deck == ["purple"] * 5
    play(g, s, "take purple")
    assert hand(s) == {"blue": 1, "purple": 1}, "the card just turned up may be the second"


def test_sf11_an_unseen_card_comes_from_the_deck_and_no_open_card_moves():
    s = position("red red blue green black", deck="3 purple")
    play(g, s, "take blind")
    assert (now(s).open, len(now(s).deck)) == (["red", "red", "blue", "green", "black"], 2)


def test_sf11_any_card_left_in_the_deck_may_be_on_top():
    drawn = Counter()
    for seed in range(60):
        s = position("red red blue green black", seed=seed, deck="2 purple 1 orange 3 ferry")
        play(g, s, "take blind")
        drawn += hand(s)
    assert drawn.keys() == {"purple", "orange", "ferry"}
    assert drawn["orange"] < drawn["purple"] < drawn["ferry"]


def test_sf11_what_is_not_open_cannot_be_taken():
    s = position("red red blue green black", deck="6 purple")
    with pytest.raises(fogcity.IllegalAction, match="no purple card lies open"):
        play(g, s, "take purple")


# ---- ferries


def test_sf12_an_open_ferry_is_the_only_card_of_the_turn():
    s = position("red ferry blue green black", deck="6 purple")
    play(g, s, "take ferry")
    assert (hand(s), g.turn(s)) == ({"ferry": 1}, 1)
    assert now(s).open == ["red", "purple", "blue", "green", "black"]


@pytest.mark.parametrize("first", ["red", "blind"])
def test_sf12_an_open_ferry_cannot_be_the_second_card(first):
    s = position("red ferry blue green black", deck="6 purple")
    play(g, s, f"take {first}")
    assert "take ferry" not in legal(g, s)
    with pytest.raises(fogcity.IllegalAction, match="ferry card cannot be taken as the second"):
        play(g, s, "take ferry")


def test_sf12_nor_a_ferry_that_was_turned_up_after_the_first():
    s = position("red orange blue green black", deck="3 ferry")
    play(g, s, "take red")
    assert now(s).open[0] == "ferry"
    assert legal(g, s) == {"take orange", "take blue", "take green", "take black", "take blind"}


def test_sf12_an_unseen_ferry_is_a_card_like_any_other():
    s = position("red orange blue green black", deck="3 ferry")
    play(g, s, "take blind")
    assert (g.turn(s), now(s).stage) == (0, "second"), "there is a second card"
    play(g, s, "take blind")
    assert (hand(s), g.turn(s)) == ({"ferry": 2}, 1), "and it may be a ferry too"


def test_sf13_a_hand_has_no_limit():
    everything = "5 red 5 blue 5 green 5 black 6 orange 8 ferry"
    s = position("red blue green black purple", everything, deck="4 purple")
    play(g, s, "take blind", "take blind")
    assert hand(s).total() == 36


# ---- sweeping


def test_sf14_three_open_ferries_are_swept():
    s = position("red ferry ferry blue green", deck="1 ferry", discards="6 black 6 purple")
    told = happenings(g, s, "take red")
    after = now(s)
    assert after.sweeps == 1
    assert after.discards == ["blue", "ferry", "ferry", "ferry", "green"]
    assert len(after.open) == 5
    assert set(after.open) <= {"black", "purple"}
    assert Counter(after.open) + Counter(after.deck) == {"black": 6, "purple": 6}
    assert told == [
        CardTaken(0, "red", True),
        DeckShuffled(),
        DisplaySwept(1),
        CardsTurned(after.open, [0, 1, 2, 3, 4]),
    ]
    assert (g.turn(s), after.stage) == (0, "second"), "the player goes on with the second card"


def test_sf14_two_ferries_stay():
    s = position("red ferry blue orange green", deck="1 ferry", discards="6 black 6 purple")
    play(g, s, "take red")
    assert (now(s).open, now(s).sweeps) == (["ferry", "ferry", "blue", "orange", "green"], 0)


@pytest.mark.parametrize("seed", range(12))
def test_sf14_ferries_that_come_up_again_are_swept_again(seed):
    s = position("red ferry ferry blue green", seed=seed, deck="6 ferry", discards="6 black 6 purple")
    play(g, s, "take red")
    after = now(s)
    assert after.sweeps >= 2, "the next five are all ferries"
    assert after.open.count("ferry") < 3
    assert after.discards.count("ferry") >= 5
    assert Counter(after.open) + Counter(after.deck) + Counter(after.discards) == Counter(
        {"ferry": 8, "black": 6, "purple": 6, "blue": 1, "green": 1}
    )


@pytest.mark.parametrize(("others", "sweeps"), [("", 0), ("1 black", 0), ("2 black", 0), ("3 black", 1)])
def test_sf14_ferries_stay_if_deck_and_discards_have_fewer_than_three_other_cards(others, sweeps):
    s = position("red ferry ferry blue green", deck="1 ferry", discards=others)
    play(g, s, "take red")
    assert (now(s).sweeps > 0) == (sweeps > 0), "the two other cards that lie open do not count"
    if not sweeps:
        assert now(s).open == ["ferry", "ferry", "ferry", "blue", "green"]


def test_sf14_other_cards_count_in_the_deck_as_in_the_discards():
    swept = set()
    for seed in range(40):
        s = position("red ferry ferry blue green", seed=seed, deck="2 ferry 1 black", discards="1 purple 1 orange")
        play(g, s, "take red")
        swept.add(now(s).sweeps > 0)
        assert now(s).open.count("ferry") < 3
        assert now(s).sweeps or now(s).open[0] == "black"
    assert swept == {True, False}, "two of three times a ferry comes up, and three other cards are left"


STAYING = "ferry ferry ferry blue green"


def test_sf14_ferries_that_stayed_may_be_taken():
    s = position(STAYING, deck="2 black")
    play(g, s, "take ferry")
    assert (hand(s), g.turn(s), now(s).sweeps) == ({"ferry": 1}, 1, 0)
    assert now(s).open == ["black", "ferry", "ferry", "blue", "green"]


@pytest.mark.parametrize(("deck", "is_swept"), [("2 black", True), ("1 black", False)])
def test_sf14_ferries_that_stayed_are_swept_as_soon_as_a_claim_discards_enough(deck, is_swept):
    s = position(STAYING, "1 red", deck=deck)
    play(g, s, "claim Fort Mason-Lombard Street with 1 red")
    assert (now(s).sweeps > 0) == is_swept
    if is_swept:
        assert now(s).open.count("ferry") < 3
    else:
        assert now(s).open == STAYING.split()


def test_sf14_discarded_ferries_do_not_help():
    s = position(STAYING, "2 ferry", deck="2 black")
    play(g, s, "claim Lombard Street-The Embarcadero with 2 ferry")
    assert (now(s).sweeps, now(s).open) == (0, STAYING.split())


def test_sf14_only_five_open_cards_are_swept():
    s = position("ferry ferry ferry blue -", "1 red")
    play(g, s, "claim Fort Mason-Lombard Street with 1 red")
    assert (now(s).open, now(s).sweeps) == (["ferry", "ferry", "ferry", "blue", "red"], 0)
    s = position("ferry ferry ferry - -", "1 red")
    play(g, s, "claim Fort Mason-Lombard Street with 1 red")
    assert (now(s).open, now(s).sweeps) == (["ferry", "ferry", "ferry", "red", None], 0)


def test_sf14_places_that_a_claim_fills_may_be_swept_at_once():
    seen = set()
    for seed in range(20):
        s = position("ferry ferry ferry - -", "4 red 1 ferry", seed=seed)
        play(g, s, "claim Fort Mason-Golden Gate Bridge with 4 red 1 ferry")
        stay = now(s).open == ["ferry", "ferry", "ferry", "red", "red"]
        assert stay == (now(s).sweeps == 0), "two red cards up and two in the deck, so the ferries stay"
        assert stay or now(s).open.count("ferry") < 3, "the ferry up and three red cards in the deck, so they go"
        seen.add(stay)
    assert seen == {True, False}


# ---- a new deck


def test_sf15_the_discards_become_the_deck_as_soon_as_the_last_card_is_drawn():
    s = position("red red blue green black", deck="1 purple", discards="2 orange 1 ferry")
    told = happenings(g, s, "take blind", 0)
    after = now(s)
    assert (after.deck, after.discards, after.shuffles) == (["ferry", "orange", "orange"], [], 1)
    assert told == [CardTaken(0, "purple", False), DeckShuffled()]


def test_sf15_the_card_that_fills_an_open_place_may_be_the_last():
    s = position("red red blue green black", deck="1 purple", discards="2 orange")
    play(g, s, "take red")
    assert (now(s).open[0], now(s).deck, now(s).discards) == ("purple", ["orange", "orange"], [])


def test_sf15_the_deck_is_not_made_anew_before():
    s = position("red red blue green black", deck="2 purple", discards="2 orange")
    play(g, s, "take blind")
    assert (now(s).deck, now(s).discards, now(s).shuffles) == (["purple"], ["orange", "orange"], 0)


@pytest.mark.parametrize("seed", range(8))
def test_sf15_the_deck_may_run_out_between_turning_up_one_card_and_the_next(seed):
    s = position(STAYING, "1 red", seed=seed, deck="2 black")
    play(g, s, "claim Fort Mason-Lombard Street with 1 red")
    after = now(s)
    assert after.shuffles >= 1, "after two cards the red one and those swept away are the new deck"
    total = Counter(after.open) + Counter(after.deck) + Counter(after.discards)
    assert total == {"ferry": 3, "blue": 1, "green": 1, "black": 2, "red": 1}
    assert after.deck


def test_sf15_the_deck_is_made_anew_before_a_sweep_is_looked_at():
    s = position("red ferry ferry blue green", deck="1 ferry", discards="3 black 3 purple")
    play(g, s, "take red")
    assert "ferry" not in now(s).open + now(s).deck, "those swept away are not shuffled in with the others"


def test_sf15_with_neither_deck_nor_discards_an_open_place_stays_empty():
    s = position("red red blue green black", "1 red")
    assert "take blind" not in legal(g, s)
    with pytest.raises(fogcity.IllegalAction, match="the deck is empty"):
        play(g, s, "take blind")
    play(g, s, "take blue")
    assert (now(s).open, now(s).stage) == (["red", "red", None, "green", "black"], "second")
    play(g, s, "take red")
    assert now(s).open == [None, "red", None, "green", "black"]


def test_sf15_empty_places_are_filled_as_soon_as_cards_are_discarded():
    s = position("- red - green black", "1 orange 1 ferry")
    told = happenings(g, s, "claim Lombard Street-Union Square with 1 orange 1 ferry")
    after = now(s)
    assert sorted((after.open[0], after.open[2])) == ["ferry", "orange"]
    assert (after.deck, after.discards, after.shuffles) == ([], [], 1)
    assert told[-2:] == [DeckShuffled(), CardsTurned([after.open[0], after.open[2]], [0, 2])]


def test_sf15_what_is_not_needed_to_fill_them_is_the_deck():
    s = position("- red blue green black", "3 orange")
    play(g, s, "claim Market Street-Potrero Hill with 3 orange")
    assert (now(s).open[0], now(s).deck, now(s).discards) == ("orange", ["orange", "orange"], [])


def test_sf15_fewer_than_five_open_cards_are_all_there_is_to_take():
    s = position("- red - red ferry")
    assert legal(g, s) & TAKES == {"take red", "take ferry"}
    play(g, s, "take red")
    assert legal(g, s) == {"take red"}


@pytest.mark.parametrize("shown", ["- red - - -", "ferry red - - -", "ferry red ferry - ferry"])
def test_sf15_a_player_who_can_take_only_one_card_takes_one(shown):
    s = position(shown)
    play(g, s, "take red")
    assert (hand(s), g.turn(s), now(s).stage) == ({"red": 1}, 1, "acting"), "open ferries are no second card"


def test_sf15_a_single_card_in_the_deck_is_a_turn_too():
    s = position("- - - - -", seats=2)
    assert not legal(g, s) & TAKES
    play(g, s, "tickets", "keep both", "claim Fort Mason-Lombard Street with 1 red")
    assert now(s).open == ["red", None, None, None, None]
    play(g, s, "take red")
    assert (hand(s), g.turn(s)) == ({"red": 1}, 1)
