"""Games that are continued from a position of another one, in records and at tables."""

from __future__ import annotations

import hashlib
import json

import numpy as np
import pytest

import fogcity
from fogcity.core.continuation import Continuation
from fogcity.core.rng import Key
from tests.helpers.cases import CASES, Case

every_case = pytest.mark.parametrize("case", CASES, ids=str)
RECORD = """[game "cablecar"]
[rules "1"]
[seats "2"]
[seed "1"]
[continued "1"]
1 SWEN b1
2 draw EWNS b2
3 SENW b3
"""
GUESSES = [("cablecar", "9e213f2ecc4d6aa2"), ("company", "4874fa9227521910"), ("ticket", "56ac53e4d410b7f2")]


def begun(case: Case, actions: int, seed: int = 3) -> fogcity.Table:
    """A table with a random game after so many actions."""
    table = fogcity.Table(case.game, case.seats, seed, case.options)
    play_on(table, actions, seed)
    return table


def play_on(table: fogcity.Table, actions: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for _ in range(actions):
        if not table.is_over:
            table.act(int(rng.choice(table.game.legal(table.state))))


@every_case
def test_a_continued_game_replays_to_the_same_bytes(case: Case) -> None:
    table = begun(case, 5)
    table.continue_here(case.seats - 1, 11)
    play_on(table, 4, 1)
    table.continue_here()
    play_on(table, 3, 2)
    table.continue_here(0, Key(bytes(range(32))))
    play_on(table, 1000, 3)
    assert table.is_over
    for written in (table.record_text(), table.record().to_json()):
        again = fogcity.replay(written)
        assert again.state.tobytes() == table.state.tobytes()
        assert [move.before.tobytes() for move in again.moves] == [move.before.tobytes() for move in table.moves]
        assert again.record() == table.record()
        assert again.first == table.first


@every_case
def test_what_is_guessed_anew_depends_only_on_what_the_seat_could_know(case: Case) -> None:
    table = begun(case, 6)
    for seat in range(case.seats):
        other = begun(case, 6)
        other._state = case.game.guess(case.game.view(table.state, seat), 99)  # what is hidden is swapped
        guessed = begun(case, 6)
        for each in (guessed, other):
            each.continue_here(seat, 5)
        assert case.game.view(table.state, seat).tobytes() == case.game.view(guessed.state, seat).tobytes()
        assert other.state.tobytes() == guessed.state.tobytes()


def test_everything_stays_as_it_was_without_a_guess() -> None:
    plain = fogcity.replay(RECORD.replace('[continued "1"]\n', ""))
    assert fogcity.replay(RECORD).state.tobytes() == plain.state.tobytes()


def test_it_is_written_as_it_was_read() -> None:
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1)
    table.continue_here(1, 7)
    table.act(int(table.game.legal(table.state)[0]))
    table.continue_here()
    table.continue_here(0, Key(bytes([15] * 32)))
    text = table.record_text()
    assert f'[continued "0 2 7, 1, 1 1 key:{"0f" * 32}"]' in text
    assert fogcity.read_record(text) == table.record()
    assert json.loads(table.record().to_json())["continued"] == [
        {"after": 0, "seat": 1, "seed": "7"},
        {"after": 1},
        {"after": 1, "seat": 0, "seed": f"key:{'0f' * 32}"},
    ]


def test_undo_ends_where_the_game_was_continued() -> None:
    table = fogcity.replay(RECORD)
    table.continue_here()
    assert table.first == 4
    for seat in range(2):
        assert table.why_no_undo(seat) is not None
        with pytest.raises(fogcity.IllegalAction, match="nothing yet"):
            table.take_back(seat)
    seat = table.game.turn(table.state)
    table.act(int(table.game.legal(table.state)[-1]))
    table.take_back(seat)
    assert len(table.moves) == table.first
    with pytest.raises(fogcity.IllegalAction, match="nothing yet"):
        table.take_back(seat)


def test_a_game_that_is_over_cannot_be_continued() -> None:
    table = begun(CASES[0], 1000)
    with pytest.raises(fogcity.FogCityError, match="the game is over"):
        table.continue_here()
    text = table.record_text().replace('[seed "3"]', f'[seed "3"]\n[continued "{len(table.moves)} 1 7"]')
    with pytest.raises(fogcity.BadRecord, match=rf"continued after action {len(table.moves)}: the game is over"):
        fogcity.replay(text)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_must_be_such_a_seat(seat: int) -> None:
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1)
    with pytest.raises(fogcity.BadOption, match="no seat"):
        table.continue_here(seat, 1)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("soon", "such as 23 or 23 2 7, not 'soon'"),
        ("1 2", "such as 23 or 23 2 7, not '1 2'"),
        ("1 0 7", "such as 23 or 23 2 7, not '1 0 7'"),
        ("-1", "such as 23 or 23 2 7, not '-1'"),
        ("1,", "such as 23 or 23 2 7, not ''"),
        ("5", "continued after action 5, but the record has 4"),
        ("3, 1", "after action 1 and before that after action 3"),
        ("1 3 7", "knowledge of seat 3; it has 2 seats"),
        ("1 2 seven", "continued after action 1: a seed is a whole number"),
        ("0 1 7", "action 3 .*you have drawn [A-Z]{4} and must lay it now"),
    ],
)
def test_what_is_wrong_is_said(written: str, told: str) -> None:
    with pytest.raises(fogcity.BadRecord, match=told):
        fogcity.replay(RECORD.replace('[continued "1"]', f'[continued "{written}"]'))


@pytest.mark.parametrize(
    ("one", "told"),
    [
        ({"after": "1"}, "Expected `int`"),
        ({"after": -1}, "continued after action -1"),
        ({"after": 1, "seat": 1}, "a seat and the seed of a guess, or neither"),
        ({"after": 1, "seed": "7"}, "a seat and the seed of a guess, or neither"),
        ({"after": 1, "seat": -1, "seed": "7"}, "knowledge of seat 0"),
        ({"after": 1, "seat": 10**30, "seed": "7"}, "seat|range"),
        ({"after": 1, "who": 1}, "unknown field `who`"),
        ({}, "required field `after`"),
    ],
)
def test_what_is_wrong_in_json_is_said(one: dict[str, object], told: str) -> None:
    data = json.loads(fogcity.read_record(RECORD).to_json())
    with pytest.raises(fogcity.BadRecord, match=told):
        fogcity.replay(json.dumps({**data, "continued": [one]}))


def test_records_of_games_that_were_not_continued_look_as_before() -> None:
    plain = fogcity.read_record(RECORD.replace('[continued "1"]\n', ""))
    assert "continued" not in json.loads(plain.to_json())
    assert plain.continued == []
    assert fogcity.read_record(RECORD).continued == [Continuation(1)]


@pytest.mark.parametrize(("name", "expected"), GUESSES)
def test_the_same_guess_is_the_same_position_in_every_version(name: str, expected: str) -> None:
    """Records depend on it. If a change of the game's guesses is wanted, its `rules_version` has to be raised."""
    game = fogcity.game(name)
    table = fogcity.Table(game, 3, 5)
    for number in range(12):
        legal = game.legal(table.state)
        table.act(int(legal[7 * number % len(legal)]))
    table.continue_here(1, 7)
    assert hashlib.sha256(game.describe(table.state).encode()).hexdigest()[:16] == expected
