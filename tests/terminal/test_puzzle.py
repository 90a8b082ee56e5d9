"""Puzzles at the keyboard: judged, explained, counted."""

from __future__ import annotations

import io
from datetime import date, timedelta

import pytest
from rich.console import Console

import fogcity
from fogcity.core.errors import FogCityError
from fogcity.study.puzzles import Puzzle
from fogcity.terminal.drawing.page import Size
from fogcity.terminal.drawing.screen import Screen
from fogcity.terminal.puzzle.progress import Solved, progress_file, read_progress, save_progress
from fogcity.terminal.puzzle.session import PuzzleSession
from tests.helpers.terminal import Script

GAME = fogcity.game("cablecar")


def a_puzzle(game=GAME) -> Puzzle:
    """The first position of a game, in which the first legal action is said to be best."""
    view = game.view(game.deal(2, seed=1), 0)
    texts = [game.text(view, int(action)) for action in game.legal(view)]
    chances = [(texts[0], 0.61), (texts[1], 0.4)]
    return Puzzle(4, 2, game.describe(view), texts[0], chances, 0.5, 3)


def try_it(*lines: str, game=GAME) -> tuple[PuzzleSession, bool, str]:
    """What a session says to these lines, and whether it counts as solved."""
    puzzle, out = a_puzzle(game), io.StringIO()
    screen = Screen(Console(file=out, width=100), game, ["Seat 1", "Seat 2"], Size.COMPACT)
    session = PuzzleSession(game, puzzle, screen, Script(lines), title="Puzzle 4")
    return session, session.run(), out.getvalue()


@pytest.mark.parametrize("name", fogcity.games())
def test_the_best_action_solves_a_puzzle(name):
    game = fogcity.game(name)
    best, second = (text for text, _ in a_puzzle(game).chances)
    _, solved, said = try_it(best, game=game)
    assert solved
    assert f"Yes: the best action is {best}: it wins 61 of 100 games." in " ".join(said.split())
    assert f"{second} wins 40 of 100 games." in " ".join(said.split())
    assert "Puzzle 4. Difficulty 3 of 5." in said


def test_another_action_is_told_what_it_brings_and_can_be_tried_again():
    best, second = (text for text, _ in a_puzzle().chances)
    session, solved, said = try_it(second, best)
    assert f"{second} is not the best action. It wins 40 of 100 games." in said
    assert (session.tries, solved) == (2, False)


def test_hints_say_more_and_more_and_do_not_count_as_solved():
    best = a_puzzle().best
    session, solved, said = try_it("hint", "hint", best)
    assert f"begins with: {best.split()[0]}." in said
    assert session.hints == 2
    assert not solved


@pytest.mark.parametrize("last", ["solution", "quit", None])
def test_a_puzzle_can_be_given_up(last):
    _, solved, said = try_it(*([last] if last else []))
    assert not solved
    assert ("The best action is" in said) == (last == "solution")


@pytest.mark.parametrize("typed", ["", "board", "help", "nonsense", "draw draw", "XXXX z9", "\x00", "9" * 300])
def test_nothing_that_is_typed_is_taken_as_a_try_unless_it_is_legal(typed):
    session, solved, said = try_it(typed, "quit")
    assert session.tries == 0
    assert not solved
    assert said


def test_what_was_solved_is_kept(tmp_path, monkeypatch):
    monkeypatch.setattr("fogcity.terminal.puzzle.progress.user_data_dir", lambda: tmp_path)
    day = date(2026, 5, 1)
    solved = read_progress("cablecar")
    for number in range(3):
        solved.add(10 + number, day + timedelta(number))
    save_progress("cablecar", solved)
    save_progress("ticket", Solved([1]))
    found = read_progress("cablecar")
    assert (found.numbers, found.streak, found.longest) == ([10, 11, 12], 3, 3)
    assert found.streak_on(day + timedelta(2)) == found.streak_on(day + timedelta(3)) == 3
    assert found.streak_on(day + timedelta(4)) == 0
    found.add(10, day + timedelta(2))
    assert (found.numbers, found.streak) == ([10, 11, 12], 3)
    found.add(5, None)
    found.add(20, day + timedelta(9))
    assert (found.numbers, found.streak, found.longest) == ([5, 10, 11, 12, 20], 1, 3)
    progress_file().write_text("{")
    with pytest.raises(FogCityError, match="is damaged"):
        read_progress("cablecar")
