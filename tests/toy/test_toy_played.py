"""A game that brings nothing but its rules is played in the terminal, in the arena and in the browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pexpect

from tests.helpers.server import Server
from tests.helpers.toy import run


def test_a_game_in_the_terminal_is_saved_and_resumed(installed: dict[str, str], tmp_path: Path) -> None:
    save = tmp_path / "game.txt"
    words = ["-m", "fogcity", "play", "lastcar", "--seed", "1", "--seat", "1", "--bot", "tourist", "--save", str(save)]
    at_table = pexpect.spawn(sys.executable, words, env=installed, encoding="utf-8", dimensions=(40, 90), timeout=60)
    at_table.expect("This game has no board in the terminal")
    at_table.expect("Seat 1> ")
    at_table.sendline("hyde 6")
    at_table.expect("ou have no group of 6")
    at_table.expect("Seat 1> ")
    at_table.sendline("hyde 5")
    at_table.expect("boarded .riders 5, car hyde, fares 5")
    at_table.expect("undo to take it back> ")
    at_table.sendline("")
    at_table.expect("Seat 1> ")
    at_table.sendline("quit")
    at_table.expect("The game is saved")
    at_table.expect(pexpect.EOF)
    at_table.close()
    assert save.read_text().splitlines()[-2] == "1 hyde 5"
    resumed = run(installed, "-m", "fogcity", "play", "--resume", save, stdin="1\n\n" * 30, cwd=tmp_path)
    assert "Final points" in resumed.stdout
    again = "import sys, fogcity; print(fogcity.replay(open(sys.argv[1]).read()).is_over)"
    assert run(installed, "-c", again, save).stdout == "True\n"


def test_a_bot_that_thinks_beats_one_that_does_not(installed: dict[str, str], tmp_path: Path) -> None:
    bots = ["tourist", "gripman:100p"]
    words = ["-m", "fogcity", "arena", "lastcar", *bots, "--games", 30, "--seed", 1, "--out", "t", "--html", "r.html"]
    told = run(installed, *words, cwd=tmp_path).stdout
    assert "Last Car, 2 players, 30 games" in told
    wins = next(int(line.split("│")[3]) for line in told.splitlines() if "gripman:100p" in line)
    assert wins >= 24
    report = (tmp_path / "r.html").read_text()
    assert "Last Car" in report
    assert "gripman:100p" in report


def test_a_game_in_the_browser_is_played_to_its_end(installed: dict[str, str], tmp_path: Path, visit: Any) -> None:
    with Server(tmp_path / "server", environment=installed) as server:
        ann = visit(server)
        table = ann.play("lastcar")
        actions = ann.page.get_by_role("list", name="Your actions").get_by_role("button")
        actions.first.wait_for()
        assert [button.inner_text() for button in actions.all()] == ann.look(table)["now"]["legal"]
        assert "hand 2 ? ? ? ? ?" in ann.page.get_by_role("region", name="Position").inner_text()
        assert ann.page.get_by_text("This game has no board on this page").is_visible()
        assert ann.button("Take back").count() == 1
        assert ann.page.get_by_role("region", name="Log").count() == 1
        ann.page.get_by_label("Say something").fill("Hold the car!")
        ann.button("Send").click()
        ann.page.get_by_text("Hold the car!").first.wait_for()
        while ann.move(actions):
            pass
        info = ann.look(table)["info"]
        assert info["status"] == "over"
        assert list(ann.points().values()) == sorted(info["end"]["scores"], reverse=True)
        assert server.faults() == []
