"""Ticket to Ride at the terminal: what tickets still need, what happened, and the count at the end, in words."""

import re

import numpy as np
import pytest

import fogcity
from fogcity.core.events import Event, GameOver, Passed
from fogcity.games.ticket import events
from fogcity.games.ticket.events import held_tickets
from fogcity.games.ticket.terminal.event_texts import EventTexts
from fogcity.games.ticket.terminal.previews import affordable_way, is_done, may_claim, ticket_status
from fogcity.games.ticket.terminal.results import draw_results
from fogcity.games.ticket.terminal.typed_input import InputReader
from fogcity.terminal.face import find_face
from fogcity.terminal.game_log import log_lines
from tests.helpers.terminal import LARGE, Script, at_random, printed, random_table, sit_down

# ---- ways and tickets


def fewest_cars(game, record, seat, start, goal):
    """The same once more, apart from the code: distances shrink until none shrinks any further."""
    far = 10_000
    distance = [far] * len(game.board.locations)
    distance[start] = 0
    for _ in distance:
        for number, route in enumerate(game.board.routes):
            owner = int(record["owner"][number])
            twin = int(record["owner"][route.twin]) if route.twin >= 0 else -1
            closed = owner >= 0 or twin == seat or (twin >= 0 and record["seats"] == 2)
            if owner != seat and closed:
                continue
            cost = 0 if owner == seat else route.length
            for a, b in ((route.a, route.b), (route.b, route.a)):
                distance[b] = min(distance[b], distance[a] + cost)
    return distance[goal] if distance[goal] <= record["cars"][seat] else None


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("actions", [10, 60, 120, 180])
def test_an_affordable_way_is_the_cheapest_one(seats, actions):
    table = random_table(actions, seats)
    game, record = table.game, table.game.view(table.state, 0).record
    for start in range(0, 21, 3):
        for goal in range(21):
            way = affordable_way(game.board, record, 0, start, goal)
            assert (way.cars if way else None) == fewest_cars(game, record, 0, start, goal)
            if way:
                assert (way.stops[0], way.stops[-1]) == (start, goal)
                assert sum(game.board.routes[route].length for route in way.to_claim) == way.cars
                assert all(may_claim(record, 0, route) for route in way.to_claim)


def test_tickets_that_are_done_are_those_that_the_rules_count():
    for seed in range(6):
        table = random_table(10_000, 3, seed)
        game, view = table.game, table.game.view(table.state, None)
        done = [
            sum(is_done(game.board, view.record, seat, ticket) for ticket in held_tickets(view.record, seat))
            for seat in range(3)
        ]
        assert done == game.points(table.state)[1]


def test_what_is_still_to_go_is_told_in_parts():
    game = fogcity.game("ticket")
    board = game.board
    record = game.view(game.deal(3, 1), 0).record.copy()
    ticket = next(n for n in range(len(board.tickets)) if board.ticket_name(n) == "Alcatraz-Twin Peaks")
    told = "needs Alcatraz-Fort Mason-Pacific Heights-Haight Ashbury-Twin Peaks (8)"
    assert ticket_status(board, record, 0, ticket) == told

    def claim(name, seat=0):
        number = next(n for n in range(len(board.routes)) if board.route_name(n) == name)
        record["owner"][number] = seat
        record["free"][number // 64] &= ~np.uint64(1 << number % 64)

    claim("Fort Mason-Pacific Heights (1)")
    assert "Alcatraz-Fort Mason and Pacific Heights-Haight Ashbury-Twin Peaks (7)" in ticket_status(
        board, record, 0, ticket
    )
    claim("Haight Ashbury-Pacific Heights")
    claim("Alcatraz-Fort Mason (2)")
    assert ticket_status(board, record, 0, ticket) == "needs Haight Ashbury-Twin Peaks (2)"
    claim("Haight Ashbury-Twin Peaks", 1)
    assert ticket_status(board, record, 0, ticket) == "needs Haight Ashbury-The Castro-Twin Peaks (3)"
    record["cars"][0] = 2
    assert ticket_status(board, record, 0, ticket) == "cannot be done any more"
    claim("Haight Ashbury-Twin Peaks")
    assert ticket_status(board, record, 0, ticket) == "done"


def test_the_way_ends_where_all_routes_are_taken():
    game = fogcity.game("ticket")
    record = game.view(game.deal(3, 1), 0).record.copy()
    for number, route in enumerate(game.board.routes):
        if 0 in (route.a, route.b):
            record["free"][number // 64] &= ~np.uint64(1 << number % 64)
    assert affordable_way(game.board, record, 0, 0, 5) is None


# ---- words


TOLD = [
    (events.TicketsOffered(0, 2, ["A-B", "C-D"]), "You draw 2 tickets: A-B and C-D."),
    (events.TicketsOffered(1, 2, None), "Seat 2 draws 2 tickets."),
    (events.TicketsOffered(1, 1, None), "Seat 2 draws the last ticket."),
    (events.TicketsChosen(0, ["A-B"]), "You keep A-B."),
    (events.TicketsChosen(1, None), "Seat 2 has chosen tickets."),
    (events.TicketsKept(0, 1, ["A-B"], 1, ["C-D"]), "You keep A-B and put C-D at the bottom of the deck."),
    (events.TicketsKept(1, 1, None, 1, None), "Seat 2 keeps 1 ticket and puts one at the bottom of the deck."),
    (events.TicketsKept(1, 2, None, 0, None), "Seat 2 keeps 2 tickets."),
    (events.StackPlaced(1, "Presidio", "bell", 2), "Seat 2 puts a stack of 2 souvenirs (bell) on Presidio."),
    (events.StackPlaced(0, "Presidio", "bell", 1), "You put a stack of 1 souvenir (bell) on Presidio."),
    (events.CardTaken(1, "red", True), "Seat 2 takes the open red card."),
    (events.CardTaken(0, "green", False), "You draw a card from the deck: green."),
    (events.CardTaken(1, None, False), "Seat 2 draws a card from the deck."),
    (
        events.RouteClaimed(1, "A-B (1)", ["A", "B"], 2, {"red": 1, "ferry": 1}, 2, 18),
        "Seat 2 claims A-B (1) with 1 red 1 ferry for 2 points.",
    ),
    (events.RouteClaimed(0, "A-B", ["A", "B"], 1, {"red": 1}, 1, 19), "You claim A-B with 1 red for 1 point."),
    (events.TicketsCompleted(0, ["A-B"]), "You complete A-B."),
    (events.TicketsCompleted(1, ["A-B", "C-D"]), "Seat 2 completes A-B and C-D."),
    (events.SouvenirTaken(0, "Alcatraz", "bell", 1), "You take the bell at Alcatraz: the first souvenir."),
    (events.SouvenirTaken(1, "Alcatraz", "bell", 3), "Seat 2 takes the bell at Alcatraz: 3 different souvenirs now."),
    (events.DeckShuffled(), "The discard pile is shuffled into a new deck."),
    (events.DisplaySwept(1), "Three or more ferries were open, so all open cards are replaced."),
    (events.DisplaySwept(2), "Three or more ferries were open, so all open cards are replaced, 2 times."),
    (events.CardsTurned(["red", "blue"], [0, 1]), "Red and blue are turned up."),
    (Passed(0), "You pass: there is nothing else to do."),
    (Passed(1), "Seat 2 passes: there is nothing else to do."),
    (events.LastRound(0, 2), "You have 2 cars left. Last round: everybody gets one more turn."),
    (events.LastRound(1, 0), "Seat 2 has no car left. Last round: everybody gets one more turn."),
    (events.TicketsShown(1, ["A-B"], ["C-D"]), "Seat 2 shows tickets: done A-B; missed C-D."),
    (events.TicketsShown(1, [], []), "Seat 2 shows tickets: none."),
    (GameOver([1, 2], [1]), "The game is over."),
]


@pytest.mark.parametrize(("event", "told"), TOLD)
def test_every_event_is_told(event, told):
    assert EventTexts(0).lines([event]) == [told]


def test_every_kind_of_event_is_in_the_list():
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {*kinds, GameOver, Passed} - {Event} == {type(event) for event, _ in TOLD}


def test_a_card_and_what_replaces_it_are_told_together():
    taken, turned = events.CardTaken(1, "red", True), events.CardsTurned(["blue"], [0])
    assert EventTexts(0).lines([taken, turned]) == ["Seat 2 takes the open red card; blue is turned up."]
    assert len(EventTexts(0).lines([taken, events.DeckShuffled(), turned])) == 3


def test_the_log_tells_every_move_and_of_others_tickets_only_how_many():
    table = random_table(10_000, 3, 2, claims=False)
    last = table.moves[-1].turn
    for seat in (0, 1, 2, None):
        log = log_lines(table, EventTexts(seat))
        assert {int(line[:3]) for line in log} == set(range(1, last + 1))
        tickets = [line for line in log if "keep" in line and not line.startswith(f"{last:>3}")]
        assert tickets
        for line in tickets:
            assert ("You keep" in line) or re.search(
                r"Seat [123] keeps [12] tickets?( and puts one at the bottom of the deck)?\.", line
            )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_kept_before_the_game_is_told_once(seats):
    table = fogcity.Table(fogcity.game("ticket"), seats, 5)
    for _ in range(seats):
        table.act("keep 1")
    for seat in range(seats):
        assert sum("You keep" in line for line in log_lines(table, EventTexts(seat))) == 1


# ---- what is told about the game


@pytest.mark.parametrize("board", [None, LARGE], ids=["box", "large"])
def test_the_examples_of_the_help_can_be_paid(board):
    game = fogcity.game("ticket", board)
    text = printed(find_face(game).help(game.view(game.deal(2, 1), 0)))
    typed = re.search(r"claim \S+ with (?:\d \w+ ?)+\d? ?", text)[0].strip()
    claim, _, cards = typed.partition(" with ")
    view = game.view(game.position(f"seats 2\nhand 1 {cards}\n"), 0)
    action = InputReader(game).read(view, f"{claim} with {cards}")
    assert game.parse(view, action) in game.legal(view)
    assert "most points" in text.split("\n")[0]


def test_the_rules_have_the_numbers_of_the_board():
    game = fogcity.game("ticket")
    answer = find_face(game).commands["rules"](game.view(game.deal(2, 1), None), [])
    text = " ".join(printed(answer.pages, 80).split())
    for told in (
        "length: 1 scores 1, 2 scores 2, 3 scores 4, 5 scores 10.",
        "6 score 9, 7 score 12",
        "20 cars",
        "2 or fewer",
    ):
        assert told in text
    assert 12 <= printed(answer.pages, 80).count("\n") <= 22


def test_the_price_of_a_ferry_route_counts_every_card_once():
    game = fogcity.game("ticket")
    view = game.view(game.deal(2, 1), 0)
    text = printed(find_face(game).commands["routes"](view, []).pages)
    assert re.search(r"ALC-FM \(1\) +Alcatraz-Fort Mason \(1\) +1 orange \+ 1 ferry +2", text)
    assert re.search(r"FM-GGB .*4 any \+ 1 ferry", text)


def test_names_of_routes_give_way_in_a_narrow_terminal():
    game = fogcity.game("ticket")
    view = game.view(game.position("seats 2\nhand 1 2 red 2 ferry\n"), 0)
    pages = find_face(game).commands["routes"](view, []).pages
    assert "Alcatraz-Fort Mason" in printed(pages, 100)
    assert "Alcatraz-Fort Mason" not in printed(pages, 50)
    assert "ALC-FM (1)" in printed(pages, 50)


def test_all_routes_are_listed_with_their_owners():
    game = fogcity.game("ticket")
    view = game.view(game.position("seats 2\nclaimed 2 Alcatraz-Fort Mason (1)\n"), 0)
    text = printed(find_face(game).commands["routes"](view, ["all"]).pages)
    assert re.search(r"ALC-FM \(1\) .*Seat 2\n", text)
    assert re.search(r"ALC-FM \(2\) .*closed\n", text)
    assert text.count("\n") >= len(game.board.routes)


# ---- the end


def test_tickets_are_shown_in_the_count_and_not_in_the_news_above_it(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(answer=at_random()), "ticket", (1,))
    session.run()
    assert "Final points" in file.getvalue()
    assert "shows tickets" not in file.getvalue()
    assert any("shows tickets" in line for line in log_lines(session.table, EventTexts(1)))


def test_the_count_says_what_stands_in_brackets():
    table = random_table(10_000)
    text = printed(draw_results(table.game, table.game.view(table.state, None), ["", "", ""]), 80)
    assert "In brackets: the number of tickets or souvenirs." in text


@pytest.mark.parametrize("seed", range(5))
def test_the_count_at_the_end_adds_up(seed):
    table = random_table(10_000, 4, seed)
    game = table.game
    text = printed(draw_results(game, game.view(table.state, seed % 4), ["ann", "bob", "cho", "dan"]), 500)
    rows = re.findall(
        r"^ +(\d)  \w+ +(\d+) +\+?(\d+) \((\d+)\) +-?(\d+) \(\d+\) +(\d+) \(\d+\) +(-?\d+) *$", text, re.MULTILINE
    )
    points, done = game.points(table.state)
    assert sorted(int(row[0]) for row in rows) == [1, 2, 3, 4]
    for seat, routes, made, count, missed, souvenirs, total in (map(int, row) for row in rows):
        assert routes + made - missed + souvenirs == total == points[seat - 1]
        assert count == done[seat - 1]
    assert [int(row[6]) for row in rows] == sorted(points, reverse=True)
    for seat in range(4):
        for ticket in held_tickets(game.view(table.state, None).record, seat):
            assert game.board.ticket_name(ticket) in text


@pytest.mark.parametrize(
    ("points", "done", "told"),
    [
        ([5, 9, 3], [1, 1, 1], "Seat 2 wins."),
        (
            [9, 9, 3],
            [1, 2, 1],
            "have 9 points each. Completed tickets decide: You 1 ticket and Seat 2 2 tickets. Seat 2 wins.",
        ),
        (
            [9, 9, 3],
            [2, 2, 3],
            "Completed tickets decide: You 2 tickets and Seat 2 2 tickets. You and Seat 2 share the win.",
        ),
        ([9, 4, 3], [2, 2, 3], "You win."),
    ],
)
def test_who_has_won_and_how_it_was_decided(monkeypatch, points, done, told):
    table = random_table(10_000)
    monkeypatch.setattr(type(table.game), "points", lambda self, s: (points, done))
    text = printed(draw_results(table.game, table.game.view(table.state, 0), ["ann", "bob", "cho"]), 200)
    assert told in text
