"""One player with several seats: only with the host's consent, and everybody sees it."""

from __future__ import annotations

from tests.helpers.server_tables import kinds, people_at, status
from tests.helpers.tables import agree_to_stop, play_on, sit_down


def table_of_four(server, **wanted):
    """A host and a stranger at an open table with two free seats."""
    return sit_down(server, "ticket", seats=4, start=False, **wanted)


def reason(problem):
    return problem["about"]["reason"]


def test_a_stranger_cannot_take_all_free_seats(server):
    table, (ann, eve) = table_of_four(server)
    for name in ("Cy", "Dan"):
        eve.do(table, "join", another=True, name=name)
    eve.do(table, "join", another=True, seat=3)
    assert people_at(ann, table) == [ann.id, eve.id, "", ""]
    assert len(ann.look(table)["info"]["asked"]) == 1, "one request at a time, the last one"


def test_the_host_sees_who_asks_and_grants_one_seat(server):
    table, (ann, bob) = table_of_four(server)
    bob.do(table, "join", another=True, name="Grandma", seat=3)
    [asked] = ann.look(table)["info"]["asked"]
    assert (asked["player"], asked["name"]) == (bob.id, "Grandma")
    ann.do(table, "answer_seat", player=bob.id, agrees=True)
    assert people_at(ann, table) == [ann.id, bob.id, "", bob.id]
    assert ann.look(table)["info"]["seats"][3]["name"] == "Grandma"
    assert ann.look(table)["info"]["asked"] == []
    bob.do(table, "join", another=True, name="Grandpa")
    assert kinds(ann, table)[2] == "free", "each seat needs the host's consent"


def test_a_request_is_declined_withdrawn_and_gone_with_its_player(server):
    table, (ann, bob) = table_of_four(server)
    for who in (ann, bob):
        bob.do(table, "join", another=True)
        who.do(table, "answer_seat", player=bob.id, agrees=False)
        assert ann.look(table)["info"]["asked"] == []
    bob.do(table, "join", another=True)
    bob.do(table, "leave")
    assert ann.look(table)["info"]["asked"] == []
    assert reason(ann.do(table, "answer_seat", player=bob.id, agrees=True, expect=409)) == "no_seat_asked"
    assert kinds(ann, table) == ["person", "free", "free", "free"]


def test_nobody_but_the_host_grants_a_seat(server):
    table, (ann, bob) = table_of_four(server)
    cy = server.guest("Cy")
    bob.do(table, "join", another=True)
    for who in (bob, cy):
        assert reason(who.do(table, "answer_seat", player=bob.id, agrees=True, expect=403)) == "not_host"
    assert reason(cy.do(table, "answer_seat", player=bob.id, agrees=False, expect=403)) == "not_host"
    assert len(ann.look(table)["info"]["asked"]) == 1


def test_a_request_for_a_seat_that_was_taken_gets_another_or_none(server):
    table, (ann, bob) = table_of_four(server)
    bob.do(table, "join", another=True, seat=2)
    ann.do(table, "seat_bot", seat=2, bot="tourist")
    ann.do(table, "answer_seat", player=bob.id, agrees=True)
    assert kinds(ann, table) == ["person", "person", "bot", "person"]
    assert reason(bob.do(table, "join", another=True, expect=409)) == "table_full"


def test_the_same_request_twice_writes_one_entry(server):
    table, (_, bob) = table_of_four(server)
    first = bob.do(table, "join", another=True, name="Grandma")
    assert bob.do(table, "join", another=True, name="Grandma")["number"] == first["number"]


def test_a_granted_seat_starts_a_table_that_starts_when_full(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(seats=3, start=True)
    bob.do(table, "join")
    bob.do(table, "join", another=True)
    assert status(ann, table) == "waiting"
    ann.do(table, "answer_seat", player=bob.id, agrees=True)
    assert status(ann, table) == "playing"


def test_requests_end_with_the_start(server):
    table, (ann, bob) = table_of_four(server)
    bob.do(table, "join", another=True)
    ann.do(table, "start", bot="tourist")
    assert ann.look(table)["info"]["asked"] == []
    assert reason(ann.do(table, "answer_seat", player=bob.id, agrees=True, expect=409)) == "game_begun"


def test_a_host_who_inherits_the_table_needs_no_consent(server):
    table, (ann, bob) = table_of_four(server)
    bob.do(table, "join", another=True)
    ann.do(table, "leave")
    assert bob.look(table)["info"]["asked"] == []
    bob.do(table, "join", another=True)
    assert people_at(bob, table) == [bob.id, bob.id, "", ""]


def shared_game(server):
    """Ann, and Bob with Grandma at his screen; Ann is the host."""
    table, (ann, bob) = sit_down(server, seats=3, start=False)
    bob.do(table, "join", another=True, name="Grandma")
    ann.do(table, "answer_seat", player=bob.id, agrees=True)
    ann.do(table, "start")
    return table, ann, bob


def test_a_rematch_keeps_the_seats_that_were_allowed(server):
    table, ann, bob = shared_game(server)
    agree_to_stop(table, [ann, bob])
    again = ann.post(f"/api/tables/{table}/rematch")["table"]
    bob.do(again, "join")
    assert people_at(ann, again) == [bob.id, bob.id, ann.id]
    assert status(ann, again) == "playing"


def test_the_log_and_the_record_say_whose_seats_they_are(server):
    table, ann, bob = shared_game(server)
    stranger = server.guest("Cy")
    entries = [told["entry"] for told in stranger.events(table)]
    assert {"what": "seat_asked", "player": bob.id, "name": "Grandma"} in entries
    assert {"what": "seat_answered", "player": bob.id, "agrees": True} in entries
    play_on(table, [ann, bob, bob])
    record = stranger.get(f"/api/tables/{table}/record")
    assert '[players "Ann, Bob, Grandma"]' in record
    assert '[owners "1, 2, 2"]' in record


def test_the_record_of_a_game_without_shared_screens_has_no_owners(server):
    table, people = sit_down(server)
    play_on(table, people)
    assert "owners" not in people[0].get(f"/api/tables/{table}/record")
