"""Whatever text or number comes in, parsers and rules answer with a result or with an error of their own."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import fogcity
from tests.helpers.cases import CASES, Case, finished
from tests.helpers.examples import examples

games = st.sampled_from(list(map(fogcity.game, fogcity.games())))
cases = st.sampled_from(CASES)

WORDS = [
    *("SWNE", "NESW", "SNWE", "swne", "a1", "b1", "h8", "d4", "i9", "r90", "r180", "r45", "draw", "swap", "pass"),
    *(
        "10",
        "30",
        "30%",
        "open",
        "blind",
        "yellow",
        "brown",
        "red:*",
        "red:12",
        "?",
        ".",
        "#",
        "seats",
        "turn",
        "turns",
    ),
    *("hand", "supply", "held", "pile", "drawn", "generator", "rotation=yes", "hand=2", "hand=9", "=", "1", "6", "-1"),
    *(
        "99999999999999999999",
        '[game "cablecar"]',
        '[game "company"]',
        '[seats "2"]',
        '[seed "1"]',
        '[options "hand=2"]',
    ),
    *("take", "claim", "tickets", "keep", "both", "souvenir", "stack", "A", "with", "(1)", "ferry", "2 red"),
    *("Alcatraz-Pier 39", "Pier 39 - Alcatraz (2)", "Sunset-Twin Peaks", "drew", "kept one", "offered", "?*3"),
    *("stage", "second", "open", "discards", "hidden", "last", "over", "aside", "- -", "bell", "bell crab"),
    *("claimed", "shown", "old", "gone", "aside", "acting", "choosing", "visiting", "joined", '[game "ticket"]'),
    *('[rules "1"]', '[rules "2"]', ";", "{", "}", '"', "\\", "é", "역", "١", "\x00", "\ufeff"),
]
wordy = st.lists(st.sampled_from([*WORDS, "\n", " "]), max_size=90).map(" ".join)
texts = st.one_of(st.text(max_size=80), wordy)


@st.composite
def damaged(draw: st.DrawFn, whole: str) -> str:
    """A good text with a piece cut out, repeated, or replaced."""
    start = draw(st.integers(0, len(whole)))
    end = draw(st.integers(start, min(len(whole), start + 60)))
    middle = draw(st.one_of(texts, st.just(""), st.just(whole[start:end] * 2)))
    return whole[:start] + middle + whole[end:]


@given(games, texts)
@example(fogcity.game("cablecar"), "SWNE b1 r90 r90")
@example(fogcity.game("cablecar"), "SWNE ｂ１")
@example(fogcity.game("cablecar"), "swap ²0 open")
@examples(150)
def test_action_texts(game: fogcity.Game, text: str) -> None:
    s = game.deal(2, 1)
    try:
        action = game.parse(s, text)
    except fogcity.BadText as error:
        assert len(str(error)) < 1000
        return
    assert 0 <= action < game.num_actions
    assert game.parse(s, game.text(s, action)) == action


@given(games, st.one_of(st.integers(0, 10**9), st.integers(0, 400), st.integers(5000, 6200)))
def test_every_legal_action_code_has_a_text_and_no_other_need(game: fogcity.Game, code: int) -> None:
    s = game.deal(2, 1)
    try:
        assert game.text(s, code)
        assert code < game.num_actions
    except fogcity.BadText:
        assert code not in game.legal(s)


@given(cases, st.data())
@examples(120)
def test_positions(case: Case, data: st.DataObject) -> None:
    game = case.game
    whole = game.describe(case.deal(3)) if data.draw(st.booleans()) else game.describe(middle_of(case))
    text = data.draw(st.one_of(damaged(whole), texts))
    try:
        s = game.position(text)
    except fogcity.BadPosition as error:
        assert len(str(error)) < 1000
        return
    # what is accepted is a real position: it can be described, seen, guessed and played to its end
    assert game.position(game.describe(s)).tobytes() == s.tobytes()
    for seat in (None, *range(game.seats_of(s))):
        view = game.view(s, seat)
        assert game.view(game.guess(view, 1), seat) == view
    states = s.reshape(1).copy()
    game.rollout(states, seed=1, cores=1)
    assert states["turn"][0] == -1


def middle_of(case: Case) -> fogcity.State:
    moves = finished(case, 1).moves
    return moves[len(moves) * 2 // 3].before


@given(cases, st.data())
@examples(80)
def test_record_texts(case: Case, data: st.DataObject) -> None:
    whole = finished(case, 2).record_text()
    check_record(data.draw(st.one_of(damaged(whole), texts)))


@given(cases, st.data())
@examples(80)
def test_record_json(case: Case, data: st.DataObject) -> None:
    whole = finished(case, 2).record().to_json().decode()
    check_record(data.draw(damaged(whole)))


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(), texts),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(texts, inner, max_size=3)),
    max_leaves=6,
)


@given(st.sampled_from(["game", "seats", "seed", "options", "actions", "rules", "tags", "more"]), json_values)
@examples(80)
def test_record_json_with_a_strange_value(key: str, value: object) -> None:
    good = json.loads(finished(CASES[0], 2).record().to_json())
    check_record(json.dumps({**good, key: value}))


@given(st.binary(max_size=200))
def test_record_bytes(data: bytes) -> None:
    check_record(data)


def check_record(written: str | bytes) -> None:
    try:
        table = fogcity.replay(written)
    except fogcity.BadRecord as error:
        assert len(str(error)) < 1500
        return
    assert fogcity.replay(table.record_text()).state.tobytes() == table.state.tobytes()
    assert fogcity.replay(table.record().to_json()).state.tobytes() == table.state.tobytes()


@given(games, texts)
@examples(80)
def test_option_texts(game: fogcity.Game, text: str) -> None:
    try:
        values = game.options.parse(text)
    except fogcity.BadOption as error:
        assert len(str(error)) < 1000
        return
    assert game.options.complete(values) == game.options.complete(game.options.parse(game.options.format(values)))


@given(
    games, st.dictionaries(st.sampled_from(["hand", "rotation", "turn_limit", "nonsense"]), json_values), json_values
)
@examples(80)
def test_option_values_and_seats(game: fogcity.Game, options: dict[str, object], seats: object) -> None:
    try:
        s = game.deal(seats, 1, **options)
    except fogcity.BadOption as error:
        assert str(error)
        return
    assert game.seats_of(s) == seats
    assert game.options_of(s) == game.options.complete(options)


@given(cases, st.integers(0, 2**64 - 1), st.lists(st.integers(-5, 7000), max_size=80), st.data())
@examples(50)
def test_whatever_is_tried_the_rules_decide(case: Case, seed: int, codes: list[int], data: st.DataObject) -> None:
    """Any number as an action, between legal ones: it plays if and only if it is listed."""
    s = case.deal(seed)
    for code in codes:
        legal = case.game.legal(s).tolist()
        if not legal:
            break
        before = s.tobytes()
        try:
            case.game.play(s, code)
            assert code in legal
        except fogcity.IllegalAction:
            assert code not in legal
            assert s.tobytes() == before
            case.game.play(s, data.draw(st.sampled_from(legal)))


def test_unknown_games_are_named() -> None:
    for name in ("chess", "", None, 3, "x" * 500):
        with pytest.raises(fogcity.UnknownGame, match="cablecar"):
            fogcity.game(name)


@given(st.text(max_size=60), st.text(max_size=60))
def test_tags_are_kept_or_refused(name: str, value: str) -> None:
    game = fogcity.game("cablecar")
    try:
        table = fogcity.Table(game, tags={name: value})
    except fogcity.BadRecord:
        return
    assert fogcity.replay(table.record_text()).tags == {name: value}
    assert fogcity.replay(table.record().to_json()).tags == {name: value}
