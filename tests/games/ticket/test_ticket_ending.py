"""The end of Ticket to Ride and its final scoring: SF23 to SF28."""

import pytest

import fogcity
from fogcity.core.events import GameOver, Passed
from fogcity.games.ticket.events import LastRound, TicketsShown
from tests.helpers.compare_ticket import legal, read
from tests.helpers.playing import happenings, play
from tests.helpers.ticket_positions import spread, table

g = table()
scarce = table("scarce")
few = table("few-cars")  # four cars each
SEATS = (2, 3, 4)


def now(s, game=g):
    return read(game.board, s)


def all_tickets_held(game, seats, spare=0):
    """Lines in which the seats hold all tickets but so many, two by two in turn."""
    names = [game.board.ticket_name(ticket) for ticket in range(len(game.board.tickets))]
    held = names[: len(names) - spare]
    assert len(held) % 2 == 0
    lines = [f"drew {n // 2 % seats + 1} {held[n]}, {held[n + 1]} kept both" for n in range(0, len(held), 2)]
    return "\n".join([*lines, "tickets " + ", ".join(names[len(held) :])]) + "\n"


def stuck(seats=2, hand="", shown="- - - - -", spare=0):
    """No card lies open unless told, no ticket is left unless told, and seat 1 has this hand."""
    return scarce.position(spread(scarce, seats, shown, hand) + all_tickets_held(scarce, seats, spare))


# ---- passing


def test_sf23_who_can_do_nothing_passes():
    s = stuck(3)
    assert legal(scarce, s) == {"pass"}
    assert happenings(scarce, s, "pass") == [Passed(0)]
    assert scarce.turn(s) == 1


@pytest.mark.parametrize(
    ("more", "action"),
    [
        ({"hand": "1 ferry"}, "claim A-B (1) with 1 ferry"),
        ({"shown": "- - red - -"}, "take red"),
        ({"shown": "ferry - - - -"}, "take ferry"),
        ({"spare": 2}, "tickets"),
    ],
)
def test_sf23_nobody_else_may_pass(more, action):
    s = stuck(**more)
    assert action in legal(scarce, s)
    assert "pass" not in legal(scarce, s)
    with pytest.raises(fogcity.IllegalAction, match="only a player who can neither"):
        play(scarce, s, "pass")


def test_sf23_cards_that_pay_for_no_route_do_not_keep_from_passing():
    assert legal(scarce, stuck(hand="1 green 1 black")) == {"pass"}, "both routes of these colours take two cards"
    assert legal(scarce, stuck(hand="2 green")) > {"claim B-C with 2 green"}


# ---- the last round


def with_cars(seats=2, turn=1, more=""):
    """On the board of four cars; everybody has cards for some routes."""
    hands = "".join(
        f"hand {seat + 1} {'1 red 1 orange 1 ferry' if seat < 3 else '1 red 1 blue'}\n" for seat in range(seats)
    )
    return few.position(f"seats {seats}\nturn {turn}\nopen blue green green purple purple\n{hands}{more}")


def test_sf24_who_ends_a_turn_with_two_cars_begins_the_last_round():
    s = with_cars(3, more="claimed 1 A-B (1)\nsouvenirs 1 ppp qqq rrr\n")
    told = happenings(few, s, "claim A-C with 1 orange")
    assert now(s, few).cars == [2, 4, 4]
    assert now(s, few).final_turns == 3, "one more turn for everybody, seat 1 too"
    assert told[-1] == LastRound(0, 2)


def test_sf24_three_cars_are_enough_to_go_on():
    s = with_cars(2, more="souvenirs 1 ppp qqq rrr\n")
    play(few, s, "claim A-C with 1 orange")
    assert (now(s, few).cars[0], now(s, few).final_turns) == (3, None)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [1, 2])
def test_sf24_everybody_has_one_more_turn_and_then_the_game_ends(seats, first):
    s = with_cars(seats, first, f"claimed {first} A-B (1)\nsouvenirs {first} ppp qqq rrr\n")
    play(few, s, "claim A-C with 1 orange")
    turns = []
    while few.turn(s) >= 0:
        turns.append(few.turn(s) + 1)
        play(few, s, "take blind", "take blind")
    order = [(first + n) % seats + 1 for n in range(seats)]
    assert turns == order, "and who began it is the last"
    assert few.winners(s)


def test_sf24_a_second_player_with_few_cars_does_not_make_it_longer():
    s = with_cars(3, more="claimed 1 A-B (1)\nclaimed 2 B-D (1)\nsouvenirs 1 ppp qqq rrr\nsouvenirs 2 ppp qqq rrr\n")
    play(few, s, "claim A-C with 1 orange")
    assert now(s, few).final_turns == 3
    told = happenings(few, s, "claim A-B (2) with 1 ferry")
    assert now(s, few).cars == [2, 2, 4]
    assert now(s, few).final_turns == 2, "only the first counts"
    assert not [event for event in told if isinstance(event, LastRound)]
    play(few, s, "take blind", "take blind", "take blind", "take blind")
    assert few.turn(s) == -1


def test_sf24_a_turn_ends_once_the_souvenir_is_chosen():
    stacks = "stack A: ppp 2\nstack B: qqq 1\nstack C: rrr 2\n"
    s = with_cars(2, more=f"claimed 1 B-D (1)\n{stacks}")
    play(few, s, "claim A-C with 1 orange")
    assert (now(s, few).cars[0], now(s, few).stage, now(s, few).final_turns) == (2, "visiting", None)
    assert happenings(few, s, "souvenir C")[-1] == LastRound(0, 2)
    assert (now(s, few).final_turns, few.turn(s)) == (2, 1)


def test_sf24_whoever_has_few_cars_begins_it_at_the_end_of_any_turn():
    """Such a position cannot be reached by play, but the rule only speaks of cars at the end of a turn."""
    s = with_cars(2, more="claimed 1 B-D (1), A-B (1)\n")
    play(few, s, "take blind", "take blind")
    assert now(s, few).final_turns == 2


def test_sf24_routes_are_claimed_in_the_last_round_too():
    s = with_cars(2, more="claimed 1 A-B (1), B-D (1)\nclaimed 2 D-E (1)\nlast 2\nsouvenirs 1 ppp qqq rrr\n")
    before = now(s, few).score
    play(few, s, "claim A-C with 1 orange")
    assert (now(s, few).score[0], now(s, few).final_turns) == (before[0] + 1, 1)
    play(few, s, "take blind", "take blind")
    assert (few.turn(s), legal(few, s)) == (-1, set())
    with pytest.raises(fogcity.IllegalAction, match="game is over"):
        play(few, s, "take blind")


def test_sf24_the_last_round_ends_with_the_count():
    s = with_cars(
        2, turn=2, more="claimed 1 A-B (1), A-C\nlast 1\ndrew 1 A-B, A-E kept both\ndrew 2 B-D, C-E kept first\n"
    )
    play(few, s, "take blind")
    told = happenings(few, s, "take blind")
    assert told[-3:] == [
        TicketsShown(0, ["A-B"], ["A-E"]),
        TicketsShown(1, [], ["B-D"]),
        GameOver([0, -3], [0]),
    ]


# ---- tickets


def scores(routes, tickets, game=g):
    """What seat 1 has with these routes and these tickets, two or one that was kept; seat 2 has nothing."""
    names = [game.board.ticket_name(n) for n in range(len(game.board.tickets))]
    free = [name for name in names if name not in tickets]
    outcome = "both" if len(tickets) == 2 else "first"
    mine = ", ".join((*tickets, *free[:1])[:2])
    claimed = f"claimed 1 {routes}\n" if routes else ""
    s = game.position(f"seats 2\nover\n{claimed}drew 1 {mine} kept {outcome}\ndrew 2 {free[1]}, {free[2]} kept first\n")
    points = now(s, game).score[0]
    return game.scores(s)[0] - points, game.points(s)[1][0]


def test_sf25_a_ticket_whose_ends_are_joined_is_added():
    assert scores("Fort Mason-Lombard Street, Lombard Street-Market Street", ["Fort Mason-Market Street"]) == (3, 1)


def test_sf25_any_other_is_subtracted():
    assert scores("", ["Fort Mason-Market Street"]) == (-3, 0)
    assert scores("Fort Mason-Lombard Street", ["Fort Mason-Market Street"]) == (-3, 0)


CIRCLE = "Fort Mason-Lombard Street, Lombard Street-Pier 39, Fort Mason-Pier 39 (1)"
OTHER_CIRCLE = "Market Street-Union Square (1), South Beach-Union Square, Market Street-South Beach"
DETOUR = (
    "Fort Mason-Pier 39 (1), Pier 39-The Embarcadero (2), The Embarcadero-Union Square (1), Union Square-South Beach"
)


@pytest.mark.parametrize(
    ("routes", "done"),
    [
        ("Fort Mason-Pacific Heights (1), Market Street-Pacific Heights", True),
        ("Lombard Street-Market Street, Fort Mason-Lombard Street", True),
        (f"{DETOUR}, South Beach-Market Street", True),
        (DETOUR, False),
        ("Fort Mason-Pier 39 (1), Market Street-Union Square (1)", False),  # both ends, and a gap between
        (CIRCLE, False),
        (f"{CIRCLE}, Lombard Street-Market Street", True),
        (f"{CIRCLE}, {OTHER_CIRCLE}", False),
        (f"{CIRCLE}, {OTHER_CIRCLE}, Lombard Street-Union Square", True),
        (f"{OTHER_CIRCLE}, Lombard Street-Union Square, {CIRCLE}", True),
    ],
)
def test_sf25_a_run_of_routes_may_go_anywhere_but_has_no_gap(routes, done):
    assert scores(routes, ["Fort Mason-Market Street"]) == ((3, 1) if done else (-3, 0))


def test_sf25_a_run_of_routes_may_begin_at_any_location():
    assert scores("Alcatraz-Pier 39 (1), Lombard Street-Pier 39", ["Alcatraz-Lombard Street"]) == (3, 1)
    assert scores(
        "Japanese Gardens-Sunset (1), Japanese Gardens-Presidio (1), Golden Gate Bridge-Presidio (2)",
        ["Golden Gate Bridge-Sunset"],
    ) == (7, 1)


def test_sf25_every_ticket_counts_by_itself():
    routes = "Fort Mason-Lombard Street, Lombard Street-Market Street"
    assert scores(routes, ["Fort Mason-Market Street", "Golden Gate Bridge-Potrero Hill"]) == (3 - 8, 1)
    more = routes + ", Market Street-Mission District (1), Haight Ashbury-The Castro (1), Mission District-The Castro"
    assert scores(more, ["Fort Mason-Market Street", "Haight Ashbury-Mission District"]) == (3 + 2, 2)


def test_sf25_the_routes_of_others_do_not_help():
    s = g.position(
        "seats 2\nover\nclaimed 1 Fort Mason-Lombard Street\nclaimed 2 Lombard Street-Market Street\n"
        "drew 1 Fort Mason-Market Street, Alcatraz-Presidio kept first\n"
        "drew 2 Market Street-Sunset, Alcatraz-Twin Peaks kept first\n"
    )
    assert g.scores(s) == [1 - 3, 2 - 7]


# ---- souvenirs

SYMBOLS = g.board.souvenirs


@pytest.mark.parametrize(("number", "points"), list(enumerate([0, 0, 1, 2, 4, 6, 9, 12])))
def test_sf26_different_souvenirs_score_by_their_number(number, points):
    text = "seats 4\nover\n"
    tickets = "".join(
        f"drew {seat + 1} {g.board.ticket_name(2 * seat)}, {g.board.ticket_name(2 * seat + 1)} kept first\n"
        for seat in range(4)
    )
    held = f"souvenirs 2 {' '.join(SYMBOLS[:number])}\n" if number else ""
    without = g.scores(g.position(text + tickets))
    scored = g.scores(g.position(text + tickets + held))
    assert [one - other for one, other in zip(scored, without, strict=True)] == [0, points, 0, 0]


# ---- who wins


def ended(*seats):
    """A game on the board of few cars that is over: routes, and tickets that were drawn, of each seat."""
    lines = [f"claimed {n + 1} {routes}" for n, (routes, _) in enumerate(seats) if routes]
    lines += [f"drew {n + 1} {tickets}" for n, (_, tickets) in enumerate(seats)]
    s = few.position(f"seats {len(seats)}\nover\n" + "\n".join(lines) + "\n")
    return few.scores(s), few.points(s)[1], few.winners(s)


def test_sf27_most_points_win():
    one, two = ("A-B (1)", "A-B, A-C kept first"), ("C-D", "A-D, B-E kept both")
    assert ended(one, two) == ([3, 0], [1, 0], [0])
    assert ended(two, one) == ([0, 3], [0, 1], [1])


def test_sf27_points_count_before_tickets():
    one, two = ("A-B (1)", "A-B, A-C kept both"), ("C-D", "B-E, A-D kept first")
    assert ended(one, two) == ([0, 4], [1, 0], [1])


def test_sf27_equal_points_are_decided_by_tickets():
    one, two = ("A-B (1)", "A-B, A-C kept both"), ("C-D", "A-D, B-E kept both")
    assert ended(one, two) == ([0, 0], [1, 0], [0])
    assert ended(two, one) == ([0, 0], [0, 1], [1])


def test_sf27_if_the_tickets_are_equal_too_the_win_is_shared():
    one, two = ("A-B (1), A-C", "A-C, A-D kept first"), ("B-C (1)", "B-C, B-D kept first")
    assert ended(one, two) == ([5, 5], [1, 1], [0, 1])


def test_sf27_only_those_who_are_level_share():
    one, two = ("A-B (1), A-C", "A-C, A-D kept first"), ("B-C (1)", "B-C, B-D kept first")
    assert ended(one, ("", "C-E, D-E kept first"), two) == ([5, -4, 5], [1, 0, 1], [0, 2])


def test_sf27_of_three_with_equal_points_two_may_share():
    one = ("A-B (1)", "A-B, A-C kept both")  # 1 + 2 - 3, one done
    two = ("C-D", "A-D, B-E kept both")  # 6 - 4 - 2, none
    three = ("B-D (1)", "B-D, C-E kept both")  # 1 + 3 - 4, one done
    assert ended(one, two, three) == ([0, 0, 0], [1, 0, 1], [0, 2])


def test_sf27_nobody_has_won_before_the_end():
    assert g.winners(g.deal(2, seed=1)) == []


# ---- a round of passes


# All routes are claimed, so that no hand is of any use.
CLAIMED = {
    2: "claimed 1 A-B (1), C-D (1), B-C, A-C\nclaimed 2 D-E, A-E (1), B-E\n",
    3: "claimed 1 A-B (1), C-D (1), B-C, A-C\nclaimed 2 D-E, A-E (1), B-E, A-B (2), C-D (2)\nclaimed 3 A-E (2)\n",
    4: "claimed 1 A-B (1), C-D (1), B-C, A-C\nclaimed 2 D-E, A-E (1), B-E, A-B (2), C-D (2)\nclaimed 4 A-E (2)\n",
}


def all_stuck(seats, shown="- - - - -", more=""):
    tickets = all_tickets_held(scarce, seats)
    return scarce.position(spread(scarce, seats, shown) + tickets + CLAIMED[seats] + more)


@pytest.mark.parametrize("seats", SEATS)
def test_sf28_the_game_is_over_once_all_have_passed(seats):
    s = all_stuck(seats)
    for seat in range(seats):
        assert (scarce.turn(s), legal(scarce, s)) == (seat, {"pass"})
        told = happenings(scarce, s, "pass")
    assert scarce.turn(s) == -1
    assert isinstance(told[-1], GameOver)
    assert scarce.winners(s)


def test_sf28_whoever_does_something_begins_the_count_anew():
    s = all_stuck(3, shown="red - - - -", more="passes 2\n")
    assert legal(scarce, s) == {"take red"}
    play(scarce, s, "take red")
    assert now(s, scarce).passes == 0
    play(scarce, s, "pass", "pass")
    assert scarce.turn(s) == 0
    play(scarce, s, "pass")
    assert scarce.turn(s) == -1


def test_sf28_passes_in_the_last_round_are_turns_like_others():
    s = all_stuck(3, more="last 2\n")
    play(scarce, s, "pass", "pass")
    assert (scarce.turn(s), now(s, scarce).final_turns) == (-1, 0)
