"""A new machine: people play, and bots answer, before anything is compiled."""

from __future__ import annotations

import re

import pytest

import fogcity
from fogcity.server.table import entries as e
from tests.helpers.server import Client, Server, cold_server, eventually

BOT = "gripman:medium"


@pytest.fixture(scope="module")
def cold(tmp_path_factory):
    """A server that finds no compiled code."""
    with cold_server(tmp_path_factory.mktemp("cold")) as server:
        yield server


def state_of(server):
    return Client(server).get("/api/about")["bots"]


def play_until_the_bot_has_answered(person, table):
    """Act whenever it is possible, until the bot in the second seat has acted and it is the person's turn again."""

    def answered():
        moves = [entry for entry in person.events(table) if entry["entry"]["what"] == "moved"]
        if person.look(table)["now"]["legal"]:
            if any(entry["entry"]["seat"] == 1 for entry in moves):
                return True
            person.act(table)
        return False

    eventually(answered)


@pytest.mark.parametrize("game", fogcity.games())
def test_people_play_and_bots_answer_before_anything_is_compiled(cold, game):
    eventually(lambda: state_of(cold) == "compiling")
    ann = cold.guest()
    table = ann.table(game, bots=[BOT], start=True)
    play_until_the_bot_has_answered(ann, table)
    assert state_of(cold) == "compiling"
    assert '"budget"' not in str(ann.events(table)), "players are not told during the game"
    ann.do(table, "offer_stop")
    text = ann.get(f"/api/tables/{table}/record")
    record = fogcity.replay(text)
    budgets = re.findall(r"(\d+) (\d+)p", record.tags["budgets"])
    assert budgets
    for number, playouts in budgets:
        assert record.moves[int(number) - 1].seat == 1
        assert 1 <= int(playouts) < 300


def test_who_listens_is_told_that_bots_are_warming_up(cold):
    eventually(lambda: state_of(cold) == "compiling")
    with cold.guest().socket() as ann:
        ann.send("listen", id="l1")
        assert ann.next()["bots"] == "compiling"


def test_reviews_wait_until_everything_is_compiled(cold):
    eventually(lambda: state_of(cold) == "compiling")
    ann, bob = cold.guest("Ann"), cold.guest("Bob")
    table = ann.table()
    bob.do(table, "join")
    ann.do(table, "start")
    ann.act(table)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    found = ann.post(f"/api/tables/{table}/review")
    for _ in range(2):
        assert (found["status"], found["done"]) == ("waiting", 0)
        assert state_of(cold) == "compiling"
        found = ann.get(f"/api/tables/{table}/review?after={found['number']}&wait=3")


def test_where_all_is_compiled_bots_use_their_full_budget(tmp_path):
    with Server(tmp_path / "data", lazy=False) as server:
        ann = server.guest()
        eventually(lambda: state_of(server) == "ready")
        table = ann.table("cablecar", bots=[BOT], start=True)
        play_until_the_bot_has_answered(ann, table)
        ann.do(table, "offer_stop")
        assert "budgets" not in fogcity.replay(ann.get(f"/api/tables/{table}/record")).tags


def test_the_log_keeps_the_budget_that_a_bot_used():
    acted = e.Acted(1, "SWNE a1", budget="12p")
    assert e.read(e.write(acted)) == acted
    assert b"budget" not in e.write(e.Acted(1, "SWNE a1"))
