"""Choosing at the same time: the first tickets of Ticket to Ride (SF7), with people, bots, clocks and restarts."""

from __future__ import annotations

import pytest

import fogcity
from fogcity.server.table import commands as c
from fogcity.server.table import decide
from fogcity.server.table import entries as e
from fogcity.server.table.clock import Clock
from fogcity.server.table.messages import game_now
from fogcity.server.table.rows import BOT_LEASE, change_of
from tests.helpers.server import Server, eventually
from tests.helpers.tables import play_on, sit_down
from tests.server.test_server_state import HOUR, LoggedTable, T

THREE = ("Ann", "Bob", "Carl")


def choose(table, player, action, after=0):
    return table.ask(player, c.Act(table=T, action=action, after=table.state.position), after)


def resign(table, player, after=0):
    return table.ask(player, c.Resign(table=T, bot="tourist"), after)


# ---- decisions


def test_the_actions_of_all_follow_the_last_choice_in_the_order_of_the_seats():
    table = LoggedTable().start("bob", "carl")
    position = table.state.position
    assert choose(table, "carl", "keep 2") == [e.Chosen(2, "keep 2")]
    assert choose(table, "ann", "keep both") == [e.Chosen(0, "keep both")]
    assert (table.state.position, table.state.seats_to_act) == (position, [1])
    assert choose(table, "bob", "keep 1") == [
        e.Acted(0, "keep both"),
        e.Acted(1, "keep 1"),
        e.Acted(2, "keep 2"),
    ]
    assert (table.state.choosing, table.state.chosen, table.state.turn) == ([], {}, 2)


def test_a_choice_can_be_changed_or_withdrawn_until_all_have_chosen():
    table = LoggedTable().start("bob", "carl")
    choose(table, "ann", "keep 1")
    assert choose(table, "ann", "keep 2") == [e.Chosen(0, "keep 2")]
    assert table.undo("ann") == [e.Withdrawn(0)]
    assert table.state.seats_to_act == [0, 1, 2]
    choose(table, "bob", "keep 1")
    with pytest.raises(Exception, match="only your own last action"):
        table.undo("ann")
    choose(table, "carl", "keep 1")
    choose(table, "ann", "keep both")
    assert not any(table.state.can_undo(player) for player in ("ann", "bob", "carl"))


def test_a_choice_that_is_not_legal_is_refused_with_its_reason():
    table = LoggedTable().start("bob", "carl")
    with pytest.raises(Exception, match="choose which tickets"):
        choose(table, "carl", "tickets")
    with pytest.raises(Exception, match="expected `keep 1`"):
        choose(table, "carl", "keep 7")


def test_people_at_one_screen_choose_one_by_one():
    table = LoggedTable()
    table.ask("ann", c.Join(table=T, another=True))
    table.start("bob")
    assert (table.state.choosing, table.state.seats_to_act) == ([], [0])
    assert choose(table, "ann", "keep 1") == [e.Acted(0, "keep 1")]


def test_bots_choose_without_changing_the_game_before_the_person_has_chosen():
    table = LoggedTable(seats=4).start()
    before = table.state.record.tobytes()
    codes = {seat: table.state.game.parse(table.state.record, "keep both") for seat in (1, 2, 3)}
    found = table.write(decide.act_for_bots(table.state, codes))
    assert found == [e.Chosen(seat, "keep both") for seat in (1, 2, 3)]
    assert table.state.record.tobytes() == before
    assert [entry.seat for entry in choose(table, "ann", "keep 1")] == [0, 1, 2, 3]


def test_what_has_been_chosen_is_shown_to_its_player_only():
    table = LoggedTable().start("bob", "carl")
    choose(table, "bob", "keep both")
    own, other, watched = (game_now(table.state, viewer, undo=False) for viewer in (1, 0, None))
    assert (own.chosen, own.legal, own.turn, own.choosing) == ("keep both", None, 0, [0, 2])
    assert (len(own.view_data.tickets), own.view_data.offered) == (2, ())
    assert (other.chosen, other.legal, other.turn, other.choosing) == (
        None,
        ["keep 1", "keep 2", "keep both"],
        0,
        [0, 2],
    )
    assert (watched.chosen, watched.legal, watched.turn, watched.choosing) == (None, None, 0, [0, 2])
    assert game_now(table.state, 2, undo=False).turn == 2


# ---- clocks and leaving


def test_the_clock_of_each_seat_runs_until_it_has_chosen():
    table = LoggedTable().start("bob", "carl")
    choose(table, "carl", "keep 1", after=1000)
    choose(table, "ann", "keep 1", after=2000)
    assert game_now(table.state, None, undo=False).left == [HOUR - 3000, HOUR, HOUR - 1000]
    choose(table, "bob", "keep 1", after=4000)
    assert table.left == [HOUR - 3000 + 5000, HOUR - 7000 + 5000, HOUR - 1000 + 5000]


def test_a_withdrawn_choice_has_cost_all_the_time_until_the_next_one():
    table = LoggedTable().start("bob", "carl")
    choose(table, "ann", "keep 1", after=1000)
    table.undo("ann", after=2000)
    choose(table, "ann", "keep 2", after=4000)
    assert game_now(table.state, None, undo=False).left[0] == HOUR - 7000


def test_nobody_withdraws_a_choice_without_time_to_choose_again():
    table = LoggedTable(clock=Clock("turn", 5000)).start("bob", "carl")
    choose(table, "ann", "keep 1", after=1000)
    with pytest.raises(Exception, match="too little time left"):
        table.undo("ann", after=4000)


def test_the_flag_falls_only_for_seats_that_have_not_chosen_and_bots_choose_for_them():
    table = LoggedTable(clock=Clock("turn", 5000)).start("bob", "carl")
    choose(table, "bob", "keep 1", after=1000)
    table.now += 4000
    fallen = []
    while flagged := decide.decide_timeout(table.state, table.now):
        fallen += table.write(flagged)
    assert fallen == [e.Flagged(0, "conductor"), e.Flagged(2, "conductor")]
    assert decide.bots_to_act(table.state) == [0, 2]
    code = table.state.game.parse(table.state.record, "keep both")
    found = table.write(decide.act_for_bots(table.state, {0: code, 2: code}))
    assert [(entry.seat, entry.action) for entry in found] == [(0, "keep both"), (1, "keep 1"), (2, "keep both")]


def test_who_resigns_while_all_choose_gives_others_no_time_and_leaves_their_choices():
    table = LoggedTable().start("bob", "carl")
    position = table.state.position
    choose(table, "bob", "keep 1", after=1000)
    resign(table, "ann", after=1000)
    resign(table, "bob")
    assert (table.state.position, decide.bots_to_act(table.state)) == (position, [0])
    choose(table, "carl", "keep 1", after=1000)
    assert game_now(table.state, None, undo=False).left[2] == HOUR - 3000
    found = table.act()
    assert found[1] == e.Acted(1, "keep 1", 1000), "what was chosen before resigning stands"


def test_a_table_at_which_all_choose_is_due_for_its_bots_and_its_clocks():
    table = LoggedTable(clock=Clock("turn", 5000)).start("bob")
    change = change_of(table.state, table.now)
    assert (change.turn, change.choosing, change.due_at) == (0, 0b111, table.now + 5000)
    choose(table, "ann", "keep 1")
    choose(table, "bob", "keep 1")
    change = change_of(table.state, table.now)
    assert (change.turn, change.choosing, change.due_at) == (2, 0b100, table.now + BOT_LEASE)
    table.act()
    assert change_of(table.state, table.now).choosing is None


# ---- a server


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def test_everybody_who_has_not_chosen_is_told_that_it_is_their_turn(server):
    table, people = sit_down(server, "ticket", names=THREE)

    def waits_for():
        return [
            [one["your_turn"] for one in person.get("/api/tables?list=mine")["tables"] if one["id"] == table]
            for person in people
        ]

    assert waits_for() == [[True], [True], [True]]
    people[0].act(table)
    assert waits_for() == [[False], [True], [True]]
    with people[2].http.stream("GET", "/api/stream") as notices:
        first = next(line for line in notices.iter_lines() if line)
    assert '"your_turn"' in first
    assert table in first


def test_a_script_chooses_from_the_view_that_it_fetches(server):
    table, (_, bob) = sit_down(server, "ticket")
    fetched = bob.get(f"/api/tables/{table}/view")
    assert (fetched["seat"], fetched["turn"], fetched["position"]) == (1, 1, bob.look(table)["now"]["position"])
    bob.act(table)
    now = bob.look(table)["now"]
    assert (now["legal"], now["choosing"], now["chosen"], now["undo"]) == (None, [0], "keep 1", True)


def test_one_person_and_three_bots_choose_at_once_and_the_record_is_in_the_order_of_the_seats(server):
    ann = server.guest("Ann")
    table = ann.table("ticket", seats=4, bots=["tourist", "conductor", "tourist"], start=True)
    eventually(lambda: ann.look(table)["now"]["choosing"] == [0], "the bots do not choose")
    told = [entry["entry"] for entry in ann.events(table)]
    assert [entry["seat"] for entry in told if entry["what"] == "chosen"] == [1, 2, 3]
    assert all(entry.keys() == {"what", "seat"} for entry in told if entry["what"] == "chosen")
    assert not [entry for entry in told if entry["what"] == "moved"]
    ann.act(table)
    moved = [entry["entry"]["seat"] for entry in ann.events(table) if entry["entry"]["what"] == "moved"]
    assert moved[:4] == [0, 1, 2, 3]


def test_choices_outlast_a_restart_and_the_record_replays(tmp_path):
    with Server(tmp_path) as server:
        table, people = sit_down(server, "ticket", names=THREE)
        people[2].act(table, "keep both")
        people[0].act(table, "keep 2")
        server.restart()
        people = [person.again(server) for person in people]
        assert [person.look(table)["now"]["chosen"] for person in people] == ["keep 2", None, "keep both"]
        people[2].do(table, "undo", after=people[2].look(table)["now"]["position"])
        people[2].act(table, "keep 1")
        people[1].act(table, "keep both")
        play_on(table, people)
        record = fogcity.replay(people[0].get(f"/api/tables/{table}/record"))
        assert [move.text for move in record.moves[:3]] == ["keep 2", "keep both", "keep 1"]
        places = people[1].get(f"/api/tables/{table}/positions")["positions"]
        assert [place["now"]["turn"] for place in places[:4]] == [0, 1, 2, 2]
        assert server.faults() == []
