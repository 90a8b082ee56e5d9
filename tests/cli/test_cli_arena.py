"""`fogcity arena`, `fogcity ladder` and `fogcity facts`: what they say when something is wrong."""

import pytest

import fogcity
from fogcity.arena.settings import Settings
from tests.helpers.arena import play_here
from tests.helpers.command import is_one_line


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["cablecar", "turist"], "did you mean tourist?"),
        (["cablecar", "nowhere.py:Bot"], "there is no file"),
        (["cablecar", "tourist", "--budget", "soon"], "a budget is"),
        (["cablecar", "gripman:soon"], "a budget is"),
        (["cablecar", "tourist", "--seats", "9"], "2 to 6 players"),
        (["cablecar", "tourist", "--seed", "x"], "a seed is a whole number"),
        (["cablecar", "tourist", "--games", "0"], "1 to 10,000,000 games"),
        (["cablecar", "tourist", "-o", "hand=9"], "1 to 3"),
        (["cablecar"], "name one bot or more"),
        (["chess", "tourist"], "there is no game"),
        (["--resume", "nowhere"], "there is no tournament in nowhere"),
        (["--resume", "nowhere", "--show", "1"], "there is no tournament in nowhere"),
        (["cablecar", "tourist", "--no-records", "--out", "t"], "--no-records keeps nothing"),
        (["--resume", "t", "--no-records"], "--no-records keeps nothing"),
        (["cablecar", "tourist", "--html", "."], "is a folder"),
    ],
)
def test_the_arena_says_what_is_wrong(run, tmp_path, arguments, told):
    ended = run("arena", *arguments)
    assert ended.code == 1
    assert told in ended.err
    assert ended.out == ""
    assert is_one_line(ended.err)
    assert not [path for path in tmp_path.rglob("*") if path.is_file()], "nothing is left behind"


@pytest.mark.parametrize(("out", "told"), [(".", "is a folder"), ("nowhere/ladder.md", "there is no folder")])
def test_the_ladder_says_at_once_what_is_wrong(run, out, told):
    ended = run("ladder", "--out", out)
    assert ended.code == 1
    assert told in ended.err
    assert is_one_line(ended.err)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "there is no game"),
        (["cablecar", "--bot", "turist"], "did you mean tourist?"),
        (["cablecar", "--seats", "9"], "2 to 6 players"),
        (["cablecar", "--games", "1"], "intervals need 2 games or more"),
        (["cablecar", "--seats", "6", "--games", "11", "--same-deals"], "intervals need 12 games or more"),
        (["cablecar", "--board", "mine.toml"], "one board only"),
        (["ticket", "--board", "mine.toml"], "mine.toml"),
        (["cablecar", "-o", "hand=9"], "1 to 3"),
        (["cablecar", "--seed", "x"], "a seed is a whole number"),
    ],
)
def test_facts_says_what_is_wrong_before_it_plays(run, arguments, told):
    ended = run("facts", *arguments)
    assert ended.code == 1
    assert told in ended.err
    assert ended.out == ""
    assert is_one_line(ended.err)


def test_a_game_that_was_not_played_cannot_be_shown(run, tmp_path):
    play_here(Settings("cablecar", ["tourist"], 2, 2, "1"), tmp_path / "t")
    assert run("arena", "--resume", "t", "--show", 1).code == 0
    for number in (2, -1):
        ended = run("arena", "--resume", "t", "--show", number)
        assert ended.code == 1
        assert f"there is no record of game {number}" in ended.err
        assert is_one_line(ended.err)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--no-records", "--html", "r.html"], "Nothing is kept."),
        (["--out", "t"], "Resume with: fogcity arena --resume t"),
    ],
)
def test_control_c_tells_how_to_go_on_only_if_something_is_kept(run, monkeypatch, arguments, told):
    def stop(_settings, path, _options):
        path.mkdir(parents=True)
        (path / "tournament.json").write_text("")
        raise KeyboardInterrupt

    monkeypatch.setattr("fogcity.arena.tournament.run", stop)
    ended = run("arena", "cablecar", "tourist", *arguments)
    assert ended.code == 130
    assert ended.err == f"Stopped. {told}\n"


def test_the_arena_says_that_a_game_brings_no_policy(run, monkeypatch):
    monkeypatch.setattr(type(fogcity.game("cablecar")), "parts", {})

    def stop(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("fogcity.arena.tournament.run", stop)
    ended = run("arena", "cablecar", "gripman:easy", "tourist")
    assert ended.err.startswith("cablecar brings no policy: gripman searches with random playouts\n")
    assert "policy" not in run("arena", "cablecar", "tourist").err
