"""A game that brings nothing but its rules is played in the terminal, in the arena and in the browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

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


def test_the_benchmark_has_tracks_for_it_without_bots_that_need_a_policy(installed: dict[str, str]) -> None:
    told = run(installed, "-m", "fogcity", "benchmark", "--list", "--game", "lastcar", "--quick").stdout
    names = [line.split()[0] for line in told.splitlines()[:-1]]
    assert names[:3] == ["lastcar/2/tourist", "lastcar/2/gripman:20p", "lastcar/2/gripman:100p"]
    assert not [name for name in names if "conductor" in name or "held-out" in name]


@pytest.fixture
def toy_server(installed: dict[str, str], tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "server", environment=installed) as server:
        yield server
        assert server.faults() == []


def test_a_game_in_the_browser_is_played_to_its_end(toy_server: Server, visit: Any) -> None:
    ann = visit(toy_server)
    table = ann.play("lastcar")
    actions = ann.page.get_by_role("list", name="Your moves").get_by_role("button")
    actions.first.wait_for(timeout=60_000)  # the first table has its kernels compiled
    assert [button.inner_text() for button in actions.all()] == ann.look(table)["now"]["legal"]
    assert ann.page.get_by_text("This game has no board on this page").is_visible()
    while ann.move(actions):
        pass
    info = ann.look(table)["info"]
    assert info["status"] == "over"
    assert sorted(ann.points().values()) == sorted(info["end"]["scores"])


def test_a_table_of_any_game_has_a_log_undo_and_chat_and_hides_hands(toy_server: Server, visit: Any) -> None:
    ann, ben = visit(toy_server), visit(toy_server)
    table = ann.make("lastcar", bots=[], start=True)
    ben.ask("POST", "/api/guest", name="Ben")
    ben.ask("POST", f"/api/tables/{table}/join", key=ann.look(table)["invite"])
    ann.open(f"/table/{table}")
    position = ann.page.get_by_role("region", name="Position")
    position.get_by_text("hand 2 ? ? ? ? ?").wait_for(timeout=60_000)
    own = next(action for action in ann.look(table)["now"]["legal"] if not action.endswith("fog"))
    ann.do(ann.button(own, exact=True))
    assert "turns 1" in position.inner_text()
    log = ann.page.get_by_role("complementary", name="Players, log and chat")
    log.get_by_text(f"riders {own.split()[1]}").first.wait_for()
    ann.button("Take back").click()
    position.get_by_text("turns 0").wait_for()
    ann.button("Chat").click()
    ann.page.get_by_label("Say something").fill("Hold the car!")
    ann.button("Send").click()
    log.get_by_text("Hold the car!").first.wait_for()
