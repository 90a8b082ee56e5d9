"""Clocks: turns and banks, flags that fall with nobody there, and time in which no server was there."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing

import pytest

from tests.helpers.server import Server, eventually
from tests.helpers.tables import play_on, seat_to_act, sit_down

HOUR = 3_600_000


def turns_of(milliseconds, **more):
    return {"kind": "turn", "time": milliseconds, **more}


def rows(client, which="mine"):
    """The lists are read from the store: they wake no table."""
    return {row["id"]: row for row in client.get(f"/api/tables?list={which}")["tables"]}


def moves_by(client, table, seat):
    events = [told["entry"] for told in client.events(table)]
    return [event for event in events if event["what"] == "moved" and event["seat"] == seat]


def test_a_table_without_a_clock_has_no_time(server):
    table, (ann, _) = sit_down(server)
    assert ann.look(table)["now"]["left"] is None


def test_a_bot_plays_on_for_who_runs_out_of_time_although_nobody_is_there(server):
    table, people = sit_down(server, clock=turns_of(1000))
    seat = seat_to_act(people[0], table)
    other = people[1 - seat]
    eventually(lambda: not rows(people[seat])[table]["your_turn"])
    place = eventually(lambda: (look := other.look(table)["info"]["seats"][seat])["kind"] == "bot" and look)
    assert (place["bot"], place["player"], place["left"]) == ("conductor", people[seat].id, 0)
    assert eventually(lambda: moves_by(other, table, seat))


def test_with_two_who_runs_out_of_time_forfeits_if_the_table_says_so(server):
    table, people = sit_down(server, clock=turns_of(1000, forfeits=True))
    seat = seat_to_act(people[0], table)
    eventually(lambda: table in rows(people[0], "mine_finished"))
    info = people[0].look(table)["info"]
    assert info["end"] == {"what": "ended", "how": "forfeited", "winners": [1 - seat]}
    assert info["seats"][seat]["forfeited"]


def test_with_three_a_bot_plays_on_for_who_forfeits_and_cannot_win(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"), clock=turns_of(1000, forfeits=True))
    seat = seat_to_act(people[0], table)
    info = eventually(lambda: (i := people[0].look(table)["info"])["seats"][seat].get("forfeited") and i)
    assert info["seats"][seat]["kind"] == "bot"
    info = eventually(lambda: (i := people[0].look(table)["info"])["status"] == "over" and i)
    assert (info["end"]["how"], len(info["end"]["winners"])) == ("forfeited", 1)
    assert seat not in info["end"]["winners"]


def test_a_move_after_the_flag_is_refused(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"), clock=turns_of(1000))
    seat = seat_to_act(people[0], table)
    now = people[seat].look(table)["now"]
    eventually(lambda: not rows(people[seat])[table]["your_turn"])
    problem = people[seat].do(table, "act", action=now["legal"][0], after=now["position"], expect=409)
    assert problem["state"]["info"]["seats"][seat]["kind"] == "bot"


@pytest.mark.parametrize("kind", ["turn", "bank"])
def test_time_is_counted_for_who_is_to_act_only(server, kind):
    table, people = sit_down(server, clock={"kind": kind, "time": HOUR})
    seat = seat_to_act(people[0], table)
    play_on(table, people, 1)
    left = people[0].look(table)["now"]["left"]
    assert left[1 - seat] == HOUR
    assert left[seat] == HOUR if kind == "turn" else 0 < left[seat] < HOUR


def test_a_bank_gets_its_increment_after_each_turn(server):
    table, people = sit_down(server, clock={"kind": "bank", "time": HOUR, "increment": HOUR})
    play_on(table, people, 4)
    for left in people[0].look(table)["now"]["left"]:
        assert 2 * HOUR < left < 3 * HOUR


def test_bots_have_no_clock(server):
    ann = server.guest("Ann")
    table = ann.table(bots=["gripman:easy"], clock=turns_of(HOUR), start=True)
    eventually(lambda: seat_to_act(ann, table) == 0)
    ann.act(table)
    eventually(lambda: seat_to_act(ann, table) == 0)
    assert ann.look(table)["info"]["seats"][1].get("forfeited") is None


def test_a_choice_that_is_taken_back_costs_its_time(server):
    table, people = sit_down(server, "ticket", clock={"kind": "bank", "time": HOUR, "increment": HOUR})
    for person in people:  # which tickets to keep
        person.act(table)
    before = people[0].look(table)["now"]
    seat = before["turn"]
    people[seat].act(table)
    now = people[seat].look(table)["now"]
    people[seat].do(table, "undo", after=now["position"])
    assert people[seat].look(table)["now"]["left"][seat] < before["left"][seat]


# ---- while no server was there


@pytest.fixture(scope="module")
def outage(store, tmp_path_factory):
    """A server that was killed and came back, a clock of hours and one of seconds running: what was, and what is."""
    with Server(tmp_path_factory.mktemp("outage"), **store()) as own:
        slow, people = sit_down(own, clock=turns_of(HOUR))
        before = people[0].look(slow)["now"]
        quick = people[0].table(clock=turns_of(3000, forfeits=True))
        people[1].do(quick, "join")
        people[0].do(quick, "start")
        own.kill()
        gone = time.time()
        eventually(lambda: time.time() > gone + 1)
        milliseconds = (time.time() - gone) * 1000
        own.start()
        yield people[0].again(own), slow, quick, before, milliseconds


def test_time_without_a_server_is_nobodys(outage):
    ann, slow, _, before, milliseconds = outage
    after = ann.look(slow)["now"]
    assert after["began"] - before["began"] >= milliseconds - 5
    assert after["left"] == before["left"]


def test_what_happened_is_told_with_the_same_clock_as_the_table(outage):
    ann, slow, _, _, _ = outage
    assert ann.events(slow)[-1]["now"] == ann.look(slow)["now"]


def test_a_flag_falls_after_a_restart_with_nobody_there(outage):
    ann, _, quick, _, _ = outage
    eventually(lambda: quick in rows(ann, "mine_finished"))
    assert ann.look(quick)["info"]["end"]["how"] == "forfeited"


def test_a_table_that_waits_too_long_for_its_start_is_closed_though_nobody_looks(tmp_path):
    with Server(tmp_path) as own:
        ann = own.guest("Ann")
        table = ann.table()
        own.kill()
        with closing(sqlite3.connect(tmp_path / "fogcity.db")) as database, database:
            for change in ("UPDATE tables SET wake = wake - ?", "UPDATE log SET at = at - ?"):
                database.execute(change, [15 * 24 * HOUR])
        own.start()
        ann = ann.again(own)
        eventually(lambda: table not in rows(ann))
        assert ann.look(table)["info"]["status"] == "closed"
