"""`fogcity replay`: a record checked and shown."""

import json

import pytest

import fogcity
from tests.helpers.command import is_one_line


def test_replay_shows_log_board_and_points(run, record):
    ended = run("replay", record)
    table = fogcity.replay(record.read_bytes())
    assert ended.code == 0
    assert ended.err == ""
    assert "Final points" in ended.out
    assert "\x1b" not in ended.out
    assert ended.out.count(" lays ") >= 60
    assert all(str(points) in ended.out for points in table.game.scores(table.state))


def test_replay_in_json_is_the_twin_with_the_result(run, record):
    ended = run("replay", record, "--json")
    table = fogcity.replay(record.read_bytes())
    assert ended.err == ""
    assert json.loads(ended.out) == json.loads(table.record().to_json())
    assert json.loads(ended.out)["result"] == table.game.scores(table.state)


def test_text_becomes_json_and_text_again(run, record, tmp_path):
    (tmp_path / "game.json").write_text(run("replay", record, "--json").out)
    assert run("replay", "game.json", "--text").out == record.read_text()
    assert run("replay", "-", "--text", stdin=record.read_bytes()).out == record.read_text()


def test_replay_at_a_turn(run, record):
    at_first, at_last = run("replay", record, "--at", 1).out, run("replay", record, "--at", 60).out
    assert "59" not in at_first.split("supply")[0].split("turn ")[1]
    assert "Final points" in at_last
    assert "Final points" not in at_first
    assert run("replay", record, "--at", 0).code == 0


@pytest.mark.parametrize("turn", ["61", "-1"])
def test_replay_at_no_such_turn(run, record, turn):
    ended = run("replay", record, "--at", turn)
    assert ended.code == 1
    assert "turns 1 to 60" in ended.err
    assert is_one_line(ended.err)


def test_replay_step_by_step(run, record):
    ended = run("replay", record, "--step", stdin="\n\nb\n59\nfoo\n\n\n")
    assert ended.code == 0
    turns = [int(part.split()[0]) for part in ended.out.split("\nafter turn ")[1:]]
    assert turns == [0, 1, 2, 1, 59, 59, 60]
    headlines = [line for line in ended.out.split("\n") if "in the supply" in line]
    assert [line.split(" - ")[1] for line in headlines[1:3]] == ["after turn 1 of 60", "after turn 2 of 60"]


def test_an_unfinished_game_is_a_sound_record(run, tmp_path):
    table = fogcity.Table(fogcity.game("company"), 2, 1)
    (tmp_path / "new.txt").write_text(table.record_text())
    assert run("replay", "new.txt").code == 0
    assert json.loads(run("replay", "new.txt", "--json").out)["result"] == []


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "tags"),
        (b"\xff\xfe\x00", "UTF-8"),
        (b"{", "JSON"),
        (b'{"result": 1}', "JSON"),
        (b"[" * 100_000, "tag"),
        (b'{"a":' * 100_000, "JSON"),
        (b'[game "chess"]\n[seats "2"]\n[seed "1"]\n', "there is no game"),
        (b'[game "cablecar"]\n[seats "9"]\n[seed "1"]\n', "2 to 6 players"),
        (b'[game "cablecar"]\n[seats "2"]\n[seed "1"]\n1 NESW d4\n', "power station"),
        (b'[game "cablecar"]\n[seats "2"]\n[seed "1"]\n1 draw draw\n', "action 2"),
        (b'[game "cablecar"]\n[rules "99"]\n[seats "2"]\n[seed "1"]\n', "rules version 99"),
    ],
)
@pytest.mark.parametrize("how", [[], ["--json"], ["--text"]])
def test_a_bad_record_is_told_in_one_line(run, tmp_path, data, told, how):
    (tmp_path / "bad.txt").write_bytes(data)
    ended = run("replay", "bad.txt", *how)
    assert (ended.code, ended.out) == (1, "")
    assert told in ended.err
    assert is_one_line(ended.err)


@pytest.mark.parametrize("path", ["nowhere.txt", "."])
def test_a_file_that_cannot_be_read(run, path):
    ended = run("replay", path)
    assert ended.code == 1
    assert is_one_line(ended.err)


@pytest.mark.parametrize("both", [["--json", "--text"], ["--json", "--at", "1"], ["--text", "--step"]])
def test_replay_shows_one_thing_at_a_time(run, record, both):
    assert run("replay", record, *both).code == 2
