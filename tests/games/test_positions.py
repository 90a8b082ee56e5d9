"""Positions as text: what may be left out, and what a writer is told when something is wrong."""

from __future__ import annotations

import pytest

import fogcity

cablecar, company = fogcity.game("cablecar"), fogcity.game("company")

ROW = ". . . . . . . .\n"
BOARD = 3 * ROW + 2 * ". . . # # . . .\n" + 3 * ROW
PLAIN = "seats 2\n" + BOARD


def test_only_the_first_line_and_the_board_are_needed() -> None:
    s = cablecar.position(PLAIN)
    assert (cablecar.turn(s), cablecar.turns(s), cablecar.scores(s)) == (0, 0, [0, 0])
    assert (s["hand"][:2, 0] >= 0).all()
    assert s["supply_left"] == 58


def test_what_is_left_open_is_dealt_from_the_seed() -> None:
    assert cablecar.position(PLAIN, seed=1).tobytes() == cablecar.position(PLAIN, seed=1).tobytes()
    assert cablecar.position(PLAIN, seed=1).tobytes() != cablecar.position(PLAIN, seed=2).tobytes()
    hands = {cablecar.describe(cablecar.position(PLAIN, seed)).split("hand 1 ")[1][:4] for seed in range(60)}
    assert len(hands) > 10


def test_lines_closed_on_the_board_count_as_scored() -> None:
    s = cablecar.position("seats 2\nNESW . . . . . . .\n" + BOARD.split("\n", 1)[1])
    assert cablecar.scores(s) == [1, 1]


def test_turns_follow_the_tiles_that_lie() -> None:
    s = cablecar.position("seats 3\nSWNE SWNE SWNE SWNE . . . .\n" + BOARD.split("\n", 1)[1])
    assert (cablecar.turn(s), cablecar.turns(s)) == (1, 4)


def test_a_described_view_is_a_position_too() -> None:
    s = company.deal(3, 5, hand=2)
    view = company.view(s, 1)
    again = company.position(company.describe(view), seed=9)
    assert company.view(again, 1) == view


def test_the_last_tiles_are_dealt_in_turn_order() -> None:
    full = cablecar.describe(end_of_game()).split("rules")[0]
    rows = full.splitlines()
    rows[8] = rows[8].rsplit(" ", 2)[0] + " . ."
    s = cablecar.position("\n".join(rows))
    assert (s["hand"][:, 0] >= 0).tolist() == [True, True, False, False, False, False]
    assert s["supply_left"] == 0


def end_of_game() -> fogcity.State:
    states = cablecar.deal_batch(1, seats=2, seed=1, cores=1)
    cablecar.rollout(states, seed=1, cores=1)
    return states[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "begins with a line like `seats 2`, not ''"),
        (BOARD, "begins with a line like `seats 2`"),
        ("seats 7\n" + BOARD, "expected a number from 2 to 6, not '7'"),
        ("seats two\n" + BOARD, "expected a number from 2 to 6"),
        ("seats 2 hand=4\n" + BOARD, "the first line: hand takes"),
        ("seats 2 turn_limit=4\n" + BOARD, "no option 'turn_limit'"),
        ("seats 2\n" + ROW, "row 2 of the board needs 8 words, not 0"),
        (PLAIN.replace(". . .\n", ". .\n", 1), "row 1 of the board needs 8 words, not 7"),
        (PLAIN.replace("#", ".", 1), "d4: # stands for the power station"),
        (PLAIN.replace(".", "#", 1), "a1: # stands for the power station"),
        (PLAIN.replace(".", "SWNN", 1), "a1: expected a tile such as SWNE"),
        (PLAIN.replace(".", "SNWEr90", 1), "needs the option rotation=yes"),
        (PLAIN.replace(".", "NESW", 3), "NESW lies 3 times; there are only 2"),
        (PLAIN + "rules 2", "needs version 2 of the rules; this is version 1"),
        (PLAIN + "turn 3", "turn: expected a number from 1 to 2"),
        (PLAIN + "turn 1 2", "`turn` takes one word, not 2"),
        (PLAIN + "turn 1\nturn 2", "`turn` occurs twice"),
        (PLAIN.replace(".", "SWNE", 1) + "turns 0", "at least one for each tile"),
        (PLAIN + "hand 3 SWNE", "the seat of a hand: expected a number from 1 to 2"),
        (PLAIN + "hand 1 SWNE SWNE", "hand 1: at most 1 tiles, not 2"),
        (PLAIN + "hand 1", "hand 1 has room while the supply lasts"),
        (PLAIN + "hand 1 b1", "expected a tile such as SWNE, or \\?, not 'b1'"),
        (PLAIN + "hand 1 NESW\nhand 2 NESW\ndrawn NESW", "only 2 tiles NESW"),
        (PLAIN + "supply SWNE", "a game has 60 tiles; this position has 3"),
        (PLAIN + "supply ?*61", "hidden tiles in the supply: expected a number from 1 to 60"),
        (PLAIN + "generator 12", "64 hexadecimal digits"),
        (PLAIN + "generator " + "g" * 64, "64 hexadecimal digits"),
        (PLAIN + "held 1 red red red red", "expected one of rules, turn"),
        (PLAIN + "score 3", "not 'score'"),
    ],
)
def test_what_is_wrong_is_said(text: str, told: str) -> None:
    with pytest.raises(fogcity.BadPosition, match=told):
        cablecar.position(text)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("held 1 red red red", "held 1: expected 4 shares, not 3"),
        ("held 1 pink red red red", "expected a company such as yellow, or \\?, not 'pink'"),
        ("held 1 red:9 red red red", "seats that know the share"),
        ("held 1 red red red red\nheld 2 red blue blue blue", "the 10 % share of red is in two places"),
        ("pile 50 red red red red red", "a pile is of 10, 20, 30 or 40 %"),
        ("pile 10 red", "pile 10: expected 5 shares, not 1"),
        ("open red red red", "open: expected 4 shares"),
    ],
)
def test_what_is_wrong_with_shares_is_said(line: str, told: str) -> None:
    with pytest.raises(fogcity.BadPosition, match=told):
        company.position(PLAIN + line)


def test_a_full_board_is_nobodys_turn() -> None:
    text = cablecar.describe(end_of_game())
    assert cablecar.turn(cablecar.position(text)) == -1
    with pytest.raises(fogcity.BadPosition, match="nobody's turn"):
        cablecar.position(text + "turn 1\n")
