"""The number of seats of a table that waits: the host adds seats and removes free ones, and nobody loses a seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.helpers.server import Client
from tests.helpers.server_tables import account, kinds, people_at, status
from tests.helpers.tables import play_on, sit_down


def listed_seats(client, table):
    [found] = [one for one in client.get("/api/tables?list=mine")["tables"] if one["id"] == table]
    return found["seats"]


def test_the_host_adds_a_seat_and_lists_know_it(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(options={"hand": 2}, clock={"kind": "turn", "time": 60_000})
    before = ann.look(table)["info"]
    ann.do(table, "set_seats", seats=4)
    after = ann.look(table)["info"]
    assert kinds(ann, table) == ["person", "free", "free", "free"]
    assert (after["options"], after["clock"]) == (before["options"], before["clock"])
    assert listed_seats(ann, table) == 4
    bob.do(table, "join", seat=3)
    assert people_at(ann, table) == [ann.id, "", "", bob.id]


def test_free_seats_go_from_the_end_and_the_others_keep_their_people(server):
    ann, bob, dora = server.guest("Ann"), server.guest("Bob"), account(server)
    table = ann.table(seats=6)
    bob.do(table, "join", seat=5)
    ann.do(table, "seat_bot", seat=3, bot="tourist")
    ann.do(table, "invite", seat=1, name=dora.name)
    ann.do(table, "set_seats", seats=5)
    assert kinds(ann, table) == ["person", "kept", "free", "bot", "person"]
    ann.do(table, "set_seats", seats=4)
    assert kinds(ann, table) == ["person", "kept", "bot", "person"]
    assert bob.look(table)["you"] == [3]
    assert listed_seats(bob, table) == 4
    [seen] = [told["entry"] for told in bob.events(table) if told["entry"]["what"] == "seats_changed"][1:]
    assert seen == {"what": "seats_changed", "seats": 4, "removed": [2]}


def test_taken_and_reserved_seats_are_never_removed(server):
    ann, dora = server.guest("Ann"), account(server)
    table = ann.table(seats=3)
    ann.do(table, "invite", seat=1, name=dora.name)
    ann.do(table, "seat_bot", seat=2, bot="tourist")
    problem = ann.do(table, "set_seats", seats=2, expect=409)
    assert (problem["code"], problem["about"]["reason"], problem["about"]["taken"]) == ("not_now", "seats_taken", 3)
    assert kinds(ann, table) == ["person", "kept", "bot"]


@pytest.mark.parametrize(("game", "seats", "most"), [("cablecar", 7, 6), ("cablecar", 1, 6), ("ticket", 5, 4)])
def test_a_game_has_only_the_seats_that_its_rules_allow(server, game, seats, most):
    ann = server.guest("Ann")
    table = ann.table(game)
    problem = ann.do(table, "set_seats", seats=seats, expect=400)
    assert (problem["about"]["reason"], problem["about"]["most"]) == ("wrong_number_of_seats", most)


@pytest.mark.parametrize("seats", [0, -1, 9, 2.5, "3", None, [3]])
def test_a_number_of_seats_that_is_none_is_refused(server, seats):
    ann = server.guest("Ann")
    table = ann.table()
    assert ann.do(table, "set_seats", seats=seats, expect=400)["code"] == "bad_request"
    assert kinds(ann, table) == ["person", "free"]


def test_only_the_host_changes_seats_and_only_before_the_start(server):
    table, (ann, bob) = sit_down(server, start=False)
    assert bob.do(table, "set_seats", seats=3, expect=403)["about"]["reason"] == "not_host"
    assert Client(server).do(table, "set_seats", seats=3, expect=401)["code"] == "who_are_you"
    assert ann.do(table, "set_seats", seats=2, expect=409)["about"]["reason"] == "seats_already"
    ann.do(table, "start")
    assert ann.do(table, "set_seats", seats=3, expect=409)["about"]["reason"] == "game_begun"


def test_a_table_that_starts_when_full_starts_when_its_last_free_seat_goes(server):
    table, (ann, _) = sit_down(server, names=("Ann", "Bob"), seats=3, start=False)
    assert status(ann, table) == "waiting"
    ann.do(table, "set_seats", seats=2)
    assert status(ann, table) == "waiting", "the host starts this game"
    full = ann.table(seats=3, start=True)
    server.guest("Cy").do(full, "join")
    ann.do(full, "set_seats", seats=2)
    assert status(ann, full) == "playing"


def test_a_table_for_more_is_dealt_for_more(server):
    ann, bob, cy = (server.guest(name) for name in ("Ann", "Bob", "Cy"))
    table = ann.table(seats=2)
    ann.do(table, "set_seats", seats=4)
    ann.do(table, "set_seats", seats=3)
    for other in (bob, cy):
        other.do(table, "join")
    ann.do(table, "start")
    over = play_on(table, [ann, bob, cy])
    assert len(over["info"]["end"]["scores"]) == 3
    assert '[seats "3"]' in ann.get(f"/api/tables/{table}/record")


def test_a_seat_that_is_taken_and_removed_at_once_is_one_or_the_other(server):
    for _ in range(5):
        ann, bob = server.guest("Ann"), server.guest("Bob")
        table = ann.table(seats=3)
        ann.do(table, "seat_bot", seat=1, bot="tourist")
        with ThreadPoolExecutor(2) as pool:
            joined = pool.submit(bob.http.post, f"/api/tables/{table}/join", json={})
            removed = pool.submit(ann.http.post, f"/api/tables/{table}/set_seats", json={"seats": 2})
            codes = sorted((joined.result().status_code, removed.result().status_code))
        assert codes == [200, 409]
        sits = joined.result().status_code == 200
        assert kinds(ann, table) == (["person", "bot", "person"] if sits else ["person", "bot"])
