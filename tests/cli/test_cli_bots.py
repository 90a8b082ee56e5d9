"""Bots at the terminal: where they sit, and what happens when they misbehave."""

import sys

import pexpect
import pytest

import fogcity
from fogcity.core.rng import seed_state
from tests.helpers.command import is_one_line
from tests.helpers.terminal import at_keyboard


def test_a_bot_cannot_work_the_deal_out_from_its_luck(run, monkeypatch):
    seen = []

    def choose(_self, _view, legal, rng, _budget):
        seen.append(rng)
        return int(legal[0])

    monkeypatch.setattr("fogcity.bots.tourist.Tourist.choose", choose)
    run("play", "--seed", 3, "--seat", 2, "--save", "game.txt", stdin="quit\n")
    assert len(seen) == 1
    told = repr(seen[0].bit_generator.seed_seq) + repr(seen[0].bit_generator.state)
    assert not any(str(int(word)) in told for word in seed_state(3))


def test_bots_sit_where_they_are_asked_to(run, tmp_path):
    bots = ["--bot", "tourist", "--bot", "gripman:20p"]
    assert run("play", "--seats", 3, "--seat", 2, "--seed", 1, *bots, "--save", "game.txt", stdin="draw\n").code == 0
    assert fogcity.replay((tmp_path / "game.txt").read_bytes()).tags["players"] == "tourist, human, gripman:20p"
    assert run("play", "--resume", "game.txt", stdin="a1\nquit\n").code == 0
    assert run("play", "--seat", 1, "--seed", 1, "--bot", "conductor", "--save", "2.txt", stdin="b1\nquit\n").code == 0
    assert fogcity.replay((tmp_path / "2.txt").read_bytes()).tags["players"] == "human, conductor"


def test_who_is_no_bot_is_told_before_anything_is_compiled(run, tmp_path):
    (tmp_path / "mine.py").write_text("class Mine: pass")
    for bots, told in [
        (["condutor"], "conductor"),
        (["gripman:brilliant"], "expert"),
        (["mine.py:Mine"], "is not a bot"),
        (["nowhere.py:Bot"], "no file"),
        (["tourist", "tourist"], "one bot for all"),
    ]:
        ended = run("play", "--seats", 4, "--seat", 1, *[word for bot in bots for word in ("--bot", bot)])
        assert ended.code == 1
        assert told in ended.err


@pytest.mark.parametrize("mistake", ["return -7", "return 'b1'", "raise ValueError('oh')", "return None"])
def test_a_bot_that_fails_loses_nothing(run, tmp_path, mistake):
    (tmp_path / "mine.py").write_text(
        "from fogcity.bots.bot import Bot\n"
        "class Mine(Bot):\n    name = 'mine'\n    def choose(self, view, legal, rng, budget):\n"
        f"        {mistake}\n"
    )
    ended = run("play", "--seat", 1, "--seed", 1, "--bot", "mine.py:Mine", "--save", "game.txt", stdin="b1\n")
    if mistake == "return 'b1'":  # an action may be told in words, but b1 alone is none
        assert "b1" in ended.err
    assert ended.code == 1
    assert "mine failed" in ended.err
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


# ---- bots that misbehave at the terminal


def write_bot(folder, *, choose="return int(legal[0])", warm_up="pass"):
    """A bot of one's own in mine.py."""
    (folder / "mine.py").write_text(
        "import sys\nfrom fogcity.bots.bot import Bot\n"
        "class Mine(Bot):\n    name = 'mine'\n"
        f"    def warm_up(self):\n        {warm_up}\n"
        f"    def choose(self, view, legal, rng, budget):\n        {choose}\n"
    )


MINE = ["--seat", 1, "--seed", 1, "--bot", "mine.py:Mine", "--save", "game.txt"]


def test_a_bot_cannot_end_the_program(run, tmp_path):
    write_bot(tmp_path, choose="sys.exit(0)")
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine failed" in ended.err
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


def test_control_c_while_a_bot_thinks_saves_and_leaves(run, tmp_path):
    write_bot(tmp_path, choose="raise KeyboardInterrupt")
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 0
    assert "The game is saved" in ended.out
    assert len(fogcity.replay((tmp_path / "game.txt").read_bytes()).moves) == 1


@pytest.mark.parametrize("mistake", ["raise ValueError('oh')", "sys.exit(0)"])
def test_a_bot_that_cannot_get_ready_is_told(run, tmp_path, mistake, monkeypatch):
    monkeypatch.setattr("fogcity.terminal.seating.INTERPRETED", False)
    write_bot(tmp_path, warm_up=mistake)
    ended = run("play", *MINE, stdin="b1\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine cannot start" in ended.err


@pytest.mark.parametrize("harm", ["gone", "broken"])
def test_nobody_takes_the_seat_of_a_bot_that_cannot_be_had(run, tmp_path, harm):
    write_bot(tmp_path)
    assert run("play", *MINE, stdin="b1\nquit\n").code == 0
    before = (tmp_path / "game.txt").read_bytes()
    for name in [name for name in sys.modules if name.startswith("fogcity_bot_mine")]:
        del sys.modules[name]
    if harm == "gone":
        (tmp_path / "mine.py").unlink()
    else:
        (tmp_path / "mine.py").write_text("1 / 0")
    ended = run("play", "--resume", "game.txt", stdin="quit\n")
    assert ended.code == 1
    assert is_one_line(ended.err)
    assert "mine.py" in ended.err
    assert (tmp_path / "game.txt").read_bytes() == before


def test_nobody_takes_the_seat_of_a_bot_of_a_package_that_is_gone(run, tmp_path):
    table = fogcity.Table(fogcity.game("cablecar"), 2, 1, {}, {"players": "human, brakeman"})
    (tmp_path / "game.txt").write_text(table.record_text())
    ended = run("play", "--resume", "game.txt", stdin="quit\n")
    assert ended.code == 1
    assert "there is no bot" in ended.err


def test_the_name_of_a_bot_that_thinks_is_no_markup(tmp_path):
    write_bot(tmp_path)
    (tmp_path / "mine.py").write_text((tmp_path / "mine.py").read_text().replace("'mine'", "'[/mine]'"))
    bot = f"{tmp_path / 'mine.py'}:Mine:1s"
    child = at_keyboard("play", "--seat", 2, "--seed", 1, "--bot", bot, "--save", tmp_path / "game.txt")
    child.expect_exact("[/mine]:1s is thinking")
    child.expect("(Blue|Yellow) .> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
