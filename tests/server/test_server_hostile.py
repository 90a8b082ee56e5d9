"""Clients that mean harm, or do not know what they do: each gets a clear answer, and the tables play on."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from fogcity.server.accounts import ALPHABET
from fogcity.server.http import api
from fogcity.server.http import socket as server_socket
from fogcity.server.http.limits import client_network
from fogcity.server.http.send_queue import MAX_QUEUED, RESYNC, SendQueue
from fogcity.server.table import authorization
from tests.helpers.server import Client, Server, eventually

LARGEST = 16 * 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found
        assert found.faults() == []


@pytest.fixture(scope="module")
def strict(tmp_path_factory):
    """A server with limits that are soon reached."""
    with Server(tmp_path_factory.mktemp("strict"), limits=0.5) as found:
        yield found


def playing(server, game="cablecar", **wanted):
    """Two players at a table where the first is to act."""
    ann, bob = server.guest("Ann"), server.guest("Bob")
    table = ann.table(game, **wanted)
    bob.do(table, "join", **({} if wanted.get("open", True) else {"key": ann.look(table)["invite"]}))
    ann.do(table, "start")
    return ann, bob, table


def plays_on(table, *players):
    """Somebody can act, and all see it."""
    before = players[0].look(table)["now"]["position"]
    actor = next(player for player in players if player.look(table)["now"]["legal"])
    actor.act(table)
    assert all(player.look(table)["now"]["position"] > before for player in players)


def refused(answer, status, code):
    assert answer.status_code == status, answer.text
    trouble = answer.json()
    assert trouble["code"] == code
    assert trouble["text"]
    return trouble


def raw(server, data, patience=20.0):
    """What a server answers to bytes."""
    with socket.create_connection(("localhost", server.port), timeout=patience) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := connection.recv(65536):
                found += part
        return found


def dial(server, **about):
    """A socket with other headers than usual (a context)."""
    return connect(f"ws://localhost:{server.port}/api/socket", **about)


# ---- pages of others


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://localhost", "http://localhost:1"])
def test_another_page_can_neither_post_nor_open_a_socket(server, origin):
    ann = server.guest()
    answer = ann.http.post("/api/tables", json={"game": "cablecar"}, headers={"origin": origin})
    refused(answer, 403, "forbidden")
    with pytest.raises(InvalidStatus) as caught, dial(server, origin=origin):
        pass
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["code"] == "forbidden"


def test_our_own_page_can(server):
    ann = server.guest()
    own = {"origin": server.url}
    assert ann.http.post("/api/tables", json={"game": "cablecar"}, headers=own).status_code == 201
    with dial(server, origin=server.url) as connection:
        connection.send('{"do":"ping"}')
        assert json.loads(connection.recv(20))["say"] == "done"


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("body", [b'{"game":"cablecar"}', b""])
def test_a_form_cannot_post(server, kind, body):
    ann = server.guest()
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": kind})
    assert "application/json" in refused(answer, 400, "bad_request")["text"]


def test_no_page_may_read_across_origins(server):
    answer = httpx.get(server.url + "/api/games", headers={"origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_cookies_are_for_the_server_alone(server):
    told = httpx.post(server.url + "/api/guest", json={"name": "Ann"}).headers["set-cookie"]
    assert "HttpOnly" in told
    assert "SameSite=lax" in told
    assert "Path=/" in told
    assert "Secure" not in told
    behind_proxy = {"x-forwarded-proto": "https"}
    told = httpx.post(server.url + "/api/guest", json={"name": "Ann"}, headers=behind_proxy).headers["set-cookie"]
    assert "Secure" in told


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/nothing", "/nothing", "/", "/health", "/api/guest"])
def test_every_answer_has_headers_that_keep_browsers_careful(server, path):
    headers = httpx.get(server.url + path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


# ---- who asks


def test_a_socket_of_somebody_who_logs_out_is_closed(server):
    ann, bob, table = playing(server)
    with ann.socket() as listening:
        listening.ask("watch", table=table)
        ann.post("/api/logout")
        with pytest.raises(ConnectionClosed):
            listening.until("never")
    bob.do(table, "say", text="still here?")


def test_a_stream_of_somebody_who_logs_out_ends(server):
    ann, _, table = playing(server)
    with (
        ann.http.stream("GET", f"/api/tables/{table}/stream") as stream,
        ann.http.stream("GET", "/api/stream") as other,
    ):
        lines, more = stream.iter_lines(), other.iter_lines()
        assert json.loads(next(lines))["say"] == "table"
        next(more)
        Client(server, cookie=ann.cookie).post("/api/logout")
        assert [line for line in lines if line and json.loads(line)["say"] != "here"] == []
        assert [line for line in more if line] == []


def test_a_token_that_was_deleted_opens_nothing_and_its_socket_is_closed(server):
    ann = server.guest()
    token = ann.post("/api/tokens", label="bot")
    script = Client(server, token=token["key"])
    with script.socket() as listening:
        assert listening.ask("ping")["say"] == "done"
        ann.ask("DELETE", f"/api/tokens/{token['id']}")
        with pytest.raises(ConnectionClosed):
            listening.until("never")
    refused(script.http.get("/api/me"), 401, "who_are_you")
    with pytest.raises(InvalidStatus) as caught:
        script.socket()
    assert caught.value.response.status_code == 401


@pytest.mark.parametrize("header", ["Bearer nonsense", "Basic QTpC", "Bearer", "Bearer fogcity_\xff", "x" * 5000])
def test_a_wrong_token_is_refused_and_not_taken_for_nobody(server, header):
    refused(
        httpx.get(server.url + "/api/games", headers={"authorization": header.encode("latin-1")}), 401, "who_are_you"
    )


def test_nobody_can_watch_an_open_table_and_do_nothing_else(server):
    ann, _, table = playing(server)
    with Client(server).socket() as stranger:
        assert stranger.ask("watch", table=table)["say"] == "done"
        for do, more in (
            ("say", {"text": "hi"}),
            ("act", {"action": "draw", "after": 4}),
            ("listen", {}),
            ("join", {}),
        ):
            about = {} if do == "listen" else {"table": table}
            assert stranger.ask(do, **about, **more)["code"] == "who_are_you"
    refused(httpx.post(f"{server.url}/api/tables/{table}/say", json={"text": "hi"}), 401, "who_are_you")
    plays_on(table, ann, _)


def test_tokens_cookies_and_passphrases_are_not_in_the_database(server):
    ann = server.guest("Keeper")
    token = ann.post("/api/tokens")["key"]
    ann.post("/api/account", name="Keeper of keys", passphrase="correct horse battery")
    with sqlite3.connect(server.data / "fogcity.db") as database:
        dump = "\n".join(database.iterdump())
        (kept,) = database.execute("SELECT passphrase FROM players WHERE name = 'Keeper of keys'").fetchone()
    files = b"".join(file.read_bytes() for file in server.data.iterdir() if file.name.startswith("fogcity.db"))
    for secret in (token, token.removeprefix("fogcity_"), ann.cookie, "correct horse"):
        assert secret not in dump
        assert secret.encode() not in files
        assert secret not in server.told()
    assert kept.startswith("$argon2id$")


def test_a_wrong_passphrase_and_a_wrong_name_are_answered_alike(server):
    server.guest().post("/api/account", name="Somebody real", passphrase="correct horse battery")
    answers = [
        httpx.post(server.url + "/api/login", json={"name": name, "passphrase": "wrong horse battery"}, timeout=60)
        for name in ("Somebody real", "Nobody at all")
    ]
    assert refused(answers[0], 401, "who_are_you") == refused(answers[1], 401, "who_are_you")


def test_keys_of_invitations_cannot_be_guessed(server):
    ann = server.guest()
    looks = [ann.look(ann.table(open=False)) for _ in range(5)]
    keys = [look[kind] for look in looks for kind in ("invite", "watch")]
    assert len(set(keys)) == len(keys)
    assert all(len(key) == 16 and set(key) <= set(ALPHABET) for key in keys)  # 93 bits
    table, other, stranger = looks[0]["table"], looks[1], server.guest()
    for key in ("", "wrong", other["invite"], looks[0]["invite"][:-1], looks[0]["invite"] + "a"):
        refused(stranger.http.get(f"/api/tables/{table}?key={key}"), 404, "unknown")
    assert httpx.get(f"{server.url}/api/tables/{table}?key={looks[0]['watch']}").json()["invite"] == ""


def test_keys_are_compared_in_constant_time(monkeypatch):
    compared = []
    monkeypatch.setattr("hmac.compare_digest", lambda one, other: compared.append((one, other)) or one == other)
    assert authorization.keys_match("abc", "abc")
    assert not authorization.keys_match("abc", "abd")
    assert compared == [(b"abc", b"abc"), (b"abc", b"abd")]


def test_a_table_by_invitation_does_not_show_that_it_is_there(server):
    ann, bob, table = playing(server, open=False)
    stranger = server.guest()
    for verb, body in (("join", {}), ("say", {"text": "x"}), ("act", {"action": "draw", "after": 1}), ("start", {})):
        there = stranger.http.post(f"/api/tables/{table}/{verb}", json=body)
        nowhere = stranger.http.post(f"/api/tables/nowhere/{verb}", json=body)
        assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
    for path in ("", "/entries", "/record", "/stream", "/view"):
        there, nowhere = (stranger.http.get(f"/api/tables/{name}{path}") for name in (table, "nowhere"))
        assert (there.status_code, there.content) == (nowhere.status_code, nowhere.content)
    with stranger.socket() as listening:
        found = [listening.ask("watch", table=name) for name in (table, "nowhere")]
        assert found[0]["text"] == found[1]["text"]
    plays_on(table, ann, bob)


# ---- what does not belong


def test_another_seats_action_another_tables_event_and_a_move_after_the_end_are_refused(server):
    ann, bob, table = playing(server)
    cy, _, other = playing(server)
    now = ann.look(table)["now"]
    assert now["legal"]
    body = {"action": now["legal"][0], "after": now["position"]}
    refused(bob.http.post(f"/api/tables/{table}/act", json=body), 409, "not_now")
    refused(ann.http.post(f"/api/tables/{other}/act", json=body), 403, "forbidden")
    refused(ann.http.post(f"/api/tables/{table}/act", json={**body, "after": 1}), 409, "late")
    refused(cy.http.post(f"/api/tables/{table}/act", json=body), 403, "forbidden")
    with ann.socket() as listening:
        assert listening.ask("act", table=other, **body)["code"] == "forbidden"
        assert listening.ask("act", table=table, **{**body, "after": 1})["code"] == "late"
    plays_on(table, ann, bob)
    ann.do(table, "offer_stop")
    bob.do(table, "answer_stop", agrees=True)
    now = ann.look(table)["now"]
    refused(ann.http.post(f"/api/tables/{table}/act", json={**body, "after": now["position"]}), 409, "not_now")
    refused(ann.http.post(f"/api/tables/{table}/undo", json={"after": now["position"]}), 409, "not_now")


BAD_MESSAGES = {
    "nothing": b"",
    "a word": b"hello",
    "half a message": b'{"do":"act","table":',
    "a list": b"[]",
    "null": b"null",
    "unknown": b'{"do":"fly","table":"abc"}',
    "no table": b'{"do":"act","action":"draw","after":1}',
    "more than asked": b'{"do":"ping","more":1}',
    "a text as a number": b'{"do":"act","table":"abc","action":"draw","after":"1"}',
    "a number as a text": b'{"do":"act","table":"abc","action":7,"after":1}',
    "a negative number": b'{"do":"act","table":"abc","action":"draw","after":-1}',
    "a huge number": b'{"do":"act","table":"abc","action":"draw","after":' + b"9" * 5000 + b"}",
    "a huge exponent": b'{"do":"act","table":"abc","action":"draw","after":1e999}',
    "no number": b'{"do":"act","table":"abc","action":"draw","after":NaN}',
    "a long id": b'{"do":"ping","id":"' + b"x" * 41 + b'"}',
    "an odd id": b'{"do":"ping","id":"a b"}',
    "a NUL in an id": b'{"do":"ping","id":"a\\u0000"}',
    "a NUL in a text": b'{"do":"say","table":"abc","text":"a\\u0000b"}',
    "a bare NUL": b'{"do":"ping"}\0',
    "a lone surrogate": b'{"do":"say","table":"abc","text":"\\ud800"}',
    "a table that is a path": b'{"do":"watch","table":"../../etc"}',
    "deep lists": b"[" * 8000,
    "deep objects": b'{"do":' * 2500,
    "deep where nobody looks": b'{"do":"ping","x":' + b"[" * 4000 + b"]" * 4000 + b"}",
    "twice the same": b'{"do":"ping","do":"fly"}',
    "binary garbage": bytes(range(256)) * 8,
    "invalid UTF-8": b'{"do":"say","table":"abc","text":"\xff\xfe"}',
    "a surrogate as UTF-8": b'{"do":"say","table":"abc","text":"\xed\xa0\x80"}',
    "too long": b'{"do":"ping","id":"' + b"x" * LARGEST + b'"}',
}


@pytest.fixture(scope="module")
def table(server):
    return playing(server)


@pytest.mark.parametrize("name", BAD_MESSAGES)
def test_a_bad_message_over_a_socket_is_answered_and_the_socket_goes_on(table, name):
    ann, _, id_ = table
    data = BAD_MESSAGES[name]
    with ann.socket() as listening:
        listening.connection.send(data)  # as bytes: these need not be UTF-8
        problem = listening.next()
        assert problem["say"] == "problem"
        assert problem["code"] == ("too_large" if name == "too long" else "bad_request")
        assert problem["text"]
        assert "Traceback" not in problem["text"]
        with contextlib.suppress(UnicodeDecodeError):
            listening.connection.send(data.decode())
            assert listening.next()["code"] == problem["code"]
        assert listening.ask("ping")["say"] == "done"
        assert listening.ask("watch", table=id_)["say"] == "done"


@pytest.mark.parametrize("name", [name for name in BAD_MESSAGES if name != "nothing"])
def test_a_bad_body_is_answered(table, name):
    ann, _, id_ = table
    answer = ann.http.post(
        f"/api/tables/{id_}/act", content=BAD_MESSAGES[name], headers={"content-type": "application/json"}
    )
    if name == "too long":
        refused(answer, 413, "too_large")
    else:
        refused(answer, 400, "bad_request")


def test_the_table_at_which_all_that_was_tried_plays_on(table):
    ann, bob, id_ = table
    plays_on(id_, ann, bob)


def test_invalid_utf8_in_a_text_frame_closes_that_socket_alone(server, table):
    ann, bob, id_ = table
    with ann.socket() as broken, bob.socket() as fine:
        fine.ask("watch", table=id_)
        broken.connection.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            broken.until("never")
        assert fine.ask("ping")["say"] == "done"
    plays_on(id_, ann, bob)


def test_a_frame_beyond_all_measure_closes_that_socket_alone(server, table):
    ann, bob, id_ = table
    with ann.socket() as broken:
        broken.connection.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as caught:
            broken.until("never")
        assert caught.value.rcvd.code == 1009
    plays_on(id_, ann, bob)


def test_a_body_in_pieces_may_not_be_too_long_either(server):
    ann = server.guest()

    def pieces():
        for _ in range(40):
            yield b" " * 1000

    answer = ann.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    refused(answer, 413, "too_large")
    assert ann.get("/api/me")["id"] == ann.id


def test_a_body_without_end_is_not_waited_for(server):
    ann = server.guest()
    head = (
        f"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncookie: fogcity={ann.cookie}\r\n"
        "content-type: application/json\r\ncontent-length: 99999999\r\n\r\n"
    )
    with socket.create_connection(("localhost", server.port), timeout=20) as connection:
        connection.sendall(head.encode() + b" " * (LARGEST + 1))
        assert connection.recv(65536).startswith(b"HTTP/1.1 413")


def test_another_method_is_told_which_would_do(server):
    answer = httpx.put(server.url + "/api/tables")
    refused(answer, 405, "wrong_method")
    assert answer.headers["allow"] == "GET, HEAD, POST"
    refused(httpx.get(server.url + "/api/guest"), 405, "wrong_method")


@pytest.mark.parametrize(
    "data",
    [
        b"\0" * 1000,
        b"GET\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nhost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: x\r\n\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n",
        bytes(range(256)),
    ],
)
def test_what_is_no_http_is_refused(server, data):
    answer = raw(server, data)
    assert not answer or re.match(rb"HTTP/1.1 4\d\d ", answer), answer
    assert b"Traceback" not in answer


@pytest.mark.parametrize("endless", [b"GET /" + b"a" * 300_000, b"GET / HTTP/1.1\r\nx: " + b"a" * 300_000])
def test_a_head_without_end_is_not_waited_for(server, endless):
    """The connection is closed, before or after the answer can be read."""
    with socket.create_connection(("localhost", server.port), timeout=20) as connection:
        try:
            for _ in range(5):
                connection.sendall(endless)
            assert connection.recv(1000).startswith(b"HTTP/1.1 4")
        except ConnectionError:
            return


def test_a_client_that_goes_away_in_the_middle_harms_nobody(server, table):
    ann, bob, id_ = table
    for data in (b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 50\r\n\r\n{", b"GET /api/games HTTP/1.1\r\n"):
        with socket.create_connection(("localhost", server.port)) as connection:
            connection.sendall(data)
    plays_on(id_, ann, bob)


# ---- too much


def test_a_slow_reader_is_told_to_ask_again_and_nobody_waits_for_it(server):
    ann, bob, table = playing(server, "ticket")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", server.port))
    cookie = {"cookie": f"fogcity={ann.cookie}"}
    with dial(server, sock=narrow, additional_headers=cookie, max_queue=1, compression=None) as slow:
        for _ in range(1500):
            slow.send(json.dumps({"do": "watch", "table": table}))
        with bob.socket() as quick:
            quick.ask("watch", table=table)
            plays_on(table, ann, bob)
            assert quick.until("entry")
        heard = 0
        while json.loads(slow.recv(60))["say"] != "resync":
            heard += 1
        assert heard < 3000
        slow.send(json.dumps({"do": "ping", "id": "again"}))
        while json.loads(slow.recv(60)).get("id") != "again":
            pass


def test_what_waits_for_a_reader_is_bounded():
    reader = SendQueue("ann")
    for number in range(10 * MAX_QUEUED):
        reader.send(b"%d" % number)
        assert len(reader._messages) <= MAX_QUEUED
    assert RESYNC in reader._messages
    assert reader.dropped


def test_a_reader_that_was_sent_away_hears_nothing_more():
    reader = SendQueue("ann")
    reader.send(b"before")
    reader.end(at_once=True)
    for _ in range(10 * MAX_QUEUED):
        reader.send(b"after")
    assert not reader._messages


def test_one_player_cannot_have_too_many_sockets(server):
    ann = server.guest()
    with contextlib.ExitStack() as sockets:
        for _ in range(server_socket.MAX_SOCKETS):
            sockets.enter_context(ann.socket())
        with pytest.raises(InvalidStatus) as caught:
            ann.socket()
        assert caught.value.response.status_code == 409
        sockets.enter_context(server.guest().socket())
    eventually(lambda: _can_connect(ann))


def _can_connect(client):
    with contextlib.suppress(InvalidStatus), client.socket():
        return True
    return False


def test_one_player_cannot_have_too_many_streams(server):
    ann = server.guest()
    with contextlib.ExitStack() as streams:
        http = streams.enter_context(
            httpx.Client(base_url=server.url, cookies=ann.http.cookies, limits=httpx.Limits(max_connections=100))
        )
        for _ in range(api.MAX_STREAMS):
            streams.enter_context(http.stream("GET", "/api/stream"))
        refused(http.get("/api/stream"), 409, "not_now")
    eventually(lambda: _can_stream(ann))


def _can_stream(client):
    with client.http.stream("GET", "/api/stream") as answer:
        return answer.status_code == 200


def test_one_socket_cannot_watch_too_many_tables(server):
    ann = server.guest()
    tables = [ann.table() for _ in range(server_socket.MAX_WATCHED + 1)]
    with ann.socket() as listening:
        assert all(listening.ask("watch", table=table)["say"] == "done" for table in tables[:-1])
        assert listening.ask("watch", table=tables[-1])["code"] == "not_now"
        assert listening.ask("watch", table=tables[0])["say"] == "done"
        listening.ask("unwatch", table=tables[0])
        assert listening.ask("watch", table=tables[-1])["say"] == "done"


def until_too_often(ask, most=400):
    for _ in range(most):
        answer = ask()
        if answer.status_code == 429:
            return answer
    raise AssertionError(f"{most} times is not too often")


def test_a_player_who_asks_too_often_is_told_when_to_come_back(strict):
    ann = strict.guest()
    table = ann.table()
    answer = until_too_often(lambda: ann.http.post(f"/api/tables/{table}/say", json={"text": "hi"}))
    refused(answer, 429, "too_often")
    assert int(answer.headers["retry-after"]) >= 1
    bob = strict.guest()
    bob.do(table, "say", text="and I?")


def test_a_socket_that_asks_too_often_is_slowed_down_and_goes_on(strict):
    ann = strict.guest()
    with ann.socket() as listening:
        for number in range(50):
            listening.send("ping", id=f"n{number}")
        answers = [listening.next() for _ in range(50)]
        assert {answer["say"] for answer in answers} == {"done", "problem"}
        assert {answer["code"] for answer in answers if answer["say"] == "problem"} == {"too_often"}


def test_passphrases_cannot_be_tried_often(strict):
    def log_in():
        body = {"name": "Victim", "passphrase": "a guess or two"}
        return httpx.post(strict.url + "/api/login", json=body, timeout=60)

    answer = until_too_often(log_in, 30)
    assert int(answer.headers["retry-after"]) >= 1


def test_an_address_that_asks_too_often_is_told_when_to_come_back(strict):
    headers = {"x-forwarded-for": "203.0.113.7"}
    with httpx.Client(base_url=strict.url, headers=headers) as http:
        answer = until_too_often(lambda: http.get("/api/tables?list=open"), 2000)
        assert int(answer.headers["retry-after"]) >= 1
        assert until_too_often(lambda: http.post("/api/guest", json={"name": "x"})).status_code == 429
    other = {"x-forwarded-for": "203.0.113.8"}
    assert httpx.get(strict.url + "/api/tables", headers=other).status_code == 200


def test_sockets_of_an_address_cannot_be_opened_too_often(strict):
    headers = {"x-forwarded-for": "203.0.113.9"}
    for _ in range(200):
        try:
            with dial(strict, additional_headers=headers):
                pass
        except InvalidStatus as error:
            assert error.response.status_code == 429
            assert int(error.response.headers["retry-after"]) >= 1
            return
    raise AssertionError("200 sockets are not too often")


def test_all_addresses_of_a_household_are_one():
    assert client_network("2001:db8:1:2::1") == client_network("2001:db8:1:2:ffff::9")
    assert client_network("2001:db8:1:2::1") != client_network("2001:db8:1:3::1")
    assert client_network("::ffff:192.0.2.1") == client_network("192.0.2.1") != client_network("192.0.2.2")
    assert client_network("fe80::1%eth0") == client_network("fe80::2")
    assert len(client_network("x" * 9999)) < 100
