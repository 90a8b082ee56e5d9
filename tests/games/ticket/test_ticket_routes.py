"""Claiming a route in Ticket to Ride: SF3, and SF16 to SF21."""

import pytest

import fogcity
from fogcity.games.ticket.events import RouteClaimed, SouvenirTaken
from tests.helpers.compare_ticket import legal, read
from tests.helpers.independent_ticket import COLOURS
from tests.helpers.playing import happenings, play
from tests.helpers.ticket_positions import table

g = table()
islands = table("islands")
SEATS = (2, 3, 4)
STACKS = "".join(
    f"stack {place}: {symbol} 2\n"
    for place, symbol in {
        "Alcatraz": "bell",
        "Golden Gate Bridge": "crab",
        "The Embarcadero": "gull",
        "Sunset": "lantern",
        "Potrero Hill": "poppy",
        "Pier 39": "seal",
        "Presidio": "whale",
    }.items()
)
OPEN = "open blue green black purple orange\n"


def now(s, game=g):
    return read(game.board, s)


def holding(hand, more="", seats=2, turn=1):
    """A position in which it is the turn of a seat with this hand."""
    return g.position(f"seats {seats}\nturn {turn}\n{OPEN}hand {turn} {hand}\n{more}{STACKS}")


def ways(s, route, game=g):
    """The listed payments for a route, each as often as it is listed."""
    start = f"claim {route} with "
    return sorted(text.removeprefix(start) for a in game.legal(s) if (text := game.text(s, int(a))).startswith(start))


# ---- payments


def test_sf3_a_ferry_stands_for_any_card():
    s = holding("1 black 1 ferry")
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 1 black 1 ferry")
    assert now(s).owner == {g.texts.find_route("Golden Gate Bridge-Presidio (1)")[0]: 0}
    for colour in COLOURS:
        assert ways(holding(f"1 {colour} 1 ferry"), "Lombard Street-The Embarcadero") == [f"1 {colour} 1 ferry"]


@pytest.mark.parametrize(
    ("hand", "listed"),
    [
        ("2 black", ["2 black"]),
        ("5 black", ["2 black"]),
        ("1 black 1 ferry", ["1 black 1 ferry"]),
        ("3 black 3 ferry", ["1 black 1 ferry", "2 black", "2 ferry"]),
        ("2 ferry", ["2 ferry"]),
        ("1 black", []),
        ("1 black 5 green", []),
        ("1 ferry 4 green", []),
        ("", []),
    ],
)
def test_sf16_a_coloured_route_takes_its_colour_and_ferries(hand, listed):
    assert ways(holding(hand), "Golden Gate Bridge-Presidio (1)") == listed


@pytest.mark.parametrize(
    ("hand", "listed"),
    [
        ("2 red", ["2 red"]),
        ("1 red 1 blue", []),
        ("2 red 2 blue 1 green", ["2 blue", "2 red"]),
        ("1 red 1 blue 1 ferry", ["1 blue 1 ferry", "1 red 1 ferry"]),
        ("2 red 1 blue 2 ferry", ["1 blue 1 ferry", "1 red 1 ferry", "2 ferry", "2 red"]),
        ("2 ferry", ["2 ferry"]),
    ],
)
def test_sf16_a_grey_route_takes_any_one_colour_and_ferries(hand, listed):
    assert ways(holding(hand), "Lombard Street-The Embarcadero") == listed


def test_sf16_every_way_to_pay_is_listed_once():
    hand = "3 red 3 blue 3 green 3 black 3 purple 3 orange 3 ferry"
    mixed = [f"{3 - n} {colour} {n} ferry" for colour in COLOURS for n in (1, 2)]
    grey = [f"3 {colour}" for colour in COLOURS] + mixed + ["3 ferry"]
    assert ways(holding(hand), "Mission District-Painted Ladies") == sorted(grey), "all ferries is one way, not six"
    coloured = ["1 red 2 ferry", "2 red 1 ferry", "3 ferry", "3 red"]
    assert ways(holding(hand), "Mission District-Twin Peaks") == coloured


def test_sf16_two_colours_are_no_payment():
    s = holding("1 red 1 blue 1 ferry")
    with pytest.raises(fogcity.BadText, match="2 cards of any one colour or ferry"):
        play(g, s, "claim Lombard Street-The Embarcadero with 1 red 1 blue")


@pytest.mark.parametrize("cards", ["1 black", "3 black", "2 green"])
def test_sf16_neither_more_nor_fewer_cards_nor_another_colour(cards):
    s = holding("3 black 3 green")
    with pytest.raises(fogcity.BadText, match="takes 2 cards black or ferry"):
        play(g, s, f"claim Golden Gate Bridge-Presidio (1) with {cards}")


def test_sf16_nobody_pays_with_cards_they_do_not_have():
    s = holding("1 black 1 green")
    with pytest.raises(fogcity.IllegalAction, match="of these you have 1 black"):
        play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")


def test_sf16_the_cards_are_discarded_and_cars_put_on_the_route():
    s = holding("3 red 1 ferry", "discards 1 blue\n")
    told = happenings(g, s, "claim Mission District-Twin Peaks with 2 red 1 ferry", 1)
    after = now(s)
    assert after.discards == ["blue", "ferry", "red", "red"]
    assert (after.hands[0], after.cars, after.score) == (["red"], [17, 20], [4, 0])
    assert after.routes_of(0) == g.texts.find_route("Mission District-Twin Peaks")
    ends = ["Mission District", "Twin Peaks"]
    assert told == [RouteClaimed(0, "Mission District-Twin Peaks", ends, 3, {"red": 2, "ferry": 1}, 4, 17)]


# ---- ferry routes


@pytest.mark.parametrize(
    ("route", "hand", "listed"),
    [
        ("Alcatraz-Pier 39 (1)", "2 red 2 ferry", ["1 red 1 ferry", "2 ferry"]),
        ("Alcatraz-Pier 39 (2)", "1 red 1 blue 1 ferry", ["1 blue 1 ferry", "1 red 1 ferry"]),
        ("Alcatraz-Pier 39 (1)", "6 red", []),
        ("Alcatraz-Fort Mason (1)", "2 orange 2 ferry", ["1 orange 1 ferry", "2 ferry"]),
        ("Alcatraz-Fort Mason (1)", "2 black 1 ferry", []),
        ("Fort Mason-Golden Gate Bridge", "6 red 4 blue", []),
        ("Fort Mason-Golden Gate Bridge", "5 red 1 ferry", ["4 red 1 ferry"]),
        ("Fort Mason-Golden Gate Bridge", "4 red 3 blue 2 ferry", ["3 blue 2 ferry", "3 red 2 ferry", "4 red 1 ferry"]),
        ("Fort Mason-Golden Gate Bridge", "5 ferry", ["5 ferry"]),
    ],
)
def test_sf17_a_ferry_route_takes_at_least_the_ferries_it_shows(route, hand, listed):
    assert ways(holding(hand), route) == listed


@pytest.mark.parametrize(
    ("route", "hand", "listed"),
    [
        ("A-B", "5 red 6 ferry", ["6 ferry"]),
        ("A-B", "5 red 5 ferry", []),
        ("A-C", "3 red 2 blue 4 ferry", ["2 blue 4 ferry", "2 red 4 ferry", "3 red 3 ferry"]),
        ("A-C", "5 red 2 ferry", []),
        ("B-C (1)", "5 red 2 ferry", ["3 red 2 ferry"]),
        ("C-D", "4 blue 4 ferry", ["4 ferry"]),
        ("A-F", "1 red 1 ferry", ["1 ferry"]),
    ],
)
def test_sf17_a_route_may_show_several_ferries(route, hand, listed):
    s = islands.position(f"seats 2\nopen green black purple orange black\nturn 1\nhand 1 {hand}\n")
    assert ways(s, route, islands) == listed


def test_sf17_says_how_many_ferries_are_needed():
    s = holding("2 red 1 ferry")
    with pytest.raises(fogcity.BadText, match="at least 1 of them ferry"):
        play(g, s, "claim Alcatraz-Pier 39 (1) with 2 red")


# ---- which routes


def test_sf18_a_route_need_not_touch_others():
    s = holding("3 red", "claimed 1 Sunset-Twin Peaks\n")
    assert {"claim Fort Mason-Lombard Street with 1 red", "claim Mission District-Twin Peaks with 3 red"} <= legal(g, s)


@pytest.mark.parametrize(("owner", "why"), [(1, "yours already"), (2, "taken by seat 2")])
def test_sf18_a_claimed_route_is_not_free(owner, why):
    s = holding("3 red", f"claimed {owner} Fort Mason-Lombard Street\n")
    assert not ways(s, "Fort Mason-Lombard Street")
    with pytest.raises(fogcity.IllegalAction, match=why):
        play(g, s, "claim Fort Mason-Lombard Street with 1 red")


# 17 cars: five and four times three.
LONG = "Fort Mason-Golden Gate Bridge, Sunset-Twin Peaks, Potrero Hill-South Beach, Market Street-Potrero Hill, "
LONG += "Haight Ashbury-Pacific Heights"


@pytest.mark.parametrize(
    ("more", "left", "lengths"),
    [("", 3, {1, 2, 3}), (", Lombard Street-Pier 39", 2, {1, 2}), (", Lombard Street-Union Square", 1, {1})],
)
def test_sf18_a_route_longer_than_the_cars_left_cannot_be_claimed(more, left, lengths):
    s = holding("6 red 2 black", f"claimed 1 {LONG}{more}\n")
    assert now(s).cars[0] == left
    claims = {action.partition(" with ")[0] for action in legal(g, s) if action.startswith("claim")}
    routes = [g.texts.find_route(claim.removeprefix("claim "))[0] for claim in claims]
    assert {g.board.routes[route].length for route in routes} == lengths


def test_sf18_says_how_many_cars_are_left():
    s = holding("6 red", f"claimed 1 {LONG}, Lombard Street-Pier 39\n")
    with pytest.raises(fogcity.IllegalAction, match="takes 3 cars, and you have only 2 left"):
        play(g, s, "claim Mission District-Twin Peaks with 3 red")


def test_sf18_the_last_car_may_be_used():
    s = holding("6 red", f"claimed 1 {LONG}\n")
    play(g, s, "claim Mission District-Twin Peaks with 3 red")
    assert now(s).cars[0] == 0


@pytest.mark.parametrize("seats", SEATS)
def test_sf18_one_route_a_turn(seats):
    s = holding("3 red", seats=seats)
    play(g, s, "claim Fort Mason-Lombard Street with 1 red")
    assert g.turn(s) == 1


# ---- double routes

BOTH = ("Crissy Field-Golden Gate Bridge (1)", "Crissy Field-Golden Gate Bridge (2)")  # red, purple


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("first", "second"), [BOTH, BOTH[::-1]])
def test_sf19_nobody_claims_both_routes_of_a_double_route(seats, first, second):
    s = holding("2 red 2 purple", f"claimed 1 {first}\n", seats)
    assert not ways(s, first) + ways(s, second)
    colour = "red" if second == BOTH[0] else "purple"
    with pytest.raises(fogcity.IllegalAction, match="nobody may have both"):
        play(g, s, f"claim {second} with 1 {colour}")


@pytest.mark.parametrize(("first", "second"), [BOTH, BOTH[::-1]])
def test_sf19_with_two_players_the_second_is_closed_to_both(first, second):
    s = holding("2 red 2 purple", f"claimed 1 {first}\n", 2, turn=2)
    assert not ways(s, first) + ways(s, second)
    colour = "red" if second == BOTH[0] else "purple"
    with pytest.raises(fogcity.IllegalAction, match="with two players"):
        play(g, s, f"claim {second} with 1 {colour}")


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(("first", "second"), [BOTH, BOTH[::-1]])
def test_sf19_with_more_players_the_second_is_open_to_all_others(seats, first, second):
    for turn in range(2, seats + 1):
        s = holding("2 red 2 purple", f"claimed 1 {first}\n", seats, turn)
        assert not ways(s, first)
        assert ways(s, second) == ["1 red" if second == BOTH[0] else "1 purple"]


@pytest.mark.parametrize("seats", SEATS)
def test_sf19_holds_from_the_claim_on(seats):
    """Not only in positions: the claim itself closes the other route."""
    s = holding("2 red 2 purple", "hand 2 2 red 2 purple\n", seats)
    assert ways(s, BOTH[1]) == ["1 purple"]
    play(g, s, f"claim {BOTH[0]} with 1 red")
    assert ways(s, BOTH[1]) == ([] if seats == 2 else ["1 purple"])
    if seats > 2:
        play(g, s, f"claim {BOTH[1]} with 1 purple")
        assert [ways(s, route) for route in BOTH] == [[], []], "now both are taken"


def test_sf19_other_routes_between_stay_free():
    s = holding("2 black 2 orange", f"claimed 1 {BOTH[0]}\n")
    assert ways(s, "Crissy Field-Palace of Fine Arts (1)") == ["1 black"]


# ---- souvenirs


def test_sf20_a_token_at_one_end_is_taken():
    s = holding("3 purple")
    told = happenings(g, s, "claim Sunset-Twin Peaks with 3 purple")
    assert now(s).souvenirs == [{g.board.souvenirs.index("lantern")}, set()]
    assert now(s).stacks[g.texts.location("Sunset")][1] == 1
    assert told[1] == SouvenirTaken(0, "Sunset", "lantern", 1)
    assert g.turn(s) == 1


@pytest.mark.parametrize(("place", "symbol"), [("Golden Gate Bridge", "crab"), ("Presidio", "whale")])
def test_sf20_with_a_token_at_both_ends_the_player_chooses_one(place, symbol):
    s = holding("2 black")
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")
    assert (g.turn(s), now(s).stage) == (0, "visiting")
    assert legal(g, s) == {"souvenir Golden Gate Bridge", "souvenir Presidio"}, "and must take one"
    told = happenings(g, s, f"souvenir {place}")
    assert told == [SouvenirTaken(0, place, symbol, 1)]
    assert now(s).souvenirs == [{g.board.souvenirs.index(symbol)}, set()]
    assert sum(tokens for _, tokens in now(s).stacks.values()) == 13
    assert g.turn(s) == 1


def test_sf20_a_souvenir_comes_from_an_end_of_the_route():
    s = holding("2 black")
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")
    with pytest.raises(fogcity.IllegalAction, match="one of the two ends"):
        play(g, s, "souvenir Alcatraz")
    with pytest.raises(fogcity.IllegalAction, match="now choose the souvenir"):
        play(g, s, "take blind")


@pytest.mark.parametrize(
    ("had", "taken"), [("crab", "whale"), ("whale", "crab"), ("bell gull", None), ("crab whale", "")]
)
def test_sf20_a_symbol_that_the_player_has_is_not_taken_again(had, taken):
    s = holding("2 black", f"souvenirs 1 {had}\n")
    before = now(s)
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")
    after = now(s)
    if taken is None:
        assert after.stage == "visiting", "both are new, so there is a choice"
        return
    assert after.souvenirs[0] - before.souvenirs[0] == {g.board.souvenirs.index(symbol) for symbol in taken.split()}
    assert (after.stage, after.turn) == ("acting", 1)


def test_sf20_the_souvenirs_of_others_do_not_matter():
    s = holding("2 black", "souvenirs 2 crab whale\n")
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")
    assert now(s).stage == "visiting"


@pytest.mark.parametrize(("crabs", "whales", "taken"), [(0, 2, "whale"), (2, 0, "crab"), (0, 0, ""), (1, 1, None)])
def test_sf20_from_an_empty_stack_nothing_is_taken(crabs, whales, taken):
    stacks = STACKS.replace("crab 2", f"crab {crabs}").replace("whale 2", f"whale {whales}")
    s = g.position(f"seats 2\nturn 1\n{OPEN}hand 1 2 black\n{stacks}")
    play(g, s, "claim Golden Gate Bridge-Presidio (1) with 2 black")
    if taken is None:
        play(g, s, "souvenir Presidio")
        assert now(s).stacks[g.texts.location("Presidio")][1] == 0, "the last token may be taken"
        return
    assert now(s).souvenirs[0] == {g.board.souvenirs.index(symbol) for symbol in taken.split()}
    assert now(s).turn == 1


def test_sf20_where_there_is_no_stack_nothing_is_taken():
    s = holding("3 red")
    play(g, s, "claim Mission District-Twin Peaks with 3 red")
    assert (now(s).souvenirs, g.turn(s)) == ([set(), set()], 1)


def test_sf20_all_see_the_souvenirs():
    s = holding("3 purple")
    play(g, s, "claim Sunset-Twin Peaks with 3 purple")
    for viewer in (0, 1, None):
        assert "souvenirs 1 lantern\n" in g.describe(g.view(s, viewer))


# ---- points


@pytest.mark.parametrize(
    ("claim", "points"),
    [
        ("Fort Mason-Lombard Street with 1 red", 1),
        ("South Beach-The Embarcadero with 2 purple", 2),
        ("Mission District-Twin Peaks with 3 red", 4),
        ("Fort Mason-Golden Gate Bridge with 4 red 1 ferry", 10),
    ],
)
def test_sf21_a_route_is_scored_at_once_by_its_length(claim, points):
    s = holding("4 red 2 purple 1 ferry", "claimed 1 Lombard Street-Pier 39\n")
    assert now(s).score == [1, 0]
    play(g, s, f"claim {claim}")
    assert now(s).score == [1 + points, 0]


def test_sf21_the_table_of_the_board():
    assert [g.board.points[length] for length in range(1, 6)] == [1, 2, 4, 7, 10]


def test_sf21_another_board_has_points_of_its_own():
    s = islands.position("seats 2\nopen blue black purple orange red\nturn 1\nhand 1 6 green\n")
    play(islands, s, "claim D-E with 6 green")
    assert now(s, islands).score == [islands.board.points[6], 0] == [21, 0]
