"""Who resigns a game of two has lost it; the winner may play on. Games against bots can be abandoned."""

from __future__ import annotations

import hashlib

import pytest

import fogcity
from tests.helpers.server import eventually
from tests.helpers.tables import seat_to_act, sit_down


@pytest.fixture(scope="module")
def server(module_server):
    return module_server


def info(client, table):
    return client.look(table)["info"]


def listed(client, which):
    return [row["id"] for row in client.get(f"/api/tables?list={which}")["tables"]]


def against_bots(server, name="Ann", **wanted):
    client = server.guest(name)
    return client, client.table(**{"seats": 2, "bots": ["tourist"], "start": True, **wanted})


# ---- resigning


def test_who_resigns_a_game_of_two_has_lost_it(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "resign")
    for client in (ann, bob):
        told = info(client, table)
        assert (told["status"], told["end"]) == ("over", {"what": "ended", "how": "resigned", "winners": [1]})
        assert told["seats"][0]["resigned"]
        assert table in listed(client, "mine_finished")


def test_who_resigns_against_a_bot_has_lost(server):
    ann, table = against_bots(server)
    ann.do(table, "resign")
    told = info(ann, table)
    assert (told["end"]["how"], told["end"]["winners"], told["may_play_on"]) == ("resigned", [1], "")
    assert told["secret"], "nobody can play on, so the deal is shown"


def test_who_resigns_against_several_bots_ends_the_game(server):
    ann, table = against_bots(server, seats=3, bots=["tourist", "tourist"])
    ann.do(table, "resign")
    told = info(ann, table)
    assert (told["status"], told["end"]["how"], told["end"].get("winners", [])) == ("over", "resigned", [])


def test_the_last_person_who_resigns_ends_the_game(server):
    table, people = sit_down(server, names=("Ann", "Bob", "Carl"))
    for client in people[:2]:
        client.do(table, "resign", bot="tourist")
        assert info(client, table)["status"] == "playing"
    people[2].do(table, "resign")
    assert info(people[2], table)["end"]["how"] == "resigned"


def test_somebody_at_one_screen_resigns_to_the_other(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "join", another=True)
    ann.do(table, "start")
    ann.do(table, "resign", seat=1)
    assert info(ann, table)["end"]["winners"] == [0]


# ---- playing on


def test_the_winner_plays_on_against_a_bot(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "resign")
    assert info(bob, table)["may_play_on"] == bob.id
    bob.do(table, "play_on", bot="tourist")
    told = info(bob, table)
    assert (told["status"], told["seats"][0]["kind"], told["end"]) == ("playing", "bot", None)
    eventually(lambda: bob.look(table)["now"]["turn"] == 1)
    while info(bob, table)["status"] == "playing":
        if bob.look(table)["now"]["legal"]:
            bob.act(table)
    told = info(bob, table)
    assert (told["end"]["how"], told["played_on"], told["may_play_on"]) == ("played", True, "")
    record = bob.get(f"/api/tables/{table}/record")
    assert '[resigned "1"]' in record
    assert '[played_on "yes"]' in record
    assert list(fogcity.replay(record.encode()).record().result) == told["end"]["scores"]


def test_nothing_of_the_deal_is_shown_while_the_winner_may_play_on(server):
    table, (ann, bob) = sit_down(server, game="ticket")
    for client in (ann, bob):
        client.act(table)  # they choose their first tickets
    views = [client.look(table)["now"]["view_data"] for client in (ann, bob)]
    ann.do(table, "resign")
    for client, view in zip((ann, bob), views, strict=True):
        look = client.look(table)
        assert look["info"]["secret"] == ""
        assert look["now"]["view_data"] == view
        for hidden in ("record", "positions?first=0&seat=all"):
            assert client.get(f"/api/tables/{table}/{hidden}", expect=409)["about"]["reason"] == "not_over"
    bob.do(table, "settle")
    for client in (ann, bob):
        told = info(client, table)
        assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]
        assert '[ended "resigned"]' in client.get(f"/api/tables/{table}/record")
    assert bob.do(table, "play_on", expect=409)["about"]["reason"] == "no_play_on"


def test_a_rematch_shows_the_deal(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "resign")
    ann.post(f"/api/tables/{table}/rematch")
    assert info(bob, table)["secret"]
    assert bob.do(table, "play_on", expect=409)["about"]["reason"] == "no_play_on"


def test_only_the_winner_decides(server):
    table, (ann, _) = sit_down(server)
    ann.do(table, "resign")
    for client in (ann, server.guest("Wim")):
        for verb in ("play_on", "settle"):
            assert client.do(table, verb, expect=409)["about"]["reason"] == "no_play_on"


def test_who_resigned_does_not_act_in_the_game_that_goes_on(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "resign")
    bob.do(table, "play_on", bot="tourist")
    eventually(lambda: seat_to_act(bob, table) == 1)
    position = bob.look(table)["now"]["position"]
    assert ann.do(table, "act", action="x", after=position, expect=409)["code"] == "not_now"
    assert ann.do(table, "resign", expect=409)["text"] == "a bot already plays in this seat"


# ---- abandoning


def test_an_abandoned_game_leaves_all_lists_and_can_be_opened_again(server):
    ann, table = against_bots(server, open=True)
    eventually(lambda: ann.look(table)["now"]["legal"])
    before = ann.look(table)
    ann.do(table, "abandon")
    for which in ("mine", "mine_finished", "finished"):
        assert table not in listed(ann, which)
    told = info(ann, table)
    assert (told["status"], told["secret"], told["end"]["how"]) == ("closed", "", "abandoned")
    ann.do(table, "reopen")
    after = ann.look(table)
    assert table in listed(ann, "mine")
    assert (after["now"]["view_data"], after["now"]["legal"]) == (before["now"]["view_data"], before["now"]["legal"])
    ann.act(table)


def test_what_was_done_before_a_game_was_abandoned_can_still_be_taken_back(server):
    ann, table = against_bots(server)
    first = eventually(lambda: ann.look(table)["now"]["legal"])
    ann.act(table)
    eventually(lambda: ann.look(table)["now"]["legal"])
    ann.do(table, "abandon")
    ann.do(table, "reopen")
    ann.do(table, "undo", after=ann.look(table)["now"]["position"])
    assert ann.look(table)["now"]["legal"] == first


def test_a_bot_that_was_thinking_goes_on_when_a_game_is_opened_again(server):
    ann, table = against_bots(server)
    eventually(lambda: ann.look(table)["now"]["legal"])
    ann.act(table)
    ann.do(table, "abandon")
    ann.do(table, "reopen")
    eventually(lambda: ann.look(table)["now"]["legal"])


def test_a_table_at_which_nobody_else_sits_can_be_abandoned_before_the_start(server):
    ann = server.guest("Ann")
    table = ann.table(seats=3)
    ann.do(table, "abandon")
    assert table not in listed(ann, "mine") + listed(ann, "open")
    ann.do(table, "reopen")
    assert info(ann, table)["status"] == "waiting"
    server.guest("Bob").do(table, "join")


def test_nobody_abandons_a_game_with_others(server):
    table, (ann, bob) = sit_down(server)
    assert ann.do(table, "abandon", expect=409)["about"]["reason"] == "others_play"
    waiting = ann.table(seats=3)
    bob.do(waiting, "join")
    assert ann.do(waiting, "abandon", expect=409)["about"]["reason"] == "others_play"


def test_nobody_else_abandons_or_opens_a_table(server):
    ann, table = against_bots(server, open=True)
    wim = server.guest("Wim")
    assert wim.do(table, "abandon", expect=403)["code"] == "forbidden"
    ann.do(table, "abandon")
    assert wim.do(table, "reopen", expect=403)["code"] == "forbidden"


def test_a_table_that_was_closed_stays_closed(server):
    ann = server.guest("Ann")
    table = ann.table()
    ann.do(table, "close")
    assert ann.do(table, "reopen", expect=409)["about"]["reason"] == "not_abandoned"
