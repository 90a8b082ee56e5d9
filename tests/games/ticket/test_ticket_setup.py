"""What is in the box of Ticket to Ride, and how a game is set up: SF1, SF2 and SF4 to SF9."""

from collections import Counter

import pytest

import fogcity
from fogcity.games.ticket.events import StackPlaced, TicketsChosen, TicketsKept
from tests.helpers.compare_ticket import legal, read
from tests.helpers.independent_ticket import COLOURS, KINDS
from tests.helpers.playing import happenings, play
from tests.helpers.ticket_positions import table

g = table()
SEATS = (2, 3, 4)
RED = {"Alcatraz", "Golden Gate Bridge", "The Embarcadero", "Sunset", "Potrero Hill"}
NAMES = {location.name for location in g.board.locations}


def now(s):
    return read(g.board, s)


def all_keep(s, choice="keep both"):
    """Everybody chooses tickets alike; then stacks are placed."""
    play(g, s, *[choice] * g.seats_of(s))
    return s


def placed(s):
    """The stacks on the board: symbol and number of tokens by name."""
    return {now(s).name(place): stack for place, stack in now(s).stacks.items()}


def test_sf1_neighbours_are_joined_by_one_route_or_by_two_that_are_equally_long():
    lengths = {}
    for route in g.board.routes:
        assert route.a != route.b
        lengths.setdefault(frozenset((route.a, route.b)), []).append(route.length)
    assert {len(both) for both in lengths.values()} == {1, 2}
    assert all(min(both) == max(both) >= 1 for both in lengths.values())


def test_sf1_a_route_is_of_one_colour_or_grey_and_a_ferry_route_shows_one_ferry():
    assert {route.colour for route in g.board.routes} == {*range(len(COLOURS)), len(COLOURS)}
    assert {g.board.route_name(n).split(" (")[0] for n, route in enumerate(g.board.routes) if route.ferries} == {
        "Alcatraz-Fort Mason",
        "Alcatraz-Pier 39",
        "Fort Mason-Golden Gate Bridge",
    }
    assert {route.ferries for route in g.board.routes} == {0, 1}


def test_sf2_what_is_in_the_box():
    assert g.board.cars == 20
    assert dict(zip(KINDS, g.board.cards, strict=True)) == dict.fromkeys(COLOURS, 6) | {"ferry": 8}
    assert sum(g.board.cards) == 44
    assert (len(g.board.tickets), len(g.board.souvenirs)) == (24, 7)
    assert all(ticket.a != ticket.b and ticket.points > 0 for ticket in g.board.tickets)


@pytest.mark.parametrize("seats", SEATS)
def test_sf2_all_cards_and_tickets_are_dealt_from_the_box(seats):
    s = now(g.deal(seats, seed=5))
    dealt = Counter([*s.open, *s.deck, *s.discards])
    for hand in s.hands:
        dealt += Counter(hand)
    assert dealt == dict(zip(KINDS, g.board.cards, strict=True))
    assert sorted([*s.tickets, *(ticket for pair in s.offered for ticket in pair)]) == list(range(24))


@pytest.mark.parametrize("seats", SEATS)
def test_sf4_everybody_starts_with_20_cars_and_no_points(seats):
    s = now(g.deal(seats, seed=1))
    assert (s.cars, s.score, s.owner) == ([20] * seats, [0] * seats, {})


@pytest.mark.parametrize(("seats", "tokens"), [(2, 2), (3, 2), (4, 3)])
def test_sf5_a_stack_lies_on_each_red_location_and_two_are_put_aside(seats, tokens):
    s = g.deal(seats, seed=1)
    stacks = placed(s)
    assert stacks.keys() == RED
    assert {number for _, number in stacks.values()} == {tokens}
    assert {symbol for symbol, _ in stacks.values()} | set(now(s).aside) == set(range(7)), "each symbol has one stack"


def test_sf5_the_seed_decides_which_symbol_goes_where():
    on_alcatraz = {placed(g.deal(2, seed))["Alcatraz"][0] for seed in range(80)}
    aside = {symbol for seed in range(80) for symbol in now(g.deal(2, seed)).aside}
    assert on_alcatraz == aside == set(range(7))


@pytest.mark.parametrize("seats", SEATS)
def test_sf6_everybody_gets_two_cards_and_five_lie_open(seats):
    s = now(g.deal(seats, seed=1))
    assert s.sweeps == 0
    assert [len(hand) for hand in s.hands] == [2] * seats
    assert (len(s.open), None in s.open, len(s.deck), s.discards) == (5, False, 39 - 2 * seats, [])


@pytest.mark.parametrize("seats", SEATS)
def test_sf6_three_open_ferries_are_swept_before_anybody_plays(seats):
    dealt = [now(g.deal(seats, seed)) for seed in range(150)]
    assert all(s.open.count("ferry") < 3 for s in dealt)
    swept = [s for s in dealt if s.sweeps]
    assert swept
    assert all(len(s.discards) == 5 * s.sweeps and s.discards.count("ferry") >= 3 * s.sweeps for s in swept)


def test_sf6_the_cards_are_shuffled():
    assert len({str(now(g.deal(2, seed)).open) for seed in range(30)}) > 25


@pytest.mark.parametrize("seats", SEATS)
def test_sf7_everybody_gets_two_tickets_and_keeps_one_or_both(seats):
    s = g.deal(seats, seed=3)
    assert [len(pair) for pair in now(s).offered] == [2] * seats
    for seat in range(seats):
        assert g.turn(s) == seat
        assert legal(g, s) == {"keep 1", "keep 2", "keep both"}, "never none"
        play(g, s, "keep 1")


@pytest.mark.parametrize(
    ("choice", "kept", "returned"), [("keep 1", [0], [1]), ("keep 2", [1], [0]), ("keep both", [0, 1], [])]
)
def test_sf7_a_returned_ticket_goes_under_the_deck(choice, kept, returned):
    s = g.deal(2, seed=3)
    pair, deck = now(s).offered[0], now(s).tickets
    play(g, s, choice, "keep both")
    assert now(s).held[0] == [pair[n] for n in kept]
    assert now(s).tickets == deck + [pair[n] for n in returned]


def test_sf7_returned_tickets_go_under_in_the_order_of_the_seats_once_all_have_chosen():
    s = g.deal(4, seed=3)
    pairs, deck = now(s).offered, now(s).tickets
    play(g, s, "keep 1", "keep 2", "keep both")
    assert now(s).tickets == deck
    play(g, s, "keep 1")
    assert now(s).tickets == [*deck, pairs[0][1], pairs[1][0], pairs[3][1]]


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_sf7_nobody_sees_what_others_kept_nor_how_many_until_all_have_chosen(viewer):
    s = g.deal(3, seed=3)
    seen = set()
    for choice in ("keep 1", "keep 2", "keep both"):
        after = s.copy()
        assert happenings(g, after, choice, viewer) == [TicketsChosen(0, None)]
        seen.add(g.view(after, viewer).tobytes())
    assert len(seen) == 1, "whatever was chosen, it looks the same"


def test_sf7_once_all_have_chosen_all_see_how_many_were_kept():
    s = g.deal(2, seed=3)
    play(g, s, "keep 1")
    told = happenings(g, s, "keep both", None)
    kept = [event for event in told if isinstance(event, TicketsKept)]
    assert [(event.seat, event.number, event.kept, event.returned_number) for event in kept] == [
        (0, 1, None, 1),
        (1, 2, None, 0),
    ]


def test_sf7_all_players_choose_at_the_same_time_and_one_who_has_chosen_sees_the_tickets_as_kept():
    s = g.deal(4, seed=3)
    assert g.waiting_for(s) == [0, 1, 2, 3]
    ahead = g.view_ahead(s, 0)
    for action in g.legal(ahead).tolist():
        after = g.copy(s)
        g.play(after, action)
        chosen, played = g.chosen_data(ahead, action), g.view_data(g.view(after, 0))
        assert (chosen.tickets, chosen.offered, chosen.players) == (played.tickets, played.offered, played.players)
        assert g.view_ahead(s, 0) == ahead, "the view itself is not changed"
    assert g.waiting_for(all_keep(s)) == [3]


def test_sf7_the_tickets_are_shuffled():
    assert len({str(now(g.deal(2, seed)).tickets) for seed in range(30)}) == 30


@pytest.mark.parametrize("seats", SEATS)
def test_sf8_seat_1_is_first_and_turns_go_clockwise(seats):
    s = all_keep(g.deal(seats, seed=2))
    play(g, s, "stack A Presidio", "stack B Pier 39")
    turns = []
    for _ in range(2 * seats):
        turns.append(g.turn(s))
        play(g, s, "take blind", "take blind")
    assert turns == [*range(seats), *range(seats)]


@pytest.mark.parametrize(("seats", "tokens"), [(3, 2), (4, 3)])
def test_sf9_the_last_player_places_a_stack_and_then_the_last_but_one_the_other(seats, tokens):
    s = all_keep(g.deal(seats, seed=2))
    a, b = now(s).aside
    assert g.turn(s) == seats - 1
    play(g, s, "stack B Presidio")
    assert g.turn(s) == seats - 2
    play(g, s, "stack A Pier 39")
    assert placed(s)["Presidio"] == (b, tokens)
    assert placed(s)["Pier 39"] == (a, tokens)
    assert (g.turn(s), now(s).stage) == (0, "acting")


def test_sf9_of_two_players_the_second_places_both_stacks_of_a_single_token_each():
    s = all_keep(g.deal(2, seed=2))
    a, b = now(s).aside
    assert g.turn(s) == 1
    play(g, s, "stack A Presidio")
    assert g.turn(s) == 1
    play(g, s, "stack B Pier 39")
    assert placed(s)["Presidio"] == (a, 1)
    assert placed(s)["Pier 39"] == (b, 1)
    assert sorted(tokens for _, tokens in placed(s).values()) == [1, 1, 2, 2, 2, 2, 2]
    assert (g.turn(s), now(s).stage) == (0, "acting")


@pytest.mark.parametrize("seats", SEATS)
def test_sf9_either_stack_goes_on_any_location_that_has_none(seats):
    s = all_keep(g.deal(seats, seed=2))
    assert legal(g, s) == {f"stack {letter} {name}" for letter in "AB" for name in NAMES - RED}
    play(g, s, "stack B Presidio")
    assert legal(g, s) == {f"stack A {name}" for name in NAMES - RED - {"Presidio"}}


def test_sf9_says_why_a_stack_cannot_go_there():
    s = all_keep(g.deal(3, seed=2))
    with pytest.raises(fogcity.IllegalAction, match="a stack on Alcatraz already"):
        play(g, s, "stack A Alcatraz")
    play(g, s, "stack A Presidio")
    with pytest.raises(fogcity.IllegalAction, match="place stack B"):
        play(g, s, "stack A Pier 39")


def test_sf9_all_see_which_stack_was_placed():
    s = all_keep(g.deal(4, seed=2))
    symbol = g.board.souvenirs[now(s).aside[0]]
    for viewer in (0, 3, None):
        assert happenings(g, s.copy(), "stack A Presidio", viewer) == [StackPlaced(3, "Presidio", symbol, 3)]
