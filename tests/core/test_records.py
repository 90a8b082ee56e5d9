"""Game records: what is read, what is written, and what a reader is told when something is wrong."""

from __future__ import annotations

import json

import pytest

import fogcity
from fogcity.core.record import add_budget, drop_budgets
from fogcity.core.rng import Key
from tests.helpers.cases import CASES, finished

RECORD = """[game "cablecar"]
[rules "1"]
[seats "2"]
[seed "1"]
1 SWEN b1
2 draw EWNS b2
3 SENW b3
"""


def test_a_record_is_written_as_people_would_write_it() -> None:
    table = fogcity.Table(fogcity.game("cablecar"), seats=2, seed=1)
    for text in ("SWEN b1", "draw", "ewns  B2", "SENW b3"):
        table.act(text)
    assert table.record_text() == RECORD
    assert table.turns() == [["SWEN b1"], ["draw", "EWNS b2"], ["SENW b3"]]


def test_its_json_twin_says_the_same() -> None:
    twin = json.loads(fogcity.read_record(RECORD).to_json())
    assert twin == {
        "game": "cablecar",
        "seats": 2,
        "seed": "1",
        "options": {},
        "actions": ["SWEN b1", "draw", "EWNS b2", "SENW b3"],
        "rules": 1,
        "result": [],
        "tags": {},
        "board": "",
    }


def test_what_is_usual_may_be_left_out() -> None:
    plain = RECORD.replace('[rules "1"]\n', "").replace("1 SWEN", "SWEN").replace("2 draw", "draw").replace("3 S", "S")
    assert fogcity.read_record(plain) == fogcity.read_record(RECORD)


def test_comments_blank_lines_line_ends_and_a_byte_order_mark_do_not_matter() -> None:
    decorated = "\ufeff" + RECORD.replace("\n", "\r\n\r\n; a good move\r\n")
    assert fogcity.read_record(decorated) == fogcity.read_record(RECORD)
    assert fogcity.read_record(decorated.encode()) == fogcity.read_record(RECORD)


def test_an_action_may_stand_on_a_line_of_its_own() -> None:
    apart = RECORD.replace("2 draw EWNS b2\n3", "2 draw\n3 EWNS b2\n4")
    assert fogcity.read_record(apart) == fogcity.read_record(RECORD)


def test_options_and_other_tags_are_kept() -> None:
    tags = [
        'game "company"',
        'seats "3"',
        'seed "7"',
        'options "hand=2 rotation=yes"',
        'players "Ann \\"grip\\" Lee, 역장"',
    ]
    record = fogcity.read_record("".join(f"[{tag}]\n" for tag in tags))
    assert record.options == {"hand": 2, "rotation": True}
    table = fogcity.replay(record)
    assert table.game.options_of(table.state) == table.game.options.complete({"rotation": True, "hand": 2})
    assert table.tags == {"players": 'Ann "grip" Lee, 역장'}
    assert '[players "Ann \\"grip\\" Lee, 역장"]' in table.record_text()


def test_a_secret_of_32_bytes_is_a_seed() -> None:
    table = fogcity.replay(f'[game "cablecar"]\n[seats "2"]\n[seed "{"0f" * 32}"]\n')
    assert table.seed == bytes([15] * 32)
    assert f'[seed "{"0f" * 32}"]' in table.record_text()


def test_a_key_is_a_seed() -> None:
    table = fogcity.replay(f'[game "cablecar"]\n[seats "2"]\n[seed "key:{"0f" * 32}"]\n')
    assert table.seed == Key(bytes([15] * 32))
    assert f'[seed "key:{"0f" * 32}"]' in table.record_text()


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("cablecar", "chess"), "no game 'chess'; there are: cablecar"),
        (('[seats "2"]\n', ""), r"no \[seats"),
        (('seats "2"', 'seats "two"'), "seats is a whole number"),
        (('seats "2"', 'seats "9"'), "2 to 6 players, not 9"),
        (('seed "1"', 'seed "-1"'), "a seed is a whole number"),
        (('seed "1"', 'seed "99999999999999999999"'), "2\\*\\*64"),
        (('rules "1"', 'rules "2"'), "rules version 2 of cablecar; this is version 1"),
        (('[rules "1"]', '[options "hand=7"]'), "hand takes a whole number from 1 to 3, not 7"),
        (('[rules "1"]', '[options "speed=7"]'), "no option 'speed'; there are: rotation, hand"),
        (('[rules "1"]', '[options "turn_limit=7"]'), "no option 'turn_limit'"),
        (('[rules "1"]', "[rules 1]"), r'line 2: a tag looks like \[seats "2"\]'),
        (('[rules "1"]', '[seats "2"]'), "line 3: the tag seats occurs twice"),
        (('[rules "1"]', '[result "9 7"]'), "says that the game ended 9 7, but it is not over"),
        (('[rules "1"]', '[result "yellow"]'), "the result is the points of every seat"),
        (("3 SENW b3", '[rules "1"]'), "line 7: tags must come before"),
        (("3 SENW", "4 SENW"), "line 7: expected turn 3 here, not turn 4"),
        (("SENW b3", "SENW b2"), r"action 4 \(turn 3, `SENW b2`\): b2 is taken"),
        (("SENW b3", "SENW k9"), "action 4 .*no space 'k9'"),
        (("draw EWNS b2", "draw draw"), "action 3 .*you have drawn EWNS and must lay it now"),
        (("3 SENW b3", "3 jump"), "expected a tile and a space"),
    ],
)
def test_what_is_wrong_is_said(change: tuple[str, str], told: str) -> None:
    assert change[0] in RECORD
    with pytest.raises(fogcity.BadRecord, match=told):
        fogcity.replay(RECORD.replace(*change))


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("", "needs the tags game, seats and seed"),
        (b"\xff\xfe", "UTF-8"),
        ('{"game": "cablecar"}', "required field `seats`"),
        ('{"game": "cablecar", "seats": "2", "seed": "1"}', r"Expected `int`, got `str` - at `\$.seats`"),
        ('{"game": "cablecar", "seats": 2, "seed": "1", "sed": 1}', "unknown field `sed`"),
        ('{"game": "go", "seats": 2, "seed": "1"}', "no game 'go'"),
        ('{"game": "cablecar", "seats": 2, "seed": "1", "options": {"hand": true}}', "hand takes a whole number"),
        ("{" * 5000, "not a game record in JSON"),
        ("[" * 2_000_000, "at most"),
        ("{" + " " * 2_000_000, "at most"),
    ],
)
def test_what_is_no_record_is_refused(written: str | bytes, told: str) -> None:
    with pytest.raises(fogcity.BadRecord, match=told):
        fogcity.replay(written)


@pytest.mark.parametrize("tags", [{"game": "x"}, {"a b": "x"}, {"": "x"}, {"note": "two\nlines"}, {"note": "\x1b[2J"}])
def test_tags_that_cannot_be_written_are_refused(tags: dict[str, str]) -> None:
    with pytest.raises(fogcity.BadRecord, match="tag"):
        fogcity.Table(fogcity.game("cablecar"), tags=tags)


def test_the_result_stands_in_the_record_and_is_checked() -> None:
    text = finished(CASES[0], 1).record_text()
    points = fogcity.read_record(text).result
    assert f'[result "{points[0]} {points[1]}"]' in text
    wrong = text.replace(f'[result "{points[0]} ', f'[result "{points[0] + 1} ')
    with pytest.raises(
        fogcity.BadRecord, match=f"ended {points[0] + 1} {points[1]}, but it ended {points[0]} {points[1]}"
    ):
        fogcity.replay(wrong)


def test_smaller_budgets_of_bots_are_kept_in_a_tag_and_dropped_with_their_actions():
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1)
    for number, budget in ((1, ""), (2, "12p"), (4, "9p")):
        add_budget(table.tags, number, budget)
    assert table.tags == {"budgets": "2 12p, 4 9p"}
    assert fogcity.replay(table.record_text()).tags == table.tags
    drop_budgets(table.tags, 3)
    assert table.tags == {"budgets": "2 12p"}
    drop_budgets(table.tags, 0)
    assert table.tags == {}
