"""Ticket to Ride at the terminal: what can be typed, what it means, and what is asked back."""

import os
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fogcity
from fogcity.games.ticket.state import ACTING, CHOOSING, KEEPING, SECOND, VISITING
from fogcity.games.ticket.terminal.typed_input import InputReader
from tests.helpers.examples import examples
from tests.helpers.terminal import (
    LARGE,
    Script,
    at_random,
    at_turn,
    first_moves,
    holding,
    is_kept,
    resume,
    sit_down,
)

# ---- actions in short


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
    assert InputReader(table.game).read(table.game.view(table.state, 0), typed) == text


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
    assert InputReader(fogcity.game("ticket")).read(holding(cards), typed) == text


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
    answer = InputReader(fogcity.game("ticket")).read(holding(cards), typed)
    assert answer.scene.notes[1:] == asked
    assert len(answer.offers) == asked[0].count(":")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (
            "foo",
            "Expected `take red`, `blind`, `claim A-B` (two locations), `tickets` or `pass`, not 'foo'",
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
        ("claim alc-oakland", "There is no location 'oakland'; `places` lists them."),
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
        ("yes", "Yes to what? Nothing was offered."),
        ("way", "Which locations? Type two of them"),
        ("way alc-tw", "Alcatraz-Twin Peaks: needs "),
        ("way alc-alc", "Expected two locations"),
        ("routes", "that are open to you; * means that you can pay now"),
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


# ---- questions


def test_the_number_of_a_payment_chooses_it(tmp_path):
    session, file = resume(tmp_path / "game.txt", Script(["claim fm-ls", "9", "2", "quit"]), first_moves())
    session.run()
    text = " ".join(file.getvalue().split())
    assert "with which cards? Type a number, or Enter to cancel." in text
    assert "There is no '9' to choose. Type 1 or 2, or Enter to cancel." in text
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
    assert "of these. Type 1 or 2, or Enter to cancel." in file.getvalue()
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
    reader, view = InputReader(fogcity.game("ticket")), holding(cards)
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
    assert "Nothing was chosen." in file.getvalue()
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


@pytest.mark.parametrize(
    ("lines", "humans"),
    [
        (["places", "q", "take blind"], (0,)),
        (["help", "q", "q", "take blind"], (0,)),
        (["claim fm-ls", "q", "take blind"], (0,)),
        (["rules", "q", "", "take blind"], (0, 1)),
    ],
    ids=["page", "last page", "question", "page before the keyboard is taken"],
)
def test_q_leaves_what_is_read_or_asked_and_not_the_game(tmp_path, lines, humans):
    session, _ = resume(tmp_path / "game.txt", Script(lines), first_moves(), humans, terminal=True)
    session.console.size = (80, 24)
    session.run()
    assert session.table.moves[4].text == "take blind"


@pytest.mark.parametrize("lines", [["q", "take blind"], ["places", "", "q", "take blind"], ["places", "quit"]])
def test_q_at_the_table_and_quit_anywhere_leave_the_game(tmp_path, lines):
    session, _ = resume(tmp_path / "game.txt", Script(lines), first_moves(), terminal=True)
    session.run()
    assert len(session.table.moves) == 4


def test_the_pager_goes_on_stops_or_obeys(tmp_path):
    for lines, pages, moves in ((["help", "", ""], 2, 4), (["help", "q"], 1, 4), (["help", "take blind"], 1, 5)):
        (tmp_path / "game.txt").unlink(missing_ok=True)
        session, file = resume(tmp_path / "game.txt", Script(lines), first_moves(), terminal=True)
        session.console.size = (80, 24)
        session.run()
        text = file.getvalue()
        assert ("What you can do" in text) + ("Type locations by name" in text) == pages
        assert len(session.table.moves) == moves


def test_against_bots_a_card_can_be_taken_back_and_is_drawn_again(tmp_path):
    table = first_moves()
    keyboard = Script(["b", "undo", "b"])
    session, file = resume(tmp_path / "game.txt", keyboard, table)
    session.run()
    assert "`take blind` was taken back. What you have seen stays known" in " ".join(file.getvalue().split())
    once = first_moves()
    once.act("take blind")
    assert table.state.tobytes() == once.state.tobytes()


def test_a_claim_can_be_taken_back_but_a_card_cannot(tmp_path):
    keyboard = Script(["", "claim fm-ls with red", "undo", "b", "undo"])
    session, file = resume(tmp_path / "game.txt", keyboard, first_moves(), humans=(0, 1))
    session.run()
    assert "`claim Fort Mason-Lombard Street with 1 red` was taken back." in file.getvalue()
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


@examples(30)
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


@examples(60)
@given(
    text=st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join) | st.text(max_size=40),
    stage=st.sampled_from([KEEPING, ACTING, SECOND, CHOOSING, VISITING]),
    large=st.booleans(),
)
def test_whatever_is_typed_is_an_action_or_a_question_or_an_error(text, stage, large):
    table = at_stage(stage, large)
    game, view = table.game, table.game.view(table.state, 0)
    try:
        found = InputReader(game).read(view, text)
    except fogcity.FogCityError as error:
        assert "not " in str(error) or "could be" in str(error) or "no " in str(error) or "?" in str(error)
        return
    if isinstance(found, str):
        game.parse(view, found)
    else:
        assert set(found.offers) <= set(game.legal(view).tolist())
