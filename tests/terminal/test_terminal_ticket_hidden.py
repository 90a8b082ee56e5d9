"""Ticket to Ride at the terminal: nobody sees there what only somebody else may know."""

import re

import numpy as np

from fogcity.games.ticket.state import ACTING
from tests.helpers.terminal import (
    Script,
    answers,
    at_turn,
    drawn,
    first_moves,
    random_table,
    resume,
    shown_at_prompts,
    sit_down,
)

SIZES = [(80, 24), (100, 40), (130, 42), (200, 60)]


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
    game = table.game
    while len(table.moves) < 60 or game.turn(table.state) != 0 or table.state["stage"] != ACTING:
        table.act(int(np.random.default_rng(len(table.moves)).choice(game.legal(table.state))))
    real = table.state
    questions = [
        "help",
        "log",
        "mine",
        "routes",
        "places",
        "size full",
        "record",
        "take x",
        "claim alc-fm with 2 b",
    ]
    questions += [f"way {location.name}-Alcatraz" for location in game.board.locations[::4]]
    questions += [f"routes {location.name}" for location in game.board.locations[::4]]
    states = [real, game.guess(game.view(real, 0), 1), game.guess(game.view(real, 0), 2)]
    told = answers(tmp_path / "game.txt", questions, table, states)
    assert told[0] == told[1] == told[2]


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
    real, other = table.state, table.game.guess(table.game.view(table.state, None), 5)
    shown = answers(tmp_path / "game.txt", [], table, [real, other], (0, 1, 2), terminal=True)
    assert not np.array_equal(real["hand"], other["hand"])
    assert shown[0] == shown[1]
    assert not re.search("^hand", shown[0], re.MULTILINE)


def test_sharing_a_keyboard_shows_no_hand_and_no_tickets_in_between(tmp_path):
    shown = shown_at_prompts(tmp_path / "game.txt", "ticket", 3)
    passing = [text.rpartition("\x1b[3J") for prompt, text in shown if prompt.startswith("Pass the keyboard")]
    assert len(passing) > 30
    for _, wiped, after in passing:
        assert wiped
        assert not re.search(r"^hand|^tickets  |your tickets|Choose|You ", after, re.MULTILINE)


def test_the_last_unseen_card_is_shown_before_the_keyboard_is_passed(tmp_path):
    shown = {}

    def answer(prompt, words):
        shown[prompt] = file.getvalue().rpartition("\x1b[2J")[2]
        return "" if len(shown) == 1 else "blind" if prompt.startswith("Seat 1") else "quit" if len(shown) > 3 else ""

    session, file = resume(tmp_path / "game.txt", Script(answer=answer), first_moves(), (0, 1), terminal=True)
    session.run()
    assert len(session.table.moves) == 6
    assert "You draw a card from the deck: " in shown["Enter to hand over> "]
    handed = shown["Pass the keyboard to Seat 2, who presses Enter> "]
    assert "Seat 1 draws a card from the deck." in handed
    assert "unseen: " not in handed


def test_what_is_public_can_be_looked_at_before_the_keyboard_is_taken(tmp_path):
    lines = ["log", "routes", "routes all", "places", "rules", "help", "mine", "routes oakland", "b"]
    table = first_moves()
    states = [table.state, table.game.guess(table.game.view(table.state, None), 5)]
    shown = answers(tmp_path / "game.txt", lines, table, states, (0, 1))
    assert shown[0] == shown[1]
    for told in (
        "Seat 2 keeps",
        "Routes that are open.",
        "All routes and their owners",
        "Locations: code",
        "not 'mine'",
        "oak",
    ):
        assert told in shown[0]
    assert "you can pay" not in shown[0].partition("What you can do")[0]
    assert len(table.moves) == 4
