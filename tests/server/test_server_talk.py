"""Talk at the table, who is here, and notices of what concerns a player."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import get_args

import httpx
import pytest

from fogcity.server.table.phrases import PHRASES, Reaction, Words
from tests.helpers.server import Client, Server, eventually
from tests.helpers.tables import agree_to_stop, new_name, play_on, seat_to_act, sit_down


def words(client, table):
    return [(told["entry"]["name"], told["entry"]["text"]) for told in client.look(table)["talk"]]


# ---- chat


def test_what_is_said_is_heard_by_all_and_kept(server):
    table, (ann, bob) = sit_down(server)
    with bob.socket() as socket:
        socket.ask("watch", table=table)
        ann.do(table, "say", text="good luck")
        told = socket.until("entry")[-1]
    assert told["entry"] == {"what": "said", "player": ann.id, "name": "Ann", "text": "good luck"}
    assert words(bob, table) == [("Ann", "good luck")]


def test_talk_goes_on_before_and_after_the_game(server):
    table, (ann, bob) = sit_down(server, start=False)
    ann.do(table, "say", text="hello")
    ann.do(table, "start")
    agree_to_stop(table, [ann, bob])
    bob.do(table, "say", text="well played")
    assert [text for _, text in words(ann, table)] == ["hello", "well played"]


def test_a_phrase_is_sent_as_an_id_with_english_for_clients_that_do_not_know_it(server):
    table, (ann, bob) = sit_down(server, start=False)
    with bob.socket() as socket:
        socket.ask("watch", table=table)
        ann.do(table, "say", phrase="good_luck")
        told = socket.until("entry")[-1]
    expected = {"what": "said", "player": ann.id, "name": "Ann", "text": "Good luck!", "phrase": "good_luck"}
    assert told["entry"] == expected
    assert bob.look(table)["talk"][0]["entry"] == expected
    ann.do(table, "start")
    agree_to_stop(table, [ann, bob])
    assert expected in [entry["entry"] for entry in bob.get(f"/api/tables/{table}/record?format=log")]


def test_every_phrase_and_reaction_has_an_english_text():
    assert set(PHRASES) == {*get_args(Words), *get_args(Reaction)}


@pytest.mark.parametrize("body", [{"phrase": "go_away"}, {"phrase": ""}, {"phrase": 7}, {}, {"text": ""}])
def test_what_is_neither_text_nor_phrase_is_not_said(server, body):
    table, (ann, _) = sit_down(server)
    assert ann.do(table, "say", expect=400, **body)["code"] == "bad_request"
    assert words(ann, table) == []


def test_a_message_is_a_text_or_a_phrase_not_both(server):
    table, (ann, _) = sit_down(server)
    problem = ann.do(table, "say", text="hello", phrase="hello", expect=400)
    assert problem["about"]["reason"] == "text_and_phrase"


def test_who_is_muted_sends_no_phrases(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "mute", player=bob.id)
    assert bob.do(table, "say", phrase="oops", expect=403)["about"]["reason"] == "muted"


def test_phrases_are_limited_like_chat(tmp_path):
    with Server(tmp_path, limits=1.0) as strict:
        ann = strict.guest("Ann")
        table = ann.table()
        codes = [ann.http.post(f"/api/tables/{table}/say", json={"phrase": "thumbs_up"}).status_code for _ in range(12)]
    assert codes[0] == 200
    assert codes[-1] == 429


def test_who_is_deleted_leaves_no_phrase(server):
    table, (ann, bob) = sit_down(server)
    bob.do(table, "say", phrase="thanks")
    bob.ask("DELETE", "/api/me")
    assert words(ann, table) == []
    said = [told["entry"] for told in ann.events(table) if told["entry"]["what"] == "said"]
    assert [(entry["text"], entry.get("phrase", "")) for entry in said] == [("", "")]


def test_a_new_name_reaches_everybody_at_the_table_at_once(server):
    table, (ann, bob) = sit_down(server)
    bob.do(table, "say", text="hello")
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        bob.post("/api/me/name", name="Bobby")
        told = socket.until("renamed")[-1]
        assert (told["table"], told["player"], told["name"]) == (table, bob.id, "Bobby")
        assert told["info"]["seats"][1]["name"] == "Bobby"
        bob.do(table, "say", text="it is me")
        assert socket.until("entry")[-1]["entry"]["name"] == "Bobby"
    assert words(ann, table) == [("Bobby", "hello"), ("Bobby", "it is me")]


def test_spectators_may_talk_and_their_names_are_known(server):
    table, (ann, _) = sit_down(server)
    server.guest("Zoe").do(table, "say", text="nice table")
    assert words(ann, table) == [("Zoe", "nice table")]


def test_strangers_do_not_talk_at_private_tables(server):
    table, (ann, _) = sit_down(server, open=False)
    zoe = server.guest("Zoe")
    assert zoe.do(table, "say", text="let me in", expect=404)["code"] == "unknown"
    zoe.post(f"/api/tables/{table}/say?key={ann.look(table)['watch']}", text="nice table")
    assert words(ann, table) == [("Zoe", "nice table")]


def test_who_watches_a_private_table_by_its_link_may_talk_over_the_socket(server):
    table, (ann, _) = sit_down(server, open=False)
    with server.guest("Zoe").socket() as socket:
        assert socket.ask("watch", table=table, key=ann.look(table)["watch"])["say"] == "done"
        assert socket.ask("say", table=table, text="nice table")["say"] == "done"


@pytest.mark.parametrize("text", ["", " ", "\u202e\x07", "x" * 501])
def test_words_are_neither_empty_nor_long(server, text):
    table, (ann, _) = sit_down(server, start=False)
    assert ann.do(table, "say", text=text, expect=400)["code"] == "bad_request"
    assert words(ann, table) == []


def test_words_are_plain_text_without_control_characters(server):
    table, (ann, _) = sit_down(server, start=False)
    ann.do(table, "say", text="<b>he\x1bllo\u202e</b>")
    assert words(ann, table) == [("Ann", "<b>hello</b>")]


def test_the_host_can_mute_somebody_and_let_them_speak_again(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "mute", player=bob.id)
    assert ann.look(table)["info"]["muted"] == [bob.id]
    assert bob.do(table, "say", text="why", expect=403)["code"] == "forbidden"
    ann.do(table, "mute", player=bob.id, muted=False)
    bob.do(table, "say", text="thanks")
    assert words(ann, table) == [("Bob", "thanks")]


def test_only_the_host_mutes_and_not_twice(server):
    table, (ann, bob) = sit_down(server)
    assert bob.do(table, "mute", player=ann.id, expect=403)["code"] == "forbidden"
    ann.do(table, "mute", player=bob.id)
    assert ann.do(table, "mute", player=bob.id, expect=409)["code"] == "not_now"
    assert ann.do(table, "mute", player=ann.id, expect=409)["code"] == "not_now"


def test_a_muted_player_plays_on(server):
    table, (ann, bob) = sit_down(server)
    ann.do(table, "mute", player=bob.id)
    play_on(table, [ann, bob], 4)


def test_who_talks_too_much_must_wait(tmp_path):
    with Server(tmp_path, limits=1) as strict:
        ann = strict.guest("Ann")
        table = ann.table()
        said = [ann.http.post(f"/api/tables/{table}/say", json={"text": f"{n}"}).status_code for n in range(12)]
        assert said[:8] == [200] * 8
        assert 429 in said[8:]
        asked = (ann.http.post(f"/api/tables/{table}/say", json={"text": "again"}) for _ in range(9))
        late = next(answer for answer in asked if answer.status_code == 429)
        assert int(late.headers["retry-after"]) >= 1


def test_the_last_fifty_words_are_shown_to_who_comes_later(server):
    table, (ann, bob) = sit_down(server, start=False)
    for n in range(53):
        ann.do(table, "say", text=f"{n}")
    assert [text for _, text in words(bob, table)] == [f"{n}" for n in range(3, 53)]


# ---- presence


def test_one_is_here_while_a_socket_watches(server):
    table, (ann, bob) = sit_down(server)
    with bob.socket() as watching:
        watching.ask("watch", table=table)
        with ann.socket() as socket:
            socket.ask("watch", table=table)
            assert watching.until("here", players=[ann.id, bob.id])
            assert ann.look(table)["info"]["seats"][0]["here"]
        assert watching.until("here", players=[bob.id])
    eventually(lambda: not any(seat.get("here") for seat in ann.look(table)["info"]["seats"]))


def test_who_has_two_windows_is_here_until_both_are_closed(server):
    table, (ann, bob) = sit_down(server)
    with bob.socket() as watching:
        watching.ask("watch", table=table)
        with ann.socket() as one:
            one.ask("watch", table=table)
            with ann.socket() as two:
                two.ask("watch", table=table)
            assert ann.look(table)["info"]["seats"][0]["here"]
        assert watching.until("here", players=[bob.id])


def test_others_who_watch_are_counted(server):
    table, (ann, _) = sit_down(server)
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        with server.guest("Zoe").socket() as other:
            other.ask("watch", table=table)
            assert socket.until("here", watching=1)
        assert socket.until("here", watching=0)


def test_who_watches_and_then_sits_down_is_here_as_a_player(server):
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table("cablecar")
    with ann.socket() as socket, bob.socket() as other:
        socket.ask("watch", table=table)
        other.ask("watch", table=table)
        assert socket.until("here", watching=1)
        other.ask("join", table=table)
        assert socket.until("here", players=[ann.id, bob.id], watching=0)


def test_who_stops_watching_is_away(server):
    table, (ann, bob) = sit_down(server)
    with ann.socket() as socket, bob.socket() as watching:
        watching.ask("watch", table=table)
        socket.ask("watch", table=table)
        watching.until("here", players=[ann.id, bob.id])
        socket.ask("unwatch", table=table)
        assert watching.until("here", players=[bob.id])


def test_looking_once_is_not_being_here(server):
    table, (ann, bob) = sit_down(server)
    with ann.socket() as socket:
        socket.ask("watch", table=table)
        socket.until("here", players=[ann.id])
        bob.look(table)
        bob.events(table)
        ann.do(table, "say", text="anybody?")
        assert [told["say"] for told in socket.until("entry")] == ["entry"]


# ---- notices


@contextmanager
def notices(client):
    """What a player is told over /api/stream, one after the other; empty lines are left out."""
    with httpx.stream(
        "GET", f"http://localhost:{client.port}/api/stream", cookies={"fogcity": client.cookie}, timeout=60
    ) as answer:
        lines = answer.iter_lines()
        first = next(lines)
        yield (json.loads(line) for line in _with(first, lines) if line)


def _with(first, lines):
    yield first
    yield from lines


def until(told, kind, table):
    for notice in told:
        if (notice["kind"], notice["table"]) == (kind, table):
            return notice
    raise AssertionError("the stream has ended")


def test_the_stream_begins_with_what_waits_for_the_player(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    with notices(people[turn]) as told:
        assert until(told, "your_turn", table)["game"] == "cablecar"


def test_a_player_is_told_of_every_turn(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    with notices(people[1 - turn]) as told:
        play_on(table, people, 1)
        notice = until(told, "your_turn", table)
        assert notice["position"] == people[0].look(table)["now"]["position"]


def test_a_player_is_told_of_the_end(server):
    table, people = sit_down(server)
    with notices(people[1]) as told:
        agree_to_stop(table, people)
        until(told, "over", table)


def test_an_account_is_told_of_a_challenge_and_of_its_end(server):
    ann, name = server.guest("Ann"), new_name()
    bob = server.guest(name)
    bob.post("/api/account", name=name, passphrase="cable cars climb")
    with notices(bob) as told:
        first = ann.table(invite=[name])
        until(told, "challenge", first)
        ann.do(first, "close")
        until(told, "closed", first)
        second = ann.table(invite=[name])
        until(told, "challenge", second)
        ann.do(second, "kick", seat=1)
        until(told, "gone", second)


def test_who_is_sent_away_is_told(server):
    table, (ann, bob) = sit_down(server, start=False)
    with notices(bob) as told:
        ann.do(table, "kick", seat=1)
        until(told, "gone", table)


def test_who_is_nobody_has_no_stream(server):
    assert Client(server).get("/api/stream", expect=401)["code"] == "who_are_you"


def test_the_same_is_told_over_a_socket(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    with people[1 - turn].socket() as socket:
        assert socket.ask("listen")["say"] == "done"
        play_on(table, people, 1)
        assert socket.until("notice", kind="your_turn", table=table)


def test_a_socket_that_listens_is_told_first_what_waits(server):
    table, people = sit_down(server)
    turn = seat_to_act(people[0], table)
    with people[turn].socket() as socket:
        socket.send("listen", id="x")
        assert [told["say"] for told in socket.until_id("x")] == ["about", "notice", "done"]


def test_a_table_can_be_followed_line_by_line(server):
    table, people = sit_down(server)
    with httpx.stream("GET", f"{server.url}/api/tables/{table}/stream", timeout=60) as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        assert next(lines)["say"] == "table"
        play_on(table, people, 1)
        told = next(line for line in lines if line["say"] == "entry")
        assert told["entry"]["what"] == "moved"


def test_a_script_that_streams_and_plays_by_token_ends_a_game(server):
    ann = server.guest("Ann")
    script = Client(server, token=ann.post("/api/tokens", label="bot")["key"])
    headers = {"authorization": script.http.headers["authorization"]}
    with httpx.stream("GET", server.url + "/api/stream", headers=headers, timeout=60) as answer:
        lines = (json.loads(line) for line in answer.iter_lines() if line)
        table = script.table("company", bots=["tourist"], start=True)
        for notice in lines:
            if notice["kind"] == "over":
                break
            now = script.look(table)["now"]
            if notice["kind"] == "your_turn" and now["turn"] == 0:
                script.do(table, "act", action=now["legal"][0], after=now["position"])
    assert script.look(table)["info"]["end"]["how"] == "played"
