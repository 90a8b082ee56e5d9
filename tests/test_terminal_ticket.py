"""Ticket to Ride at the terminal: the map, the words, what can be typed, and what nobody else may see."""

import io
import os
import random
import re
from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

import fogcity
from fogcity.terminal.faces import face_for
from fogcity.terminal.history import events_of, tell_log, tell_moves
from fogcity.terminal.page import Scene, Size
from fogcity.terminal.screen import Screen
from fogcity.terminal.ticket import map as citymap
from fogcity.terminal.ticket.chart import draw_chart, label_start
from fogcity.terminal.ticket.codes import Gazetteer, codes_for
from fogcity.terminal.ticket.listing import draw_list
from fogcity.terminal.ticket.results import draw_results
from fogcity.terminal.ticket.typed import Reader
from fogcity.terminal.ticket.ways import cheapest_way, held_tickets, is_done, may_claim, tell_ticket
from fogcity.terminal.ticket.words import Teller
from fogcity.ticket import events
from fogcity.ticket.board import parse, standard
from fogcity.ticket.state import ACTING, CHOOSING, KEEPING, SECOND, STACKING, VISITING
from fogcity.ticket.tables import CLAIM, DRAW_TICKETS
from tests.test_terminal_session import Script, at_random, is_kept, resume, sit_down

NAMES = [
    f"{a} {b}"
    for a in ("North", "South", "Old", "Saint")
    for b in ("Harbour", "Market", "Bridge", "Gardens", "Hill", "Mill", "Tower", "Well")
]
WIDE_NAMES = [f"東京{n}番" for n in range(16)] + [f"Sankt-Jürgen {n}" for n in range(16)]
SIZES = [(80, 24), (100, 40), (130, 42), (200, 60)]


def large_board(names=NAMES):
    """A board of 32 locations and 100 routes, as large as boards may be."""
    rng = random.Random(1)
    spots = [(90 + i % 8 * 145 + rng.randint(-40, 40), 70 + i // 8 * 280 + rng.randint(-60, 60)) for i in range(32)]
    near = ((1, 0), (0, 1), (1, 1), (1, -1))
    pairs = [(i, i + dx + 8 * dy) for i in range(32) for dx, dy in near if 0 <= i % 8 + dx < 8 and 0 <= i // 8 + dy < 4]
    lines = [
        'name = "large"\ntitle = "Large"\ncars = 30',
        "cards = { blue = 12, green = 12, black = 12, purple = 12, red = 12, orange = 12, ferry = 14 }",
        "points = { 1 = 1, 2 = 2, 3 = 4, 4 = 7 }",
        'souvenirs = ["bell", "crab", "gull", "lantern", "poppy"]\nsouvenir_points = [0, 0, 1, 2, 4, 6]',
        "locations = [",
    ]
    for i, (x, y) in enumerate(spots):
        red = ", red = true" if i in (0, 13, 31) else ""
        lines.append(f'  {{ name = "{names[i]}", x = {x}, y = {y}{red} }},')
    lines.append("]\nroutes = [")
    for number, (a, b) in enumerate(pairs):
        colours = [rng.choice(["blue", "green", "black", "purple", "red", "orange", "grey"]) for _ in range(2)]
        colours = colours if number < 100 - len(pairs) else colours[:1]
        written = ", ".join(f'"{colour}"' for colour in colours)
        more = f"length = {rng.randint(1, 4)}, colours = [{written}]{', ferries = 1' if number % 5 == 0 else ''}"
        lines.append(f'  {{ from = "{names[a]}", to = "{names[b]}", {more} }},')
    lines.append("]\ntickets = [")
    lines += [f'  {{ from = "{names[i]}", to = "{names[31 - i]}", value = {i % 7 + 2} }},' for i in range(16)]
    lines += [f'  {{ from = "{names[i]}", to = "{names[i + 16]}", value = {i % 5 + 2} }},' for i in range(8)]
    return parse("\n".join([*lines, "]"]))


LARGE = large_board()


def random_table(actions, seats=3, seed=1, board=None, *, claims=True):
    """A table after so many random actions; somebody who can claim a route does, if it is to be a lively game."""
    game = fogcity.game("ticket", board)
    table = fogcity.Table(game, seats, seed)
    rng = np.random.default_rng(seed)
    while len(table.moves) < actions and not table.is_over:
        legal = game.legal(table.state)
        wanted = [action for action in legal if action >= CLAIM]
        table.act(int(rng.choice(wanted if claims and wanted and rng.random() < 0.7 else legal)))
    return table


def drawn(table, seat, width=80, height=70, size=Size.AUTO, *, terminal=False, colour=False, notes=(), asks=False):
    file = io.StringIO()
    system = "truecolor" if colour else None
    console = Console(file=file, width=width, height=height, force_terminal=terminal, color_system=system)
    face = face_for(table.game)
    moves = table.moves[-6:]
    news, marks = tell_moves(table, moves, face.teller(seat)), face.mark(events_of(table, moves, seat))
    scene = Scene(table.game.view(table.state, seat), news, marks, notes=notes, asks=asks)
    Screen(console, table.game, ["ann", "bob", "cho", "dan"], size).draw(scene)
    return file.getvalue().replace("\x1b[H\x1b[2J", "")


# ---- codes and names


def test_codes_are_short_and_remind_of_names():
    names = tuple(location.name for location in standard().locations)
    codes = dict(zip(names, codes_for(names), strict=True))
    assert codes["Alcatraz"] == "ALC"
    assert codes["Golden Gate Bridge"] == "GGB"
    assert codes["Pier 39"] == "P39"
    assert codes["Palace of Fine Arts"] == "PFA"
    assert codes["The Castro"] == "CAS"


@pytest.mark.parametrize(
    "names",
    [
        [location.name for location in standard().locations],
        NAMES,
        WIDE_NAMES,
        [f"A {n}" for n in range(32)],
        ["!", "?", "...", "A", "B", "AB", "A B", "a-b", "É", "e", "ß", "ss!"],
        ["x" * n for n in range(1, 33)],
    ],
)
def test_every_code_and_every_name_finds_its_own_location(names):
    places = Gazetteer(names)
    assert len({code.casefold() for code in places.codes}) == len(names)
    assert all(2 <= cell_len(code) <= 3 for code in places.codes)
    for number, (name, code) in enumerate(zip(names, places.codes, strict=True)):
        assert places.find(code) == places.find(code.lower()) == number
        assert places.candidates(name) == [number] or places.names[places.candidates(name)[0]] != name


@pytest.mark.parametrize(
    ("typed", "name"),
    [("alc", "Alcatraz"), ("p39", "Pier 39"), ("ashbury", "Haight Ashbury"), ("gol br", "Golden Gate Bridge")],
)
def test_the_first_letters_of_a_name_will_do(typed, name):
    places = Gazetteer([location.name for location in standard().locations])
    assert places.names[places.find(typed)] == name


def test_letters_that_several_names_begin_with_are_asked_about():
    places = Gazetteer([location.name for location in standard().locations])
    with pytest.raises(
        fogcity.BadText, match=r"'pa' could be Pacific Heights \(PAH\), Painted Ladies \(PL\) or Palace"
    ):
        places.find("pa")
    with pytest.raises(fogcity.BadText, match="there is no location 'oakland'"):
        places.find("oakland")


# ---- the map


@pytest.mark.parametrize("board", [standard(), LARGE, large_board(WIDE_NAMES)], ids=["box", "large", "wide"])
@pytest.mark.parametrize(("rows", "columns"), [(28, 100), (36, 84), (44, 120)])
def test_every_route_and_every_location_can_be_read_on_the_map(board, rows, columns):
    table = random_table(80, 3, 2, board)
    game, view = table.game, table.game.view(table.state, None)
    chart = draw_chart(board, rows, columns)
    assert chart.is_whole
    lines = citymap.draw_map(board, view, rows, columns).plain.split("\n")
    assert len(lines) == rows
    assert {cell_len(line) for line in lines} == {columns}
    codes = codes_for(tuple(location.name for location in board.locations))
    for number, name in enumerate(chart.names):
        assert name.text in (board.locations[number].name, codes[number])
        assert name.text in lines[name.row]
    for line in chart.lines:
        letters = [citymap.letter_of(board, view.record, route, "")[0] for route in line.routes]
        assert label_start(board.routes[line.routes[0]]) + "".join(letters) in lines[line.label[0]]
    assert sum(len(line.routes) for line in chart.lines) == len(board.routes)
    assert game.board is board


def test_names_are_written_in_full_where_there_is_room():
    chart = draw_chart(standard(), 28, 100)
    assert [name.text for name in chart.names] == [location.name for location in standard().locations]


def test_the_map_does_not_move_while_a_game_is_played():
    first, last = random_table(5), random_table(10_000)
    chart = draw_chart(standard(), 28, 100)
    for table in (first, last):
        lines = citymap.draw_map(standard(), table.game.view(table.state, None), 28, 100).plain.split("\n")
        assert all(lines[name.row][name.column :].startswith(name.text) for name in chart.names)


@pytest.mark.parametrize(("seats", "label"), [(2, "2~2-"), (3, "2~2K")])
def test_a_claimed_route_shows_its_owner_and_what_became_of_the_other(seats, label):
    game = fogcity.game("ticket")
    view = game.view(game.position(f"seats {seats}\nclaimed 2 Alcatraz-Fort Mason (1)\n"), None)
    assert label in citymap.draw_map(game.board, view, 28, 100).plain
    assert f"ALC-FM  {label}" in draw_list(game.board, view, 80).plain


def test_claimed_lines_are_solid_and_free_ones_dotted():
    game = fogcity.game("ticket")
    dots = []
    for table in (random_table(4), random_table(100)):
        text = citymap.draw_map(game.board, game.view(table.state, None), 36, 100).plain
        braille = [ord(character) - 0x2800 for character in text if 0x2800 <= ord(character) < 0x2900]
        dots.append(sum(pattern.bit_count() for pattern in braille) / len(braille))
    assert dots[1] > 1.3 * dots[0]


@pytest.mark.parametrize(
    ("width", "height", "is_map"), [(80, 24, False), (100, 40, True), (130, 42, True), (75, 60, False)]
)
def test_the_map_is_drawn_where_it_fits(width, height, is_map):
    text = drawn(random_table(40), 0, width, height, terminal=True)
    assert any(0x2800 <= ord(character) < 0x2900 for character in text) == is_map
    assert ("ALC-FM" in text) != is_map


@pytest.mark.parametrize("size", list(Size))
def test_the_size_can_be_chosen(size):
    text = drawn(random_table(40), 0, 80, 24, size, terminal=True)
    assert ("ALC-FM" in text) == (size is not Size.FULL)
    assert any(0x2800 <= ord(character) < 0x2900 for character in text) == (size is Size.FULL)


@pytest.mark.parametrize("board", [None, LARGE], ids=["box", "large"])
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_whole_table_fits_with_the_prompt_and_a_mistake_under_it(board, seats, width, height):
    table, game = random_table(0, seats, 1, board), fogcity.game("ticket", board)
    rng = np.random.default_rng(3)
    stages = set()
    while not table.is_over:
        seat = game.turn(table.state)
        stage = int(table.state["stage"])
        if stage not in stages or len(table.moves) % 40 == 0:
            stages.add(stage)
            for notes in ((), ["Expected something else, not 'foo'."]):
                text = drawn(table, seat, width, height, notes=notes, asks=True, terminal=True)
                assert max(cell_len(line) for line in text.split("\n")) <= width
                assert all(note in text for note in notes)
                assert "Type " in text
                assert text.count("\n") < height
        legal = game.legal(table.state)
        fewer = [action for action in legal if action != DRAW_TICKETS]
        table.act(int(rng.choice(legal if len(held_tickets(table.state, seat)) < 5 or not fewer else fewer)))
    assert {KEEPING, STACKING, ACTING, SECOND, CHOOSING} <= stages


def test_a_list_that_is_too_long_says_so():
    game = fogcity.game("ticket", LARGE)
    view = game.view(game.deal(2, 1), 0)
    assert draw_list(LARGE, view, 80, None, 6).plain.endswith("… 69 more: `routes all`")
    assert "more" not in draw_list(LARGE, view, 80).plain


def test_a_spectator_sees_no_hand_and_no_tickets():
    table = random_table(40)
    text = drawn(table, None, 100, 50, terminal=True)
    assert "hand" not in text
    assert "your tickets" not in text
    assert "hand" in drawn(table, 0, 100, 50, terminal=True)


@pytest.mark.parametrize("size", list(Size))
def test_without_colour_there_are_no_escape_codes(size):
    assert "\x1b" not in drawn(random_table(60), 0, size=size)
    assert "\x1b[" in drawn(random_table(60), 0, size=size, terminal=True, colour=True)


def test_the_last_round_is_announced_on_the_table_and_in_words():
    table = random_table(0)
    rng = np.random.default_rng(5)
    while table.state["final_turns"] < 0:
        table.act(int(rng.choice(table.game.legal(table.state))))
    assert "LAST ROUND, 3 turns to go" in drawn(table, 0, 120, 60, terminal=True)
    assert "LAST ROUND, 3 to go" in drawn(table, 0, 80, 24, terminal=True)
    told = tell_moves(table, table.moves[-1:], Teller(None))
    assert any(line.endswith("the last round. Everybody gets one more turn.") for line in told)


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
def test_a_cheapest_way_is_one_and_is_cheapest(seats, actions):
    table = random_table(actions, seats)
    game, record = table.game, table.game.view(table.state, 0).record
    for start in range(0, 21, 3):
        for goal in range(21):
            way = cheapest_way(game.board, record, 0, start, goal)
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
    told = "still to go: Alcatraz-Fort Mason-Pacific Heights-Haight Ashbury-Twin Peaks (8)"
    assert tell_ticket(board, record, 0, ticket) == told

    def claim(name, seat=0):
        number = next(n for n in range(len(board.routes)) if board.route_name(n) == name)
        record["owner"][number] = seat
        record["free"][number // 64] &= ~np.uint64(1 << number % 64)

    claim("Fort Mason-Pacific Heights (1)")
    assert "Alcatraz-Fort Mason and Pacific Heights-Haight Ashbury-Twin Peaks (7)" in tell_ticket(
        board, record, 0, ticket
    )
    claim("Haight Ashbury-Pacific Heights")
    claim("Alcatraz-Fort Mason (2)")
    assert tell_ticket(board, record, 0, ticket) == "still to go: Haight Ashbury-Twin Peaks (2)"
    claim("Haight Ashbury-Twin Peaks", 1)
    assert tell_ticket(board, record, 0, ticket) == "still to go: Haight Ashbury-The Castro-Twin Peaks (3)"
    record["cars"][0] = 2
    assert tell_ticket(board, record, 0, ticket) == "cannot be done any more"
    claim("Haight Ashbury-Twin Peaks")
    assert tell_ticket(board, record, 0, ticket) == "done"


def test_the_way_ends_where_all_routes_are_taken():
    game = fogcity.game("ticket")
    record = game.view(game.deal(3, 1), 0).record.copy()
    for number, route in enumerate(game.board.routes):
        if 0 in (route.a, route.b):
            record["free"][number // 64] &= ~np.uint64(1 << number % 64)
    assert cheapest_way(game.board, record, 0, 0, 5) is None


# ---- words

YOU, OTHER = 0, 1
TOLD = [
    (events.TicketsOffered(0, 2, ["A-B", "C-D"]), "You draw 2 tickets: A-B and C-D."),
    (events.TicketsOffered(1, 2, None), "Seat 2 draws 2 tickets."),
    (events.TicketsOffered(1, 1, None), "Seat 2 draws the last ticket."),
    (events.TicketsChosen(0, ["A-B"]), "You keep A-B."),
    (events.TicketsChosen(1, None), "Seat 2 has chosen tickets."),
    (events.TicketsKept(0, 1, ["A-B"], 1, ["C-D"]), "You keep A-B and put C-D under the deck."),
    (events.TicketsKept(1, 1, None, 1, None), "Seat 2 keeps 1 ticket and puts one under the deck."),
    (events.TicketsKept(1, 2, None, 0, None), "Seat 2 keeps 2 tickets."),
    (events.StackPlaced(1, "Presidio", "bell", 2), "Seat 2 puts a stack of 2 souvenirs (bell) on Presidio."),
    (events.StackPlaced(0, "Presidio", "bell", 1), "You put a stack of 1 souvenir (bell) on Presidio."),
    (events.CardTaken(1, "red", True), "Seat 2 takes the open red card."),
    (events.CardTaken(0, "green", False), "You draw a card unseen: green."),
    (events.CardTaken(1, None, False), "Seat 2 draws a card unseen."),
    (
        events.RouteClaimed(1, "A-B (1)", ["A", "B"], 2, {"red": 1, "ferry": 1}, 2, 18),
        "Seat 2 claims A-B (1) with 1 red 1 ferry for 2 points.",
    ),
    (events.RouteClaimed(0, "A-B", ["A", "B"], 1, {"red": 1}, 1, 19), "You claim A-B with 1 red for 1 point."),
    (events.SouvenirTaken(0, "Alcatraz", "bell", 1), "You take the bell at Alcatraz: the first souvenir."),
    (events.SouvenirTaken(1, "Alcatraz", "bell", 3), "Seat 2 takes the bell at Alcatraz: 3 different souvenirs now."),
    (events.DeckShuffled(), "The discards are shuffled into a new deck."),
    (events.DisplaySwept(1), "Three ferries or more lay open, so all open cards are replaced."),
    (events.DisplaySwept(2), "Three ferries or more lay open, so all open cards are replaced, 2 times."),
    (events.CardsTurned(["red", "blue"]), "Red and blue are turned up."),
    (events.Passed(0), "You pass: nothing else can be done."),
    (events.Passed(1), "Seat 2 passes: nothing else can be done."),
    (events.LastRound(0, 2), "You have 2 cars left: the last round. Everybody gets one more turn."),
    (events.LastRound(1, 0), "Seat 2 has no car left: the last round. Everybody gets one more turn."),
    (events.TicketsShown(1, ["A-B"], ["C-D"]), "Seat 2 shows tickets: done A-B; missed C-D."),
    (events.TicketsShown(1, [], []), "Seat 2 shows tickets: none."),
    (events.GameOver([1, 2], [1]), "The game is over."),
]


@pytest.mark.parametrize(("event", "told"), TOLD)
def test_every_event_is_told(event, told):
    assert Teller(0).tell([event]) == [told]


def test_every_kind_of_event_is_in_the_list():
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)}
    assert kinds - {events.Event} == {type(event) for event, _ in TOLD}


def test_a_card_and_what_replaces_it_are_told_together():
    taken, turned = events.CardTaken(1, "red", True), events.CardsTurned(["blue"])
    assert Teller(0).tell([taken, turned]) == ["Seat 2 takes the open red card; blue is turned up."]
    assert len(Teller(0).tell([taken, events.DeckShuffled(), turned])) == 3


def test_the_log_tells_every_move_and_of_others_tickets_only_how_many():
    table = random_table(10_000, 3, 2, claims=False)
    last = table.moves[-1].turn
    for seat in (0, 1, 2, None):
        log = tell_log(table, Teller(seat))
        assert {int(line[:3]) for line in log} == set(range(1, last + 1))
        tickets = [line for line in log if "keep" in line and not line.startswith(f"{last:>3}")]
        assert tickets
        for line in tickets:
            assert ("You keep" in line) or re.search(
                r"Seat [123] keeps [12] tickets?( and puts one under the deck)?\.", line
            )


# ---- what is typed


def at_turn(stage, seats=2, seed=1, board=None):
    """A table where seat 0 has to choose something of this kind."""
    table = random_table(0, seats, seed, board)
    rng = np.random.default_rng(seed)
    while table.game.turn(table.state) != 0 or table.state["stage"] != stage:
        table.act(int(rng.choice(table.game.legal(table.state))))
        if table.is_over:
            seed += 1
            table = random_table(0, seats, seed, board)
    return table


def holding(cards, seats=3):
    """What seat 0 sees before the first turn, with these cards in hand."""
    game = fogcity.game("ticket")
    return game.view(game.position(f"seats {seats}\nhand 1 {cards}\n"), 0)


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("take red", "take red"),
        ("take r", "take red"),
        ("TAKE  Gre", "take green"),
        ("take k", "take black"),
        ("take f", "take ferry"),
        ("red", "take red"),
        ("blind", "take blind"),
        ("b", "take blind"),
        ("take blind", "take blind"),
        ("tickets", "tickets"),
        ("tick", "tickets"),
        ("pass", "pass"),
        ("keep 1", "keep 1"),
        ("keep both", "keep both"),
        ("souvenir alc", "souvenir Alcatraz"),
        ("stack a pres", "stack A Presidio"),
    ],
)
def test_short_texts_mean_whole_ones(typed, text):
    table = at_turn(ACTING)
    assert Reader(table.game).read(table.game.view(table.state, 0), typed) == text


CLAIMS = [
    ("claim Lombard Street-Fort Mason", "1 red", "claim Fort Mason-Lombard Street with 1 red"),
    ("claim FM-LS", "1 red", "claim Fort Mason-Lombard Street with 1 red"),
    ("c fort-lomb", "1 red", "claim Fort Mason-Lombard Street with 1 red"),
    ("claim fm to ls", "1 red", "claim Fort Mason-Lombard Street with 1 red"),
    ("claim fm ls", "1 red", "claim Fort Mason-Lombard Street with 1 red"),
    ("claim fm-ls with f", "1 red 1 ferry", "claim Fort Mason-Lombard Street with 1 ferry"),
    ("claim alc-p39 with 1 red 1 ferry", "1 red 2 ferry", "claim Alcatraz-Pier 39 (1) with 1 red 1 ferry"),
    ("claim alc-p39 (2) with r, f", "1 red 2 ferry", "claim Alcatraz-Pier 39 (2) with 1 red 1 ferry"),
    ("claim alc-pier 39 with 2 ferries", "1 red 2 ferry", "claim Alcatraz-Pier 39 (1) with 2 ferry"),
    ("claim md-twin", "2 red 1 ferry", "claim Mission District-Twin Peaks with 2 red 1 ferry"),
    ("claim ggb-pres", "2 green", "claim Golden Gate Bridge-Presidio (2) with 2 green"),
    ("claim ggb-pres w 2b", "2 black 2 green", "claim Golden Gate Bridge-Presidio (1) with 2 black"),
]


@pytest.mark.parametrize(("typed", "cards", "text"), CLAIMS)
def test_a_claim_that_can_mean_only_one_thing(typed, cards, text):
    assert Reader(fogcity.game("ticket")).read(holding(cards), typed) == text


@pytest.mark.parametrize(
    ("cards", "typed", "asked"),
    [
        ("1 red 1 ferry", "claim fm-ls", ["1: 1 red   2: 1 ferry"]),
        ("2 black 2 green", "claim ggb-pre", ["1: 2 black (1)   2: 2 green (2)"]),
        (
            "1 red 3 blue 2 ferry",
            "claim alc-p39",
            ["1: 1 blue 1 ferry   2: 1 red 1 ferry   3: 2 ferry"],
        ),
    ],
)
def test_several_ways_to_pay_are_asked_about(cards, typed, asked):
    answer = Reader(fogcity.game("ticket")).read(holding(cards), typed)
    assert answer.scene.notes[1:] == asked
    assert len(answer.offers) == asked[0].count(":")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "foo",
            "Expected `take red` or the like, `blind`, `claim A-B` (two locations), `tickets` or `pass`, not 'foo'",
        ),
        ("take", "Expected `take` and blue, green, black, purple, red, orange, ferry or blind, not 'take'."),
        ("take b", "'b' could be blue, black or blind."),
        ("take mauve", "Expected `take` and blue"),
        ("take red red", "Expected `take` and blue"),
        ("b b", "Expected `take red`"),
        ("tickets please", "One thing at a time: expected nothing more after tickets, not 'please'."),
        ("keep 3", "Expected `keep 1`, `keep 2` or `keep both`, not 'keep 3'."),
        ("keep 1", "There is nothing of that kind to choose now."),
        ("claim", "Which route? Type its two locations after `claim`"),
        ("claim alc", "Expected two locations such as `ALC-FM`, not 'alc'"),
        ("claim alc-oakland", "There is no location 'oakland'; `places` lists all."),
        ("claim alc-sunset", "There is no route between Alcatraz and Sunset; `routes ALC` lists those there."),
        ("claim fm-p", "'fm-p' could be"),
        ("claim fm-ls (2)", "Fort Mason-Lombard Street is a single route, so it needs no number, not (2)."),
        ("claim alc-fm (3)", "Alcatraz-Fort Mason is a double route: (1) or (2), not (3)."),
        ("claim sun-tp with 3 mauve", "written like `2 red 1 ferry`, not '3 mauve'."),
        (
            "claim ggb-fm",
            "Fort Mason-Golden Gate Bridge takes 5 cards, of any one colour or ferry, at least 1 ferry; you have",
        ),
        ("pass", "Only a player who can neither take a card"),
        ("stack a alc", "There is nothing of that kind to choose now."),
        ("undo", "Only your own last choice"),
        ("yes", "Yes to what? There is nothing to agree to."),
        ("way", "Which locations? Type two of them"),
        ("way alc-tw", "Alcatraz-Twin Peaks: still to go: "),
        ("way alc-alc", "Expected two locations"),
        ("routes", "that are open to you; * you can pay for now"),
        ("routes alc", "Routes at Alcatraz that are open to you"),
        ("routes oakland", "There is no location 'oakland'"),
        ("mine", "your tickets"),
        ("places", "GGB Golden Gate Bridge to CF FM PRE"),
        ("log", "You keep "),
        ("help", "What you can do in your turn"),
        ("size tiny", "`size compact`, not 'tiny'"),
    ],
)
def test_every_answer_says_what_was_wrong_or_asked(tmp_path, typed, told):
    table = fogcity.Table(fogcity.game("ticket"), 2, 7)
    for text in ("keep 1", "keep 2", "stack A Presidio", "stack B Twin Peaks"):
        table.act(text)
    session, file = resume(tmp_path / "game.txt", Script([typed]), table)
    session.run()
    assert told in " ".join(file.getvalue().split())
    assert len(table.moves) == 4


def first_moves(seats=2):
    """A table where seat 0 is about to take the first turn, and can claim a route in more than one way."""
    game = fogcity.game("ticket")
    for seed in range(200):
        table = fogcity.Table(game, seats, seed)
        for text in ["keep 1"] * seats + ["stack A Presidio", "stack B Twin Peaks"]:
            table.act(text)
        hand = table.state["hand"][0].tolist()
        if hand[6] == 1 and hand[4] == 1:
            return table
    raise AssertionError("no such deal")


def test_the_number_of_a_payment_chooses_it(tmp_path):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", "9", "2", "quit"]), first_moves())
    session.run()
    text = " ".join(file.getvalue().split())
    assert "with which cards? Type a number, or Enter to leave it." in text
    assert "There is no '9' to choose. Type 1 or 2, or Enter to leave it." in text
    assert session.table.moves[4].text == "claim Fort Mason-Lombard Street with 1 ferry"


@pytest.mark.parametrize("between", ["", "undo", "log", "claim sun-tp"])
def test_a_number_only_answers_what_was_asked_last(tmp_path, between):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", between, "1"]), first_moves())
    session.run()
    assert len(session.table.moves) == 4
    assert "not '1'" in file.getvalue()


@pytest.mark.parametrize("typed", ["red", "1 red", "with 1 red", "r", "RED"])
def test_cards_answer_the_question_with_which_cards(tmp_path, typed):
    session, _ = resume(tmp_path / "game.txt", Script(["claim fm-ls", typed]), first_moves())
    session.run()
    assert session.table.moves[4].text == "claim Fort Mason-Lombard Street with 1 red"


@pytest.mark.parametrize("colour", ["blue", "green", "black", "purple", "orange", "b", "2 red", "red ferry"])
def test_a_colour_is_never_taken_while_a_payment_is_asked_for(tmp_path, colour):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", colour, "1"]), first_moves())
    session.run()
    assert "of these. Type 1 or 2, or Enter to leave it." in file.getvalue()
    assert session.table.moves[4].text == "claim Fort Mason-Lombard Street with 1 red"


@pytest.mark.parametrize(
    ("cards", "route", "typed", "text"),
    [
        ("1 red 3 blue 2 ferry", "alc-p39", "red", "1 red 1 ferry"),
        ("1 red 3 blue 2 ferry", "alc-p39", "1 red 1 ferry", "1 red 1 ferry"),
        ("1 red 3 blue 2 ferry", "alc-p39", "2 ferry", "2 ferry"),
        ("1 red 3 blue 2 ferry", "alc-p39", "ferry", "2 ferry"),
        ("2 black 2 green", "ggb-pre", "k", "2 black"),
    ],
)
def test_kinds_of_cards_will_do_if_only_one_payment_has_them(cards, route, typed, text):
    reader, view = Reader(fogcity.game("ticket")), holding(cards)
    offers = reader.read(view, f"claim {route}").offers
    assert reader.game.text(view, reader.choose(view, typed, offers)).endswith(f"with {text}")


@pytest.mark.parametrize("slip", ["foo", "7", "yes", "fm-ls"])
def test_a_slip_leaves_the_question_open(tmp_path, slip):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", slip, "2"]), first_moves(), terminal=True)
    session.run()
    assert file.getvalue().count("with which cards?") == 2
    assert session.table.moves[4].text == "claim Fort Mason-Lombard Street with 1 ferry"


@pytest.mark.parametrize("cancel", ["", "undo", "u"])
def test_enter_and_undo_leave_a_question_and_take_nothing_back(tmp_path, cancel):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", cancel]), first_moves())
    session.run()
    assert "Nothing is chosen." in file.getvalue()
    assert len(session.table.moves) == 4


def test_another_command_is_obeyed_while_a_question_is_open(tmp_path):
    session, _ = resume(tmp_path / "game.txt", Script(["claim fm-ls", "take blind"]), first_moves())
    session.run()
    assert session.table.moves[4].text == "take blind"


@pytest.mark.parametrize(("typed", "text"), [("b", "stack B Presidio"), ("symbol", "stack B Presidio")])
def test_a_stack_is_answered_by_letter_or_symbol(tmp_path, typed, text):
    table = fogcity.Table(fogcity.game("ticket"), 2, 3)
    for action in ("keep 1", "keep 1"):
        table.act(action)
    symbol = table.game.board.souvenirs[table.state["aside"][1]]
    lines = ["stack pres", symbol if typed == "symbol" else typed]
    session, _ = resume(tmp_path / "game.txt", Script(lines), table, humans=(1,))
    session.run()
    assert table.moves[2].text == text


def test_the_last_unseen_card_is_shown_before_the_keyboard_is_passed(tmp_path):
    shown = {}

    def answer(prompt, words):
        shown[prompt] = file.getvalue().rpartition("\x1b[2J")[2]
        return "" if len(shown) == 1 else "blind" if prompt.startswith("Seat 1") else "quit" if len(shown) > 3 else ""

    session, file = resume(tmp_path / "game.txt", Script(answer=answer), first_moves(), (0, 1), terminal=True)
    session.run()
    assert len(session.table.moves) == 6
    assert "You draw a card unseen: " in shown["Enter to hand over> "]
    handed = shown["Pass the keyboard to Seat 2, who presses Enter> "]
    assert "Seat 1 draws a card unseen." in handed
    assert "unseen: " not in handed


def test_what_is_public_can_be_looked_at_before_the_keyboard_is_taken(tmp_path):
    lines = ["log", "routes", "routes all", "places", "rules", "help", "mine", "routes oakland", "b"]
    table = first_moves()
    shown = []
    for state in (table.state, table.game.guess(table.game.view(table.state, None), 5)):
        table._state = state
        (tmp_path / "game.txt").unlink(missing_ok=True)
        session, file = resume(tmp_path / "game.txt", Script(lines), table, (0, 1))
        session.run()
        shown.append(file.getvalue())
    assert shown[0] == shown[1]
    for told in (
        "Seat 2 keeps",
        "Routes that are open.",
        "All routes, and who",
        "Locations: code",
        "not 'mine'",
        "oak",
    ):
        assert told in shown[0]
    assert "you can pay" not in shown[0].partition("What you can do")[0]
    assert len(table.moves) == 4


def test_the_pager_goes_on_stops_or_obeys(tmp_path):
    for lines, pages, moves in ((["help", "", ""], 2, 4), (["help", "q"], 1, 4), (["help", "take blind"], 1, 5)):
        (tmp_path / "game.txt").unlink(missing_ok=True)
        session, file = resume(tmp_path / "game.txt", Script(lines), first_moves(), terminal=True)
        session.console.size = (80, 24)
        session.run()
        text = file.getvalue()
        assert ("What you can do" in text) + ("Locations can be typed" in text) == pages
        assert len(session.table.moves) == moves


# ---- what is told about the game


@pytest.mark.parametrize("board", [None, LARGE], ids=["box", "large"])
def test_the_examples_of_the_help_can_be_paid(board):
    game = fogcity.game("ticket", board)
    text = printed(face_for(game).help(game.view(game.deal(2, 1), 0)))
    typed = re.search(r"claim \S+ with (?:\d \w+ ?)+\d? ?", text)[0].strip()
    claim, _, cards = typed.partition(" with ")
    view = game.view(game.position(f"seats 2\nhand 1 {cards}\n"), 0)
    action = Reader(game).read(view, f"{claim} with {cards}")
    assert game.parse(view, action) in game.legal(view)
    assert "most points" in text.split("\n")[0]


def test_the_rules_have_the_numbers_of_the_board():
    game = fogcity.game("ticket")
    answer = face_for(game).commands["rules"](game.view(game.deal(2, 1), None), [])
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
    text = printed(face_for(game).commands["routes"](view, []).pages)
    assert re.search(r"ALC-FM \(1\) +Alcatraz-Fort Mason \(1\) +1 orange \+ 1 ferry +2", text)
    assert re.search(r"FM-GGB .*4 any \+ 1 ferry", text)


def test_names_of_routes_give_way_in_a_narrow_terminal():
    game = fogcity.game("ticket")
    view = game.view(game.position("seats 2\nhand 1 2 red 2 ferry\n"), 0)
    pages = face_for(game).commands["routes"](view, []).pages
    assert "Alcatraz-Fort Mason" in printed(pages, 100)
    assert "Alcatraz-Fort Mason" not in printed(pages, 50)
    assert "ALC-FM (1)" in printed(pages, 50)


def test_all_routes_are_listed_with_their_owners():
    game = fogcity.game("ticket")
    view = game.view(game.position("seats 2\nclaimed 2 Alcatraz-Fort Mason (1)\n"), 0)
    text = printed(face_for(game).commands["routes"](view, ["all"]).pages)
    assert re.search(r"ALC-FM \(1\) .*Seat 2\n", text)
    assert re.search(r"ALC-FM \(2\) .*closed\n", text)
    assert text.count("\n") >= len(game.board.routes)


@pytest.mark.parametrize(("width", "height"), [(100, 30), (100, 40), (120, 40), (130, 42)])
def test_the_table_keeps_its_layout_and_the_map_its_height_in_every_turn(width, height):
    table = random_table(0, 2, 3)
    file = io.StringIO()
    screen = Screen(Console(file=file, width=width, height=height, force_terminal=True), table.game, ["ann", "bob"])
    rng = np.random.default_rng(1)
    seen = set()
    for turn in range(60):
        for seat in (None, table.game.turn(table.state)):
            file.seek(0)
            file.truncate()
            news = [f"Something happens for the {n}th time." for n in range(turn % 7)]
            screen.draw(Scene(table.game.view(table.state, seat), news, asks=seat is not None))
            lines = file.getvalue().split("\n")
            seen.add(next(n for n, line in enumerate(lines) if "closed" in line))  # the line under the map
            assert len(lines) <= height
        table.act(int(rng.choice([a for a in table.game.legal(table.state) if a != DRAW_TICKETS])))
    assert len(seen) == 1


def test_own_souvenirs_are_never_cut_off():
    game = fogcity.game("ticket")
    symbols = " ".join(game.board.souvenirs)
    file = io.StringIO()
    view = game.view(game.position(f"seats 2\nsouvenirs 1 {symbols}\n"), 0)
    Screen(Console(file=file, width=71, height=24, force_terminal=True), game, ["tourist", "human"]).draw(Scene(view))
    assert symbols in " ".join(file.getvalue().split())


def test_a_claim_can_be_taken_back_but_a_card_cannot(tmp_path):
    keyboard = Script(["claim fm-ls with red", "undo", "b", "undo"])
    session, file = resume(tmp_path / "game.txt", keyboard, first_moves())
    session.run()
    assert "`claim Fort Mason-Lombard Street with 1 red` is taken back." in file.getvalue()
    assert "`take blind` has shown you something hidden" in file.getvalue()
    assert [move.text for move in session.table.moves[4:]] == ["take blind"]


def test_a_stack_and_a_souvenir_are_chosen_by_number_name_or_symbol(tmp_path):
    table = fogcity.Table(fogcity.game("ticket"), 2, 3)
    for text in ("keep 1", "keep 1"):
        table.act(text)
    symbol = table.game.board.souvenirs[table.state["aside"][1]]
    keyboard = Script(["stack alc", "stack pres", "x", "pres", "1", "", f"stack {symbol} twin", ""])
    session, file = resume(tmp_path / "game.txt", keyboard, table, humans=(1,))
    session.run()
    assert "There is a stack on Alcatraz already." in file.getvalue()
    assert [move.text for move in table.moves[2:4]] == ["stack A Presidio", "stack B Twin Peaks"]


@pytest.mark.parametrize("typed", ["1", "souvenir 1", "name", "symbol"])
def test_a_souvenir_is_chosen(tmp_path, typed):
    table = at_turn(VISITING, 3)
    board, joined = table.game.board, table.game.board.routes[table.state["joined"]]
    end = min(joined.a, joined.b)
    text = {"name": board.locations[end].name[:6], "symbol": board.souvenirs[table.state["symbol"][end]]}.get(
        typed, typed
    )
    moves = len(table.moves)
    session, file = resume(tmp_path / "game.txt", Script(["foo", text]), table)
    session.run()
    assert "Choose a souvenir: 1 " in file.getvalue()
    assert "not 'foo'" in file.getvalue()
    assert table.moves[moves].text == f"souvenir {board.locations[end].name}"


def test_between_a_claim_and_its_souvenir_there_is_no_pause(tmp_path):
    table = at_turn(VISITING, 3)
    moves = len(table.moves)
    claim = table.moves[-1].text
    table.undo(0)
    keyboard = Script([claim, "undo", claim, "1"])
    session, _ = resume(tmp_path / "game.txt", keyboard, table)
    session.run()
    assert all(prompt == "Seat 1> " for prompt in keyboard.prompts[:4])
    assert table.moves[moves - 1].text == claim


def test_what_is_to_be_chosen_is_shown_plainly(tmp_path):
    session, file = sit_down(tmp_path / "game.txt", Script(["foo", "2", "", "quit"]), "ticket")
    offered = [session.game.board.tickets[int(session.table.state[field][0])] for field in ("first", "second")]
    session.run()
    lines = file.getvalue().split("\n")
    for number, ticket in enumerate(offered, 1):
        row = next(line for line in lines if line.startswith(f" {number}  "))
        assert f"worth {ticket.points}" in row
    assert "Expected `keep 1`, `keep 2` or `keep both`, not 'foo'" in file.getvalue()
    assert session.table.moves[0].text == "keep 2"


# ---- whole games


@pytest.mark.parametrize(("seats", "humans"), [(2, (1,)), (4, (0, 2)), (3, ())])
def test_a_whole_game_is_played_kept_and_counted(tmp_path, seats, humans):
    session, file = sit_down(tmp_path / "game.txt", Script(answer=at_random()), "ticket", humans, seats)
    assert session.run()
    assert session.table.is_over
    assert "Final points" in file.getvalue()
    again = fogcity.replay((tmp_path / "game.txt").read_text())
    assert again.state.tobytes() == session.table.state.tobytes()


WORDS = ["claim", "take", "keep", "stack", "souvenir", "tickets", "pass", "routes", "way", "mine", "places", "undo"]
WORDS += [
    "yes",
    "log",
    "size",
    "help",
    "with",
    "1",
    "2",
    "both",
    "A",
    "B",
    "b",
    "alc",
    "ALC-P39",
    "Pier",
    "39",
    "-",
    "(1)",
]
WORDS += [
    "fm-ls",
    "the embarcadero",
    "r",
    "red",
    "ferry",
    "2r",
    "blind",
    "full",
    "compact",
    "é",
    "%",
    "?",
    "to",
    "٣",
    "²",
]


@settings(max_examples=80)
@given(lines=st.lists(st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join) | st.text(max_size=30), max_size=10))
def test_nothing_that_is_typed_breaks_the_table(tmp_path_factory, lines):
    path = tmp_path_factory.getbasetemp() / f"ticket-{os.getpid()}.txt"
    path.unlink(missing_ok=True)
    session, file = sit_down(path, Script(lines), "ticket", seats=3)
    assert session.run()
    assert is_kept(session, file)


@cache
def at_stage(stage, large):
    """A table where seat 0 has such a choice; of two players seat 1 puts the stacks."""
    return at_turn(stage, 2, 1, LARGE if large else None)


@settings(max_examples=150)
@given(
    text=st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join) | st.text(max_size=40),
    stage=st.sampled_from([KEEPING, ACTING, SECOND, CHOOSING, VISITING]),
    large=st.booleans(),
)
def test_whatever_is_typed_is_an_action_or_a_question_or_an_error(text, stage, large):
    table = at_stage(stage, large)
    game, view = table.game, table.game.view(table.state, 0)
    try:
        found = Reader(game).read(view, text)
    except fogcity.FogCityError as error:
        assert "not " in str(error) or "could be" in str(error) or "no " in str(error) or "?" in str(error)
        return
    if isinstance(found, str):
        game.parse(view, found)
    else:
        assert set(found.offers) <= set(game.legal(view).tolist())


# ---- what is hidden


def test_tables_that_differ_only_in_what_is_hidden_look_the_same():
    for actions in (2, 60):
        table = random_table(actions, 3, claims=False)
        game = table.game
        for seat in (0, 1, 2, None):
            view = game.view(table.state, seat)
            other = game.guess(view, 99)
            assert other.tobytes() != table.state.tobytes()
            for width, height in SIZES:
                before = drawn(table, seat, width, height, terminal=True, colour=True)
                state, table._state = table._state, other
                after = drawn(table, seat, width, height, terminal=True, colour=True)
                table._state = state
                assert before == after


def test_whatever_a_player_asks_the_answers_do_not_hang_on_what_is_hidden(tmp_path):
    table = at_turn(ACTING, 3, 4)
    game, real = table.game, table.state
    while len(table.moves) < 60 or game.turn(table.state) != 0 or table.state["stage"] != ACTING:
        table.act(int(np.random.default_rng(len(table.moves)).choice(game.legal(table.state))))
    real = table.state
    questions = [
        "help",
        "log",
        "mine",
        "routes",
        "places",
        "undo",
        "size full",
        "record",
        "take x",
        "claim alc-fm with 2 b",
    ]
    questions += [f"way {location.name}-Alcatraz" for location in game.board.locations]
    questions += [f"routes {location.name}" for location in game.board.locations]
    answers = []
    for state in (real, game.guess(game.view(real, 0), 1), game.guess(game.view(real, 0), 2)):
        table._state = state
        (tmp_path / "game.txt").unlink(missing_ok=True)
        session, file = resume(tmp_path / "game.txt", Script(questions), table)
        session.run()
        answers.append(file.getvalue())
    assert answers[0] == answers[1] == answers[2]


def handed_over(tmp_path, typed, seats=3, seed=3):
    """All that is printed from the moment that seat 1 passes the keyboard on, to the next player's Enter."""
    session, file = sit_down(
        tmp_path / "game.txt", Script(typed), "ticket", range(seats), seats, seed=seed, terminal=True
    )
    session.run()
    (tmp_path / "game.txt").unlink()
    return file.getvalue().rpartition("\x1b[3J")[2]


def test_nobody_learns_from_the_shared_screen_what_was_kept_before_the_game(tmp_path):
    shown = [handed_over(tmp_path, ["", f"keep {which}", ""]) for which in ("1", "2", "both")]
    assert "Seat 1 has chosen tickets." in shown[0]
    assert shown[0] == shown[1] == shown[2]


def test_nor_does_the_next_player_before_all_have_chosen(tmp_path):
    shown = [handed_over(tmp_path, ["", f"keep {which}", "", "", "log"]) for which in ("1", "2", "both")]
    assert "Choose which tickets to keep" in shown[0]
    assert shown[0] == shown[1] == shown[2]


def test_the_shared_screen_between_turns_does_not_hang_on_any_hand(tmp_path):
    table = at_turn(ACTING, 3, 4)
    real = table.state
    shown = []
    for state in (real, table.game.guess(table.game.view(real, None), 5)):
        table._state = state
        (tmp_path / "game.txt").unlink(missing_ok=True)
        session, file = resume(tmp_path / "game.txt", Script([]), table, (0, 1, 2), terminal=True)
        session.run()
        shown.append(file.getvalue())
    assert not np.array_equal(real["hand"], state["hand"])
    assert shown[0] == shown[1]
    assert "Seat 1" in session.keyboard.prompts[0]


def test_sharing_a_keyboard_shows_no_hand_and_no_tickets_in_between(tmp_path):
    shown = []

    def answer(prompt, words):
        shown.append((prompt, file.getvalue()))
        file.seek(0)
        file.truncate()
        return at_random(len(shown))(prompt, words)

    session, file = sit_down(tmp_path / "game.txt", Script(answer=answer), "ticket", (0, 1, 2), 3, terminal=True)
    session.run()
    passing = [text.rpartition("\x1b[3J") for prompt, text in shown if prompt.startswith("Pass the keyboard")]
    assert len(passing) > 30
    for _, wiped, after in passing:
        assert wiped
        assert not re.search(r"^hand|^tickets  |your tickets|Choose|You ", after, re.MULTILINE)


# ---- the end


def printed(what, width=120):
    file = io.StringIO()
    Console(file=file, width=width, color_system=None).print(what)
    return file.getvalue()


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
