"""Puzzles: found in games of bots, hidden what the player may not know, one for every day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

import fogcity
from fogcity.core.errors import FogCityError
from fogcity.study import puzzle_maker
from fogcity.study.puzzle_maker import make_puzzles
from fogcity.study.puzzles import Puzzle, daily_puzzle, encode_puzzles, puzzle, puzzles
from fogcity.study.sampling import NetworkSampler
from tests.helpers.boards import SMALL

GAME = fogcity.game("cablecar")


@pytest.fixture
def quick(monkeypatch):
    """Look less carefully."""
    monkeypatch.setattr(puzzle_maker, "LOOKS", ((8, 4, 0.02),))
    monkeypatch.setattr(puzzle_maker, "MANY", 32)
    monkeypatch.setattr(puzzle_maker, "LEAST_LEAD", 0.03)
    monkeypatch.setattr(puzzle_maker, "SURE_LEAD", 0.0)
    monkeypatch.setattr(puzzle_maker, "CLEAR_LEAD", 0.0)
    monkeypatch.setattr(puzzle_maker, "LONG", fogcity.bots.bot.Budget(None, 100))


@pytest.fixture
def stored(tmp_path, monkeypatch):
    """A file of puzzles that only have numbers, for Cable Car."""
    view = GAME.view(GAME.deal(2, seed=1), 0)
    found = [Puzzle(number, 2, GAME.describe(view), "draw", [("draw", 0.6)], 0.5, 3) for number in range(1, 8)]
    (tmp_path / "puzzles.jsonl").write_bytes(encode_puzzles(found))
    monkeypatch.setattr("fogcity.study.puzzles.find_part", lambda *_: tmp_path / "puzzles.jsonl")
    return found


def test_puzzles_are_found_in_games_of_bots(quick):
    reports = []
    found = make_puzzles(GAME, 2, seed=1, report=lambda *done: reports.append(done))
    assert [each.number for each in found] == [1, 2]
    assert [each.solved for each in found] == sorted((each.solved for each in found), reverse=True)
    assert reports[-1][0] == 2
    assert make_puzzles(GAME, 2, seed=1, cores=2) == found
    for each in found:
        view = each.view(GAME)
        assert GAME.describe(view) == each.position
        assert GAME.parse(view, each.best) in GAME.legal(view)
        assert each.chances[0][0] == each.best
        assert [chance for _, chance in each.chances] == sorted((c for _, c in each.chances), reverse=True)
        assert 1 <= each.difficulty <= 5


def test_without_weights_no_puzzles_are_made():
    with pytest.raises(FogCityError, match="there are no weights for ticket"):
        make_puzzles(fogcity.game("ticket", SMALL.encode()), 1)


def test_a_file_of_puzzles_is_read_as_it_was_written(stored):
    assert puzzles(GAME) == stored
    assert puzzle(GAME, 3) == stored[2]


@pytest.mark.parametrize("number", [0, 8, -1])
def test_a_puzzle_that_is_not_there(stored, number):
    with pytest.raises(FogCityError, match=f"cablecar has puzzles 1 to 7, so there is no puzzle {number}"):
        puzzle(GAME, number)


def test_every_day_has_a_puzzle_and_none_comes_again_before_the_others(stored):
    for start in (date(2026, 1, 1), date(2031, 5, 3)):
        first = start - timedelta((start - date(2026, 1, 1)).days % 7)
        days = [daily_puzzle(GAME, first + timedelta(day)).number for day in range(7)]
        assert sorted(days) == [1, 2, 3, 4, 5, 6, 7]
        assert daily_puzzle(GAME, first).number == days[0]
    assert daily_puzzle(GAME, date(2020, 2, 29)) in stored


def test_games_without_puzzles(monkeypatch):
    monkeypatch.setattr("fogcity.study.puzzles.find_part", lambda *_: None)
    assert puzzles(GAME) == []
    with pytest.raises(FogCityError, match="cablecar has no puzzles"):
        daily_puzzle(GAME, date(2026, 5, 1))


@pytest.mark.parametrize("name", ["cablecar", "company", "ticket"])
def test_the_puzzles_of_our_games_are_sound(name):
    game = fogcity.game(name)
    found = puzzles(game)
    assert len(found) >= 60
    assert [each.number for each in found] == list(range(1, len(found) + 1))
    assert [each.difficulty for each in found] == sorted(each.difficulty for each in found)
    assert {each.difficulty for each in found} == {1, 2, 3, 4, 5}
    for each in found:
        view = each.view(game)
        assert game.describe(view) == each.position
        assert game.seats_of(view) == each.seats
        assert game.parse(view, each.best) in game.legal(view)
        assert each.chances[0][0] == each.best
        assert each.chances[0][1] - each.chances[1][1] > 0.05


@pytest.mark.parametrize("name", ["cablecar", "company", "ticket"])
def test_samples_agree_with_the_solutions_of_puzzles(name):
    game = fogcity.game(name)
    sampler = NetworkSampler(game)
    for each in puzzles(game)[::40]:
        view = each.view(game)
        actions = [game.parse(view, text) for text, _ in each.chances]
        means = sampler.sample(view, actions, 640, (each.number,)).mean(axis=1)
        assert actions[int(means.argmax())] == game.parse(view, each.best), each.number


def test_a_custom_board_has_no_puzzles():
    assert puzzles(fogcity.game("ticket", SMALL.encode())) == []
